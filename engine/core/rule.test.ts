import { describe, expect, it } from 'vitest'
import { bucketOf, compileRule, FALSE, hasType, TRUE, UNKNOWN } from './rule.ts'
import type { FactType, RulePlan } from './slice.ts'

const types: { [fact: string]: FactType } = {
  'player.vipLevel': 'i',
  'session.loggedIn': 'b',
  'player.nickname': 's',
  'player.favorites': 'l',
  'app.version': 'v',
  'clock.now': 't',
  'player.balance': 'n',
}

function test(rule: RulePlan, facts: { [fact: string]: unknown } = {}, reasons: string[] = []) {
  return compileRule(rule, types, (reason) => reasons.push(reason)).test((fact) => facts[fact])
}

describe('a rule over known facts', () => {
  it.each<[string, RulePlan, unknown, 0 | 1]>([
    ['eq', ['is', 'player.vipLevel', 'eq', 3], 3, 1],
    ['neq', ['is', 'player.vipLevel', 'neq', 3], 3, 0],
    ['in', ['is', 'player.vipLevel', 'in', [1, 2]], 2, 1],
    ['notIn', ['is', 'player.vipLevel', 'notIn', [1, 2]], 2, 0],
    ['gt at its bound', ['is', 'player.vipLevel', 'gt', 3], 3, 0],
    ['gte at its bound', ['is', 'player.vipLevel', 'gte', 3], 3, 1],
    ['lt at its bound', ['is', 'player.vipLevel', 'lt', 3], 3, 0],
    ['lte at its bound', ['is', 'player.vipLevel', 'lte', 3], 3, 1],
    ['between holds at its lower end', ['is', 'player.vipLevel', 'between', [3, 5]], 3, 1],
    ['between holds at its upper end', ['is', 'player.vipLevel', 'between', [3, 5]], 5, 1],
    ['between fails above its upper end', ['is', 'player.vipLevel', 'between', [3, 5]], 6, 0],
    ['between with an open lower end', ['is', 'player.vipLevel', 'between', [null, 5]], -9, 1],
    ['contains in a list', ['is', 'player.favorites', 'contains', 'g1'], ['g1', 'g2'], 1],
    ['notContains in a list', ['is', 'player.favorites', 'notContains', 'g3'], ['g1'], 1],
    ['exists', ['is', 'player.nickname', 'exists', true], 'Ana', 1],
    ['exists is false for an empty text', ['is', 'player.nickname', 'exists', true], '', 0],
    ['exists false holds for an empty text', ['is', 'player.nickname', 'exists', false], '', 1],
    ['versionGte compares numbers, not letters', ['is', 'app.version', 'versionGte', '4.9'], '4.10.1', 1],
    ['versionGte with a shorter version', ['is', 'app.version', 'versionGte', '4.10.1'], '4.10', 0],
  ])('%s', (_name, rule, value, expected) => {
    const [, fact] = rule as unknown as ['is', string]
    expect(test(rule, { [fact]: value })).toBe(expected)
  })

  it('compares a fact with another fact', () => {
    const rule: RulePlan = ['is', 'player.balance', 'gte', { fact: 'player.vipLevel' }]
    expect(test(rule, { 'player.balance': 5, 'player.vipLevel': 5 })).toBe(TRUE)
    expect(test(rule, { 'player.balance': 5 })).toBe(UNKNOWN)
  })
})

describe('a rule over facts that are not known yet', () => {
  const known: RulePlan = ['is', 'player.vipLevel', 'gte', 1]
  const open: RulePlan = ['is', 'session.loggedIn', 'eq', true]
  const facts = { 'player.vipLevel': 1 }

  it('is unknown, even under not', () => {
    expect(test(open)).toBe(UNKNOWN)
    expect(test(['not', open])).toBe(UNKNOWN)
  })

  it('is decided by the known parts when they are sufficient', () => {
    expect(test(['any', known, open], facts)).toBe(TRUE)
    expect(test(['all', known, open], facts)).toBe(UNKNOWN)
    expect(test(['all', ['not', known], open], facts)).toBe(FALSE)
    expect(test(['any', ['not', known], open], facts)).toBe(UNKNOWN)
  })

  it('is unknown when a fact has a value of another type', () => {
    for (const value of [null, 'three', '3', 1.5, Number.NaN, Infinity, true, [3], {}])
      expect(test(known, { 'player.vipLevel': value })).toBe(UNKNOWN)
    expect(test(['is', 'player.favorites', 'contains', 'g1'], { 'player.favorites': ['g1', 2] })).toBe(UNKNOWN)
  })
})

