/** Popups on screen: one at a time, opened by name or chosen by the engine's pure rule. */
import type { ActionResult } from '../engine/action.ts'
import { dayIn } from '../engine/core/format.ts'
import type { JsonObject } from '../engine/core/json.ts'
import { choosePopup, type PopupHistory, recordShown } from '../engine/core/popup.ts'
import type { App, Slice } from '../engine/core/slice.ts'
import { compileRule } from '../engine/core/rule.ts'
import { readFacts } from '../engine/core/value.ts'
import type { View } from '../engine/react/Page.tsx'
import type { World } from '../engine/runtime/world.ts'
import { storage } from './storage.ts'

export interface Popups {
  readonly show: (id: string) => Promise<void>
  readonly close: (id?: string) => void
  /** Shows the next automatic popup, if one may be shown now. */
  readonly next: () => Promise<void>
}

export interface PopupParts {
  readonly world: World
  readonly app: () => App
  readonly load: (slice: string) => Promise<Slice>
  readonly view: (id: string, slice: Slice) => View
  readonly open: (slice: Slice) => void
  readonly now: () => number
  readonly timeZone: string
  readonly run: (action: string, args: JsonObject) => Promise<ActionResult>
}

const HISTORY = 'popups'
/** A message may come while something else is open, such as the login that it is about. */
const MESSAGE = 'message'

export function createPopups(parts: PopupParts): Popups {
  const { world } = parts
  const seen = new Set<string>()
  let opened: string | undefined
  /** What the message stands over: it comes back when the message is closed. */
  let under: string | undefined
  let unwatch = (): void => undefined

  const today = (): string => dayIn(parts.now(), parts.timeZone)
  /** Counts by person; by device for those who are not logged in (reading AM-069). */
  const historyKey = (): string => `${HISTORY}.${String(world.read('fact.session.loginName') ?? '')}`

  async function show(id: string): Promise<void> {
    const popup = parts.app().popups.find((one) => one.id === id)
    if (popup === undefined) throw new Error(`popup ${id} is not in this release`)
    if (id === MESSAGE && opened !== MESSAGE) under = opened
    else if (id !== MESSAGE) under = undefined
    opened = id
    const slice = await parts.load(popup.slice)
    if (opened !== id) return
    parts.open(slice)
    world.set({ 'view.popup': parts.view(id, slice), 'fact.popup.open': id })
  }

  const popups: Popups = {
    show,
    close(id) {
      if (opened === undefined || (id !== undefined && id !== opened)) return
      opened = undefined
      world.set({ 'view.popup': undefined, 'fact.popup.open': '' })
      if (under === undefined) void popups.next()
      else void show(under)
    },
    async next() {
      unwatch()
      if (opened !== undefined) return
      const { popups: candidates } = parts.app()
      const history = (storage.get(historyKey()) ?? {}) as unknown as PopupHistory
      const chosen = choosePopup(candidates, history, {
        route: String(world.read('fact.route.id')),
        today: today(),
        facts: world.types,
        read: readFacts(world.read),
        seen,
      })
      if (chosen !== undefined) {
        seen.add(chosen.id)
        storage.set(historyKey(), recordShown(history, chosen.id, today()))
        await show(chosen.id)
        return
      }
      // Ask again when a fact changes that some candidate waits for: each second where it waits for its schedule.
      const cells = new Set<string>()
      for (const { auto, id, when = true } of candidates)
        if (auto && !seen.has(id)) for (const fact of compileRule(when, world.types, undefined, 'fact.').facts) cells.add(fact)
      unwatch = world.watch(cells, () => void popups.next())
    },
  }
  return popups
}
