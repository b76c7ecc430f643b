import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../core/json.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { FactType } from '../core/slice.ts'
import { type Body, files, provable } from '../check/check.fixture.ts'
import { checkSource } from '../check/check.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { factType } from '../compile/context.ts'
import { formatFinding } from '../document/finding.ts'
import { asChecked, type CheckedSite } from '../check/site.ts'
import { sourceOf } from '../document/source.ts'
import { targetsOf } from './targets.ts'
import { changeInWords, eventInWords, type Timeline, timelineOf } from './timeline.ts'
import { testSeed } from '../../tests/sample.fixture.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** 20 November 2026, noon in Manila. */
const at = Date.UTC(2026, 10, 20, 4)

const catalogue: Catalogue = {
  ...provable,
  facts: {
    ...provable.facts,
    'clock.today': {
      owner: 'clock',
      schema: { type: 'string' },
      description: 'Today.',
      known: 'boot',
      examples: ['2026-11-20'],
    },
  },
}

const card = (id: string, more: Body = {}): Body => ({
  id,
  widget: 'Card',
  v: 3,
  props: { title: { $text: { en: `Card ${id}` } } },
  ...more,
})
const stack = (id: string, body: Body[], more: Body = {}): Body => ({
  id,
  widget: 'Stack',
  v: 1,
  slots: { body },
  ...more,
})

function siteOf(body: Body[], more: Parameters<typeof files>[0] = {}): CheckedSite {
  const home = { title: { $text: { en: 'Home' } }, root: stack('root', body) }
  const { site, findings } = checkSource(sourceOf({ files: files({ 'page/home.json': home, ...more }) }), catalogue)
  expect(findings.filter(({ severity }) => severity === 'error').map(formatFinding)).toEqual([])
  return asChecked(site)
}

const timeline = (body: Body[], days = 60, more: Parameters<typeof files>[0] = {}): Timeline =>
  timelineOf({ site: siteOf(body, more), catalogue, at, days })
const lines = ({ events }: Timeline): readonly string[] =>
  events.flatMap(({ wall, changes }) => changes.map((one) => `${wall}: ${changeInWords(one)}`))

const vip = { audience: 'vip' }
const loggedIn = { fact: 'session.loggedIn', op: 'eq', value: true }

test('the timeline lists each start and end of a schedule within its period, and who is affected', () => {
  expect(
    lines(
      timeline([
        card('a', { schedule: { from: '2026-12-01T00:00', until: '2026-12-26T23:59' } }),
        card('b', { schedule: { from: '2026-11-01T00:00', until: '2026-11-30T23:59:30' }, when: vip }),
        card('c', { schedule: { from: '2027-06-01T00:00' } }),
        card('d', { schedule: { until: '2026-11-01T00:00' } }),
      ]),
    ),
  ).toEqual([
    '30 Nov 2026 23:59:31: "Card b" (page/home) disappears for people with: VIP level at least 5',
    '1 Dec 2026 00:00: "Card a" (page/home) appears for everybody',
    '27 Dec 2026 00:00: "Card a" (page/home) disappears for everybody',
  ])
})

test('a node whose schedule lasts five seconds appears and disappears at the exact second', () => {
  expect(
    lines(timeline([card('a', { schedule: { from: '2026-12-01T00:00:05', until: '2026-12-01T00:00:09' } })])),
  ).toEqual([
    '1 Dec 2026 00:00:05: "Card a" (page/home) appears for everybody',
    '1 Dec 2026 00:00:10: "Card a" (page/home) disappears for everybody',
  ])
})

test('nodes that appear together with the node around them are counted, but not listed', () => {
  expect(
    lines(
      timeline([
        stack('box', [card('a'), card('b'), card('c', { when: loggedIn })], { schedule: { from: '2026-12-01T00:00' } }),
      ]),
    ),
  ).toEqual([
    '1 Dec 2026 00:00: "box" (page/home and 2 inside it) appears for everybody',
    '1 Dec 2026 00:00: "Card c" (page/home) appears for people who are logged in',
  ])
})

