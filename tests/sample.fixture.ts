/**
 * Decides how many cases of a combinatorial test run. `npm test` runs a sample selected with a fixed seed, so its
 * time does not grow with the content. `npm run test:full` runs every combination, and random cases from a new seed,
 * which it prints. `TEST_SEED` repeats a run.
 */
import { Random } from './random.fixture.ts'

export const isFullRun = process.env.TEST_FULL === '1'

export const testSeed = Number(process.env.TEST_SEED ?? 20_261_121)

/**
 * Returns the number of random cases: `quick` in a usual run, `full` in a full run. The environment variable whose name
 * is `variable` overrides both.
 */
export function caseCount({ quick, full, variable }: { quick: number; full: number; variable?: string }): number {
  const given = variable === undefined ? undefined : process.env[variable]
  return given === undefined ? (isFullRun ? full : quick) : Number(given)
}

/** Changed pages and widgets in a run of `npm run test:changed`. All of their combinations are tested. */
export const changedPages: readonly string[] = wordsOf('TEST_PAGES')
export const changedWidgets: readonly string[] = wordsOf('TEST_WIDGETS')

function wordsOf(variable: string): readonly string[] {
  return (process.env[variable] ?? '').split(' ').filter(Boolean)
}

interface SampleOptions<T> {
  readonly count: number
  /** Returns the group of an entry. The sample takes one entry of each group, then a second one, and so on. */
  readonly groupOf?: (entry: T) => string
  /** True for entries that every sample contains, even beyond `count`. */
  readonly isRequired?: (entry: T) => boolean
}

/**
 * Returns all pairs of entries of two lists in a full run. In a usual run, returns only as many pairs as the longer
 * list has entries: each entry of both lists occurs, and all entries of the shorter list equally often.
 */
export function samplePairs<A, B>(first: readonly A[], second: readonly B[]): readonly (readonly [A, B])[] {
  if (isFullRun) return first.flatMap((a) => second.map((b) => [a, b] as const))
  const random = new Random(testSeed)
  const [as, bs] = [random.some(first, first.length), random.some(second, second.length)]
  if (as.length === 0 || bs.length === 0) return []
  const pairs = Array.from({ length: Math.max(as.length, bs.length) }, (_, n) => {
    const [a, b] = [as[n % as.length] as A, bs[n % bs.length] as B]
    return { pair: [a, b] as const, at: first.indexOf(a) * second.length + second.indexOf(b) }
  })
  return pairs.sort((one, other) => one.at - other.at).map(({ pair }) => pair)
}

/**
 * Splits the entries into groups of at most `size`, for tests that share a browser context. In a full run each entry is
 * a group of its own.
 */
export function chunk<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const step = isFullRun ? 1 : size
  return Array.from({ length: Math.ceil(list.length / step) }, (_, n) => list.slice(n * step, (n + 1) * step))
}

/** Returns all entries of `list` in a full run, otherwise a sample in the order of the list. */
export function sample<T>(
  list: readonly T[],
  { count, groupOf = () => '', isRequired = () => false }: SampleOptions<T>,
): readonly T[] {
  if (isFullRun) return list
  const inGroup = new Map<string, number>()
  const ranked = new Random(testSeed).some(list, list.length).map((entry) => {
    const rank = inGroup.get(groupOf(entry)) ?? 0
    inGroup.set(groupOf(entry), rank + 1)
    return { entry, rank }
  })
  const chosen = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, count)
      .map(({ entry }) => entry),
  )
  return list.filter((entry) => chosen.has(entry) || isRequired(entry))
}
