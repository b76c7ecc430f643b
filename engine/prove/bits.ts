/**
 * Sets of small whole numbers as bit arrays. Only the function that creates a set changes it.
 */
export type Bits = Uint32Array

function wordsFor(size: number): number {
  return (size + 31) >>> 5
}

/** The numbers below `size` for which `has` is true. */
export function bitsOf(size: number, has: (n: number) => boolean): Bits {
  const made = new Uint32Array(wordsFor(size))
  for (let n = 0; n < size; n++) if (has(n)) made[n >>> 5] = (made[n >>> 5] as number) | (1 << (n & 31))
  return made
}

/** The numbers from `from` up to `until`, which is not included. */
export function range(size: number, from: number, until: number): Bits {
  const made = new Uint32Array(wordsFor(size))
  const [first, end] = [Math.max(0, from), Math.min(size, until)]
  if (first >= end) return made
  const [start, last] = [first >>> 5, (end - 1) >>> 5]
  made.fill(ALL_BITS, start, last + 1)
  made[start] = (made[start] as number) & (ALL_BITS << (first & 31))
  made[last] = (made[last] as number) & (ALL_BITS >>> (31 - ((end - 1) & 31)))
  return made
}

const ALL_BITS = 0xffffffff

/** The given numbers, which are below `size`. */
export function setOf(size: number, numbers: Iterable<number>): Bits {
  const made = new Uint32Array(wordsFor(size))
  for (const n of numbers) add(made, n)
  return made
}

/** Adds a number to a set that is being made. */
export function add(making: Bits, n: number): void {
  making[n >>> 5] = (making[n >>> 5] as number) | (1 << (n & 31))
}

/** Removes a number from a set that is being made. */
export function remove(making: Bits, n: number): void {
  making[n >>> 5] = (making[n >>> 5] as number) & ~(1 << (n & 31))
}

/** Adds the numbers of another set to a set that is being made. */
export function addAll(making: Bits, other: Bits): void {
  for (let n = 0; n < making.length; n++) making[n] = (making[n] as number) | (other[n] as number)
}

export function has(set: Bits, n: number): boolean {
  return (((set[n >>> 5] ?? 0) >>> (n & 31)) & 1) === 1
}

export function isEmpty(set: Bits): boolean {
  for (const word of set) if (word !== 0) return false
  return true
}

/** True if the sets have a common number. */
export function meets(a: Bits, b: Bits): boolean {
  for (let n = 0; n < a.length; n++) if (((a[n] as number) & (b[n] as number)) !== 0) return true
  return false
}

/** True if all numbers of `a` are in `b`. */
export function isWithin(a: Bits, b: Bits): boolean {
  for (let n = 0; n < a.length; n++) if (((a[n] as number) & ~(b[n] as number)) !== 0) return false
  return true
}

export function intersection(a: Bits, b: Bits): Bits {
  const made = new Uint32Array(a.length)
  for (let n = 0; n < a.length; n++) made[n] = (a[n] as number) & (b[n] as number)
  return made
}

export function union(a: Bits, b: Bits): Bits {
  const made = new Uint32Array(a.length)
  for (let n = 0; n < a.length; n++) made[n] = (a[n] as number) | (b[n] as number)
  return made
}

/** The numbers below `size` that are not in `set`. */
export function complement(set: Bits, size: number): Bits {
  const made = new Uint32Array(set.length)
  for (let n = 0; n < set.length; n++) made[n] = ~(set[n] as number)
  const rest = size & 31
  if (rest !== 0) made[set.length - 1] = (made[set.length - 1] as number) & ((1 << rest) - 1)
  return made
}

/** True if `set` has exactly one number. */
export function isSingle(set: Bits): boolean {
  let found = 0
  for (const word of set) {
    if (word === 0) continue
    if (found !== 0 || (word & (word - 1)) !== 0) return false
    found = word
  }
  return found !== 0
}

/** The numbers of a set, in order. */
export function numbersIn(set: Bits): readonly number[] {
  const found: number[] = []
  for (let n = 0; n < set.length; n++)
    for (let word = set[n] as number; word !== 0; word &= word - 1) found.push(n * 32 + 31 - Math.clz32(word & -word))
  return found
}

/** Adds `weight` to the score of each number of a set. */
export function addScores(scores: Float64Array, set: Bits, weight: number): void {
  for (let n = 0; n < set.length; n++)
    for (let word = set[n] as number; word !== 0; word &= word - 1) {
      const number = n * 32 + 31 - Math.clz32(word & -word)
      scores[number] = (scores[number] as number) + weight
    }
}