test('weekly windows are listed each time they start and end, even if they end after midnight', () => {
  const weekly = [{ days: ['fri'], from: '18:00', until: '02:00' }]
  expect(lines(timeline([card('a', { schedule: { weekly } })], 8))).toEqual([
    '20 Nov 2026 18:00: "Card a" (page/home) appears for everybody',
    '21 Nov 2026 02:01: "Card a" (page/home) disappears for everybody',
    '27 Nov 2026 18:00: "Card a" (page/home) appears for everybody',
    '28 Nov 2026 02:01: "Card a" (page/home) disappears for everybody',
  ])
})

test('when one variant appears, the variant that it replaces disappears', () => {
  const pick = {
    id: 'choice',
    pick: 'first',
    of: [card('x', { schedule: { from: '2026-12-01T00:00' }, when: vip }), card('y')],
  }
  expect(lines(timeline([pick]))).toEqual([
    '1 Dec 2026 00:00: "Card x" (page/home) appears for people with: VIP level at least 5',
    '1 Dec 2026 00:00: "Card y" (page/home) disappears for people with: VIP level at least 5',
  ])
})

test('the timeline contains skins, banners, popups, table rows, and nodes with rules about the day', () => {
  const schedule = { from: '2026-12-24T00:00' }
  expect(
    lines(
      timeline(
        [
          {
            ...card('slide', { props: { title: { $ref: 'item.banner.title' } } }),
            each: { in: { $documents: { kind: 'banner', where: { position: 'home-top' } } }, as: 'banner' },
          },
          card('today', { when: { fact: 'clock.today', op: 'eq', value: '2026-12-25' } }),
        ],
        60,
        {
          'banner/one.json': (body) => Object.assign(body, { schedule }),
          'skin/parol.json': {
            title: 'Parol',
            priority: 5,
            scheme: 'dark',
            tokens: { 'color.page': '#000000' },
            schedule,
          },
          'popup/gift.json': {
            title: { $text: { en: 'Gift' } },
            trigger: 'auto',
            priority: 1,
            group: 'home',
            root: card('dialog'),
            schedule,
          },
          'decision-table/badge.json': (body) => {
            const rows = body.rows as Body[]
            rows[0] = { ...rows[0], when: { all: [vip, { fact: 'clock.now', op: 'gte', value: '2026-12-24T00:00' }] } }
          },
        },
      ),
    ),
  ).toEqual([
    '24 Dec 2026 00:00: "One" (banner/one on page/home) appears for everybody',
    '24 Dec 2026 00:00: popup "Gift" (popup/gift and 1 inside it) appears for everybody',
    '24 Dec 2026 00:00: skin "Parol" (skin/parol) appears for everybody',
    '24 Dec 2026 00:00: row vip (decision-table/badge) appears for people with: VIP level at least 5',
    '24 Dec 2026 00:00: row all (decision-table/badge) disappears for people with: VIP level at least 5',
    '25 Dec 2026 00:00: "Card today" (page/home) appears for everybody',
    '26 Dec 2026 00:00: "Card today" (page/home) disappears for everybody',
  ])
})

test('a document that several pages and lists show appears in one line, which names all its places', () => {
  const list = (id: string, more: Body = {}): Body => ({
    ...card(id, { props: { title: { $ref: 'item.banner.title' } } }),
    each: { in: { $documents: { kind: 'banner', where: { position: 'home-top' } } }, as: 'banner' },
    ...more,
  })
  const { events } = timeline([list('hero'), list('foot'), list('vips', { when: vip })], 60, {
    'banner/one.json': (body) => Object.assign(body, { schedule: { from: '2026-12-24T00:00' } }),
    'page/game.json': { title: { $text: { en: 'Game' } }, root: stack('root', [list('slide')]) },
  })
  expect(events.flatMap(eventInWords)).toEqual([
    '"One" (banner/one on page/game and page/home) appears for everybody, and on page/home for people with: VIP level at least 5',
  ])
})

test('a section that several pages include appears in one line, which names these pages', () => {
  const hot = { id: 'hot', use: 'section/hot', args: { title: { $string: 'hot' } } }
  const { events } = timeline([hot], 60, {
    'section/hot.json': (body) => Object.assign(body.root as Body, { schedule: { from: '2026-12-24T00:00' } }),
    'page/game.json': { title: { $text: { en: 'Game' } }, root: stack('root', [hot]) },
  })
  expect(events.flatMap(eventInWords)).toEqual([
    expect.stringMatching(/^"root" \(section\/hot \((?:home, game|game, home)\)\) appears for everybody$/),
  ])
})

