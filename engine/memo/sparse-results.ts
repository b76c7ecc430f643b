/**
 * Caches the results of a function for the items of a long list, from one version of the list to the next. Few items
 * have a result.
 */

/** Results are in the order of the items. While the length is the same, only changed items are examined. */
export class SparseResults<I, R> {
  readonly #find: (item: I) => R | undefined
  #items: readonly I[] = []
  #found = new Map<number, R>()
  #results: readonly R[] = []

  /** `find` returns undefined for most items, and always the same result for the same item. */
  constructor(find: (item: I) => R | undefined) {
    this.#find = find
  }

  /** The results for `items`: the same list object while no result has changed. */
  of(items: readonly I[]): readonly R[] {
    const before = this.#items
    if (items === before) return this.#results
    let isChanged = before.length > items.length && this.#found.size > 0
    const found = before.length === items.length ? this.#found : new Map<number, R>()
    for (let n = 0; n < items.length; n++) {
      const item = items[n] as I
      if (found === this.#found && before[n] === item) continue
      const [was, is] = [this.#found.get(n), this.#find(item)]
      if (was !== is) isChanged = true
      if (is === undefined) found.delete(n)
      else found.set(n, is)
    }
    this.#items = items
    this.#found = found
    if (isChanged) this.#results = [...found].sort(([a], [b]) => a - b).map(([, result]) => result)
    return this.#results
  }
}
