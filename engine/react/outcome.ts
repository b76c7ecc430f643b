/** What a node shows right now, as one value that stays the same until something it shows has changed. */
import type { ReactNode } from 'react'
import { own } from '../core/json.ts'
import { compileRule, type Test, TRUE, UNKNOWN } from '../core/rule.ts'
import type { Expr, Plan } from '../core/slice.ts'
import { compileExpr, type ReadCell, readScoped, same } from '../core/value.ts'
import type { Scope, RenderContext } from './stage.ts'

/** Where a node stands: on a page, or in an entry of a list on it. */
export interface NodeContext {
  readonly stage: RenderContext
  readonly page: string
  readonly scope: Scope
  readonly read: ReadCell
  /** Rules and bindings of the page, by what they say: what several nodes or entries have in common is compiled once. */
  readonly compiled: Map<string, unknown>
}

function once<T>({ compiled }: NodeContext, key: string, make: () => T): T {
  const found = (compiled.get(key) as T | undefined) ?? make()
  compiled.set(key, found)
  return found
}

/** While the widget's code is not here: what is known of it. */
export type Missing = 'failed' | undefined

export type Slots = { readonly [slot: string]: ReactNode }
type Props = { readonly [prop: string]: unknown }

/** Bound props; of a list, its entries. */
export type Outcome = Props | readonly RenderedEntry[] | Missing

/** One entry of an `each`. */
export interface RenderedEntry {
  readonly key: string
  readonly value: unknown
  readonly node: ChangingNode
}

interface Binding {
  /** Cells whose change may change what the node shows. */
  readonly cells: readonly string[]
  readonly get: (read: ReadCell) => unknown
}

/** Shared by all that have nothing there. */
const NOTHING: Props = {}
const UNBOUND: Binding = { cells: [], get: () => NOTHING }

/** What cannot be compiled is left out: nodes are made while the page is drawn, and a throw there would cost all of it. */
function bind(expr: Expr, { stage }: NodeContext, node: string): Binding {
  const cells = new Set<string>()
  try {
    const get = compileExpr(expr, stage.context, cells)
    return { cells: [...cells], get }
  } catch (error) {
    stage.report('PLAN-INVALID', String(error), node)
    return UNBOUND
  }
}

/** A node that something can change: remembers its last outcome, and computes only after the world has changed. Keeps of its plan only what it shows. */
export class ChangingNode {
  readonly frame: NodeContext
  readonly i: string
  readonly w: string
  readonly p: Plan['p']
  readonly o: Plan['o']
  readonly f: Plan['f']
  /** Slots as the plan has them, until they are drawn. */
  private items: Plan['s']
  private drawn: Slots | undefined
  private readonly list: Plan | undefined
  private readonly binding: Binding
  private last: Outcome
  private seen: number

  constructor(plan: Plan, frame: NodeContext) {
    const { b, e } = plan
    this.frame = frame
    this.i = plan.i
    this.w = plan.w
    this.p = plan.p
    this.o = plan.o
    this.f = plan.f
    this.items = plan.s
    this.drawn = undefined
    this.list = e && plan
    const expr: Expr | undefined = e?.in ?? (b && ['object', b])
    this.binding = expr === undefined ? UNBOUND : once(frame, JSON.stringify(expr), () => bind(expr, frame, plan.i))
    this.last = undefined
    this.seen = -1
  }

  /** Code that is here stays; only what is missing can arrive. */
  readonly subscribe = (changed: () => void): (() => void) => {
    const { frame, w, binding } = this
    const { stage } = frame
    return stage.world.watch(stage.widget(w) === undefined ? [...binding.cells, `widget.${w}`] : binding.cells, changed)
  }

  readonly get = (): Outcome => {
    const { world } = this.frame.stage
    if (world.version !== this.seen) {
      this.seen = world.version
      const next = this.compute()
      // Entries are the same list as long as they are the same.
      if (next !== this.last && (Array.isArray(next) || !same(next, this.last))) this.last = next
    }
    return this.last
  }

