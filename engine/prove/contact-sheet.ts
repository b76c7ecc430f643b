/**
 * The contact sheet: the fewest personas and instants that together show every target. Targets share a screenshot if
 * the solver finds a persona and an instant for which all of them are visible.
 */
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { allOf } from '../core/rule-algebra.ts'
import { readerOf, type Solver, type Witness } from './solve.ts'

/** One screenshot: the persona, the instant, and the targets that it shows. */
export interface Screenshot<P> {
  readonly witness: Witness
  /** Targets that no earlier screenshot shows. */
  readonly first: readonly P[]
}

export interface ContactSheet<P> {
  readonly shots: readonly Screenshot<P>[]
  /** True if it is proven that fewer screenshots cannot show all targets. */
  readonly isSmallest: boolean
  /** Targets that can never be visible. */
  readonly never: readonly P[]
  /** Targets for which the solver could not decide who sees them, with the reason. */
  readonly notProven: readonly { readonly target: P; readonly reason: string }[]
}

/** Maximum number of different rules for which all assignments to screenshots are tried. */
const MAX_EXHAUSTIVE = 8
/** Maximum number of different rules that are compared in pairs. */
const MAX_COMPARED = 120
/** Maximum number of rotations of the order by exclusions, including the unchanged order. */
const ORDERS = 12

/** The budget of the solver and the three limits above bound the cost. */
export function contactSheet<P extends { readonly rule: RulePlan }>(
  targets: readonly P[],
  solver: Solver,
): ContactSheet<P> {
  const groups = new Map<string, { readonly rule: RulePlan; readonly targets: P[] }>()
  const never: P[] = []
  const notProven: { target: P; reason: string }[] = []
  for (const target of targets) {
    const answer = solver.possible(target.rule)
    if (answer.is === 'impossible') never.push(target)
    else if (answer.is === 'not-proven') notProven.push({ target, reason: answer.reason })
    else {
      const key = JSON.stringify(target.rule)
      const group = groups.get(key)
      if (group === undefined) groups.set(key, { rule: target.rule, targets: [target] })
      else group.targets.push(target)
    }
  }
  const rules = [...groups.values()].map(({ rule }) => rule)
  const { screenshots, isSmallest } = assignScreenshots(rules, solver)
  const shots = screenshotsOf(
    screenshots,
    [...groups.values()].map((group) => group.targets),
    rules,
    solver,
  )
  return { shots, isSmallest, never, notProven }
}

/** Indexes of the rules that one screenshot shows. */
type TargetSet = readonly number[]

function assignScreenshots(
  rules: readonly RulePlan[],
  solver: Solver,
): { readonly screenshots: readonly TargetSet[]; readonly isSmallest: boolean } {
  if (rules.length === 0) return { screenshots: [], isSmallest: true }
  const table = new ExclusionTable(rules, solver)
  let best = ordersOf(table)
    .map((order) => withoutRedundant(assignGreedily(order, table), table))
    .reduce((a, b) => (b.length < a.length ? b : a))
  let isSmallest = best.length === table.minimum()
  if (!isSmallest && rules.length <= MAX_EXHAUSTIVE) {
    best = smallestAssignment(table, best)
    isSmallest = table.isCertain
  }
  return { screenshots: best, isSmallest }
}

/** Which rules can share a screenshot. */
class ExclusionTable {
  /** False if the solver could not decide whether a set of rules can hold together. */
  isCertain = true
  readonly size: number
  readonly #rules: readonly RulePlan[]
  readonly #solver: Solver
  readonly #exclusive: readonly (readonly boolean[])[]

  constructor(rules: readonly RulePlan[], solver: Solver) {
    this.#rules = rules
    this.#solver = solver
    this.size = rules.length
    this.#exclusive =
      rules.length > MAX_COMPARED
        ? []
        : rules.map((one, a) =>
            rules.map((other, b) => a < b && solver.possible(allOf([one, other])).is === 'impossible'),
          )
  }

  fits(screenshot: TargetSet): boolean {
    if (screenshot.some((one, n) => screenshot.some((other, m) => n < m && this.excludes(one, other)))) return false
    const answer = this.#solver.possible(conjunctionOf(screenshot, this.#rules))
    if (answer.is === 'not-proven') this.isCertain = false
    return answer.is === 'possible'
  }

  /** True if it is proven that two rules never hold at the same time. */
  excludes(a: number, b: number): boolean {
    return this.#exclusive[Math.min(a, b)]?.[Math.max(a, b)] === true
  }

  exclusionCount(one: number): number {
    let count = 0
    for (let other = 0; other < this.size; other++) if (other !== one && this.excludes(one, other)) count++
    return count
  }

