/**
 * Proves that no slot is empty for all personas at the same time. A slot that requires a node may not be empty for any
 * persona.
 */
import { compileRule, FALSE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { addBoundaries } from '../compile/boundaries.ts'
import { type ProofContext, witnessWords, isImpossible, momentWords, witnessOf } from './context.ts'
import { slotsOf } from './slots.ts'
import { targetName } from './visibility.ts'
import { type NodeTarget, reads } from './targets.ts'
import { allOf, not } from '../core/rule-algebra.ts'

/** Days ahead in which empty windows are reported. */
export const WINDOW_DAYS = 60
const DAY = 86_400_000
/** Maximum number of boundaries of one slot that are tried. */
const MAX_BOUNDARIES = 400

export function proveEmptySlots(context: ProofContext): void {
  const reported = new Set<string>()
  for (const group of context.groups)
    context.cache.prove(context, 'windows', group, WINDOW_DAYS * DAY, () => {
      let isWhole = true
      for (const { parent, name, children } of slotsOf(group)) {
        const key = `${parent.document}${parent.pointer} ${name}`
        // The slot is already reported for another page, so the result for this group alone is not known.
        if (reported.has(key)) isWhole = false
        else if (proveMinimum(context, parent, name, children) || proveNoEmptyWindow(context, parent, name, children))
          reported.add(key)
      }
      return isWhole
    })
}

/** Proves that a slot with a minimum number of nodes is never empty. The check counts higher minimums. */
function proveMinimum(
  context: ProofContext,
  parent: NodeTarget,
  name: string,
  children: readonly NodeTarget[],
): boolean {
  const rule = context.catalogue.widgets[parent.widget]?.slots[name]
  if (rule === undefined || (rule.min ?? 0) < 1) return false
  const witness = witnessOf(
    context,
    allOf([parent.rule, ...children.map((child) => not(child.rule))]),
    parent,
    `that ${name} is never empty`,
  )
  if (witness === undefined) return false
  const { document, pointer } = parent
  const slot = `the slot ${name} of ${targetName(parent)}`
  const message = `${slot} must not be empty, but it is empty ${witnessWords(context, witness)}`
  context.report({
    code: 'PRF-EMPTY',
    document,
    pointer: `${pointer}/slots/${name}`,
    message,
    witness,
    routes: parent.routes,
  })
  return true
}

/** Reports the first window of the coming weeks in which the slot is visible but empty for all personas. */
function proveNoEmptyWindow(
  context: ProofContext,
  parent: NodeTarget,
  name: string,
  children: readonly NodeTarget[],
): boolean {
  if (!children.every(({ rule }) => reads(rule, (fact) => fact === 'clock.now'))) return false
  const end = context.at + WINDOW_DAYS * DAY
  const starts = startsBetween([parent.rule, ...children.map(({ rule }) => rule)], context.at, end)
  const target = { document: parent.document, pointer: `${parent.pointer}/slots/${name}` }
  const what = `that ${name} shows something`
  let now = context.at
  const clock = (fact: string): unknown => (fact === 'clock.now' ? now : undefined)
  const tests = children.map(({ rule }) => compileRule(rule, context.solver.types).test)
  const testParent = compileRule(parent.rule, context.solver.types).test
  const isEmpty = (at: number): boolean => {
    now = at
    // The slot is not visible at this time.
    if (testParent(clock) === FALSE) return false
    const atInstant: RulePlan = ['is', 'clock.now', 'eq', at]
    return (
      // The clock alone excludes most nodes; the solver decides about the others.
      children.every(
        (child, n) =>
          tests[n]?.(clock) === FALSE || isImpossible(context, allOf([child.rule, atInstant]), target, what),
      ) && !isImpossible(context, allOf([parent.rule, atInstant]), target, what)
    )
  }
  const first = starts.findIndex(isEmpty)
  const from = starts[first]
  if (from === undefined) return false
  const until = starts.slice(first + 1).find((at) => !isEmpty(at))
  const witness = witnessOf(
    context,
    allOf([parent.rule, ['is', 'clock.now', 'eq', from]]),
    target,
    `that ${name} shows something`,
  )
  const window =
    until === undefined
      ? `from ${momentWords(context.site, from)} on`
      : `from ${momentWords(context.site, from)} until ${momentWords(context.site, until)}`
  const message = `the slot ${name} of ${targetName(parent)} is empty for everybody ${window}`
  context.report({
    code: 'PRF-EMPTY',
    ...target,
    message,
    routes: parent.routes,
    ...(witness === undefined ? {} : { witness }),
  })
  return true
}

/** `from` and the boundaries of the rules up to `until`. */
export function startsBetween(rules: readonly RulePlan[], from: number, until: number): readonly number[] {
  const starts = [from]
  for (let here = from; starts.length < MAX_BOUNDARIES;) {
    const found: number[] = []
    for (const rule of rules) addBoundaries(rule, here, found)
    const next = Math.min(...found)
    if (!(next <= until)) break
    starts.push(next)
    here = next
  }
  return starts
}
