/** The controls that sort and filter a list of games. A list loads this code after it has shown its first cards. */
import type { ReactNode } from 'react'
import { hidden } from '../hidden.tsx'
import { icon } from '../icon.tsx'
import { list } from '../list.ts'
import type { Feature, Sort } from './arrange.ts'
import { type GameChoice, readChoice } from './choice.ts'

export { arrange } from './arrange.ts'
export { followWindow } from './card-window.ts'
export { offeredChoice, storeChoice } from './choice.ts'

interface ToolProps {
  readonly platforms: readonly { readonly id: string }[]
  readonly sorts: readonly { readonly by: Sort; readonly label: string }[]
  readonly sortLabel?: string
  readonly listOrderLabel?: string
  readonly features: readonly { readonly id: Feature; readonly label: string }[]
}

/**
 * Returns the choice in the address, without sorts and features that the list does not offer, and without a provider if
 * the list has no tabs. Undefined if nothing is left.
 */
export function addressedChoice(props: ToolProps): GameChoice | undefined {
  const choice = readChoice(location.search)
  const platform = list(props.platforms).length > 0 ? choice.platform : ''
  const sort = list(props.sorts).some(({ by }) => by === choice.sort) ? choice.sort : ''
  const features = choice.features.filter((feature) => list(props.features).some(({ id }) => id === feature))
  return platform + sort + features.join('') === '' ? undefined : { platform, sort, features }
}

/** @param styles CSS class names for the row of tools */
export function gameTools(
  props: ToolProps,
  { sort, features }: GameChoice,
  styles: { readonly [name: string]: string | undefined },
  choose: (change: Partial<GameChoice>) => void,
): ReactNode {
  const sorts = list(props.sorts)
  return (
    <>
      {sorts.length > 0 && (
        <label className={styles.sort}>
          {hidden(props.sortLabel ?? '')}
          <select value={sort} onChange={(event) => choose({ sort: event.target.value })}>
            <option value="">{props.listOrderLabel}</option>
            {sorts.map(({ by, label }) => (
              <option key={by} value={by}>
                {label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>{icon('chevron', 'small')}</span>
        </label>
      )}
      {list(props.features).map(({ id, label }) => {
        const isOn = features.includes(id)
        return (
          <button
            key={id}
            className={styles.tab}
            type="button"
            aria-pressed={isOn}
            onClick={() => choose({ features: isOn ? features.filter((one) => one !== id) : [...features, id] })}
          >
            {label}
          </button>
        )
      })}
    </>
  )
}
