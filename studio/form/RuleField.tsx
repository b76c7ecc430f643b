/**
 * Chooses who sees something: everybody, an audience, or a custom rule, which is shown in words and with its effect.
 */
import { SegmentedControl } from '@mantine/core'
import { useEffect, useState } from 'react'
import { isObject, type Json } from '../../engine/core/json.ts'
import { site } from '../workspace/client.ts'
import { useForm } from './context.ts'
import { DocumentPicker } from './DocumentPicker.tsx'
import type { FieldProps } from './JsonField.tsx'
import type { FactChoice } from './rule/fact-choice.ts'
import { RuleBuilder } from './rule/RuleBuilder.tsx'
import { RuleEffect } from './rule/RuleEffect.tsx'
import type { RuleView } from './rule/rule-view.ts'
import { childOf } from './schema.ts'
import './rule/rule.css'

type Form = 'everybody' | 'audience' | 'rule'

export function RuleField({ value, path, label, help, required }: FieldProps) {
  const { set, revision } = useForm()
  const words = useRuleWords(value, revision)
  const view = useRuleView(value, revision)
  const facts = useFacts()
  const [isBuilding, setBuilding] = useState(false)
  const form: Form = formOf(value) === 'everybody' && isBuilding ? 'rule' : formOf(value)
  const change = (rule: Json | undefined): void => {
    setBuilding(true)
    set(path, rule ?? (required ? true : undefined))
  }
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {help === undefined ? null : <span className="dim">{help}</span>}
      <SegmentedControl
        aria-label={`${label}: who`}
        value={form}
        onChange={(next) => {
          setBuilding(next === 'rule')
          if (next === 'everybody') set(path, required ? true : undefined)
          else if (next === 'audience') set(path, { audience: '' })
          else if (formOf(value) === 'audience') set(path, { all: [value ?? true] })
        }}
        data={[
          { value: 'everybody', label: 'Everybody' },
          { value: 'audience', label: 'An audience' },
          { value: 'rule', label: 'A rule' },
        ]}
      />
      {form === 'everybody' ? null : (
        <output className="rule-words">
          For <strong>{words ?? 'everybody'}</strong>
        </output>
      )}
      {form === 'audience' ? (
        <DocumentPicker
          kind="audience"
          label="Audience"
          description="The rule holds only for people in this audience."
          value={audienceOf(value)}
          onChange={(id) => set([...path, 'audience'], id ?? '')}
          clearable={false}
        />
      ) : form === 'rule' ? (
        <RuleBuilder rule={value ?? true} path={path} facts={facts} verdicts={view?.parts ?? {}} onChange={change} />
      ) : null}
      {form === 'everybody' || view === undefined ? null : <RuleEffect view={view} />}
    </fieldset>
  )
}

function formOf(value: Json | undefined): Form {
  if (value === undefined || value === true) return 'everybody'
  return isObject(value) && 'audience' in value && Object.keys(value).length === 1 ? 'audience' : 'rule'
}

export function useFacts(): readonly FactChoice[] {
  const [facts, setFacts] = useState<readonly FactChoice[]>([])
  useEffect(() => void site.facts().then(setFacts), [])
  return facts
}

/** Returns the rule in words; undefined without a rule. */
export function useRuleWords(value: Json | undefined, revision: number): string | undefined {
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

function useRuleView(value: Json | undefined, revision: number): RuleView | undefined {
  const [view, setView] = useState<RuleView>()
  useEffect(() => {
    if (value === undefined || value === true) return undefined
    let isCurrent = true
    void site.ruleEffect(value, Date.now()).then((found) => isCurrent && setView(found))
    return () => {
      isCurrent = false
    }
  }, [value, revision])
  return value === undefined || value === true ? undefined : view
}

function audienceOf(value: Json | undefined): string | undefined {
  const id = childOf(value, 'audience')
  return typeof id === 'string' ? id : undefined
}
