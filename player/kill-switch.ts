/** The kill switch in an open page. This code is loaded only when something is killed. */
import type { ActionDefinition, Effects } from '../engine/action.ts'
import {
  isPlaceKilled,
  type KillList,
  DEFAULT_NOTICE,
  killNotice,
  NOTICE_WIDGET,
  type KillPlace,
  type KillSelector,
  withoutKilled,
} from '../engine/core/kill.ts'
import type { RouteMatch } from '../engine/core/route-path.ts'
import type { WireSlice } from '../engine/core/wire.ts'
import type { ReleaseReader } from '../engine/runtime/release.ts'
import type { Session } from '../engine/runtime/session.ts'
import type { World } from '../engine/runtime/world.ts'

export interface Kills {
  /** Applies a new kill list; undefined if nothing is killed any more. */
  readonly take: (list: KillList | undefined) => Promise<void>
  /** Returns a slice without its killed nodes. @throws for a killed popup */
  readonly slice: (slice: WireSlice, address: string) => WireSlice
  /** Records which route shows a slice. */
  readonly note: (match: RouteMatch | undefined) => void
  /** Returns effects without killed links and popups, with a notice in place of them. */
  readonly effects: (effects: Effects) => Effects
}

interface KillParts {
  readonly world: Pick<World, 'read'>
  readonly session: Pick<Session, 'app' | 'apply' | 'popups'>
  readonly releases: Pick<ReleaseReader, 'object' | 'route'>
  /** The actions of the session. Killed actions are replaced in this object. */
  readonly available: { [name: string]: () => Promise<ActionDefinition> }
  /** Renders the page at the current address again. */
  readonly showAgain: () => Promise<void>
}

export function createKills({ world, session, releases, available, showAgain }: KillParts): Kills {
  let current: KillList | undefined
  /**
   * Id of the kill list that the server applied to the document; empty if it applied only a part of the list, undefined
   * if it did not change the page.
   */
  let sent = document.getElementById('root')?.dataset.killed
  const original = { ...available }
  const routes = new Map<string, RouteMatch['route']>()

  const text = (): string => {
    const found = session.app().strings['app.killed']?.[1]
    return typeof found === 'string' ? found : DEFAULT_NOTICE
  }
  const killsOf = (list: KillList | undefined): readonly KillSelector[] =>
    (list?.kills ?? []).filter(
      ({ container }) => container === undefined || container === world.read('fact.device.container'),
    )
  function placeOf({ page }: WireSlice, address: string): KillPlace {
    const popup = session.app().popups.find(({ slice }) => slice === address)
    if (popup !== undefined) return { kind: 'popup', page: popup.id }
    return { kind: 'page', page, route: routes.get(address)?.id }
  }

  function isLocked(address: string, { locked }: KillList): boolean {
    const popup = session.app().popups.find(({ slice }) => slice === address)
    if (popup !== undefined) return locked.includes(`popup/${popup.id}`)
    return routes.get(address)?.paths.some(({ path }) => locked.includes(path)) === true
  }
  function isPopupKilled(page: string): boolean {
    return (
      current?.locked.includes(`popup/${page}`) !== true && isPlaceKilled(killsOf(current), { kind: 'popup', page })
    )
  }
  function filtered(slice: WireSlice, address: string, list: KillList | undefined): WireSlice {
    if (list === undefined || isLocked(address, list)) return slice
    const root = withoutKilled(slice.root, killsOf(list), placeOf(slice, address), killNotice(text()))
    return root === slice.root ? slice : { ...slice, root, widgets: [...slice.widgets, NOTICE_WIDGET] }
  }
  async function differs(address: string, before: KillList | undefined): Promise<boolean> {
    const slice = await releases.object<WireSlice>(address)
    const [then, now] = [before, current].map((list) => JSON.stringify(filtered(slice, address, list).root))
    return then !== now
  }
  function note(match: RouteMatch | undefined): void {
    if (match?.slice !== undefined) routes.set(match.slice, match.route)
  }

  function replaceActions(): void {
    Object.assign(available, original)
    for (const { action } of killsOf(current))
      if (action !== undefined && Object.hasOwn(original, action))
        available[action] = async () => ({ ...refused, name: action })
  }
  const refused: Omit<ActionDefinition, 'name'> = {
    run: () => Promise.resolve({ ok: true, stop: true, effects: { toast: { text: text() } } }),
  }

  async function followPage(before: KillList | undefined): Promise<void> {
    const match = await releases.route(session.app(), location.pathname)
    note(match)
    const isSent = sent !== undefined
    const isAsSent = sent === current?.id
    sent = undefined
    const address = match?.slice ?? session.app().notFound
    if (isSent ? !isAsSent : await differs(address, before)) await showAgain()
  }
  async function followPopup(before: KillList | undefined): Promise<void> {
    const open = world.read('fact.popup.open')
    const popup = session.app().popups.find(({ id }) => id === open)
    if (popup === undefined) return
    if (isPopupKilled(popup.id)) session.popups.close(popup.id)
    else if (await differs(popup.slice, before)) await session.popups.open(popup.id)
  }

  function isKilledLink(address: string): boolean {
    const url = new URL(address, location.href)
    const scheme = url.protocol.slice(0, -1)
    const isWeb = scheme === 'https' || scheme === 'http'
    if (isWeb && url.origin === location.origin) return false
    return killsOf(current).some(({ link }) => link === (isWeb ? 'external' : scheme))
  }
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || !isKilledLink(link.href)) return
      event.preventDefault()
      event.stopPropagation()
      session.apply({ toast: { text: text() } })
    },
    true,
  )

  return {
    async take(list) {
      if (list?.id === current?.id && sent === undefined) return
      const before = current
      current = list
      replaceActions()
      await followPopup(before)
      await followPage(before)
    },
    slice(slice, address) {
      const place = placeOf(slice, address)
      if (place.kind === 'popup' && isPopupKilled(place.page)) throw new Error(text())
      return filtered(slice, address, current)
    },
    note,
    effects({ navigate, openPopup, ...others }) {
      const to = typeof navigate === 'string' ? undefined : navigate?.to
      const isLinkKilled = to !== undefined && isKilledLink(to)
      const isOpeningKilled = openPopup !== undefined && isPopupKilled(openPopup)
      return {
        ...others,
        ...(navigate === undefined || isLinkKilled ? {} : { navigate }),
        ...(openPopup === undefined || isOpeningKilled ? {} : { openPopup }),
        ...(isLinkKilled || isOpeningKilled ? { toast: { text: text() } } : {}),
      }
    },
  }
}
