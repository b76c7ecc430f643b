import { describe, expect, test } from 'vitest'
import { catalogue, files, type Body } from './check.fixture.ts'
import { checkSource } from './check.ts'
import type { JsonObject } from '../core/json.ts'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'

type Changes = Parameters<typeof files>[0]

/** Returns findings as lines, without line and column numbers, which depend on the formatting. */
function lines(changes: Changes, versions?: Parameters<typeof checkSource>[2]): string[] {
  return checkSource(sourceOf({ files: files(changes) }), catalogue, versions).findings.map((finding) =>
    formatFinding(finding).replace(/:\d+:\d+/, ''),
  )
}

const page = (root: Body, more: Body = {}): Changes => ({
  'page/game.json': { title: { $text: { en: 'Game' } }, root: { id: 'root', ...root }, ...more },
})
const card = (props: Body, more: Body = {}): Changes =>
  page({ widget: 'Card', v: 3, props: { title: { $text: { en: 'Card' } }, ...props }, ...more })

/** Puts a card next to the outlet. */
const layoutCard = (props: Body): Changes => ({
  'layout/main.json': {
    root: {
      id: 'shell',
      widget: 'Stack',
      v: 1,
      slots: {
        body: [
          { id: 'bar', widget: 'Card', v: 3, props },
          { id: 'outlet', outlet: true },
        ],
      },
    },
  },
})

test('a valid site has no findings', () => {
  expect(lines({})).toEqual([])
})

test('a finding has a position, a code, the expected and found value, and the description of the schema', () => {
  const changed = files({ 'page/home.json': (body) => ((body.root as { props: Body }).props.columns = 'five') })
  const { findings } = checkSource(sourceOf({ files: changed }), catalogue)
  expect(findings.map(formatFinding)).toEqual([
    'config/page/home.json:30:18 /root/props/columns: expected an integer from 1 to 4, got "five". ' +
      'Number of columns on wide screens. [CFG-TYPE]',
  ])
  expect(findings[0]).toMatchObject({
    code: 'CFG-TYPE',
    severity: 'error',
    line: 30,
    column: 18,
    expected: 'an integer from 1 to 4',
    found: '"five"',
  })
})

test('all findings of all documents are reported, sorted by position', () => {
  expect(
    lines({
      'page/home.json': (body) => {
        body.colour = 'red'
        delete body.title
      },
      'audience/vip.json': { title: 'VIP', rule: { fact: 'player.viplevel', op: 'gte', value: 5 } },
      'strings/all.json': { strings: { hot: { tl: 'Patok' } } },
    }),
  ).toMatchInlineSnapshot(`
    [
      "config/audience/vip.json /rule/fact: there is no fact "player.viplevel" (docs/facts.md lists all facts); did you mean "player.vipLevel"? [CFG-REF]",
      "config/page/home.json: "title" is missing. Name of the page in the studio, and in the browser tab when the route has no title of its own. [CFG-REQUIRED]",
      "config/page/home.json /colour: unknown property "colour"; allowed: $schema, kind, id, title, args, data, state, root. [CFG-UNKNOWN]",
      "config/strings/all.json /strings/hot: the text has no translation in en, the default language of the site. [CFG-LANGUAGE]",
    ]
  `)
})

describe('an error in the form of a document is reported:', () => {
  const cases: readonly [string, Changes][] = [
    ['an unknown property with its nearest name', card({ tonne: 'gold' })],
    ['a value that is not in the enum', card({ tone: 'golden' })],
    [
      'a plain string where a text in each language is required',
      page({ widget: 'Card', v: 3, props: { title: 'Hello' } }),
    ],
    ['a missing property', page({ widget: 'Card', v: 3, props: {} })],
    ['an unknown widget', page({ widget: 'Crad', v: 3 })],
    [
      'a slot item that is neither a node nor an include',
      page({ widget: 'Stack', v: 1, slots: { body: [{ id: 'a', wigdet: 'Card' }] } }),
    ],
    [
      'a slot item that is both a node and an include',
      page({ widget: 'Stack', v: 1, slots: { body: [{ id: 'a', widget: 'Card', v: 3, use: 'section/hot' }] } }),
    ],
    ['a rule with an unknown keyword', page({ widget: 'Stack', v: 1, when: { al: [] } })],
    [
      'a file in the folder of another kind',
      {
        'page/other/thing.json': {
          id: 'stray',
          title: { $text: { en: 'X' } },
          root: { id: 'r', widget: 'Stack', v: 1 },
        },
      },
    ],
  ]
  test.each(cases)('%s', (_, changes) => {
    expect(lines(changes)).toMatchSnapshot()
  })
})