const moment = fc
  .integer({ min: -10 * 24, max: 70 * 24 })
  .map((hours) => new Date(at + hours * HOUR + 8 * HOUR).toISOString().slice(0, 16))
const schedule = fc
  .record({
    from: fc.option(moment, { nil: undefined }),
    until: fc.option(moment, { nil: undefined }),
    weekly: fc.option(
      fc.array(
        fc.record({
          days: fc.uniqueArray(fc.constantFrom('mon', 'wed', 'fri', 'sun'), { minLength: 1 }),
          from: fc.constantFrom('00:00', '08:00', '18:30'),
          until: fc.constantFrom('02:00', '12:00', '23:59', '20:15:30'),
        }),
        { minLength: 1, maxLength: 2 },
      ),
      { nil: undefined },
    ),
  })
  .map((one): Body => JSON.parse(JSON.stringify(one)) as Body)
  .filter(({ from, until }) => from === undefined || until === undefined || String(from) < String(until))
const when = fc.constantFrom<Body | boolean>(
  true,
  vip,
  loggedIn,
  { not: vip },
  { all: [loggedIn, { not: vip }] },
  { fact: 'device.container', op: 'eq', value: 'APP' },
)
const node = fc.record({
  schedule: fc.option(schedule, { nil: undefined }),
  when,
  inside: fc.option(fc.record({ schedule, when }), { nil: undefined }),
})
const bodies = fc.array(node, { minLength: 1, maxLength: 3 }).map((nodes) =>
  nodes.map(({ schedule: time, when: who, inside }, n): Body => {
    const more: Body = { when: who, ...(time === undefined ? {} : { schedule: time }) }
    return inside === undefined ? card(`c${n}`, more) : stack(`s${n}`, [card(`i${n}`, { ...inside })], more)
  }),
)

const people: readonly { readonly [fact: string]: Json }[] = [false, true].flatMap((isIn) =>
  [0, 4, 5]
    .filter((level) => isIn || level === 0)
    .flatMap((level) =>
      ['APP', 'BROWSER'].map((container) => ({
        'session.loggedIn': isIn,
        'player.vipLevel': level,
        'device.container': container,
      })),
    ),
)
const types: { readonly [fact: string]: FactType } = Object.fromEntries(
  Object.entries(catalogue.facts).map(([fact, { schema }]) => [fact, factType(schema)]),
)

test('what the witness of an event sees changes at the event, and nothing changes between events', () => {
  let moments = 0
  fc.assert(
    fc.property(bodies, fc.array(fc.nat(60 * DAY), { minLength: 20, maxLength: 20 }), (body, offsets) => {
      const site = siteOf(body)
      const { events } = timelineOf({ site, catalogue, at })
      moments += events.length
      const targets = targetsOf(site, catalogue).map(({ rule, address }) => ({
        address,
        test: compileRule(rule, types).test,
      }))
      const sees = (persona: { readonly [fact: string]: Json }, now: number): readonly string[] =>
        targets
          .filter(({ test: holds }) => holds((fact) => (fact === 'clock.now' ? now : persona[fact])) === TRUE)
          .map(({ address }) => address)
      const starts = [at, ...events.map((event) => event.at)]
      // Visibility at any instant of a span, including its end, equals visibility at its start.
      for (const now of [
        ...offsets.map((offset) => at + offset),
        ...events.map((event) => event.at - 1),
        at + 60 * DAY,
      ]) {
        const start = starts.findLast((one) => one <= now) as number
        for (const persona of people) expect(sees(persona, now)).toEqual(sees(persona, start))
      }
      for (const event of events)
        for (const { change, witness, addresses, inside } of event.changes) {
          expect(witness).toBeDefined()
          const before = sees(witness?.persona ?? {}, event.at - 1)
          const after = sees(witness?.persona ?? {}, event.at)
          for (const address of [...addresses, ...inside]) {
            expect(sees(witness?.persona ?? {}, witness?.at ?? 0)).toContain(address)
            expect(before.includes(address)).toBe(change === 'disappears')
            expect(after.includes(address)).toBe(change === 'appears')
          }
        }
    }),
    { numRuns: 30, seed: testSeed },
  )
  expect(moments).toBeGreaterThan(30)
})
