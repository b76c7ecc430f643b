import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'

/** Chooses the change set for a new document or image; empty to create a change set. */
export function ChangeSetSelect({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (id: string) => void
}) {
  const open = useQuery({ queryKey: ['change-sets'], queryFn: api.changeSets })
  const choices = (open.data ?? []).filter(({ state }) => state === 'open')
  return (
    <Select
      label="Change set"
      description="All edits of a change set are published together."
      allowDeselect={false}
      data={[
        { value: '', label: 'A new change set' },
        ...choices.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      value={value}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
