/**
 * Every analysis uses the same condition of presence: its parts, and the same instant for days, schedules and weeks.
 */
import { describe, expect, test } from 'vitest'
import { type Body, files } from '../check/check.fixture.ts'
import { checkSource } from '../check/check.ts'
import { factType } from '../compile/context.ts'
import { asChecked, type CheckedSite } from '../check/site.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'
import { audienceDifferences, audienceInWords } from './audience.ts'
import {
  at,
  banner,
  bannerList as list,
  card,
  type Changes,
  home,
  loggedIn,
  onDay,
  onRoute,
  page,
  pick,
  popup,
  provableWithLogout,
  route,
  stack,
  table,
  vip,
  visitor,
} from './prove.fixture.ts'
import { prove } from './prove.ts'
import { placesOf } from './targets.ts'
import { changeInWords, timelineOf } from './timeline.ts'

const catalogue: Catalogue = {
  ...provableWithLogout,
  actions: {
    ...provableWithLogout.actions,
    'session.require': {
      name: 'session.require',
      args: { type: 'object', additionalProperties: false, properties: {} },
    },
  },
}

function siteOf(changes: Changes): CheckedSite {
  const { site, findings } = checkSource(sourceOf({ files: files(changes) }), catalogue)
  expect(findings.filter(({ severity }) => severity === 'error').map(formatFinding)).toEqual([])
  return asChecked(site)
}

const findings = (changes: Changes) => prove(siteOf(changes), catalogue, { at }).findings

/** Code, file and pointer of each finding. */
const found = (changes: Changes): readonly string[] =>
  findings(changes).map(({ code, file, pointer }) => `${code} ${file.replace('config/', '')} ${pointer}`)

const guarded: Changes = {
  'site.json': (body) => Object.assign(body, { guards: { login: loggedIn }, loginPopup: 'enter' }),
  ...popup('enter', { trigger: 'manual' }),
}
const press = (...steps: readonly Body[]): Body => ({ on: { press: steps } })

describe('a later variant', () => {
  const inside = (...body: readonly Body[]): Changes =>
    home(pick('p', card('a', { when: vip(5) }), stack('b', body, { when: loggedIn }), card('c')))

  test('never shows a node with the rule of an earlier variant, and the node is reported', () => {
    expect(found(inside(card('x', { when: vip(5) }), card('y')))).toEqual([
      'PRF-NEVER page/home.json /root/slots/body/0/of/1/slots/body/0/when',
    ])
    expect(findings(inside(card('x', { when: vip(5) }), card('y')))[0]?.message).toMatch(
      /"x" is never visible\. The earlier variant "a" for ".*VIP level at least 5" \(config\/page\/home.json:\d+\) and "VIP/,
    )
  })

  test('must not contain a button that works only for people who see an earlier variant', () => {
    const onlyPlayers = home(
      pick('p', card('a', { when: loggedIn }), stack('b', [card('x', press({ do: 'session.logout' }))])),
    )
    expect(found(onlyPlayers)).toEqual(['PRF-FAILS page/home.json /root/slots/body/0/of/1/slots/body/0/on/press/0'])
  })

  test('may repeat in its rule that the earlier variant does not hold, but the same rule of a node inside is reported', () => {
    const isLow = { fact: 'player.vipLevel', op: 'lt', value: 5 }
    const variants = (more: Body): Changes =>
      home(pick('p', card('a', { when: vip(5) }), stack('b', [card('x', more), card('y')], { when: isLow }), card('c')))
    expect(found(variants({ when: loggedIn }))).toEqual(['PRF-ALWAYS page/home.json /root/slots/body/0/of/2'])
    expect(found(variants({ when: isLow }))).toEqual([
      'PRF-ALWAYS page/home.json /root/slots/body/0/of/1/slots/body/0/when',
      'PRF-ALWAYS page/home.json /root/slots/body/0/of/2',
    ])
  })

  test('is reported as not needed if the earlier variants cover everybody', () => {
    const complete = home(pick('p', card('a', { when: loggedIn }), card('b', { when: visitor }), card('c')))
    expect(findings(complete).map(({ code, severity, message }) => [code, severity, message])).toEqual([
      [
        'PRF-ALWAYS',
        'warning',
        expect.stringMatching(
          /^"c" is never needed\. One of the 2 variants before it always applies\. Delete this variant, and remove the rule of the earlier variant "b" for "not logged in" \(config\/page\/home.json:\d+\)$/,
        ),
      ],
    ])
  })

  test('contains nodes that only people who do not see an earlier variant gain or lose', () => {
    const after = inside(card('x'), card('y', { when: vip(2) }))
    const people = audienceDifferences({
      before: siteOf(inside(card('x'), card('y'))),
      after: siteOf(after),
      catalogue,
      at,
    })
    expect(people.flatMap(audienceInWords)).toEqual([
      '"y" (page/home): lost by VIP level at most 1 and logged in, from now on',
    ])
  })

  test('contains nodes that appear only for people who do not see an earlier variant', () => {
    const dated = inside(card('x', { schedule: { from: '2026-12-01T00:00' } }), card('y'))
    const { events } = timelineOf({ site: siteOf(dated), catalogue, at })
    expect(events.flatMap(({ changes }) => changes.map(changeInWords))).toEqual([
      '"x" (page/home) appears for people with: VIP level less than 5 and logged in',
    ])
    const [witness] = events.flatMap(({ changes }) => changes.map((change) => change.witness))
    expect(witness?.persona).toMatchObject({ 'session.loggedIn': true })
    expect(witness?.persona['player.vipLevel']).toBeLessThan(5)
  })

  test('of a section is reported only if no include of the section needs the variant', () => {
    const section: Changes = {
      'section/hot.json': { args: {}, root: stack('hot', [pick('p', card('a', { when: loggedIn }), card('b'))]) },
    }
    const boxes = (...whens: readonly Body[]): Changes => ({
      ...home(...whens.map((when, n) => stack(`box-${n}`, [{ id: `in-${n}`, use: 'section/hot' }], { when }))),
      ...section,
    })
    expect(found(boxes(loggedIn, visitor))).toEqual([])
    expect(found(boxes(loggedIn))).toEqual([
      'PRF-ALWAYS section/hot.json /root/slots/body/0/of/0/when',
      'PRF-ALWAYS section/hot.json /root/slots/body/0/of/1',
    ])
  })
})

