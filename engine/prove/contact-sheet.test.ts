import { describe, expect, test } from 'vitest'
import type { FactDefinition } from '../core/fact.ts'
import type { Json } from '../core/json.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { contactSheet } from './contact-sheet.ts'
import { openSolver } from './solve.ts'

const plain = { description: '', owner: 'player', known: 'session', examples: [] } as const
const facts: { readonly [fact: string]: FactDefinition } = {
  'session.loggedIn': { ...plain, schema: { type: 'boolean' } },
  'player.vipLevel': {
    ...plain,
    schema: { type: 'integer', minimum: 0, maximum: 4 },
    implied: { fact: 'session.loggedIn', is: false, value: 0 },
  },
  'player.tier': { ...plain, schema: { type: 'string', enum: ['a', 'b', 'c'] } },
  'clock.now': { ...plain, schema: { type: 'number', format: 'instant' } },
}
const types = { 'session.loggedIn': 'b', 'player.vipLevel': 'i', 'player.tier': 's', 'clock.now': 't' } as const
const open = (budget = { question: 20_000, all: 2_000_000 }) => openSolver({ facts, from: 100, budget })
const target = (id: string, rule: RulePlan) => ({ id, rule })
const is = (fact: string, op: string, value: Json): RulePlan => ['is', fact, op as 'eq', value]

describe('a contact sheet', () => {
  test('of targets without conditions has one screenshot, at the first instant and with an empty persona', () => {
    const { shots, isSmallest } = contactSheet([target('a', true), target('b', true)], open())
    expect(shots).toEqual([{ witness: { persona: {}, at: 100 }, first: [target('a', true), target('b', true)] }])
    expect(isSmallest).toBe(true)
  })

  test('shows targets that exclude each other in different screenshots, and no more screenshots than needed', () => {
    const targets = [
      target('always', true),
      target('visitor', is('session.loggedIn', 'eq', false)),
      target('vip', is('player.vipLevel', 'gte', 3)),
      target('new', is('player.vipLevel', 'lt', 3)),
      target('later', is('clock.now', 'gte', 500)),
    ]
    const { shots, isSmallest } = contactSheet(targets, open())
    expect(shots).toHaveLength(2)
    expect(isSmallest).toBe(true)
    expect(shots.flatMap(({ first }) => first.map(({ id }) => id)).sort()).toEqual([
      'always',
      'later',
      'new',
      'vip',
      'visitor',
    ])
  })

  test('lists targets that are never visible, and targets that the solver cannot decide about', () => {
    const nobody = target('nobody', ['all', is('session.loggedIn', 'eq', false), is('player.vipLevel', 'gte', 1)])
    const { never, shots } = contactSheet([nobody, target('all', true)], open())
    expect(never).toEqual([nobody])
    expect(shots).toHaveLength(1)
    const spent = contactSheet([target('hard', is('player.vipLevel', 'gte', 3))], open({ question: 1, all: 1 }))
    expect(spent.notProven.map(({ target: { id } }) => id)).toEqual(['hard'])
    expect(spent.shots).toEqual([])
  })

  test('has isSmallest false if a smaller contact sheet may be possible', () => {
    // A ring of nine targets: at most four of them exclude each other, but four screenshots are not enough.
    const levels = Array.from({ length: 9 }, (_, n) =>
      target(`p${n}`, ['any', is('clock.now', 'eq', 200 + n), is('clock.now', 'eq', 200 + ((n + 1) % 9))]),
    )
    const { shots, isSmallest } = contactSheet(levels, open())
    expect(shots).toHaveLength(5)
    expect(isSmallest).toBe(false)
  })
})

/** The smallest number of personas and instants, found by trying all of them, without the solver. */
function bruteForce(rules: readonly RulePlan[]): { readonly never: number; readonly least: number } {
  const seen = new Set<number>()
  const tests = rules.map((rule) => compileRule(rule, types).test)
  for (const loggedIn of [true, false])
    for (let level = 0; level <= (loggedIn ? 4 : 0); level++)
      for (const tier of ['a', 'b', 'c'])
        for (let now = 100; now <= 112; now++) {
          const person: { [fact: string]: Json } = {
            'session.loggedIn': loggedIn,
            'player.vipLevel': level,
            'player.tier': tier,
            'clock.now': now,
          }
          seen.add(tests.reduce((mask, run, n) => mask | (run((fact) => person[fact]) === TRUE ? 1 << n : 0), 0))
        }
  const all = [...seen].reduce((a, b) => a | b, 0)
  let reached = new Set([0])
  for (let screenshots = 0; screenshots <= rules.length; screenshots++) {
    if (reached.has(all))
      return { never: rules.length - all.toString(2).replaceAll('0', '').length, least: screenshots }
    reached = new Set([...reached].flatMap((mask) => [...seen].map((more) => mask | more)))
  }
  throw new Error('every seen place is seen in one screenshot at least')
}

test('for up to six targets the sheet shows all of them and is the smallest possible', () => {
  let seed = 7
  const random = (size: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * size)
  }
  const leaf = (): RulePlan => {
    switch (random(4)) {
      case 0:
        return is('session.loggedIn', 'eq', random(2) === 0)
      case 1:
        return is('player.vipLevel', ['eq', 'gte', 'lt'][random(3)] as string, random(5))
      case 2:
        return is('player.tier', ['eq', 'neq'][random(2)] as string, 'abc'[random(3)] as string)
      default:
        return is('clock.now', 'between', [100 + random(6), 105 + random(6)])
    }
  }
  const rule = (depth: number): RulePlan => {
    const kind = depth === 0 ? 0 : random(4)
    if (kind === 0) return leaf()
    if (kind === 1) return ['not', rule(depth - 1)]
    return [kind === 2 ? 'all' : 'any', rule(depth - 1), rule(depth - 1)]
  }
  for (let round = 0; round < 400; round++) {
    const targets = Array.from({ length: 1 + random(6) }, (_, n) => target(`p${n}`, rule(2)))
    const { shots, never, notProven, isSmallest } = contactSheet(targets, open())
    const { never: unseen, least } = bruteForce(targets.map((one) => one.rule))
    expect(notProven).toEqual([])
    expect({ never: never.length, screenshots: shots.length, isSmallest }, JSON.stringify(targets)).toEqual({
      never: unseen,
      screenshots: least,
      isSmallest: true,
    })
    expect(shots.flatMap(({ first }) => first).length).toBe(targets.length - never.length)
    for (const { witness, first } of shots)
      for (const one of first)
        expect(
          compileRule(one.rule, types).test((fact) => (fact === 'clock.now' ? witness.at : witness.persona[fact])),
        ).toBe(TRUE)
  }
})
