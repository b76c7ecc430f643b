/** What is shown instead of a view: at an unknown address, and when a view fails while it renders. */
import { Alert, Button } from '@mantine/core'
import { Link, useLocation, useRouteError } from 'react-router-dom'
import { errorMessage } from '../../engine/core/error-message.ts'

export function NoView() {
  const { pathname } = useLocation()
  return (
    <div className="view">
      <h1>There is no page at this address</h1>
      <p>
        The studio has no page <code>/studio{pathname}</code>. Check the address, or choose a page on the left. To edit
        a document, <Link to="/find">find it by its title</Link>.
      </p>
    </div>
  )
}

export function ViewFailure() {
  const error = useRouteError()
  return (
    <div className="view">
      <h1>This page cannot be shown</h1>
      <Alert color="red" variant="light" title="The page failed while it was rendered" role="alert">
        {errorMessage(error)}
      </Alert>
      <p>Your edits are kept. If the page fails again, send the message above to the developers.</p>
      <div>
        <Button variant="default" onClick={() => location.reload()}>
          Load the page again
        </Button>
      </div>
    </div>
  )
}
