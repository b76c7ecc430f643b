/** The places at which defects are planted. A place adds nodes to the site, with conditions around them. */
import type { Body } from '../../engine/check/check.fixture.ts'
import {
  bannerList,
  banner,
  card,
  type Changes,
  home,
  loggedIn,
  page,
  pick,
  popup,
  route,
  stack,
  visitor,
} from '../../engine/prove/prove.fixture.ts'
import { type Conditions, readsRoute } from './rules.fixture.ts'

/** The position of a value in a document. */
export interface Position {
  readonly file: string
  readonly pointer: string
}

interface Planted {
  readonly changes: Changes
  /** The position of the list that contains the planted nodes. */
  readonly at: Position
}

export interface Place {
  readonly name: string
  /** Whether the place can have the conditions `around`. */
  readonly takes: (around: Conditions) => boolean
  readonly plant: (nodes: readonly Body[], around: Conditions) => Planted
}

const anything = (): boolean => true
const other = card('other')
/** Returns the nodes and one more that is always visible, so the slot is never empty. */
const beside = (nodes: readonly Body[]): readonly Body[] => [...nodes, card('plain')]

const place = (
  name: string,
  file: string,
  pointer: string,
  changes: (nodes: readonly Body[], around: Conditions) => Changes,
  takes: Place['takes'] = anything,
): Place => ({
  name,
  takes,
  plant: (nodes, around) => ({ changes: changes(beside(nodes), around), at: { file, pointer } }),
})

const inBody = (...indices: readonly number[]): string =>
  `/root/slots/body${indices.map((n) => `/${n}/slots/body`).join('')}`

export const places: readonly Place[] = [
  place('a page', 'page/home.json', inBody(0), (nodes, around) => home(stack('box', nodes, { ...around }), other)),
  place('deep inside', 'page/home.json', inBody(0, 0), (nodes, around) =>
    home(stack('outer', [stack('box', nodes)], { ...around }), other),
  ),
  place('a section', 'section/frame.json', inBody(), (nodes, around) => ({
    ...home(stack('box', [{ id: 'frame', use: 'section/frame' }], { ...around }), other),
    'section/frame.json': { args: {}, root: stack('frame-root', nodes) },
  })),
  place('a layout', 'layout/main.json', inBody(0), (nodes, around) => ({
    ...home(other),
    'layout/main.json': {
      root: stack('shell', [stack('box', nodes, { ...around }), { id: 'outlet', outlet: true }]),
    },
  })),
  place('a popup', 'popup/sheet.json', inBody(), (nodes, around) => ({
    ...home(other),
    ...popup('sheet', { ...around, root: stack('sheet-root', nodes) }),
  })),
  place('a later variant', 'page/home.json', '/root/slots/body/0/of/1/slots/body/0/slots/body', (nodes, around) => {
    const zoe = { fact: 'player.nickname', op: 'eq', value: 'Zoe' }
    const variant = stack('variant', [stack('box', nodes, { ...around }), other])
    return home(pick('choice', card('zoe', { when: zoe }), variant))
  }),
  place(
    'a page behind a guard',
    'page/account.json',
    inBody(),
    (nodes, { when = loggedIn }) => ({
      ...home(other),
      ...guardedBy(when),
      'route/account.json': route('/account', { page: 'account', login: true }),
      'page/account.json': page(...nodes),
    }),
    (around) => around.when !== undefined && !readsRoute(around),
  ),
]

/** The guard of routes that require login. */
export const guardedBy = (guard: Body): Changes => ({
  'site.json': (body) => Object.assign(body, { guards: { login: guard }, loginPopup: 'enter' }),
  ...popup('enter', { trigger: 'manual' }),
})

/** A thing called `target` with its own conditions. */
export interface Thing {
  readonly name: string
  readonly takes: (own: Conditions) => boolean
  /** Conditions that always hold, for a thing whose property must have conditions. */
  readonly always?: Conditions
  readonly make: (own: Conditions) => { readonly nodes: readonly Body[]; readonly changes: Changes }
  /** Returns the position of the target. `at` is the position of the list that contains the nodes. */
  readonly position: (at: Position) => Position
}

interface ThingOptions extends Partial<Pick<Thing, 'takes' | 'always'>> {
  readonly below?: string
  readonly changes?: Changes
}

const thing = (
  name: string,
  make: (own: Conditions) => Body,
  { below = '', takes = anything, changes = {}, always = {} }: ThingOptions = {},
): Thing => ({
  name,
  takes,
  always,
  make: (own) => ({ nodes: [make(own)], changes }),
  position: ({ file, pointer }) => ({ file, pointer: `${pointer}/0${below}` }),
})

export const tab = (id: string, more: Body = {}): Body => ({
  id,
  label: { $text: { en: id } },
  icon: 'home',
  link: { route: 'home' },
  ...more,
})

/** A node for each tab of the tab bar. */
export const tabList = (id: string): Body => ({
  ...card(id, { props: { title: { $ref: 'item.tab.label' } } }),
  each: { in: { $document: 'tab-bar/main', path: 'tabs' }, as: 'tab', key: 'id' },
})

export const things: readonly Thing[] = [
  thing('a node', (own) => card('target', { ...own })),
  thing('a node with children', (own) => stack('target', [card('inside')], { ...own })),
  thing('an include', (own) => ({ id: 'target', use: 'section/part', ...own }), {
    changes: { 'section/part.json': { args: {}, root: card('part') } },
  }),
  thing('a variant', (own) => pick('variants', card('target', { ...own }), card('last')), {
    below: '/of/0',
    takes: ({ when }) => when !== undefined,
    always: { when: { any: [loggedIn, visitor] } },
  }),
  {
    name: 'a banner',
    takes: anything,
    make: (own) => ({
      nodes: [bannerList('banners')],
      changes: { 'banner/one.json': banner(1), 'banner/target.json': banner(2, { ...own }) },
    }),
    position: () => ({ file: 'banner/target.json', pointer: '' }),
  },
  {
    name: 'a tab',
    takes: anything,
    make: (own) => ({
      nodes: [tabList('tabs')],
      changes: { 'tab-bar/main.json': { tabs: [tab('first'), tab('target', { ...own })] } },
    }),
    position: () => ({ file: 'tab-bar/main.json', pointer: '/tabs/1' }),
  },
]
