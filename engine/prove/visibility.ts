/** Places that nobody can see, places whose time is over, and rules that change nothing. */
import type { RulePlan } from '../core/slice.ts'
import type { Condition } from '../compile/context.ts'
import { memoize } from '../memo/memo.ts'
import { type ProofContext, conditionWords, conflict, isImpossible, momentWords, locationWords } from './context.ts'
import type { Target } from './targets.ts'
import { changeAfter, type CleanRange } from './cache.ts'
import { allOf, not } from '../core/rule-algebra.ts'

export function proveVisibility(context: ProofContext, cache: VisibilityCache): void {
  for (const node of cache.toAsk(context)) {
    const said = context.reported()
    const { places: targets } = node
    if (targets.every((target) => neverSeen(context, target))) reportNever(context, targets)
    else proveUseful(context, targets)
    cache.note(node, context.reported() === said ? { from: context.at, until: changeAfter(context, targets, 0) } : undefined)
  }
}

type NodeTargets = readonly [Target, ...Target[]]

/** One node of a document may stand in several places: it is lost only when it is lost in all of them. */
interface ProvenNode {
  readonly places: NodeTargets
  /** The group and the place in it where it stands first: nodes are asked about in this order. */
  readonly first: readonly Target[]
  readonly n: number
  silent?: CleanRange | undefined
}

const always: CleanRange = { from: -Infinity, until: Infinity }

/** Nodes with the places where they stand: only those of groups that are new or gone are gathered again. */
export class VisibilityCache {
  #groups: ReadonlyMap<readonly Target[], number> = new Map()
  readonly #nodes = new Map<string, ProvenNode>()
  readonly #groupsOf = new Map<string, Set<readonly Target[]>>()
  /** Nodes of which something was said, or which were not asked about yet. */
  readonly #loud = new Set<ProvenNode>()
  /** Moments at which there is nothing to say of all others. */
  #silent: CleanRange = always

  /** Nodes of which something was said, or of which nothing is known for this moment. */
  toAsk(context: ProofContext): readonly ProvenNode[] {
    this.#gather(context.groups)
    if (context.at < this.#silent.from || context.at >= this.#silent.until) this.#wake(context.at)
    const order = (group: readonly Target[]): number => this.#groups.get(group) ?? 0
    return [...this.#loud].sort((a, b) => order(a.first) - order(b.first) || a.n - b.n)
  }

  note(node: ProvenNode, silent: CleanRange | undefined): void {
    node.silent = silent
    if (silent === undefined) this.#loud.add(node)
    else {
      this.#loud.delete(node)
      this.#silent = { from: Math.max(this.#silent.from, silent.from), until: Math.min(this.#silent.until, silent.until) }
    }
  }

  /** Looks through all nodes for those of which nothing is known for this moment. */
  #wake(at: number): void {
    this.#silent = always
    for (const node of this.#nodes.values()) {
      const { silent } = node
      this.note(node, silent !== undefined && silent.from <= at && at < silent.until ? silent : undefined)
    }
  }

  #gather(groups: readonly (readonly Target[])[]): void {
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
    for (const key of changed) this.#gatherNode(key)
  }

