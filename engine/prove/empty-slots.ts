/** Slots that are left empty: for everybody in some window of time, or for somebody where the slot must hold something. */
import { compileRule, FALSE } from '../core/rule.ts'
import type { RulePlan } from '../core/slice.ts'
import { addBoundaries } from '../compile/boundaries.ts'
import { memoize } from '../memo/memo.ts'
import { type ProofContext, forWhom, isImpossible, momentWords, witnessOf } from './context.ts'
import { named } from './visibility.ts'
import { type NodeTarget, reads, type Target } from './targets.ts'
import { allOf, not } from '../core/rule-algebra.ts'

/** How far ahead empty windows are looked for, in days. */
export const WINDOW_DAYS = 60
const DAY = 86_400_000
/** Boundaries of one slot that are looked at; more would be a clock, not a schedule. */
const MOST_BOUNDARIES = 400

export function proveEmptySlots(context: ProofContext): void {
  const told = new Set<string>()
  for (const group of context.groups)
    context.cache.about(context, 'windows', group, WINDOW_DAYS * DAY, () => {
      let isWhole = true
      for (const { holder, name, children } of slotsOf(group)) {
        const key = `${holder.document}${holder.pointer} ${name}`
        // What was said of another page is not asked again here; who knows what would be said without that.
        if (told.has(key)) isWhole = false
        else if (proveFilled(context, holder, name, children) || proveWindow(context, holder, name, children)) told.add(key)
      }
      return isWhole
    })
}

interface TargetSlot {
  readonly holder: NodeTarget
  readonly name: string
  readonly children: readonly NodeTarget[]
}

/** Slots that hold something. */
const slotsOf = memoize((group: readonly Target[]): readonly TargetSlot[] => {
  const holders = new Map<string, NodeTarget>()
  const slots = new Map<string, NodeTarget[]>()
  for (const target of group) {
    if (target.kind !== 'node') continue
    holders.set(target.address, target)
    if (target.slot === undefined) continue
    const list = slots.get(target.slot)
    if (list === undefined) slots.set(target.slot, [target])
    else list.push(target)
  }
  return [...slots].flatMap(([slot, children]) => {
    const holder = holders.get(slot.slice(0, slot.lastIndexOf('/')))
    return holder === undefined ? [] : [{ holder, name: slot.slice(slot.lastIndexOf('/') + 1), children }]
  })
})

/** A slot with a least number of entries shows that many to everybody. Only "at least one" is asked: more is counted by the check. */
function proveFilled(context: ProofContext, holder: NodeTarget, name: string, children: readonly NodeTarget[]): boolean {
  const rule = context.catalogue.widgets[holder.widget]?.slots[name]
  if (rule === undefined || (rule.min ?? 0) < 1) return false
  const witness = witnessOf(
    context,
    allOf([holder.rule, ...children.map((child) => not(child.rule))]),
    holder,
    `that ${name} is never empty`,
  )
  if (witness === undefined) return false
  const { document, pointer } = holder
  const message = `the slot ${name} of ${named(holder)} must not be empty, but is ${forWhom(context, witness)}`
  context.report({ code: 'PRF-EMPTY', document, pointer: `${pointer}/slots/${name}`, message, witness, routes: holder.routes })
  return true
}

/** The first window of the coming weeks in which nobody sees anything in the slot although it is shown. */
function proveWindow(context: ProofContext, holder: NodeTarget, name: string, children: readonly NodeTarget[]): boolean {
  if (!children.every(({ rule }) => reads(rule, (fact) => fact === 'clock.now'))) return false
  const end = context.at + WINDOW_DAYS * DAY
  const starts = startsBetween([holder.rule, ...children.map(({ rule }) => rule)], context.at, end)
  const target = { document: holder.document, pointer: `${holder.pointer}/slots/${name}` }
  const what = `that ${name} shows something`
  let here = context.at
  const clock = (fact: string): unknown => (fact === 'clock.now' ? here : undefined)
  const tests = children.map(({ rule }) => compileRule(rule, context.solver.types).test)
  const isEmpty = (at: number): boolean => {
    here = at
    const now: RulePlan = ['is', 'clock.now', 'eq', at]
    return (
      // Most are not there at this hour whoever looks: only for the others somebody has to be found.
      children.every((child, n) => tests[n]?.(clock) === FALSE || isImpossible(context, allOf([child.rule, now]), target, what)) &&
      !isImpossible(context, allOf([holder.rule, now]), target, what)
    )
  }
  const first = starts.findIndex(isEmpty)
  const from = starts[first]
  if (from === undefined) return false
  const until = starts.slice(first + 1).find((at) => !isEmpty(at))
  const witness = witnessOf(context, allOf([holder.rule, ['is', 'clock.now', 'eq', from]]), target, `that ${name} shows something`)
  const window =
    until === undefined
      ? `from ${momentWords(context.site, from)} on`
      : `from ${momentWords(context.site, from)} until ${momentWords(context.site, until)}`
  const message = `the slot ${name} of ${named(holder)} is empty for everybody ${window}`
  context.report({ code: 'PRF-EMPTY', ...target, message, routes: holder.routes, ...(witness === undefined ? {} : { witness }) })
  return true
}

/** `from`, and every moment up to `until` at which one of the rules may change. */
export function startsBetween(rules: readonly RulePlan[], from: number, until: number): readonly number[] {
  const starts = [from]
  for (let here = from; starts.length < MOST_BOUNDARIES;) {
    const found: number[] = []
    for (const rule of rules) addBoundaries(rule, here, found)
    const next = Math.min(...found)
    if (!(next <= until)) break
    starts.push(next)
    here = next
  }
  return starts
}
