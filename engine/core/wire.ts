/**
 * The serialized form of compiled nodes and tables. A release stores short keys because every player downloads them;
 * this module is the only place that maps them to the names that code uses.
 */
import type { Json } from './json.ts'
import type { App, Expr, ItemPlan, NodeParts, NodePlan, RulePlan, Slice, StepPlan, TablePlan } from './slice.ts'

export interface WireNode {
  readonly i: string
  readonly w: string
  readonly p?: { readonly [prop: string]: Json }
  readonly b?: { readonly [prop: string]: Expr }
  readonly s?: { readonly [slot: string]: readonly WireItem[] }
  readonly c?: RulePlan
  readonly q?: 'reserve' | { readonly [fact: string]: Json }
  readonly e?: NonNullable<NodePlan['each']>
  readonly o?: { readonly [event: string]: readonly StepPlan[] }
  readonly f?: 'skeleton' | WireNode
  readonly t?: string
}

export type WireItem = WireNode | { readonly of: readonly WireNode[] } | { readonly outlet: WireNode }

export type WireSlice = Slice<WireNode>

export type WireTable<Cells = { readonly [column: string]: Expr }> = readonly {
  readonly i: string
  readonly c?: RulePlan
  readonly t: Cells
}[]

export type WireApp = App<WireTable>

/** A node whose children are still serialized. Rendering reads a tree one level at a time. */
export type ShallowNode = NodeParts<WireItem, WireNode>

export function readNode({ i, w, p, b, s, c, q, e, o, f, t }: WireNode): ShallowNode {
  return {
    address: i,
    widget: w,
    props: p,
    bindings: b,
    slots: s,
    condition: c,
    pending: q,
    each: e,
    events: o,
    fallback: f,
    tracked: t,
  }
}

export function readTable<Cells>(table: WireTable<Cells>): TablePlan<Cells> {
  return table.map(({ i, c, t }) => ({ id: i, rule: c, cells: t }))
}

/** Reads a whole tree of nodes. */
export function readTree(wire: WireNode): NodePlan {
  const { slots, fallback, ...node } = readNode(wire)
  return {
    ...node,
    slots: slots && mapValues(slots, (items) => items.map(readItem)),
    fallback: typeof fallback === 'object' ? readTree(fallback) : fallback,
  }
}

function readItem(item: WireItem): ItemPlan {
  if ('outlet' in item) return { outlet: readTree(item.outlet) }
  return 'of' in item ? { variants: item.of.map(readTree) } : readTree(item)
}

export function writeSlice(slice: Slice): WireSlice {
  return { ...slice, root: writeNode(slice.root) }
}

/** Absent fields are left out, so equal nodes give equal bytes. */
export function writeNode(node: NodePlan): WireNode {
  const { address, widget, props, bindings, slots, condition, pending, each, events, fallback, tracked } = node
  return {
    i: address,
    w: widget,
    ...(props && { p: props }),
    ...(bindings && { b: bindings }),
    ...(slots && { s: mapValues(slots, (items) => items.map(writeItem)) }),
    ...(condition !== undefined && { c: condition }),
    ...(pending && { q: pending }),
    ...(each && { e: each }),
    ...(events && { o: events }),
    ...(fallback && { f: fallback === 'skeleton' ? fallback : writeNode(fallback) }),
    ...(tracked && { t: tracked }),
  }
}

function writeItem(item: ItemPlan): WireItem {
  if ('outlet' in item) return { outlet: writeNode(item.outlet) }
  return 'variants' in item ? { of: item.variants.map(writeNode) } : writeNode(item)
}

export function writeTable<Cells>(table: TablePlan<Cells>): WireTable<Cells> {
  return table.map(({ id, rule, cells }) => ({ i: id, ...(rule !== undefined && { c: rule }), t: cells }))
}

function mapValues<A, B>(values: { readonly [key: string]: A }, map: (value: A) => B): { readonly [key: string]: B } {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}
