/**
 * Proves that no slot is empty for all personas at the same time, and that a slot that requires a node is not empty for
 * any persona.
 */
import { DAY } from '../core/duration.ts'
import { compileRule, FALSE } from '../core/rule.ts'
import { isList, isObject, type Json } from '../core/json.ts'
import type { RulePlan } from '../core/slice.ts'
import type { SourceLocation } from '../compile/context.ts'
import { boundaryFinder } from '../compile/boundaries.ts'
import { rangeInWords } from '../wording/rule.ts'
import {
  exclusionWords,
  isImpossible,
  locationWords,
  type ProofContext,
  sentences,
  witnessOf,
  witnessWords,
} from './context.ts'
import { outletCount, slotsOf, type TargetSlot } from './slots.ts'
import { targetName } from './visibility.ts'
import type { Witness } from './solve.ts'
import type { Work } from './work.ts'
import type { ShownPlace } from './presence.ts'
import { reads, readsClock } from './reads.ts'
import type { NodeTarget, Target } from './targets.ts'
import { allOf, not } from '../core/rule-algebra.ts'

/** Days ahead in which empty windows are reported. */
export const WINDOW_DAYS = 60
/** Finding the next boundary of a rule counts as this number of operations. */
const BOUNDARY_OPERATIONS = 4
/** Maximum number of boundaries of one slot that are tried. */
const MAX_BOUNDARIES = 400

export function proveEmptySlots(context: ProofContext): void {
  const reported = new Set<string>()
  for (const group of context.groups)
    context.cache.prove(context, 'windows', group, WINDOW_DAYS * DAY, () => {
      let isWhole = true
      for (const { parent, name, children } of slotsOf(group).filter((slot) => outletCount(slot) === 0)) {
        const key = `${parent.document}${parent.pointer} ${name}`
        // The slot is already reported for another page, so the result for this group alone is not known.
        if (reported.has(key)) isWhole = false
        else {
          const here = { parent, name, children, group }
          if (proveMinimum(context, here) || proveNoEmptyWindow(context, here)) reported.add(key)
        }
      }
      return isWhole
    })
}

/**
 * Proves that a slot with a minimum of at least 1 is never empty. `engine/check/node.ts` checks the number of nodes.
 */
function proveMinimum(context: ProofContext, slot: SlotIn): boolean {
  const { parent, name, children } = slot
  const rule = context.catalogue.widgets[parent.widget]?.slots[name]
  if (rule === undefined || (rule.min ?? 0) < 1) return false
  const witness = witnessOf(
    context,
    context.places.ruleAt(parent.place, allOf([parent.localRule, ...children.map((child) => not(child.localRule))])),
    parent,
    `that the slot ${name} is never empty`,
  )
  if (witness === undefined) return false
  const { document, pointer } = parent
  const message = sentences(
    `${slotWords(context, slot)} is empty ${witnessWords(context, witness)}`,
    children.length === 0
      ? 'the slot must not be empty, but it has no nodes'
      : `the slot must not be empty, but ${exclusionWords(context, children, { parts: 'node', excluded: 'this case' })}`,
    'add a node to the slot for this case, or remove the rule of a node in the slot',
  )
  context.report({
    code: 'PRF-EMPTY',
    document,
    pointer: `${pointer}/slots/${name}`,
    message,
    witness,
    place: parent.place,
  })
  return true
}

interface SlotIn extends TargetSlot {
  readonly group: readonly Target[]
}

/**
 * Names a slot: `the slot items of "offers"`. If the slot is in a section, adds the document that includes the section.
 */
function slotWords({ site }: ProofContext, { parent, name, group }: SlotIn): string {
  const words = `the slot ${name} of ${targetName(parent)}`
  if (!parent.document.startsWith('section/')) return words
  const around = group.filter(
    ({ address, document }) => document !== parent.document && parent.address.startsWith(`${address}/`),
  )
  const outer = around.toSorted((a, b) => b.address.length - a.address.length)[0]
  if (outer === undefined) return words
  const include = includeIn(outer, parent)
  const [kind = '', id = ''] = outer.document.split('/')
  const where = locationWords(site, { document: outer.document, pointer: include })
  return `${words}, where the ${kind} "${id}" includes the section (${where}),`
}

/**
 * Returns the pointer of the include in `outer` that renders the section of `inner`, or else the pointer of `outer`.
 */
function includeIn(outer: Target, inner: NodeTarget): string {
  const names = new Set(inner.address.slice(outer.address.length + 1).split('/'))
  const find = (value: Json | undefined, pointer: string): string | undefined => {
    if (isList(value)) return firstOf(value.entries(), ([n, one]) => find(one, `${pointer}/${n}`))
    if (!isObject(value)) return undefined
    if (value.use === inner.document && names.has(String(value.id))) return pointer
    return firstOf(Object.entries(value), ([key, one]) => find(one, `${pointer}/${key}`))
  }
  const source: Json = outer.source
  return find(source, outer.pointer) ?? outer.pointer
}

