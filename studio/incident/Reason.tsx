/** The end of the first step: the field for the reason, and the button that leads to the second step. */
import { Button, Textarea } from '@mantine/core'

interface ReasonProps {
  readonly value: string
  readonly onChange: (reason: string) => void
}

export function Reason({ value, onChange }: ReasonProps) {
  return (
    <>
      <Textarea
        label="Reason"
        description="Your colleagues see the reason, and the audit records it. Players do not see it."
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        required
        maxLength={1000}
        autosize
        minRows={2}
      />
      <div>
        <Button type="submit">Continue</Button>
      </div>
    </>
  )
}
