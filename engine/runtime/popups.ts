/** Popups on screen: one at a time, opened by name or chosen by rules, priority and history. */
import { dayIn } from '../core/format.ts'
import type { Json } from '../core/json.ts'
import { choosePopup, type PopupHistory, recordDismissed, recordShown } from '../core/popup.ts'
import { compileRule } from '../core/rule.ts'
import type { App, PopupPlan } from '../core/slice.ts'
import { readFacts } from '../core/value.ts'
import type { WireSlice } from '../core/wire.ts'
import type { World } from './world.ts'

export interface Popups {
  /** Opens a popup. Rejects when its slice or its code cannot be loaded. */
  readonly open: (id: string) => Promise<void>
  /** Closes the open popup; with `id`, only when it is this one. */
  readonly close: (id?: string) => void
  /** Closes a popup and sets its count for today to the daily cap, so that it does not open again today. */
  readonly dismiss: (id: string) => void
  /** Opens the next automatic popup whose rule holds, if any. */
  readonly next: () => Promise<void>
}

export interface PopupParts {
  readonly world: World
  readonly app: () => App<unknown>
  readonly load: (slice: string) => Promise<WireSlice>
  /** Renders the popup; the result goes into the cell `view.popup`. */
  readonly renderPopup: (id: string, slice: WireSlice) => unknown
  /** Makes the facts, state and data of a slice available. */
  readonly enter: (slice: WireSlice) => void
  readonly now: () => number
  readonly timeZone: string
  readonly storage: { get(key: string): Json | undefined; set(key: string, value: Json): void }
  /**
   * The person whose popup history is used; empty for a visitor, for whom the history of the device is used (reading
   * AM-069).
   */
  readonly person: () => string
}

export function createPopups(parts: PopupParts): Popups {
  const { world } = parts
  /** Popups that were opened automatically since the page was loaded. */
  const seen = new Set<string>()
  let current: string | undefined
  /** The popup below the message. */
  let below: string | undefined
  let unwatch = (): void => undefined

  const today = (): string => dayIn(parts.now(), parts.timeZone)
  const historyKey = (): string => `popups.${parts.person()}`
  const history = (): PopupHistory => (parts.storage.get(historyKey()) ?? {}) as unknown as PopupHistory
  const store = (changed: PopupHistory): void => parts.storage.set(historyKey(), changed as unknown as Json)

  async function open(id: string): Promise<void> {
    const { popups, ids } = parts.app()
    const popup = popups.find((candidate) => candidate.id === id)
    if (popup === undefined) throw new Error(`popup ${id} does not exist in this release`)
    // The popup for messages may open above another one, which opens again afterwards.
    if (id !== ids.messagePopup) below = undefined
    else if (current !== id) below = current
    current = id
    const slice = await parts.load(popup.slice)
    if (current !== id) return
    parts.enter(slice)
    world.set({ 'view.popup': parts.renderPopup(id, slice), 'fact.popup.open': id })
  }

  /** Cells that the rules of the remaining candidates read. */
  function dependencies(candidates: readonly PopupPlan[]): ReadonlySet<string> {
    const remaining = candidates.filter(({ auto, id }) => auto && !seen.has(id))
    return new Set(remaining.flatMap(({ when = true }) => compileRule(when, world.types, undefined, 'fact.').facts))
  }

  async function next(): Promise<void> {
    unwatch()
    if (current !== undefined) return
    const { popups: candidates } = parts.app()
    const chosen = choosePopup(candidates, history(), {
      route: String(world.read('fact.route.id')),
      today: today(),
      facts: world.types,
      read: readFacts(world.read),
      seen,
    })
    if (chosen === undefined) {
      unwatch = world.watch(dependencies(candidates), () => void next())
      return
    }
    seen.add(chosen.id)
    store(recordShown(history(), chosen.id, today()))
    await open(chosen.id)
  }

  function close(id?: string): void {
    if (current === undefined || (id !== undefined && id !== current)) return
    current = undefined
    world.set({ 'view.popup': undefined, 'fact.popup.open': '' })
    if (below === undefined) void next()
    else void open(below)
  }

  return {
    open,
    close,
    next,
    dismiss(id) {
      store(recordDismissed(history(), id, today()))
      close(id)
    },
  }
}
