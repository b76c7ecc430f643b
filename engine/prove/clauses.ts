/**
 * Decides whether clauses can all hold. A clause is a list of alternatives: a variable has one of some values. The
 * method is conflict-driven clause learning, as in modern SAT solvers, with sets of values in place of truth values: a
 * variable is limited to one value, the consequences are derived, and each contradiction gives a learned clause that
 * excludes it. Learned clauses follow from the clauses alone, so they are kept for later questions.
 */
import {
  addScores,
  type Bits,
  complement,
  has,
  intersection,
  isEmpty,
  isSingle,
  isWithin,
  meets,
  numbersIn,
  range,
  union,
} from './bits.ts'

/** Holds if the variable has one of the values. */
export interface Literal {
  readonly variable: number
  readonly values: Bits
}

interface Clause {
  /** The first two variables are watched: the clause is visited when one of them loses values. */
  readonly variables: number[]
  readonly sets: Bits[]
  /** The tags of the clauses from which this clause follows. */
  readonly tags: ReadonlySet<number>
  lastUse: number
  isDropped: boolean
}

/**
 * The loss of values of a variable, caused by a clause (`reason`), an assumption (`allowed`) or, without either, a
 * decision.
 */
interface DomainChange {
  readonly variable: number
  readonly before: Bits
  readonly reason?: Clause
  /** The values that an assumption allows. */
  readonly allowed?: Bits
}

export type ClausesAnswer =
  | { readonly is: 'possible'; readonly values: readonly number[] }
  /** The tags of clauses that exclude the assumptions. */
  | { readonly is: 'impossible'; readonly tags: ReadonlySet<number> }

interface Derived {
  readonly sets: ReadonlyMap<number, Bits>
  readonly tags: ReadonlySet<number>
  /** Index of the last decision on which the contradiction depends; undefined if it depends on none. */
  readonly decision?: number
}

const NO_TAGS: ReadonlySet<number> = new Set()
const MIN_LEARNED = 2_000
const ACTIVITY_GROWTH = 1 / 0.95

export class Clauses {
  readonly #spend: (operations: number) => void
  /** All values of each variable. */
  readonly #all: Bits[] = []
  /** The values that each variable may still have. */
  readonly #domains: Bits[] = []
  readonly #sizes: number[] = []
  readonly #watchers: Clause[][] = []
  readonly #activity: number[] = []
  /** For each value of each variable: how many clauses it satisfies, weighted by their length. */
  readonly #scores: Float64Array[] = []
  /** The value of each variable in the last solution, or the value that was tried last. */
  readonly #saved: number[] = []
  readonly #trail: DomainChange[] = []
  /** Number of changes that have been propagated. */
  #propagated = 0
  /** Number of visited literals that are not yet reported to `#spend`. */
  #visits = 0
  #learned: Clause[] = []
  #clauseCount = 0
  #conflicts = 0
  #increment = 1
  /** The tags of clauses that contradict each other without any assumption. */
  #contradiction: ReadonlySet<number> | undefined

  constructor(spend: (operations: number) => void) {
    this.#spend = spend
  }

  /** Adds a variable with the values 0 to `size` - 1. */
  addVariable(size: number): number {
    this.#sizes.push(size)
    const all = range(size, 0, size)
    this.#all.push(all)
    this.#domains.push(all)
    this.#watchers.push([])
    this.#activity.push(0)
    this.#scores.push(new Float64Array(size))
    this.#saved.push(-1)
    return this.#sizes.length - 1
  }

  sizeOf(variable: number): number {
    return this.#sizes[variable] as number
  }