describe('a wrong reference is reported:', () => {
  const cases: readonly [string, Changes][] = [
    ['a page', { 'route/game.json': (body) => (body.page = 'gmae') }],
    ['a layout', { 'site.json': (body) => (body.layoutDefault = 'mian') }],
    ['a route in a link', card({ link: { route: 'hom' } })],
    ['a parameter that the route needs', card({ link: { route: 'game' } })],
    ['a parameter with an invalid format', card({ link: { route: 'game', params: { id: 'abc' } } })],
    ['a section', page({ widget: 'Stack', v: 1, slots: { body: [{ id: 'a', use: 'section/hott' }] } })],
    [
      'an argument of a section',
      page({ widget: 'Stack', v: 1, slots: { body: [{ id: 'a', use: 'section/hot', args: { titel: 1 } }] } }),
    ],
    ['an audience', card({}, { when: { audience: 'vips' } })],
    ['an asset', card({ image: { $asset: 'vipp' } })],
    ['a file of an asset', { 'asset/vip.json': (body) => (body.file = 'vip.png') }],
    ['a text', page({ widget: 'Card', v: 3, props: { title: { $string: 'hott' } } })],
    ['a call', page({ widget: 'Stack', v: 1 }, { data: { games: { call: 'games/lst', when: 'boot' } } })],
    ['an action', card({}, { on: { press: [{ do: 'nav.opne' }] } })],
    ['an argument of an action', card({}, { on: { press: [{ do: 'nav.open', args: { to: 1 } }] } })],
    ['a flow', card({}, { on: { press: [{ do: { flow: 'paly' } }] } })],
    ['an argument of a flow', card({}, { on: { press: [{ do: { flow: 'play', args: {} } }] } })],
    ['an event', card({}, { on: { pres: [] } })],
    ['a slot', page({ widget: 'Stack', v: 1, slots: { bdy: [] } })],
    [
      'a widget that the slot does not take',
      page({ widget: 'Stack', v: 1, slots: { cards: [{ id: 'a', widget: 'Stack', v: 1 }] } }),
    ],
    ['a fact', card({ count: { $ref: 'fact.player.vip' } })],
    ['data', card({ games: { $ref: 'data.games.value.items' } })],
    ['a field of data', card({ games: { $ref: 'data.g.value.itmes' } })],
    ['state', card({ tone: { $ref: 'state.tab' } })],
    ['a loop variable', card({ count: { $ref: 'item.game.plays' } })],
    ['a selector', card({ games: { $select: { name: 'games.sectoin' } } })],
    ['an argument of a selector', card({ games: { $select: { name: 'games.section', args: { section: 'old' } } } })],
    ['a decision table’s column', card({ tone: { $select: { table: 'badge', column: 'ton' } } })],
    ['a parameter of the route', card({ tone: { $ref: 'route.params.name', default: 'plain' } })],
    [
      'the header of a route outside layouts',
      card({ title: { $ref: 'route.header.title', default: { $text: { en: 'Perya' } } } }),
    ],
    [
      'the head of a route outside layouts',
      card({ title: { $ref: 'route.head.title', default: { $text: { en: 'Perya' } } } }),
    ],
    ['an unknown property of the head', layoutCard({ title: { $ref: 'route.head.description' } })],
    [
      'an unknown header property',
      layoutCard({ title: { $ref: 'route.header.titel', default: { $text: { en: 'Perya' } } } }),
    ],
    ['a token', { 'skin/day.json': { title: 'Day', priority: 1, scheme: 'light', tokens: { 'color.pag': '#fff' } } }],
  ]
  test.each(cases)('%s', (name, changes) => {
    const more =
      name === 'a field of data'
        ? {
            ...changes,
            'page/game.json': {
              ...(changes?.['page/game.json'] as Body),
              data: { g: { call: 'games/list', when: 'boot' } },
            },
          }
        : changes
    expect(lines(more)).toMatchSnapshot()
  })
})

