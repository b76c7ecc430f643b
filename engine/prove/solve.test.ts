import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caseCount, testSeed } from '../../tests/sample.fixture.ts'
import type { FactDefinition, FactSchema } from '../core/fact.ts'
import type { Json } from '../core/json.ts'
import { compileRule, FALSE, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { partialEvaluate } from './partial-evaluate.ts'
import { simplify } from './simplify.ts'
import { allOf, anyOf, not } from '../core/rule-algebra.ts'
import { openSolver } from './solve.ts'

const WEEK = 604_800_000
const noon = Date.UTC(2026, 10, 20, 4)

function fact(schema: FactSchema, examples: readonly Json[], more: Partial<FactDefinition> = {}): FactDefinition {
  return { schema, description: 'A fact.', known: 'session', examples, ...more }
}

const byLogin = (value: Json) => ({ implied: { fact: 'in', is: false, value } })

/** A fact of every type, with so few values that all personas can be listed. */
const facts: { readonly [name: string]: FactDefinition } = {
  in: fact({ type: 'boolean' }, [false]),
  level: fact({ type: 'integer', minimum: 0, maximum: 5 }, [0], byLogin(0)),
  rank: fact({ type: 'integer', minimum: 0, maximum: 5 }, [0]),
  ratio: fact({ type: 'number', minimum: 0, maximum: 2 }, [0]),
  frame: fact({ type: 'string', enum: ['web', 'app', 'bot'] }, ['web']),
  name: fact({ type: 'string' }, [''], byLogin('')),
  likes: fact({ type: 'array', items: { type: 'string' } }, [[]], byLogin([])),
  version: fact({ type: 'string', format: 'version' }, ['1.0']),
  'clock.now': fact({ type: 'number', format: 'instant' }, [noon]),
}

/**
 * For each fact, all values that the small rules below can distinguish, and some more. They are written by hand,
 * without the solver.
 */
const people: { readonly [name: string]: readonly Json[] } = {
  in: [true, false],
  level: [0, 1, 2, 3, 4, 5],
  rank: [0, 1, 2, 3, 4, 5],
  ratio: [0, 0.25, 0.5, 0.75, 1, 1.5, 2],
  frame: ['web', 'app', 'bot'],
  name: ['', 'a', 'b', 'ab', 'c', 'xaby'],
  likes: [[], ['x'], ['y'], ['x', 'y'], ['z']],
  version: ['0.9', '1', '1.0', '1.2', '1.10', '2.0.1'],
  'clock.now': [0, 1, 3_600_000, 3_600_001, 7_200_000, 7_200_001, 90_000_000, WEEK - 1, WEEK, WEEK + 3_600_001].map(
    (ms) => noon + ms,
  ),
}

const leaf = (name: string, ops: readonly (readonly [string, fc.Arbitrary<Json>])[]): fc.Arbitrary<RulePlan> =>
  fc.oneof(...ops.map(([op, value]) => value.map((one) => ['is', name, op, one] as unknown as RulePlan)))

const at = fc.constantFrom(...[0, 1, 3_600_000, 7_200_000, 90_000_000, WEEK].map((ms) => noon + ms))
const week = (noon % WEEK) + 0
const leaves: { readonly [name: string]: fc.Arbitrary<RulePlan> } = {
  in: leaf('in', [
    ['eq', fc.boolean()],
    ['neq', fc.boolean()],
  ]),
  level: leaf('level', [
    ['eq', fc.integer({ min: 0, max: 5 })],
    ['neq', fc.integer({ min: 0, max: 5 })],
    ['gt', fc.integer({ min: 0, max: 5 })],
    ['gte', fc.integer({ min: 0, max: 5 })],
    ['lt', fc.integer({ min: 0, max: 5 })],
    ['lte', fc.integer({ min: 0, max: 5 })],
    ['between', fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 2, max: 5 }))],
    ['in', fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 })],
    ['notIn', fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 })],
  ]),
  rank: fc.oneof(
    leaf('rank', [['gte', fc.integer({ min: 0, max: 5 })]]),
    fc
      .constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte')
      .map((op) => ['is', 'rank', op, { fact: 'level' }] as unknown as RulePlan),
  ),
  ratio: leaf('ratio', [
    ['gt', fc.constantFrom(0, 0.5, 1)],
    ['gte', fc.constantFrom(0, 0.5, 1)],
    ['lt', fc.constantFrom(0.5, 1, 2)],
    ['lte', fc.constantFrom(0.5, 1, 2)],
    ['eq', fc.constantFrom(0.5, 1)],
  ]),
  frame: leaf('frame', [
    ['eq', fc.constantFrom('web', 'app')],
    ['in', fc.constant(['web', 'bot'])],
    ['notIn', fc.constant(['app', 'bot'])],
  ]),
  name: leaf('name', [
    ['eq', fc.constantFrom('', 'a', 'ab')],
    ['neq', fc.constantFrom('', 'b')],
    ['contains', fc.constantFrom('a', 'ab')],
    ['notContains', fc.constantFrom('b', 'ab')],
    ['exists', fc.boolean()],
    ['in', fc.constant(['a', 'b'])],
  ]),
  likes: leaf('likes', [
    ['contains', fc.constantFrom('x', 'y')],
    ['notContains', fc.constantFrom('x', 'y')],
  ]),
  version: leaf('version', [
    ['versionGte', fc.constantFrom('1.0', '1.2', '2.0')],
    ['eq', fc.constantFrom('1.0', '1.2')],
    ['neq', fc.constantFrom('1.0')],
  ]),
  'clock.now': leaf('clock.now', [
    ['gte', at],
    ['lt', at],
    ['between', fc.tuple(at, at).map(([a, b]) => (a < b ? [a, b] : [b, a]))],
    ['between', at.map((one) => [null, one])],
    ['week', fc.constantFrom([[week, week + 3_600_000]], [[week + 7_200_001, week + 90_000_000]])],
  ]),
}

