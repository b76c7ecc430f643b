import { describe, expect, test } from 'vitest'
import { type Body, files, provable } from '../check/check.fixture.ts'
import { checkSource } from '../check/check.ts'
import { asChecked } from '../check/site.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { type FindingWitness, formatFinding } from '../document/finding.ts'
import { readPreviewToken } from '../release/preview-token.ts'
import { sourceOf } from '../document/source.ts'
import { prove, type ProveOptions } from './prove.ts'

type Changes = NonNullable<Parameters<typeof files>[0]>

const catalogue: Catalogue = {
  ...provable,
  widgets: {
    ...provable.widgets,
    Picture: {
      name: 'Picture',
      version: 1,
      title: 'A picture',
      group: 'content',
      slots: {},
      events: {},
      pure: true,
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          label: { type: 'string', description: 'Its name.' },
          priority: { type: 'boolean', default: false, description: 'Loads it before everything else.' },
        },
      },
    },
  },
  actions: {
    ...provable.actions,
    'wallet.pay': {
      name: 'wallet.pay',
      args: {
        type: 'object',
        additionalProperties: false,
        properties: {},
        needs: { fact: 'session.loggedIn', op: 'eq', value: true },
      },
    },
  },
}

/** 20 November 2026, noon in Manila. */
const at = Date.UTC(2026, 10, 20, 4)

function proven(changes: Changes, options: Partial<ProveOptions> = {}) {
  const { site, findings } = checkSource(sourceOf({ files: files(changes) }), catalogue)
  expect(findings.map(formatFinding)).toEqual([])
  return prove(asChecked(site), catalogue, { at, ...options })
}

/** Findings as lines without position and without the address of the witness, which depend on the formatting. */
function lines(changes: Changes): string[] {
  return proven(changes).findings.map((finding) =>
    formatFinding(finding)
      .replace(/:\d+:\d+/, '')
      .replace(/ See \S+/, ' See it')
      .replaceAll(/\.json:\d+/g, '.json'),
  )
}

const loggedIn = { fact: 'session.loggedIn', op: 'eq', value: true }
const visitor = { fact: 'session.loggedIn', op: 'eq', value: false }
const vip = (level: number): Body => ({ fact: 'player.vipLevel', op: 'gte', value: level })
const card = (id: string, more: Body = {}): Body => ({
  id,
  widget: 'Card',
  v: 3,
  props: { title: { $text: { en: id } } },
  ...more,
})
const home = (...body: Body[]): Changes => ({
  'page/home.json': { title: { $text: { en: 'Home' } }, root: { id: 'root', widget: 'Stack', v: 1, slots: { body } } },
  'section/hot.json': null,
})
const popup = (id: string, more: Body = {}): Changes => ({
  [`popup/${id}.json`]: {
    title: { $text: { en: id } },
    group: id,
    priority: 10,
    trigger: 'auto',
    root: card('sheet'),
    ...more,
  },
})
const table = (hit: string, rows: readonly unknown[]): Changes => ({
  'decision-table/badge.json': {
    columns: { tone: { type: 'string', enum: ['plain', 'gold'] }, text: { type: 'text' } },
    rows: rows.map((when, n) => ({ id: `row-${n}`, when, then: { tone: 'plain', text: { $text: { en: 'x' } } } })),
    hit,
  },
})

test('a site without problems has no findings', () => {
  expect(lines({})).toEqual([])
})

