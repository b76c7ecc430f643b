/**
 * Incremental computation in the manner of Salsa: a memoized function may only ask queries, and its result is reused while all of these
 * queries still have the same answers. Entries are keyed weakly by the object they are about, such as a document, and disappear with it.
 * Losing the cache costs time and nothing else.
 */

/** One query with its arguments, shared by all entries that asked it. */
interface Dependency {
  readonly query: string
  readonly args: readonly unknown[]
  answer: unknown
  /** The revision in which the answer was last compared, and the one in which it was last different. */
  verifiedAt: number
  changedAt: number
}

interface MemoEntry<T> {
  readonly result: T
  readonly dependencies: readonly Dependency[]
  readonly computedAt: number
}

/** Dependencies that no entry has asked for this many revisions are dropped, with the answers they hold. */
const UNUSED_REVISIONS = 64

export class MemoCache<Q extends { readonly [K in keyof Q]: (...args: never[]) => unknown }, T> {
  #entries = new WeakMap<object, Map<string, MemoEntry<T>>>()
  readonly #dependencies = new Map<string, Dependency>()
  #queries: Q | undefined
  /** Counts the distinct `queries` objects: one of them always gives the same answer to a query. */
  #revision = 0

  /** The result of `compute` for `thing`. `part` separates different results for the same thing. */
  get(thing: object, part: string, queries: Q, compute: (tracked: Q) => T): T {
    if (queries !== this.#queries) this.#startRevision(queries)
    let parts = this.#entries.get(thing)
    const before = parts?.get(part)
    if (before !== undefined && this.#isValid(before)) return before.result
    const dependencies = new Set<Dependency>()
    const result = compute(this.#tracked(queries, dependencies))
    if (parts === undefined) this.#entries.set(thing, (parts = new Map<string, MemoEntry<T>>()))
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
    const answer = ask(this.#queries as Q, dependency)
    if (answer === dependency.answer) return
    dependency.answer = answer
    dependency.changedAt = this.#revision
  }

  /** The same queries; each one that is asked is recorded in `dependencies`. */
  #tracked(queries: Q, dependencies: Set<Dependency>): Q {
    const tracked =
      (query: string) =>
      (...args: readonly unknown[]) => {
        const key = args.length === 1 && typeof args[0] === 'string' ? `${query} ${args[0]}` : `${query} ${JSON.stringify(args)}`
        let dependency = this.#dependencies.get(key)
        if (dependency === undefined) {
          const answer = ask(queries, { query, args })
          dependency = { query, args, answer, verifiedAt: this.#revision, changedAt: this.#revision }
          this.#dependencies.set(key, dependency)
        } else if (dependency.verifiedAt !== this.#revision) this.#verify(dependency)
        dependencies.add(dependency)
        return dependency.answer
      }
    return Object.fromEntries(Object.keys(queries).map((query) => [query, tracked(query)])) as unknown as Q
  }
}

function ask<Q extends object>(queries: Q, { query, args }: Pick<Dependency, 'query' | 'args'>): unknown {
  return (queries as { readonly [name: string]: (...args: readonly unknown[]) => unknown })[query]?.(...args)
}

/** A function of one object whose result is kept as long as the object is. */
export function memoize<K extends object, T>(compute: (thing: K) => T): (thing: K) => T {
  const results = new WeakMap<K, { readonly result: T }>()
  return (thing) => {
    const before = results.get(thing)
    if (before !== undefined) return before.result
    const result = compute(thing)
    results.set(thing, { result })
    return result
  }
}
