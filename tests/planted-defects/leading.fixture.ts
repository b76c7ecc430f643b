/** Links that lead nowhere, pages that only some people can reach, and actions that can only fail. */
import type { Body } from '../../engine/check/check.fixture.ts'
import {
  banner,
  bannerList,
  card,
  type Changes,
  loggedIn,
  page,
  stack,
  vip,
  visitor,
} from '../../engine/prove/prove.fixture.ts'
import type { BruteForce, View } from './brute-force.fixture.ts'
import { type Defect, inside, inTurn } from './defect.fixture.ts'
import { type Place, places, type Position, tab, tabList } from './places.fixture.ts'
import { app, browser, type Conditions } from './rules.fixture.ts'

const alwaysOpen = places.filter(({ takes }) => takes({}))
const toGame = { route: 'game', params: { id: '1' } }

/** A thing called `target` with a link to the page `game` and its own conditions. */
interface Source {
  readonly name: string
  readonly make: (own: Conditions) => { readonly nodes: readonly Body[]; readonly changes: Changes }
  /**
   * Returns the position of the route in the link of this source. `at` is the position of the list that `nodes` is put
   * into.
   */
  readonly link: (at: Position) => Position
}

const titled = { $text: { en: 'Go' } }
const sources: readonly Source[] = [
  {
    name: 'a link',
    make: (own) => ({ nodes: [card('target', { props: { title: titled, link: toGame }, ...own })], changes: {} }),
    link: (at) => inside(at, '/0/props/link/route'),
  },
  {
    name: 'a button',
    make: (own) => ({
      nodes: [card('target', { on: { press: [{ do: 'nav.open', args: { link: toGame } }] }, ...own })],
      changes: {},
    }),
    link: (at) => inside(at, '/0/on/press/0/args/link/route'),
  },
  {
    name: 'a banner',
    make: (own) => ({
      nodes: [bannerList('banners')],
      changes: { 'banner/one.json': banner(1), 'banner/target.json': banner(2, { link: toGame, ...own }) },
    }),
    link: () => ({ file: 'banner/target.json', pointer: '/link/route' }),
  },
  {
    name: 'a tab',
    make: (own) => ({
      nodes: [tabList('tabs')],
      changes: { 'tab-bar/main.json': { tabs: [tab('first'), tab('target', { link: toGame, ...own })] } },
    }),
    link: () => ({ file: 'tab-bar/main.json', pointer: '/tabs/1/link/route' }),
  },
  {
    name: 'a step of a flow',
    make: (own) => ({
      nodes: [card('target', { on: { press: [{ do: { flow: 'go' } }] }, ...own })],
      changes: {
        'flow/go.json': { args: {}, steps: [{ id: 'open', do: 'nav.open', args: { link: toGame } }] },
      },
    }),
    link: () => ({ file: 'flow/go.json', pointer: '/steps/0/args/link/route' }),
  },
  {
    name: 'a link to a redirect',
    make: (own) => ({
      nodes: [card('target', { props: { title: titled, link: { route: 'old' } }, ...own })],
      changes: { 'route/old.json': { path: '/old', redirect: { to: toGame } } },
    }),
    link: (at) => inside(at, '/0/props/link/route'),
  },
]

const plant = (place: Place, source: Source, own: Conditions): { readonly changes: Changes; readonly at: Position } => {
  const { nodes, changes } = source.make(own)
  const planted = place.plant(nodes, {})
  return { changes: { ...planted.changes, ...changes }, at: source.link(planted.at) }
}

/** Schedules of the linked page. */
const schedules: readonly (readonly [name: string, schedule: Body])[] = [
  ['that has ended', { until: '2026-12-24T23:59' }],
  ['that has not begun', { from: '2026-12-01T00:00' }],
  ['on Saturdays', { weekly: [{ days: ['sat'], from: '00:00', until: '23:59' }] }],
]

