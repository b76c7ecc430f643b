/**
 * Subscriptions of nodes that can change, for `useSyncExternalStore`. The snapshot is the outcome of the node. The
 * outcome stays the same object until a value that the node shows changes.
 */
import type { ReactNode } from 'react'
import { own } from '../core/json.ts'
import { compileRule, type Test, TRUE, UNKNOWN } from '../core/rule.ts'
import type { Expr } from '../core/slice.ts'
import { compileExpr, type ReadCell, readScoped, same } from '../core/value.ts'
import type { ShallowNode } from '../core/wire.ts'
import type { RenderContext, ValueScope } from './render-context.ts'

/** Where a node is rendered: directly on a page, or in a list entry on the page. */
export interface NodeContext {
  readonly shared: RenderContext
  readonly page: string
  readonly scope: ValueScope
  readonly read: ReadCell
  /** Compiled rules and bindings of the page by their JSON: equal ones are compiled once. */
  readonly compiled: Map<string, unknown>
}

function once<T>({ compiled }: NodeContext, key: string, compile: () => T): T {
  const result = (compiled.get(key) as T | undefined) ?? compile()
  compiled.set(key, result)
  return result
}

/** State of a widget whose code is not loaded: `failed`, or undefined until loading ends. */
export type MissingWidget = 'failed' | undefined

export type Slots = { readonly [slot: string]: ReactNode }
type BoundProps = { readonly [prop: string]: unknown }

/** Computed props; for a node with `each`, its entries. */
export type Outcome = BoundProps | readonly RepeatedEntry[] | MissingWidget

/** One entry of an `each`. */
export interface RepeatedEntry {
  readonly key: string
  readonly value: unknown
  readonly node: DynamicNode
}

interface Binding {
  /** Cells on which the outcome depends. */
  readonly cells: readonly string[]
  readonly get: (read: ReadCell) => unknown
}

/** The outcome of nodes without computed props. All these nodes share the object. */
const NO_PROPS: BoundProps = {}
const UNBOUND: Binding = { cells: [], get: () => NO_PROPS }

/**
 * A binding that cannot be compiled is reported and left out: nodes are created during rendering, where a throw would
 * remove the whole page.
 */
function bind(expr: Expr, { shared }: NodeContext, node: string): Binding {
  const cells = new Set<string>()
  try {
    const get = compileExpr(expr, shared.values, cells)
    return { cells: [...cells], get }
  } catch (error) {
    shared.report('PLAN-INVALID', String(error), node)
    return UNBOUND
  }
}

/** A node whose props or entries can change. It keeps only those parts of its plan that later renderings need. */
export class DynamicNode {
  readonly context: NodeContext
  readonly address: string
  readonly widget: string
  readonly props: ShallowNode['props']
  readonly events: ShallowNode['events']
  readonly fallback: ShallowNode['fallback']
  readonly tracked: ShallowNode['tracked']
  /** The plans of the node's slots, until they are rendered. */
  private items: ShallowNode['slots']
  private rendered: Slots | undefined
  /** For a node with `each`: the plan from which its entries are made. */
  private readonly list: ShallowNode | undefined
  private readonly binding: Binding
  private last: Outcome
  /** The world's version for which `last` was computed. */
  private version: number

  constructor(node: ShallowNode, context: NodeContext) {
    const { bindings, each } = node
    this.context = context
    this.address = node.address
    this.widget = node.widget
    this.props = node.props
    this.events = node.events
    this.fallback = node.fallback
    this.tracked = node.tracked
    this.items = node.slots
    this.rendered = undefined
    this.list = each && node
    const expr: Expr | undefined = each?.in ?? (bindings && ['object', bindings])
    this.binding =
      expr === undefined ? UNBOUND : once(context, JSON.stringify(expr), () => bind(expr, context, node.address))
    this.last = undefined
    this.version = -1
  }

  /** Subscribes to the cells of the node, and to the state of the widget's code while it is not loaded. */
  readonly subscribe = (changed: () => void): (() => void) => {
    const { context, widget, binding } = this
    const { shared } = context
    return shared.world.watch(
      shared.widget(widget) === undefined ? [...binding.cells, `widget.${widget}`] : binding.cells,
      changed,
    )
  }

  readonly get = (): Outcome => {
    const { world } = this.context.shared
    if (world.version !== this.version) {
      this.version = world.version
      const next = this.compute()
      // `entries` returns the previous list if no entry has changed, so lists need no comparison by value.
      if (next !== this.last && (Array.isArray(next) || !same(next, this.last))) this.last = next
    }
    return this.last
  }

