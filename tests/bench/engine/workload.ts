/**
 * The page of the engine bench in two forms: data of a back end (`PageData`) for hand-written React, and a tree of
 * simple nodes (`BenchNode`) for the other versions. A fifth of the nodes show a changing value, and a fifth have a
 * condition.
 */

export interface GameCardData {
  readonly alt: string
  readonly title: string
  /** Path of the flag that makes the title visible. */
  readonly titleIf: string
  /** Path of the amount that the badge shows. */
  readonly badge: string
  readonly badgeClass: string
}

export interface ListRowData {
  readonly text: string
  readonly bind?: string
  readonly showIf?: string
}

export interface PageData {
  readonly logo: string
  readonly title: string
  readonly tabs: readonly string[]
  readonly banners: readonly string[]
  readonly sections: readonly { readonly title: string; readonly cards: readonly GameCardData[] }[]
  /** Lists of at most 200 rows. */
  readonly lists: readonly (readonly ListRowData[])[]
}

/** Values by dotted path: texts, and flags that conditions read. */
export type BenchState = { readonly [path: string]: string | boolean }

export type BenchNodeType = 'box' | 'image' | 'text' | 'badge' | 'tab'

export interface BenchNode {
  readonly id: string
  readonly type: BenchNodeType
  readonly props: { readonly [prop: string]: string }
  /** The text comes from the state at this path. */
  readonly bind?: { readonly text: string }
  /** Visible while the value at this path is true. */
  readonly visible?: string
  /** A press sets the state value `tab` of the page to this text. */
  readonly press?: string
  readonly children?: readonly BenchNode[]
}

export interface BenchPage {
  readonly domain: PageData
  readonly tree: BenchNode
  readonly state: BenchState
  readonly nodes: number
  /** Visible nodes without children. */
  readonly leaves: number
}

/** `home` is a page of usual size, `large` ten times as large, `static` the large page without changing values. */
export type PageName = 'home' | 'large' | 'static'

const scales: { readonly [name in PageName]: number } = { home: 1, large: 10, static: 10 }

const CARDS = 9
/** The largest number of children that the check allows in a slot. */
const LIST = 200
/** Number of sections whose cards show the same amount, so 36 nodes depend on this amount. */
const SHARED_SECTIONS = 4

export const changes = {
  /** A value that one node reads. */
  one: { path: 'wallet.balance', selector: '.balance' },
  /** A value that 36 nodes read. */
  many: { path: 'promo.jackpot0', selector: '.jp0' },
} as const

export function makePage(name: PageName): BenchPage {
  const scale = scales[name]
  const domain = makeDomain(scale)
  const state = makeState(scale)
  const dynamic = makeTree(domain)
  const tree = name === 'static' ? withoutBindings(dynamic, state) : dynamic
  let nodes = 0
  let leaves = 0
  const count = (node: BenchNode, seen: boolean): void => {
    const shown = seen && (node.visible === undefined || state[node.visible] === true)
    nodes++
    if (shown && node.type !== 'box') leaves++
    for (const child of node.children ?? []) count(child, shown)
  }
  count(tree, true)
  return { domain, tree, state, nodes, leaves }
}

function makeDomain(scale: number): PageData {
  let flags = 0
  const flag = (): string => `flags.f${flags++ % 8}`
  const sections = Array.from({ length: 4 * scale }, (_, s) => ({
    title: `Shelf ${s}`,
    cards: Array.from({ length: CARDS }, (_card, c) => {
      const group = Math.floor(s / SHARED_SECTIONS)
      return {
        alt: `Game ${s}-${c}`,
        title: `Lantern ${s}-${c}`,
        titleIf: flag(),
        badge: `promo.jackpot${group}`,
        badgeClass: `badge jp${group}`,
      }
    }),
  }))
  const rows = Array.from({ length: 60 * scale }, (_, r) => ({
    text: `Entry number ${r}`,
    ...(r < 24 * scale - 1 ? { bind: `rows.r${r}` } : {}),
    ...(r >= 36 * scale ? { showIf: flag() } : {}),
  }))
  return {
    logo: 'Logo',
    title: 'Player',
    tabs: ['Home', 'Games', 'Wallet', 'Rewards', 'Me'],
    banners: Array.from({ length: 6 * scale }, (_, b) => `Banner ${b}`),
    sections,
    lists: Array.from({ length: Math.ceil(rows.length / LIST) }, (_, n) => rows.slice(n * LIST, (n + 1) * LIST)),
  }
}

function makeState(scale: number): BenchState {
  const state: { [path: string]: string | boolean } = { 'wallet.balance': '1 250.00' }
  for (let f = 0; f < 8; f++) state[`flags.f${f}`] = f !== 3 && f !== 7
  for (let j = 0; j < scale; j++) state[`promo.jackpot${j}`] = `JP ${1000 + j}`
  for (let r = 0; r < 24 * scale - 1; r++) state[`rows.r${r}`] = `Bound entry ${r}`
  return state
}

function makeTree(domain: PageData): BenchNode {
  let ids = 0
  const node = (type: BenchNodeType, props: BenchNode['props'], more: Partial<BenchNode> = {}): BenchNode => ({
    id: `n${ids++}`,
    type,
    props,
    ...more,
  })
  const box = (cls: string, children: readonly BenchNode[], more: Partial<BenchNode> = {}): BenchNode =>
    node('box', { cls }, { ...more, children })
  return box('page', [
    box('header', [
      node('image', { cls: 'logo', alt: domain.logo }),
      node('text', { cls: 'name', text: domain.title }),
      node('text', { cls: 'balance', text: '' }, { bind: { text: changes.one.path } }),
    ]),
    box(
      'tabs',
      domain.tabs.map((text) => node('tab', { cls: 'tab', text }, { press: text })),
    ),
    box(
      'carousel',
      domain.banners.map((alt) => box('slide', [node('image', { cls: 'banner', alt })])),
    ),
    ...domain.sections.map((section) =>
      box('section', [
        node('text', { cls: 'heading', text: section.title }),
        box(
          'grid',
          section.cards.map((card) =>
            box('card', [
              node('image', { cls: 'thumb', alt: card.alt }),
              node('text', { cls: 'title', text: card.title }, { visible: card.titleIf }),
              node('badge', { cls: card.badgeClass, text: '' }, { bind: { text: card.badge } }),
            ]),
          ),
        ),
      ]),
    ),
    ...domain.lists.map((rows) =>
      box(
        'list',
        rows.map((row) =>
          box(
            'row',
            [
              node(
                'text',
                { cls: 'cell', text: row.bind === undefined ? row.text : '' },
                row.bind === undefined ? {} : { bind: { text: row.bind } },
              ),
            ],
            row.showIf === undefined ? {} : { visible: row.showIf },
          ),
        ),
      ),
    ),
  ])
}

/** Returns the tree with the values of `state` in place of bindings, without conditions and events. */
function withoutBindings(
  { bind, visible: _condition, press: _press, children, props, ...node }: BenchNode,
  state: BenchState,
): BenchNode {
  return {
    ...node,
    props: bind === undefined ? props : { ...props, text: String(state[bind.text]) },
    ...(children === undefined ? {} : { children: children.map((child) => withoutBindings(child, state)) }),
  }
}