const deadLinks: readonly Defect[] = sources.flatMap((source, s) =>
  schedules.flatMap(([name, schedule], n) =>
    inTurn(alwaysOpen, s * schedules.length + n, 2).map((place) => {
      const gamePage = { 'page/game.json': { ...page(), root: stack('game-root', [card('game')], { schedule }) } }
      const bad = plant(place, source, {})
      return {
        kind: 'link to a page that is not there',
        title: `${source.name} in ${place.name} to a page ${name}`,
        code: 'PRF-ENDS',
        at: bad.at,
        bad: { ...bad.changes, ...gamePage },
        clean: { ...plant(place, source, { schedule }).changes, ...gamePage },
        isTrue: (site) =>
          site.some(
            (view) =>
              view.facts['route.id'] !== 'game' &&
              view.ids.has('target') &&
              site.onRoute(view, 'game').every(({ ids }) => !ids.has('game-root')),
          ),
      }
    }),
  ),
)

/** Conditions that decide who can open the linked page, and who sees a link to it. */
interface Closure {
  readonly name: string
  readonly changes: Changes
  readonly code: 'PRF-CLOSED' | 'PRF-PARTLY-CLOSED'
  readonly bad: Conditions
  readonly clean: Conditions
}

const gamePage = (more: Body): Changes => ({
  'page/game.json': { ...page(), root: stack('game-root', [card('game')], more) },
})
const restrictedTo = (rule: Body): Changes => ({
  ...gamePage({}),
  'site.json': (body) => (body.guards = { restricted: rule }),
  'route/game.json': (body) => (body.restricted = true),
})
const withLogin: Changes = {
  ...gamePage({}),
  'site.json': (body) => Object.assign(body, { guards: { login: loggedIn }, loginPopup: 'enter' }),
  'route/game.json': (body) => (body.login = true),
  'popup/enter.json': {
    title: { $text: { en: 'Enter' } },
    group: 'enter',
    priority: 1,
    trigger: 'manual',
    root: card('enter-sheet'),
  },
}
const below = (level: number): Body => ({ fact: 'player.vipLevel', op: 'lt', value: level })

const closures: readonly Closure[] = [
  {
    name: 'a restricted page, for the others',
    changes: restrictedTo(app),
    code: 'PRF-CLOSED',
    bad: { when: browser },
    clean: { when: app },
  },
  {
    name: 'a page that is empty for them',
    changes: gamePage({ when: vip(5) }),
    code: 'PRF-CLOSED',
    bad: { when: below(3) },
    clean: { when: vip(7) },
  },
  {
    name: 'a restricted page, for everybody',
    changes: restrictedTo({ any: [app, loggedIn] }),
    code: 'PRF-PARTLY-CLOSED',
    bad: {},
    clean: { when: { any: [vip(1), app] } },
  },
  {
    name: 'a page that is empty for some of them',
    changes: gamePage({ when: vip(5) }),
    code: 'PRF-PARTLY-CLOSED',
    bad: { when: loggedIn },
    clean: { when: { all: [vip(5), app] } },
  },
  {
    name: 'a page with a login, for visitors',
    changes: withLogin,
    code: 'PRF-PARTLY-CLOSED',
    bad: { when: visitor },
    clean: { when: app },
  },
]

/**
 * Returns the code of the finding for a link that some or all of the people who see it cannot follow. A link to a page
 * that requires a login never has PRF-CLOSED.
 */
function closedFor(site: BruteForce): 'PRF-CLOSED' | 'PRF-PARTLY-CLOSED' | undefined {
  const seeing = site.byMoment().flatMap((views) => views.filter(({ ids }) => ids.has('target')))
  const canOpen = (view: View): boolean => site.onRoute(view, 'game').some(({ ids }) => ids.has('game-root'))
  const open = seeing.filter(canOpen).length
  if (seeing.length === 0 || open === seeing.length) return undefined
  const hasLogin = site.written('route/game').some(({ login }) => login === true)
  if (hasLogin) return open === 0 ? 'PRF-PARTLY-CLOSED' : undefined
  return open === 0 ? 'PRF-CLOSED' : 'PRF-PARTLY-CLOSED'
}

