/**
 * The results of a function for the few items of a long list that have one, kept from one version of the list to the
 * next.
 */

/** In the order of the items. After a change, only the changed items are examined. */
export class SparseResults<I, R> {
  readonly #find: (item: I) => R | undefined
  #items: readonly I[] = []
  #found = new Map<number, R>()
  #results: readonly R[] = []

  /** `find` returns undefined for most items, and always the same for one item. */
  constructor(find: (item: I) => R | undefined) {
    this.#find = find
  }

  /** The same list while no result has changed. */
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
