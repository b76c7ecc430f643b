/**
 * Incremental computation in the manner of Salsa: a memoized function reads other data only through queries, and its
 * result is reused while all of these queries have the same answers. Entries are keyed weakly by an object, such as a
 * document, and are garbage-collected with it. Results do not depend on what is in the cache.
 */

type Arguments = readonly unknown[]

/** One query with its arguments and answer, shared by all entries that depend on it. */
interface Dependency {
  readonly query: string
  readonly args: Arguments
  /** The answer in the current revision. */
  answer: unknown
  readonly dependents: Set<WeakRef<MemoEntry<unknown>>>
}

interface MemoEntry<T> {
  readonly result: T
  /** True when the answer of a dependency has changed. */
  isStale: boolean
}

/**
 * Scopes limit the work after a change: a dependency is compared only when its scope may have changed. Without scopes,
 * all dependencies are compared.
 */
export interface QueryScopes<Q> {
  /** The part of the data that a query reads, such as `banner/welcome`. */
  readonly scopeOf: (query: string, args: Arguments) => string
  /** All scopes with changes between two revisions. */
  readonly changed: (before: Q, now: Q) => Iterable<string>
}

/** The key of a result: an object, and a name where an object has several results. */
export type MemoKey = readonly [key: object, part: string]

/** The items of the latest call of `getAll`, and their entries. */
interface MemoList<T> {
  readonly items: readonly object[]
  readonly entries: readonly MemoEntry<T>[]
  readonly results: readonly T[]
}

/** Number of revisions after which references to garbage-collected entries are removed. */
const SWEEP_REVISIONS = 64

export class MemoCache<Q extends { readonly [K in keyof Q]: (...args: never[]) => unknown }, T> {
  #entries = new WeakMap<object, Map<string, MemoEntry<T>>>()
  readonly #lists = new Map<string, MemoList<T>>()
  readonly #dependencies = new Map<string, Map<string, Dependency>>()
  readonly #scopes: QueryScopes<Q> | undefined
  #queries: Q | undefined
  /**
   * Number of the revision. A new `queries` object starts a revision, in which each query always has the same answer.
   */
  #revision = 0

  constructor(scopes?: QueryScopes<Q>) {
    this.#scopes = scopes
  }

  /** The result of `compute` for a key. */
  get(key: MemoKey, queries: Q, compute: (tracked: Q) => T): T {
    this.#follow(queries)
    return this.#entry(key, compute).result
  }

  /**
   * The results of `compute` for all items. It is faster than `get` for each item: items of the previous call with the
   * same `list` are found by their position. Returns the same list object while all results are the same.
   */
  getAll<I extends object>(
    list: string,
    items: readonly I[],
    queries: Q,
    compute: (item: I, tracked: Q) => T,
    keyOf: (item: I) => MemoKey = (item) => [item, ''],
  ): readonly T[] {
    this.#follow(queries)
    const before = this.#lists.get(list)
    const entries: MemoEntry<T>[] = []
    let isSame = before?.items.length === items.length
    for (let n = 0; n < items.length; n++) {
      const item = items[n] as I
      const known = before?.items[n] === item ? before.entries[n] : undefined
      const entry =
        known === undefined || known.isStale ? this.#entry(keyOf(item), (tracked) => compute(item, tracked)) : known
      if (entry !== known) isSame = false
      entries.push(entry)
    }
    if (before !== undefined && isSame) return before.results
    const results = entries.map(({ result }) => result)
    this.#lists.set(list, { items, entries, results })
    return results
  }

  clear(): void {
    this.#entries = new WeakMap()
    this.#lists.clear()
  }

  #entry([key, part]: MemoKey, compute: (tracked: Q) => T): MemoEntry<T> {
    let parts = this.#entries.get(key)
    const before = parts?.get(part)
    if (before?.isStale === false) return before
    const dependencies = new Set<Dependency>()
    const entry: MemoEntry<T> = { result: compute(this.#tracked(dependencies)), isStale: false }
    if (parts === undefined) this.#entries.set(key, (parts = new Map<string, MemoEntry<T>>()))
    parts.set(part, entry)
    const reference = new WeakRef(entry)
    for (const dependency of dependencies) dependency.dependents.add(reference)
    return entry
  }

  /** Starts a revision when `queries` are new: entries with changed dependencies become stale. */
  #follow(queries: Q): void {
    const before = this.#queries
    if (queries === before) return
    this.#queries = queries
    const scopes = before && this.#scopes?.changed(before, queries)
    for (const scope of scopes ?? this.#dependencies.keys())
      for (const dependency of this.#dependencies.get(scope)?.values() ?? []) {
        const answer = this.#run(dependency)
        if (answer === dependency.answer) continue
        dependency.answer = answer
        for (const reference of dependency.dependents) {
          const entry = reference.deref()
          if (entry !== undefined) entry.isStale = true
        }
        dependency.dependents.clear()
      }
    if (++this.#revision % SWEEP_REVISIONS === 0) this.#sweep()
  }

  /** Removes references to entries that are stale or garbage-collected, and dependencies without references. */
  #sweep(): void {
    for (const [scope, dependencies] of this.#dependencies) {
      for (const [name, { dependents }] of dependencies) {
        for (const reference of dependents) if (reference.deref()?.isStale !== false) dependents.delete(reference)
        if (dependents.size === 0) dependencies.delete(name)
      }
      if (dependencies.size === 0) this.#dependencies.delete(scope)
    }
  }

  /** Returns the queries of the current revision. Each query that is run is recorded in `dependencies`. */
  #tracked(dependencies: Set<Dependency>): Q {
    const tracked =
      (query: string) =>
      (...args: Arguments) => {
        const dependency = this.#dependency(query, args)
        dependencies.add(dependency)
        return dependency.answer
      }
    return Object.fromEntries(Object.keys(this.#queries as Q).map((query) => [query, tracked(query)])) as unknown as Q
  }

  #dependency(query: string, args: Arguments): Dependency {
    const scope = this.#scopes?.scopeOf(query, args) ?? ''
    let dependencies = this.#dependencies.get(scope)
    if (dependencies === undefined) this.#dependencies.set(scope, (dependencies = new Map<string, Dependency>()))
    const name =
      args.length === 1 && typeof args[0] === 'string' ? `${query} ${args[0]}` : `${query} ${JSON.stringify(args)}`
    let dependency = dependencies.get(name)
    if (dependency === undefined) {
      dependency = { query, args, answer: this.#run({ query, args }), dependents: new Set() }
      dependencies.set(name, dependency)
    }
    return dependency
  }

  #run({ query, args }: Pick<Dependency, 'query' | 'args'>): unknown {
    const queries = this.#queries as unknown as { readonly [name: string]: (...args: Arguments) => unknown }
    return queries[query]?.(...args)
  }
}

/** Caches the results of `compute` for as long as their arguments exist. */
export function memoize<K extends object, T extends NonNullable<unknown>>(compute: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, T>()
  return (key) => {
    const before = results.get(key)
    if (before !== undefined) return before
    const result = compute(key)
    results.set(key, result)
    return result
  }
}
