/** A rule in fewer words: without what the rest of it, or the facts themselves, say already. */
import type { Json } from '../core/json.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { allOf, anyOf, type Comparison, not, operands, opposites } from '../core/rule-algebra.ts'
import type { Solver } from './solve.ts'

/**
 * A rule that holds for exactly the same people at the same moments, of which no part can be left out; comparisons of one fact are drawn
 * together. Where the solver cannot tell, the part stays.
 */
export function simplify(rule: RulePlan, solver: Solver): RulePlan {
  let here = pushed(rule, true)
  // Leaving one part out may make another superfluous: each round makes it smaller, or is the last.
  for (let round = 0; round < 8; round++) {
    const next = joined(reduced(here, true, solver), solver)
    if (sizeOf(next) >= sizeOf(here)) return round === 0 ? next : here
    here = next
  }
  return here
}

/** Negations stand at the leaves only. */
function pushed(rule: RulePlan, holds: boolean): RulePlan {
  if (typeof rule === 'boolean') return rule === holds
  if (rule[0] === 'not') return pushed(rule[1], !holds)
  if (rule[0] === 'is') return holds ? rule : (opposite(rule) ?? ['not', rule])
  const parts = operands(rule).map((part) => pushed(part, holds))
  return (rule[0] === 'all') === holds ? allOf(parts) : anyOf(parts)
}

function opposite([, fact, op, value]: Comparison): RulePlan | undefined {
  if (op === 'eq' && typeof value === 'boolean') return ['is', fact, 'eq', !value]
  const other = opposites[op]
  return other === undefined ? undefined : value === undefined ? ['is', fact, other] : ['is', fact, other, value]
}

/** `rule` without what cannot matter where `around` holds. */
function reduced(rule: RulePlan, around: RulePlan, solver: Solver): RulePlan {
  const never = (one: RulePlan): boolean => solver.possible(allOf([around, one])).is === 'impossible'
  if (typeof rule === 'boolean') return rule
  if (never(rule)) return false
  if (never(not(rule))) return true
  if (rule[0] === 'is' || rule[0] === 'not') return rule
  const together = rule[0] === 'all' ? allOf : anyOf
  let parts = [...operands(rule)]
  // Long parts first: what a short one says already need not be said at length.
  for (const part of [...parts].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const others = parts.filter((one) => one !== part)
    if (others.length === 0) break
    const rest = together(others)
    const isSuperfluous = rule[0] === 'all' ? never(allOf([rest, not(part)])) : never(allOf([part, not(rest)]))
    if (isSuperfluous) parts = others
  }
  for (const [n, part] of parts.entries()) {
    if (typeof part === 'boolean' || part[0] === 'is' || part[0] === 'not') continue
    const others = parts.filter((_one, m) => m !== n)
    const context = rule[0] === 'all' ? allOf([around, ...others]) : allOf([around, ...others.map(not)])
    parts[n] = reduced(part, context, solver)
  }
  return together(parts)
}

function sizeOf(rule: RulePlan): number {
  if (typeof rule === 'boolean') return 0
  if (rule[0] === 'is') return 1
  return operands(rule).reduce((sum: number, part) => sum + sizeOf(part), 0)
}

/** Several comparisons of one fact in one group become one, where one says the same. */
function joined(rule: RulePlan, solver: Solver): RulePlan {
  if (typeof rule === 'boolean' || rule[0] === 'is' || rule[0] === 'not') return rule
  const parts = operands(rule).map((part) => joined(part, solver))
  const byFact = new Map<string, Comparison[]>()
  for (const part of parts)
    if (isLeaf(part)) {
      const list = byFact.get(part[1])
      if (list === undefined) byFact.set(part[1], [part])
      else list.push(part)
    }
  let kept: RulePlan[] = parts
  for (const [fact, leaves] of byFact) {
    const one = rule[0] === 'all' ? allOfOne(fact, leaves, solver) : anyOfOne(fact, leaves, solver)
    if (one === undefined) continue
    const first = kept.findIndex((part) => part === leaves[0])
    kept = kept.flatMap((part, n): RulePlan[] => (n === first ? [one] : isLeaf(part) && leaves.includes(part) ? [] : [part]))
  }
  return rule[0] === 'all' ? allOf(kept) : anyOf(kept)
}

function isLeaf(rule: RulePlan): rule is Comparison {
  return typeof rule !== 'boolean' && rule[0] === 'is'
}

function allOfOne(fact: string, leaves: readonly Comparison[], solver: Solver): RulePlan | undefined {
  const words = wordsOfOne(fact, allOf(leaves), leaves.length, solver)
  if (words !== undefined) return words
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
  return rangeOf(fact, low, high)
}

function rangeOf(fact: string, low: number | null, high: number | null): RulePlan {
  if (low !== null && high !== null && low > high) return false
  if (low !== null && low === high) return ['is', fact, 'eq', low]
  if (low === null) return high === null ? true : ['is', fact, 'lte', high]
  return high === null ? ['is', fact, 'gte', low] : ['is', fact, 'between', [low, high]]
}

function anyOfOne(fact: string, leaves: readonly Comparison[], solver: Solver): RulePlan | undefined {
  if (leaves.length < 2) return undefined
  return wordsOfOne(fact, anyOf(leaves), leaves.length, solver)
}

/** A fact with few values: those that it may have, or those that it may not, whichever are fewer. */
function wordsOfOne(fact: string, rule: RulePlan, leaves: number, solver: Solver): RulePlan | undefined {
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
