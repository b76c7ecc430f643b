/**
 * The controls that sort and filter a list of games, and the tabs of its kinds and providers. A list loads this code
 * after it has shown its first cards.
 */
import type { ReactNode } from 'react'
import type { Game } from '../../../engine/widget.ts'
import { hidden } from '../hidden.tsx'
import { icon } from '../icon.tsx'
import { list } from '../list.ts'
import { type Feature, isUseful, type Sort } from './arrange.ts'
import { type GameChoice, readChoice } from './choice.ts'

/** The largest number of providers that a desktop shows as tabs, so the tools have at most three lines. */
const TABS_IN_LINES = 6

export { arrange } from './arrange.ts'
export { followColumns, followWindow } from './card-window.ts'
export { offeredChoice, storeChoice } from './choice.ts'

interface ToolProps {
  readonly games: readonly Game[]
  readonly status?: string
  readonly kinds: readonly { readonly id: string; readonly label: string }[]
  readonly kindsLabel?: string
  readonly allKindsLabel?: string
  readonly platforms: readonly { readonly id: string; readonly label: string }[]
  readonly platformsLabel?: string
  readonly allLabel: string
  readonly sorts: readonly { readonly by: Sort; readonly label: string }[]
  readonly sortLabel?: string
  readonly listOrderLabel?: string
  readonly features: readonly { readonly id: Feature; readonly label: string }[]
}

/** Renders the choice of one of several, or of all. */
type Offer = (
  name: string | undefined,
  all: string | undefined,
  offered: readonly { readonly id: string; readonly label: string }[],
  chosen: string,
  change: (id: string) => Partial<GameChoice>,
) => ReactNode

/**
 * Returns the choice in the address, without kinds, sorts and features that the list does not offer, and without a
 * provider if the list has no tabs. Undefined if nothing is left.
 */
export function addressedChoice(props: ToolProps): GameChoice | undefined {
  const choice = readChoice(location.search)
  const kind = list(props.kinds).some(({ id }) => id === choice.kind) ? choice.kind : ''
  const platform = list(props.platforms).length > 0 ? choice.platform : ''
  const sort = list(props.sorts).some(({ by }) => by === choice.sort) ? choice.sort : ''
  const features = choice.features.filter((feature) => list(props.features).some(({ id }) => id === feature))
  return kind + platform + sort + features.join('') === '' ? undefined : { kind, platform, sort, features }
}

/** Scrolls the row of the tools so that a chosen tab is completely visible, for example after a reload. */
function showInRow(tab: HTMLElement | null): void {
  const row = tab?.closest('div:not([role])')
  if (tab == null || row == null) return
  const [box, visible] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  const margin = 24
  row.scrollLeft += Math.max(0, box.right + margin - visible.right) + Math.min(0, box.left - margin - visible.left)
}

/**
 * @param styles CSS class names for the row of tools
 * @param isDesktop whether the tools wrap, so that many providers are a list to choose from
 */
export function gameTools(
  props: ToolProps,
  { kind, platform, sort, features }: GameChoice,
  styles: { readonly [name: string]: string | undefined },
  isDesktop: boolean,
  choose: (change: Partial<GameChoice>) => void,
): ReactNode {
  const sorts = list(props.sorts)
  const tab = (key: string, label: string, isOn: boolean, change: Partial<GameChoice>, isDisabled = false) => (
    <button
      key={key}
      ref={isOn && key !== '' ? showInRow : undefined}
      className={styles.tab}
      type="button"
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={() => choose(change)}
    >
      {label}
    </button>
  )
  const tabs: Offer = (name, all, offered, chosen, change) =>
    offered.length > 0 && (
      <div className={styles.tabs} role="group" aria-label={name}>
        {[{ id: '', label: all ?? '' }, ...offered].map(({ id, label }) => tab(id, label, id === chosen, change(id)))}
      </div>
    )
  const choices: Offer = (name, all, offered, chosen, change) => (
    <label className={styles.sort}>
      {hidden(name ?? '')}
      <select value={chosen} onChange={(event) => choose(change(event.target.value))}>
        {[{ id: '', label: all }, ...offered].map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>{icon('chevron', 'small')}</span>
    </label>
  )
  const platforms = list(props.platforms)
  const offer = isDesktop && platforms.length > TABS_IN_LINES ? choices : tabs
  return (
    <>
      {tabs(props.kindsLabel, props.allKindsLabel, list(props.kinds), kind, (id) => ({ kind: id }))}
      {sorts.length > 0 &&
        choices(
          props.sortLabel,
          props.listOrderLabel,
          sorts.map(({ by, label }) => ({ id: by, label })),
          sort,
          (id) => ({ sort: id }),
        )}
      {list(props.features).map(({ id, label }) => {
        const isOn = features.includes(id)
        const isDisabled = !isOn && props.status === 'ready' && !isUseful(id, list(props.games))
        const next = isOn ? features.filter((one) => one !== id) : [...features, id]
        return tab(id, label, isOn, { features: next }, isDisabled)
      })}
      {/* last, because they are loaded later than the other controls, which they must not move */}
      {offer(props.platformsLabel, props.allLabel, platforms, platform, (id) => ({ platform: id }))}
    </>
  )
}

/** Renders empty blocks in place of the cards before or after the rendered ones; nothing if all cards are rendered. */
export function emptyRows(
  side: 'before' | 'after',
  heights: readonly number[] | undefined,
  styles: { readonly [name: string]: string | undefined },
): ReactNode {
  const blocks = heights?.map((blockSize, n) => (
    <li key={side + n} className={styles.space} data-side={side} style={{ blockSize }} aria-hidden="true" />
  ))
  return side === 'after' ? blocks?.reverse() : blocks
}
