/** An input for a date with a time, or for a time. The browser reports no value while a part of it is missing. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface TimeInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'onBlur'> {
  readonly type?: 'datetime-local' | 'time'
  readonly value: string
  /** Receives complete values, and '' when the input was emptied. */
  readonly onChange: (value: string) => void
}

export function TimeInput({ type = 'datetime-local', value, error, onChange, ...others }: TimeInputProps) {
  /** Set while the time is incomplete; `kept` is the value before it became incomplete. */
  const [incomplete, setIncomplete] = useState<{ readonly kept: string }>()
  // A new value from outside, such as after an undo, replaces an incomplete time.
  if (incomplete !== undefined && incomplete.kept !== value) setIncomplete(undefined)
  const isIncomplete = incomplete?.kept === value
  const read = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    if (currentTarget.validity.badInput) return setIncomplete({ kept: value })
    setIncomplete(undefined)
    onChange(currentTarget.value)
  }
  // An input that becomes incomplete or empty may send no change event.
  const leave = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    if (isIncomplete || currentTarget.validity.badInput) read({ currentTarget })
  }
  return (
    <TextInput
      {...others}
      type={type}
      // Empty for an incomplete time, because React would overwrite it with `value`.
      value={isIncomplete ? '' : value}
      error={
        isIncomplete
          ? `Not saved: ${type === 'time' ? 'a part of the time' : 'a part of the date or the time'} is missing.`
          : error
      }
      onChange={read}
      onBlur={leave}
    />
  )
}
