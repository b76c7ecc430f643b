/**
 * Finds the pairs of targets that may be present together: they have a common route, and no fact on its own excludes
 * the pair. Most pairs of many targets exclude each other, so few remain for the solver.
 */
import { add, addAll, type Bits, intersection, numbersIn, range, remove, setOf } from './bits.ts'
import type { RegionSolver } from './region-solver.ts'
import type { Solver } from './solve.ts'
import type { Target } from './targets.ts'

/** For fewer targets, solving all pairs takes less time than computing regions. */
const MIN_TARGETS = 12
/** Number of members of a set that are combined in the time of one operation. */
const NUMBERS_PER_OPERATION = 512

/** The targets by one quality, such as the route or a fact: for each value, the targets that may have it. */
interface Members {
  readonly byValue: Map<string | number, Bits>
  /** The targets that may have any value. */
  readonly anyValue: Bits
}

interface Quality {
  readonly members: Members
  readonly values: readonly (string | number)[]
}

export class Meetings {
  readonly #size: number
  readonly #charge: (operations: number) => void
  /** The qualities of each target. Undefined for a target that is never present. */
  readonly #qualities: readonly (readonly Quality[] | undefined)[]

  constructor(targets: readonly Target[], solver: Solver) {
    const { work } = solver
    this.#size = targets.length
    this.#charge = (numbers) => work.charge(Math.ceil(numbers / NUMBERS_PER_OPERATION))
    const routes = this.#newMembers()
    const facts = new Map<number, Members>()
    const regions = targets.length < MIN_TARGETS ? undefined : regionsOf(targets, solver)
    this.#qualities = targets.map((target, n) => {
      const literals =
        regions === undefined ? [] : work.within(work.budget.question, () => regions.required(target.localRule))
      if (literals === 'never') return undefined
      const found: Quality[] = []
      if (target.place.access !== undefined) found.push(this.#put(routes, n, target.routes))
      for (const { variable, values } of literals ?? []) {
        let members = facts.get(variable)
        if (members === undefined) facts.set(variable, (members = this.#newMembers()))
        found.push(this.#put(members, n, numbersIn(values)))
      }
      return found
    })
  }

  /** The indices, in ascending order, of the targets before target `n` that may be present together with it. */
  before(n: number): readonly number[] {
    const qualities = this.#qualities[n]
    if (qualities === undefined) return []
    let found = range(this.#size, 0, n)
    for (const { members, values } of qualities) {
      const { byValue, anyValue } = members
      const fitting = anyValue.slice()
      for (const value of values) {
        const having = byValue.get(value)
        if (having !== undefined) addAll(fitting, having)
      }
      found = intersection(found, fitting)
      this.#charge(this.#size * (1 + values.length))
    }
    return numbersIn(found).filter((other) => this.#qualities[other] !== undefined)
  }

  #newMembers(): Members {
    return { byValue: new Map(), anyValue: range(this.#size, 0, this.#size) }
  }

  #put(members: Members, n: number, values: readonly (string | number)[]): Quality {
    remove(members.anyValue, n)
    for (const value of values) {
      let having = members.byValue.get(value)
      if (having === undefined) {
        members.byValue.set(value, (having = setOf(this.#size, [])))
        this.#charge(this.#size)
      }
      add(having, n)
    }
    this.#charge(values.length)
    return { members, values }
  }
}

/** Computes the regions; undefined if they cannot be found within the budget, or do not contain all values. */
function regionsOf(targets: readonly Target[], { work, regionsOf: open }: Solver): RegionSolver | undefined {
  const regions = work.within(work.budget.question, () => open(targets.map(({ localRule }) => localRule)))
  return regions === undefined || regions.sampled.length > 0 ? undefined : regions
}