/** A rule over a few facts, so an exhaustive search stays possible. */
const rules = fc.subarray(Object.keys(facts), { minLength: 1, maxLength: 3 }).chain((names) => {
  const one = fc.oneof(...names.map((name) => leaves[name] as fc.Arbitrary<RulePlan>))
  const { rule } = fc.letrec<{ rule: RulePlan }>((tie) => ({
    rule: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      one,
      fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((parts): RulePlan => ['all', ...parts]),
      fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((parts): RulePlan => ['any', ...parts]),
      tie('rule').map((part): RulePlan => ['not', part]),
    ),
  }))
  return rule.map((made) => ({ names, rule: made }))
})

/** Exhaustive search: whether `holds` is true for at least one persona. */
function holdsForAny(names: readonly string[], holds: (person: { readonly [name: string]: Json }) => boolean): boolean {
  const queried = names.includes('rank') ? [...new Set([...names, 'level'])] : names
  const all =
    queried.includes('in') || !queried.some((name) => facts[name]?.implied !== undefined) ? queried : ['in', ...queried]
  const walk = (n: number, person: { [name: string]: Json }): boolean => {
    const name = all[n]
    if (name === undefined) {
      const isConsistent = all.every((one) => {
        const implied = facts[one]?.implied
        return (
          implied === undefined ||
          person[implied.fact] !== implied.is ||
          JSON.stringify(person[one]) === JSON.stringify(implied.value)
        )
      })
      return isConsistent && holds(person)
    }
    return (people[name] ?? []).some((value) => walk(n + 1, { ...person, [name]: value }))
  }
  return walk(0, {})
}

const types = openSolver({ facts, from: noon }).types

/** Evaluates a rule independently of the evaluator, in two-valued logic. Every fact of the persona has a value. */
function meaning(rule: RulePlan, person: { readonly [name: string]: Json }): boolean {
  if (typeof rule === 'boolean') return rule
  if (rule[0] === 'all') return (rule.slice(1) as RulePlan[]).every((part) => meaning(part, person))
  if (rule[0] === 'any') return (rule.slice(1) as RulePlan[]).some((part) => meaning(part, person))
  if (rule[0] === 'not') return !meaning(rule[1], person)
  const [, name, op, given] = rule as readonly ['is', string, string, never]
  const value = (
    typeof given === 'object' && 'fact' in given ? person[(given as { fact: string }).fact] : given
  ) as never
  const left = person[name] as never
  const parts = (version: string): number[] => version.split('.').map(Number)
  switch (op) {
    case 'eq':
      return left === value
    case 'neq':
      return left !== value
    case 'gt':
      return left > value
    case 'gte':
      return left >= value
    case 'lt':
      return left < value
    case 'lte':
      return left <= value
    case 'between':
      return (value[0] === null || left >= value[0]) && (value[1] === null || left <= value[1])
    case 'in':
      return (value as Json[]).indexOf(left) >= 0
    case 'notIn':
      return (value as Json[]).indexOf(left) < 0
    case 'contains':
      return (left as Json[]).indexOf(value) >= 0
    case 'notContains':
      return (left as Json[]).indexOf(value) < 0
    case 'exists':
      return (left !== '') === value
    case 'week':
      return (value as number[][]).some(
        ([from, until]) => left % WEEK >= (from as number) && left % WEEK <= (until as number),
      )
    case 'versionGte': {
      const [have, want] = [parts(left), parts(value)]
      for (let n = 0; n < 4; n++) if ((have[n] ?? 0) !== (want[n] ?? 0)) return (have[n] ?? 0) > (want[n] ?? 0)
      return true
    }
  }
  throw new Error(`no meaning for ${op}`)
}

