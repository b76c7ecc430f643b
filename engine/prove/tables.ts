/**
 * Proves that every row and variant is reachable, that tables have no gaps, and that rows of unique tables do not
 * overlap.
 */
import { compileRule, FALSE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import type { Condition } from '../compile/context.ts'
import { memoize } from '../memo/memo.ts'
import { type ProofContext, smallestConflict, witnessWords, isImpossible, locationWords, witnessOf } from './context.ts'
import { targetName } from './visibility.ts'
import type { Target } from './targets.ts'
import { allOf, not } from '../core/rule-algebra.ts'
import type { Witness } from './solve.ts'

export function proveTables(context: ProofContext): void {
  const tables = new Map<string, Target[]>()
  const variants = new Map<string, Target[]>()
  for (const group of context.groups)
    for (const target of rowsAndVariants(group)) {
      if (target.kind === 'row') add(tables, target.document, target)
      else add(variants, `${target.variant?.of} ${target.routes.join(' ')}`, target)
    }
  for (const [document, rows] of tables)
    context.cache.prove(context, 'table', rows, 0, () => {
      proveTable(context, document, rows)
      return true
    })
  for (const group of variants.values())
    context.cache.prove(context, 'variants', group, 0, () => {
      proveShadows(context, group, 'variant')
      return true
    })
}

/** The rows and variants of a group. Most groups have none. */
const rowsAndVariants = memoize((group: readonly Target[]) =>
  group.filter(({ kind, variant }) => kind === 'row' || variant !== undefined),
)

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

function combinedRule(target: Target): RulePlan {
  return allOf(target.conditions.map(({ rule }) => rule))
}

function proveShadows(context: ProofContext, targets: readonly Target[], what: string): void {
  const tests = targets.map((target) => compileRule(combinedRule(target), context.solver.types).test)
  targets.forEach((target, n) => {
    if (n === 0) return
    const alone = context.solver.possible(combinedRule(target))
    if (alone.is !== 'possible') return
    // If all earlier rows are false for a witness of the row, the row is reachable. This covers most rows.
    const read = readerOf(alone.witness)
    const before = targets.slice(0, n)
    if (before.every((_, m) => tests[m]?.(read) === FALSE)) return
    const reached = allOf([combinedRule(target), ...before.map((one) => not(combinedRule(one)))])
    if (!isImpossible(context, reached, target, `that the ${what} ${targetName(target)} can be reached`)) return
    const shadowing = smallestConflict(context.solver, before.map(conditionOf), (rules) =>
      allOf([combinedRule(target), ...rules]),
    )
    const where = shadowing.map((one) => locationWords(context.site, one)).join(' and ')
    const { document, pointer } = target
    const earlier =
      shadowing.length === 1 ? `the earlier ${what} at ${where} applies` : `the earlier ${what}s at ${where} apply`
    const message = `${targetName(target)} is never reached: ${earlier} whenever its own rule holds`
    context.report({ code: 'PRF-SHADOW', document, pointer, message, witness: alone.witness, routes: target.routes })
  })
}

/** The negated rule of a target, with its location. */
function conditionOf(target: Target): Condition {
  return { rule: not(combinedRule(target)), document: target.document, pointer: target.pointer }
}

function readerOf({ persona, at }: Witness): (fact: string) => unknown {
  return (fact) => (fact === 'clock.now' ? at : Object.hasOwn(persona, fact) ? persona[fact] : undefined)
}

function proveGap(context: ProofContext, document: string, rows: readonly Target[]): void {
  const pointer = '/rows'
  const witness = witnessOf(
    context,
    allOf(rows.map((row) => not(combinedRule(row)))),
    { document, pointer },
    'that a row always holds',
  )
  if (witness === undefined) return
  const remedy = 'add a row for this case, or a last row with "when": true'
  const message = `no row holds ${witnessWords(context, witness)}; ${remedy}`
  context.report({ code: 'PRF-GAP', document, pointer, message, witness })
}

function proveUnique(context: ProofContext, rows: readonly Target[]): void {
  rows.forEach((row, n) => {
    for (const other of rows.slice(0, n)) {
      const { document, pointer } = row
      const witness = witnessOf(
        context,
        allOf([combinedRule(row), combinedRule(other)]),
        row,
        `that ${targetName(row)} and ${targetName(other)} never hold together`,
      )
      if (witness === undefined) continue
      const message =
        `${targetName(row)} and ${targetName(other)} both hold ${witnessWords(context, witness)}; ` +
        'exactly one row of this table may hold'
      context.report({ code: 'PRF-OVERLAP', document, pointer, message, witness })
      return
    }
  })
}
