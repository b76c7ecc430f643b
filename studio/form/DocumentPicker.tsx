/** Chooses a document of a kind by its title. */
import { Select } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { editAddress } from '../shell/kinds.ts'
import { site } from '../workspace/client.ts'
import type { DocumentRow } from '../find/document-list.ts'
import { useForm } from './context.ts'

interface PickerProps {
  readonly kind: string
  readonly label: string
  readonly description: string | undefined
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
  readonly clearable: boolean
  readonly withAsterisk?: boolean
}

export function DocumentPicker({ kind, label, value, onChange, ...props }: PickerProps) {
  const { revision } = useForm()
  const [choices, setChoices] = useState<readonly DocumentRow[]>([])
  useEffect(() => void site.choices(kind).then(setChoices), [kind, revision])
  const known = choices.find(({ id }) => id === value)
  return (
    <div>
      <Select
        {...props}
        label={label}
        searchable
        limit={60}
        nothingFoundMessage="Nothing has these words"
        placeholder="Not set"
        clearButtonProps={{ 'aria-label': `Leave out ${label}` }}
        data={[
          ...choices.map(({ id, title }) => ({ value: id, label: title === id ? id : `${title} (${id})` })),
          // A reference to a document that does not exist stays until people choose another one.
          ...(value === undefined || value === '' || known !== undefined
            ? []
            : [{ value, label: `${value} (missing)` }]),
        ]}
        value={value === '' ? null : (value ?? null)}
        onChange={(id) => onChange(id ?? undefined)}
      />
      {known === undefined ? null : (
        <Link className="note" to={editAddress(known.path)}>
          Open {known.title}
        </Link>
      )}
    </div>
  )
}