describe('the finding PRF-LIMIT is reported for', () => {
  // The slot "cards" takes at most two nodes.
  const cards = (...list: Body[]): Changes => home({ id: 'box', widget: 'Stack', v: 1, slots: { cards: list } })

  test('a slot that shows a person more nodes at once than it takes, with the person', () => {
    const found = proven(cards(card('a'), card('b', { when: loggedIn }), card('c', { when: vip(3) }))).findings
    expect(found).toMatchObject([
      {
        code: 'PRF-LIMIT',
        severity: 'error',
        pointer: '/root/slots/body/0/slots/cards/2',
        witness: { persona: { 'session.loggedIn': true, 'player.vipLevel': 3 } },
      },
    ])
    expect(found[0]?.message).toBe(
      'the slot cards of "box" takes at most 2 nodes at once, but shows 3 for logged in, VIP level 3, ' +
        'on 20 Nov 2026 12:00: "a", "b" and "c"; remove one, or give it a rule that excludes another one',
    )
  })

  test('no slot whose nodes exclude each other by rule or schedule', () => {
    expect(lines(cards(card('a'), card('b', { when: visitor }), card('c', { when: vip(3) })))).toEqual([])
    const [spring, summer] = [{ until: '2027-03-31T23:59' }, { from: '2027-04-01T00:00' }]
    expect(lines(cards(card('a'), card('b', { schedule: spring }), card('c', { schedule: summer })))).toEqual([])
  })

  test('entries of a list, at the entry', () => {
    const tabs = (...rules: (Body | boolean)[]): Changes => ({
      ...cards({
        ...card('tab', { props: { title: { $ref: 'item.tab.label' } } }),
        each: { in: { $document: 'tab-bar/main', path: 'tabs' }, as: 'tab' },
      }),
      'tab-bar/main.json': {
        tabs: rules.map((when, n) => ({
          id: `tab-${n}`,
          label: { $text: { en: `Tab ${n}` } },
          icon: 'home',
          link: { route: 'home' },
          ...(when === true ? {} : { when }),
        })),
      },
    })
    expect(lines(tabs(true, loggedIn, visitor))).toEqual([])
    expect(lines(tabs(true, loggedIn, vip(3), visitor))).toEqual([
      expect.stringMatching(
        /^config\/tab-bar\/main\.json \/tabs\/2: .*: "Tab 0", "Tab 1" and "Tab 2"; .*\[PRF-LIMIT\]$/,
      ),
    ])
  })
})

describe('the finding PRF-NEVER is reported for', () => {
  test('a node whose rule contradicts itself', () => {
    expect(
      lines(home(card('a', { when: { all: [vip(5), { fact: 'player.vipLevel', op: 'lt', value: 3 }] } }))),
    ).toEqual([
      'config/page/home.json /root/slots/body/0/when: "a" is never visible: its rule contradicts itself: ' +
        '"VIP level at least 5 and VIP level less than 3" (config/page/home.json). [PRF-NEVER]',
    ])
  })

  test('a node with a rule and a schedule, at the one that contradicts', () => {
    const when = { all: [visitor, vip(5)] }
    const found = proven(home(card('a', { when, schedule: { from: '2026-12-01T00:00' } }), card('b'))).findings
    expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([['PRF-NEVER', '/root/slots/body/0/when']])
  })

  test('a node whose rule contradicts a rule around it, with both locations, and not for the nodes inside', () => {
    const stack: Body = {
      id: 'box',
      widget: 'Stack',
      v: 1,
      when: visitor,
      slots: { body: [card('b', { when: loggedIn })] },
    }
    expect(lines(home(stack))).toEqual([
      'config/page/home.json /root/slots/body/0/slots/body/0/when: "b" is never visible: ' +
        '"not logged in" (config/page/home.json) and "logged in" (config/page/home.json) exclude each other. ' +
        '[PRF-NEVER]',
    ])
  })

  test('a node for visitors with VIP level 5, because a level requires a login', () => {
    expect(lines(home(card('a', { when: { all: [visitor, { audience: 'vip' }] } })))).toEqual([
      expect.stringMatching(/"a" is never visible/),
    ])
  })

  test('a node for visitors on a page that requires a login', () => {
    const guards: Changes = {
      'site.json': (body) => Object.assign(body, { guards: { login: loggedIn }, loginPopup: 'enter' }),
      'route/home.json': (body) => (body.login = true),
      ...popup('enter', { trigger: 'manual' }),
    }
    expect(lines({ ...home(card('a', { when: visitor })), ...guards })).toEqual([
      expect.stringMatching(
        /"logged in" \(config\/route\/home.json\) and "not logged in" \(config\/page\/home.json\) exclude/,
      ),
    ])
  })

  test('a node whose schedule does not overlap the schedule around it', () => {
    const winter = { from: '2026-12-01T00:00', until: '2026-12-31T23:59' }
    const spring = { from: '2027-03-01T00:00', until: '2027-03-31T23:59' }
    const stack: Body = {
      id: 'box',
      widget: 'Stack',
      v: 1,
      schedule: winter,
      slots: { body: [card('b', { schedule: spring })] },
    }
    expect(lines(home(stack)).find((line) => line.includes('PRF-NEVER'))).toMatch(/"b" is never visible/)
  })

  test('no section that is visible on at least one of its pages', () => {
    const section: Changes = { 'section/hot.json': { args: {}, root: card('in', { when: loggedIn }) } }
    const one: Body = {
      id: 'one',
      widget: 'Stack',
      v: 1,
      when: visitor,
      slots: { body: [{ id: 'x', use: 'section/hot' }] },
    }
    expect(lines({ ...home(one, { id: 'two', use: 'section/hot' }), ...section })).toEqual([])
  })

  test('no target whose schedule has ended: this is a PRF-ENDED warning with the end', () => {
    expect(lines(home(card('a', { schedule: { until: '2026-11-01T12:00' } }), card('b')))).toEqual([
      'config/page/home.json /root/slots/body/0/schedule: warning: "a" ended on 1 Nov 2026 12:01; ' +
        'delete it or change its schedule. [PRF-ENDED]',
    ])
  })
})

