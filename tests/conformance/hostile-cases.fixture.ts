/** Compiled rules that the check would refuse, with the expected result and report of the evaluator. */
import type { FactType } from '../../engine/core/slice.ts'

export interface HostileCase {
  readonly name: string
  readonly rule: unknown
  readonly expect: 'true' | 'false' | 'unknown'
  /** The whole report; absent for a valid rule. */
  readonly report?: string
}

export const hostileTypes: { readonly [fact: string]: FactType } = {
  'session.loggedIn': 'b',
  'player.balance': 'n',
  'player.vipLevel': 'i',
  'player.nickname': 's',
  'player.favorites': 'l',
  'clock.now': 't',
  'app.version': 'v',
}

/** One day and a half after the start of the week. */
const now = 1_796_774_400_000 + 129_600_000

export const hostileFacts: { readonly [fact: string]: unknown } = {
  'session.loggedIn': true,
  'player.balance': 10.5,
  'player.vipLevel': 3,
  'player.nickname': 'Ana',
  'player.favorites': ['g1'],
  'clock.now': now,
  'app.version': '4.10',
}

const loggedIn = ['is', 'session.loggedIn', 'eq', true]

function nested(depth: number, inner: unknown, wrap: (inner: unknown) => unknown = (one) => ['not', one]): unknown {
  let rule = inner
  for (let n = 0; n < depth; n++) rule = wrap(rule)
  return rule
}

function wide(count: number, part: unknown): unknown {
  return ['all', ...Array.from({ length: count }, () => part)]
}

const noRule = 'expected a rule'
const tooLarge = 'the rule is too large'
const misfit = (op: string, fact: string): string => `operator ${op} on fact ${fact} has a value of the wrong type`
const notAGroup = (found: string): string => `expected a group of rules, found ${found}`

