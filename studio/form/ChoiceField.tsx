/** A text that is chosen from a list. A value that is not in the list can be entered, and has a warning. */
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Schema } from '../../engine/core/schema.ts'
import { editorOf } from '../../engine/document/form.ts'
import { request } from '../api/client.ts'
import { site } from '../workspace/client.ts'
import { type Choice, choiceTitle, ownValue } from './choice.ts'
import { useForm } from './context.ts'
import type { FieldProps } from './JsonField.tsx'
import { useSearch } from './use-search.ts'

export function hasChoices(schema: Schema): boolean {
  return schema.choices !== undefined || editorOf(schema) === 'position'
}

export function ChoiceField({ schema, value, path, required, label, help }: FieldProps) {
  const { set } = useForm()
  const { choices, problem } = useChoices(schema)
  const search = useSearch()
  const written = typeof value === 'string' ? value : ''
  const isListed = choices?.some((one) => one.value === written) !== false
  const own = ownValue(search.searchValue, choices ?? [], schema.pattern)
  const isNew = own !== undefined && own !== written && search.searchValue !== written
  return (
    <div>
      <Select
        label={label}
        description={help}
        withAsterisk={required}
        {...search}
        searchable
        allowDeselect={!required}
        clearable={!required}
        clearButtonProps={{ 'aria-label': `Remove ${label}` }}
        nothingFoundMessage="Nothing matches these words"
        placeholder="Not set"
        // Selects the name of the chosen entry, so typing replaces it and searches.
        onFocus={(event) => event.currentTarget.select()}
        data={[
          ...(choices ?? []).map((one) => ({ value: one.value, label: choiceTitle(one) })),
          ...(written === '' || choices?.some((one) => one.value === written) === true
            ? []
            : [{ value: written, label: written }]),
          // Its label begins with the typed words, so the list shows it.
          ...(isNew ? [{ value: own, label: `${own} (not in the list)` }] : []),
        ]}
        value={written === '' ? null : written}
        onChange={(next) => set(path, next ?? undefined)}
      />
      {problem === undefined ? null : <div className="note warning">{problem}</div>}
      {isListed || written === '' || schema.choices === undefined ? null : (
        // The check of the site reports an unknown position, but it does not know the lists of the gateway.
        <div className="note warning" role="status">
          The gateway does not list {written} now.
        </div>
      )}
    </div>
  )
}

/** The choices of a field; undefined until they are loaded. */
function useChoices({ choices }: Schema): {
  readonly choices: readonly Choice[] | undefined
  readonly problem: string | undefined
} {
  const { revision } = useForm()
  const [positions, setPositions] = useState<readonly Choice[]>()
  useEffect(() => {
    if (choices === undefined) void site.positions().then(setPositions)
  }, [choices, revision])
  const { data, isError } = useQuery({
    queryKey: ['choices', choices?.call],
    queryFn: () =>
      request<{ readonly choices: readonly Choice[] }>({ url: '/choices', params: { call: choices?.call } }),
    enabled: choices !== undefined,
    staleTime: 60_000,
  })
  if (choices === undefined) return { choices: positions, problem: undefined }
  return {
    choices: data?.choices,
    problem: isError ? 'The gateway did not answer, so this field has no list. Type the value.' : undefined,
  }
}
