import { expect, test } from 'vitest'
import { Random } from '../../tests/random.fixture.ts'
import type { FactDefinition, FactSchema } from '../core/fact.ts'
import type { Json } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import { openSolver, type Solver } from './solve.ts'
import { TableCover } from './table-cover.ts'

const noon = Date.UTC(2026, 10, 20, 4)
const HOUR = 3_600_000

function fact(schema: FactSchema, usual: Json, more: Partial<FactDefinition> = {}): FactDefinition {
  return { schema, description: 'A fact.', known: 'session', examples: [usual], ...more }
}

const whenOut = (value: Json) => ({ implied: { fact: 'in', is: false, value } })

const facts: { readonly [name: string]: FactDefinition } = {
  in: fact({ type: 'boolean' }, false),
  level: fact({ type: 'integer', minimum: 0, maximum: 4 }, 0, whenOut(0)),
  share: fact({ type: 'number', minimum: 0, maximum: 1 }, 0),
  kind: fact({ type: 'string', enum: ['a', 'b', 'c'] }, 'a'),
  name: fact({ type: 'string' }, '', whenOut('')),
  likes: fact({ type: 'array', items: { type: 'string' } }, [], whenOut([])),
  'clock.now': fact({ type: 'number', format: 'instant' }, noon),
}

/** A person: a value for everything that the conditions below can distinguish. */
interface Someone {
  readonly in: boolean
  readonly level: number
  readonly share: number
  readonly kind: string
  readonly name: string
  readonly likes: readonly string[]
  readonly at: number
}

/** A condition as a rule, and as plain code that shares nothing with the evaluator. */
interface Plain {
  readonly rule: RulePlan
  readonly holds: (someone: Someone) => boolean
}

const everyone: readonly Someone[] = [true, false].flatMap((isIn) =>
  (isIn ? [0, 1, 2, 3, 4] : [0]).flatMap((level) =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
      ['a', 'b', 'c'].flatMap((kind) =>
        (isIn ? ['', 'x', 'xy', 'z'] : ['']).flatMap((name) =>
          (isIn ? [[], ['p'], ['q'], ['p', 'q']] : [[]]).flatMap((likes) =>
            [0, 1, 2, 3].map((hours) => ({ in: isIn, level, share, kind, name, likes, at: noon + hours * HOUR })),
          ),
        ),
      ),
    ),
  ),
)

function condition(random: Random): Plain {
  switch (random.below(7)) {
    case 0: {
      const value = random.below(2) === 0
      return { rule: ['is', 'in', 'eq', value], holds: (one) => one.in === value }
    }
    case 1: {
      const [from, until] = [random.below(4), 1 + random.below(4)]
      return {
        rule: ['is', 'level', 'between', [from, until]],
        holds: (one) => one.level >= from && one.level <= until,
      }
    }
    case 2: {
      const value = random.pick([0.25, 0.5, 0.75])
      return random.below(2) === 0
        ? { rule: ['is', 'share', 'gt', value], holds: (one) => one.share > value }
        : { rule: ['is', 'share', 'lte', value], holds: (one) => one.share <= value }
    }
    case 3: {
      const values = random.some(['a', 'b', 'c'], 1 + random.below(2))
      return { rule: ['is', 'kind', 'in', values], holds: (one) => values.includes(one.kind) }
    }
    case 4:
      return random.pick<Plain>([
        { rule: ['is', 'name', 'contains', 'x'], holds: (one) => one.name.split('').includes('x') },
        { rule: ['is', 'name', 'neq', 'xy'], holds: (one) => one.name !== 'xy' },
        { rule: ['is', 'name', 'exists', true], holds: (one) => one.name.length > 0 },
      ])
    case 5: {
      const value = random.pick(['p', 'q'])
      return { rule: ['is', 'likes', 'contains', value], holds: (one) => one.likes.indexOf(value) >= 0 }
    }
    default: {
      const at = noon + (1 + random.below(3)) * HOUR
      return random.below(2) === 0
        ? { rule: ['is', 'clock.now', 'gte', at], holds: (one) => one.at - at >= 0 }
        : { rule: ['is', 'clock.now', 'lt', at], holds: (one) => one.at - at < 0 }
    }
  }
}

