/** Popups on screen: one at a time, opened by name or chosen by rules, priority and history. */
import { dayIn } from '../core/format.ts'
import type { Json } from '../core/json.ts'
import { keptByEngine, POPUPS_OF } from '../core/kept-keys.ts'
import { choosePopup, type PopupCounts, type PopupHistory, recordDismissed, recordShown } from '../core/popup.ts'
import { compileRule } from '../core/rule.ts'
import type { App, PopupPlan, StepPlan } from '../core/slice.ts'
import { readFacts } from '../core/value.ts'
import { readNode, type WireNode, type WireSlice } from '../core/wire.ts'
import type { World } from './world.ts'

export interface Popups {
  /** Opens a popup. Rejects when its slice or its code cannot be loaded. */
  readonly open: (id: string) => Promise<void>
  /** Closes the open popup; with `id`, only when it is this one. */
  readonly close: (id?: string) => void
  /**
   * Closes the open popup and the one below it, because another page opens. A popup that was opened by name while that
   * page was loading stays. `next` then opens popups of that page.
   */
  readonly closeAll: () => void
  /** Closes the open popup as its own close button does: runs its steps for the event `close`. */
  readonly leave: () => Promise<void>
  /** Closes a popup, and counts it as shown so often that its daily cap is reached. */
  readonly dismiss: (id: string) => void
  /**
   * `hold(true)` stops popups from opening automatically while another page loads, until `hold(false)` or `closeAll`.
   */
  readonly hold: (isLoading: boolean) => void
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
  /** Runs the steps of a node. */
  readonly chain: (steps: readonly StepPlan[], scope: { readonly event: object }, where: string) => Promise<unknown>
  readonly now: () => number
  readonly timeZone: string
  readonly storage: { get(key: string): Json | undefined; set(key: string, value: Json): void }
  /**
   * The person whose popup history is used; empty for a visitor, for whom the history of the device is used (reading
   * AM-069).
   */
  readonly person: () => string
  readonly report: (code: string, message: string) => void
}

