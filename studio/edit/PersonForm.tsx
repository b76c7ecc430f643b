/** A form for a person made by hand: a few facts by their titles. */
import { Button, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { FactDefinition } from '../../engine/core/fact.ts'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import { isDerivedFact } from '../../engine/core/preview-token.ts'
import { FactValue } from '../form/rule/FactValue.tsx'

interface TitledFact extends FactDefinition {
  readonly label?: string
}

const facts: { readonly [name: string]: TitledFact } = catalogue.facts
/** The facts that can be set: those that do not follow from other choices of the preview. */
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
          <FactValue
            fact={{ title: facts[name]?.label ?? name, schema: facts[name]?.schema ?? { type: 'string' } }}
            value={fact}
            onChange={(next) => onChange({ ...value, [name]: next })}
          />
          <Button
            size="xs"
            variant="subtle"
            aria-label={`Remove ${facts[name]?.label ?? name}`}
            onClick={() => onChange(Object.fromEntries(Object.entries(value).filter(([one]) => one !== name)))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Select
        size="xs"
        label="Add a fact about this person"
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
          placeholder="Name, to save this person"
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

/** Returns the initial value of a fact: its second example, because the first is the value for a visitor. */
function startOf(fact: TitledFact | undefined): Json {
  return fact?.examples[1] ?? fact?.examples[0] ?? true
}
