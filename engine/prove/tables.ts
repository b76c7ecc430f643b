/** Rows and variants: what earlier ones leave nothing to, for whom nothing is said, and for whom too much. */
import { compileRule, FALSE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import type { Condition } from '../compile/context.ts'
import { memoize } from '../memo/memo.ts'
import { type ProofContext, conflict, forWhom, isImpossible, locationWords, witnessOf } from './context.ts'
import { named } from './visibility.ts'
import type { Target } from './targets.ts'
import { allOf, not } from '../core/rule-algebra.ts'
import type { Witness } from './solve.ts'

export function proveTables(context: ProofContext): void {
  const tables = new Map<string, Target[]>()
  const variants = new Map<string, Target[]>()
  for (const group of context.groups)
    for (const target of choicesIn(group)) {
      if (target.kind === 'row') add(tables, target.document, target)
      else add(variants, `${target.variant?.of} ${target.routes.join(' ')}`, target)
    }
  for (const [document, rows] of tables)
    context.cache.about(context, 'table', rows, 0, () => {
      proveTable(context, document, rows)
      return true
    })
  for (const group of variants.values())
    context.cache.about(context, 'variants', group, 0, () => {
      proveShadows(context, group, 'variant')
      return true
    })
}

/** Rows and variants: most groups have none. */
const choicesIn = memoize((group: readonly Target[]) => group.filter(({ kind, variant }) => kind === 'row' || variant !== undefined))

function proveTable(context: ProofContext, document: string, rows: readonly Target[]): void {
  const hit = context.site.index.document('decision-table', document.slice('decision-table/'.length))?.value.hit
  if (hit === 'collect') return
  proveShadows(context, rows, 'row')
  proveGap(context, document, rows)
  if (hit === 'unique') proveUnique(context, rows)
}

function add(groups: Map<string, Target[]>, key: string, target: Target): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [target])
  else group.push(target)
}

function ruleOf(target: Target): RulePlan {
  return allOf(target.conditions.map(({ rule }) => rule))
}

function proveShadows(context: ProofContext, targets: readonly Target[], what: string): void {
  const tests = targets.map((target) => compileRule(ruleOf(target), context.solver.types).test)
  targets.forEach((target, n) => {
    if (n === 0) return
    const alone = context.solver.possible(ruleOf(target))
    if (alone.is !== 'possible') return
    // A witness of the row alone whom every earlier one surely refuses proves that it is reached; that is most rows.
    const read = readerOf(alone.witness)
    const before = targets.slice(0, n)
    if (before.every((_, m) => tests[m]?.(read) === FALSE)) return
    const rest = (earlier: readonly Target[]): RulePlan => allOf([ruleOf(target), ...earlier.map((one) => not(ruleOf(one)))])
    if (!isImpossible(context, rest(before), target, `that the ${what} ${named(target)} is ever reached`)) return
    const taking = conflict(context.solver, before.map(conditionOf), (rules) => allOf([ruleOf(target), ...rules]))
    const where = taking.map((one) => locationWords(context.site, one)).join(' and ')
    const { document, pointer } = target
    const message = `${named(target)} is never reached: ${taking.length === 1 ? `the ${what} at ${where} takes` : `the ${what}s at ${where} take`} everybody whom it is for`
    context.report({ code: 'PRF-SHADOW', document, pointer, message, witness: alone.witness, routes: target.routes })
  })
}

/** "Not this one", at its place. */
function conditionOf(target: Target): Condition {
  return { rule: not(ruleOf(target)), document: target.document, pointer: target.pointer }
}

function readerOf({ persona, at }: Witness): (fact: string) => unknown {
  return (fact) => (fact === 'clock.now' ? at : Object.hasOwn(persona, fact) ? persona[fact] : undefined)
}

function proveGap(context: ProofContext, document: string, rows: readonly Target[]): void {
  const pointer = '/rows'
  const witness = witnessOf(context, allOf(rows.map((row) => not(ruleOf(row)))), { document, pointer }, 'that a row holds for everybody')
  if (witness === undefined) return
  const message = `no row holds ${forWhom(context, witness)}; add a row for it, or a last one that holds always`
  context.report({ code: 'PRF-GAP', document, pointer, message, witness })
}

function proveUnique(context: ProofContext, rows: readonly Target[]): void {
  rows.forEach((row, n) => {
    for (const other of rows.slice(0, n)) {
      const { document, pointer } = row
      const witness = witnessOf(
        context,
        allOf([ruleOf(row), ruleOf(other)]),
        row,
        `that ${named(row)} and ${named(other)} never hold together`,
      )
      if (witness === undefined) continue
      const message = `${named(row)} and ${named(other)} both hold ${forWhom(context, witness)}; in this table exactly one row may`
      context.report({ code: 'PRF-OVERLAP', document, pointer, message, witness })
      return
    }
  })
}
