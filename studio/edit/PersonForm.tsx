/** A person made by hand: a few facts by their titles. */
import { Button, NumberInput, Select, TagsInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { FactDefinition } from '../../engine/core/fact.ts'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import { isDerivedFact } from '../../engine/core/preview-token.ts'

interface TitledFact extends FactDefinition {
  readonly label?: string
}

const facts: { readonly [name: string]: TitledFact } = catalogue.facts
/** Facts that follow from the other choices of a preview cannot be set. */
const choices = Object.entries(facts)
  .filter(([name]) => !isDerivedFact(name) && name !== 'device.language')
  .map(([name, { label }]) => ({ value: name, label: label ?? name }))
  .sort((a, b) => (a.label < b.label ? -1 : 1))

export function PersonForm({
  value,
  onChange,
  onSave,
}: {
  readonly value: JsonObject
  readonly onChange: (facts: JsonObject) => void
  readonly onSave: (title: string) => void
}) {
  const [title, setTitle] = useState('')
  return (
    <fieldset className="group person">
      <legend>This person</legend>
      {Object.entries(value).map(([name, fact]) => (
        <div className="row" key={name}>
          <FactInput name={name} value={fact} onChange={(next) => onChange({ ...value, [name]: next })} />
          <Button
            size="xs"
            variant="subtle"
            aria-label={`Leave out ${facts[name]?.label ?? name}`}
            onClick={() => onChange(Object.fromEntries(Object.entries(value).filter(([one]) => one !== name)))}
          >
            Leave out
          </Button>
        </div>
      ))}
      <Select
        size="xs"
        label="Add what is known about this person"
        placeholder="Such as VIP level"
        searchable
        data={choices.filter((choice) => !Object.hasOwn(value, choice.value))}
        value={null}
        onChange={(name) => {
          if (name !== null) onChange({ ...value, [name]: startOf(facts[name]) })
        }}
      />
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          onSave(title)
          setTitle('')
        }}
      >
        <TextInput
          size="xs"
          aria-label="Name of this person"
          placeholder="Name, to keep this person"
          required
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Button size="xs" type="submit" variant="default">
          Keep
        </Button>
      </form>
    </fieldset>
  )
}

/** The second example: the first is what a visitor has. */
function startOf(fact: TitledFact | undefined): Json {
  return fact?.examples[1] ?? fact?.examples[0] ?? true
}

function FactInput({
  name,
  value,
  onChange,
}: {
  readonly name: string
  readonly value: Json
  readonly onChange: (value: Json) => void
}) {
  const { label = name, schema } = facts[name] ?? {}
  const common = { size: 'xs', label, style: { flex: 1 } } as const
  if (schema?.type === 'boolean')
    return (
      <Select
        {...common}
        allowDeselect={false}
        data={[
          { value: 'true', label: 'yes' },
          { value: 'false', label: 'no' },
        ]}
        value={String(value)}
        onChange={(next) => onChange(next === 'true')}
      />
    )
  if (schema?.type === 'integer' || schema?.type === 'number')
    return (
      <NumberInput
        {...common}
        value={typeof value === 'number' ? value : ''}
        {...('minimum' in schema && schema.minimum !== undefined ? { min: schema.minimum } : {})}
        {...('maximum' in schema && schema.maximum !== undefined ? { max: schema.maximum } : {})}
        onChange={(next) => {
          if (typeof next === 'number') onChange(next)
        }}
      />
    )
  if (schema?.type === 'array')
    return (
      <TagsInput
        {...common}
        value={Array.isArray(value) ? value.map(String) : []}
        onChange={(next) => onChange(next)}
      />
    )
  if (schema !== undefined && 'enum' in schema && schema.enum !== undefined)
    return (
      <Select
        {...common}
        allowDeselect={false}
        data={schema.enum.map(String)}
        value={String(value)}
        onChange={(next) => {
          if (next !== null) onChange(next)
        }}
      />
    )
  return <TextInput {...common} value={String(value)} onChange={(event) => onChange(event.currentTarget.value)} />
}