  /** True if the literal allows all values of its variable. */
  isAny({ variable, values }: Literal): boolean {
    return isWithin(this.#all[variable] as Bits, values)
  }

  /** Adds a clause. A tag identifies the clause in answers. */
  add(literals: readonly Literal[], tag?: number): void {
    const sets = new Map<number, Bits>()
    for (const { variable, values } of literals) {
      const before = sets.get(variable)
      sets.set(variable, before === undefined ? values : union(before, values))
    }
    for (const [variable, values] of sets) {
      if (isEmpty(values)) sets.delete(variable)
      else if (this.isAny({ variable, values })) return
    }
    this.#clauseCount++
    const weight = 2 ** -sets.size
    for (const [variable, values] of sets) {
      this.#activity[variable] = (this.#activity[variable] as number) + weight * this.#increment
      const scores = this.#scores[variable] as Float64Array
      this.#spend(scores.length >>> 3)
      addScores(scores, values, weight)
    }
    this.#attach(this.#clause(sets, tag === undefined ? NO_TAGS : new Set([tag])))
  }

  /** Decides whether all clauses and the assumptions can hold. */
  solve(assumptions: readonly Literal[]): ClausesAnswer {
    if (this.#contradiction !== undefined) return { is: 'impossible', tags: this.#contradiction }
    const conflict = this.#propagate()
    if (conflict !== undefined) return this.#contradict(conflict)
    const root = this.#trail.length
    const learned: Derived[] = []
    try {
      return this.#search(assumptions, learned)
    } finally {
      this.#undo(root)
      for (const derived of learned) this.#learn(derived)
    }
  }

  /**
   * Searches for a solution. Adds to `learned` the derived clauses that can be attached only when the assumptions are
   * undone.
   */
  #search(assumptions: readonly Literal[], learned: Derived[]): ClausesAnswer {
    for (const { variable, values } of assumptions) {
      const domain = this.#domains[variable] as Bits
      if (isWithin(domain, values)) continue
      if (!meets(domain, values))
        return { is: 'impossible', tags: this.#derive(new Map([[variable, values]]), NO_TAGS).tags }
      this.#trail.push({ variable, before: domain, allowed: values })
      this.#domains[variable] = intersection(domain, values)
    }
    for (;;) {
      const conflict = this.#propagate()
      if (conflict !== undefined) {
        const derived = this.#derive(setsOf(conflict), conflict.tags)
        if (derived.decision === undefined || derived.sets.size < 2) learned.push(derived)
        if (derived.decision === undefined) return { is: 'impossible', tags: derived.tags }
        this.#reverse(derived, derived.decision)
        continue
      }
      const variable = this.#nextVariable()
      if (variable === undefined) {
        const values = this.#domains.map((domain) => numbersIn(domain)[0] as number)
        values.forEach((value, n) => (this.#saved[n] = value))
        return { is: 'possible', values }
      }
      const value = this.#nextValue(variable)
      this.#saved[variable] = value
      this.#limit(variable, range(this.sizeOf(variable), value, value + 1))
    }
  }

  /** Undoes the decision and excludes it with the derived clause. */
  #reverse(derived: Derived, decision: number): void {
    const { variable } = this.#trail[decision] as DomainChange
    this.#undo(decision)
    const others = new Map(derived.sets)
    const own = others.get(variable) as Bits
    others.delete(variable)
    // The second watched variable is the one that lost its values last, because undoing restores these first.
    const sets = new Map([[variable, own]])
    for (let n = decision - 1; n >= 0; n--) {
      const change = this.#trail[n] as DomainChange
      const set = others.get(change.variable)
      if (set === undefined || !meets(change.before, set)) continue
      sets.set(change.variable, set)
      break
    }
    for (const [other, set] of others) if (!sets.has(other)) sets.set(other, set)
    const clause = this.#clause(sets, derived.tags)
    if (sets.size > 1) {
      this.#watch(clause)
      this.#learned.push(clause)
    }
    this.#limit(variable, intersection(this.#domains[variable] as Bits, own), clause)
    this.#increment *= ACTIVITY_GROWTH
    if (this.#increment > 1e100) {
      this.#activity.forEach((activity, n) => (this.#activity[n] = activity * 1e-100))
      this.#increment *= 1e-100
    }
    if (this.#learned.length > Math.max(MIN_LEARNED, 2 * this.#clauseCount)) this.#forget()
  }

  #clause(sets: ReadonlyMap<number, Bits>, tags: ReadonlySet<number>): Clause {
    const lastUse = this.#conflicts
    return { variables: [...sets.keys()], sets: [...sets.values()], tags, lastUse, isDropped: false }
  }

  #watch(clause: Clause): void {
    for (const variable of clause.variables.slice(0, 2)) (this.#watchers[variable] as Clause[]).push(clause)
  }

  /** Adds a clause while nothing is assumed. */
  #attach(clause: Clause): void {
    const { variables, sets } = clause
    let open = 0
    for (let n = 0; n < variables.length; n++)
      if (meets(this.#domains[variables[n] as number] as Bits, sets[n] as Bits)) swap(clause, open++, n)
    if (open === 0) this.#contradict(clause)
    else if (open > 1) this.#watch(clause)
    else {
      const [variable = 0] = variables
      const domain = this.#domains[variable] as Bits
      if (!isWithin(domain, sets[0] as Bits)) this.#limit(variable, intersection(domain, sets[0] as Bits), clause)
    }
  }

  #learn({ sets, tags }: Derived): void {
    const clause = this.#clause(sets, tags)
    this.#attach(clause)
    this.#learned.push(clause)
  }

  #contradict(clause: Clause): ClausesAnswer {
    const { tags } = this.#derive(setsOf(clause), clause.tags)
    this.#contradiction ??= tags
    return { is: 'impossible', tags: this.#contradiction }
  }

  #limit(variable: number, values: Bits, reason?: Clause): void {
    const before = this.#domains[variable] as Bits
    this.#trail.push(reason === undefined ? { variable, before } : { variable, before, reason })
    this.#domains[variable] = values
  }

  #undo(length: number): void {
    while (this.#trail.length > length) {
      const { variable, before } = this.#trail.pop() as DomainChange
      this.#domains[variable] = before
    }
    this.#propagated = Math.min(this.#propagated, length)
  }

  /** Propagates all domain changes to the clauses. Returns a conflicting clause; undefined if there is none. */
  #propagate(): Clause | undefined {
    while (this.#propagated < this.#trail.length) {
      const { variable } = this.#trail[this.#propagated] as DomainChange
      const watchers = this.#watchers[variable] as Clause[]
      const domain = this.#domains[variable] as Bits
      // Operations are spent here, not while the lists of clauses change, because `#spend` may throw.
      this.#spend(1 + this.#visits + watchers.length * (1 + (domain.length >>> 2)))
      this.#visits = 0
      this.#propagated++
      let kept = 0
      for (let n = 0; n < watchers.length; n++) {
        const clause = watchers[n] as Clause
        if (clause.isDropped) continue
        const result = meets(domain, clause.sets[clause.variables[0] === variable ? 0 : 1] as Bits)
          ? 'kept'
          : this.#visit(clause, variable)
        if (result === 'moved') continue
        watchers[kept++] = clause
        if (result !== 'conflict') continue
        for (n++; n < watchers.length; n++) watchers[kept++] = watchers[n] as Clause
        watchers.length = kept
        this.#propagated = this.#trail.length
        return clause
      }
      watchers.length = kept
    }
    return undefined
  }

