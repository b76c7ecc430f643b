/** A text for players: one input for each language of the site, or a shared text by its key. */
import { Button, Select, Textarea } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { isObject, type Json } from '../../engine/core/json.ts'
import type { TextSpace } from '../../engine/core/schema.ts'
import { useSiteFacts } from '../shell/session.tsx'
import { site } from '../workspace/client.ts'
import { useForm } from './context.ts'
import { type FieldProps, JsonField } from './JsonField.tsx'
import { childOf } from './schema.ts'
import { fitInWords, fitOf } from './text-fit.ts'
import { isUntranslated, lengthInWords } from './text-notes.ts'

export function TextField({ schema, value, path, required, label, help }: FieldProps) {
  const { set } = useForm()
  const isMap = schema.resolves === undefined && schema.properties === undefined && schema.oneOf === undefined
  if (isMap)
    return (
      <Languages
        value={value}
        path={path}
        label={label}
        help={help}
        required={required}
        most={schema.maxLength}
        space={schema.fit}
      />
    )
  if (isObject(value) && '$string' in value)
    return <SharedText value={value} path={path} label={label} help={help} required={required} />
  if (value !== undefined && !(isObject(value) && '$text' in value))
    return <JsonField value={value} path={path} label={label} help={help} />
  return (
    <div className="field">
      <Languages
        value={childOf(value, '$text')}
        path={[...path, '$text']}
        label={label}
        help={help}
        required={required}
        most={schema.maxLength}
        space={schema.fit}
      />
      {value === undefined || required ? null : (
        <div>
          <Button size="compact-xs" variant="default" onClick={() => set(path, undefined)}>
            Remove {label}
          </Button>
        </div>
      )}
    </div>
  )
}

type TextPart = Pick<FieldProps, 'value' | 'path' | 'label' | 'help' | 'required'>

function Languages({
  value,
  path,
  label,
  help,
  required,
  most,
  space,
}: TextPart & {
  /** Maximum number of characters. */
  readonly most: number | undefined
  readonly space: TextSpace | undefined
}) {
  const { set } = useForm()
  const { languages } = useSiteFacts()
  const [first] = languages
  const original = first === undefined ? '' : wordsOf(childOf(value, first.code))
  return (
    <fieldset className="group">
      <legend>
        {label}
        {required ? <span aria-hidden> *</span> : null}
      </legend>
      {help === undefined ? null : <span className="dim">{help}</span>}
      <div className="languages">
        {languages.map(({ code, name, tag }) => (
          <Textarea
            key={code}
            description={notesOf(
              wordsOf(childOf(value, code)),
              code === first?.code ? undefined : { original, name: first?.name ?? '' },
              most,
              space,
            )}
            autosize
            minRows={1}
            label={name}
            aria-label={`${label}, ${name}`}
            lang={tag}
            value={wordsOf(childOf(value, code))}
            onChange={(event) => {
              const words = event.currentTarget.value
              set([...path, code], words === '' ? undefined : words)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Notes about one language: its length, its lines, and that it has the words of the first language. */
function notesOf(
  words: string,
  first: { readonly original: string; readonly name: string } | undefined,
  most: number | undefined,
  space: TextSpace | undefined,
): ReactNode {
  const length = lengthInWords(words, most)
  const isSame = first !== undefined && isUntranslated(first.original, words)
  const fit = space && fitOf(words, space)
  const lines = fit && fitInWords(fit, space.lines)
  if (length === undefined && lines === undefined && !isSame) return undefined
  return (
    <>
      {isSame ? <span className="note warning">Same as {first.name}. </span> : null}
      {length === undefined ? null : `${length}. `}
      {lines === undefined ? null : <span className={fit?.shown === undefined ? '' : 'note warning'}>{lines}.</span>}
    </>
  )
}

function SharedText({ value, path, label, help, required }: TextPart) {
  const { set, revision } = useForm()
  const [keys, setKeys] = useState<readonly string[]>([])
  useEffect(() => void site.strings().then(setKeys), [revision])
  return (
    <Select
      label={label}
      description={`${help ?? ''} A shared text, which several places show.`}
      withAsterisk={required}
      searchable
      limit={60}
      data={[...keys]}
      value={wordsOf(childOf(value, '$string'))}
      onChange={(key) => key !== null && set([...path, '$string'], key)}
    />
  )
}

function wordsOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}
