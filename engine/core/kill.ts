/**
 * The kill switch: a small list beside the pointer that takes parts of any release out of use. The server applies it to
 * pages that it sends, the player to pages that are open.
 */
import type { WireItem, WireNode } from './wire.ts'

/** What a kill takes out of use. With `container`, it applies in that container only. */
export interface KillSelector {
  /** A page, a popup, or a document of a list, such as `banner/summer`. */
  readonly document?: string
  /** Address of a node, as `npm run why` prints it. */
  readonly node?: string
  readonly widget?: string
  readonly action?: string
  /** Id of a route. */
  readonly route?: string
  /** Links out of the site: `external`, `tel`, `mailto`, or another scheme. */
  readonly link?: string
  /** A value of the fact `device.container`. */
  readonly container?: string
}

/** The selectors of which a kill names exactly one. */
export const killSelectors = ['document', 'node', 'widget', 'action', 'route', 'link'] as const
export type KillSelectorName = (typeof killSelectors)[number]

/** Kinds of documents that a kill can name: pages, popups, and the kinds that lists of documents show. */
export const killableKinds = ['page', 'popup', 'banner', 'asset'] as const

/** An entry of the kill switch. */
export interface Kill extends KillSelector {
  readonly id: string
  readonly reason: string
  /** Who added the kill. */
  readonly by: string
  /** When the kill was added, milliseconds since 1970. */
  readonly at: number
  /** When the kill ends automatically, milliseconds since 1970. Without it, the kill must be lifted. */
  readonly until?: number
  readonly lifted?: KillEnd
}

export interface KillEnd {
  readonly by: string
  readonly at: number
  readonly reason: string
}

/** The part of the kill switch that players receive. */
export interface KillList {
  /** Hash that changes with the list of kills. */
  readonly id: string
  readonly kills: readonly KillSelector[]
  /** Paths of pages, and popups such as `popup/login`, that a policy requires: kills never change them. */
  readonly locked: readonly string[]
}

/** The page or popup that shows a tree. */
export interface KillPlace {
  readonly kind: 'page' | 'popup'
  /** Id of the page or popup. */
  readonly page: string
  /** Id of the route of a page. */
  readonly route?: string | undefined
}

/** Whether the page or popup itself is taken out of use. */
export function isPlaceKilled(kills: readonly KillSelector[], { kind, page, route }: KillPlace): boolean {
  return kills.some((kill) => kill.document === `${kind}/${page}` || (route !== undefined && kill.route === route))
}

/**
 * Replaces each killed node of a tree with a notice. Nodes keep their positions, so React keeps the state of the
 * remaining nodes. Returns the same tree when no part of it is killed.
 */
export function withoutKilled(
  root: WireNode,
  kills: readonly KillSelector[],
  place: KillPlace,
  notice: WireNode,
): WireNode {
  const isWhole = isPlaceKilled(kills, place)
  const isKilled = ({ i, w }: WireNode): boolean => kills.some((kill) => selects(kill, i, w))

  function node(given: WireNode): WireNode {
    if (isKilled(given)) return replaced(given)
    const { s, f } = given
    const fallback = typeof f === 'object' ? node(f) : f
    const slots: { [slot: string]: readonly WireItem[] } = {}
    let hasChanged = fallback !== f
    for (const [name, items] of Object.entries(s ?? {})) {
      const changed = list(items)
      slots[name] = changed
      hasChanged ||= changed !== items
    }
    if (!hasChanged) return given
    return { ...given, ...(s && { s: slots }), ...(fallback === undefined ? {} : { f: fallback }) }
  }
  /**
   * The notice with the address, condition and `pending` of the node, so it is shown where and when the node would be.
   */
  function replaced({ i, c, q }: WireNode): WireNode {
    return { ...notice, i, ...(c !== undefined && { c }), ...(q && { q }) }
  }
  function list(items: readonly WireItem[]): readonly WireItem[] {
    let hasNotice = false
    const changed = items.map((given) => {
      const now = item(given)
      const isNotice =
        !('of' in now) && !('outlet' in now) && now !== given && now.w === notice.w && now.c === undefined
      const isRepeated = isNotice && hasNotice
      const isAlwaysShown = 'outlet' in now || (!('of' in now) && now.c === undefined)
      // Killed nodes without a condition share one notice, unless a node that is always shown is between them.
      if (isAlwaysShown) hasNotice = isNotice
      return isRepeated ? NOTHING : now
    })
    return changed.every((one, n) => one === items[n]) ? items : changed
  }
  function item(given: WireItem): WireItem {
    if ('outlet' in given) {
      const outlet = isWhole ? notice : node(given.outlet)
      return outlet === given.outlet ? given : { outlet }
    }
    if (!('of' in given)) return node(given)
    const of = given.of.map(node)
    return of.every((one, n) => one === given.of[n]) ? given : { of }
  }
  return node(root)
}

/** A group without variants: it renders nothing. */
const NOTHING: WireItem = { of: [] }

function selects({ document = '', node, widget }: KillSelector, address: string, name: string): boolean {
  if (widget === name) return true
  if (node !== undefined && (address === node || address.startsWith(`${node}:`))) return true
  const [kind, ...id] = document.split('/')
  // The node of an entry of a document list has the id of the document in its address:
  // `home/hero/slide:home-top/welcome`.
  return id.length > 0 && kind !== 'page' && kind !== 'popup' && address.endsWith(`:${id.join('/')}`)
}

/** Text of the notice on a site without the text `app.killed`. */
export const DEFAULT_NOTICE = 'This part is not available at the moment.'

/** The widget of the notice. It is small, because any page may have to load it. */
export const NOTICE_WIDGET = 'Text'

/** The node that shows the notice. */
export function killNotice(text: string): WireNode {
  return { i: 'kill-notice', w: NOTICE_WIDGET, p: { text, size: 'medium', tone: 'muted', align: 'center' } }
}