  /** Renders the slots on the first call, and then drops their plan to free its memory. */
  slots(render: (items: ShallowNode['slots'], context: NodeContext) => Slots): Slots {
    const rendered = (this.rendered ??= render(this.items, this.context))
    this.items = undefined
    return rendered
  }

  private compute(): Outcome {
    const { context, widget, binding, list } = this
    const { shared, read } = context
    if (list !== undefined) return this.entries(list, binding.get(read))
    return shared.widget(widget) === undefined
      ? (shared.world.read(`widget.${widget}`) as MissingWidget)
      : (binding.get(read) as BoundProps)
  }

  private entries({ each, ...template }: ShallowNode, found: unknown): readonly RepeatedEntry[] {
    if (each === undefined) return []
    const { context, last } = this
    const before = Array.isArray(last) ? (last as readonly RepeatedEntry[]) : []
    const values = Array.isArray(found) ? found.slice(0, each.limit) : []
    const used = new Set<string>()
    const next = values.map((value, n) => {
      const id = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[each.key] : value
      let key = typeof id === 'string' || typeof id === 'number' ? String(id) : `#${n}`
      if (used.has(key)) key = `${key}#${n}`
      used.add(key)
      const known = before.find((entry) => entry.key === key)
      if (known !== undefined && same(known.value, value)) return known
      const scope = { ...context.scope, [`item.${each.as}`]: value }
      return {
        key,
        value,
        node: new DynamicNode(template, { ...context, scope, read: readScoped(scope, context.shared.world.read) }),
      }
    })
    return next.length === before.length && next.every((entry, n) => entry === before[n]) ? before : next
  }
}

interface CompiledConditions {
  readonly cells: readonly string[]
  readonly tests: readonly (Test | undefined)[]
}

function compileConditions(nodes: readonly ShallowNode[], { world, report }: RenderContext): CompiledConditions {
  const cells = new Set<string>()
  const tests = nodes.map(({ address, condition }) => {
    if (condition === undefined) return undefined
    const { test, facts } = compileRule(
      condition,
      world.types,
      (reason) => report('RULE-INVALID', reason, address),
      'fact.',
    )
    for (const fact of facts) cells.add(fact)
    return test
  })
  return { cells: [...cells], tests }
}

interface CompiledVariant {
  readonly test: Test | undefined
  readonly pending: ShallowNode['pending']
  /** The plan of the variant; undefined after it is rendered. */
  node: ShallowNode | undefined
  content: ReactNode
}

/**
 * The subscription of one node with a condition, or of a list of variants. The first variant whose condition holds is
 * rendered.
 */
export class VariantSubscription {
  readonly context: NodeContext
  readonly variants: readonly CompiledVariant[]
  private readonly cells: readonly string[]

  constructor(nodes: readonly ShallowNode[], context: NodeContext) {
    const key = JSON.stringify(nodes.map(({ condition }) => condition ?? null))
    const { cells, tests } = once(context, key, () => compileConditions(nodes, context.shared))
    this.context = context
    this.cells = cells
    this.variants = nodes.map((node, n) => ({ test: tests[n], pending: node.pending, node, content: undefined }))
  }

  readonly subscribe = (changed: () => void): (() => void) => this.context.shared.world.watch(this.cells, changed)

  /** Elements of variant `index`, rendered when first visible; then its plan is released. */
  contentOf(index: number, render: (node: ShallowNode, context: NodeContext) => ReactNode): ReactNode {
    const variant = this.variants[index]
    if (variant?.node === undefined) return variant?.content
    variant.content = render(variant.node, this.context)
    variant.node = undefined
    return variant.content
  }

  /** Index of the visible variant; `-2 - n` when variant n only reserves its space; -1 for none. */
  readonly get = (): number => {
    const { variants, context } = this
    const { read } = context
    for (let n = 0; n < variants.length; n++) {
      const { test, pending } = variants[n] as CompiledVariant
      if (test === undefined) return n
      let truth = test(read)
      const isUnknown = truth === UNKNOWN
      if (isUnknown && typeof pending === 'object')
        truth = test((ref) => read(ref) ?? own(pending, ref.slice('fact.'.length)))
      if (truth === TRUE) return n
      // An unknown variant that reserves its space ends the search. A node without other variants also reserves its
      // space when its rule does not hold.
      if (pending === 'reserve' && (isUnknown || variants.length === 1)) return -2 - n
    }
    return -1
  }
}
