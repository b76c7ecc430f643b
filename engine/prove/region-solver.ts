/**
 * Decides several questions about rules with the same facts: `require` adds a rule that must hold, `possible` decides
 * whether one more rule can hold. Clauses learned for a question are reused for the next.
 */
import { type Comparison, operands } from '../core/rule-algebra.ts'
import { compileRule } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { intersection, isEmpty, meets, range, union } from './bits.ts'
import { Clauses, type Literal } from './clauses.ts'
import { FactRegions, type RegionFacts } from './fact-regions.ts'
import { comparisonsIn } from './reads.ts'
import type { Persona } from './solve.ts'

/**
 * A rule in literals, without `not`. An "all" or "any" group contains no group of the same kind, and at most one
 * literal per variable.
 */
type RulePart = boolean | Literal | { readonly all: boolean; readonly parts: readonly Exclude<RulePart, boolean>[] }

export type RegionAnswer =
  | { readonly is: 'possible'; readonly persona: Persona }
  /** The tags of required rules that together exclude the rule. */
  | { readonly is: 'impossible'; readonly tags: ReadonlySet<number> }

export class RegionSolver {
  readonly #clauses: Clauses
  readonly #regions: FactRegions
  readonly #spend: (operations: number) => void
  readonly #parts = new Map<RulePlan, RulePart>()
  readonly #literals = new Map<Comparison, Literal | boolean>()

  /** Takes all rules at once, because together they determine which values of a fact the solver must distinguish. */
  constructor(rules: readonly RulePlan[], world: RegionFacts, spend: (operations: number) => void) {
    this.#spend = spend
    this.#clauses = new Clauses(spend)
    const leaves = rules.flatMap(comparisonsIn)
    spend(4 * leaves.length)
    for (const leaf of leaves) compileRule(leaf, world.types, invalid)
    this.#regions = new FactRegions(this.#clauses, world, leaves, spend)
  }

  /** Facts of which not all values can be listed. If there is such a fact, the answer `impossible` is not a proof. */
  get sampled(): readonly string[] {
    return this.#regions.sampled
  }

  /** Requires `rule` for all later questions. Answers refer to the rule by its tag. */
  require(rule: RulePlan, tag?: number): void {
    this.#require(this.#partOf(rule), tag)
  }

  possible(rule: RulePlan): RegionAnswer {
    const part = this.#partOf(rule)
    if (part === false) return { is: 'impossible', tags: new Set() }
    const answer = this.#clauses.solve(part === true ? [] : this.#assumptions(part))
    return answer.is === 'impossible' ? answer : { is: 'possible', persona: this.#regions.personaIn(answer.values) }
  }

  /**
   * True if the rules compare the same fact in ways that exclude each other. This test is fast, and finds most pairs of
   * rules that exclude each other.
   */
  isApart(a: RulePlan, b: RulePlan): boolean {
    const [left, right] = [this.#partOf(a), this.#partOf(b)]
    if (typeof left === 'boolean' || typeof right === 'boolean') return left === false || right === false
    this.#spend(4)
    return literalsIn(left).some(({ variable, values }) =>
      literalsIn(right).some((other) => other.variable === variable && !meets(other.values, values)),
    )
  }

  /** The literals that must hold if `rule` holds, at most one for each variable. */
  required(rule: RulePlan): readonly Literal[] | 'never' {
    const part = this.#partOf(rule)
    return part === false ? 'never' : part === true ? [] : literalsIn(part)
  }

  #partOf(rule: RulePlan): RulePart {
    let part = this.#parts.get(rule)
    if (part === undefined) this.#parts.set(rule, (part = this.#build(rule, true)))
    return part
  }

  #build(rule: RulePlan, holds: boolean): RulePart {
    this.#spend(1)
    if (typeof rule === 'boolean') return rule === holds
    if (rule[0] === 'not') return this.#build(rule[1], !holds)
    if (rule[0] === 'is') {
      let literal = this.#literals.get(rule)
      if (literal === undefined) this.#literals.set(rule, (literal = this.#regions.literal(rule)))
      return holds ? literal : this.#regions.opposite(literal)
    }
    const all = (rule[0] === 'all') === holds
    return this.#combine(
      all,
      operands(rule).map((part) => this.#build(part, holds)),
    )
  }

  /** Combines rule parts; the literals of one variable become one literal. */
  #combine(all: boolean, parts: readonly RulePart[]): RulePart {
    const literals = new Map<number, Literal>()
    const groups: Exclude<RulePart, boolean>[] = []
    const open = [...parts].reverse()
    for (let part = open.pop(); part !== undefined; part = open.pop()) {
      if (part === !all) return !all
      if (part === all) continue
      if (typeof part === 'boolean') continue
      if ('variable' in part) {
        const before = literals.get(part.variable)
        const merge = all ? intersection : union
        if (before !== undefined) part = { variable: part.variable, values: merge(before.values, part.values) }
        literals.set(part.variable, part)
      } else if (part.all === all) open.push(...part.parts)
      else groups.push(part)
    }
    for (const literal of literals.values()) {
      if (all ? isEmpty(literal.values) : this.#clauses.isAny(literal)) return !all
    }
    const kept = [...literals.values(), ...groups]
    const [first] = kept
    return first === undefined ? all : kept.length === 1 ? first : { all, parts: kept }
  }

  #require(part: RulePart, tag: number | undefined): void {
    if (part === true) return
    if (part === false) this.#clauses.add([], tag)
    else if ('variable' in part) this.#clauses.add([part], tag)
    else if (part.all) for (const one of part.parts) this.#require(one, tag)
    else
      this.#clauses.add(
        part.parts.map((one) => this.#literalFor(one)),
        tag,
      )
  }

  /** A literal that implies `part`. A group gets a new variable whose value 1 implies the group. */
  #literalFor(part: Exclude<RulePart, boolean>): Literal {
    if ('variable' in part) return part
    const variable = this.#clauses.addVariable(2)
    const isOpen: Literal = { variable, values: range(2, 0, 1) }
    if (part.all)
      for (const one of part.parts)
        this.#clauses.add([
          isOpen,
          ...('variable' in one || one.all ? [this.#literalFor(one)] : one.parts.map((each) => this.#literalFor(each))),
        ])
    else this.#clauses.add([isOpen, ...part.parts.map((one) => this.#literalFor(one))])
    return { variable, values: range(2, 1, 2) }
  }

  #assumptions(part: Exclude<RulePart, boolean>): readonly Literal[] {
    if ('variable' in part) return [part]
    return part.all ? part.parts.map((one) => this.#literalFor(one)) : [this.#literalFor(part)]
  }
}

function invalid(reason: string): void {
  throw new Error(reason)
}

/** The literals that must hold if `part` holds. */
function literalsIn(part: Exclude<RulePart, boolean>): readonly Literal[] {
  if ('variable' in part) return [part]
  return part.all ? part.parts.filter((one) => 'variable' in one) : []
}
