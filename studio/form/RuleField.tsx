/** Who sees something: everybody, an audience, or a rule of its own, always with the rule in words. */
import { SegmentedControl } from '@mantine/core'
import { useEffect, useState } from 'react'
import { isObject, type Json } from '../../engine/core/json.ts'
import { site } from '../workspace/client.ts'
import { useForm } from './context.ts'
import { DocumentPicker } from './DocumentPicker.tsx'
import { type FieldProps, JsonField } from './JsonField.tsx'
import { childOf } from './schema.ts'

type Form = 'everybody' | 'audience' | 'rule'

export function RuleField({ value, path, label, help }: FieldProps) {
  const { set, revision } = useForm()
  const words = useRuleWords(value, revision)
  const form: Form = value === undefined ? 'everybody' : isObject(value) && 'audience' in value ? 'audience' : 'rule'
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {help === undefined ? null : <span className="dim">{help}</span>}
      <SegmentedControl
        aria-label={`${label}: who`}
        value={form}
        onChange={(next) => {
          if (next === 'everybody') set(path, undefined)
          else if (next === 'audience') set(path, { audience: '' })
          else set(path, value ?? { fact: 'session.loggedIn', op: 'eq', value: true })
        }}
        data={[
          { value: 'everybody', label: 'Everybody' },
          { value: 'audience', label: 'An audience' },
          { value: 'rule', label: 'A rule' },
        ]}
      />
      {form === 'audience' ? (
        <DocumentPicker
          kind="audience"
          label="Audience"
          description="People who belong to it see it."
          value={audienceOf(value)}
          onChange={(id) => set([...path, 'audience'], id ?? '')}
          clearable={false}
        />
      ) : form === 'rule' ? (
        <JsonField
          value={value}
          path={path}
          label="Rule as JSON"
          help="Facts are compared with values; all, any and not combine them."
        />
      ) : null}
      <output className="note">
        For <strong>{words ?? 'everybody'}</strong>
      </output>
    </fieldset>
  )
}

/** The rule in words; undefined without one. */
function useRuleWords(value: Json | undefined, revision: number): string | undefined {
  const [words, setWords] = useState<string>()
  useEffect(() => {
    if (value === undefined) return undefined
    let isCurrent = true
    site.ruleWords(value).then(
      (found) => isCurrent && setWords(found),
      () => isCurrent && setWords('a rule that is not complete'),
    )
    return () => {
      isCurrent = false
    }
  }, [value, revision])
  return value === undefined ? undefined : words
}

function audienceOf(value: Json | undefined): string | undefined {
  const id = childOf(value, 'audience')
  return typeof id === 'string' ? id : undefined
}
