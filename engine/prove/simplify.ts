/** Simplifies rules: removes parts that follow from the rest of the rule or from the declarations of facts. */
import type { Json } from '../core/json.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { allOf, anyOf, type Comparison, not, operands, opposites } from '../core/rule-algebra.ts'
import type { Solver } from './solve.ts'

/**
 * Limits the work for the wording of findings. All findings share one budget. Answers that the solver has cached count
 * too, so the same site always gets the same wording.
 */
export interface WordingBudget {
  /** Comparisons that may still be processed. A question with n comparisons counts as n squared. */
  comparisons: number
  /** Number of times that a share of people may still be computed. */
  shares: number
}

export function wordingBudget(): WordingBudget {
  return { comparisons: 800_000, shares: 100 }
}

/**
 * Returns an equivalent rule without redundant parts. Comparisons of one fact are merged. A part is kept if the solver
 * cannot decide about it, or if `budget` is used up.
 */
export function simplify(rule: RulePlan, solver: Solver, budget = wordingBudget()): RulePlan {
  const isUsedUp = (): boolean => budget.comparisons < 0
  const isNever = (one: RulePlan): boolean => {
    budget.comparisons -= sizeOf(one) ** 2
    return !isUsedUp() && solver.possible(one).is === 'impossible'
  }
  let simplest = pushNegations(rule, true)
  // Removing one part may make another redundant.
  for (let round = 0; round < 8; round++) {
    const next = mergeComparisons(removeRedundant(simplest, true, { isNever, isUsedUp }), solver)
    if (sizeOf(next) >= sizeOf(simplest)) return round === 0 ? next : simplest
    simplest = next
  }
  return simplest
}

/** Moves negations to the comparisons. */
function pushNegations(rule: RulePlan, holds: boolean): RulePlan {
  if (typeof rule === 'boolean') return rule === holds
  if (rule[0] === 'not') return pushNegations(rule[1], !holds)
  if (rule[0] === 'is') return holds ? rule : (opposite(rule) ?? ['not', rule])
  const parts = operands(rule).map((part) => pushNegations(part, holds))
  return (rule[0] === 'all') === holds ? allOf(parts) : anyOf(parts)
}

function opposite([, fact, op, value]: Comparison): RulePlan | undefined {
  if (op === 'eq' && typeof value === 'boolean') return ['is', fact, 'eq', !value]
  const other = opposites[op]
  return other === undefined ? undefined : value === undefined ? ['is', fact, other] : ['is', fact, other, value]
}

/** Questions to the solver, limited by the budget. */
interface Questions {
  readonly isNever: (rule: RulePlan) => boolean
  readonly isUsedUp: () => boolean
}

/** Removes the parts of `rule` that make no difference where `around` holds. */
function removeRedundant(rule: RulePlan, around: RulePlan, questions: Questions): RulePlan {
  const isNeverHere = (one: RulePlan): boolean => questions.isNever(allOf([around, one]))
  // Building the questions also takes time, so stop when the budget is used up.
  if (typeof rule === 'boolean' || questions.isUsedUp()) return rule
  if (isNeverHere(rule)) return false
  if (isNeverHere(not(rule))) return true
  if (rule[0] === 'is' || rule[0] === 'not') return rule
  const together = rule[0] === 'all' ? allOf : anyOf
  let parts = [...operands(rule)]
  // Long parts are removed first, so short ones are kept.
  for (const part of [...parts].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const others = parts.filter((one) => one !== part)
    if (others.length === 0 || questions.isUsedUp()) break
    const rest = together(others)
    const isRedundant =
      rule[0] === 'all' ? isNeverHere(allOf([rest, not(part)])) : isNeverHere(allOf([part, not(rest)]))
    if (isRedundant) parts = others
  }
  for (const [n, part] of parts.entries()) {
    if (typeof part === 'boolean' || part[0] === 'is' || part[0] === 'not' || questions.isUsedUp()) continue
    const others = parts.filter((_one, m) => m !== n)
    const context = rule[0] === 'all' ? allOf([around, ...others]) : allOf([around, ...others.map(not)])
    parts[n] = removeRedundant(part, context, questions)
  }
  return together(parts)
}

function sizeOf(rule: RulePlan): number {
  if (typeof rule === 'boolean') return 0
  if (rule[0] === 'is') return 1
  return operands(rule).reduce((sum: number, part) => sum + sizeOf(part), 0)
}

/** Merges all comparisons of the same fact within a group into one equivalent comparison where possible. */
function mergeComparisons(rule: RulePlan, solver: Solver): RulePlan {
  if (typeof rule === 'boolean' || rule[0] === 'is' || rule[0] === 'not') return rule
  const merged = operands(rule).map((part) => mergeComparisons(part, solver))
  const parts = rule[0] === 'all' ? cutRanges(merged, solver) : merged
  const byFact = new Map<string, Comparison[]>()
  for (const part of parts)
    if (isComparison(part)) {
      const list = byFact.get(part[1])
      if (list === undefined) byFact.set(part[1], [part])
      else list.push(part)
    }
  let kept: readonly RulePlan[] = parts
  for (const [fact, leaves] of byFact) {
    const one = rule[0] === 'all' ? mergeConjunction(fact, leaves, solver) : mergeDisjunction(fact, leaves, solver)
    if (one === undefined) continue
    const first = kept.findIndex((part) => part === leaves[0])
    kept = kept.flatMap((part, n): RulePlan[] =>
      n === first ? [one] : isComparison(part) && leaves.includes(part) ? [] : [part],
    )
  }
  return rule[0] === 'all' ? allOf(kept) : anyOf(kept)
}

