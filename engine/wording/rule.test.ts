import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Json } from '../core/json.ts'
import { allOf, anyOf } from '../core/rule-algebra.ts'
import type { RulePlan } from '../core/slice.ts'
import { scheduleRule } from '../document/schedule.ts'
import { rangesInWords, ruleChangeInWords, scheduleInWords, type WordingContext, ruleInWords } from './rule.ts'

const manila: WordingContext = {
  facts: catalogue.facts as unknown as WordingContext['facts'],
  timeZone: 'Asia/Manila',
  at: Date.UTC(2026, 10, 20),
  audience: (id) => (id === 'vip' ? 'VIP from level 5' : undefined),
}
const words = (rule: RulePlan | Json): string => ruleInWords(rule, manila)
const vip = (op: string, value: Json): Json => ({ fact: 'player.vipLevel', op, value })

test('each operator and each negated operator has a phrase', () => {
  const phrases: readonly (readonly [Json, string, string])[] = [
    [{ fact: 'session.loggedIn', op: 'eq', value: true }, 'logged in', 'not logged in'],
    [{ fact: 'session.loggedIn', op: 'neq', value: true }, 'not logged in', 'logged in'],
    [vip('eq', 5), 'VIP level is 5', 'VIP level is not 5'],
    [vip('gte', 5), 'VIP level at least 5', 'VIP level less than 5'],
    [vip('lte', 5), 'VIP level at most 5', 'VIP level more than 5'],
    [vip('between', [3, 5]), 'VIP level from 3 to 5', 'VIP level not from 3 to 5'],
    [vip('in', [1, 2, 3]), 'VIP level is 1, 2 or 3', 'VIP level is none of 1, 2 and 3'],
    [
      { fact: 'device.container', op: 'neq', value: 'APP' },
      'device container is not the native app',
      'device container is the native app',
    ],
    [
      { fact: 'identity.ekycStatus', op: 'in', value: [2, 4] },
      'eKYC status is failed (2) or to be updated (4)',
      'eKYC status is none of failed (2) and to be updated (4)',
    ],
    [
      { fact: 'player.favorites', op: 'contains', value: '1001' },
      'player favorites with 1001',
      'player favorites without 1001',
    ],
    [{ fact: 'player.nickname', op: 'exists' }, 'player nickname is set', 'player nickname is not set'],
    [{ fact: 'player.nickname', op: 'eq', value: '' }, 'player nickname is empty', 'player nickname is not empty'],
    [
      { fact: 'session.loginName', op: 'bucket', value: [0, 12.5] },
      'login name in the share from 0 % to 12.5 %',
      'login name outside the share from 0 % to 12.5 %',
    ],
    [
      { fact: 'player.balance', op: 'lt', value: { fact: 'player.rewardAmount' } },
      'player balance less than reward amount',
      'player balance at least reward amount',
    ],
    [{ arg: 'jackpot' }, 'setting "jackpot" is on', 'setting "jackpot" is off'],
    [{ audience: 'vip' }, 'audience "VIP from level 5"', 'not in audience "VIP from level 5"'],
  ]
  for (const [rule, plain, opposite] of phrases) {
    expect(words(rule)).toBe(plain)
    expect(words({ not: rule })).toBe(opposite)
  }
})

test('groups are written from left to right, with brackets only where they are needed', () => {
  expect(words(true)).toBe('everybody')
  expect(words({ not: true })).toBe('nobody')
  expect(words({ all: [] })).toBe('everybody')
  const loggedIn = { fact: 'session.loggedIn', op: 'eq', value: true }
  expect(words({ all: [loggedIn, { any: [vip('gte', 5), { audience: 'new' }] }] })).toBe(
    'logged in and (VIP level at least 5 or audience "new")',
  )
  expect(words({ not: { any: [loggedIn, vip('gt', 1)] } })).toBe('not (logged in or VIP level more than 1)')
})

test('a compiled rule has the same words as the rule of a document', () => {
  const compiled: RulePlan = [
    'all',
    ['is', 'session.loggedIn', 'eq', true],
    ['not', ['is', 'player.vipLevel', 'gte', 5]],
  ]
  expect(words(compiled)).toBe('logged in and VIP level less than 5')
})