/** The cases, created for each run because some of them are large. */
export function hostileCases(): readonly HostileCase[] {
  const cases: HostileCase[] = []
  const valid = (name: string, rule: unknown, expect: HostileCase['expect']): unknown =>
    cases.push({ name, rule, expect })
  const refused = (name: string, rule: unknown, report: string): unknown =>
    cases.push({ name, rule, expect: 'false', report })

  valid('24 groups deep', nested(24, loggedIn), 'true')
  refused('25 groups deep', nested(25, loggedIn), tooLarge)
  valid(
    '24 groups deep, of all',
    nested(24, loggedIn, (one) => ['all', one]),
    'true',
  )
  refused(
    '25 groups deep, of all',
    nested(25, loggedIn, (one) => ['all', one]),
    tooLarge,
  )
  refused('100,000 groups deep', nested(100_000, true), tooLarge)
  refused('100,000 groups deep, in the second part', ['any', loggedIn, nested(100_000, loggedIn)], tooLarge)
  valid('9,999 parts in a group', wide(9999, loggedIn), 'true')
  refused('10,000 parts in a group', wide(10_000, loggedIn), tooLarge)
  refused('100,000 parts that always hold', wide(100_000, true), tooLarge)
  refused(
    'a group that shares its parts 2 to the 20 times',
    nested(20, loggedIn, (one) => ['any', one, one]),
    tooLarge,
  )
  refused('a wide group in every part of a wide group', wide(9000, wide(100_000, true)), tooLarge)
  refused('a group that is part of itself', itself(), tooLarge)
  valid(
    '10,000 entries in a list',
    ['is', 'player.vipLevel', 'in', Array.from({ length: 10_000 }, (_, n) => n)],
    'true',
  )
  refused(
    '10,001 entries in a list',
    ['is', 'player.vipLevel', 'in', Array.from({ length: 10_001 }, (_, n) => n)],
    misfit('in', 'player.vipLevel'),
  )
  refused(
    'a sparse list',
    ['is', 'player.vipLevel', 'in', Object.assign([], { length: 4_000_000_000 })],
    misfit('in', 'player.vipLevel'),
  )
  refused('a sparse group', Object.assign(['all'], { length: 4_000_000_000 }), noRule)
  refused(
    'a text of a million letters where a name belongs',
    ['is', 'x'.repeat(1_000_000), 'eq', 1],
    `unknown fact ${'x'.repeat(60)}`,
  )
  valid(
    'a text of a million letters where a text belongs',
    ['is', 'player.nickname', 'neq', 'x'.repeat(1_000_000)],
    'true',
  )

  valid('all of one', ['all', ['is', 'session.loggedIn', 'eq', false]], 'false')
  valid('any of one', ['any', ['is', 'session.loggedIn', 'eq', true]], 'true')
  valid('constants in groups', ['all', true, ['not', false], ['any', false, loggedIn]], 'true')
  refused('all of nothing', ['all'], notAGroup('all'))
  refused('any of nothing', ['not', ['any']], notAGroup('any'))
  refused('not of nothing', ['not'], notAGroup('not'))
  refused('not of two', ['not', loggedIn, loggedIn], notAGroup('not'))
  refused('an empty list', [], notAGroup('undefined'))
  refused('a group of another name', ['some', loggedIn], notAGroup('some'))
  refused('a group whose name is null', [null, loggedIn], notAGroup('null'))
  refused('a comparison with too many parts', [...loggedIn, true], notAGroup('is'))
  refused('a comparison without a fact', ['is'], 'unknown fact undefined')
  for (const value of [null, undefined, 0, 1, 'true', Number.NaN, {}, { all: [] }, Symbol('x'), () => true]) {
    refused(`${String(value)} for a rule`, value, noRule)
    refused(`${String(value)} for a part`, ['any', loggedIn, value], noRule)
  }

  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length']) {
    refused(`${name} for a fact`, ['is', name, 'eq', 1], `unknown fact ${name}`)
    refused(`${name} for a second fact`, ['is', 'player.nickname', 'eq', { fact: name }], `unknown fact ${name}`)
    refused(
      `${name} for an operator`,
      ['is', 'player.nickname', name, 'x'],
      `operator ${name} does not apply to fact player.nickname`,
    )
  }
  refused('a fact named by a list', ['is', ['player.vipLevel'], 'eq', 3], 'unknown fact player.vipLevel')
  refused(
    'a second fact named by a list',
    ['is', 'player.balance', 'gt', { fact: ['player.vipLevel'] }],
    'unknown fact player.vipLevel',
  )
  refused(
    'an operator named by a list',
    ['is', 'player.vipLevel', ['eq'], 3],
    'operator eq does not apply to fact player.vipLevel',
  )
  refused('a fact named by a number', ['is', 7, 'eq', 3], 'unknown fact 7')
  refused('an object that is no second fact', ['is', 'player.vipLevel', 'eq', {}], misfit('eq', 'player.vipLevel'))
  refused(
    'a second fact that only its prototype names',
    ['is', 'player.vipLevel', 'eq', Object.create({ fact: 'player.vipLevel' })],
    misfit('eq', 'player.vipLevel'),
  )
  refused(
    'a second fact of another type',
    ['is', 'player.vipLevel', 'eq', { fact: 'player.nickname' }],
    'player.vipLevel cannot be compared with player.nickname',
  )
  refused(
    'a fact and its list',
    ['is', 'player.vipLevel', 'in', { fact: 'player.vipLevel' }],
    'player.vipLevel cannot be compared with player.vipLevel',
  )

  for (const number of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    refused(
      `${number} to compare with`,
      ['not', ['is', 'player.balance', 'lt', number]],
      misfit('lt', 'player.balance'),
    )
    refused(`${number} in a list`, ['is', 'player.balance', 'notIn', [1, number]], misfit('notIn', 'player.balance'))
    refused(
      `${number} for an end`,
      ['is', 'player.balance', 'between', [number, 100]],
      misfit('between', 'player.balance'),
    )
    refused(
      `${number} for a share`,
      ['is', 'player.nickname', 'bucket', [0, number]],
      misfit('bucket', 'player.nickname'),
    )
  }
  valid('the largest number', ['is', 'player.balance', 'lt', Number.MAX_VALUE], 'true')
  valid('an open start', ['is', 'player.balance', 'between', [null, 10.5]], 'true')
  valid('an open end', ['is', 'player.balance', 'between', [10.5, null]], 'true')
  valid('an open end, with a value below the start', ['is', 'player.balance', 'between', [10.6, null]], 'false')
  valid('two open ends', ['is', 'player.balance', 'between', [null, null]], 'true')
  refused('an undefined end', ['is', 'player.balance', 'between', [1, undefined]], misfit('between', 'player.balance'))

  const week = (windows: unknown): unknown => ['is', 'clock.now', 'week', windows]
  const place = now % 604_800_000
  valid('a window of the week', week([[place, place]]), 'true')
  valid(
    'the second of two windows',
    week([
      [0, place - 1],
      [place, place],
    ]),
    'true',
  )
  valid(
    'windows before and after',
    week([
      [0, place - 1],
      [place + 1, 604_799_999],
    ]),
    'false',
  )
  refused('no windows', week([]), misfit('week', 'clock.now'))
  refused('a window without an end', week([[place]]), misfit('week', 'clock.now'))
  refused('a window with three ends', week([[place, place, place]]), misfit('week', 'clock.now'))
  refused('a window without a start', week([[null, place]]), misfit('week', 'clock.now'))
  refused('a window of texts', week([['0', '1']]), misfit('week', 'clock.now'))
  refused(
    'windows of another fact',
    ['is', 'clock.now', 'week', { fact: 'clock.now' }],
    'clock.now cannot be compared with clock.now',
  )
  for (const fact of Object.keys(hostileTypes))
    if (fact !== 'clock.now')
      refused(
        `the week of ${fact}`,
        ['is', fact, 'week', [[0, 604_799_999]]],
        `operator week does not apply to fact ${fact}`,
      )

  refused('an object that throws when it is read', throwing(new Error('hands off')), 'hands off')
  refused('an object that throws a text', throwing('hands off'), 'the rule cannot be read')
  refused('an object that throws nothing', ['not', throwing(undefined)], 'the rule cannot be read')
  return cases
}

function itself(): unknown {
  const rule: unknown[] = ['not']
  rule.push(rule)
  return rule
}

function throwing(what: unknown): unknown {
  return new Proxy(['all', true], {
    get() {
      // oxlint-disable-next-line no-throw-literal
      throw what
    },
  })
}
