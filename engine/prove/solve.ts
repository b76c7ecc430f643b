/**
 * Decides whether a rule can hold, and finds a persona and an instant for which it does. Splits the rule into parts
 * without common facts. For each fact it tries one value of every equivalence class that the rule can distinguish
 * (domain.ts). If this takes too long or the values are a sample, the region solver decides (region-solver.ts). An
 * answer is a proof or `not-proven`.
 */
import type { FactDefinition } from '../core/fact.ts'
import type { Json } from '../core/json.ts'
import { type ReadFact, type Test, TRUE } from '../core/rule.ts'
import type { FactType, RulePlan } from '../core/slice.ts'
import { factType } from '../compile/context.ts'
import { memoize } from '../memo/memo.ts'
import { type Comparison, operands, otherFact, weekWindows } from '../core/rule-algebra.ts'
import { type RegionAnswer, RegionSolver } from './region-solver.ts'
import { comparisonTest } from './comparison-test.ts'
import { type FactDomain, domainOf, linkedFacts, type TimeSpan } from './domain.ts'
import type { RegionFacts } from './fact-regions.ts'
import { comparisonsIn } from './reads.ts'
import { largeTest } from './large-test.ts'
import { simplestPersona } from './simplest-persona.ts'
import { Work, type WorkBudget } from './work.ts'

/** Values of some facts: a person as far as rules can tell. */
export interface Persona {
  readonly [fact: string]: Json
}

