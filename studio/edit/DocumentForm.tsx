/** The form of a whole document, and how forms write into a draft. */
import { Alert } from '@mantine/core'
import { useMemo } from 'react'
import type { Json } from '../../engine/core/json.ts'
import type { Schema } from '../../engine/core/schema.ts'
import type { Finding } from '../../engine/document/finding.ts'
import { FormContext, type FormHost } from '../form/context.ts'
import { ObjectFields } from '../form/Fields.tsx'
import { findingInWords } from '../form/finding-words.ts'
import { childOf, groupsOf } from '../form/schema.ts'
import { schemaOf } from '../shell/kinds.ts'
import { useSiteFacts } from '../shell/session.tsx'
import type { Draft } from './draft.ts'
import type { SelectionHost } from './selection.ts'
import { pointerAfterMove, type TextPath, valueOf, withEntry, withValue } from './text-edit.ts'

interface FormHostRequest extends Pick<SelectionHost, 'replaceSelection'>, Pick<FormHost, 'notes' | 'revision'> {
  readonly text: string
  readonly findings: readonly Finding[]
}

/** Returns what the fields of a form need. Every field writes into the current text of the draft. */
export function useFormHost(
  draft: Draft,
  { text, findings, notes, revision, replaceSelection }: FormHostRequest,
): FormHost {
  const document = useMemo(() => valueOf(text) ?? {}, [text])
  return useMemo(() => {
    const now = (): string => draft.view().text
    return {
      document,
      set: (path, next) => draft.edit(withValue(now(), path, next)),
      insert: (list, index, entry) => draft.edit(withEntry(now(), list, index, entry)),
      move: (list, from, to) => {
        draft.edit(moved(now(), list, from, to))
        replaceSelection((pointer) => pointerAfterMove(pointer, list, from, to))
      },
      findings: byPointerOf(findings),
      notes,
      revision,
    }
  }, [draft, document, findings, notes, revision, replaceSelection])
}

export function DocumentForm({
  host,
  text,
  kind,
  findings,
}: {
  readonly host: FormHost
  readonly text: string
  readonly kind: string
  readonly findings: readonly Finding[]
}) {
  const value = useMemo(() => valueOf(text), [text])
  const schema = schemaOf(kind)
  if (value === undefined || schema === undefined) return <IncompleteText />
  return (
    <FormContext value={host}>
      <FindingsWithoutField findings={findings} fields={namesOfFields(schema)} />
      <div className="fields">
        <ObjectFields schema={schema} value={value} path={[]} isDocument />
      </div>
    </FormContext>
  )
}

export function IncompleteText() {
  return (
    <Alert color="yellow" variant="light" title="The form waits">
      The JSON of this document is not complete. Complete it in the view “JSON”, or undo your last edit.
    </Alert>
  )
}

/** Shows findings about the whole document, but not that one of the `fields` is missing: the field shows that. */
export function FindingsWithoutField({
  findings,
  fields = [],
}: {
  readonly findings: readonly Finding[]
  readonly fields?: readonly string[]
}) {
  const { languages } = useSiteFacts()
  const found = findings.filter(({ pointer, missing = '' }) => pointer === '' && !fields.includes(missing))
  if (found.length === 0) return null
  return (
    <div>
      {found.map((finding, n) => (
        <div key={n} className={`note ${finding.severity}`}>
          {findingInWords(finding, languages)}
        </div>
      ))}
    </div>
  )
}

/** Returns the names of the properties for which the form of a document has a field. */
function namesOfFields(schema: Schema): readonly string[] {
  return groupsOf(schema, true).flatMap(({ fields }) => fields.map(([name]) => name))
}

function byPointerOf(findings: readonly Finding[]): FormHost['findings'] {
  const found = new Map<string, Finding[]>()
  for (const finding of findings) found.set(finding.pointer, [...(found.get(finding.pointer) ?? []), finding])
  return found
}

function moved(text: string, list: TextPath, from: number, to: number): string {
  let entries: Json | undefined = valueOf(text)
  for (const name of list) entries = childOf(entries, name)
  const entry = childOf(entries, from)
  return entry === undefined ? text : withEntry(withValue(text, [...list, from], undefined), list, to, entry)
}
