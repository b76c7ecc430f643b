/**
 * Compiles nodes to plans: includes and lists of documents are unrolled, defaults filled in, literals separated from
 * bindings.
 */
import { isObject, type Json } from '../core/json.ts'
import { not } from '../core/rule-algebra.ts'
import type { Schema } from '../core/schema.ts'
import type { Expr, ItemPlan, NodePlan, StepPlan } from '../core/slice.ts'
import type {
  DocumentList,
  DocumentsList,
  Each,
  Fallback,
  IncludeNode,
  Pending,
  SlotItem,
  Values,
  VariantNode,
  WidgetNode,
} from '../core/vocabulary.gen.ts'
import { argumentValues, isExcludedByArgument } from './args.ts'
import {
  type CompileContext,
  CompileError,
  type Condition,
  enterProperty,
  type NodeVisit,
  type SourceLocation,
} from './context.ts'
import { declare } from './declare.ts'
import { type ListEntry, listEntries } from './list-entries.ts'
import { conditionsOf } from './conditions.ts'
import { conjunction } from './rule.ts'
import { compileSteps } from './step.ts'
import { compileValue } from './value.ts'
import { memoize } from '../memo/memo.ts'

/** Compiles one slot item. A list of documents gives several plans. `outlet` is set while a layout is compiled. */
export function itemPlans(
  source: SlotItem,
  context: CompileContext,
  outlet: Outlet | undefined,
  slot?: string,
): readonly ItemPlan[] {
  if ('outlet' in source) {
    if (outlet === undefined) throw new CompileError(context, 'only a layout may contain an outlet')
    return [{ outlet: outlet(context) }]
  }
  if ('of' in source) {
    const inner = enterNode(context, source.id)
    const of = inner.address.join('/')
    const variants: NodePlan[] = []
    let conditions = inner.conditions
    source.of.forEach((one, index) => {
      const position = enterProperty({ ...inner, conditions }, 'of', index)
      const more = { ...(slot === undefined ? {} : { slot }), variant: { of, index } }
      const plans = nodePlans(one, position, outlet, more)
      conditions = afterVariants(conditions, plans, position.origin, of)
      variants.push(...plans)
    })
    return [{ variants }]
  }
  return nodePlans(source, context, outlet, slot === undefined ? {} : { slot })
}

/**
 * Returns the conditions of the variants that follow `plans`: `conditions`, and the negation of each rule of `plans`.
 * Only traces use them.
 */
function afterVariants(
  conditions: readonly Condition[],
  plans: readonly NodePlan[],
  origin: SourceLocation,
  of: string,
): readonly Condition[] {
  return [...conditions, ...plans.map(({ condition = true }) => ({ ...origin, rule: not(condition), isAfter: of }))]
}

/** Compiles the page at the outlet of its layout. `context` is the compile context of the outlet. */
export type Outlet = (context: CompileContext) => NodePlan

/** The slot, variant or list entry that a node is compiled for. Only traces use it. */
type SlotContext = Pick<NodeVisit, 'variant' | 'slot' | 'entry' | 'item'>

/** Compiles a node or include. */
export function nodePlans(
  source: VariantNode,
  context: CompileContext,
  outlet?: Outlet,
  slot: SlotContext = {},
): readonly NodePlan[] {
  if (isExcludedByArgument(source.when, context)) return []
  if ('use' in source) return include(source, context, outlet, slot)
  const list = source.each?.in
  if (source.each !== undefined && list !== undefined && ('$documents' in list || '$document' in list))
    return unroll(source, source.each, list, context, outlet, slot)
  return [nodePlan(source, context, outlet, slot)]
}