/**
 * Merges a range of whole numbers with an excluded range that overlaps one of its ends. The result is one shorter
 * range.
 */
function cutRanges(parts: readonly RulePlan[], { types }: Solver): readonly RulePlan[] {
  const kept = [...parts]
  for (const part of parts) {
    if (typeof part === 'boolean' || part[0] !== 'not') continue
    const cut = rangeOf(part[1])
    const type = cut && types[cut.fact]
    if (cut === undefined || (type !== 'i' && type !== 't')) continue
    const index = kept.findIndex((one) => rangeOf(one)?.fact === cut.fact)
    const range = rangeOf(kept[index] ?? true)
    if (range === undefined || cut.from > range.until || cut.until < range.from) continue
    const shorter =
      cut.from <= range.from
        ? rangeComparison(cut.fact, cut.until + 1, range.until)
        : cut.until >= range.until
          ? rangeComparison(cut.fact, range.from, cut.from - 1)
          : undefined
    if (shorter === undefined) continue
    kept[index] = shorter
    kept.splice(kept.indexOf(part), 1)
  }
  return kept
}

function rangeOf(rule: RulePlan): { readonly fact: string; readonly from: number; readonly until: number } | undefined {
  if (!isComparison(rule) || rule[2] !== 'between' || !Array.isArray(rule[3])) return undefined
  const [from, until] = rule[3] as readonly unknown[]
  return typeof from === 'number' && typeof until === 'number' ? { fact: rule[1], from, until } : undefined
}

function isComparison(rule: RulePlan): rule is Comparison {
  return typeof rule !== 'boolean' && rule[0] === 'is'
}

function mergeConjunction(fact: string, leaves: readonly Comparison[], solver: Solver): RulePlan | undefined {
  const merged = mergeEnumValues(fact, allOf(leaves), leaves.length, solver)
  if (merged !== undefined) return merged
  if (leaves.length < 2) return undefined
  const type = solver.types[fact]
  if (type !== 'i' && type !== 't') return undefined
  const step = (end: unknown, by: number): number | null | undefined =>
    typeof end === 'number' ? end + by : end === null ? null : undefined
  let low: number | null = null
  let high: number | null = null
  for (const [, , op, value] of leaves) {
    const [from, until] =
      op === 'gte'
        ? [step(value, 0), null]
        : op === 'gt'
          ? [step(value, 1), null]
          : op === 'lte'
            ? [null, step(value, 0)]
            : op === 'lt'
              ? [null, step(value, -1)]
              : op === 'between' && Array.isArray(value)
                ? [step(value[0] ?? null, 0), step(value[1] ?? null, 0)]
                : [undefined, undefined]
    if (from === undefined || until === undefined) return undefined
    if (from !== null) low = low === null ? from : Math.max(low, from)
    if (until !== null) high = high === null ? until : Math.min(high, until)
  }
  return rangeComparison(fact, low, high)
}

function rangeComparison(fact: string, low: number | null, high: number | null): RulePlan {
  if (low !== null && high !== null && low > high) return false
  if (low !== null && low === high) return ['is', fact, 'eq', low]
  if (low === null) return high === null ? true : ['is', fact, 'lte', high]
  return high === null ? ['is', fact, 'gte', low] : ['is', fact, 'between', [low, high]]
}

function mergeDisjunction(fact: string, leaves: readonly Comparison[], solver: Solver): RulePlan | undefined {
  if (leaves.length < 2) return undefined
  return mergeEnumValues(fact, anyOf(leaves), leaves.length, solver)
}

/** For facts with an enum: the allowed or the excluded values, whichever are fewer. */
function mergeEnumValues(fact: string, rule: RulePlan, leaves: number, solver: Solver): RulePlan | undefined {
  const schema = solver.facts[fact]?.schema
  if (schema === undefined || !('enum' in schema) || schema.enum === undefined) return undefined
  const all: readonly Json[] = schema.enum
  const type = solver.types[fact]
  if (type === undefined || typeof rule === 'boolean') return undefined
  const { test } = compileRule(rule, { [fact]: type })
  const fitting = all.filter((value) => test(() => value) === TRUE)
  const others = all.filter((value) => !fitting.includes(value))
  if (fitting.length === 0 || others.length === 0) return others.length === 0
  const one = ([first, ...more]: readonly Json[], single: 'eq' | 'neq', several: 'in' | 'notIn'): RulePlan =>
    first !== undefined && more.length === 0
      ? ['is', fact, single, first]
      : ['is', fact, several, [...(first === undefined ? [] : [first]), ...more]]
  const made = others.length < fitting.length ? one(others, 'neq', 'notIn') : one(fitting, 'eq', 'in')
  return leaves === 1 && JSON.stringify(made).length >= JSON.stringify(rule).length ? undefined : made
}