describe('a rule that changes nothing', () => {
  test('is reported if it always holds', () => {
    expect(lines(home(card('a', { when: { any: [loggedIn, visitor] } })))).toEqual([
      'config/page/home.json /root/slots/body/0/when: warning: this rule of "a" changes nothing: ' +
        'it always holds. [PRF-ALWAYS]',
    ])
  })

  test('is reported if the rules around it imply it', () => {
    const stack: Body = {
      id: 'box',
      widget: 'Stack',
      v: 1,
      when: vip(5),
      slots: { body: [card('b', { when: loggedIn })] },
    }
    expect(lines(home(stack))).toEqual([
      expect.stringMatching(/this rule of "b" changes nothing: the rules around it already imply it/),
    ])
  })
})

describe('a table', () => {
  test('with a row that is shadowed by another row is reported with its location', () => {
    expect(lines(table('first', [vip(5), vip(3), { fact: 'player.vipLevel', op: 'eq', value: 7 }, true]))).toEqual([
      'config/decision-table/badge.json /rows/2: the row row-2 is never reached: ' +
        'the earlier row at config/decision-table/badge.json applies whenever its own rule holds. See it [PRF-SHADOW]',
    ])
  })

  test('with a row that is shadowed by two other rows is reported with both locations', () => {
    const line = lines(table('first', [vip(5), { fact: 'player.vipLevel', op: 'lt', value: 5 }, loggedIn, true]))
    expect(line[0]).toMatch(
      /the earlier rows at config\/decision-table\/badge.json and config\/decision-table\/badge.json apply whenever/,
    )
  })

  test('with a gap is reported with a witness and an address with a preview token', () => {
    const { findings } = proven(table('first', [vip(5), visitor]))
    expect(findings.map(({ code }) => code)).toEqual(['PRF-GAP'])
    const witness = findings[0]?.witness as FindingWitness
    expect(witness.persona).toMatchObject({ 'session.loggedIn': true })
    const token = new URL(witness.address, 'http://localhost').searchParams.get('preview') ?? ''
    expect(readPreviewToken(token, catalogue.facts)).toMatchObject({
      preview: { facts: witness.persona, at: witness.at },
    })
  })

  test('that is unique is reported with a witness for whom two rows hold', () => {
    expect(lines(table('unique', [vip(5), vip(3), { fact: 'player.vipLevel', op: 'lt', value: 3 }]))).toEqual([
      expect.stringMatching(/both hold for .*VIP level 5.*; exactly one row of this table may hold/),
    ])
  })

  test('that collects may have gaps and overlaps', () => {
    expect(lines(table('collect', [vip(5), vip(3)]))).toEqual([])
  })
})