test('instants are written in the time zone of the site, with days only for a range of whole days', () => {
  const from = Date.parse('2026-12-01T00:00+08:00')
  const until = Date.parse('2027-01-06T23:59:59.999+08:00')
  expect(words(['is', 'clock.now', 'between', [from, until]])).toBe('from 1 Dec 2026 to 6 Jan 2027')
  expect(words(['is', 'clock.now', 'between', [from + 5000, null]])).toBe('from 1 Dec 2026 00:00:05 on')
  expect(words(['not', ['is', 'clock.now', 'lt', from]])).toBe('from 1 Dec 2026 00:00 on')
})

test('weekly windows are written in the time zone of the site, even if they cross midnight or the end of the UTC week', () => {
  const hour = 3_600_000
  const week = 168 * hour
  // Friday 18:00 to Saturday 02:00 in Manila is Friday 10:00 to 18:00 in UTC; the compiled week starts on Thursday.
  const friday: Json = [34 * hour, 42 * hour + 59_999]
  expect(words(['is', 'clock.now', 'week', [friday]])).toBe('Fri 18:00 to 02:00')
  const monday: Json = [(4 * 24 + 10) * hour, (4 * 24 + 18) * hour + 59_999]
  expect(words(['is', 'clock.now', 'week', [friday, monday]])).toBe('Mon and Fri 18:00 to 02:00')
  expect(
    words([
      'is',
      'clock.now',
      'week',
      [
        [0, 2 * hour - 1],
        [week - hour, week - 1],
      ],
    ]),
  ).toBe('Thu 07:00 to 09:59')
})

test('a range of time is written as days, as days and times, or as one moment', () => {
  const range = (from: string, until: string): string => scheduleInWords({ from, until })
  expect(range('2026-12-10T00:00', '2026-12-12T23:59')).toBe('from 10 to 12 Dec 2026')
  expect(range('2026-11-30T00:00', '2026-12-12T23:59:59')).toBe('from 30 Nov to 12 Dec 2026')
  expect(range('2026-12-10T00:00', '2026-12-10T23:59')).toBe('on 10 Dec 2026')
  expect(range('2026-12-10T18:00', '2026-12-10T18:00')).toBe('at 10 Dec 2026 18:00')
  expect(range('2026-12-10T18:00', '2026-12-10T20:30')).toBe('on 10 Dec 2026 from 18:00 to 20:30')
  expect(range('2026-12-10T00:00', '2026-12-12T23:59:00')).toBe('from 10 Dec 2026 00:00 to 12 Dec 2026 23:59')
})

test('the wording of a schedule has its dates and its weekly windows', () => {
  expect(scheduleInWords({ from: '2026-12-01T00:00', until: '2027-01-06T23:59' })).toBe('from 1 Dec 2026 to 6 Jan 2027')
  expect(
    scheduleInWords({
      until: '2027-01-06T23:59:30',
      weekly: [{ days: ['mon', 'tue'], from: '18:00', until: '02:00' }],
    }),
  ).toBe('until 6 Jan 2027 23:59:30, Mon and Tue 18:00 to 02:00')
  expect(scheduleInWords({})).toBe('always')
})

test('if a schedule has a weekly window on each of its dates, the names of the days are left out', () => {
  const nights = {
    from: '2026-12-10T00:00',
    until: '2026-12-12T23:59',
    weekly: [{ days: ['thu', 'fri', 'sat'], from: '18:00', until: '02:00' }],
  }
  expect(scheduleInWords(nights)).toBe('from 10 to 12 Dec 2026, 18:00 to 02:00')
  expect(scheduleInWords({ ...nights, until: '2026-12-13T23:59' })).toBe(
    'from 10 to 13 Dec 2026, Thu to Sat 18:00 to 02:00',
  )
  expect(words(scheduleRule(nights, 'Asia/Manila'))).toBe('from 10 to 12 Dec 2026, 18:00 to 02:00')
  const loggedIn: RulePlan = ['is', 'session.loggedIn', 'eq', true]
  expect(words(allOf([loggedIn, scheduleRule(nights, 'Asia/Manila')]))).toBe(
    'logged in and from 10 to 12 Dec 2026, 18:00 to 02:00',
  )
  const every = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '18:00', until: '02:00' }
  expect(scheduleInWords({ weekly: [every] })).toBe('every day 18:00 to 02:00')
  expect(scheduleInWords({ weekly: [{ days: ['sat', 'sun'], from: '00:00', until: '23:59' }] })).toBe('Sat and Sun')
})

