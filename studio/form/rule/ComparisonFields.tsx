/** The inputs of one comparison: its fact, its operator, and a value of the type of the fact. */
import { Button, MultiSelect, NumberInput, Select, TagsInput, TextInput } from '@mantine/core'
import { isList, isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'
import { limitsOf } from '../../../engine/prove/domain.ts'
import type { TextPath } from '../../edit/text-edit.ts'
import { useZone } from '../../shell/session.tsx'
import { placeOf } from '../../../engine/wording/moment.ts'
import { JsonField } from '../JsonField.tsx'
import { TimeInput } from '../TimeInput.tsx'
import { comparableFacts, inputOf, operatorsOf, startComparison, takesFact, withOperator } from './comparison.ts'
import { type FactChoice, valueChoices } from './fact-choice.ts'

interface ComparisonProps {
  readonly rule: JsonObject & { readonly fact: string; readonly op: string }
  readonly path: TextPath
  readonly facts: readonly FactChoice[]
  readonly onChange: (rule: JsonObject) => void
  /** Set in tables, where the column determines the fact. */
  readonly isFactFixed?: boolean
}

export function ComparisonFields({ rule, path, facts, onChange, isFactFixed = false }: ComparisonProps) {
  const fact = facts.find(({ name }) => name === rule.fact)
  return (
    <div className="comparison">
      {isFactFixed ? null : (
        <FactSelect
          label="Fact"
          facts={facts}
          value={rule.fact}
          onChange={(chosen) => onChange(startComparison(chosen))}
        />
      )}
      {fact === undefined ? (
        <JsonField value={rule} path={path} label={`${rule.fact} as JSON`} help="There is no fact with this name." />
      ) : (
        <>
          <Select
            aria-label={`Comparison of ${fact.title}`}
            className="operator"
            data={operatorsOf(fact.schema).map(({ op, title }) => ({ value: op, label: title }))}
            value={rule.op}
            allowDeselect={false}
            onChange={(op) => op !== null && onChange(withOperator(rule, fact, op))}
          />
          <ValueFields
            rule={rule}
            path={path}
            fact={fact}
            facts={facts}
            onChange={(value) => onChange({ ...rule, value })}
          />
          {takesFact(fact.schema, rule.op) || isObject(rule.value) ? (
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() =>
                isObject(rule.value)
                  ? onChange({ ...startComparison(fact), op: rule.op })
                  : onChange({ ...rule, value: { fact: comparableFacts(fact, facts)[0]?.name ?? '' } })
              }
            >
              {isObject(rule.value) ? 'Compare with a value' : 'Compare with another fact'}
            </Button>
          ) : null}
          {isFactFixed ? null : <span className="note dim what">{fact.description}</span>}
        </>
      )}
    </div>
  )
}