function firstOf<T>(values: Iterable<T>, find: (value: T) => string | undefined): string | undefined {
  for (const value of values) {
    const found = find(value)
    if (found !== undefined) return found
  }
  return undefined
}

/** The rules of a slot and its nodes on one route, or on all of its routes if no rule depends on the route. */
interface SlotHere {
  readonly place: ShownPlace
  readonly parent: RulePlan
  readonly children: readonly RulePlan[]
}

/** Reports the first window of the coming weeks in which the slot is visible but empty for all personas of a route. */
function proveNoEmptyWindow(context: ProofContext, slot: SlotIn): boolean {
  const { parent, name, children } = slot
  const target = { document: parent.document, pointer: `${parent.pointer}/slots/${name}` }
  const slots = slotOnRoutes(context, parent, children)
  for (const here of slots) {
    const window = emptyWindow(context, here, target, `that somebody sees a node in the slot ${name} at all times`)
    if (window === undefined) continue
    const { from, until, witness } = window
    const [route] = here.place.access ?? []
    const where = slots.length > 1 && route !== undefined ? ` on the route "${route.route}"` : ''
    const words = rangeInWords(from, until === undefined ? undefined : until - 1, context.site.settings.timeZone)
    context.report({
      code: 'PRF-EMPTY',
      ...target,
      message: sentences(
        `${slotWords(context, slot)} is empty for everybody${where} ${words}`,
        exclusionWords(context, children, { parts: 'node', excluded: 'this time' }),
        'add a node to the slot for this time, or change the schedule of a node in the slot',
      ),
      place: here.place,
      ...(witness === undefined ? {} : { witness }),
    })
    return true
  }
  return false
}

/** Returns the slot once per route if a rule depends on the route, or else once. */
function slotOnRoutes(
  { places }: ProofContext,
  parent: NodeTarget,
  children: readonly NodeTarget[],
): readonly SlotHere[] {
  const readsRoute = ({ localRule }: NodeTarget): boolean => reads(localRule, (fact) => fact.startsWith('route.'))
  const { place } = parent
  const each =
    place.access !== undefined && [parent, ...children].some(readsRoute)
      ? place.access.map((one): ShownPlace => ({ ...place, access: [one] }))
      : [place]
  return each.map((here) => ({
    place: here,
    parent: places.ruleAt(here, parent.localRule),
    children: children.map(({ localRule }) => places.ruleAt(here, localRule)),
  }))
}

function emptyWindow(
  context: ProofContext,
  { parent, children }: SlotHere,
  target: SourceLocation,
  what: string,
): { readonly from: number; readonly until?: number; readonly witness?: Witness } | undefined {
  const dated = children.filter(readsClock)
  if (dated.length === 0) return undefined
  // A node without dates fills the slot at all times, if it can be visible on this route at all.
  if (children.some((rule) => !readsClock(rule) && !isImpossible(context, rule, target, what))) return undefined
  const { work } = context.solver
  const starts = startsBetween([parent, ...dated], context.at, context.at + WINDOW_DAYS * DAY, work)
  let now = context.at
  const clock = (fact: string): unknown => (fact === 'clock.now' ? now : undefined)
  const tests = dated.map((rule) => compileRule(rule, context.solver.types).test)
  const testParent = compileRule(parent, context.solver.types).test
  const isEmpty = (at: number): boolean => {
    now = at
    work.charge(dated.length)
    // If the budget of work is used up, `isImpossible` reports it.
    if (work.isUsedUp) return isImpossible(context, parent, target, what)
    // The slot is not visible at this time.
    if (testParent(clock) === FALSE) return false
    const atInstant: RulePlan = ['is', 'clock.now', 'eq', at]
    return (
      // The clock alone excludes most nodes; the solver decides about the others.
      dated.every(
        (rule, n) => tests[n]?.(clock) === FALSE || isImpossible(context, allOf([rule, atInstant]), target, what),
      ) && !isImpossible(context, allOf([parent, atInstant]), target, what)
    )
  }
  const first = starts.findIndex(isEmpty)
  const from = starts[first]
  if (from === undefined) return undefined
  const until = starts.slice(first + 1).find((at) => !isEmpty(at))
  const witness = witnessOf(context, allOf([parent, ['is', 'clock.now', 'eq', from]]), target, what)
  return { from, ...(until === undefined ? {} : { until }), ...(witness === undefined ? {} : { witness }) }
}

/** `from` and the boundaries of the rules up to `until`. */
export function startsBetween(
  rules: readonly RulePlan[],
  from: number,
  until: number,
  work: Pick<Work, 'charge' | 'isUsedUp'>,
): readonly number[] {
  const starts = [from]
  const boundaryAfter = boundaryFinder(rules)
  for (let here = from; starts.length < MAX_BOUNDARIES && !work.isUsedUp;) {
    work.charge(BOUNDARY_OPERATIONS * rules.length)
    const next = boundaryAfter(here)
    if (next === undefined || next > until) break
    starts.push(next)
    here = next
  }
  return starts
}