describe('bindings', () => {
  const data = { games: { call: 'games/list', when: 'boot' } }
  const cases: readonly [string, Changes][] = [
    ['a tag that the property does not allow', card({ tone: { $text: { en: 'gold' } } })],
    ['an unknown tag', card({ tone: { $iff: true } })],
    ['a number for an enum', card({ tone: { $ref: 'fact.player.vipLevel', default: 'plain' } })],
    ['an arbitrary string for an enum', card({ tone: { $ref: 'fact.player.nickname', default: 'plain' } })],
    [
      'a branch of $if with the wrong type',
      card({ tone: { $if: { fact: 'session.loggedIn', op: 'eq', value: true }, then: 'silver', else: 'plain' } }),
    ],
    [
      'a rule of $if with a value of the wrong type',
      card({ tone: { $if: { fact: 'session.loggedIn', op: 'gt', value: 1 }, then: 'gold', else: 'plain' } }),
    ],
    ['a default with the wrong type', card({ count: { $ref: 'fact.player.vipLevel', default: 'none' } })],
    ['an optional title of the route for a required title', layoutCard({ title: { $ref: 'route.header.title' } })],
    [
      'a header property with the wrong type',
      layoutCard({
        title: { $ref: 'route.header.title', default: { $text: { en: 'Perya' } } },
        tone: { $ref: 'route.header.back' },
      }),
    ],
    [
      'an optional text for a required one',
      page({ widget: 'Card', v: 3, props: { title: { $ref: 'fact.player.nickname' } } }),
    ],
    [
      'an optional argument',
      card({ title: { $text: { en: 'Hi {name}' }, args: { name: { $ref: 'fact.player.nickname' } } } }),
    ],
    [
      'a reference in a text that is fixed at publish',
      {
        'route/home.json': (body) =>
          (body.head = { title: { $text: { en: 'Hi {name}' }, args: { name: { $ref: 'fact.device.container' } } } }),
      },
    ],
    [
      'a rule that compares with a loop variable of another type',
      card(
        {},
        {
          each: { in: { $document: 'tab-bar/main', path: 'tabs' }, as: 't' },
          when: { fact: 'player.vipLevel', op: 'eq', value: { $ref: 'item.t.label' } },
        },
      ),
    ],
    [
      'a rule that compares with an unknown loop variable',
      card({}, { when: { fact: 'device.container', op: 'in', value: { $ref: 'item.t.routes' } } }),
    ],
    [
      'a loop over a value that is not a list',
      card({}, { each: { in: { $ref: 'fact.player.vipLevel' }, as: 'x', key: 'id' } }),
    ],
    [
      'a field of a loop variable with the wrong type',
      page(
        {
          widget: 'Card',
          v: 3,
          props: { title: { $text: { en: 'A' } }, count: { $ref: 'item.game.id' } },
          each: { in: { $ref: 'data.games.value.items' }, as: 'game', key: 'id' },
        },
        { data },
      ),
    ],
  ]
  test.each(cases)('%s', (_, changes) => {
    expect(lines(changes)).toMatchSnapshot()
  })

  test('bindings of the right types have no findings', () => {
    expect(
      lines({
        ...page(
          {
            widget: 'Stack',
            v: 1,
            slots: {
              body: [
                {
                  id: 'game',
                  widget: 'Card',
                  v: 3,
                  each: { in: { $ref: 'data.games.value.items' }, as: 'game', key: 'id' },
                  props: {
                    title: { $format: 'number', value: { $ref: 'item.game.plays', default: 0 } },
                    count: { $ref: 'item.game.plays' },
                    link: { route: 'game', params: { id: { $ref: 'item.game.id' } } },
                  },
                  on: { press: [{ do: { flow: 'play', args: { game: { $ref: 'item.game.id' } } } }] },
                },
                {
                  id: 'banner',
                  widget: 'Card',
                  v: 3,
                  each: { in: { $documents: { kind: 'banner', where: { position: 'home-top' } } }, as: 'b' },
                  props: {
                    title: { $ref: 'item.b.title' },
                    image: { $ref: 'item.b.image' },
                    link: { $ref: 'item.b.link' },
                  },
                },
                {
                  id: 'tabs',
                  widget: 'Card',
                  v: 3,
                  each: { in: { $document: 'tab-bar/main', path: 'tabs' }, as: 't' },
                  props: { title: { $ref: 'item.t.label' }, link: { $ref: 'item.t.link' } },
                },
                {
                  id: 'tone',
                  widget: 'Card',
                  v: 3,
                  props: {
                    title: { $select: { table: 'badge', column: 'text' } },
                    tone: { $select: { table: 'badge', column: 'tone' } },
                  },
                },
                {
                  id: 'pick',
                  pick: 'first',
                  of: [
                    { id: 'p1', widget: 'Stack', v: 1, when: { audience: 'vip' } },
                    { id: 'p2', widget: 'Stack', v: 1 },
                  ],
                },
                {
                  id: 'slot-link',
                  widget: 'Card',
                  v: 3,
                  props: { title: { $text: { en: 'Slot' } }, link: { route: 'home', params: { channel: 'slot' } } },
                },
              ],
            },
          },
          { data },
        ),
        ...layoutCard({ title: { $ref: 'route.header.title', default: { $text: { en: 'Perya' } } } }),
        'decision-table/badge.json': (body) =>
          (((body.rows as Body[])[1] as Body).then = { tone: 'plain', text: { $text: { en: '' } } }),
      }),
    ).toEqual([])
  })
})

