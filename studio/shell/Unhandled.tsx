/** Shows the last error that no view handled, such as a check of the site that has stopped. */
import { Alert, Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { errorMessage } from '../../engine/core/error-message.ts'

export function Unhandled() {
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const listen = ({ reason }: PromiseRejectionEvent): void => setProblem(errorMessage(reason))
    addEventListener('unhandledrejection', listen)
    return () => removeEventListener('unhandledrejection', listen)
  }, [])
  if (problem === '') return null
  return (
    <Alert color="red" variant="light" title="A part of this page did not load" role="alert">
      {problem}
      <div className="row">
        <Button size="xs" variant="default" onClick={() => location.reload()}>
          Load the page again
        </Button>
        <Button size="xs" variant="default" onClick={() => setProblem('')}>
          Hide this
        </Button>
      </div>
    </Alert>
  )
}
