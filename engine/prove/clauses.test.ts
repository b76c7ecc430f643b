import { expect, test } from 'vitest'
import { Random } from '../../tests/random.fixture.ts'
import { bitsOf } from './bits.ts'
import { Clauses, type Literal } from './clauses.ts'

/** A clause as a list of variables with their values. */
type Plain = readonly (readonly [variable: number, values: readonly number[]])[]

const sizes = [2, 3, 3, 2, 4, 40]

/** All assignments of values to the variables. Of the last variable, which has 40 values, seven are tried. */
const assignments = sizes.reduce<readonly (readonly number[])[]>(
  (found, size) => found.flatMap((one) => valuesOf(size).map((value) => [...one, value])),
  [[]],
)

function valuesOf(size: number): readonly number[] {
  return Array.from({ length: size }, (_, n) => n).filter((n) => n < 4 || n === 31 || n === 32 || n === 39)
}

function holds(clause: Plain, values: readonly number[]): boolean {
  return clause.some(([variable, allowed]) => allowed.includes(values[variable] ?? -1))
}

function literalsOf(clause: Plain): readonly Literal[] {
  return clause.map(([variable, allowed]) => ({
    variable,
    values: bitsOf(sizes[variable] ?? 0, (n) => allowed.includes(n)),
  }))
}

test('clauses that are added incrementally give the same answers as an enumeration', () => {
  const random = new Random(5)
  const counts = { possible: 0, impossible: 0 }
  for (let round = 0; round < 100; round++) {
    const clauses = new Clauses(() => undefined)
    for (const size of sizes) clauses.addVariable(size)
    const added: Plain[] = []
    const limits = sizes.map((size, n): Plain => [[n, valuesOf(size)]])
    limits.forEach((limit) => clauses.add(literalsOf(limit)))
    const literal = (): Plain[number] => {
      const variable = random.below(sizes.length)
      const all = valuesOf(sizes[variable] ?? 0)
      return [variable, random.some(all, 1 + random.below(all.length - 1))]
    }
    for (let step = 0; step < 12; step++) {
      const clause = Array.from({ length: 1 + random.below(3) }, literal)
      clauses.add(literalsOf(clause), added.length)
      added.push(clause)
      const assumptions = Array.from({ length: random.below(3) }, literal)
      const given = [...added, ...assumptions.map((one): Plain => [one])]
      const answer = clauses.solve(assumptions.flatMap((one) => literalsOf([one])))
      counts[answer.is]++
      if (answer.is === 'possible') expect(given.every((one) => holds(one, answer.values))).toBe(true)
      else {
        // The tagged clauses alone exclude the assumptions.
        const core = given.filter((_, n) => n >= added.length || answer.tags.has(n))
        expect(assignments.some((values) => core.every((one) => holds(one, values)))).toBe(false)
      }
    }
  }
  expect(Math.min(counts.possible, counts.impossible)).toBeGreaterThan(150)
})

test('an assignment outside many excluded intervals is found with few operations', () => {
  // For each pair of neighbors among six variables, ten clauses forbid that both values are in the same interval of 100
  // numbers. The intervals of the second variable leave out one number each.
  let operations = 0
  const clauses = new Clauses((more) => (operations += more))
  const variables = Array.from({ length: 6 }, () => clauses.addVariable(1_000))
  for (const variable of variables)
    for (let n = 0; n < 10; n++)
      clauses.add(
        [
          ...literalsAt(variable, n * 100, n * 100 + 100),
          ...literalsAt(variables[(variable + 1) % 6] ?? 0, n * 100, n * 100 + 99),
        ].map(({ variable: one, values }) => ({ variable: one, values: values.map((word) => ~word) })),
      )
  expect(clauses.solve([]).is).toBe('possible')
  expect(operations).toBeLessThan(1_000_000)
})

function literalsAt(variable: number, from: number, until: number): readonly Literal[] {
  return [{ variable, values: bitsOf(1_000, (n) => n >= from && n < until) }]
}