test('in a time zone whose clocks change, a weekly schedule is written once, in local time', () => {
  const inBerlin = (rule: RulePlan): string => ruleInWords(rule, { ...manila, timeZone: 'Europe/Berlin' })
  const nights = { weekly: [{ days: ['fri', 'sat'], from: '18:00', until: '02:00' }] }
  const sunday = { weekly: [{ days: ['sun'], from: '00:00', until: '23:59' }] }
  expect(inBerlin(scheduleRule(nights, 'Europe/Berlin'))).toBe('Fri and Sat 18:00 to 02:00')
  expect(inBerlin(scheduleRule(sunday, 'Europe/Berlin'))).toBe('Sun')
  // First only summer dates, then dates that include a clock change. Rules are described for an instant in winter
  // (`at`).
  const summer = { from: '2026-07-01T00:00', until: '2026-08-31T23:59' }
  expect(inBerlin(scheduleRule({ ...summer, ...nights }, 'Europe/Berlin'))).toBe(
    'from 1 Jul to 31 Aug 2026, Fri and Sat 18:00 to 02:00',
  )
  expect(inBerlin(scheduleRule({ ...summer, until: '2026-12-31T23:59', ...nights }, 'Europe/Berlin'))).toBe(
    'from 1 Jul to 31 Dec 2026, Fri and Sat 18:00 to 02:00',
  )
  const loggedIn: RulePlan = ['is', 'session.loggedIn', 'eq', true]
  expect(inBerlin(allOf([loggedIn, scheduleRule(nights, 'Europe/Berlin')]))).toBe(
    'logged in and Fri and Sat 18:00 to 02:00',
  )
})

test('the part that is cut off a weekly window is written as a window', () => {
  const friday = { days: ['fri'], from: '18:00', until: '02:00' }
  const [long, short] = [friday, { ...friday, until: '01:00' }].map((one) =>
    scheduleRule({ weekly: [one] }, 'Asia/Manila'),
  ) as [RulePlan, RulePlan]
  expect(words(['all', long, ['not', short]])).toBe('Sat 01:01 to 02:00')
  expect(words(['all', ['not', short], long])).toBe('Sat 01:01 to 02:00')
})

test('when a rule becomes a group, or a group becomes a single rule, the words name the part that is added or removed', () => {
  const loggedIn: Json = { fact: 'session.loggedIn', op: 'eq', value: true }
  expect(ruleChangeInWords(loggedIn, { all: [loggedIn, vip('gte', 5)] }, manila)).toBe(
    '"and VIP level at least 5" is added to its rule',
  )
  expect(ruleChangeInWords({ any: [loggedIn, vip('gte', 5)] }, loggedIn, manila)).toBe(
    '"or VIP level at least 5" is removed from its rule',
  )
})

test('ranges of consecutive days with the same times are written as one range', () => {
  const night = (day: number): readonly [number, number] => [
    Date.parse(`2026-12-${day}T18:00+08:00`),
    Date.parse(`2026-12-${day + 1}T02:00:59.999+08:00`),
  ]
  expect(rangesInWords([10, 11, 12].map(night), 'Asia/Manila')).toBe('from 10 to 12 Dec 2026, 18:00 to 02:00')
  expect(rangesInWords([10, 12].map(night), 'Asia/Manila')).toBe(
    'from 10 Dec 2026 18:00 to 11 Dec 2026 02:00 and from 12 Dec 2026 18:00 to 13 Dec 2026 02:00',
  )
  expect(words(anyOf([10, 11].map((day): RulePlan => ['is', 'clock.now', 'between', [...night(day)]])))).toBe(
    'from 10 to 11 Dec 2026, 18:00 to 02:00',
  )
  const minute = Date.parse('2026-12-10T18:00+08:00')
  expect(rangesInWords([[minute, minute + 59_999]], 'Asia/Manila')).toBe('at 10 Dec 2026 18:00')
})

test('a change of a rule names only the part that differs', () => {
  const change = (from: Json, to: Json): string => ruleChangeInWords(from, to, manila)
  expect(change(vip('gte', 5), vip('gte', 3))).toBe('VIP level at least 5 becomes at least 3')
  expect(change({ all: [{ audience: 'new' }, vip('gte', 5)] }, { all: [{ audience: 'new' }, vip('lt', 5)] })).toBe(
    'VIP level at least 5 becomes less than 5',
  )
  expect(change({ all: [{ audience: 'new' }] }, { all: [{ audience: 'new' }, vip('lt', 5)] })).toBe(
    '"and VIP level less than 5" is added to its rule',
  )
  expect(change({ audience: 'new' }, { audience: 'vip' })).toBe('audience "new" becomes audience "VIP from level 5"')
})