  /** Drawn once; the plan may go. */
  slots(draw: (items: Plan['s'], frame: NodeContext) => Slots): Slots {
    const drawn = (this.drawn ??= draw(this.items, this.frame))
    this.items = undefined
    return drawn
  }

  private compute(): Outcome {
    const { frame, w, binding, list } = this
    const { stage, read } = frame
    if (list !== undefined) return this.entries(list, binding.get(read))
    return stage.widget(w) === undefined ? (stage.world.read(`widget.${w}`) as Missing) : (binding.get(read) as Props)
  }

  private entries({ e, ...template }: Plan, found: unknown): readonly RenderedEntry[] {
    if (e === undefined) return []
    const { frame, last } = this
    const before = Array.isArray(last) ? (last as readonly RenderedEntry[]) : []
    const values = Array.isArray(found) ? found.slice(0, e.limit) : []
    const used = new Set<string>()
    const next = values.map((value, n) => {
      const named = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[e.key] : value
      let key = typeof named === 'string' || typeof named === 'number' ? String(named) : `#${n}`
      if (used.has(key)) key = `${key}#${n}`
      used.add(key)
      const kept = before.find((entry) => entry.key === key)
      if (kept !== undefined && same(kept.value, value)) return kept
      const scope = { ...frame.scope, [`item.${e.as}`]: value }
      return { key, value, node: new ChangingNode(template, { ...frame, scope, read: readScoped(scope, frame.stage.world.read) }) }
    })
    return next.length === before.length && next.every((entry, n) => entry === before[n]) ? before : next
  }
}

interface Rules {
  readonly cells: readonly string[]
  readonly tests: readonly (Test | undefined)[]
}

function compileRules(plans: readonly Plan[], { world, report }: RenderContext): Rules {
  const cells = new Set<string>()
  const tests = plans.map(({ i, c }) => {
    if (c === undefined) return undefined
    const { test, facts } = compileRule(c, world.types, (reason) => report('RULE-INVALID', reason, i), 'fact.')
    for (const fact of facts) cells.add(fact)
    return test
  })
  return { cells: [...cells], tests }
}

interface CompiledVariant {
  readonly test: Test | undefined
  readonly pending: Plan['q']
  /** Until it is drawn. */
  plan: Plan | undefined
  drawn: ReactNode
}

/** What stands under rules: one node, or the first of several variants whose rule holds. */
export class VariantSubscription {
  readonly frame: NodeContext
  readonly of: readonly CompiledVariant[]
  private readonly cells: readonly string[]

  constructor(plans: readonly Plan[], frame: NodeContext) {
    const { cells, tests } = once(frame, JSON.stringify(plans.map(({ c }) => c ?? null)), () => compileRules(plans, frame.stage))
    this.frame = frame
    this.cells = cells
    this.of = plans.map((plan, n) => ({ test: tests[n], pending: plan.q, plan, drawn: undefined }))
  }

  readonly subscribe = (changed: () => void): (() => void) => this.frame.stage.world.watch(this.cells, changed)

  /** Variant `index`, drawn when it is first seen; its plan may go then. */
  shown(index: number, draw: (plan: Plan, frame: NodeContext) => ReactNode): ReactNode {
    const variant = this.of[index]
    if (variant?.plan === undefined) return variant?.drawn
    variant.drawn = draw(variant.plan, this.frame)
    variant.plan = undefined
    return variant.drawn
  }

  /** The variant that shows; `-2 - n` where variant n only keeps its place; -1 for none. */
  readonly get = (): number => {
    const { of, frame } = this
    const { read } = frame
    for (let n = 0; n < of.length; n++) {
      const { test, pending } = of[n] as CompiledVariant
      if (test === undefined) return n
      let truth = test(read)
      const unknown = truth === UNKNOWN
      if (unknown && typeof pending === 'object') truth = test((ref) => read(ref) ?? own(pending, ref.slice('fact.'.length)))
      if (truth === TRUE) return n
      // A variant that keeps its place while its rule is unknown ends the search; a node alone keeps it whatever the answer is.
      if (pending === 'reserve' && (unknown || of.length === 1)) return -2 - n
    }
    return -1
  }
}
