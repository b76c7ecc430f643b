import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Json } from '../../engine/core/json.ts'
import type { Schema } from '../../engine/core/schema.ts'
import type { TextPath } from '../edit/text-edit.ts'
import { useForm } from './context.ts'
import { valueOfWords, wordsOfValue } from './written-value.ts'

export interface FieldProps {
  readonly schema: Schema
  readonly value: Json | undefined
  readonly path: TextPath
  readonly required: boolean
  readonly label: string
  readonly help: string | undefined
}

/** Edits a value that has no form of its own, as a text or JSON. The value is written when people leave the field. */
export function JsonField({ value, path, label, help }: Pick<FieldProps, 'value' | 'path' | 'label' | 'help'>) {
  const { set } = useForm()
  const written = value === undefined ? '' : wordsOfValue(value)
  /** Undefined while nothing is typed here. */
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  return (
    <Textarea
      label={label}
      description={help}
      classNames={{ input: 'mono' }}
      autosize
      minRows={1}
      maxRows={14}
      value={typed ?? written}
      error={problem}
      spellCheck={false}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        setProblem(undefined)
        if (typed === undefined) return
        try {
          set(path, typed.trim() === '' ? undefined : valueOfWords(typed))
          setTyped(undefined)
        } catch {
          setProblem('This value is not complete yet, so the document keeps the previous value.')
        }
      }}
    />
  )
}
