/**
 * Decides which rows of a table are reachable. All rows are proven with one solver, from the first to the last: each
 * question is whether a row can hold where no earlier row holds, and what the solver learns about earlier rows is
 * reused for the later ones.
 */
import type { RulePlan } from '../core/slice.ts'
import { compileRule, FALSE, type ReadFact, type Test, TRUE } from '../core/rule.ts'
import { not } from '../core/rule-algebra.ts'
import type { RegionAnswer, RegionSolver } from './region-solver.ts'
import type { Solver } from './solve.ts'

export type RowAnswer =
  | { readonly is: 'reachable' }
  /** Indices of earlier rows. Whenever this row holds, one of them holds too. The list may contain unnecessary rows. */
  | { readonly is: 'shadowed'; readonly by: readonly number[] }
  | { readonly is: 'not-proven'; readonly reason: string }

/** Above this number of shadowing rows, `by` may also contain rows that the proof does not need. */
const MAX_ROWS = 30
const MAX_SHORTENED = 40

export class TableCover {
  readonly #rules: readonly RulePlan[]
  readonly #solver: Solver
  /** The condition under which the table is used: its rows matter only where it holds. */
  readonly #place: RulePlan
  readonly #tests: readonly Test[]
  readonly #testPlace: Test
  readonly #answers = new Map<number, RowAnswer>()
  #regions: RegionSolver | undefined
  /** Reads the facts of the first person for whom a row was proven reachable. */
  #person: ReadFact | undefined
  /** Number of rows, from the first row on, that are excluded in the solver. */
  #excluded = 0
  #shortened = 0
  #isTooLarge = false

  /** `rules` are the rows' own rules, without the negations of earlier rows. */
  constructor(rules: readonly RulePlan[], solver: Solver, place: RulePlan = true) {
    this.#rules = rules
    this.#solver = solver
    this.#place = place
    this.#tests = rules.map((rule) => compileRule(rule, solver.types).test)
    this.#testPlace = compileRule(place, solver.types).test
  }

  /** Whether the answers come from a different solver whose budget is used up. */
  isUnfinishedFor(solver: Solver): boolean {
    return solver !== this.#solver && this.#solver.work.isUsedUp
  }

  /** Whether row `n` can hold where no earlier row holds. Calls in the order of the rows are fastest. */
  row(n: number): RowAnswer {
    const { work } = this.#solver
    const known = this.#answers.get(n)
    if (known !== undefined) return known
    const { question } = work.budget
    const isTried = !work.isUsedUp && !this.#isTooLarge
    const answer = isTried ? work.within(question, () => this.#decide(n)) : undefined
    // The budget does not suffice to build the regions of all rows.
    this.#isTooLarge ||= isTried && this.#regions === undefined
    const result: RowAnswer = answer ?? {
      is: 'not-proven',
      reason: work.isUsedUp
        ? work.usedUpWords
        : `the proof takes more than ${question.toLocaleString('en')} operations; the statement becomes provable with fewer facts in the ` +
          'rows before this row, or when the table is split into two',
    }
    if (!work.isUsedUp) this.#answers.set(n, result)
    return result
  }

  /**
   * True if row `n` does not hold for a person who was found for another row, and for whom the table is used. False
   * means that nothing is known.
   */
  isKnownToExclude(n: number): boolean {
    return this.#person !== undefined && this.#tests[n]?.(this.#person) === FALSE
  }

  #decide(n: number): RowAnswer {
    const rule = this.#rules[n] as RulePlan
    const regions = this.#regionsWithout(n)
    const answer = regions.possible(rule)
    if (answer.is === 'impossible' && regions.sampled.length > 0)
      return { is: 'not-proven', reason: notAllWords(regions.sampled) }
    if (answer.is === 'possible') return this.#verified(n, answer)
    // If the rows before this one cover everybody, the solver learns it here, and later rows need no search.
    if (n > 0) regions.possible(true)
    return { is: 'shadowed', by: this.#shorten(n, [...answer.tags]).sort((a, b) => a - b) }
  }

  /**
   * Leaves out rows that the proof does not need. If many rows remain after a fast test, it keeps these rows to save
   * time.
   */
  #shorten(n: number, all: readonly number[]): number[] {
    const rule = this.#rules[n] as RulePlan
    let rows = all.filter((row) => this.#regions?.isApart(rule, this.#rules[row] as RulePlan) !== true)
    if (rows.length > MAX_ROWS || this.#shortened >= MAX_SHORTENED) return rows
    this.#shortened++
    for (const row of rows) {
      const fewer = rows.filter((one) => one !== row)
      const regions = this.#solver.regionsOf([this.#place, rule, ...fewer.map((one) => this.#rules[one] as RulePlan)])
      regions.require(this.#place)
      for (const one of fewer) regions.require(not(this.#rules[one] as RulePlan), one)
      const answer = regions.possible(rule)
      if (answer.is === 'impossible') rows = fewer.filter((one) => answer.tags.has(one))
    }
    return rows
  }

  #verified(n: number, { persona }: Extract<RegionAnswer, { is: 'possible' }>): RowAnswer {
    const read = (fact: string): unknown =>
      fact === 'clock.now' ? (persona[fact] ?? this.#solver.from) : persona[fact]
    this.#solver.work.charge(n)
    const holds =
      this.#testPlace(read) === TRUE &&
      this.#tests[n]?.(read) === TRUE &&
      this.#tests.slice(0, n).every((test) => test(read) === FALSE)
    if (holds) this.#person ??= read
    return holds
      ? { is: 'reachable' }
      : { is: 'not-proven', reason: 'the witness that was found does not satisfy the rules' }
  }

  /** The region solver with all rows before row `n` excluded. */
  #regionsWithout(n: number): RegionSolver {
    if (this.#regions === undefined || this.#excluded > n) {
      this.#regions = this.#solver.regionsOf([this.#place, ...this.#rules])
      this.#regions.require(this.#place)
      this.#excluded = 0
    }
    for (; this.#excluded < n; this.#excluded++)
      this.#regions.require(not(this.#rules[this.#excluded] as RulePlan), this.#excluded)
    return this.#regions
  }
}

function notAllWords(facts: readonly string[]): string {
  return (
    `not all values of ${facts.join(', ')} can be tried; the statement becomes provable when rows compare these facts with fixed ` +
    'values, and no string fact with both "contains" and "bucket"'
  )
}