it('a rule reads facts in order, until it is decided', () => {
  const types = { 'a.a': 'b', 'a.b': 'b', 'a.c': 'n', 'a.d': 'n' } as const
  const rule = compileRule(
    [
      'any',
      ['all', ['is', 'a.a', 'eq', true], ['is', 'a.b', 'eq', true]],
      ['is', 'a.c', 'gt', { fact: 'a.d' }],
      ['is', 'a.a', 'eq', false],
    ],
    types,
  )
  const readBy = (facts: { [fact: string]: unknown }): readonly string[] => {
    const names = new Set<string>()
    expect(rule.test((name) => (names.add(name), facts[name]))).toBe(TRUE)
    return [...names]
  }
  expect(rule.facts).toEqual(['a.a', 'a.b', 'a.c', 'a.d'])
  expect(readBy({ 'a.a': true, 'a.b': true })).toEqual(['a.a', 'a.b'])
  expect(readBy({ 'a.a': false })).toEqual(['a.a', 'a.c'])
  expect(readBy({ 'a.c': 1, 'a.d': 0 })).toEqual(['a.a', 'a.b', 'a.c', 'a.d'])
})

it('a rule reads its facts below the given root, such as fact.player.balance', () => {
  const reads: string[] = []
  compileRule(['is', 'player.vipLevel', 'gt', { fact: 'player.balance' }], types, undefined, 'fact.').test(
    (name) => (reads.push(name), 1),
  )
  expect(reads).toEqual(['fact.player.vipLevel', 'fact.player.balance'])
})

describe('a window of the week', () => {
  const DAY = 86_400_000
  // Windows of the UTC week that begins on Thursday: its first second, the minute from Friday 12:00, its last second.
  const rule: RulePlan = [
    'is',
    'clock.now',
    'week',
    [
      [0, 999],
      [1.5 * DAY, 1.5 * DAY + 59_999],
      [7 * DAY - 1000, 7 * DAY - 1],
    ],
  ]
  it.each<[string, number, 0 | 1]>([
    ['2026-12-11T12:00:00.000Z', 0, 1],
    ['2026-12-11T12:00:00.000Z', -1, 0],
    ['2026-12-11T12:00:59.999Z', 0, 1],
    ['2026-12-11T12:00:59.999Z', 1, 0],
    ['2026-12-10T00:00:00.000Z', -1001, 0],
    ['2026-12-10T00:00:00.000Z', -1000, 1],
    ['2026-12-10T00:00:00.000Z', 999, 1],
    ['2026-12-10T00:00:00.000Z', 1000, 0],
    ['1969-12-26T12:00:00.000Z', 0, 1],
    ['1969-12-26T12:01:00.000Z', 0, 0],
  ])('at %s plus %i ms has the result %i', (at, more, expected) => {
    expect(test(rule, { 'clock.now': Date.parse(at) + more })).toBe(expected)
    expect(test(['not', rule], { 'clock.now': Date.parse(at) + more })).toBe(1 - expected)
  })
})

