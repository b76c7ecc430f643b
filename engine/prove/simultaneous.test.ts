import fc from 'fast-check'
import { expect, test } from 'vitest'
import { provable } from '../check/check.fixture.ts'
import type { RulePlan } from '../core/slice.ts'
import { caseCount, testSeed } from '../../tests/sample.fixture.ts'
import { findSimultaneous } from './simultaneous.ts'
import { openSolver } from './solve.ts'

const at = Date.UTC(2026, 10, 20, 4)
const solver = openSolver({ facts: provable.facts, from: at })

interface Person {
  readonly isIn: boolean
  readonly level: number
  readonly container: 'APP' | 'BROWSER'
}

/** All persons that the rules below distinguish; 6 stands for all levels above 5. A VIP level requires a login. */
const people: readonly Person[] = [false, true].flatMap((isIn) =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((level) =>
    level > 0 && !isIn ? [] : (['APP', 'BROWSER'] as const).map((container) => ({ isIn, level, container })),
  ),
)

/** A rule, and the same rule as a function. */
interface Sample {
  readonly rule: RulePlan
  readonly holds: (person: Person) => boolean
}

const leaf: fc.Arbitrary<Sample> = fc.oneof(
  fc.boolean().map((value): Sample => ({
    rule: ['is', 'session.loggedIn', 'eq', value],
    holds: ({ isIn }) => isIn === value,
  })),
  fc.integer({ min: 0, max: 5 }).map((value): Sample => ({
    rule: ['is', 'player.vipLevel', 'eq', value],
    holds: ({ level }) => level === value,
  })),
  fc.integer({ min: 0, max: 5 }).map((value): Sample => ({
    rule: ['is', 'player.vipLevel', 'gte', value],
    holds: ({ level }) => level >= value,
  })),
  fc.constantFrom('APP' as const, 'BROWSER' as const).map((value): Sample => ({
    rule: ['is', 'device.container', 'eq', value],
    holds: ({ container }) => container === value,
  })),
  fc.constant<Sample>({ rule: true, holds: () => true }),
)
const sample: fc.Arbitrary<Sample> = fc.oneof(
  leaf,
  leaf.map(({ rule, holds }): Sample => ({ rule: ['not', rule], holds: (person) => !holds(person) })),
  fc.tuple(leaf, leaf).map(([a, b]): Sample => ({
    rule: ['all', a.rule, b.rule],
    holds: (person) => a.holds(person) && b.holds(person),
  })),
  fc.tuple(leaf, leaf).map(([a, b]): Sample => ({
    rule: ['any', a.rule, b.rule],
    holds: (person) => a.holds(person) || b.holds(person),
  })),
)

test('too many simultaneous rules are found exactly when more rules than the limit hold for some person, such as the witness', () => {
  let found = 0
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 8 }), fc.integer({ min: 0, max: 5 }), (samples, limit) => {
      const seenBy = (person: Person): number => samples.filter(({ holds }) => holds(person)).length
      const answer = findSimultaneous(
        samples.map(({ rule }) => rule),
        limit,
        solver,
      )
      expect(answer.is).toBe(people.some((person) => seenBy(person) > limit) ? 'possible' : 'impossible')
      if (answer.is !== 'possible') return
      found++
      const { persona } = answer.witness
      const matches = people.filter(
        ({ isIn, level, container }) =>
          (persona['session.loggedIn'] ?? isIn) === isIn &&
          (persona['player.vipLevel'] ?? level) === level &&
          (persona['device.container'] ?? container) === container,
      )
      expect(matches.length).toBeGreaterThan(0)
      expect(new Set(answer.indices).size).toBe(limit + 1)
      for (const person of matches)
        expect(answer.indices.every((index) => samples[index]?.holds(person) === true)).toBe(true)
    }),
    { numRuns: caseCount({ quick: 300, full: 5000 }), seed: testSeed },
  )
  expect(found).toBeGreaterThan(20)
})

test('many rules that exclude each other are decided without trying all combinations', () => {
  const levels = (container: string): readonly RulePlan[] =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((level): RulePlan => [
      'all',
      ['is', 'player.vipLevel', 'eq', level],
      ['is', 'device.container', 'eq', container],
    ])
  const rules = [...levels('APP'), ...levels('BROWSER')]
  expect(findSimultaneous(rules, 1, solver)).toEqual({ is: 'impossible' })
  expect(findSimultaneous([...rules, true], 1, solver)).toMatchObject({ is: 'possible' })
})

test('the answer is not proven when the budget of the solver is too small', () => {
  const poor = openSolver({ facts: provable.facts, from: at, budget: { question: 1, all: 1 } })
  const rules: readonly RulePlan[] = [
    ['is', 'player.vipLevel', 'gte', 3],
    ['is', 'player.vipLevel', 'gte', 4],
  ]
  expect(findSimultaneous(rules, 1, poor)).toMatchObject({ is: 'not-proven' })
})
