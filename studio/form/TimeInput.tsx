/** An input for a date with a time, or for a time. The browser reports no value while a part of it is missing. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, useState } from 'react'

interface TimeInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'onBlur'> {
  readonly type?: 'datetime-local' | 'time'
  readonly value: string
  /** Receives complete values, and '' when the input was emptied. */
  readonly onChange: (value: string) => void
}

export function TimeInput({ type = 'datetime-local', value, error, onChange, ...others }: TimeInputProps) {
  const [isIncomplete, setIncomplete] = useState(false)
  const read = ({
    currentTarget: { validity, value: typed },
  }: ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>) => {
    setIncomplete(validity.badInput)
    if (!validity.badInput && typed !== value) onChange(typed)
  }
  return (
    <TextInput
      {...others}
      type={type}
      // React would replace an incomplete time by the value.
      value={isIncomplete ? '' : value}
      error={
        isIncomplete
          ? `Not saved: ${type === 'time' ? 'a part of the time' : 'a part of the date or the time'} is missing.`
          : error
      }
      onChange={read}
      onBlur={read}
    />
  )
}
