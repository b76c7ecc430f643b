/** Proves that every target can be visible, now or later, and that every rule makes a difference. */
import type { RulePlan } from '../core/slice.ts'
import type { Condition } from '../compile/context.ts'
import { memoize } from '../memo/memo.ts'
import {
  type ProofContext,
  conditionWords,
  smallestConflict,
  isImpossible,
  momentWords,
  locationWords,
} from './context.ts'
import type { Target } from './targets.ts'
import { nextChange, type CleanRange } from './cache.ts'
import { allOf, not } from '../core/rule-algebra.ts'

export function proveVisibility(context: ProofContext, cache: VisibilityCache): void {
  for (const node of cache.nodesToProve(context)) {
    const countBefore = context.reportCount()
    const { targets } = node
    if (targets.every((target) => isNeverVisible(context, target))) reportNever(context, targets)
    else proveUseful(context, targets)
    cache.record(
      node,
      context.reportCount() === countBefore ? { from: context.at, until: nextChange(context, targets, 0) } : undefined,
    )
  }
}

type NodeTargets = readonly [Target, ...Target[]]

/** A node of a document with all targets it is compiled to. It is reported only if none of them can be visible. */
interface ProvenNode {
  readonly targets: NodeTargets
  /** The first group of the node and its index there. Nodes are proven in this order. */
  readonly firstGroup: readonly Target[]
  readonly index: number
  clean?: CleanRange | undefined
}

const ALL_TIME: CleanRange = { from: -Infinity, until: Infinity }

/** Nodes with their targets. Only nodes of added and removed groups are collected again. */
export class VisibilityCache {
  #groups: ReadonlyMap<readonly Target[], number> = new Map()
  readonly #nodes = new Map<string, ProvenNode>()
  readonly #groupsOf = new Map<string, Set<readonly Target[]>>()
  /** Nodes with claims, and nodes that are not proven yet. */
  readonly #pending = new Set<ProvenNode>()
  /** The start instants for which all other nodes have no claims. */
  #clean: CleanRange = ALL_TIME