test('a variant that is shadowed by an earlier one is reported', () => {
  const pick = {
    id: 'pick',
    pick: 'first',
    of: [card('one', { when: vip(3) }), card('two', { when: vip(5) }), card('three')],
  }
  expect(lines(home(pick))).toEqual([expect.stringMatching(/"two" is never reached: the earlier variant at/)])
})

describe('popups', () => {
  test('that tie are reported once', () => {
    expect(lines({ ...popup('a', { when: loggedIn }), ...popup('b', { when: vip(5) }) })).toEqual([
      expect.stringMatching(/the popup "b" have the same priority, 10, and could open at the same time: for/),
    ])
  })

  test('do not tie on different routes, at different times, for different personas, or when exclusive', () => {
    expect(lines({ ...popup('a', { routes: ['home'] }), ...popup('b', { routes: ['game'] }) })).toEqual([])
    expect(
      lines({
        ...popup('a', { schedule: { until: '2026-12-01T00:00' } }),
        ...popup('b', { schedule: { from: '2026-12-02T00:00' } }),
      }),
    ).toEqual([])
    expect(lines({ ...popup('a', { when: loggedIn }), ...popup('b', { when: visitor }) })).toEqual([])
    expect(lines({ ...popup('a'), ...popup('b', { excludes: ['a'] }) })).toEqual([])
  })
})

describe('the finding PRF-PRIORITY is reported for', () => {
  const picture = (id: string, more: Body = {}): Body => ({
    id,
    widget: 'Picture',
    v: 1,
    props: { label: id, priority: true },
    ...more,
  })

  test('two images that load first for the same person on one page', () => {
    expect(lines(home(picture('a'), picture('b', { when: loggedIn }), picture('c', { props: {} })))).toEqual([
      'config/page/home.json /root/slots/body/1: warning: "a" and "b" on the same page both load their image before ' +
        'everything else ("priority"), so that they delay each other; keep it for the image that is seen first: ' +
        'for logged in, on 20 Nov 2026 12:00. See it [PRF-PRIORITY]',
    ])
  })

  test('an image of the layout and one of its page', () => {
    const found = lines({
      ...home(picture('a')),
      'layout/main.json': {
        root: {
          id: 'shell',
          widget: 'Stack',
          v: 1,
          slots: { body: [picture('logo'), { id: 'outlet', outlet: true }] },
        },
      },
    })
    expect(found.join('\n')).toMatch(/config\/page\/home\.json \/root\/slots\/body\/0: warning: "logo" and "a" on/)
  })

  test('no images that exclude each other by rules, schedules or variants', () => {
    const until = { schedule: { until: '2026-11-30T23:59' } }
    const from = { schedule: { from: '2026-12-01T00:00' } }
    expect(lines(home(picture('a', { when: loggedIn }), picture('b', { when: visitor })))).toEqual([])
    expect(lines(home(picture('a', until), picture('b', from)))).toEqual([])
    const pick: Body = { id: 'one', pick: 'first', of: [picture('a', { when: vip(5) }), picture('b')] }
    expect(lines(home(pick))).toEqual([])
  })
})

test('skins with the same priority that would apply at the same time are reported', () => {
  const skin = (more: Body): Body => ({ title: 'Skin', priority: 5, scheme: 'dark', tokens: {}, ...more })
  const first = skin({ schedule: { from: '2026-12-01T00:00', until: '2026-12-10T00:00' } })
  expect(lines({ 'skin/one.json': first, 'skin/two.json': skin({ schedule: { from: '2026-12-10T00:00' } }) })).toEqual([
    expect.stringMatching(
      /have the same priority, 5, and both skins would apply at the same time: for a visitor, on 10 Dec 2026 00:00/,
    ),
  ])
  expect(lines({ 'skin/one.json': first, 'skin/two.json': skin({ schedule: { from: '2026-12-10T00:01' } }) })).toEqual(
    [],
  )
})