test.each([
  { by: 'values', count: 10_000, options: {} },
  { by: 'regions', count: caseCount({ quick: 2_500, full: 50_000 }), options: { searchLimit: 0 } },
])(
  'when the solver decides by $by, it agrees with an exhaustive search on $count small rules',
  ({ count, options }) => {
    let [possible, impossible] = [0, 0]
    fc.assert(
      fc.property(rules, ({ names, rule }) => {
        const answer = openSolver({ facts, from: noon, ...options }).possible(rule)
        const truth = holdsForAny(names, (person) => meaning(rule, person))
        if (answer.is === 'possible') possible++
        if (answer.is === 'impossible') impossible++
        // A witness must be a consistent persona for which the rule holds. Without a witness, no persona may satisfy
        // the rule.
        if (answer.is === 'possible')
          return meaning(rule, {
            ...usual(rule, answer.witness.persona),
            'clock.now': answer.witness.at,
            ...answer.witness.persona,
          })
        return answer.is === 'impossible' && !truth
      }),
      { numRuns: count, seed: testSeed },
    )
    expect(possible).toBeGreaterThan(count / 2)
    expect(impossible).toBeGreaterThan(count / 20)
  },
)

/**
 * Returns a value for each fact, to complete a witness that leaves out facts: the value that the witness implies, or
 * else the usual value.
 */
function usual(_rule: RulePlan, persona: { readonly [name: string]: Json }): { readonly [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(facts).map(([name, { examples, implied }]) => [
      name,
      implied !== undefined && persona[implied.fact] === implied.is ? implied.value : (examples[0] as Json),
    ]),
  )
}

test('the evaluator does not contradict the solver in 1,000,000 samples of rule, persona and instant', () => {
  const TRIPLES = 1_000_000
  let random = 7
  const next = (below: number): number => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((random / 4_294_967_296) * below)
  }
  const randomPersona = (): { [name: string]: Json } => {
    const person: { [name: string]: Json } = {}
    for (const [name, values] of Object.entries(people)) person[name] = values[next(values.length)] as Json
    person.ratio = next(2_001) / 1_000
    person['clock.now'] = noon + next(2 * WEEK)
    for (const [name, { implied }] of Object.entries(facts))
      if (implied !== undefined && person[implied.fact] === implied.is) person[name] = implied.value
    return person
  }
  const made = fc.sample(rules, { numRuns: 2_000, seed: 42 })
  let [sampled, wrong, decided] = [0, 0, 0]
  const personas = Array.from({ length: 500 }, randomPersona)
  for (const { rule } of made) {
    const solver = openSolver({ facts, from: noon })
    const never = solver.possible(rule).is === 'impossible'
    const always = solver.possible(not(rule)).is === 'impossible'
    if (never || always) decided++
    const evaluate = compileRule(rule, types).test
    for (const person of personas) {
      const truth = evaluate((name) => person[name])
      if ((never && truth !== FALSE) || (always && truth !== TRUE)) wrong++
      sampled++
    }
  }
  expect({ sampled, wrong }).toEqual({ sampled: TRIPLES, wrong: 0 })
  expect(decided).toBeGreaterThan(200)
})

describe('a bucket of players', () => {
  const share = (from: number, to: number): RulePlan => ['is', 'name', 'bucket', [from, to]]
  const solver = openSolver({ facts, from: noon })

  test('overlaps another bucket if their ranges overlap', () => {
    expect(solver.possible(allOf([share(0, 10), share(9.99, 20)])).is).toBe('possible')
    expect(solver.possible(allOf([share(0, 10), share(10, 20)])).is).toBe('impossible')
  })

  test('and its complement contain all players', () => {
    expect(solver.possible(not(anyOf([share(0, 10), share(10, 100)]))).is).toBe('impossible')
    expect(solver.possible(not(anyOf([share(0, 10), share(10, 99)]))).is).toBe('possible')
  })
})

test('the solver decides about facts that are compared with each other, even in a cycle', () => {
  const amounts = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, fact({ type: 'integer' }, [0])]))
  const solver = openSolver({ facts: amounts, from: noon })
  const more = (one: string, other: string): RulePlan => ['is', one, 'gt', { fact: other }]
  expect(solver.possible(allOf([more('a', 'b'), more('b', 'c')])).is).toBe('possible')
  expect(solver.possible(allOf([more('a', 'b'), more('b', 'c'), more('c', 'a')])).is).toBe('impossible')
  const narrow = (name: string): RulePlan => ['is', name, 'between', [1, 2]]
  expect(solver.possible(allOf([more('a', 'b'), more('b', 'c'), ...['a', 'b', 'c'].map(narrow)])).is).toBe('impossible')
})