describe('facts of the route', () => {
  test('have only the values of the routes that show the page', () => {
    expect(found(home(card('a', { when: onRoute('game') }), card('b')))).toEqual([
      'PRF-NEVER page/home.json /root/slots/body/0/when',
    ])
    expect(found(home(card('a', { when: onRoute('home') }), card('b')))).toEqual([
      'PRF-ALWAYS page/home.json /root/slots/body/0/when',
    ])
    const second = { 'route/second.json': route('/second') }
    expect(found({ ...home(card('a', { when: onRoute('home') }), card('b')), ...second })).toEqual([])
  })

  test('are combined with the guard of the route: a route that requires login is open to players only', () => {
    const account = { ...guarded, 'route/account.json': route('/account', { login: true }) }
    const on = (when: Body): Changes => ({
      ...home(card('a', { when: { all: [onRoute('account'), when] } }), card('b')),
      ...account,
    })
    expect(found(on(visitor))).toEqual(['PRF-NEVER page/home.json /root/slots/body/0/when'])
    expect(found(on(vip(3)))).toEqual([])
    const [finding] = findings({
      ...home(card('a', { when: { all: [onRoute('home'), loggedIn, visitor] } })),
      ...account,
    })
    expect(finding?.code).toBe('PRF-NEVER')
  })

  test('have in a rule of a layout the values of all routes with this layout', () => {
    const layout = (id: string): Changes => ({
      ...home(card('b')),
      'layout/main.json': {
        root: stack('shell', [card('bar', { when: onRoute(id) }), { id: 'outlet', outlet: true }]),
      },
    })
    expect(found(layout('game'))).toEqual([])
    expect(found(layout('nowhere'))).toEqual(['PRF-NEVER layout/main.json /root/slots/body/0/when'])
  })

  test('decide whether an entry of a tab bar can ever be visible', () => {
    const tab = (id: string, more: Body = {}): Body => ({
      id,
      label: { $text: { en: id } },
      icon: 'home',
      link: { route: 'home' },
      ...more,
    })
    const bar = (when: Body): Changes => ({
      ...home({
        ...card('tab', { props: { title: { $ref: 'item.tab.label' } } }),
        each: { in: { $document: 'tab-bar/main', path: 'tabs' }, as: 'tab' },
      }),
      'tab-bar/main.json': { tabs: [tab('one'), tab('two', { when })] },
    })
    expect(found(bar(loggedIn))).toEqual([])
    expect(found(bar(onRoute('game')))).toEqual(['PRF-NEVER tab-bar/main.json /tabs/1/when'])
  })

  test('in the rule of an entry are reported at the entry if the list is shown on another route only', () => {
    const tab = { label: { $text: { en: 'x' } }, icon: 'home', link: { route: 'home' } }
    const list = {
      ...card('list', { when: onRoute('home'), props: { title: { $ref: 'item.tab.label' } } }),
      each: { in: { $document: 'tab-bar/main', path: 'tabs' }, as: 'tab' },
    }
    expect(
      found({
        ...home(card('b')),
        'layout/main.json': { root: stack('shell', [list, { id: 'outlet', outlet: true }]) },
        'tab-bar/main.json': {
          tabs: [
            { id: 'one', ...tab, when: onRoute('game') },
            { id: 'two', ...tab },
          ],
        },
      }),
    ).toEqual(['PRF-NEVER tab-bar/main.json /tabs/0/when'])
  })

  test('are proven for each route that a rule names, and for one route that represents all other routes', () => {
    const paths = Array.from({ length: 250 }, (_, n) => `/a-${100 + n}`)
    const many: Changes = Object.assign(
      {},
      ...paths.map((path) => ({ [`route${path}.json`]: route(path, { login: true }) })),
    )
    const needsLogin = {
      'site.json': (body: Body) => Object.assign(body, { guards: { login: loggedIn }, loginPopup: 'enter' }),
    }
    const codes = (when: Body) =>
      findings({ ...many, ...needsLogin, ...popup('enter', { trigger: 'manual' }), ...popup('p', { when }) }).map(
        ({ code }) => code,
      )
    const onPath = (op: string, value: unknown) => ({ fact: 'route.path', op, value })
    const onLogin = { fact: 'route.login', op: 'eq', value: true }
    // The rule names the first route, so another route must represent the remaining ones.
    expect(codes({ all: [onLogin, onPath('neq', '/a-100')] })).toEqual([])
    expect(codes({ all: [onLogin, onPath('in', ['/a-100', '/a-349'])] })).toEqual([])
    expect(codes({ all: [onLogin, onPath('eq', '/nowhere')] })).toEqual(['PRF-NEVER'])
    expect(codes({ all: [onLogin, visitor] })).toEqual(['PRF-NEVER'])
  })

  test('include the path: a rule about a path that does not show the page is reported', () => {
    const path = (value: string): Body => ({ when: { fact: 'route.path', op: 'eq', value } })
    expect(found(home(card('a', path('/slot')), card('b', path('/')), card('c', path('/index'))))).toEqual([
      'PRF-NEVER page/home.json /root/slots/body/2/when',
    ])
    const game = (value: string): Changes => ({ 'page/game.json': page(card('a', path(value)), card('b')) })
    expect(found(game('/game/17'))).toEqual([])
    expect(found({ ...game('/game/x'), 'site.json': (body) => (body.notFound = 'home') })).toEqual([
      'PRF-NEVER page/game.json /root/slots/body/0/when',
    ])
    // The page of unknown paths is shown at any other path.
    expect(found(game('/game/x'))).toEqual([])
  })

  test('do not include the path of a route that redirects', () => {
    const path = (value: string): Body => ({ when: { fact: 'route.path', op: 'eq', value } })
    const site: Changes = {
      'route/game.json': {
        path: '/game/{id}',
        params: { id: { pattern: 'digits' } },
        redirect: { to: { route: 'home' } },
      },
      'page/game.json': null,
      'site.json': (body) => (body.notFound = 'home'),
      ...home(card('a', path('/game/17')), card('b', path('/nowhere')), card('c')),
    }
    expect(found(site)).toEqual(['PRF-NEVER page/home.json /root/slots/body/0/when'])
  })

  test('treat the own path of the page for unknown paths as a known path', () => {
    const site = siteOf({
      'site.json': (body) => (body.notFound = 'account'),
      'route/account.json': route('/account'),
    })
    const places = placesOf(site, catalogue)
    const account = site.index.document('route', 'account')?.value
    const access = places.accessOf(places.onRoutes(account === undefined ? [] : [account]))
    const pathRule = places.pathRules(access, [['is', 'route.path', 'eq', '/slot']])
    const holdsOn = (path: string): readonly boolean[] =>
      access.map(
        (one) => compileRule(pathRule(one), { 'route.path': factType({ type: 'string' }) }).test(() => path) === TRUE,
      )
    expect(access.map(({ patterns }) => patterns.length)).toEqual([1, 0])
    expect(['/account', '/elsewhere'].map(holdsOn)).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('in the address of a witness belong to a route whose guard accepts the witness', () => {
    const both: Changes = {
      ...home(card('a', { when: { any: [visitor, loggedIn] } }), card('b')),
      ...guarded,
      'route/home.json': (body) => (body.login = true),
      'route/open.json': route('/open'),
    }
    const limit = home(
      { id: 'box', widget: 'Stack', v: 1, slots: { cards: [card('a'), card('b'), card('c', { when: visitor })] } },
      card('d'),
    )
    const [finding] = findings({ ...both, ...limit })
    expect(finding?.code).toBe('PRF-LIMIT')
    expect(finding?.witness?.address).toMatch(/^\/open\?/)
  })

  test('in the address of the witness of a flow step may belong to a route whose guard refuses the witness', () => {
    const site: Changes = {
      ...guarded,
      ...home(card('a'), card('b')),
      'site.json': (body) => Object.assign(body, { guards: { login: vip(1) }, loginPopup: 'enter', notFound: 'game' }),
      'route/vault.json': route('/vault', { page: 'game', login: true }),
      'flow/leave.json': {
        args: {},
        steps: [{ id: 'first', do: 'session.logout', when: { all: [onRoute('vault'), visitor] } }],
      },
    }
    const [finding] = findings(site).filter(({ code }) => code === 'PRF-FAILS')
    expect(finding?.witness?.address).toMatch(/^\/vault\?/)
  })

  test('do not lead to a finding about an empty slot if the slot has one node for each route', () => {
    const required: Catalogue = {
      ...catalogue,
      widgets: {
        ...catalogue.widgets,
        Stack: {
          ...(catalogue.widgets.Stack as Catalogue['widgets'][string]),
          slots: { body: { min: 1 }, cards: {} },
        },
      },
    }
    const nodes = (...ids: readonly string[]): Changes => ({
      ...home(...ids.map((id) => card(id, { when: onRoute(id) }))),
      'route/second.json': route('/second'),
    })
    const codes = (changes: Changes): readonly string[] =>
      prove(siteOf(changes), required, { at }).findings.map(({ code }) => code)
    expect(codes(nodes('home', 'second'))).toEqual([])
    expect(codes(nodes('home'))).toEqual(['PRF-EMPTY'])
  })
})

describe('a popup', () => {
  const account: Changes = { ...guarded, 'route/account.json': route('/account', { login: true }) }

  test('never opens if the guard of its routes refuses everybody for whom its rule holds', () => {
    expect(found({ ...account, ...popup('p', { routes: ['account'], when: visitor }) })).toEqual([
      'PRF-NEVER popup/p.json /when',
    ])
    expect(found({ ...account, ...popup('p', { routes: ['account', 'home'], when: visitor }) })).toEqual([])
    expect(
      found({ ...account, ...popup('p', { routes: ['account'], root: card('sheet', { when: visitor }) }) }),
    ).toEqual(['PRF-NEVER popup/p.json /root/when'])
  })

  test('on routes that only redirect never opens', () => {
    const old: Changes = {
      'route/old.json': {
        path: '/old',
        redirect: { to: { route: 'home' } },
      },
    }
    expect(found({ ...old, ...popup('p', { routes: ['old'] }) })).toEqual(['PRF-NEVER popup/p.json /routes'])
    expect(found({ ...old, ...popup('p', { routes: ['old', 'home'] }) })).toEqual([])
  })

  test('does not tie with a popup on a route that the people of its rule cannot open', () => {
    const both = (when: Body): Changes => ({
      ...account,
      ...popup('p', { routes: ['account', 'home'], when }),
      ...popup('q', { routes: ['account'] }),
    })
    expect(found(both(visitor))).toEqual([])
    expect(found(both(loggedIn))).toEqual(['PRF-TIE popup/q.json '])
  })

  test('that is opened by an action opens on every route', () => {
    const manual = popup('p', { trigger: 'manual', root: card('sheet', { when: visitor }) })
    expect(found({ ...account, ...manual })).toEqual([])
  })
})

describe('a banner', () => {
  test('in two lists for two audiences is visible if one of the lists shows the banner', () => {
    const lists = home(stack('v', [list('one')], { when: visitor }), stack('p', [list('two')], { when: loggedIn }))
    const players = { 'banner/one.json': banner(1, { when: loggedIn }) }
    expect(found({ ...lists, ...players })).toEqual([])
    const alone = home(stack('v', [list('one')], { when: visitor }))
    expect(found({ ...alone, ...players })).toEqual(['PRF-NEVER banner/one.json /when'])
  })

  test('is not reported if its list never shows any banner, because the rule of the list is reported', () => {
    const never = home(stack('v', [list('one', 'home-top', { when: loggedIn })], { when: visitor }), list('two'))
    expect(found(never)).toEqual(['PRF-NEVER page/home.json /root/slots/body/0/slots/body/0/when'])
  })

  test('whose rule contradicts the rule of its list is reported at the rule of the banner if the list shows another banner', () => {
    const banners = { 'banner/one.json': banner(1, { when: loggedIn }), 'banner/two.json': banner(2) }
    expect(found({ ...home(list('one', 'home-top', { when: visitor })), ...banners })).toEqual([
      'PRF-NEVER banner/one.json /when',
    ])
  })

  test('is reported if one of its lists shows another banner with the same order at the same time', () => {
    const lists = home(stack('v', [list('one')], { when: visitor }), stack('p', [list('two')], { when: loggedIn }))
    const both: Changes = {
      'banner/one.json': banner(1),
      'banner/two.json': banner(1, { when: vip(3) }),
    }
    expect(found({ ...lists, ...both })).toEqual(['PRF-OVERLAP banner/two.json '])
    expect(found({ ...home(stack('v', [list('one')], { when: visitor })), ...both })).toEqual([
      'PRF-NEVER banner/two.json /when',
    ])
  })

  test('is not reported if the banner with the same order is only in another list', () => {
    const lists = home(list('one', 'home-top'), list('two', 'home-foot'))
    expect(
      found({ ...lists, 'banner/one.json': banner(1), 'banner/two.json': banner(1, { position: 'home-foot' }) }),
    ).toEqual([])
  })
})

test('a slot whose undated node is shown only on another route is reported as empty after its dated node has ended', () => {
  const second = { 'route/second.json': route('/second') }
  const box = stack('box', [
    card('dated', { schedule: { until: '2026-12-01T23:59' } }),
    card('undated', { when: onRoute('second') }),
  ])
  const [finding, ...others] = findings({ ...home(box, card('x')), ...second })
  expect(others).toEqual([])
  expect(finding?.message).toMatch(
    /^the slot body of "box" is empty for everybody on the route "home" from 2 Dec 2026 00:00 on\./,
  )
  expect(finding?.witness?.address).toMatch(/^\/\?/)
})

test('a slot that contains the outlet of a layout is not reported as empty', () => {
  const dated = card('dated', { schedule: { from: '2026-12-01T00:00' } })
  const layout = (...nodes: readonly Body[]): Changes => ({
    ...home(card('x')),
    'layout/main.json': { root: stack('shell', nodes) },
  })
  expect(found(layout(dated, { id: 'outlet', outlet: true }))).toEqual([])
  expect(found(layout(stack('box', [dated]), { id: 'outlet', outlet: true }))).toEqual([
    'PRF-EMPTY layout/main.json /root/slots/body/0/slots/body',
  ])
})

describe('tables, flow steps and skins that are used on some routes only', () => {
  const tone = (id: string, more: Body = {}): Body => ({
    ...card(id, more),
    props: { title: { $text: { en: id } }, tone: { $select: { table: 'badge', column: 'tone' } } },
  })
  const second: Changes = {
    'page/second.json': page(tone('b')),
    'route/second.json': route('/second', { page: 'second' }),
  }

  test('a table needs no rows for routes that do not use it, and such rows are reported', () => {
    const rules = [onRoute('second'), onRoute('home')]
    const both = { ...home(tone('a')), 'tab-bar/main.json': null, ...second }
    expect(found({ ...both, ...table('first', rules) })).toEqual([])
    const one = { ...both, 'page/home.json': page(card('a')) }
    expect(found({ ...one, ...table('first', rules) })).toEqual([
      'PRF-ALWAYS decision-table/badge.json /rows/0/when',
      'PRF-NEVER decision-table/badge.json /rows/1/when',
    ])
    expect(found({ ...one, ...table('first', [{ not: onRoute('second') }, true]) })).toEqual([
      'PRF-NEVER decision-table/badge.json /rows/0/when',
    ])
  })

  test('a table that only a page behind a login uses needs no row for visitors', () => {
    const account = { ...second, 'route/second.json': route('/second', { page: 'second', login: true }) }
    const site = { ...home(card('a')), 'tab-bar/main.json': null, ...guarded, ...account }
    expect(
      found({ ...site, ...table('first', [{ all: [loggedIn, vip(5)] }, { all: [loggedIn, { not: vip(5) }] }]) }),
    ).toEqual([])
    expect(found({ ...site, ...table('first', [visitor, true]) })).toEqual([
      'PRF-NEVER decision-table/badge.json /rows/0/when',
    ])
  })

  test('the first step of a flow runs on the routes that start the flow, and a step after an action may run on any route', () => {
    const flow: Changes = {
      'flow/leave.json': {
        args: {},
        steps: [
          { id: 'first', do: 'nav.back', when: onRoute('second') },
          { id: 'then', do: 'nav.back', when: onRoute('second') },
        ],
      },
    }
    const start = press({ do: { flow: 'leave' } })
    const others = {
      ...second,
      'page/second.json': page(card('b')),
      'tab-bar/main.json': null,
      ...table('first', [true]),
    }
    expect(found({ ...home(card('a', start)), ...others, ...flow })).toEqual([
      'PRF-NEVER flow/leave.json /steps/0/when',
    ])
    expect(found({ ...home(card('a')), ...others, 'page/second.json': page(card('b', start)), ...flow })).toEqual([
      'PRF-ALWAYS flow/leave.json /steps/0/when',
    ])
  })

  test('a skin for a combination of route facts that no route has is never used', () => {
    const skin = (when: Body): Changes => ({
      'skin/party.json': { title: 'Party', priority: 5, scheme: 'dark', tokens: {}, when },
    })
    const isLogin = { fact: 'route.login', op: 'eq', value: true }
    expect(found(skin({ all: [onRoute('home'), isLogin] }))).toEqual(['PRF-NEVER skin/party.json /when'])
    expect(found(skin(onRoute('home')))).toEqual([])
  })
})

test('the finding for an empty slot of a section names the include in which the slot is empty', () => {
  const dated = card('dated', { when: { arg: 'isNew' }, schedule: { until: '2026-11-25T12:00' } })
  const include = (id: string, isNew: boolean): Body => ({ id, use: 'section/hot', args: { isNew } })
  const site: Changes = {
    'page/home.json': page(include('full', false), stack('box', [include('part', true)])),
    'section/hot.json': {
      args: { isNew: { type: 'boolean', default: false } },
      root: stack('hot', [dated, card('always', { when: { not: { arg: 'isNew' } } })]),
    },
  }
  expect(found(site)).toEqual(['PRF-EMPTY section/hot.json /root/slots/body'])
  expect(findings(site)[0]?.message).toMatch(
    /^the slot body of "hot", where the page "home" includes the section \(config\/page\/home\.json:\d+\), is empty for everybody from 25 Nov 2026 12:0/,
  )
})

describe('a step of a flow', () => {
  const flow = (...steps: readonly Body[]): Changes => ({
    'flow/leave.json': { args: {}, steps: steps.map((step, n) => ({ id: `s${n}`, ...step })) },
  })
  const leave = { do: { flow: 'leave' } }
  const logout = { do: 'session.logout' }

  test('is reported if it fails for everybody who starts its flow', () => {
    expect(found({ ...home(card('a', { when: visitor, ...press(leave) }), card('b')), ...flow(logout) })).toEqual([
      'PRF-FAILS flow/leave.json /steps/0',
    ])
    expect(
      found({ ...home(card('a', { when: visitor, ...press(leave) }), card('b', press(leave))), ...flow(logout) }),
    ).toEqual([])
    expect(found(flow(logout))).toEqual([])
  })

  test('that fails is also reported as the last of a hundred steps, and if its flow is started through a chain of fifty flows', () => {
    const back = (n: number): Body => ({ do: 'nav.back', when: vip(1 + (n % 12)) })
    const steps = [...Array.from({ length: 99 }, (_, n) => back(n)), logout]
    const button = (start: Body) => home(card('a', { when: visitor, ...press(start) }), card('b'))
    expect(found({ ...button(leave), ...flow(...steps) })).toContain('PRF-FAILS flow/leave.json /steps/99')
    const chain: Changes = Object.assign(
      {},
      ...Array.from({ length: 50 }, (_, n) => ({
        [`flow/f-${n}.json`]: { steps: [{ id: 'next', do: { flow: n === 0 ? 'leave' : `f-${n - 1}` } }] },
      })),
    )
    expect(found({ ...button({ do: { flow: 'f-49' } }), ...chain, ...flow(logout) })).toEqual([
      'PRF-FAILS flow/leave.json /steps/0',
    ])
  })

  test('is not proven if its flow is started in more than 200 ways', () => {
    const starters = (count: number): Changes =>
      Object.assign(
        {},
        ...Array.from({ length: count }, (_, n) => ({
          [`flow/f-${n}.json`]: { steps: [{ id: 'next', do: { flow: 'leave' } }] },
          [`page/p-${n}.json`]: page(card('a', { when: visitor, ...press({ do: { flow: `f-${n}` } }) }), card('b')),
          [`route/p-${n}.json`]: route(`/p-${n}`, { page: `p-${n}` }),
        })),
      )
    expect(found({ ...home(card('b')), ...starters(199), ...flow(logout) })).toEqual([
      'PRF-FAILS flow/leave.json /steps/0',
    ])
    const [finding, ...others] = findings({ ...home(card('b')), ...starters(200), ...flow(logout) })
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      code: 'PRF-NOT-PROVEN',
      pointer: '/steps/0',
      message:
        'not proven: that session.logout can succeed, because its flow is started in more than 200 ways; the statement becomes provable when fewer flow steps start the flow, or when these steps have the same rules',
    })
  })

  test('whose rule holds for nobody who starts the flow never runs', () => {
    const forPlayers = { ...logout, when: loggedIn }
    const button = (when: Body, id = 'a'): Body => card(id, { when, ...press(leave) })
    const [finding, ...others] = findings({ ...home(button(visitor), card('b')), ...flow(forPlayers) })
    expect(others).toEqual([])
    expect(finding?.message).toMatch(
      /^the step "s0" never runs\. The flow is started only by "a" \([^)]*home\.json[^)]*\), and "not logged in" of "a" \([^)]*\) and "logged in" of "s0" \([^)]*\) exclude each other\. Change one of these rules, or remove the step/,
    )
    // No finding if a player may start the flow, if nothing starts it, or if an earlier action may change what the rule
    // reads.
    expect(found({ ...home(button(visitor), button(vip(3), 'b')), ...flow(forPlayers) })).toEqual([])
    expect(found(flow(forPlayers))).toEqual([])
    expect(found({ ...home(button(visitor), card('b')), ...flow({ do: 'session.require' }, forPlayers) })).toEqual([])
    const named: Changes = {
      'decision-table/flows.json': {
        columns: { flow: { type: 'string' } },
        rows: [{ id: 'all', when: true, then: { flow: 'leave' } }],
        hit: 'first',
      },
    }
    expect(found({ ...home(button(visitor), card('b')), ...flow(forPlayers), ...named })).toEqual([])
  })

  test('is not reported as failing if code also starts its flow', () => {
    const site = { ...home(card('a', { when: visitor, ...press(leave) }), card('b')), ...flow(logout) }
    const codes = (flows: Catalogue['flows']) =>
      prove(siteOf(site), { ...catalogue, flows }, { at }).findings.map(({ code }) => code)
    expect(codes({})).toEqual(['PRF-FAILS'])
    expect(codes({ leave: 'session' })).toEqual([])
  })

  test('that fails is reported if another flow starts its flow, unless an earlier step may change the outcome', () => {
    const outer: Changes = { 'flow/outer.json': { args: {}, steps: [{ id: 'one', ...leave }] } }
    const button = home(card('a', { when: visitor, ...press({ do: { flow: 'outer' } }) }), card('b'))
    expect(found({ ...button, ...outer, ...flow(logout) })).toEqual(['PRF-FAILS flow/leave.json /steps/0'])
    expect(found({ ...button, ...outer, ...flow({ do: 'session.require' }, logout) })).toEqual([])
    expect(found(home(card('a', { when: visitor, ...press({ do: 'session.require' }, logout) }), card('b')))).toEqual(
      [],
    )
  })
})