describe('banners', () => {
  const banner = (sort: number, more: Body = {}): Body => ({
    position: 'home-top',
    title: { $text: { en: 'x' } },
    image: { $asset: 'vip' },
    link: { href: 'https://example.com/x' },
    sort,
    ...more,
  })
  const list = home({
    ...card('banner'),
    each: { in: { $documents: { kind: 'banner', where: { position: 'home-top' } } }, as: 'banner', key: 'id' },
  })

  test('with the same order that are visible at the same time are reported', () => {
    expect(lines({ ...list, 'banner/two.json': banner(1) })).toEqual([
      expect.stringMatching(/have the same "sort", 1, at home-top/),
    ])
    expect(lines({ ...list, 'banner/two.json': banner(2) })).toEqual([])
  })

  test('that no list shows are reported: no list selects them, or its limit is reached', () => {
    const full = home({
      ...card('banner'),
      each: { in: { $documents: { kind: 'banner', where: { position: 'home-top' } } }, as: 'banner', limit: 1 },
    })
    expect(
      lines({ ...full, 'banner/two.json': banner(2), 'banner/far.json': { ...banner(3), position: 'nowhere' } }),
    ).toEqual([
      'config/banner/far.json /position: warning: the banner "far" is shown by no list: ' +
        'expected "position" to be one of "home-top", got "nowhere". [PRF-UNREACHED]',
      'config/banner/two.json: warning: the banner "two" is shown by no list: ' +
        'no list selects it, or the lists that select it have reached their limit. [PRF-UNREACHED]',
    ])
  })

  test('that leave a slot empty for a week are reported with the window', () => {
    const gap: Changes = {
      ...list,
      'banner/one.json': banner(1, { schedule: { until: '2026-12-01T23:59' } }),
      'banner/two.json': banner(2, { schedule: { from: '2026-12-09T00:00' } }),
    }
    expect(lines(gap)).toEqual([
      'config/page/home.json /root/slots/body: warning: the slot body of "root" is empty for everybody from 2 ' +
        'Dec 2026 00:00 until 9 Dec 2026 00:00. See it [PRF-EMPTY]',
    ])
  })

  test('that are only visible on weekends leave the slot empty on Mondays', () => {
    const weekly = { weekly: [{ days: ['sat', 'sun'], from: '00:00', until: '23:59' }] }
    expect(lines({ ...list, 'banner/one.json': banner(1, { schedule: weekly }) })[0]).toMatch(
      /empty for everybody from 20 Nov 2026 12:00 until 21 Nov 2026 00:00/,
    )
  })

  test('a slot is not reported for the time in which its node is not visible', () => {
    const schedule = { weekly: [{ days: ['sat', 'sun'], from: '00:00', until: '23:59' }] }
    const inner = card('inner', { schedule })
    const weekend = { id: 'weekend', widget: 'Stack', v: 1, schedule, slots: { body: [inner] } }
    const always = { id: 'always', widget: 'Stack', v: 1, slots: { body: [weekend, card('other')] } }
    expect(lines(home(always))).toEqual([])
    const pick = { id: 'day', pick: 'first', of: [{ ...weekend, slots: { body: [card('inner')] } }, card('other')] }
    expect(lines(home(pick))).toEqual([])
  })
})