export interface Witness {
  readonly persona: Persona
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Returns a function that reads the facts of a witness. */
export function readerOf({ persona, at }: Witness): ReadFact {
  return (fact) => (fact === 'clock.now' ? at : Object.hasOwn(persona, fact) ? persona[fact] : undefined)
}

export type SolverAnswer =
  | { readonly is: 'possible'; readonly witness: Witness }
  | { readonly is: 'impossible' }
  | { readonly is: 'not-proven'; readonly reason: string }

/** The declarations of facts. */
export interface DeclaredFacts {
  readonly [fact: string]: FactDefinition
}

export interface SolverOptions {
  readonly facts: DeclaredFacts
  /** First instant, milliseconds since 1970. */
  readonly from: number
  readonly until?: number
  /** Cached answers by rule. Only solvers with the same facts and instants may share them. New answers are added. */
  readonly answers?: Map<string, SolverAnswer>
  readonly budget?: WorkBudget
  /** Solvers with the same `work` share its budget; their operations are counted together. */
  readonly work?: Work
  /** Operations after which the region solver replaces the search by values. */
  readonly searchLimit?: number
}

export interface Solver {
  /** Decides whether `rule` holds for any persona at any instant. */
  readonly possible: (rule: RulePlan) => SolverAnswer
  /** The work of all questions so far. */
  readonly work: Work
  /** A solver for several questions about `rules`, which reuses what it learns from earlier questions. */
  readonly regionsOf: (rules: readonly RulePlan[]) => RegionSolver
  readonly facts: DeclaredFacts
  readonly types: { readonly [fact: string]: FactType }
  readonly from: number
}

/** Operations after which the search ends and the region solver decides. Most rules need far fewer. */
const SEARCH_LIMIT = 12_000
/** With fewer comparisons, computing a domain is faster than looking it up. */
const MIN_SHARED_LEAVES = 8
/** A step of the search takes as long as this number of operations of the region solver. */
const SEARCH_STEP = 3

export function openSolver(options: SolverOptions): Solver {
  const { facts, from, until, answers = new Map<string, SolverAnswer>(), searchLimit = SEARCH_LIMIT } = options
  const work = options.work ?? new Work(options.budget)
  const { budget } = work
  const types = typesOf(facts)
  const span: TimeSpan = { from, ...(until === undefined ? {} : { until }) }
  const world: RegionFacts = { facts, types, span }
  const domains = new Map<string, FactDomain>()
  const usedUp: SolverAnswer = {
    is: 'not-proven',
    reason: work.usedUpWords,
  }

  function possible(rule: RulePlan): SolverAnswer {
    if (work.isUsedUp) return usedUp
    const key = JSON.stringify(rule)
    work.charge(1 + (key.length >>> 4))
    const before = answers.get(key)
    if (before !== undefined) return before
    const answer = decide(rule)
    if (answer.is === 'not-proven' && work.isUsedUp) return usedUp
    answers.set(key, answer)
    return answer
  }

  function decide(rule: RulePlan): SolverAnswer {
    const leaves = comparisonsIn(rule)
    for (const leaf of leaves)
      for (const fact of [leaf[1], otherFact(leaf) ?? leaf[1]])
        if (!Object.hasOwn(facts, fact)) return { is: 'not-proven', reason: `the fact ${fact} is not declared` }
    const { test, isInvalid } = largeTest(rule, types)
    if (isInvalid) return { is: 'not-proven', reason: 'the rule contains a comparison that is not valid' }
    const limit = Math.min(searchLimit, budget.question)
    const found = work.within(limit, () =>
      new Search(rule, world, domains, (steps) => work.spend(SEARCH_STEP * steps)).run(),
    )
    if (found?.persona !== undefined) return witnessed(test, found.persona)
    if (found?.isExact === true) return { is: 'impossible' }
    return decideByRegions(rule, test, leaves.length)
  }

  function decideByRegions(rule: RulePlan, test: Test, leaves: number): SolverAnswer {
    let sampled: readonly string[] = []
    const answer = work.within(budget.question, (): RegionAnswer => {
      const regions = new RegionSolver([rule], world, work.spend)
      regions.require(rule)
      sampled = regions.sampled
      return regions.possible(true)
    })
    if (answer === undefined)
      return {
        is: 'not-proven',
        reason:
          `the proof takes more than ${budget.question.toLocaleString('en')} operations; the statement becomes provable with fewer ` +
          'facts or fewer alternatives in the rules',
      }
    if (answer.is === 'possible') {
      const holds = (read: ReadFact): boolean => {
        work.charge(leaves)
        return test(read) === TRUE
      }
      return witnessed(test, simplestPersona(answer.persona, facts, from, holds))
    }
    if (sampled.length === 0) return { is: 'impossible' }
    return {
      is: 'not-proven',
      reason:
        `not all values of ${sampled.join(', ')} can be tried, and no tried value fits; the statement becomes provable when rules ` +
        'compare these facts with fixed values, and no string fact with both "contains" and "bucket"',
    }
  }

  /** The answer for a found persona, after the evaluator that the player uses has verified it. */
  function witnessed(test: Test, { 'clock.now': now, ...persona }: Persona): SolverAnswer {
    const witness = { persona, at: typeof now === 'number' ? now : from }
    if (test(readerOf(witness)) !== TRUE)
      return { is: 'not-proven', reason: 'the witness that was found does not satisfy the rule' }
    return { is: 'possible', witness }
  }

  const regionsOf = (rules: readonly RulePlan[]): RegionSolver => new RegionSolver(rules, world, work.spend)
  return { possible, work, regionsOf, facts, types, from }
}

const typesOf = memoize((facts: DeclaredFacts): { readonly [fact: string]: FactType } =>
  Object.fromEntries(Object.entries(facts).map(([name, { schema }]) => [name, factType(schema)])),
)

/** A rule in negation normal form. */
type NormalForm =
  | boolean
  | { readonly all: boolean; readonly parts: readonly NormalForm[] }
  | { readonly leaf: Comparison; readonly holds: boolean; readonly on: readonly string[] }

interface Assignment {
  readonly [fact: string]: Json
}

class Search {
  #isExact = true
  readonly #form: NormalForm
  readonly #facts: DeclaredFacts
  readonly #types: { readonly [fact: string]: FactType }
  readonly #span: TimeSpan
  readonly #spend: (operations: number) => void
  readonly #comparisons = new Map<string, Comparison[]>()
  /** For each implying fact: its comparisons with the values by which it implies the value of another fact. */
  readonly #implications = new Map<string, Comparison[]>()
  readonly #domains = new Map<string, FactDomain>()
  /**
   * Domains of facts with many comparisons. All questions of a solver share them, because their comparisons are often
   * the same.
   */
  readonly #knownDomains: Map<string, FactDomain>
  readonly #tests = new Map<Comparison, (values: Assignment) => boolean>()