  /** Nodes with claims, and nodes that are not proven for this start instant. */
  nodesToProve(context: ProofContext): readonly ProvenNode[] {
    this.#update(context.groups)
    if (context.at < this.#clean.from || context.at >= this.#clean.until) this.#expire(context.at)
    const order = (group: readonly Target[]): number => this.#groups.get(group) ?? 0
    return [...this.#pending].sort((a, b) => order(a.firstGroup) - order(b.firstGroup) || a.index - b.index)
  }

  record(node: ProvenNode, clean: CleanRange | undefined): void {
    node.clean = clean
    if (clean === undefined) this.#pending.add(node)
    else {
      this.#pending.delete(node)
      this.#clean = { from: Math.max(this.#clean.from, clean.from), until: Math.min(this.#clean.until, clean.until) }
    }
  }

  /** Drops cached results that do not hold for this start instant. */
  #expire(at: number): void {
    this.#clean = ALL_TIME
    for (const node of this.#nodes.values()) {
      const { clean } = node
      this.record(node, clean !== undefined && clean.from <= at && at < clean.until ? clean : undefined)
    }
  }

  #update(groups: readonly (readonly Target[])[]): void {
    const before = this.#groups
    this.#groups = new Map(groups.map((group, n) => [group, n]))
    const changed = new Set<string>()
    for (const group of before.keys())
      if (!this.#groups.has(group))
        for (const key of nodesIn(group).keys()) {
          changed.add(key)
          this.#groupsOf.get(key)?.delete(group)
        }
    for (const group of groups)
      if (!before.has(group))
        for (const key of nodesIn(group).keys()) {
          changed.add(key)
          const all = this.#groupsOf.get(key)
          if (all === undefined) this.#groupsOf.set(key, new Set([group]))
          else all.add(group)
        }
    for (const key of changed) this.#updateNode(key)
  }

  #updateNode(key: string): void {
    const groups = [...(this.#groupsOf.get(key) ?? [])].sort(
      (a, b) => (this.#groups.get(a) ?? 0) - (this.#groups.get(b) ?? 0),
    )
    const [first] = groups
    const old = this.#nodes.get(key)
    if (old !== undefined) this.#pending.delete(old)
    const [target, ...others] = groups.flatMap((group) => nodesIn(group).get(key) ?? [])
    if (first === undefined || target === undefined) {
      this.#nodes.delete(key)
      this.#groupsOf.delete(key)
      return
    }
    const node: ProvenNode = { targets: [target, ...others], firstGroup: first, index: first.indexOf(target) }
    this.#nodes.set(key, node)
    this.#pending.add(node)
  }
}

/** The targets of a group by node. */
const nodesIn = memoize((group: readonly Target[]): ReadonlyMap<string, readonly Target[]> => {
  const nodes = new Map<string, Target[]>()
  for (const target of group) {
    const key = `${target.document}${target.pointer} ${target.entry?.document ?? ''}${target.entry?.pointer ?? ''}`
    const node = nodes.get(key)
    if (node === undefined) nodes.set(key, [target])
    else node.push(target)
  }
  return nodes
})

function isNeverVisible(context: ProofContext, target: Target): boolean {
  return isImpossible(context, combinedRule(target.conditions), target, `that ${target.address} can be visible`)
}

function combinedRule(conditions: readonly Condition[]): RulePlan {
  return allOf(conditions.map(({ rule }) => rule))
}

function reportNever(context: ProofContext, targets: NodeTargets): void {
  const [target] = targets
  const above = target.conditions.slice(0, target.conditions.length - target.ownConditions.length)
  // What contains the target is never visible either, and is reported instead.
  if (
    targets.every(
      (one) =>
        context.solver.possible(combinedRule(one.conditions.slice(0, one.conditions.length - one.ownConditions.length)))
          .is === 'impossible',
    )
  )
    return
  const ended = endOf(context, target)
  if (ended !== undefined) {
    const { document, pointer } =
      target.ownConditions.findLast((condition) => condition.pointer.endsWith('/schedule')) ?? target
    context.report({
      code: 'PRF-ENDED',
      document,
      pointer,
      message: `${targetName(target)} ended on ${momentWords(context.site, ended)}; delete it or change its schedule`,
    })
    return
  }
  const conflicting = smallestConflict(context.solver, [...above, ...target.ownConditions], allOf)
  // The finding is placed at the innermost of the contradicting rules.
  const { document, pointer } = target.ownConditions.findLast((condition) => conflicting.includes(condition)) ?? target
  context.report({
    code: 'PRF-NEVER',
    document,
    pointer,
    message: `${targetName(target)} is never visible: ${contradiction(context, conflicting)}`,
  })
}

/** The end of the last time in which the target could be visible; undefined if it never could. */
function endOf(context: ProofContext, target: Target): number | undefined {
  const rule = combinedRule(target.conditions)
  if (context.allTimeSolver.possible(rule).is !== 'possible') return undefined
  // A binary search over the past finds the end to the millisecond.
  let seen = 0
  let over = context.at
  while (over - seen > 1) {
    const middle = Math.floor((seen + over) / 2)
    if (
      context.allTimeSolver.possible(
        allOf([rule, ['is', 'clock.now', 'gte', middle], ['is', 'clock.now', 'lt', context.at]]),
      ).is === 'possible'
    )
      seen = middle
    else over = middle
  }
  return over
}

function contradiction(context: ProofContext, conflicting: readonly Condition[]): string {
  const [first, ...others] = conflicting
  if (first === undefined) return 'its rules exclude each other'
  if (others.length > 0)
    return `${conflicting.map((one) => conditionWords(context, one)).join(' and ')} exclude each other`
  if (first.rule === false) return `its rule is false (${locationWords(context.site, first)})`
  return `its rule contradicts itself: ${conditionWords(context, first)}`
}

/** Reports rules that always hold: removing them would change nothing. */
function proveUseful(context: ProofContext, targets: NodeTargets): void {
  const [target] = targets
  target.ownConditions.forEach((condition) => {
    if (!condition.pointer.endsWith('/when')) return
    const isUseless = targets.every((one) => {
      const others = one.conditions.filter(
        ({ document, pointer }) => document !== condition.document || pointer !== condition.pointer,
      )
      const same = one.conditions.find(
        ({ document, pointer }) => document === condition.document && pointer === condition.pointer,
      )
      const rule = allOf([...others.map((other) => other.rule), not(same?.rule ?? condition.rule)])
      return isImpossible(context, rule, condition, `that the rule of ${one.address} makes a difference`)
    })
    if (isUseless) {
      const alone = context.solver.possible(not(condition.rule)).is === 'impossible'
      const { document, pointer } = condition
      const why = alone ? 'it always holds' : 'the rules around it already imply it'
      context.report({
        code: 'PRF-ALWAYS',
        document,
        pointer,
        message: `this rule of ${targetName(target)} changes nothing: ${why}`,
      })
    }
  })
}

export function targetName(target: Target): string {
  const id = target.address.slice(target.address.lastIndexOf('/') + 1)
  if (target.kind !== 'node')
    return `the ${target.kind === 'row' || target.kind === 'step' ? target.title : `${target.kind} "${target.title}"`}`
  return target.title === id ? `"${id}"` : `"${target.title}" (${id})`
}