describe('time', () => {
  const saturdays = { weekly: [{ days: ['sat'], from: '00:00', until: '23:59' }] }

  test('a rule for a day contradicts a schedule or a weekly window that does not contain the day', () => {
    // 9 December 2026 is a Wednesday, 12 December a Saturday.
    expect(found(home(card('a', { when: onDay('2026-12-09'), schedule: saturdays }), card('b')))).toEqual([
      'PRF-NEVER page/home.json /root/slots/body/0/schedule',
    ])
    expect(found(home(card('a', { when: onDay('2026-12-12'), schedule: saturdays }), card('b')))).toEqual([])
    const december = { schedule: { from: '2026-12-01T00:00', until: '2026-12-31T23:59' } }
    expect(
      found(home(stack('box', [card('a', { when: onDay('2027-01-01') }), card('b')], december), card('c'))),
    ).toEqual(['PRF-NEVER page/home.json /root/slots/body/0/slots/body/0/when'])
  })

  test('a node with a rule for a day in the past is reported as ended', () => {
    const [finding] = findings(home(card('a', { when: onDay('2026-11-19') }), card('b')))
    expect(finding?.message).toMatch(
      /^"a" ended on 20 Nov 2026 00:00\. "on 19 Nov 2026" of "a" \(config\/page\/home.json:\d+\) is over\. Delete it,/,
    )
  })

  test('a rule for a day in the past is reported at the rule, also for banners and includes', () => {
    const past = { when: onDay('2026-11-19') }
    expect(found({ ...home(list('banners'), card('b')), 'banner/one.json': banner(1, past) })).toEqual([
      'PRF-ENDED banner/one.json /when',
    ])
    const section: Changes = { 'section/hot.json': { args: {}, root: card('in') } }
    expect(found({ ...home({ id: 'x', use: 'section/hot', ...past }, card('b')), ...section })).toEqual([
      'PRF-ENDED page/home.json /root/slots/body/0/when',
    ])
  })

  test('a comparison of the day with a text that is not a day never holds, and a month holds only on its days', () => {
    const part = (value: string): Body => ({ when: { fact: 'clock.today', op: 'contains', value } })
    expect(found(home(card('a', { when: onDay('Christmas') }), card('b')))).toEqual([
      'PRF-NEVER page/home.json /root/slots/body/0/when',
    ])
    const year = { schedule: { from: '2027-01-01T00:00' } }
    expect(found(home(stack('box', [card('a', part('2026-12')), card('b')], year), card('c')))).toEqual([
      'PRF-NEVER page/home.json /root/slots/body/0/slots/body/0/when',
    ])
    expect(found(home(stack('box', [card('a', part('-12-25')), card('b')], year), card('c')))).toEqual([])
  })

  test('a row of a table is shadowed by a row with the same times, even if one has a day and the other has instants', () => {
    const range = { fact: 'clock.now', op: 'between', value: ['2026-12-09T00:00', '2026-12-09T23:59'] }
    expect(found(table('first', [onDay('2026-12-09'), range, true]))).toEqual([
      'PRF-SHADOW decision-table/badge.json /rows/1',
    ])
    expect(found(table('first', [onDay('2026-12-09'), { not: range }]))).toEqual([])
  })

  test('a banner has ended if its times and the times of its list overlap only in the past', () => {
    const thursdays = { weekly: [{ days: ['thu'], from: '18:00', until: '20:00' }] }
    const ending = list('list', 'home-top', { schedule: { until: '2026-11-22T06:00' } })
    expect(
      found({
        ...home(ending, card('b')),
        'banner/one.json': banner(1),
        'banner/two.json': banner(2, { schedule: thursdays }),
      }),
    ).toEqual(['PRF-ENDED banner/two.json /schedule'])
  })

  test('the end of an entry is reported at the entry, because the rule of its list still holds for others', () => {
    const before = { fact: 'clock.now', op: 'lt', value: '2026-11-19T01:00' }
    const inBrowser = { fact: 'device.container', op: 'eq', value: 'BROWSER' }
    const limited = list('list', 'home-top', { when: { any: [{ not: inBrowser }, before] } })
    const [finding, ...others] = findings({
      ...home(limited, card('b')),
      'banner/one.json': banner(1),
      'banner/two.json': banner(2, { when: inBrowser }),
    })
    expect(others).toEqual([])
    expect([finding?.code, finding?.file, finding?.pointer]).toEqual(['PRF-ENDED', 'config/banner/two.json', '/when'])
    expect(finding?.message).toMatch(/device container is BROWSER.* and .*before 19 Nov 2026.* are together over/)
  })

  test('the instant of a witness is within the day of the rule and the window of the schedule', () => {
    const cards = [card('a'), card('b'), card('c', { when: onDay('2026-12-12'), schedule: saturdays })]
    const [finding] = findings(home({ id: 'box', widget: 'Stack', v: 1, slots: { cards } }, card('d')))
    expect(finding?.code).toBe('PRF-LIMIT')
    expect(finding?.witness).toMatchObject({ persona: {}, at: Date.parse('2026-12-12T00:00+08:00') })
  })
})