describe('the site as a whole', () => {
  const head = { title: { $text: { en: 'X' } } }
  const cases: readonly [string, Changes][] = [
    [
      'two documents with the same id',
      {
        'page/more/game.json': { id: 'game', title: { $text: { en: 'X' } }, root: { id: 'r', widget: 'Stack', v: 1 } },
      },
    ],
    [
      'a copy of a page whose file is sorted before the original',
      {
        'page/game-2.json': { id: 'game', title: { $text: { en: 'X' } }, root: { id: 'r', widget: 'Stack', v: 1 } },
      },
    ],
    [
      'two nodes with the same id',
      page({ widget: 'Stack', v: 1, slots: { body: [{ id: 'root', widget: 'Stack', v: 1 }] } }),
    ],
    [
      'a page whose nodes are all containers',
      page({ widget: 'Stack', v: 1, slots: { body: [{ id: 'a', widget: 'Stack', v: 1, props: { columns: 2 } }] } }),
    ],
    ['a duplicate path', { 'route/other.json': { path: '/slot', page: 'game', head } }],
    ['a shadowed path', { 'route/other.json': { path: '/game/{name}', page: 'game', head } }],
    ['a malformed path', { 'route/other.json': { path: '/a/{b?}/c', page: 'game', head } }],
    [
      'a default that refers to another value',
      page({
        widget: 'Card',
        v: 3,
        props: { title: { $ref: 'route.query.title', default: { $ref: 'fact.player.vipLevel', default: 1 } } },
      }),
    ],
    [
      'a path with ten parameters',
      { 'route/other.json': { path: '/{a}/{b}/{c}/{d}/{e}/{f}/{g}/{h}/{i}/{j}', redirect: { to: { route: 'home' } } } },
    ],
    [
      'a popup that an action opens, with a schedule',
      {
        'popup/one.json': {
          title: { $text: { en: 'One' } },
          group: 'account',
          priority: 1,
          trigger: 'manual',
          schedule: { from: '2026-12-01T00:00' },
          caps: { perDay: 1 },
          root: { id: 'root', widget: 'Stack', v: 1 },
        },
      },
    ],
    [
      'a cycle of redirects',
      {
        'route/a.json': { path: '/a', redirect: { to: { route: 'b' } } },
        'route/b.json': { path: '/b', redirect: { to: { route: 'a' } } },
      },
    ],
    ['a banner without a link', { 'banner/one.json': (body) => delete body.link }],
    [
      'a tab whose route is closed in restricted mode',
      {
        'site.json': (body) => (body.guards = { restricted: true }),
        'route/home.json': (body) => (body.restricted = true),
      },
    ],
    [
      'a cycle of audiences',
      {
        'audience/vip.json': { title: 'A', rule: { audience: 'b' } },
        'audience/b.json': { title: 'B', rule: { not: { audience: 'vip' } } },
      },
    ],
    [
      'a cycle of sections',
      {
        'section/hot.json': {
          root: { id: 'r', widget: 'Stack', v: 1, slots: { body: [{ id: 'a', use: 'section/hot' }] } },
        },
        ...page({ widget: 'Stack', v: 1 }),
        'page/home.json': null,
        'route/home.json': null,
        'tab-bar/main.json': null,
      },
    ],
    ['a flow that starts itself', { 'flow/play.json': { steps: [{ id: 'a', do: { flow: 'play' } }] } }],
    [
      'a layout with two outlets',
      {
        'layout/main.json': {
          root: {
            id: 'shell',
            widget: 'Stack',
            v: 1,
            slots: {
              body: [
                { id: 'outlet', outlet: true },
                { id: 'other', outlet: true },
              ],
            },
          },
        },
      },
    ],
    ['a layout without an outlet', { 'layout/main.json': { root: { id: 'shell', widget: 'Stack', v: 1 } } }],
    [
      'a schedule that ends before it starts',
      card({}, { schedule: { from: '2026-12-10T00:00', until: '2026-12-09T23:59' } }),
    ],
    ['a date that does not exist', card({}, { schedule: { from: '2026-02-30T00:00' } })],
    [
      'a last variant with a rule',
      page({
        widget: 'Stack',
        v: 1,
        slots: {
          body: [{ id: 'p', pick: 'first', of: [{ id: 'a', widget: 'Stack', v: 1, when: { audience: 'vip' } }] }],
        },
      }),
    ],
    ['a text with a missing argument', card({ title: { $text: { en: 'Hi {name}' }, args: { nmae: 'x' } } })],
    ['a text with invalid syntax', card({ title: { $text: { en: 'Hi {name' } } })],
    ['a text without the default language', card({ title: { $text: { tl: 'Kumusta' } } })],
    ['a text in an unknown language', card({ title: { $text: { en: 'Hi', fr: 'Salut' } } })],
    [
      'two data sources with the same name on a page',
      { 'section/hot.json': (body) => (body.data = { games: { call: 'games/list', when: 'session' } }) },
    ],
    ['no site document', { 'site.json': null }],
  ]
  test.each(cases)('%s', (_, changes) => {
    expect(lines(changes)).toMatchSnapshot()
  })

  test('a malformed document is reported once, and references to it are not reported', () => {
    expect(lines({ 'page/game.json': '{' })).toEqual([
      'config/page/game.json: malformed JSON: expected a closing }. [CFG-JSON]',
    ])
  })
})

