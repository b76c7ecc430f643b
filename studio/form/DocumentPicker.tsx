/** Chooses a document of a kind by its title. */
import './form.css'
import { Select } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { editAddress } from '../shell/kinds.ts'
import { site } from '../workspace/client.ts'
import type { DocumentRow } from '../find/document-list.ts'
import { useAssetImages } from './asset-images.ts'
import { useForm } from './context.ts'
import { useSearch } from './use-search.ts'

/** Maximum number of listed documents; more make the list slow to open. Typing words finds the other documents. */
const MAX_LISTED = 60

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
  const [query] = useSearchParams()
  const [choices, setChoices] = useState<readonly DocumentRow[]>()
  useEffect(() => void site.choices(kind).then(setChoices), [kind, revision])
  const search = useSearch()
  const imageOf = useAssetImages(kind === 'asset', revision)
  const known = choices?.find(({ id }) => id === value)
  return (
    <div>
      <Select
        {...props}
        label={label}
        {...search}
        searchable
        allowDeselect={props.clearable}
        limit={MAX_LISTED}
        // Selects the title of the chosen document, so typing replaces it and searches.
        onFocus={(event) => event.currentTarget.select()}
        {...(kind === 'asset'
          ? {
              renderOption: ({ option }) => (
                <span className="row">
                  <Thumbnail address={imageOf(option.value)} />
                  {option.label}
                </span>
              ),
            }
          : {})}
        nothingFoundMessage="Nothing matches these words"
        placeholder="Not set"
        clearButtonProps={{ 'aria-label': `Remove ${label}` }}
        data={[
          ...(choices ?? []).map(({ id, title }) => ({ value: id, label: title === id ? id : `${title} (${id})` })),
          // Keeps a reference to a document that does not exist until people choose another one.
          ...(value === undefined || value === '' || known !== undefined
            ? []
            : [{ value, label: choices === undefined ? value : `${value} (missing)` }]),
        ]}
        value={value === '' ? null : (value ?? null)}
        onChange={(id) => onChange(id ?? undefined)}
      />
      {choices !== undefined && choices.length > MAX_LISTED ? (
        <div className="note dim">
          The list shows {MAX_LISTED} of {choices.length.toLocaleString('en')}. To see others, type a part of a title.
        </div>
      ) : null}
      {known === undefined || kind !== 'asset' ? null : <Thumbnail address={imageOf(known.id)} />}
      {known === undefined ? null : (
        <Link className="note" to={editAddress(known.path, query.get('in') ?? undefined)}>
          Open {known.title}
        </Link>
      )}
    </div>
  )
}

/** Decorative: the title of the asset is next to it. */
function Thumbnail({ address }: { readonly address: string | undefined }) {
  return address === undefined ? null : <img className="picker-image" src={address} alt="" loading="lazy" />
}
