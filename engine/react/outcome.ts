/** What a node shows right now, as one value that stays the same object until something it shows has changed. */
import { own } from '../core/json.ts'
import { FALSE, type Truth, UNKNOWN } from '../core/rule.ts'
import { type Read, readScoped, same } from '../core/value.ts'
import type { CompiledNode, CompiledPick } from './compile.ts'
import { EMPTY_SCOPE, type LoadedWidget, type Scope, type Stage } from './stage.ts'

export interface Outcome {
  readonly show: 'yes' | 'no' | 'reserved'
  readonly props: { readonly [prop: string]: unknown }
  readonly entries?: readonly Entry[]
  /** The widget's code, or what is known of it while it is not here. */
  readonly code: LoadedWidget | 'failed' | undefined
}

/** One entry of an `each`. */
interface Entry {
  readonly key: string
  readonly value: unknown
  readonly instance: Instance
}

const NOTHING: { readonly [prop: string]: unknown } = {}
const HIDDEN: Outcome = { show: 'no', props: NOTHING, code: undefined }

function readerOf({ stage }: { readonly stage: Stage }, scope: Scope): Read {
  return scope === EMPTY_SCOPE ? stage.world.read : readScoped(scope, stage.world.read)
}

/** Whether `node` is to be seen: its rule, or while that is unknown its `pending`. */
export function visibility(node: CompiledNode, scope: Scope): Outcome['show'] {
  const { test, q: pending } = node
  if (test === undefined) return 'yes'
  const read = readerOf(node, scope)
  let truth: Truth = test(read)
  if (truth === UNKNOWN && typeof pending === 'object') {
    truth = test((ref) => read(ref) ?? own(pending, ref.slice('fact.'.length)))
  }
  if (pending === 'reserve') return truth === 1 ? 'yes' : 'reserved'
  return truth === FALSE || truth === UNKNOWN ? 'no' : 'yes'
}

/** One mounted node: remembers its last outcome, and computes only after the world has changed. */
export class Instance {
  readonly node: CompiledNode
  readonly scope: Scope
  private last: Outcome = HIDDEN
  private seen = -1

  constructor(node: CompiledNode, scope: Scope) {
    this.node = node
    this.scope = scope
  }

  /** Code that is here stays; only what is missing can arrive. */
  readonly subscribe = (changed: () => void): (() => void) => {
    const { cells, stage, w } = this.node
    return stage.world.watch(stage.widget(w) === undefined ? [...cells, `widget.${w}`] : cells, changed)
  }

  readonly get = (): Outcome => {
    const { version } = this.node.stage.world
    if (version !== this.seen) {
      this.seen = version
      const next = this.compute()
      if (
        next.show !== this.last.show ||
        next.code !== this.last.code ||
        next.entries !== this.last.entries ||
        !same(next.props, this.last.props)
      ) {
        this.last = next
      }
    }
    return this.last
  }

  private compute(): Outcome {
    const { node, scope } = this
    const show = visibility(node, scope)
    if (show === 'no') return HIDDEN
    const { stage, w } = node
    const read = readerOf(node, scope)
    const code = stage.widget(w) ?? (stage.world.read(`widget.${w}`) as 'failed' | undefined)
    if (node.each !== undefined) return { show, props: NOTHING, code, entries: this.entries(node.each, node.each.list(read)) }
    if (node.bound.length === 0) return { show, props: NOTHING, code }
    const props: { [prop: string]: unknown } = {}
    for (const [prop, get] of node.bound) {
      const value = get(read)
      if (value !== undefined) props[prop] = value
    }
    return { show, props, code }
  }

  private entries(each: NonNullable<CompiledNode['each']>, list: unknown): readonly Entry[] {
    const before = this.last.entries ?? []
    const values = Array.isArray(list) ? list.slice(0, each.limit) : []
    const used = new Set<string>()
    const next = values.map((value, n) => {
      const named = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[each.key] : value
      let key = typeof named === 'string' || typeof named === 'number' ? String(named) : `#${n}`
      if (used.has(key)) key = `${key}#${n}`
      used.add(key)
      const kept = before.find((entry) => entry.key === key)
      if (kept !== undefined && same(kept.value, value)) return kept
      return { key, value, instance: new Instance(each.template, { ...this.scope, [`item.${each.as}`]: value }) }
    })
    return next.length === before.length && next.every((entry, n) => entry === before[n]) ? before : next
  }
}

/** The instance of `node` in `scope`. Outside of lists there is one, and whoever draws the node again finds it. */
export function instanceOf(node: CompiledNode, scope: Scope): Instance {
  return scope === EMPTY_SCOPE ? (node.instance ??= new Instance(node, scope)) : new Instance(node, scope)
}

interface Choice {
  /** Variant that shows, or -1. */
  readonly index: number
  /** It only keeps the place. */
  readonly reserved: boolean
}

/** One mounted pick: remembers which variant it shows. */
export class Chooser {
  private readonly pick: CompiledPick
  private readonly scope: Scope
  private last: Choice

  constructor(pick: CompiledPick, scope: Scope) {
    this.pick = pick
    this.scope = scope
    this.last = choose(pick, scope)
  }

  readonly subscribe = (changed: () => void): (() => void) => this.pick.stage.world.watch(this.pick.cells, changed)

  readonly get = (): Choice => {
    const next = choose(this.pick, this.scope)
    if (next.index !== this.last.index || next.reserved !== this.last.reserved) this.last = next
    return this.last
  }
}

function choose(pick: CompiledPick, scope: Scope): Choice {
  for (const [index, node] of pick.of.entries()) {
    const show = visibility(node, scope)
    if (show === 'yes') return { index, reserved: false }
    // A variant that keeps its place while its rule is unknown ends the search; once the rule is false the next one is asked.
    if (show === 'reserved' && node.test?.(readerOf(node, scope)) === UNKNOWN) return { index, reserved: true }
  }
  return { index: -1, reserved: false }
}
