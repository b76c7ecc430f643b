/** The effect of a rule that an operator writes: whether it can hold, for which share of possible persons, for whom. */
import type { CheckedSite } from '../check/site.ts'
import { CompileError, newContext } from '../compile/context.ts'
import { rulePlan } from '../compile/rule.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { isList, isObject, type Json } from '../core/json.ts'
import { not } from '../core/rule-algebra.ts'
import { compileRule } from '../core/rule.ts'
import type { FactType, RulePlan } from '../core/slice.ts'
import type { WrittenRule } from '../core/vocabulary.gen.ts'
import { pointerTo } from '../document/finding.ts'
import { validate } from '../document/validate.ts'
import { definitionSchema } from '../document/vocabulary.ts'
import { type RuleSample, sampleOf } from '../prove/rule-sample.ts'
import { openSolver, type Solver } from '../prove/solve.ts'
import { compileSiteOf } from '../prove/targets.ts'

export type RuleVerdict = 'some' | 'always' | 'never' | 'not-proven'

export type RuleEffect =
  | {
      readonly is: 'known'
      readonly verdict: RuleVerdict
      /** Parts of the rule that always or never hold, by JSON pointer below the rule. */
      readonly parts: { readonly [pointer: string]: 'always' | 'never' }
      readonly sample: RuleSample
    }
  /** The effect also depends on where the rule is used. */
  | { readonly is: 'depends' }
  /** The rule is not complete, or not valid. */
  | { readonly is: 'incomplete'; readonly reason: string }

/** Limits of the solver. The effect is computed after each keystroke, so it must be fast. */
const BUDGET = { question: 100_000, all: 2_000_000 }

export function ruleEffectOf(rule: Json, site: CheckedSite, catalogue: Catalogue, at: number): RuleEffect {
  if (!isWrittenRule(rule)) return { is: 'incomplete', reason: 'a value is missing or has the wrong type' }
  if (dependsOnPlace(rule)) return { is: 'depends' }
  const solver = openSolver({ facts: catalogue.facts, from: at, budget: BUDGET })
  const plan = compiled(rule, site, catalogue, solver.types)
  if (typeof plan === 'string') return { is: 'incomplete', reason: plan }
  const parts: { [pointer: string]: 'always' | 'never' } = {}
  for (const [pointer, part] of partsOf(rule, '')) {
    const inner = typeof part === 'boolean' ? undefined : compiled(part, site, catalogue, solver.types)
    const verdict = inner === undefined || typeof inner === 'string' ? 'some' : verdictOf(inner, solver)
    if (verdict === 'always' || verdict === 'never') parts[pointer] = verdict
  }
  const sample = sampleOf(plan, catalogue.facts, solver.types, { from: at })
  return { is: 'known', verdict: verdictOf(plan, solver), parts, sample }
}

/** The compiled rule, or why it cannot be compiled. */
export function compiled(
  rule: WrittenRule,
  site: CheckedSite,
  catalogue: Catalogue,
  types: { readonly [fact: string]: FactType },
): RulePlan | string {
  try {
    const plan = rulePlan(rule, newContext(compileSiteOf(site, catalogue), '', ''))
    let problem: string | undefined
    compileRule(plan, types, (reason) => (problem = reason))
    return problem ?? plan
  } catch (error) {
    if (error instanceof CompileError) return error.message.replace(/^[^ ]*: /, '')
    // Audiences that refer to each other recurse until the stack overflows.
    if (error instanceof RangeError) return 'audiences of the rule refer to each other in a circle'
    throw error
  }
}

function verdictOf(plan: RulePlan, solver: Solver): RuleVerdict {
  const holds = solver.possible(plan).is
  if (holds === 'impossible') return 'never'
  const fails = solver.possible(not(plan)).is
  if (fails === 'impossible') return 'always'
  return holds === 'possible' && fails === 'possible' ? 'some' : 'not-proven'
}

export function isWrittenRule(rule: Json): rule is WrittenRule {
  let isValid = true
  validate(definitionSchema('rule'), rule, '', {
    problem() {
      isValid = false
    },
  })
  return isValid
}

/** True for a rule with arguments or references: their values depend on where in a page the rule is used. */
function dependsOnPlace(rule: Json): boolean {
  if (isList(rule)) return rule.some(dependsOnPlace)
  if (!isObject(rule)) return false
  return 'arg' in rule || '$ref' in rule || Object.values(rule).some(dependsOnPlace)
}

/** Yields all rules nested inside a rule, with their JSON pointers. */
function* partsOf(rule: WrittenRule, pointer: string): Generator<readonly [pointer: string, rule: WrittenRule]> {
  if (typeof rule === 'boolean') return
  const inner: (readonly [string, WrittenRule])[] =
    'all' in rule
      ? rule.all.map((part, n) => [pointerTo(pointer, 'all', n), part] as const)
      : 'any' in rule
        ? rule.any.map((part, n) => [pointerTo(pointer, 'any', n), part] as const)
        : 'not' in rule
          ? [[pointerTo(pointer, 'not'), rule.not]]
          : []
  for (const [at, part] of inner) {
    yield [at, part]
    yield* partsOf(part, at)
  }
}
