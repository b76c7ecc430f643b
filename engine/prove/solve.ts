/**
 * Decides whether a rule can hold, and finds a persona and an instant for which it does. Splits the rule into parts
 * without common facts. For each fact it tries one value of every equivalence class that the rule can distinguish
 * (domain.ts). An answer is a proof or says that it is not.
 */
import type { FactDefinition } from '../core/fact.ts'
import type { Json } from '../core/json.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { FactType, RulePlan } from '../core/slice.ts'
import { factType } from '../compile/context.ts'
import { type Comparison, operands, otherFact } from '../core/rule-algebra.ts'
import { type FactDomain, domainOf, type LinkedFacts, type TimeSpan } from './domain.ts'

/** Values of some facts: a person as far as rules can tell. */
export interface Persona {
  readonly [fact: string]: Json
}

export interface Witness {
  readonly persona: Persona
  /** Milliseconds since 1970. */
  readonly at: number
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
  /** Cached answers by rule, of solvers with the same facts and instants. New answers are added. */
  readonly answers?: Map<string, SolverAnswer>
  /** Maximum number of tried values, for one question and in total. */
  readonly budget?: { readonly question: number; readonly all: number }
}

export interface Solver {
  /** Decides whether `rule` holds for any persona at any instant. */
  readonly possible: (rule: RulePlan) => SolverAnswer
  /** Number of values tried so far. */
  readonly spent: () => number
  readonly facts: DeclaredFacts
  readonly types: { readonly [fact: string]: FactType }
  readonly from: number
}

export const defaultBudget = { question: 20_000, all: 2_000_000 } as const

export function openSolver({ facts, from, until, answers = new Map(), budget = defaultBudget }: SolverOptions): Solver {
  const types: { [fact: string]: FactType } = {}
  for (const [name, { schema }] of Object.entries(facts)) types[name] = factType(schema)
  const span: TimeSpan = { from, ...(until === undefined ? {} : { until }) }
  let spent = 0

  function possible(rule: RulePlan): SolverAnswer {
    const key = JSON.stringify(rule)
    const before = answers.get(key)
    if (before !== undefined) return before
    const answer = decide(rule)
    answers.set(key, answer)
    return answer
  }

  function decide(rule: RulePlan): SolverAnswer {
    const compiled = compileRule(rule, types)
    const unknown = compiled.facts.find((fact) => !Object.hasOwn(facts, fact))
    if (unknown !== undefined) return { is: 'not-proven', reason: `the fact ${unknown} is not declared` }
    const limit = Math.min(budget.question, budget.all - spent)
    if (limit <= 0)
      return { is: 'not-proven', reason: `the budget of ${budget.all.toLocaleString('en')} tried values is used up` }
    const search = new Search(rule, facts, types, span, limit)
    const found = search.run()
    spent += search.tried
    if (found === 'given-up')
      return { is: 'not-proven', reason: `more than ${limit.toLocaleString('en')} values would have to be tried` }
    if (found === undefined)
      return search.exact
        ? { is: 'impossible' }
        : {
            is: 'not-proven',
            reason: `not all values of ${search.sampled.join(', ')} can be tried, and no tried value fits`,
          }
    const { 'clock.now': now, ...persona } = found
    const at = typeof now === 'number' ? now : from
    const read = (fact: string): unknown =>
      fact === 'clock.now' ? at : Object.hasOwn(persona, fact) ? persona[fact] : undefined
    // The witness is verified with the evaluator of the player.
    if (compiled.test(read) !== TRUE) return { is: 'not-proven', reason: 'the witness that was found does not hold' }
    return { is: 'possible', witness: { persona, at } }
  }

  return { possible, spent: () => spent, facts, types, from }
}

/** A rule in negation normal form. */
type NormalForm =
  | boolean
  | { readonly all: boolean; readonly parts: readonly NormalForm[] }
  | { readonly leaf: Comparison; readonly holds: boolean; readonly on: readonly string[] }

