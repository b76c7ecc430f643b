/**
 * Incremental computation in the manner of Salsa: a memoized function reads other data only through queries, and its
 * result is reused while all of these queries have the same answers. Entries are keyed weakly by an object, such as a
 * document, and are collected with it. Results do not depend on what is in the cache.
 */

/** One query with its arguments and answer, shared by all entries that depend on it. */
interface Dependency {
  readonly query: string
  readonly args: readonly unknown[]
  answer: unknown
  /** The revision in which the answer was last compared, and the revision in which it last changed. */
  verifiedAt: number
  changedAt: number
}

interface MemoEntry<T> {
  readonly result: T
  readonly dependencies: readonly Dependency[]
  readonly computedAt: number
}

/** Dependencies that were not used for this many revisions are removed, with their answers. */
const UNUSED_REVISIONS = 64

export class MemoCache<Q extends { readonly [K in keyof Q]: (...args: never[]) => unknown }, T> {
  #entries = new WeakMap<object, Map<string, MemoEntry<T>>>()
  readonly #dependencies = new Map<string, Dependency>()
  #queries: Q | undefined
  /** Counts the distinct `queries` objects. Within a revision a query always has the same answer. */
  #revision = 0

  /** The result of `compute` for `key`. `part` separates different results for the same key. */
  get(key: object, part: string, queries: Q, compute: (tracked: Q) => T): T {
    if (queries !== this.#queries) this.#startRevision(queries)
    let parts = this.#entries.get(key)
    const before = parts?.get(part)
    if (before !== undefined && this.#isValid(before)) return before.result
    const dependencies = new Set<Dependency>()
    const result = compute(this.#tracked(queries, dependencies))
    if (parts === undefined) this.#entries.set(key, (parts = new Map<string, MemoEntry<T>>()))
    parts.set(part, { result, dependencies: [...dependencies], computedAt: this.#revision })
    return result
  }

  clear(): void {
    this.#entries = new WeakMap()
  }

  #startRevision(queries: Q): void {
    this.#queries = queries
    this.#revision++
    if (this.#revision % UNUSED_REVISIONS !== 0) return
    for (const [key, { verifiedAt }] of this.#dependencies)
      if (verifiedAt < this.#revision - UNUSED_REVISIONS) this.#dependencies.delete(key)
  }

  #isValid({ dependencies, computedAt }: MemoEntry<T>): boolean {
    for (const dependency of dependencies) {
      if (dependency.verifiedAt !== this.#revision) this.#verify(dependency)
      if (dependency.changedAt > computedAt) return false
    }
    return true
  }

  #verify(dependency: Dependency): void {
    dependency.verifiedAt = this.#revision
    const answer = runQuery(this.#queries as Q, dependency)
    if (answer === dependency.answer) return
    dependency.answer = answer
    dependency.changedAt = this.#revision
  }

  /** The same queries; those that are run are recorded in `dependencies`. */
  #tracked(queries: Q, dependencies: Set<Dependency>): Q {
    const tracked =
      (query: string) =>
      (...args: readonly unknown[]) => {
        const name =
          args.length === 1 && typeof args[0] === 'string' ? `${query} ${args[0]}` : `${query} ${JSON.stringify(args)}`
        let dependency = this.#dependencies.get(name)
        if (dependency === undefined) {
          const answer = runQuery(queries, { query, args })
          dependency = { query, args, answer, verifiedAt: this.#revision, changedAt: this.#revision }
          this.#dependencies.set(name, dependency)
        } else if (dependency.verifiedAt !== this.#revision) this.#verify(dependency)
        dependencies.add(dependency)
        return dependency.answer
      }
    return Object.fromEntries(Object.keys(queries).map((query) => [query, tracked(query)])) as unknown as Q
  }
}

function runQuery<Q extends object>(queries: Q, { query, args }: Pick<Dependency, 'query' | 'args'>): unknown {
  return (queries as { readonly [name: string]: (...args: readonly unknown[]) => unknown })[query]?.(...args)
}

/** Caches the results of `compute` for as long as their arguments exist. */
export function memoize<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, { readonly result: T }>()
  return (key) => {
    const before = results.get(key)
    if (before !== undefined) return before.result
    const result = compute(key)
    results.set(key, { result })
    return result
  }
}
