/** Random numbers that depend on the seed only (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  }

  /** A number of at least 0 and less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  below(n: number): number {
    return Math.floor(this.next() * n)
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)]
    if (picked === undefined) throw new Error('cannot pick from an empty list')
    return picked
  }

  /** Returns at most `n` random entries of the list, in random order. */
  some<T>(list: readonly T[], n: number): readonly T[] {
    const rest = [...list]
    return Array.from({ length: Math.min(n, rest.length) }, () => rest.splice(this.below(rest.length), 1)).flat()
  }
}
