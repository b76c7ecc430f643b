/**
 * Decides whether a rule can hold: for which player and at which moment, or for nobody ever. Splits a rule into parts that share no fact, and
 * tries for each fact one value of every group that the rule can tell apart (domain.ts). An answer is a proof or says that it is none.
 */
import type { FactDefinition } from '../core/fact.ts'
import type { Json } from '../core/json.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { FactType, RulePlan } from '../core/slice.ts'
import { factType } from '../compile/context.ts'
import { type Comparison, operands, otherFact } from '../core/rule-algebra.ts'
import { type FactDomain, domainOf, type LinkedFacts, type TimeSpan } from './domain.ts'

/** Facts that make somebody whom anybody can look through the eyes of. */
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

/** What a fact must be declared with to be reasoned about. */
export interface DeclaredFacts {
  readonly [fact: string]: FactDefinition
}

export interface SolverOptions {
  readonly facts: DeclaredFacts
  /** Moments before are past. */
  readonly from: number
  readonly until?: number
  /** Answers of an earlier solver with the same facts and moments, by rule; the new ones are added. */
  readonly answers?: Map<string, SolverAnswer>
  /** Values tried for one question before it is given up, and for all together. */
  readonly budget?: { readonly question: number; readonly all: number }
}

export interface Solver {
  /** Is there anybody, and a moment, for whom `rule` holds? */
  readonly possible: (rule: RulePlan) => SolverAnswer
  /** Values tried so far. */
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
    if (limit <= 0) return { is: 'not-proven', reason: `the budget of ${budget.all.toLocaleString('en')} tried values is spent` }
    const search = new Search(rule, facts, types, span, limit)
    const found = search.run()
    spent += search.tried
    if (found === 'given-up') return { is: 'not-proven', reason: `more than ${limit.toLocaleString('en')} values would have to be tried` }
    if (found === undefined)
      return search.exact
        ? { is: 'impossible' }
        : { is: 'not-proven', reason: `${search.sampled.join(', ')} cannot be tried in full; no sample was found` }
    const { 'clock.now': now, ...persona } = found
    const at = typeof now === 'number' ? now : from
    const read = (fact: string): unknown => (fact === 'clock.now' ? at : Object.hasOwn(persona, fact) ? persona[fact] : undefined)
    // A witness is shown to people: it is tried on the evaluator that players have.
    if (compiled.test(read) !== TRUE) return { is: 'not-proven', reason: 'the witness that was found does not hold' }
    return { is: 'possible', witness: { persona, at } }
  }

  return { possible, spent: () => spent, facts, types, from }
}