  /** A lower bound of the number of screenshots: the size of a set of rules that exclude each other. */
  minimum(): number {
    let most = 1
    for (let start = 0; start < this.size; start++) {
      const kept = [start]
      const others = range(this.size)
        .filter((n) => n !== start && this.excludes(start, n))
        .sort((a, b) => this.exclusionCount(b) - this.exclusionCount(a) || a - b)
      for (const n of others) if (kept.every((one) => this.excludes(one, n))) kept.push(n)
      most = Math.max(most, kept.length)
    }
    return most
  }
}

function conjunctionOf(screenshot: TargetSet, rules: readonly RulePlan[]): RulePlan {
  return allOf(screenshot.map((n) => rules[n] ?? true))
}

/**
 * Orders of the rules for the greedy assignment: most exclusions first, as written, and rotations of the order by
 * exclusions.
 */
function ordersOf(table: ExclusionTable): readonly (readonly number[])[] {
  const numbers = range(table.size)
  const byConflicts = numbers.toSorted((a, b) => table.exclusionCount(b) - table.exclusionCount(a) || a - b)
  const rotations = Array.from({ length: Math.min(ORDERS, table.size) - 1 }, (_, n) => {
    const cut = Math.floor(((n + 1) * table.size) / Math.min(ORDERS, table.size))
    return [...byConflicts.slice(cut), ...byConflicts.slice(0, cut)]
  })
  return [byConflicts, numbers, ...rotations]
}

/** Adds each rule to the first screenshot that it fits into. */
function assignGreedily(order: readonly number[], table: ExclusionTable): readonly TargetSet[] {
  const screenshots: number[][] = []
  for (const n of order) {
    const fitting = screenshots.find((screenshot) => table.fits([...screenshot, n]))
    if (fitting === undefined) screenshots.push([n])
    else fitting.push(n)
  }
  return screenshots
}

/** Removes screenshots whose targets fit into the other ones, smallest first. */
function withoutRedundant(screenshots: readonly TargetSet[], table: ExclusionTable): readonly TargetSet[] {
  for (const least of screenshots.toSorted((a, b) => a.length - b.length)) {
    const others = screenshots.filter((screenshot) => screenshot !== least).map((screenshot) => [...screenshot])
    const fitsElsewhere = least.every((n) => {
      const fitting = others.find((screenshot) => table.fits([...screenshot, n]))
      fitting?.push(n)
      return fitting !== undefined
    })
    if (fitsElsewhere) return withoutRedundant(others, table)
  }
  return screenshots
}

/** Tries all assignments with fewer screenshots than `known`. */
function smallestAssignment(table: ExclusionTable, known: readonly TargetSet[]): readonly TargetSet[] {
  let best = known
  const assign = (n: number, screenshots: number[][]): void => {
    if (screenshots.length >= best.length) return
    if (n === table.size) {
      best = screenshots.map((screenshot) => [...screenshot])
      return
    }
    for (const screenshot of screenshots) {
      if (!table.fits([...screenshot, n])) continue
      screenshot.push(n)
      assign(n + 1, screenshots)
      screenshot.pop()
    }
    screenshots.push([n])
    assign(n + 1, screenshots)
    screenshots.pop()
  }
  assign(0, [])
  return best
}

/** Sorts screenshots by the number of targets that no earlier one shows. */
function screenshotsOf<P>(
  screenshots: readonly TargetSet[],
  groups: readonly (readonly P[])[],
  rules: readonly RulePlan[],
  solver: Solver,
): Screenshot<P>[] {
  const witnesses = screenshots.flatMap((screenshot): Witness[] => {
    const answer = solver.possible(
      conjunctionOf(
        screenshot.toSorted((a, b) => a - b),
        rules,
      ),
    )
    return answer.is === 'possible' ? [answer.witness] : []
  })
  const tests = rules.map((rule) => compileRule(rule, solver.types).test)
  const left = witnesses.map((witness) => {
    const read = readerOf(witness)
    return { witness, seen: range(rules.length).filter((n) => tests[n]?.(read) === TRUE) }
  })
  const shown = new Set<number>()
  const fresh = (one: (typeof left)[number]): P[] =>
    one.seen.filter((n) => !shown.has(n)).flatMap((n) => groups[n] ?? [])
  const shots: Screenshot<P>[] = []
  const takeNext = (): (typeof left)[number] | undefined =>
    left
      .sort(
        (a, b) =>
          fresh(b).length - fresh(a).length ||
          factCount(a.witness) - factCount(b.witness) ||
          a.witness.at - b.witness.at,
      )
      .shift()
  for (let next = takeNext(); next !== undefined; next = takeNext()) {
    shots.push({ witness: next.witness, first: fresh(next) })
    for (const n of next.seen) shown.add(n)
  }
  return shots
}

/** Number of facts: personas with fewer facts come first. */
function factCount({ persona }: Witness): number {
  return Object.keys(persona).length
}

function range(size: number): number[] {
  return Array.from({ length: size }, (_, n) => n)
}