function nodePlan(
  source: WidgetNode,
  context: CompileContext,
  outlet: Outlet | undefined,
  slot: SlotContext,
): NodePlan {
  const ownConditions = [...context.pendingConditions, ...conditionsOf(source, context.origin, context)]
  const conditions = ownConditions.length === 0 ? context.conditions : [...context.conditions, ...ownConditions]
  const inner: CompileContext = { ...enterNode(context, source.id), conditions, pendingConditions: [] }
  const { address } = inner
  const { widget, each } = source
  const definition = context.site.catalogue.widgets[widget]
  if (definition === undefined) throw new CompileError(inner, `unknown widget ${widget}`)
  context.collected.widgets.add(widget)
  context.trace?.visit({
    ...context.origin,
    ...slot,
    address,
    widget,
    conditions,
    ownConditions: ownConditions.length,
    ...(context.cut === undefined ? {} : { cut: context.cut }),
    source,
  })
  const condition = conjunction(ownConditions.map(({ rule }) => rule))
  if (context.trace !== undefined) {
    // A trace records only visibility, so props and steps are not compiled.
    slotPlans(source.slots, inner, outlet)
    return { address: address.join('/'), widget, ...(condition === undefined ? {} : { condition }) }
  }
  const { literals, bindings } = props(source.props ?? {}, definition.schema, inner)
  const slots = slotPlans(source.slots, inner, outlet)
  const events = eventPlans(source.on, inner)
  return {
    address: address.join('/'),
    widget,
    ...(isEmpty(literals) ? {} : { props: literals }),
    ...(isEmpty(bindings) ? {} : { bindings }),
    ...(isEmpty(slots) ? {} : { slots }),
    ...(condition === undefined ? {} : { condition, ...pending(source.pending, inner) }),
    ...(each === undefined ? {} : { each: eachPlan(each, inner) }),
    ...(isEmpty(events) ? {} : { events }),
    ...(source.track === true ? { tracked: slot.entry?.document ?? context.origin.document } : {}),
    ...fallback(source.fallback, inner),
  }
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}

function slotPlans(
  slots: WidgetNode['slots'],
  context: CompileContext,
  outlet: Outlet | undefined,
): NonNullable<NodePlan['slots']> {
  const plans: { [slot: string]: readonly ItemPlan[] } = {}
  const address = context.address.join('/')
  for (const [slot, list] of Object.entries(slots ?? {})) {
    const found = list.flatMap((item, n) =>
      itemPlans(item, enterProperty(context, 'slots', slot, n), outlet, `${address}/${slot}`),
    )
    if (found.length > 0) plans[slot] = found
  }
  return plans
}

function eventPlans(handlers: WidgetNode['on'], context: CompileContext): NonNullable<NodePlan['events']> {
  const plans: { [event: string]: readonly StepPlan[] } = {}
  for (const [event, steps] of Object.entries(handlers ?? {})) plans[event] = compileSteps(steps, context)
  return plans
}

function eachPlan(
  { in: list, as, key = 'id', limit = LIST_LIMIT }: Each,
  context: CompileContext,
): NonNullable<NodePlan['each']> {
  return { in: compileValue(list, undefined, context), as, key, limit }
}

/** Maximum number of entries of a list without `limit`. */
const LIST_LIMIT = 100

/** The properties of a node: literals, and bindings that the player evaluates. */
interface CompiledProps {
  readonly literals: { readonly [prop: string]: Json }
  readonly bindings: { readonly [prop: string]: Expr }
}

function props(source: Values, schema: Schema, context: CompileContext): CompiledProps {
  const literals: { [prop: string]: Json } = {}
  const bindings: { [prop: string]: Expr } = {}
  for (const [prop, property] of Object.entries(schema.properties ?? {})) {
    const given = Object.hasOwn(source, prop) ? source[prop] : property.default
    if (given === undefined) continue
    const expr = compileValue(given, property, context)
    // An absent optional value is left out, so a widget receives undefined instead of null.
    if (expr[0] !== '=') bindings[prop] = expr
    else if (expr[1] !== null || isNullable(property)) literals[prop] = expr[1]
  }
  return { literals, bindings }
}