export function createPopups(parts: PopupParts): Popups {
  const { world } = parts
  /** How many times each popup was opened automatically since the page was loaded. */
  const seen = new Map<string, number>()
  const countVisit = (id: string): void => void seen.set(id, (seen.get(id) ?? 0) + 1)
  /** Popups that `next` has chosen and that are not on screen yet. Each is counted when it is shown. */
  const chosen = new Set<string>()
  /** True while another page is loading: popups of this page must not open any more. */
  let isHeld = false
  /** The popup that was last opened by name while another page was loading. It stays when that page opens. */
  let staying: string | undefined
  let current: string | undefined
  /** The popup that is rendered. It differs from `current` while `current` is being loaded. */
  let shown: { readonly id: string; readonly root: WireNode } | undefined
  /** The popup that was open before the message popup, and opens again when the message popup closes. */
  let below: string | undefined
  let unwatch = (): void => undefined

  const today = (): string => dayIn(parts.now(), parts.timeZone)
  const historyKey = (): string => POPUPS_OF + parts.person()
  const history = (): PopupHistory => (parts.storage.get(historyKey()) ?? {}) as unknown as PopupHistory
  /** How many times this device has shown each popup with a total limit. */
  const countsOnDevice = (): PopupCounts =>
    (parts.storage.get(keptByEngine.popupCounts) ?? {}) as unknown as PopupCounts
  const store = (changed: PopupHistory): void => parts.storage.set(historyKey(), changed as unknown as Json)

  async function open(id: string): Promise<void> {
    const { popups, ids } = parts.app()
    const popup = popups.find((candidate) => candidate.id === id)
    if (popup === undefined) throw new Error(`popup ${id} does not exist in this release`)
    // The message popup may open above another popup, which opens again when the message popup closes.
    if (id !== ids.messagePopup) below = undefined
    else if (current !== id) below = current
    current = id
    try {
      const slice = await parts.load(popup.slice)
      if (current !== id) return
      // While an automatic popup was being loaded, its rule may have changed, or another page may have begun to load.
      if (chosen.has(id) && choose(popups)?.id !== id) return drop()
      parts.enter(slice)
      const view = parts.renderPopup(id, slice)
      shown = { id, root: slice.root }
      if (chosen.delete(id)) {
        countVisit(id)
        store(recordShown(history(), id, today()))
        const counts = countsOnDevice()
        if (popup.caps.total !== undefined)
          parts.storage.set(keptByEngine.popupCounts, { ...counts, [id]: (counts[id] ?? 0) + 1 })
      }
      world.set({ 'view.popup': view, 'fact.popup.open': id })
    } catch (error) {
      if (current === id) keepShown()
      throw error
    }
  }

  /** Discards the popup that has just been loaded, and chooses again. */
  function drop(): void {
    keepShown()
    void next()
  }

  function keepShown(): void {
    current = shown?.id
    if (current !== parts.app().ids.messagePopup) below = undefined
  }

  const reportFailure = (error: unknown): void => parts.report('POPUP', String(error))

  /** Cells in the rules of the popups that may still open automatically. */
  function dependencies(candidates: readonly PopupPlan[]): ReadonlySet<string> {
    const remaining = candidates.filter(({ auto, id, caps }) => auto && (seen.get(id) ?? 0) < (caps.perVisit ?? 1))
    return new Set(remaining.flatMap(({ when = true }) => compileRule(when, world.types, undefined, 'fact.').facts))
  }

  function choose(candidates: readonly PopupPlan[]): PopupPlan | undefined {
    if (isHeld) return undefined
    return choosePopup(candidates, history(), {
      route: String(world.read('fact.route.id')),
      today: today(),
      facts: world.types,
      read: readFacts(world.read),
      seen,
      onDevice: countsOnDevice(),
    })
  }

  async function next(): Promise<void> {
    if (current !== undefined) return
    unwatch()
    const { popups: candidates } = parts.app()
    const id = choose(candidates)?.id
    if (id === undefined) {
      unwatch = world.watch(dependencies(candidates), () => void next())
      return
    }
    chosen.add(id)
    try {
      await open(id)
    } catch (error) {
      chosen.delete(id)
      // A popup that cannot be shown is not tried again before the page is loaded again.
      seen.set(id, Infinity)
      reportFailure(error)
      await next()
    }
  }

  function hide(): void {
    current = undefined
    shown = undefined
    world.set({ 'view.popup': undefined, 'fact.popup.open': '' })
  }

  function close(id?: string): void {
    // A popup closed below the message popup does not open again.
    if (id !== undefined && id === below) below = undefined
    if (current === undefined || (id !== undefined && id !== current)) return
    // The message stays until the popup below it is rendered again, so a popup is open the whole time.
    if (below !== undefined) {
      const message = current
      void open(below)
        .catch(reportFailure)
        .then(() => {
          // If a newer message has set `below` again, it stays open.
          if (below === undefined) close(message)
        })
      return
    }
    hide()
    // The next step may open another page. Then the popups of that page are chosen.
    setTimeout(() => void next())
  }

  async function leave(): Promise<void> {
    const leaving = current
    if (leaving === undefined) return
    const { address, events } = shown?.id === leaving ? readNode(shown.root) : { address: leaving }
    await parts.chain(events?.close ?? [], { event: {} }, address)
    // Closes the popup if it has no steps, or if they have not closed it.
    close(leaving)
  }

  return {
    async open(id) {
      // A popup opened by name opens whether or not its rule holds, and is not counted as opened automatically.
      chosen.delete(id)
      if (isHeld) staying = id
      try {
        await open(id)
      } catch (error) {
        void next()
        throw error
      }
    },
    close,
    closeAll() {
      const kept = current === staying ? current : undefined
      below = undefined
      staying = undefined
      isHeld = false
      if (current !== undefined && (kept === undefined || shown?.id !== kept)) hide()
      current = kept
    },
    leave,
    hold(isLoading) {
      if (!isHeld || !isLoading) staying = undefined
      isHeld = isLoading
      if (!isHeld) void next()
    },
    next,
    dismiss(id) {
      store(recordDismissed(history(), id, today()))
      close(id)
    },
  }
}