  constructor(
    rule: RulePlan,
    { facts, types, span }: RegionFacts,
    knownDomains: Map<string, FactDomain>,
    spend: (operations: number) => void,
  ) {
    this.#knownDomains = knownDomains
    this.#facts = facts
    this.#types = types
    this.#span = span
    this.#spend = spend
    this.#form = this.#normalize(rule, true)
    for (const name of this.#comparisons.keys()) this.#addImplications(name)
  }

  run(): { readonly persona?: Assignment; readonly isExact: boolean } {
    const persona = this.#find(this.#form, {})
    return persona === undefined ? { isExact: this.#isExact } : { persona, isExact: true }
  }

  #normalize(rule: RulePlan, holds: boolean): NormalForm {
    this.#spend(1)
    if (typeof rule === 'boolean') return rule === holds
    if (rule[0] === 'not') return this.#normalize(rule[1], !holds)
    if (rule[0] !== 'is') {
      const all = (rule[0] === 'all') === holds
      return combine(
        all,
        operands(rule).map((part) => this.#normalize(part, holds)),
      )
    }
    const other = otherFact(rule)
    const on = other === undefined ? [rule[1]] : [rule[1], other]
    for (const fact of on) {
      const list = this.#comparisons.get(fact)
      if (list === undefined) this.#comparisons.set(fact, [rule])
      else list.push(rule)
    }
    return { leaf: rule, holds, on }
  }

  #definition(fact: string): FactDefinition {
    const definition = this.#facts[fact]
    if (definition === undefined) throw new Error(`the fact ${fact} is not declared`)
    return definition
  }

  #addImplications(name: string): void {
    for (
      let implied = this.#facts[name]?.implied, hop = 0;
      implied !== undefined && hop < 8;
      implied = this.#facts[implied.fact]?.implied, hop++
    ) {
      const leaf: Comparison = ['is', implied.fact, 'eq', implied.is]
      const list = this.#implications.get(implied.fact) ?? []
      this.#implications.set(implied.fact, list)
      if (!list.some((one) => one[3] === leaf[3])) list.push(leaf)
    }
  }

  /** Finds an assignment that contains `fixed` and for which `form` holds. */
  #find(form: NormalForm, fixed: Assignment): Assignment | undefined {
    if (form === true) return fixed
    if (form === false) return undefined
    if ('parts' in form && !form.all) {
      for (const part of form.parts) {
        const found = this.#find(part, fixed)
        if (found !== undefined) return found
      }
      return undefined
    }
    if ('parts' in form) {
      const groups = this.#independentGroups(form.parts, fixed)
      if (groups.length > 1) {
        let found: Assignment | undefined = fixed
        for (const group of groups) {
          found = this.#find(group, found)
          if (found === undefined) return undefined
        }
        return found
      }
    }
    return this.#branch(form, fixed)
  }

  #branch(form: NormalForm, fixed: Assignment): Assignment | undefined {
    const fact = this.#nextFact(form, fixed)
    if (fact === undefined) return undefined
    for (const value of this.#domain(fact, fixed)) {
      this.#spend(1)
      const values = { ...fixed, [fact]: value }
      const rest = this.#assign(form, fact, values)
      const found = rest === false ? undefined : this.#find(rest, values)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The fact to try next: the one that is used most, or the unassigned fact that implies its value. */
  #nextFact(form: NormalForm, fixed: Assignment): string | undefined {
    const uses = new Map<string, number>()
    this.#spend(countFacts(form, uses))
    let best: string | undefined
    for (const [fact, times] of uses)
      if (!Object.hasOwn(fixed, fact) && (best === undefined || times > (uses.get(best) ?? 0))) best = fact
    for (let hop = 0; best !== undefined && hop < 8; hop++) {
      const by = this.#facts[best]?.implied?.fact
      if (by === undefined || Object.hasOwn(fixed, by)) break
      best = by
    }
    return best
  }

