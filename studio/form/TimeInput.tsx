/** An input for a date, a time, or a date with a time. The browser reports no value while a part of it is missing. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface TimeInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'onBlur'> {
  readonly type?: 'date' | 'datetime-local' | 'time'
  readonly value: string
  /** Receives complete values, and '' when the input was emptied. */
  readonly onChange: (value: string) => void
}

const missingParts = {
  date: 'a part of the date',
  'datetime-local': 'a part of the date or the time',
  time: 'a part of the time',
} as const

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
      error={isIncomplete ? `Not saved: ${missingParts[type]} is missing.` : error}
      onChange={read}
      onBlur={leave}
    />
  )
}
