/**
 * Pairs and lists of conditions that exclude each other, imply each other, together hold for everybody, or hold for the
 * same people. Each pair or list is planted at several places.
 */
import type { Body } from '../../engine/check/check.fixture.ts'
import { loggedIn, onDay, onRoute, vip, visitor } from '../../engine/prove/prove.fixture.ts'

/** `when` and `schedule` of a node or document. */
export interface Conditions {
  readonly when?: Body
  readonly schedule?: Body
}

const is = (fact: string, op: string, value: unknown): Body => ({ fact, op, value })
const level = (op: string, value: unknown): Body => is('player.vipLevel', op, value)
const below = (value: number): Body => level('lt', value)
const nickname = (op: string, value: unknown): Body => is('player.nickname', op, value)
const from = (moment: string): Body => is('clock.now', 'gte', moment)
const before = (moment: string): Body => is('clock.now', 'lt', moment)
const inMonth = (month: string): Body => is('clock.today', 'contains', month)
const all = (...rules: readonly Body[]): Body => ({ all: rules })
const any = (...rules: readonly Body[]): Body => ({ any: rules })
const not = (rule: Body): Body => ({ not: rule })
const notOnRoute = (id: string): Body => is('route.id', 'neq', id)
const when = (rule: Body): Conditions => ({ when: rule })
const onDays = (...days: readonly string[]): Conditions => ({
  schedule: { weekly: [{ days, from: '00:00', until: '23:59' }] },
})
const scheduled = (start: string, end: string): Conditions => ({
  schedule: { from: `${start}T00:00`, until: `${end}T23:59` },
})

export const app = is('device.container', 'eq', 'APP')
export const browser = is('device.container', 'eq', 'BROWSER')
const lowLevel = all(loggedIn, below(5))
const december = scheduled('2026-12-01', '2026-12-31')
const midDecember = scheduled('2026-12-10', '2026-12-20')
const march = scheduled('2027-03-01', '2027-03-31')
const saturdays = onDays('sat')
/** A Wednesday and a Saturday. */
const [wednesday, saturday] = ['2026-12-09', '2026-12-12']

interface Shape {
  readonly name: string
}

/**
 * `own` excludes the conditions `around` it, or follows from them. The site without the defect has `fine` instead of
 * `own`.
 */
export interface Nested extends Shape {
  readonly around: Conditions
  readonly own: Conditions
  readonly fine: Conditions
}

const nested = (name: string, around: Conditions, own: Conditions, fine: Conditions): Nested => ({
  name,
  around,
  own,
  fine,
})

/** `own` never holds when `around` holds. */
export const excluding: readonly Nested[] = [
  nested('visitors among players', when(loggedIn), when(visitor), when(vip(3))),
  nested('a level without login', when(visitor), when(vip(3)), when(app)),
  nested('levels apart', when(vip(5)), when(below(3)), when(vip(7))),
  nested('the other container', when(app), when(browser), when(loggedIn)),
  nested('the negation', when(not(vip(3))), when(vip(3)), when(loggedIn)),
  nested('neither alternative', when(any(visitor, vip(5))), when(lowLevel), when(loggedIn)),
  nested('levels of two lists', when(level('between', [2, 4])), when(level('in', [7, 9])), when(level('eq', 3))),
  nested(
    'other nicknames',
    when(nickname('in', ['Ana', 'Bea'])),
    when(nickname('eq', 'Cy')),
    when(nickname('eq', 'Ana')),
  ),
  nested('schedules apart', december, march, midDecember),
  nested('weekly windows apart', saturdays, onDays('sun', 'mon'), when(onDay(saturday))),
  nested('a Wednesday in a weekly window', saturdays, when(onDay(wednesday)), when(onDay(saturday))),
  nested('a day before a schedule', december, when(onDay('2026-11-25')), when(onDay(saturday))),
  nested(
    'an instant after a month',
    when(inMonth('2026-12')),
    when(from('2027-01-05T00:00')),
    when(from('2026-12-10T00:00')),
  ),
  nested('another route', when(onRoute('home')), when(onRoute('second')), when(loggedIn)),
  nested(
    'not on this route',
    when(onRoute('home')),
    when(all(notOnRoute('home'), loggedIn)),
    when(all(notOnRoute('game'), loggedIn)),
  ),
]