  #gatherNode(key: string): void {
    const groups = [...(this.#groupsOf.get(key) ?? [])].sort((a, b) => (this.#groups.get(a) ?? 0) - (this.#groups.get(b) ?? 0))
    const [first] = groups
    const old = this.#nodes.get(key)
    if (old !== undefined) this.#loud.delete(old)
    const [target, ...others] = groups.flatMap((group) => nodesIn(group).get(key) ?? [])
    if (first === undefined || target === undefined) {
      this.#nodes.delete(key)
      this.#groupsOf.delete(key)
      return
    }
    const node: ProvenNode = { places: [target, ...others], first, n: first.indexOf(target) }
    this.#nodes.set(key, node)
    this.#loud.add(node)
  }
}

/** Places of a group by the node that they are of. */
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

function neverSeen(context: ProofContext, target: Target): boolean {
  return isImpossible(context, rulesOf(target.conditions), target, `that somebody sees ${target.address}`)
}

function rulesOf(conditions: readonly Condition[]): RulePlan {
  return allOf(conditions.map(({ rule }) => rule))
}

function reportNever(context: ProofContext, group: NodeTargets): void {
  const [target] = group
  const above = target.conditions.slice(0, target.conditions.length - target.own.length)
  // What stands around it is lost already, and is told there.
  if (
    group.every(
      (one) => context.solver.possible(rulesOf(one.conditions.slice(0, one.conditions.length - one.own.length))).is === 'impossible',
    )
  )
    return
  const ended = endOf(context, target)
  if (ended !== undefined) {
    const { document, pointer } = target.own.findLast((condition) => condition.pointer.endsWith('/schedule')) ?? target
    context.report({
      code: 'PRF-ENDED',
      document,
      pointer,
      message: `${named(target)} is over since ${momentWords(context.site, ended)}; nobody sees it any more`,
    })
    return
  }
  const fighting = conflict(context.solver, [...above, ...target.own], allOf)
  // The innermost rule that has a part in it is where somebody can mend it.
  const { document, pointer } = target.own.findLast((condition) => fighting.includes(condition)) ?? target
  context.report({
    code: 'PRF-NEVER',
    document,
    pointer,
    message: `nobody can ever see ${named(target)}: ${contradiction(context, fighting)}`,
  })
}

/** The last moment at which somebody could see it, if there was one. */
function endOf(context: ProofContext, target: Target): number | undefined {
  const rule = rulesOf(target.conditions)
  if (context.ever.possible(rule).is !== 'possible') return undefined
  // Halving the past finds the end to the millisecond; the clock's rules are intervals.
  let seen = 0
  let over = context.at
  while (over - seen > 1) {
    const middle = Math.floor((seen + over) / 2)
    if (context.ever.possible(allOf([rule, ['is', 'clock.now', 'gte', middle], ['is', 'clock.now', 'lt', context.at]])).is === 'possible')
      seen = middle
    else over = middle
  }
  return over
}

function contradiction(context: ProofContext, fighting: readonly Condition[]): string {
  const [first, ...others] = fighting
  if (first === undefined) return 'its rules exclude each other'
  if (others.length > 0) return `${fighting.map((one) => conditionWords(context, one)).join(' and ')} exclude each other`
  if (first.rule === false) return `its rule is false (${locationWords(context.site, first)})`
  return `its rule contradicts itself: ${conditionWords(context, first)}`
}

/** A `when` that always holds where it stands changes nothing, and whoever wrote it meant something. */
function proveUseful(context: ProofContext, group: NodeTargets): void {
  const [target] = group
  target.own.forEach((condition) => {
    if (!condition.pointer.endsWith('/when')) return
    const isUseless = group.every((one) => {
      const others = one.conditions.filter(({ document, pointer }) => document !== condition.document || pointer !== condition.pointer)
      const same = one.conditions.find(({ document, pointer }) => document === condition.document && pointer === condition.pointer)
      const rule = allOf([...others.map((other) => other.rule), not(same?.rule ?? condition.rule)])
      return isImpossible(context, rule, condition, `that the rule of ${one.address} changes anything`)
    })
    if (isUseless) {
      const alone = context.solver.possible(not(condition.rule)).is === 'impossible'
      const { document, pointer } = condition
      const why = alone ? 'it holds for everybody' : 'what stands around it says so already'
      context.report({ code: 'PRF-ALWAYS', document, pointer, message: `this rule of ${named(target)} changes nothing: ${why}` })
    }
  })
}

export function named(target: Target): string {
  const id = target.address.slice(target.address.lastIndexOf('/') + 1)
  if (target.kind !== 'node')
    return `the ${target.kind === 'row' || target.kind === 'step' ? target.title : `${target.kind} "${target.title}"`}`
  return target.title === id ? `"${id}"` : `"${target.title}" (${id})`
}