/** Rules in the solver's hands: negations stand at the leaves only. */
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
  readonly #leaves = new Map<string, Comparison[]>()
  /** Of facts that others hang on: the comparison that decides it. */
  readonly #leads = new Map<string, Comparison[]>()
  readonly #domains = new Map<string, FactDomain>()
  readonly #tests = new Map<Comparison, (values: Assignment) => boolean>()

  constructor(rule: RulePlan, facts: DeclaredFacts, types: { readonly [fact: string]: FactType }, span: TimeSpan, limit: number) {
    this.#facts = facts
    this.#types = types
    this.#span = span
    this.#limit = limit
    this.#form = this.#read(rule, true)
    for (const name of this.#leaves.keys()) this.#lead(name)
  }

  run(): Assignment | undefined | 'given-up' {
    try {
      return this.#find(this.#form, {})
    } catch (error) {
      if (error instanceof GivenUp) return 'given-up'
      throw error
    }
  }

  #read(rule: RulePlan, holds: boolean): NormalForm {
    if (typeof rule === 'boolean') return rule === holds
    if (rule[0] === 'not') return this.#read(rule[1], !holds)
    if (rule[0] !== 'is') {
      const all = (rule[0] === 'all') === holds
      return joined(
        all,
        operands(rule).map((part) => this.#read(part, holds)),
      )
    }
    const other = otherFact(rule)
    const on = other === undefined ? [rule[1]] : [rule[1], other]
    for (const fact of on) {
      const list = this.#leaves.get(fact)
      if (list === undefined) this.#leaves.set(fact, [rule])
      else list.push(rule)
    }
    return { leaf: rule, holds, on }
  }

  /** All facts that `fact` is compared with, directly or through others; undefined where it stands alone. */
  #linked(fact: string): LinkedFacts | undefined {
    const names = new Set([fact])
    for (const name of names)
      for (const leaf of this.#leaves.get(name) ?? []) {
        const other = otherFact(leaf)
        if (other !== undefined) names.add(leaf[1]).add(other)
      }
    if (names.size === 1) return undefined
    const leaves = [...new Set([...names].flatMap((name) => this.#leaves.get(name) ?? []))]
    const facts = [...names].map((name) => ({ name, definition: this.#definition(name) }))
    return { facts, leaves, span: this.#span }
  }

  #definition(fact: string): FactDefinition {
    const definition = this.#facts[fact]
    if (definition === undefined) throw new Error(`the fact ${fact} is not declared`)
    return definition
  }

  #lead(name: string): void {
    for (
      let implied = this.#facts[name]?.implied, hop = 0;
      implied !== undefined && hop < 8;
      implied = this.#facts[implied.fact]?.implied, hop++
    ) {
      const leaf: Comparison = ['is', implied.fact, 'eq', implied.is]
      const list = this.#leads.get(implied.fact) ?? []
      this.#leads.set(implied.fact, list)
      if (!list.some((one) => one[3] === leaf[3])) list.push(leaf)
    }
  }

  /** Values under which `form` holds, given those of `fixed`. */
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
      const groups = this.#apart(form.parts, fixed)
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
    const fact = this.#next(form, fixed)
    if (fact === undefined) return undefined
    for (const value of this.#domain(fact, fixed)) {
      if (++this.tried > this.#limit) throw new GivenUp()
      const values = { ...fixed, [fact]: value }
      const rest = this.#given(form, fact, values)
      const found = rest === false ? undefined : this.#find(rest, values)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** The fact to try next: the one that others hang on first, then the most used. */
  #next(form: NormalForm, fixed: Assignment): string | undefined {
    const uses = new Map<string, number>()
    count(form, uses)
    let best: string | undefined
    for (const [fact, times] of uses) if (!Object.hasOwn(fixed, fact) && (best === undefined || times > (uses.get(best) ?? 0))) best = fact
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
      const leaves = [...(this.#leaves.get(fact) ?? []), ...(this.#leads.get(fact) ?? [])]
      domain = domainOf(fact, definition, leaves, this.#span, this.#linked(fact))
      this.#domains.set(fact, domain)
      if (!domain.exact) {
        this.exact = false
        this.sampled.push(fact)
      }
    }
    return domain.values
  }

  /** `form` now that `fact` has its value. */
  #given(form: NormalForm, fact: string, values: Assignment): NormalForm {
    if (typeof form === 'boolean') return form
    if ('leaf' in form) {
      if (!form.on.includes(fact) || form.on.some((one) => !Object.hasOwn(values, one))) return form
      return this.#test(form.leaf)(values) === form.holds
    }
    let changed = false
    const parts = form.parts.map((part) => {
      const one = this.#given(part, fact, values)
      if (one !== part) changed = true
      return one
    })
    return changed ? joined(form.all, parts) : form
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

  /** Groups of `parts` that share no open fact: each can be tried alone. */
  #apart(parts: readonly NormalForm[], fixed: Assignment): readonly NormalForm[] {
    const groups: { facts: Set<string>; parts: NormalForm[] }[] = []
    for (const part of parts) {
      const uses = new Map<string, number>()
      count(part, uses)
      const facts = new Set<string>()
      for (const fact of uses.keys()) this.#bound(fact, fixed, facts)
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
    return groups.map((group) => joined(true, group.parts))
  }

  /** The fact and those it hangs on, as far as they are open. */
  #bound(fact: string, fixed: Assignment, into: Set<string>): void {
    for (let name: string | undefined = fact; name !== undefined && !into.has(name); name = this.#facts[name]?.implied?.fact)
      if (!Object.hasOwn(fixed, name)) into.add(name)
  }
}

class GivenUp extends Error {}

function joined(all: boolean, parts: readonly NormalForm[]): NormalForm {
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

function count(form: NormalForm, into: Map<string, number>): void {
  if (typeof form === 'boolean') return
  if ('leaf' in form) for (const fact of form.on) into.set(fact, (into.get(fact) ?? 0) + 1)
  else for (const part of form.parts) count(part, into)
}