  #domain(fact: string, fixed: Assignment): readonly Json[] {
    const definition = this.#definition(fact)
    const { implied } = definition
    if (implied !== undefined && fixed[implied.fact] === implied.is) return [implied.value]
    let domain = this.#domains.get(fact)
    if (domain === undefined) {
      const leaves = [...(this.#comparisons.get(fact) ?? []), ...(this.#implications.get(fact) ?? [])]
      const linked = linkedFacts(fact, this.#comparisons, this.#facts, this.#span)
      const isShared = linked === undefined && leaves.length >= MIN_SHARED_LEAVES
      const key = isShared ? `${fact} ${JSON.stringify(leaves)}` : undefined
      domain = key === undefined ? undefined : this.#knownDomains.get(key)
      if (domain === undefined) {
        // Each value is tested with each comparison. Each bound and each start of a window adds a few values.
        this.#spend(2 * leaves.length ** 2 * (1 + leaves.flatMap(weekWindows).length))
        domain = domainOf(fact, definition, leaves, this.#span, linked)
        if (key !== undefined) this.#knownDomains.set(key, domain)
      }
      this.#domains.set(fact, domain)
      this.#isExact &&= domain.exact
    }
    return domain.values
  }

  /** Simplifies `form` after `fact` was assigned a value. */
  #assign(form: NormalForm, fact: string, values: Assignment): NormalForm {
    this.#spend(1)
    if (typeof form === 'boolean') return form
    if ('leaf' in form) {
      if (!form.on.includes(fact) || form.on.some((one) => !Object.hasOwn(values, one))) return form
      return this.#test(form.leaf)(values) === form.holds
    }
    let changed = false
    const parts = form.parts.map((part) => {
      const one = this.#assign(part, fact, values)
      if (one !== part) changed = true
      return one
    })
    return changed ? combine(form.all, parts) : form
  }

  #test(leaf: Comparison): (values: Assignment) => boolean {
    let test = this.#tests.get(leaf)
    if (test === undefined) {
      let here: Assignment = {}
      const compiled = comparisonTest(leaf, this.#types)
      const read = (name: string): unknown => here[name]
      test = (values) => {
        here = values
        return compiled(read) === TRUE
      }
      this.#tests.set(leaf, test)
    }
    return test
  }

  /** Splits `parts` into groups that share no unassigned fact, so each group can be solved independently. */
  #independentGroups(parts: readonly NormalForm[], fixed: Assignment): readonly NormalForm[] {
    const groups: { facts: Set<string>; parts: NormalForm[] }[] = []
    for (const part of parts) {
      const uses = new Map<string, number>()
      this.#spend(countFacts(part, uses))
      const facts = new Set<string>()
      for (const fact of uses.keys()) this.#addOpenFacts(fact, fixed, facts)
      const meeting = groups.filter((group) => [...facts].some((fact) => group.facts.has(fact)))
      const [first, ...others] = meeting
      if (first === undefined) groups.push({ facts, parts: [part] })
      else {
        for (const fact of facts) first.facts.add(fact)
        first.parts.push(part)
        for (const other of others) {
          for (const fact of other.facts) first.facts.add(fact)
          first.parts.push(...other.parts)
          groups.splice(groups.indexOf(other), 1)
        }
      }
    }
    return groups.map((group) => combine(true, group.parts))
  }

  /** Adds the fact and the facts that imply its value, except for those that are assigned. */
  #addOpenFacts(fact: string, fixed: Assignment, into: Set<string>): void {
    for (
      let name: string | undefined = fact;
      name !== undefined && !into.has(name);
      name = this.#facts[name]?.implied?.fact
    )
      if (!Object.hasOwn(fixed, name)) into.add(name)
  }
}

function combine(all: boolean, parts: readonly NormalForm[]): NormalForm {
  const kept: NormalForm[] = []
  for (const part of parts) {
    if (part === !all) return !all
    if (part === all) continue
    if (typeof part === 'object' && 'parts' in part && part.all === all) kept.push(...part.parts)
    else kept.push(part)
  }
  const [first] = kept
  return first === undefined ? all : kept.length === 1 ? first : { all, parts: kept }
}

/** Adds to `into` how many times `form` uses each fact. Returns the number of parts of `form`. */
function countFacts(form: NormalForm, into: Map<string, number>): number {
  if (typeof form === 'boolean') return 1
  if ('leaf' in form) {
    for (const fact of form.on) into.set(fact, (into.get(fact) ?? 0) + 1)
    return 1
  }
  return form.parts.reduce((sum, part) => sum + countFacts(part, into), 1)
}