describe('arguments of a page', () => {
  const text = { title: { $text: { en: 'Game' } } }
  const titled = (args: Body, root: Body = {}): Changes => ({
    'page/game.json': {
      ...text,
      args,
      root: { id: 'root', widget: 'Card', v: 3, props: { title: { $ref: 'args.name' } }, ...root },
    },
  })
  const given = (args: unknown): Changes => ({ 'route/game.json': (body) => (body.args = args) })
  const name = { type: 'text' }
  const isNew = { type: 'boolean', default: false }
  const root = {
    id: 'root',
    widget: 'Stack',
    v: 1,
    slots: { body: [{ id: 'card', widget: 'Card', v: 3, props: text, when: { arg: 'isNew' } }] },
  }

  test('come from the route', () => {
    expect(lines({ ...titled({ name }), ...given({ name: { $string: 'hot' } }) })).toEqual([])
    expect(lines({ 'page/game.json': { ...text, args: { isNew }, root }, ...given({ isNew: true }) })).toEqual([])
    expect(lines({ 'page/game.json': { ...text, args: { isNew }, root } })).toEqual([])
  })

  const cases: readonly [string, Changes][] = [
    ['a required argument is missing', titled({ name })],
    ['an argument is unknown', { ...titled({ name }), ...given({ name: { $string: 'hot' }, nmae: 'x' }) }],
    ['an argument has the wrong type', { ...titled({ name }), ...given({ name: 5 }) }],
    ['a page without arguments gets one', given({ name: 'x' })],
    [
      'a redirect has arguments',
      { 'route/old.json': { path: '/old', redirect: { to: { route: 'home' } }, args: { name: 'x' } } },
    ],
    ['a node reads an argument that is not declared', titled({})],
    [
      'a rule reads an argument that is not declared',
      { ...titled({ name }, { when: { arg: 'isNew' } }), ...given({ name: { $string: 'hot' } }) },
    ],
    [
      'a rule reads an argument of another type',
      { ...titled({ name }, { when: { arg: 'name' } }), ...given({ name: { $string: 'hot' } }) },
    ],
    [
      'an argument of a rule is known only in the player',
      {
        'page/game.json': { ...text, args: { isNew }, root },
        ...given({ isNew: { $ref: 'fact.session.loggedIn', default: false } }),
      },
    ],
    ['an audience reads an argument', { 'audience/vip.json': { title: 'VIP', rule: { arg: 'isNew' } } }],
  ]
  test.each(cases)('are reported as an error when %s', (_, changes) => {
    expect(lines(changes)).toMatchSnapshot()
  })
})

