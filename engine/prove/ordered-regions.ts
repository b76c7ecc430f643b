/** The intervals of numbers or instants between the bounds of comparisons. */
import type { FactDefinition } from '../core/fact.ts'
import { isList, type Json } from '../core/json.ts'
import type { Comparison } from '../core/rule-algebra.ts'
import { type Bits, bitsOf, complement, isEmpty, range, union } from './bits.ts'
import { limitsOf, type TimeSpan } from './domain.ts'

/** A position directly before or directly after `at`. */
interface Cut {
  readonly at: number
  readonly isAfter: boolean
}

/** A range between two cuts; undefined means no limit. */
type CutRange = readonly [from: Cut | undefined, until: Cut | undefined]

export class OrderedRegions {
  readonly #isWhole: boolean
  readonly #isInstant: boolean
  readonly #usual: number | undefined
  readonly #first: Cut
  readonly #last: Cut
  readonly #cuts: readonly Cut[]

  constructor(
    { schema, examples }: FactDefinition,
    leaves: readonly Comparison[],
    type: 'i' | 'n' | 't',
    { from, until = Number.MAX_SAFE_INTEGER }: TimeSpan,
  ) {
    this.#isWhole = type !== 'n'
    this.#isInstant = type === 't'
    const { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = limitsOf(schema)
    this.#first = this.#cut(this.#isInstant ? from : minimum, false)
    this.#last = this.#cut(this.#isInstant ? until : maximum, true)
    const [usual] = examples
    this.#usual = typeof usual === 'number' && !this.#isInstant ? usual : undefined
    const cuts = leaves
      .flatMap((leaf) => this.#ranges(leaf).flat())
      .filter((cut) => cut !== undefined && compareCuts(cut, this.#first) > 0 && compareCuts(cut, this.#last) < 0)
      .map((cut) => cut as Cut)
      .sort(compareCuts)
    this.#cuts = cuts.filter((cut, n) => n === 0 || compareCuts(cut, cuts[n - 1] as Cut) !== 0)
  }

  get count(): number {
    return this.#cuts.length + 1
  }

  /** The regions for which the comparison holds. */
  of(leaf: Comparison): Bits {
    const [, , op] = leaf
    const held = this.#regionsIn(this.#ranges(leaf))
    return op === 'neq' || op === 'notIn' ? complement(held, this.count) : held
  }

  equalTo(value: Json): Bits {
    return this.#regionsIn(typeof value === 'number' ? [this.#at(value)] : [])
  }

  /** Regions that contain no number, such as a region between adjacent doubles; undefined if there are none. */
  empty(): Bits | undefined {
    const found = bitsOf(this.count, (n) => this.#valueIn(n) === undefined)
    return isEmpty(found) ? undefined : found
  }

  valueIn(region: number): number {
    return this.#valueIn(region) ?? this.#first.at
  }

  /** The first and last instant of a region. */
  interval(region: number): { readonly from: number; readonly until: number } {
    const [from, until] = this.#ends(region)
    return { from: from.at, until: until.at - 1 }
  }

  #cut(at: number, isAfter: boolean): Cut {
    // All cuts between two neighboring whole numbers are the same, so one form represents them.
    if (this.#isWhole) return { at: isAfter ? Math.floor(at) + 1 : Math.ceil(at), isAfter: false }
    return { at, isAfter }
  }

  #at(value: number): CutRange {
    return [this.#cut(value, false), this.#cut(value, true)]
  }

  /** The ranges in which a comparison holds. For a negated comparison, the ranges in which it does not hold. */
  #ranges([, , op, value]: Comparison): readonly CutRange[] {
    if (op === 'exists') return value === false ? [] : [[undefined, undefined]]
    if (op === 'between') {
      const [from, until] = isList(value) ? value : []
      const cut = (one: unknown, isAfter: boolean): Cut | undefined =>
        typeof one === 'number' ? this.#cut(one, isAfter) : undefined
      return [[cut(from, false), cut(until, true)]]
    }
    const numbers = (isList(value) ? value : [value]).filter((one): one is number => typeof one === 'number')
    if (op === 'gt' || op === 'gte') return numbers.map((one) => [this.#cut(one, op === 'gt'), undefined])
    if (op === 'lt' || op === 'lte') return numbers.map((one) => [undefined, this.#cut(one, op === 'lte')])
    return op === 'week' ? [] : numbers.map((one) => this.#at(one))
  }

  #regionsIn(ranges: readonly CutRange[]): Bits {
    const { count } = this
    let found = range(count, 0, 0)
    for (const [from, until] of ranges) {
      const start = from === undefined ? 0 : this.#regionAfter(from)
      const end = until === undefined ? count : this.#regionAfter(until)
      found = ranges.length === 1 ? range(count, start, end) : union(found, range(count, start, end))
    }
    return found
  }

  /** The index of the first region after `cut`, which is one of the cuts of the comparisons. */
  #regionAfter(cut: Cut): number {
    if (compareCuts(cut, this.#first) <= 0) return 0
    if (compareCuts(cut, this.#last) >= 0) return this.count
    let [low, high] = [0, this.#cuts.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareCuts(this.#cuts[middle] as Cut, cut) <= 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #ends(region: number): readonly [Cut, Cut] {
    return [this.#cuts[region - 1] ?? this.#first, this.#cuts[region] ?? this.#last]
  }

  /** A simple value in a region; undefined if the region is empty. */
  #valueIn(region: number): number | undefined {
    const [from, until] = this.#ends(region)
    const isIn = (value: number): boolean => {
      const cut = { at: value, isAfter: false }
      return compareCuts(cut, from) >= 0 && compareCuts(cut, until) < 0
    }
    if (this.#isInstant) return isIn(from.at) ? from.at : undefined
    if (this.#usual !== undefined && isIn(this.#usual)) return this.#usual
    const middle = from.at + (until.at - from.at) / 2
    const ends = region === 0 ? [until.at - 1, until.at] : [from.at, from.at + 1, until.at]
    return [0, ...ends, from.at, ...(this.#isWhole ? [] : [middle])].find(isIn)
  }
}

function compareCuts(a: Cut, b: Cut): number {
  return a.at - b.at || Number(a.isAfter) - Number(b.isAfter)
}
