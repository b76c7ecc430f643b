import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, type Json } from '../../core/json.ts'
import { testSeed } from '../../../tests/sample.fixture.ts'
import { matchEntries } from './match-entries.ts'

const withoutKeys = { keyOf: () => undefined, contentOf: (entry: Json) => entry }
const byId = {
  keyOf: (entry: Json) => (entry as { readonly id?: string }).id,
  contentOf: (entry: Json) => entry,
}

test('entries are matched by their key, whatever their content and index', () => {
  const before = [{ id: 'a', n: 1 }, { id: 'b', n: 2 }, { id: 'c' }]
  expect(matchEntries(before, [{ id: 'd', n: 1 }, { id: 'b', n: 9 }, { id: 'a' }], byId)).toEqual([
    [1, 1],
    [0, 2],
  ])
})

test('entries without a key are matched by equal content, then by the most similar content', () => {
  const link = (label: string, route: string, icon: string): Json => ({ label, link: { route }, icon })
  const before = [link('Home', 'home', 'h'), link('News', 'news', 'n'), link('Help', 'help', 'q')]
  const after = [link('Help', 'help', 'q'), link('New', 'news', 'n'), link('Shop', 'shop', 's')]
  expect(matchEntries(before, after, withoutKeys)).toEqual([
    [2, 0],
    [1, 1],
  ])
})

test('of equal entries, those in the longest common subsequence are matched', () => {
  expect(matchEntries(['a', 'b', 'a'], ['b', 'a'], withoutKeys)).toEqual([
    [1, 0],
    [2, 1],
  ])
})

test('entries with the same key are distinguished by their content', () => {
  const before = [
    { id: 'x', n: 1, m: 1 },
    { id: 'x', n: 2, m: 2 },
  ]
  expect(matchEntries(before, [before[1] as Json, before[0] as Json], byId)).toEqual([
    [1, 0],
    [0, 1],
  ])
})

const entry: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>('a', 'b', 1, true),
  fc.record({ label: fc.constantFrom('A', 'B', 'C'), link: fc.record({ route: fc.constantFrom('home', 'news') }) }),
)
const lists = fc
  .array(entry, { maxLength: 12 })
  .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })))

test('in a permutation of a list, every entry is matched with an equal entry', () => {
  fc.assert(
    fc.property(lists, ([before, after]) => {
      const pairs = matchEntries(before, after, withoutKeys)
      expect(new Set(pairs.map(([a]) => a)).size).toBe(before.length)
      expect(pairs.map(([, b]) => b)).toEqual(after.map((_, n) => n))
      for (const [a, b] of pairs) expect(canonical(before[a])).toBe(canonical(after[b]))
    }),
    { numRuns: 300, seed: testSeed },
  )
})

test('no entry is matched twice', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.array(entry, { maxLength: 12 }), (before, after) => {
      const pairs = matchEntries(before, after, withoutKeys)
      for (const side of [0, 1] as const) expect(new Set(pairs.map((pair) => pair[side])).size).toBe(pairs.length)
    }),
    { numRuns: 300, seed: testSeed },
  )
})

test('two lists of 3,000 equal entries without keys are matched within the time limit of a test', () => {
  const equal = Array.from({ length: 3000 }, () => 'x')
  expect(matchEntries(equal, equal, withoutKeys)).toHaveLength(3000)
})
