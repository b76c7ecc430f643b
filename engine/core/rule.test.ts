import { describe, expect, it } from 'vitest'
import { bucketOf, compileRule, FALSE, hasType, TRUE, UNKNOWN } from './rule.ts'
import type { FactType, Rule } from './slice.ts'

const types: { [fact: string]: FactType } = {
  'player.vipLevel': 'i',
  'session.loggedIn': 'b',
  'player.nickname': 's',
  'player.favorites': 'l',
  'app.version': 'v',
  'clock.now': 't',
  'player.balance': 'n',
}

function test(rule: Rule, facts: { [fact: string]: unknown } = {}, reasons: string[] = []) {
  return compileRule(rule, types, (reason) => reasons.push(reason)).test((fact) => facts[fact])
}

describe('a rule over known facts', () => {
  it.each<[string, Rule, unknown, 0 | 1]>([
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
    ['between ends there', ['is', 'player.vipLevel', 'between', [3, 5]], 6, 0],
    ['between may be open', ['is', 'player.vipLevel', 'between', [null, 5]], -9, 1],
    ['contains in a list', ['is', 'player.favorites', 'contains', 'g1'], ['g1', 'g2'], 1],
    ['notContains in a list', ['is', 'player.favorites', 'notContains', 'g3'], ['g1'], 1],
    ['exists', ['is', 'player.nickname', 'exists', true], 'Ana', 1],
    ['exists is false for an empty text', ['is', 'player.nickname', 'exists', true], '', 0],
    ['exists may be asked the other way round', ['is', 'player.nickname', 'exists', false], '', 1],
    ['versionGte compares numbers, not letters', ['is', 'app.version', 'versionGte', '4.9'], '4.10.1', 1],
    ['versionGte with a shorter version', ['is', 'app.version', 'versionGte', '4.10.1'], '4.10', 0],
  ])('%s', (_name, rule, value, expected) => {
    const [, fact] = rule as unknown as ['is', string]
    expect(test(rule, { [fact]: value })).toBe(expected)
  })

  it('compares a fact with another fact', () => {
    const rule: Rule = ['is', 'player.balance', 'gte', { fact: 'player.vipLevel' }]
    expect(test(rule, { 'player.balance': 5, 'player.vipLevel': 5 })).toBe(TRUE)
    expect(test(rule, { 'player.balance': 5 })).toBe(UNKNOWN)
  })
})

describe('a rule over facts that are not known yet', () => {
  const known: Rule = ['is', 'player.vipLevel', 'gte', 1]
  const open: Rule = ['is', 'session.loggedIn', 'eq', true]
  const facts = { 'player.vipLevel': 1 }

  it('is unknown, also under not', () => {
    expect(test(open)).toBe(UNKNOWN)
    expect(test(['not', open])).toBe(UNKNOWN)
  })

  it('is decided by the parts that are known where these are enough', () => {
    expect(test(['any', known, open], facts)).toBe(TRUE)
    expect(test(['all', known, open], facts)).toBe(UNKNOWN)
    expect(test(['all', ['not', known], open], facts)).toBe(FALSE)
    expect(test(['any', ['not', known], open], facts)).toBe(UNKNOWN)
  })

  it('treats an empty group as its neutral answer', () => {
    expect(test(['all'])).toBe(TRUE)
    expect(test(['any'])).toBe(FALSE)
  })
})

describe('a rule that should never have been published', () => {
  it('is false as a whole when it names an unknown fact, also under not, and says so', () => {
    const reasons: string[] = []
    expect(test(['not', ['all', ['is', 'player.vipLevle', 'eq', 1], true]], {}, reasons)).toBe(FALSE)
    expect(reasons).toEqual(['unknown fact player.vipLevle'])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('does not find the fact %s in a prototype', (fact) => {
    expect(test(['is', fact, 'eq', 1])).toBe(FALSE)
  })

  it('refuses an operator that the type does not have', () => {
    expect(test(['is', 'session.loggedIn', 'gt', 1], { 'session.loggedIn': true })).toBe(FALSE)
  })

  it('refuses endless nesting in bounded time', () => {
    let rule: Rule = true
    for (let n = 0; n < 100_000; n++) rule = ['not', rule]
    expect(test(rule)).toBe(FALSE)
  })
})

it('puts a player into the same bucket every time, and players evenly into buckets', () => {
  expect(bucketOf('player-1')).toBe(bucketOf('player-1'))
  const below = Array.from({ length: 10_000 }, (_, n) => bucketOf(`player-${n}`)).filter((place) => place < 20).length
  expect(below / 10_000).toBeGreaterThan(0.18)
  expect(below / 10_000).toBeLessThan(0.22)
})

it('knows the types of values', () => {
  expect(hasType(1.5, 'i')).toBe(false)
  expect(hasType(Number.NaN, 'n')).toBe(false)
  expect(hasType(['a', 1], 'l')).toBe(false)
  expect(hasType('x', 's')).toBe(true)
})