  /** Visits a clause whose watched `variable` can no longer have any of its values in the clause. */
  #visit(clause: Clause, variable: number): 'kept' | 'moved' | 'conflict' {
    const { variables, sets } = clause
    // `variable` is swapped to index 1, so this clause can limit only the variable at index 0.
    if (variables[0] === variable) swap(clause, 0, 1)
    const other = variables[0] as number
    const otherSet = sets[0] as Bits
    const otherDomain = this.#domains[other] as Bits
    if (isWithin(otherDomain, otherSet)) return 'kept'
    for (let n = 2; n < variables.length; n++) {
      this.#visits++
      if (!meets(this.#domains[variables[n] as number] as Bits, sets[n] as Bits)) continue
      swap(clause, 1, n)
      ;(this.#watchers[variables[1] as number] as Clause[]).push(clause)
      return 'moved'
    }
    if (!meets(otherDomain, otherSet)) return 'conflict'
    this.#limit(other, intersection(otherDomain, otherSet), clause)
    return 'kept'
  }

  /**
   * Derives the clause that excludes the present contradiction. Starts with a clause that cannot hold, and resolves it
   * with the reason of each change, from the last change back to a decision. Literals that an assumption excludes stay
   * in the clause.
   */
  #derive(from: ReadonlyMap<number, Bits>, fromTags: ReadonlySet<number>): Derived {
    const sets = new Map(from)
    const tags = new Set(fromTags)
    /** Literals that an assumption excludes. */
    const assumed = new Map<number, Bits>()
    this.#conflicts++
    for (let n = this.#trail.length - 1; n >= 0; n--) {
      const { variable, before, reason, allowed } = this.#trail[n] as DomainChange
      const set = sets.get(variable)
      if (set === undefined || !meets(before, set)) continue
      if (allowed !== undefined) {
        // Earlier changes removed the values in `set` that the assumption allows.
        const excluded = intersection(set, complement(allowed, this.sizeOf(variable)))
        const known = assumed.get(variable)
        assumed.set(variable, known === undefined ? excluded : union(known, excluded))
        sets.set(variable, intersection(set, allowed))
        continue
      }
      if (reason === undefined) return { sets, tags, decision: n }
      reason.lastUse = this.#conflicts
      for (const tag of reason.tags) tags.add(tag)
      for (let k = 0; k < reason.variables.length; k++) {
        const other = reason.variables[k] as number
        const otherSet = reason.sets[k] as Bits
        this.#spend(1 + otherSet.length)
        this.#activity[other] = (this.#activity[other] as number) + this.#increment
        if (other === variable) {
          const both = intersection(set, otherSet)
          if (isEmpty(both)) sets.delete(other)
          else sets.set(other, both)
        } else {
          const known = sets.get(other)
          sets.set(other, known === undefined ? otherSet : union(known, otherSet))
        }
      }
    }
    return { sets: assumed, tags }
  }

  /** The most active variable that has several values left; undefined if every variable has one value. */
  #nextVariable(): number | undefined {
    let best: number | undefined
    this.#spend(1 + (this.#domains.length >>> 2))
    for (let n = 0; n < this.#domains.length; n++) {
      const isBetter = best === undefined || (this.#activity[n] as number) > (this.#activity[best] as number)
      if (isBetter && !isSingle(this.#domains[n] as Bits)) best = n
    }
    return best
  }

  /**
   * The saved value (of the last solution, or tried last) if it is possible, or else the value that satisfies the most
   * clauses.
   */
  #nextValue(variable: number): number {
    const domain = this.#domains[variable] as Bits
    const saved = this.#saved[variable] as number
    if (saved >= 0 && has(domain, saved)) return saved
    const scores = this.#scores[variable] as Float64Array
    this.#spend(1 + (scores.length >>> 2))
    let best = -1
    for (const value of numbersIn(domain))
      if (best < 0 || (scores[value] as number) > (scores[best] as number)) best = value
    return best
  }

  /** Drops the least recently used half of the learned clauses, except short ones and reasons. */
  #forget(): void {
    const reasons = new Set(this.#trail.map(({ reason }) => reason))
    const isFixed = (clause: Clause): boolean => clause.variables.length < 3 || reasons.has(clause)
    const others = this.#learned.filter((clause) => !isFixed(clause)).sort((a, b) => b.lastUse - a.lastUse)
    for (const clause of others.slice(others.length >>> 1)) clause.isDropped = true
    this.#learned = this.#learned.filter(({ isDropped }) => !isDropped)
    this.#spend(this.#learned.length)
  }
}

function swap({ variables, sets }: Clause, a: number, b: number): void {
  if (a === b) return
  const [variable, set] = [variables[a] as number, sets[a] as Bits]
  variables[a] = variables[b] as number
  sets[a] = sets[b] as Bits
  variables[b] = variable
  sets[b] = set
}

function setsOf({ variables, sets }: Clause): ReadonlyMap<number, Bits> {
  return new Map(variables.map((variable, n) => [variable, sets[n] as Bits]))
}
