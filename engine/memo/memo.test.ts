import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MemoCache, type QueryScopes } from './memo.ts'

interface Queries {
  /** The value of a cell. */
  readonly cell: (name: string) => number | undefined
  /** All names; a new array after cells were added or removed. */
  readonly names: () => readonly string[]
}

type Cells = ReadonlyMap<string, number>

const scopes: QueryScopes<Queries> = {
  scopeOf: (query, [name]) => (query === 'cell' ? `cell ${String(name)}` : 'names'),
  *changed(before, now) {
    if (before.names().join() !== now.names().join()) yield 'names'
    for (const name of new Set([...before.names(), ...now.names()]))
      if (before.cell(name) !== now.cell(name)) yield `cell ${name}`
  },
}

function queriesOf(cells: Cells, before: readonly string[]): Queries {
  const sorted = [...cells.keys()].sort()
  const names = sorted.join() === before.join() ? before : sorted
  return { cell: (name) => cells.get(name), names: () => names }
}

/** Sums the cells that an item names, and one more cell, which the value of the first cell selects, as in a formula. */
function sumOf({ reads }: { readonly reads: readonly string[] }, queries: Queries): number {
  const own = reads.map((name) => queries.cell(name) ?? 0)
  const next = queries.names()[own[0] ?? 0]
  return own.reduce((sum, value) => sum + value, 0) + (next === undefined ? 0 : (queries.cell(next) ?? 0))
}

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const cells = fc.dictionary(name, fc.nat(5)).map((record): Cells => new Map(Object.entries(record)))
const items = fc.array(fc.record({ reads: fc.array(name, { maxLength: 3 }) }), { minLength: 1, maxLength: 5 })

for (const [title, given] of [
  ['with scopes', scopes],
  ['without scopes', undefined],
] as const)
  test(`a memo cache ${title} has the same results as a computation from scratch after any changes`, () => {
    fc.assert(
      fc.property(
        items,
        fc.array(fc.tuple(cells, fc.shuffledSubarray([0, 1, 2, 3, 4])), { maxLength: 90 }),
        (all, steps) => {
          const cache = new MemoCache<Queries, number>(given)
          let names: readonly string[] = []
          for (const [now, chosen] of steps) {
            const queries = queriesOf(now, names)
            names = queries.names()
            const some = chosen.flatMap((n) => all[n] ?? [])
            const expected = some.map((item) => sumOf(item, queries))
            expect(cache.getAll('some', some, queries, sumOf)).toEqual(expected)
            expect(some.map((item) => cache.get([item, ''], queries, (tracked) => sumOf(item, tracked)))).toEqual(
              expected,
            )
          }
        },
      ),
      { numRuns: 200 },
    )
  })

test('only the results that depend on a change are computed again', () => {
  const cache = new MemoCache<Queries, number>(scopes)
  const all = ['a', 'b', 'c'].map((one) => ({ reads: [one] }))
  let computed: string[] = []
  const results = (now: Cells): readonly number[] => {
    computed = []
    return cache.getAll('all', all, queriesOf(now, ['a', 'b', 'c']), ({ reads }, { cell }) => {
      computed.push(...reads)
      return cell(reads[0] ?? '') ?? 0
    })
  }
  expect(
    results(
      new Map([
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ]),
    ),
  ).toEqual([1, 2, 3])
  expect(computed).toEqual(['a', 'b', 'c'])
  expect(
    results(
      new Map([
        ['a', 1],
        ['b', 5],
        ['c', 3],
      ]),
    ),
  ).toEqual([1, 5, 3])
  expect(computed).toEqual(['b'])
  expect(
    results(
      new Map([
        ['a', 1],
        ['b', 5],
        ['c', 3],
      ]),
    ),
  ).toEqual([1, 5, 3])
  expect(computed).toEqual([])
})