/**
 * A random row: one to three conditions that must all hold. Some are negated, or require only one of two conditions.
 */
function row(random: Random): Plain {
  const parts = Array.from({ length: 1 + random.below(3) }, (): Plain => {
    const [a, b] = [condition(random), condition(random)]
    const kind = random.below(6)
    if (kind === 0) return { rule: ['not', a.rule], holds: (one) => !a.holds(one) }
    if (kind === 1) return { rule: ['any', a.rule, b.rule], holds: (one) => a.holds(one) || b.holds(one) }
    return a
  })
  const [first, ...others] = parts.map(({ rule }) => rule)
  return { rule: ['all', first ?? true, ...others], holds: (one) => parts.every((part) => part.holds(one)) }
}

test('in 120 random tables, a row is reachable exactly when an enumeration of all people finds a person who reaches the row', () => {
  const random = new Random(11)
  const counts = { reachable: 0, shadowed: 0 }
  let excluding = 0
  for (let table = 0; table < 120; table++) {
    const rows = Array.from({ length: 12 }, () => row(random))
    const cover = new TableCover(
      rows.map(({ rule }) => rule),
      openSolver({ facts, from: noon, until: noon + 4 * HOUR - 1 }),
    )
    let left = everyone
    rows.forEach(({ rule, holds }, n) => {
      const answer = cover.row(n)
      const found = left.find(holds)
      if (answer.is === 'not-proven') throw new Error(answer.reason)
      counts[answer.is]++
      expect(answer.is, JSON.stringify([n, rule, found])).toBe(found === undefined ? 'shadowed' : 'reachable')
      if (answer.is === 'shadowed') {
        // The rows in `by` alone cover the row.
        const by = answer.by.flatMap((index) => rows[index] ?? [])
        expect(everyone.filter(holds).every((one) => by.some((other) => other.holds(one)))).toBe(true)
        expect(answer.by.every((index) => index < n)).toBe(true)
      }
      left = left.filter((one) => !holds(one))
      if (cover.isKnownToExclude(n)) {
        excluding++
        expect(everyone.every(holds)).toBe(false)
      }
    })
  }
  expect(Math.min(counts.reachable, counts.shadowed, excluding)).toBeGreaterThan(100)
})

/** A table whose rows compare some of ten facts, each with a bound of its own. */
function largeTable(rows: number, random: Random): { readonly solver: Solver; readonly rules: readonly RulePlan[] } {
  const names = Array.from({ length: 10 }, (_, n) => `fact${n}`)
  const solver = openSolver({
    facts: Object.fromEntries(names.map((name) => [name, fact({ type: 'integer', minimum: 0, maximum: 99 }, 0)])),
    from: noon,
  })
  const rules = Array.from({ length: rows }, (): RulePlan => {
    const [a = '', b = '', c = ''] = random.some(names, 3)
    return [
      'all',
      ['is', a, 'gte', random.below(100)],
      ['is', b, 'lt', random.below(100)],
      ['is', c, 'between', [random.below(50), 50 + random.below(50)]],
    ]
  })
  return { solver, rules }
}

test('every row of a table with 300 rows over ten facts is decided in fewer than 100,000,000 operations', () => {
  const { solver, rules } = largeTable(300, new Random(3))
  const cover = new TableCover(rules, solver)
  for (const [n] of rules.entries()) expect(cover.row(n).is).not.toBe('not-proven')
  expect(solver.work.spent).toBeLessThan(100_000_000)
})

test('a row that needs more work than the budget is not proven, and the table uses at most the budget of all its rows', () => {
  const { rules } = largeTable(60, new Random(3))
  const names = Array.from({ length: 10 }, (_, n) => `fact${n}`)
  const poor = openSolver({
    facts: Object.fromEntries(names.map((name) => [name, fact({ type: 'integer', minimum: 0, maximum: 99 }, 0)])),
    from: noon,
    budget: { question: 400, all: 10_000_000 },
  })
  const cover = new TableCover(rules, poor)
  const answers = rules.map((_, n) => cover.row(n))
  expect(answers[0]?.is).toBe('not-proven')
  expect(poor.work.spent).toBeLessThanOrEqual(60 * 400)
})