describe('an invalid rule', () => {
  const cyclic: unknown[] = ['all', true]
  for (let n = 0; n < 50; n++) cyclic.push(cyclic)
  const wide: unknown[] = ['any']
  for (let n = 0; n < 200_000; n++) wide.push(['is', 'player.vipLevel', 'eq', n])
  const sparse: unknown[] = ['all']
  sparse.length = 2 ** 32 - 1
  const getter = Object.defineProperty(['not', true], 1, {
    get() {
      throw new Error('getter called')
    },
  })
  const long = 'x'.repeat(1_000_000)
  const shared = Array.from({ length: 10_001 }, () => 1)

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 1],
    ['a text', 'true'],
    ['an object', {}],
    ['an object with the keys of a rule', { 0: 'not', 1: true, length: 2 }],
    ['an empty list', []],
    ['an empty all', ['all']],
    ['an empty any', ['any']],
    ['an empty not', ['not']],
    ['a not with two rules', ['not', true, true]],
    ['a comparison with a fifth element', ['is', 'player.vipLevel', 'eq', 1, 1]],
    ['an unknown kind', ['none', true]],
    ['a cycle', cyclic],
    ['a very wide group', wide],
    ['a sparse array', sparse],
    ['a getter that throws', getter],
    ['a symbol as its kind', [Symbol('all'), true]],
    ['a fact named __proto__', ['is', '__proto__', 'eq', 1]],
    ['an operator named constructor', ['is', 'player.vipLevel', 'constructor', 1]],
    ['an operator named __proto__', ['is', 'player.vipLevel', '__proto__', 1]],
    ['an operator named toString', ['is', 'player.nickname', 'toString', '']],
    ['an operator that is not a text', ['is', 'player.vipLevel', ['eq'], 1]],
    ['a fact that is not a text', ['is', { toString: () => 'player.vipLevel' }, 'eq', 1]],
    ['a fact whose text throws', ['is', Object.create(null), 'eq', 1]],
    ['a second fact named constructor', ['is', 'player.vipLevel', 'eq', { fact: 'constructor' }]],
    ['a second fact that is not a text', ['is', 'player.vipLevel', 'eq', { fact: 3 }]],
    ['a second fact that is inherited', ['is', 'player.vipLevel', 'eq', Object.create({ fact: 'player.balance' })]],
    ['a second fact of another type', ['is', 'player.vipLevel', 'eq', { fact: 'player.nickname' }]],
    ['a list compared with a list', ['is', 'player.favorites', 'contains', { fact: 'player.favorites' }]],
    ['a second fact for between', ['is', 'player.vipLevel', 'between', { fact: 'player.balance' }]],
    ['a text compared with a number', ['is', 'player.vipLevel', 'gte', '3']],
    ['NaN', ['is', 'player.balance', 'eq', Number.NaN]],
    ['Infinity', ['is', 'player.balance', 'lt', Infinity]],
    ['a fraction for an integer', ['is', 'player.vipLevel', 'eq', 1.5]],
    ['no value', ['is', 'player.vipLevel', 'eq']],
    ['null for a value', ['is', 'player.nickname', 'eq', null]],
    ['an object for a value', ['is', 'player.nickname', 'eq', {}]],
    ['a text for between', ['is', 'player.vipLevel', 'between', 'all']],
    ['one end for between', ['is', 'player.vipLevel', 'between', [1]]],
    ['three ends for between', ['is', 'player.vipLevel', 'between', [1, 2, 3]]],
    ['texts for between', ['is', 'player.vipLevel', 'between', ['1', '2']]],
    ['an empty list for in', ['is', 'player.vipLevel', 'in', []]],
    ['a number for in', ['is', 'player.vipLevel', 'in', 1]],
    ['a text for in', ['is', 'player.nickname', 'in', long]],
    ['a sparse list for in', ['is', 'player.vipLevel', 'in', [1, , 2]]], // oxlint-disable-line no-sparse-arrays
    ['a list over the limit for in', ['is', 'player.vipLevel', 'in', shared]],
    ['a number for contains', ['is', 'player.nickname', 'contains', 1]],
    ['a list for contains', ['is', 'player.favorites', 'contains', ['g1']]],
    ['a text for exists', ['is', 'player.nickname', 'exists', 'yes']],
    ['null for exists', ['is', 'player.nickname', 'exists', null]],
    ['a number for a version', ['is', 'app.version', 'versionGte', 4]],
    ['texts for a bucket', ['is', 'player.nickname', 'bucket', ['0', '10']]],
    ['one end for a bucket', ['is', 'player.nickname', 'bucket', [10]]],
    ['no windows of the week', ['is', 'clock.now', 'week', []]],
    ['a window with one end', ['is', 'clock.now', 'week', [[1]]]],
    ['a window of texts', ['is', 'clock.now', 'week', [['1', '2']]]],
    ['week on a number', ['is', 'player.balance', 'week', [[1, 2]]]],
  ])('%s is false, also under not, and is reported', (_, rule) => {
    for (const source of [rule, ['not', rule], ['any', true, rule]]) {
      const reasons: string[] = []
      const facts = {
        'player.vipLevel': 1,
        'player.nickname': 'Ana',
        'player.favorites': ['g1'],
        'player.balance': 1,
        'app.version': '4.0',
        'clock.now': 1,
      }
      expect(test(source as RulePlan, facts, reasons)).toBe(FALSE)
      expect(reasons).toHaveLength(1)
      expect(reasons[0]?.length).toBeLessThan(200)
    }
  })

  it('is false if the type of its fact is only an inherited property', () => {
    const polluted = Object.create({ 'player.vipLevel': 'i' }) as { [fact: string]: FactType }
    expect(compileRule(['not', ['is', 'player.vipLevel', 'eq', 1]], polluted).test(() => 2)).toBe(FALSE)
  })

  it('is false as a whole when it names an unknown fact, even under not, and is reported', () => {
    const reasons: string[] = []
    expect(test(['not', ['all', ['is', 'player.vipLevle', 'eq', 1], true]], {}, reasons)).toBe(FALSE)
    expect(reasons).toEqual(['unknown fact player.vipLevle'])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is false if its fact is the inherited property %s',
    (fact) => {
      expect(test(['not', ['is', fact, 'eq', 1]])).toBe(FALSE)
    },
  )

  it('is false when the type of the fact does not have the operator', () => {
    expect(test(['not', ['is', 'session.loggedIn', 'gt', 1]], { 'session.loggedIn': true })).toBe(FALSE)
  })

  it('with 100,000 levels of nesting is refused in bounded time', () => {
    let rule: RulePlan = true
    for (let n = 0; n < 100_000; n++) rule = ['not', rule]
    expect(test(rule)).toBe(FALSE)
  })
})

it('bucketOf assigns a player to the same bucket every time and distributes players evenly', () => {
  expect(bucketOf('player-1')).toBe(bucketOf('player-1'))
  const below = Array.from({ length: 10_000 }, (_, n) => bucketOf(`player-${n}`)).filter((bucket) => bucket < 20).length
  expect(below / 10_000).toBeGreaterThan(0.18)
  expect(below / 10_000).toBeLessThan(0.22)
})

it('hasType checks a value against a fact type', () => {
  expect(hasType(1.5, 'i')).toBe(false)
  expect(hasType(Number.NaN, 'n')).toBe(false)
  expect(hasType(['a', 1], 'l')).toBe(false)
  expect(hasType('x', 's')).toBe(true)
  // A damaged slice may declare any type.
  for (const type of [null, 'x', 'constructor']) expect(hasType('x', type as FactType)).toBe(false)
})
