/** The input for one value of a fact, such as the VIP level of a person. */
import { NumberInput, Select, TagsInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { isList, type Json } from '../../../engine/core/json.ts'
import { limitsOf } from '../../../engine/prove/domain.ts'
import { useZone } from '../../shell/session.tsx'
import { placeOf } from '../../../engine/wording/moment.ts'
import { instantOf, wallTime } from '../../shell/time.ts'
import { TimeInput } from '../TimeInput.tsx'
import { type FactChoice, valueChoices } from './fact-choice.ts'

interface FactValueProps {
  readonly fact: Pick<FactChoice, 'title' | 'schema'>
  readonly value: Json
  readonly onChange: (value: Json) => void
}

export function FactValue({ fact: { title, schema }, value, onChange }: FactValueProps): ReactNode {
  const zone = useZone()
  const choices = valueChoices(schema)
  if (choices !== undefined)
    return (
      <Select
        size="xs"
        className="fact-value"
        label={title}
        allowDeselect={false}
        data={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
        value={String(value)}
        onChange={(text) => onChange(choices.find((choice) => String(choice.value) === text)?.value ?? value)}
      />
    )
  if (schema.type === 'array')
    return (
      <TagsInput
        size="xs"
        className="fact-value"
        label={title}
        value={isList(value) ? value.map(String) : []}
        onChange={onChange}
      />
    )
  if ('format' in schema && schema.format === 'instant')
    return (
      <TimeInput
        size="xs"
        className="fact-value"
        label={`${title}, in ${placeOf(zone)} time`}
        value={typeof value === 'number' ? wallTime(value, zone) : ''}
        onChange={(next) => onChange(instantOf(next, zone) ?? value)}
      />
    )
  if (schema.type === 'string')
    return (
      <TextInput
        size="xs"
        className="fact-value"
        label={title}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const { minimum, maximum } = limitsOf(schema)
  return (
    <NumberInput
      size="xs"
      className="fact-value"
      label={title}
      {...(minimum === undefined ? {} : { min: minimum })}
      {...(maximum === undefined ? {} : { max: maximum })}
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => typeof next === 'number' && onChange(next)}
    />
  )
}