const closedLinks: readonly Defect[] = sources.flatMap((source, s) =>
  closures.flatMap(({ name, changes, code, bad, clean }, n) =>
    inTurn(alwaysOpen, s * closures.length + n, 2).map((place) => {
      const planted = plant(place, source, bad)
      return {
        kind: code === 'PRF-CLOSED' ? 'link that is closed to all' : 'link that is closed to some',
        title: `${source.name} in ${place.name} to ${name}`,
        code,
        at: planted.at,
        bad: { ...planted.changes, ...changes },
        clean: { ...plant(place, source, clean).changes, ...changes },
        isTrue: (site) => closedFor(site) === code,
      }
    }),
  ),
)

/** Rules of the only link to a page. */
const audiences: readonly (readonly [fact: string, rule: Body, values: readonly (boolean | string)[]])[] = [
  ['device.container', browser, ['BROWSER', 'APP']],
  ['device.container', { all: [app, loggedIn] }, ['BROWSER', 'APP']],
  ['session.loggedIn', vip(1), [false, true]],
]

/** Whether people with this value of the fact see the link on the page `home`. */
const reaches = (site: BruteForce, fact: string, value: boolean | string): boolean =>
  site.some(({ facts, ids }) => facts[fact] === value && facts['route.id'] === 'home' && ids.has('target'))

const unreached: readonly Defect[] = sources.flatMap((source, s) =>
  audiences.map(([fact, when, values], n) => {
    const [place = places[0] as Place] = inTurn(alwaysOpen, s + n, 1)
    const settings: Changes = { 'site.json': (body) => (body.proofs = { reach: [fact] }) }
    return {
      kind: 'page that only some people reach',
      title: `${source.name} in ${place.name}: ${fact} ${n}`,
      code: 'PRF-UNREACHED',
      at: { file: 'route/game.json', pointer: '/path' },
      bad: { ...plant(place, source, { when }).changes, ...settings },
      clean: { ...plant(place, source, {}).changes, ...settings },
      isTrue: (site) => !values.every((value) => reaches(site, fact, value)),
    }
  }),
)

/** Banners that no list shows. */
const unlisted: readonly Defect[] = alwaysOpen.flatMap((place) =>
  (['position', 'limit'] as const).map((why) => {
    const list = bannerList('banners')
    const limited = { ...list, each: { ...(list.each as Body), limit: 1 } }
    const site = (isBad: boolean): Changes => ({
      ...place.plant([why === 'limit' && isBad ? limited : list], {}).changes,
      'banner/one.json': banner(1),
      'banner/target.json': banner(2, why === 'position' && isBad ? { position: 'nowhere' } : {}),
    })
    return {
      kind: 'banner that no list shows',
      title: `in ${place.name}: ${why}`,
      code: 'PRF-UNREACHED',
      at: { file: 'banner/target.json', pointer: why === 'position' ? '/position' : '' },
      bad: site(true),
      clean: site(false),
      isTrue: (force) => !force.sees('target'),
    }
  }),
)

/** A button with its rule, the rule of its step, and the conditions around it. */
interface Button {
  readonly name: string
  readonly bad: ButtonRules
  readonly clean: ButtonRules
}

interface ButtonRules {
  readonly around?: Body
  readonly own?: Body
  readonly step?: Body
}

const buttons: readonly Button[] = [
  { name: 'among visitors', bad: { around: visitor }, clean: { around: app } },
  { name: 'for visitors', bad: { own: visitor }, clean: { own: vip(3) } },
  { name: 'with a step for visitors', bad: { step: visitor }, clean: { step: app } },
  {
    name: 'for the visitors that are left',
    bad: { around: { any: [visitor, app] }, own: browser },
    clean: { around: { any: [visitor, app] }, own: app },
  },
  {
    name: 'with a step for the visitors that are left',
    bad: { around: { not: vip(1) }, step: { not: loggedIn } },
    clean: { around: { not: vip(1) }, step: loggedIn },
  },
]