export function FactSelect({
  label,
  facts,
  value,
  onChange,
}: {
  readonly label: string
  readonly facts: readonly FactChoice[]
  readonly value: string | undefined
  readonly onChange: (fact: FactChoice) => void
}) {
  const areas = [...new Set(facts.map(({ area }) => area))]
  return (
    <Select
      aria-label={label}
      className="fact"
      searchable
      allowDeselect={false}
      limit={200}
      placeholder="Choose"
      nothingFoundMessage="No fact matches these words"
      data={areas.map((area) => ({
        group: area,
        items: facts.filter((fact) => fact.area === area).map(({ name, title }) => ({ value: name, label: title })),
      }))}
      value={value ?? null}
      onChange={(name) => {
        const chosen = facts.find((fact) => fact.name === name)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}

function ValueFields({
  rule,
  path,
  fact,
  facts,
  onChange,
}: {
  readonly rule: ComparisonProps['rule']
  readonly path: TextPath
  readonly fact: FactChoice
  readonly facts: readonly FactChoice[]
  readonly onChange: (value: Json) => void
}) {
  const zone = useZone()
  const { value } = rule
  const label = `Value of ${fact.title}`
  const values = valueChoices(fact.schema) ?? []
  const choices = values.map((choice) => ({ value: String(choice.value), label: choice.label }))
  const choiceOf = (text: string): Json => values.find((choice) => String(choice.value) === text)?.value ?? text
  const list = isList(value) ? value : []
  switch (inputOf(fact, rule.op, value)) {
    case 'yes-no':
      return <Two label={label} value={value} yes="yes" no="no" onChange={onChange} />
    case 'set':
      return <Two label={label} value={value} yes="it is" no="it is not" onChange={onChange} />
    case 'choice':
      return (
        <Select
          aria-label={label}
          className="value"
          data={choices}
          allowDeselect={false}
          value={value === undefined ? null : String(value)}
          onChange={(text) => text !== null && onChange(choiceOf(text))}
        />
      )
    case 'choices':
      return (
        <MultiSelect
          aria-label={label}
          className="value"
          data={choices}
          value={list.map(String)}
          placeholder={list.length === 0 ? 'Choose one or more' : ''}
          onChange={(texts) => onChange(texts.map(choiceOf))}
        />
      )
    case 'number':
      return <NumberPart label={label} fact={fact} value={value} onChange={onChange} />
    case 'numbers':
      return (
        <TagsInput
          aria-label={label}
          className="value"
          placeholder="Type a number and press Enter"
          value={list.map(String)}
          onChange={(texts) => onChange(texts.map(Number).filter(Number.isFinite))}
        />
      )
    case 'number-range':
    case 'share': {
      const isShare = rule.op === 'bucket'
      return (
        <span className="range">
          {[0, 1].map((n) => (
            <NumberPart
              key={n}
              label={`${n === 0 ? 'Lowest' : 'Highest'} ${label.toLowerCase()}`}
              fact={isShare ? share : fact}
              suffix={isShare ? ' %' : ''}
              value={list[n]}
              onChange={(next) => onChange(n === 0 ? [next, list[1] ?? next] : [list[0] ?? next, next])}
            />
          ))}
        </span>
      )
    }
    case 'text':
      return (
        <TextInput
          aria-label={label}
          className="value"
          placeholder={`Such as ${String(fact.examples.find((one) => one !== '' && !isList(one)) ?? 'a word')}`}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )
    case 'texts':
      return (
        <TagsInput
          aria-label={label}
          className="value"
          placeholder="Type a text and press Enter"
          value={list.map(String)}
          onChange={(texts) => onChange(texts)}
        />
      )
    case 'moment':
      return <Moment label={label} zone={zone} value={value} onChange={onChange} />
    case 'moment-range':
      return (
        <span className="range">
          {[0, 1].map((n) => (
            <Moment
              key={n}
              label={`${n === 0 ? 'First' : 'Last'} ${label.toLowerCase()}`}
              zone={zone}
              value={list[n]}
              onChange={(next) => onChange(n === 0 ? [next, list[1] ?? ''] : [list[0] ?? '', next])}
            />
          ))}
        </span>
      )
    case 'fact':
      return (
        <FactSelect
          label={`Fact to compare ${fact.title} with`}
          facts={comparableFacts(fact, facts)}
          value={isObject(value) ? String(value.fact) : undefined}
          onChange={({ name }) => onChange({ fact: name })}
        />
      )
    case 'part':
      return <JsonField value={value} path={[...path, 'value']} label={`${label} as JSON`} help={undefined} />
  }
}

const share: Pick<FactChoice, 'schema'> = { schema: { type: 'number', minimum: 0, maximum: 100 } }

function Two({
  label,
  value,
  yes,
  no,
  onChange,
}: {
  readonly label: string
  readonly value: Json | undefined
  readonly yes: string
  readonly no: string
  readonly onChange: (value: Json) => void
}) {
  return (
    <Select
      aria-label={label}
      className="value"
      data={[
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]}
      allowDeselect={false}
      value={String(value ?? true)}
      onChange={(text) => text !== null && onChange(text === 'true')}
    />
  )
}

function NumberPart({
  label,
  fact: { schema },
  suffix = '',
  value,
  onChange,
}: {
  readonly label: string
  readonly fact: Pick<FactChoice, 'schema'>
  readonly suffix?: string
  readonly value: Json | undefined
  readonly onChange: (value: Json) => void
}) {
  const { minimum, maximum } = limitsOf(schema)
  return (
    <NumberInput
      aria-label={label}
      className="value"
      suffix={suffix}
      value={typeof value === 'number' ? value : ''}
      allowDecimal={schema.type === 'number'}
      {...(minimum === undefined ? {} : { min: minimum })}
      {...(maximum === undefined ? {} : { max: maximum })}
      clampBehavior="none"
      onChange={(next) => typeof next === 'number' && onChange(next)}
    />
  )
}

function Moment({
  label,
  zone,
  value,
  onChange,
}: {
  readonly label: string
  readonly zone: string
  readonly value: Json | undefined
  readonly onChange: (value: Json) => void
}) {
  return (
    <TimeInput
      aria-label={`${label}, in ${placeOf(zone)} time`}
      className="value"
      rightSection={<span className="zone">{placeOf(zone)}</span>}
      rightSectionWidth={64}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
    />
  )
}
