/** A list of facts, by their titles. */
import { MultiSelect } from '@mantine/core'
import { isList } from '../../../engine/core/json.ts'
import { useForm } from '../context.ts'
import type { FieldProps } from '../JsonField.tsx'
import { useFacts } from '../RuleField.tsx'

export function FactsField({ value, path, label, help, required }: Omit<FieldProps, 'schema'>) {
  const { set } = useForm()
  const facts = useFacts()
  const chosen = isList(value) ? value.map(String) : []
  const areas = [...new Set(facts.map(({ area }) => area))]
  const unknown = chosen.filter((name) => facts.every((fact) => fact.name !== name))
  return (
    <MultiSelect
      label={label}
      description={help}
      withAsterisk={required}
      searchable
      hidePickedOptions
      placeholder={chosen.length === 0 ? 'Choose' : ''}
      data={[
        ...areas.map((area) => ({
          group: area,
          items: facts.filter((fact) => fact.area === area).map(({ name, title }) => ({ value: name, label: title })),
        })),
        ...(unknown.length === 0 ? [] : [{ group: 'Not known', items: unknown }]),
      ]}
      value={chosen}
      onChange={(names) => set(path, names.length === 0 && !required ? undefined : names)}
    />
  )
}