const button = (place: Place, { around, own, step }: ButtonRules, action: unknown): ReturnType<Place['plant']> =>
  place.plant(
    [
      card('target', {
        on: { press: [{ do: action, ...(step === undefined ? {} : { when: step }) }] },
        ...(own === undefined ? {} : { when: own }),
      }),
    ],
    around === undefined ? {} : { when: around },
  )

/** Whether some people can press a target, or start a flow with it, and none of these people is logged in. */
const isFailing: Defect['isTrue'] = (site) => {
  const targets = site.nodes((id) => id.startsWith('target'))
  const flow = site.has('flow/leave') ? site.written('flow/leave', 'steps') : []
  const isPressed = (view: View): boolean =>
    flow.every(({ when = true }) => site.holdsIn(when, view)) &&
    targets.some(({ id, when }) => view.ids.has(id) && site.holdsIn(when, view))
  return site.some(isPressed) && !site.some((view) => isPressed(view) && view.facts['session.loggedIn'] === true)
}

const failing: readonly Defect[] = places.flatMap((place) =>
  buttons
    .filter(({ bad, clean }) =>
      [bad, clean].every(({ around }) => place.takes(around === undefined ? {} : { when: around })),
    )
    .map(({ name, bad, clean }) => {
      const planted = button(place, bad, 'session.logout')
      return {
        kind: 'action that can only fail',
        title: `${name}, in ${place.name}`,
        code: 'PRF-FAILS',
        at: inside(planted.at, '/0/on/press/0'),
        bad: planted.changes,
        clean: button(place, clean, 'session.logout').changes,
        isTrue: isFailing,
      }
    }),
)

const leave: Changes = { 'flow/leave.json': { args: {}, steps: [{ id: 'out', do: 'session.logout' }] } }

/** The same buttons start a flow whose only step fails for visitors. */
const failingFlows: readonly Defect[] = buttons.flatMap(({ name, bad, clean }, n) =>
  inTurn(alwaysOpen, n, 3).map((place) => ({
    kind: 'step that can only fail',
    title: `${name}, in ${place.name}`,
    code: 'PRF-FAILS',
    at: { file: 'flow/leave.json', pointer: '/steps/0' },
    bad: { ...button(place, bad, { flow: 'leave' }).changes, ...leave },
    clean: { ...button(place, clean, { flow: 'leave' }).changes, ...leave },
    isTrue: isFailing,
  })),
)

/** One button starts the flow directly, the other through another flow. */
const failingFromTwo: readonly Defect[] = alwaysOpen.map((place) => {
  const outer: Changes = { 'flow/outer.json': { args: {}, steps: [{ id: 'one', do: { flow: 'leave' } }] } }
  const site = (second: Body): Changes => ({
    ...place.plant(
      [
        card('target', { when: visitor, on: { press: [{ do: { flow: 'leave' } }] } }),
        card('target-2', { when: second, on: { press: [{ do: { flow: 'outer' } }] } }),
      ],
      {},
    ).changes,
    ...leave,
    ...outer,
  })
  return {
    kind: 'step that can only fail',
    title: `of two buttons in ${place.name}`,
    code: 'PRF-FAILS',
    at: { file: 'flow/leave.json', pointer: '/steps/0' },
    bad: site({ all: [visitor, app] }),
    clean: site(vip(1)),
    isTrue: isFailing,
  }
})

export const leading = [
  ...deadLinks,
  ...closedLinks,
  ...unreached,
  ...unlisted,
  ...failing,
  ...failingFlows,
  ...failingFromTwo,
]