describe('versions', () => {
  const old = page({ widget: 'Card', v: 1, props: { label: { $text: { en: 'Old' } } } })
  const versions = {
    Card: {
      version: 3,
      migrations: [
        { from: 1, migrate: ({ label = null, ...rest }: JsonObject) => ({ ...rest, title: label }) },
        { from: 2, migrate: (props: JsonObject) => props },
      ],
    },
  }

  test('a node of an older version is migrated before it is checked', () => {
    expect(lines(old, versions)).toEqual([])
    const { site } = checkSource(sourceOf({ files: files(old) }), catalogue, versions)
    expect(site.index.document('page', 'game')?.value.root).toMatchObject({
      v: 3,
      props: { title: { $text: { en: 'Old' } } },
    })
  })

  test('a node that cannot be migrated, or is of a later version, is refused', () => {
    expect(lines(old)).toMatchSnapshot()
    expect(lines(page({ widget: 'Card', v: 4, props: {} }))).toMatchSnapshot()
  })
})

test('a route with a guard that the site does not have is an error, because the route would be open to everybody', () => {
  expect(lines({ 'route/home.json': (body) => (body.login = true) })).toEqual([
    'config/route/home.json /login: the route is open to everybody, because the site has no guard "login"; ' +
      'add the rule of the guard to site.json at guards/login. [CFG-REQUIRED]',
  ])
})

test('a route that requires login is an error in a site without a login popup', () => {
  const guard = (site: Body): void =>
    void (site.guards = { login: { fact: 'session.loggedIn', op: 'eq', value: true } })
  expect(lines({ 'site.json': guard, 'route/home.json': (body) => (body.login = true) })).toEqual([
    'config/route/home.json /login: the route requires login, but the site has no login popup; ' +
      'set loginPopup in site.json to the ID of a popup with the login form. [CFG-REQUIRED]',
  ])
})

test('the documents that the site document names must exist', () => {
  const named = { skinDefault: 'plian', notFound: 'gmae', loginPopup: 'login', messagePopup: 'message' }
  expect(lines({ 'site.json': (site) => Object.assign(site, named) })).toEqual([
    'config/site.json /skinDefault: there is no skin "plian"; did you mean "plain"? [CFG-REF]',
    'config/site.json /notFound: there is no route "gmae"; did you mean "game"? [CFG-REF]',
    'config/site.json /loginPopup: there is no popup "login". [CFG-REF]',
    'config/site.json /messagePopup: there is no popup "message". [CFG-REF]',
  ])
})

describe('a text that is missing or empty in a language', () => {
  const languages = ['en', 'tl', 'cn'].map((code) => ({ code, tag: 'en', name: code }))
  const change = (missingTranslations?: string) => (site: Body) =>
    void Object.assign(site, { languages, missingTranslations })
  const found = (missingTranslations?: string): string[] => {
    const site = files({
      'site.json': change(missingTranslations),
      'strings/more.json': { strings: { more: { en: 'Game', tl: ' ' } } },
    })
    return checkSource(sourceOf({ files: site }), catalogue)
      .findings.filter(({ file }) => file.endsWith('more.json'))
      .map((finding) => formatFinding(finding).replace(/:\d+:\d+/, ''))
  }
  const lines = (kind: string): string[] => [
    `config/strings/more.json /strings/more: ${kind}the text has no translation in cn; pages show the text in en. [CFG-LANGUAGE]`,
    `config/strings/more.json /strings/more/tl: ${kind}the text has no translation in tl; pages show the text in en. [CFG-LANGUAGE]`,
  ]
  test('is a warning by default', () => {
    expect(found()).toEqual(lines('warning: '))
  })
  test('is an error when the site document sets it to error', () => {
    expect(found('error')).toEqual(lines(''))
  })
  test('is not reported, but counted, when the site document sets it to ignore', () => {
    expect(found('ignore')).toEqual([])
    const strings = {
      'strings/more.json': { strings: { one: { en: 'Game', tl: '' }, two: { en: 'A' } } },
    }
    const count = (changes: Parameters<typeof files>[0]) => {
      const site = files({ 'site.json': change('ignore'), ...changes })
      return checkSource(sourceOf({ files: site }), catalogue).translations()
    }
    const [before, after] = [count({}), count(strings)]
    expect(after.texts - before.texts).toBe(2)
    expect((after.missing.tl ?? 0) - (before.missing.tl ?? 0)).toBe(2)
    expect((after.missing.cn ?? 0) - (before.missing.cn ?? 0)).toBe(2)
  })
})