function isNullable(property: Schema): boolean {
  return Array.isArray(property.type) && property.type.includes('null')
}

function pending(source: Pending | undefined, context: CompileContext): Pick<NodePlan, 'pending'> {
  if (source === 'reserve') return { pending: 'reserve' }
  if (!isObject(source)) return {}
  const assumed: { [fact: string]: Json } = {}
  for (const [fact, { examples }] of Object.entries(context.site.catalogue.facts)) {
    const first = examples[0]
    if (first !== undefined && Object.hasOwn(context.collected.facts, fact)) assumed[fact] = first
  }
  return { pending: assumed }
}

function fallback(source: Fallback | undefined, context: CompileContext): Pick<NodePlan, 'fallback'> {
  if (source === 'skeleton') return { fallback: 'skeleton' }
  if (!isObject(source)) return {}
  const [first] = nodePlans(source, context)
  return first === undefined ? {} : { fallback: first }
}

/**
 * Compiles an included section. References to `args` resolve to the given arguments; the rules of the include apply to
 * its root.
 */
function include(
  source: IncludeNode,
  context: CompileContext,
  outlet: Outlet | undefined,
  slot: SlotContext,
): readonly NodePlan[] {
  const outer = enterNode(context, source.id)
  const id = source.use.replace(/^section\//, '')
  const section = context.site.document('section', id)
  if (section === undefined) throw new CompileError(outer, `unknown section ${id}`)
  const inner: CompileContext = {
    ...outer,
    args: argumentValues(section.value, source.args, context),
    origin: { document: `section/${id}`, pointer: '/root' },
    pendingConditions: [...context.pendingConditions, ...conditionsOf(source, context.origin, outer)],
  }
  declare(section.value, inner)
  return nodePlans(section.value.root, inner, outlet, slot)
}

/**
 * Compiles one node for each entry of a list. The `when` and `schedule` of the entry apply to its node. The limit also
 * counts entries that a rule hides, as the document format specifies.
 */
function unroll(
  source: WidgetNode,
  { as, key = 'id', limit = LIST_LIMIT }: Each,
  list: DocumentsList | DocumentList,
  context: CompileContext,
  outlet: Outlet | undefined,
  slot: SlotContext,
): readonly NodePlan[] {
  const entries = listEntries(list, context)
  let { conditions } = context
  const plansOf = ({ value: entry, ...origin }: ListEntry, around: CompileContext): readonly NodePlan[] => {
    const inner: CompileContext = { ...around, conditions, items: { ...context.items, [as]: entry } }
    const pendingConditions = [...context.pendingConditions, ...conditionsOf(entry, origin, inner)]
    const plans = nodePlans(entryNode(source, String(entry[key])), { ...inner, pendingConditions }, outlet, {
      ...slot,
      entry: origin,
      item: entry,
    })
    // If the list is a variant, each of its entries is a variant.
    if (slot.variant !== undefined) conditions = afterVariants(conditions, plans, origin, slot.variant.of)
    return plans
  }
  const plans = entries.slice(0, limit).flatMap((entry) => plansOf(entry, context))
  if (context.trace?.hasCutEntries === true) {
    const { document, pointer } = context.origin
    const around = { ...context, cut: context.cut ?? { document, pointer: `${pointer}/each`, limit } }
    for (const entry of entries.slice(limit)) plansOf(entry, around)
  }
  return plans
}

/** Returns the node of a list entry: the same object on every page, because caches compare identities. */
function entryNode(source: WidgetNode, key: string): WidgetNode {
  const known = nodesOfEntries(source)
  let node = known.get(key)
  if (node === undefined) {
    const { each: _each, ...template } = source
    known.set(key, (node = { ...template, id: `${source.id}:${key}` }))
  }
  return node
}

const nodesOfEntries = memoize((_source: WidgetNode) => new Map<string, WidgetNode>())

function enterNode(context: CompileContext, id: string): CompileContext {
  return { ...context, address: [...context.address, id] }
}