describe('a rule with more values than can be tried', () => {
  test('is possible if a witness is found, and otherwise not proven', () => {
    const solver = openSolver({
      facts: { ...facts, debt: fact({ type: 'integer' }, [0]), bank: fact({ type: 'integer' }, [0]) },
      from: noon,
    })
    const liked: RulePlan = ['is', 'likes', 'contains', { fact: 'name' }]
    const own: RulePlan = ['is', 'name', 'eq', 'x']
    expect(solver.possible(allOf([own, liked])).is).toBe('possible')
    expect(solver.possible(allOf([own, liked, ['is', 'likes', 'notContains', 'x']])).is).toBe('not-proven')
  })

  test('is not reported as impossible when the solver stops because its budget is used up', () => {
    // The pigeonhole principle: there are more pigeons than holes, so every assignment has to be tried.
    const names = Array.from({ length: 9 }, (_, n) => `p${n}`)
    const holes = Object.fromEntries(
      names.map((name) => [name, fact({ type: 'integer', minimum: 0, maximum: 7 }, [0])]),
    )
    const apart = names.flatMap((a, n) =>
      names.slice(n + 1).flatMap((b) =>
        Array.from({ length: 8 }, (_, hole): RulePlan =>
          not(
            allOf([
              ['is', a, 'eq', hole],
              ['is', b, 'eq', hole],
            ]),
          ),
        ),
      ),
    )
    const solver = openSolver({ facts: holes, from: noon, budget: { question: 2_000, all: 3_000 } })
    expect(
      solver.possible(['all', ...apart.slice(0, 60), ['any', ...apart.slice(60)]] as unknown as RulePlan).is,
    ).not.toBe('impossible')
    expect(solver.work.spent).toBeLessThanOrEqual(3_001)
  })
})

test('the number of operations grows linearly with the number of rules', () => {
  const operations = (count: number): number => {
    const solver = openSolver({ facts, from: noon, budget: { question: 20_000, all: 100_000_000 } })
    for (const { rule } of fc.sample(rules, { numRuns: count, seed: 3 })) solver.possible(rule)
    return solver.work.spent
  }
  const ratio = operations(10_000) / operations(1_000)
  expect(ratio).toBeGreaterThan(5)
  expect(ratio).toBeLessThan(15)
})

describe('a simplified rule', () => {
  const solver = openSolver({ facts, from: noon })

  test('is equivalent to the original rule, for 1,000 random rules', () => {
    fc.assert(
      fc.property(
        rules.filter(({ names }) => !names.includes('clock.now')),
        ({ rule }) => {
          const short = simplify(rule, solver)
          const differ = anyOf([allOf([rule, not(short)]), allOf([short, not(rule)])])
          return solver.possible(differ).is === 'impossible'
        },
      ),
      { numRuns: 1_000, seed: testSeed },
    )
  })

  test('has only the comparisons that are needed to describe who gains or loses a target', () => {
    const before: RulePlan = ['all', ['is', 'in', 'eq', true], ['is', 'level', 'gte', 3]]
    const after: RulePlan = ['all', ['is', 'in', 'eq', true], ['is', 'level', 'gte', 2], ['is', 'frame', 'neq', 'bot']]
    expect(simplify(allOf([after, not(before)]), solver)).toEqual([
      'all',
      ['is', 'level', 'eq', 2],
      ['is', 'frame', 'neq', 'bot'],
    ])
    expect(simplify(allOf([before, not(after)]), solver)).toEqual([
      'all',
      ['is', 'level', 'gte', 3],
      ['is', 'frame', 'eq', 'bot'],
    ])
    expect(
      simplify(
        anyOf([
          ['is', 'in', 'eq', true],
          ['is', 'in', 'eq', false],
        ]),
        solver,
      ),
    ).toBe(true)
    expect(
      simplify(
        allOf([
          ['is', 'in', 'eq', false],
          ['is', 'level', 'gt', 0],
        ]),
        solver,
      ),
    ).toBe(false)
  })

  test('has a single range if the rule excludes one end of a range of whole numbers', () => {
    const between = (from: number, until: number): RulePlan => ['is', 'rank', 'between', [from, until]]
    expect(simplify(allOf([between(1, 4), not(between(0, 2))]), solver)).toEqual(between(3, 4))
    expect(simplify(allOf([between(1, 4), not(between(4, 5))]), solver)).toEqual(between(1, 3))
    expect(simplify(allOf([between(1, 4), not(between(2, 4))]), solver)).toEqual(['is', 'rank', 'eq', 1])
  })

  test('has no comparisons with the clock after partial evaluation at an instant', () => {
    const rule: RulePlan = ['all', ['is', 'clock.now', 'gte', noon], ['is', 'level', 'gte', 3]]
    expect(partialEvaluate(rule, noon, 'Asia/Manila')).toEqual(['is', 'level', 'gte', 3])
    expect(partialEvaluate(rule, noon - 1, 'Asia/Manila')).toBe(false)
  })
})