test('the filter of a list must use fields of its documents, and values or arguments known at publish', () => {
  const found = (where: Body): string[] =>
    lines(
      page({
        widget: 'Stack',
        v: 1,
        slots: {
          body: [
            {
              id: 'each',
              widget: 'Stack',
              v: 1,
              each: { in: { $documents: { kind: 'banner', where } }, as: 'one' },
            },
          ],
        },
      }),
    ).filter((line) => line.includes('/where/'))
  expect(found({ position: 'home-top' })).toEqual([])
  expect(found({ positon: 'home-top' })).toEqual([
    expect.stringContaining('/where/positon: there is no field "positon"; did you mean "position"? [CFG-UNKNOWN]'),
  ])
  expect(found({ position: 7 })).toEqual([expect.stringContaining('/where/position: expected a document id')])
  expect(found({ position: { $ref: 'args.place' } })).toEqual([
    expect.stringContaining('/where/position/$ref: there is no argument "place"'),
  ])
  expect(found({ position: { $ref: 'fact.route.id' } })).toEqual([
    expect.stringContaining('expected a value, or a reference to args or item'),
  ])
})

test('a misspelled argument that selects the documents of a list is reported as a warning', () => {
  const each = { in: { $documents: { kind: 'banner', where: { position: { $ref: 'args.place' } } } }, as: 'one' }
  const changes = (place: string) => ({
    'page/game.json': (body: Body) => {
      body.args = { place: { type: 'string', description: 'The position of the banners.' } }
      body.root = {
        ...(body.root as Body),
        widget: 'Stack',
        v: 1,
        props: {},
        slots: { body: [{ id: 'each', widget: 'Stack', v: 1, each }] },
      }
    },
    'route/game.json': (body: Body) => void (body.args = { place }),
  })
  const found = (place: string): readonly string[] => lines(changes(place)).filter((line) => line.includes('place'))
  expect(found('home-top')).toEqual([])
  expect(found('game-top')).toEqual([])
  expect(found('home-tpo')).toEqual([
    expect.stringMatching(
      /game\.json.*args\/place: warning: no banner has the position "home-tpo"; did you mean "home-top"\? \[CFG-REF\]/,
    ),
  ])
})

test('a wrong argument of the selector of a list is reported at the argument', () => {
  const each = { in: { $select: { name: 'games.section', args: { section: 'old' } } }, as: 'game', key: 'id' }
  const body = [{ id: 'game', widget: 'Stack', v: 1, each }]
  expect(lines(page({ widget: 'Stack', v: 1, slots: { body } }))).toContainEqual(
    expect.stringContaining('/root/slots/body/0/each/in/$select/args/section: expected one of "hot", "new", got "old"'),
  )
})

test('an address in a constant is reported if links must not use the address', () => {
  const found = (value: string): readonly string[] =>
    lines({ 'site.json': (site) => (site.constants = { supportHref: { value, description: 'Customer service.' } }) })
  expect(found('mailto:care@habi.example')).toEqual([])
  expect(found('Note: this is a text')).toEqual([])
  expect(found('javascript:alert(1)')).toEqual([
    expect.stringContaining(
      'config/site.json /constants/supportHref/value: links of the type "javascript:" are not allowed',
    ),
  ])
})

test('each language has a unique code and a known BCP 47 tag', () => {
  const language = (code: string, tag: string) => ({ code, tag, name: code })
  const languages = [language('en', 'en'), language('en', 'en-GB'), language('tl', 'f')]
  expect(lines({ 'site.json': (site) => (site.languages = languages) })).toEqual([
    'config/site.json /languages/1/code: an earlier language already has the code "en"; remove one of the two. [CFG-DUPLICATE]',
    'config/site.json /languages/2/tag: expected a BCP 47 language tag such as zh-Hant, got: "f". [CFG-FORM]',
  ])
})

test('a link with a scheme is allowed only if the site document lists the scheme', () => {
  const chat = card({ link: { href: 'viber://chat?number=1' } })
  expect(lines(chat)).toEqual([])
  expect(lines({ ...chat, 'site.json': (site) => (site.linkSchemes = ['tg']) })).toEqual([
    expect.stringContaining(
      'links of the type "viber:" are not allowed; write https:// (tel, mailto and tg links are allowed, too): "viber://chat?number=1"',
    ),
  ])
})
