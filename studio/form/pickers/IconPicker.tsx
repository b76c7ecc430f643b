/** Chooses an icon of the icon set, with its drawing. */
import { Select } from '@mantine/core'
import { iconShapes } from '../../../catalogue/icon-shapes.ts'
import { own } from '../../../engine/core/json.ts'
import './pickers.css'

interface IconProps {
  readonly label: string
  readonly description: string | undefined
  readonly withAsterisk: boolean
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly value: string | undefined
  readonly onChange: (icon: string | undefined) => void
  readonly clearable: boolean
}

export function IconPicker({ choices, value, onChange, label, ...props }: IconProps) {
  return (
    <Select
      {...props}
      label={label}
      searchable
      placeholder="Not set"
      nothingFoundMessage="No icon has this name"
      clearButtonProps={{ 'aria-label': `Remove ${label}` }}
      data={[...choices]}
      value={value ?? null}
      leftSection={value === undefined ? null : <Drawing name={value} />}
      renderOption={({ option }) => (
        <span className="icon-option">
          <Drawing name={option.value} /> {option.label}
        </span>
      )}
      onChange={(icon) => onChange(icon ?? undefined)}
    />
  )
}

function Drawing({ name }: { readonly name: string }) {
  const shape = own(iconShapes, name)
  if (shape === undefined) return null
  const { line, tone, solid } = shape
  return (
    <svg className="icon-drawing" viewBox="0 0 24 24" width="20" height="20" aria-hidden focusable="false">
      {tone === undefined ? null : <path className="tone" d={tone} />}
      {line === undefined ? null : <path className="line" d={line} />}
      {solid === undefined ? null : <path className="solid" d={solid} />}
    </svg>
  )
}