/** `own` always holds when `around` holds. */
export const implied: readonly Nested[] = [
  nested('players with a level', when(vip(5)), when(loggedIn), when(vip(7))),
  nested('a lower level', when(vip(5)), when(vip(3)), when(level('eq', 6))),
  nested('the level of visitors', when(visitor), when(below(1)), when(app)),
  nested('not the other container', when(app), when(not(browser)), when(loggedIn)),
  nested('the negation', when(not(vip(3))), when(below(3)), when(loggedIn)),
  nested('always', {}, when(any(loggedIn, visitor)), when(loggedIn)),
  nested('not the level of nobody', {}, when(not(all(visitor, vip(1)))), when(vip(1))),
  nested('the day of the range', when(onDay(saturday)), when(from('2026-12-01T00:00')), when(from('2026-12-12T18:00'))),
  nested('the month of the schedule', december, when(inMonth('2026-12')), when(onDay('2026-12-24'))),
  nested('no Wednesday on Saturdays', saturdays, when(not(onDay(wednesday))), when(onDay(saturday))),
  nested('one of two routes', when(onRoute('home')), when(notOnRoute('second')), when(loggedIn)),
  nested(
    'other nicknames',
    when(nickname('in', ['Ana', 'Bea'])),
    when(nickname('neq', 'Cy')),
    when(nickname('neq', 'Ana')),
  ),
]

/** Lists of rules of which the first that holds decides. The last rule, `own`, never decides. */
export interface Ordered extends Shape {
  readonly earlier: readonly Body[]
  readonly own: Body
  /** Replaces `own` in the site without the defect. It holds for people for whom no earlier rule holds. */
  readonly fine: Body
}

const ordered = (name: string, earlier: readonly Body[], own: Body, fine: Body): Ordered => ({
  name,
  earlier,
  own,
  fine,
})

export const shadowing: readonly Ordered[] = [
  ordered('the same levels', [vip(5)], not(below(5)), vip(3)),
  ordered('a higher level', [vip(3)], vip(5), vip(2)),
  ordered('a level of players', [loggedIn], vip(1), app),
  ordered('two earlier ones together', [vip(5), lowLevel], loggedIn, app),
  ordered('an alternative', [any(app, vip(3))], all(app, loggedIn), loggedIn),
  ordered(
    'the same day by instants',
    [is('clock.now', 'between', [`${wednesday}T00:00`, `${wednesday}T23:59`])],
    onDay(wednesday),
    onDay(saturday),
  ),
  ordered('a nickname of the list', [nickname('in', ['Ana', 'Bea'])], nickname('eq', 'Ana'), nickname('eq', 'Cy')),
  ordered('the same route', [onRoute('home')], all(onRoute('home'), loggedIn), loggedIn),
]

/**
 * Lists of rules of which at least one always holds. With `fine` instead of the last rule, there are people for whom
 * none holds.
 */
export interface Complete extends Shape {
  readonly rules: readonly [...Body[], Body]
  readonly fine: Body
}

export const covering: readonly Complete[] = [
  { name: 'players and visitors', rules: [loggedIn, visitor], fine: app },
  { name: 'all levels', rules: [vip(3), below(3)], fine: vip(1) },
  { name: 'both containers', rules: [app, browser], fine: loggedIn },
  { name: 'three groups', rules: [vip(5), lowLevel, visitor], fine: app },
  { name: 'alternatives', rules: [any(visitor, vip(5)), lowLevel], fine: all(loggedIn, below(2)) },
  {
    name: 'a nickname and all others',
    rules: [nickname('eq', 'Ana'), nickname('neq', 'Ana')],
    fine: nickname('eq', 'Bea'),
  },
  {
    name: 'before and after',
    rules: [before('2026-12-10T00:00'), from('2026-12-10T00:00')],
    fine: from('2026-12-10T00:01'),
  },
  {
    name: 'a route and all others',
    rules: [onRoute('home'), notOnRoute('home')],
    fine: all(onRoute('second'), loggedIn),
  },
]

/** Two conditions that both hold for some people. With `apart` instead of `other`, they never hold together. */
export interface Meeting extends Shape {
  readonly one: Conditions
  readonly other: Conditions
  readonly apart: Conditions
}

const meeting = (name: string, one: Conditions, other: Conditions, apart: Conditions): Meeting => ({
  name,
  one,
  other,
  apart,
})

export const meetings: readonly Meeting[] = [
  meeting('players with a level', when(loggedIn), when(vip(5)), when(visitor)),
  meeting('players in the app', when(app), when(loggedIn), when(browser)),
  meeting('common levels', when(below(5)), when(vip(3)), when(vip(5))),
  meeting('common alternatives', when(any(visitor, vip(5))), when(vip(3)), when(lowLevel)),
  meeting(
    'a common nickname',
    when(nickname('in', ['Ana', 'Bea'])),
    when(nickname('neq', 'Ana')),
    when(nickname('eq', 'Cy')),
  ),
  meeting('common days', december, midDecember, march),
  meeting(
    'one common minute',
    scheduled('2026-12-01', '2026-12-10'),
    { schedule: { from: '2026-12-10T23:59' } },
    { schedule: { from: '2026-12-11T00:00' } },
  ),
  meeting('a day of the week', saturdays, when(onDay(saturday)), when(onDay(wednesday))),
]

export const readsRoute = (...conditions: readonly unknown[]): boolean => JSON.stringify(conditions).includes('"route.')
