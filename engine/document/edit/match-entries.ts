/**
 * Matches the entries of a list before and after a change. Entries are matched by their key. Entries without a key are
 * matched by their content: a longest common subsequence of equal entries, then other equal entries, then the most
 * similar. An index does not identify an entry.
 */
import { canonical, isList, isObject, type Json } from '../../core/json.ts'
import { longestIncreasing } from './longest-increasing.ts'

interface EntryIdentity<T> {
  /** Undefined for an entry without a key. An entry with a key is matched only with entries of this key. */
  readonly keyOf: (entry: T) => string | undefined
  /** The content by which entries without a key, or with the same key, are compared. */
  readonly contentOf: (entry: T) => Json
}

/** Minimum similarity, from 0 to 1, of matched entries without a key. */
const MIN_SIMILARITY = 0.5
/** Above this number of pairs, similarity is not computed: only entries with the same key are matched, in order. */
const MAX_COMPARISONS = 40_000
/** Above this number of pairs, equal entries are matched in order, without a common subsequence. */
const MAX_EQUAL_PAIRS = 1_000_000

/** Pairs of indices of the same entry, before and after. */
export function matchEntries<T>(
  before: readonly T[],
  after: readonly T[],
  { keyOf, contentOf }: EntryIdentity<T>,
): readonly (readonly [before: number, after: number])[] {
  const groups = new Map<string | undefined, { readonly before: number[]; readonly after: number[] }>()
  for (const side of ['before', 'after'] as const)
    (side === 'before' ? before : after).forEach((entry, index) => {
      const key = keyOf(entry)
      const group = groups.get(key) ?? { before: [], after: [] }
      groups.set(key, group)
      group[side].push(index)
    })
  const pairs = [...groups].flatMap(([key, group]) => {
    const [a, b] = [group.before, group.after]
    if (a.length === 0 || b.length === 0) return []
    if (key !== undefined && a.length === 1 && b.length === 1) return [[a[0] as number, b[0] as number] as const]
    const contents = (list: readonly T[], indices: readonly number[]): readonly Json[] =>
      indices.map((index) => contentOf(list[index] as T))
    const minimum = key === undefined ? MIN_SIMILARITY : 0
    return matchContents(contents(before, a), contents(after, b), minimum).map(
      ([from, to]) => [a[from] as number, b[to] as number] as const,
    )
  })
  return pairs.sort(([, a], [, b]) => a - b)
}

type Pairs = readonly (readonly [number, number])[]

function matchContents(before: readonly Json[], after: readonly Json[], minimum: number): Pairs {
  const equal = equalPairs(before.map(canonical), after.map(canonical))
  const [usedBefore, usedAfter] = [new Set(equal.map(([a]) => a)), new Set(equal.map(([, b]) => b))]
  const rest = (list: readonly Json[], used: ReadonlySet<number>): readonly (readonly [number, readonly string[]])[] =>
    list.flatMap((content, n) => (used.has(n) ? [] : [[n, leavesOf(content)] as const]))
  return [...equal, ...similarPairs(rest(before, usedBefore), rest(after, usedAfter), minimum)]
}

/** A longest common subsequence, then the remaining equal entries in their order. */
function equalPairs(before: readonly string[], after: readonly string[]): Pairs {
  const positions = new Map<string, number[]>()
  before.forEach((content, n) => {
    const known = positions.get(content)
    if (known === undefined) positions.set(content, [n])
    else known.push(n)
  })
  const candidates = (content: string): readonly number[] => positions.get(content) ?? []
  const pairs: (readonly [number, number])[] = []
  if (after.reduce((sum, content) => sum + candidates(content).length, 0) <= MAX_EQUAL_PAIRS) {
    // The positions for each entry of `after` are in descending order, so an increasing subsequence has at most one of
    // them.
    const matches = after.flatMap((content, b) =>
      candidates(content)
        .toReversed()
        .map((a) => [a, b] as const),
    )
    const kept = longestIncreasing(matches.map(([a]) => a))
    pairs.push(...matches.filter((_, n) => kept.has(n)))
  }
  const [usedBefore, usedAfter] = [new Set(pairs.map(([a]) => a)), new Set(pairs.map(([, b]) => b))]
  const left = new Map([...positions].map(([content, list]) => [content, list.filter((n) => !usedBefore.has(n))]))
  after.forEach((content, b) => {
    const a = usedAfter.has(b) ? undefined : left.get(content)?.shift()
    if (a !== undefined) pairs.push([a, b])
  })
  return pairs
}

/** Pairs the most similar entries first; of equally similar pairs, those with the closest indices. */
function similarPairs(
  before: readonly (readonly [number, readonly string[]])[],
  after: readonly (readonly [number, readonly string[]])[],
  minimum: number,
): Pairs {
  if (before.length * after.length > MAX_COMPARISONS)
    return minimum > 0 ? [] : before.slice(0, after.length).map(([a], n) => [a, after[n]?.[0] ?? 0] as const)
  const scored = before
    .flatMap(([a, left], n) =>
      after.map(([b, right], m) => ({ a, b, score: similarity(left, right), distance: Math.abs(n - m) })),
    )
    .filter(({ score }) => score >= minimum)
    .sort((one, other) => other.score - one.score || one.distance - other.distance)
  const pairs: (readonly [number, number])[] = []
  const [usedBefore, usedAfter] = [new Set<number>(), new Set<number>()]
  for (const { a, b } of scored) {
    if (usedBefore.has(a) || usedAfter.has(b)) continue
    usedBefore.add(a)
    usedAfter.add(b)
    pairs.push([a, b])
  }
  return pairs
}

/** The share of common leaves, from 0 to 1. Both lists are sorted. */
function similarity(a: readonly string[], b: readonly string[]): number {
  let common = 0
  for (let n = 0, m = 0; n < a.length && m < b.length;) {
    const [left, right] = [a[n] as string, b[m] as string]
    if (left === right) common++
    if (left <= right) n++
    if (right <= left) m++
  }
  return a.length + b.length === 0 ? 1 : (2 * common) / (a.length + b.length)
}

/** Returns the leaf values of `content` with their property paths, sorted. Indices are left out of the paths. */
function leavesOf(content: Json): readonly string[] {
  const found: string[] = []
  const visit = (value: Json, path: string): void => {
    if (isList(value)) for (const entry of value) visit(entry, `${path}[]`)
    else if (isObject(value)) for (const [name, inner] of Object.entries(value)) visit(inner, `${path}/${name}`)
    else found.push(`${path}=${JSON.stringify(value)}`)
  }
  visit(content, '')
  return found.sort()
}