describe('a page with an end', () => {
  const ending = (until: string): Changes => ({
    'page/game.json': {
      title: { $text: { en: 'Game' } },
      root: { ...card('root'), schedule: { until } },
    },
  })
  const link = (more: Body = {}): Body =>
    card('link', { props: { title: { $text: { en: 'Go' } }, link: { route: 'game', params: { id: '1' } } }, ...more })

  test('is reported if a link to it is visible longer', () => {
    expect(lines({ ...home(link()), ...ending('2026-12-24T23:59') }).find((line) => line.includes('PRF-ENDS'))).toMatch(
      /"Go" \(link\) links to the page of "game", which is not available on 25 Dec 2026 00:00, but the link is still visible/,
    )
  })

  test('is not called ended before it begins', () => {
    const later = {
      'page/game.json': {
        title: { $text: { en: 'Game' } },
        root: { ...card('root'), schedule: { from: '2026-12-01T00:00' } },
      },
    }
    expect(lines({ ...home(link()), ...later }).find((line) => line.includes('PRF-ENDS'))).toMatch(
      /which is not available yet on 20 Nov 2026 12:00, but the link is already visible for a visitor, on 20 Nov/,
    )
  })

  test('is not reported if the link ends with it', () => {
    const found = lines({
      ...home(link({ schedule: { until: '2026-12-24T23:59' } }), card('b')),
      ...ending('2026-12-24T23:59'),
    })
    expect(found.filter((line) => line.includes('PRF-ENDS'))).toEqual([])
  })
})

test('a page that is linked only in the browser is reported', () => {
  const link = card('link', {
    props: { title: { $text: { en: 'Go' } }, link: { route: 'game', params: { id: '1' } } },
    when: { fact: 'device.container', op: 'eq', value: 'BROWSER' },
  })
  const reach: Changes = { 'site.json': (body) => (body.proofs = { reach: ['device.container'] }) }
  expect(lines({ ...home(link), ...reach })).toEqual([
    expect.stringMatching(/no link leads to this page for device.container APP, but for other values there is one/),
  ])
})

test('an action that needs a login is reported in a node for visitors', () => {
  const pay = (when: unknown): Body => card('pay', { when, on: { press: [{ do: 'wallet.pay' }] } })
  expect(lines(home(pay(visitor)))).toEqual([
    expect.stringMatching(/wallet.pay always fails here, because its requirements contradict the rules of "pay"/),
  ])
  expect(lines(home(pay(loggedIn)))).toEqual([])
})

describe('what cannot be proven', () => {
  test('is reported as not proven: whether a list contains the value of another fact', () => {
    const rule = {
      all: [
        { fact: 'player.favorites', op: 'contains', value: { fact: 'player.nickname' } },
        { fact: 'player.favorites', op: 'notContains', value: 'Ana' },
        { fact: 'player.nickname', op: 'eq', value: 'Ana' },
      ],
    }
    expect(lines(home(card('a', { when: rule }), card('b')))).toEqual([
      expect.stringMatching(/not proven: that .* can be visible, because not all values of .*player.* can be tried/),
    ])
  })

  test('is reported when the budget is used up, without other findings', () => {
    const { findings } = proven(
      home(card('a', { when: { all: [vip(5), { fact: 'player.vipLevel', op: 'lt', value: 3 }] } })),
      {
        budget: { question: 1, all: 1 },
      },
    )
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(['PRF-NOT-PROVEN']))
  })
})

test('a page with arguments is proven on each of its routes', () => {
  const impossible = card('a', { when: { all: [{ arg: 'isNew' }, loggedIn, visitor] } })
  const page: Changes = {
    'page/game.json': {
      title: { $text: { en: 'Game' } },
      args: { isNew: { type: 'boolean', default: false } },
      root: { id: 'root', widget: 'Stack', v: 1, slots: { body: [impossible, card('b')] } },
    },
  }
  const fresh: Changes = { 'route/game.json': (body) => (body.args = { isNew: true }) }
  expect(lines(page)).toEqual([])
  expect(lines({ ...page, ...fresh })).toEqual([expect.stringMatching(/game.json .*"a" is never visible/)])
})

test('the site document sets the severity of each finding', () => {
  const never = home(card('a', { when: { all: [loggedIn, visitor] } }), card('b'))
  const soft: Changes = { 'site.json': (body) => (body.proofs = { severity: { 'PRF-NEVER': 'warning' } }) }
  expect(proven(never).findings.map(({ severity }) => severity)).toEqual(['error'])
  expect(proven({ ...never, ...soft }).findings.map(({ severity }) => severity)).toEqual(['warning'])
})