interface Assignment {
  readonly [fact: string]: Json
}

class Search {
  tried = 0
  exact = true
  readonly sampled: string[] = []
  readonly #form: NormalForm
  readonly #facts: DeclaredFacts
  readonly #types: { readonly [fact: string]: FactType }
  readonly #span: TimeSpan
  readonly #limit: number
  readonly #comparisons = new Map<string, Comparison[]>()
  /** For facts that imply values of others: the comparisons with the implying value. */
  readonly #implications = new Map<string, Comparison[]>()
  readonly #domains = new Map<string, FactDomain>()
  readonly #tests = new Map<Comparison, (values: Assignment) => boolean>()

  constructor(
    rule: RulePlan,
    facts: DeclaredFacts,
    types: { readonly [fact: string]: FactType },
    span: TimeSpan,
    limit: number,
  ) {
    this.#facts = facts
    this.#types = types
    this.#span = span
    this.#limit = limit
    this.#form = this.#normalize(rule, true)
    for (const name of this.#comparisons.keys()) this.#addImplications(name)
  }

  run(): Assignment | undefined | 'given-up' {
    try {
      return this.#find(this.#form, {})
    } catch (error) {
      if (error instanceof BudgetExceeded) return 'given-up'
      throw error
    }
  }

  #normalize(rule: RulePlan, holds: boolean): NormalForm {
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

  /** All facts that `fact` is compared with, directly or indirectly; undefined if there are none. */
  #linked(fact: string): LinkedFacts | undefined {
    const names = new Set([fact])
    for (const name of names)
      for (const leaf of this.#comparisons.get(name) ?? []) {
        const other = otherFact(leaf)
        if (other !== undefined) names.add(leaf[1]).add(other)
      }
    if (names.size === 1) return undefined
    const leaves = [...new Set([...names].flatMap((name) => this.#comparisons.get(name) ?? []))]
    const facts = [...names].map((name) => ({ name, definition: this.#definition(name) }))
    return { facts, comparisons: leaves, span: this.#span }
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

  /** An assignment that contains `fixed` and for which `form` holds. */
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
      if (++this.tried > this.#limit) throw new BudgetExceeded()
      const values = { ...fixed, [fact]: value }
      const rest = this.#assign(form, fact, values)
      const found = rest === false ? undefined : this.#find(rest, values)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The fact to try next: the most used one, or the fact that implies its value. */
  #nextFact(form: NormalForm, fixed: Assignment): string | undefined {
    const uses = new Map<string, number>()
    countFacts(form, uses)
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
      domain = domainOf(fact, definition, leaves, this.#span, this.#linked(fact))
      this.#domains.set(fact, domain)
      if (!domain.exact) {
        this.exact = false
        this.sampled.push(fact)
      }
    }
    return domain.values
  }

  /** Simplifies `form` after `fact` got its value. */
  #assign(form: NormalForm, fact: string, values: Assignment): NormalForm {
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
      const compiled = compileRule(leaf, this.#types).test
      const read = (name: string): unknown => here[name]
      test = (values) => {
        here = values
        return compiled(read) === TRUE
      }
      this.#tests.set(leaf, test)
    }
    return test
  }

  /** Groups of `parts` without common unassigned facts. Each group can be solved independently. */
  #independentGroups(parts: readonly NormalForm[], fixed: Assignment): readonly NormalForm[] {
    const groups: { facts: Set<string>; parts: NormalForm[] }[] = []
    for (const part of parts) {
      const uses = new Map<string, number>()
      countFacts(part, uses)
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

class BudgetExceeded extends Error {}

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

function countFacts(form: NormalForm, into: Map<string, number>): void {
  if (typeof form === 'boolean') return
  if ('leaf' in form) for (const fact of form.on) into.set(fact, (into.get(fact) ?? 0) + 1)
  else for (const part of form.parts) countFacts(part, into)
}
