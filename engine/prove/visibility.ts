/** Places that nobody can see, places whose time is over, and rules that change nothing. */
import type { Rule } from '../core/slice.ts'
import type { Condition } from '../compile/context.ts'
import { keptFor } from '../memo/memo.ts'
import { type Desk, conditionWords, conflict, isImpossible, momentWords, placeWords } from './context.ts'
import type { Place } from './targets.ts'
import { changeAfter, type Silent } from './cache.ts'
import { allOf, not } from '../core/rule-algebra.ts'

export function proveVisibility(desk: Desk, memory: NodeMemory): void {
  for (const node of memory.toAsk(desk)) {
    const said = desk.said()
    const { places } = node
    if (places.every((place) => neverSeen(desk, place))) sayNever(desk, places)
    else proveUseful(desk, places)
    memory.note(node, desk.said() === said ? { from: desk.at, until: changeAfter(desk, places, 0) } : undefined)
  }
}

/** One node of a document may stand in several places: it is lost only when it is lost in all of them. */
interface Node {
  readonly places: readonly Place[]
  /** The group and the place in it where it stands first: nodes are asked about in this order. */
  readonly first: readonly Place[]
  readonly n: number
  silent?: Silent | undefined
}

const always: Silent = { from: -Infinity, until: Infinity }

/** Nodes with the places where they stand: only those of groups that are new or gone are gathered again. */
export class NodeMemory {
  #groups: ReadonlyMap<readonly Place[], number> = new Map()
  readonly #nodes = new Map<string, Node>()
  readonly #groupsOf = new Map<string, Set<readonly Place[]>>()
  /** Nodes of which something was said, or which were not asked about yet. */
  readonly #loud = new Set<Node>()
  /** Moments at which there is nothing to say of all others. */
  #silent: Silent = always

  /** Nodes of which something was said, or of which nothing is known for this moment. */
  toAsk(desk: Desk): readonly Node[] {
    this.#gather(desk.groups)
    if (desk.at < this.#silent.from || desk.at >= this.#silent.until) this.#wake(desk.at)
    const order = (group: readonly Place[]): number => this.#groups.get(group) ?? 0
    return [...this.#loud].sort((a, b) => order(a.first) - order(b.first) || a.n - b.n)
  }

  note(node: Node, silent: Silent | undefined): void {
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

  #gather(groups: readonly (readonly Place[])[]): void {
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
    if (first === undefined) {
      this.#nodes.delete(key)
      this.#groupsOf.delete(key)
      return
    }
    const places = groups.flatMap((group) => nodesIn(group).get(key) ?? [])
    const node = { places, first, n: first.indexOf(places[0] as Place) }
    this.#nodes.set(key, node)
    this.#loud.add(node)
  }
}

/** Places of a group by the node that they are of. */
const nodesIn = keptFor((group: readonly Place[]): ReadonlyMap<string, readonly Place[]> => {
  const nodes = new Map<string, Place[]>()
  for (const place of group) {
    const key = `${place.document}${place.pointer} ${place.entry?.document ?? ''}${place.entry?.pointer ?? ''}`
    const node = nodes.get(key)
    if (node === undefined) nodes.set(key, [place])
    else node.push(place)
  }
  return nodes
})

function neverSeen(desk: Desk, place: Place): boolean {
  return isImpossible(desk, rulesOf(place.conditions), place, `that somebody sees ${place.address}`)
}

function rulesOf(conditions: readonly Condition[]): Rule {
  return allOf(conditions.map(({ rule }) => rule))
}

function sayNever(desk: Desk, group: readonly Place[]): void {
  const [place] = group as readonly [Place]
  const above = place.conditions.slice(0, place.conditions.length - place.own.length)
  // What stands around it is lost already, and is told there.
  if (
    group.every((one) => desk.solver.possible(rulesOf(one.conditions.slice(0, one.conditions.length - one.own.length))).is === 'impossible')
  )
    return
  const ended = endOf(desk, place)
  if (ended !== undefined) {
    const { document, pointer } = place.own.findLast((condition) => condition.pointer.endsWith('/schedule')) ?? place
    desk.say({
      code: 'PRF-ENDED',
      document,
      pointer,
      message: `${named(place)} is over since ${momentWords(desk.site, ended)}; nobody sees it any more`,
    })
    return
  }
  const fighting = conflict(desk.solver, [...above, ...place.own], allOf)
  // The innermost rule that has a part in it is where somebody can mend it.
  const { document, pointer } = place.own.findLast((condition) => fighting.includes(condition)) ?? place
  desk.say({ code: 'PRF-NEVER', document, pointer, message: `nobody can ever see ${named(place)}: ${contradiction(desk, fighting)}` })
}

/** The last moment at which somebody could see it, if there was one. */
function endOf(desk: Desk, place: Place): number | undefined {
  const rule = rulesOf(place.conditions)
  if (desk.ever.possible(rule).is !== 'possible') return undefined
  // Halving the past finds the end to the millisecond; the clock's rules are intervals.
  let seen = 0
  let over = desk.at
  while (over - seen > 1) {
    const middle = Math.floor((seen + over) / 2)
    if (desk.ever.possible(allOf([rule, ['is', 'clock.now', 'gte', middle], ['is', 'clock.now', 'lt', desk.at]])).is === 'possible')
      seen = middle
    else over = middle
  }
  return over
}

function contradiction(desk: Desk, fighting: readonly Condition[]): string {
  const [first, ...others] = fighting
  if (first === undefined) return 'its rules exclude each other'
  if (others.length > 0) return `${fighting.map((one) => conditionWords(desk, one)).join(' and ')} exclude each other`
  if (first.rule === false) return `its rule is false (${placeWords(desk.site, first)})`
  return `its rule contradicts itself: ${conditionWords(desk, first)}`
}

/** A `when` that always holds where it stands changes nothing, and whoever wrote it meant something. */
function proveUseful(desk: Desk, group: readonly Place[]): void {
  const [place] = group as readonly [Place]
  place.own.forEach((condition) => {
    if (!condition.pointer.endsWith('/when')) return
    const isUseless = group.every((one) => {
      const others = one.conditions.filter(({ document, pointer }) => document !== condition.document || pointer !== condition.pointer)
      const same = one.conditions.find(({ document, pointer }) => document === condition.document && pointer === condition.pointer)
      const rule = allOf([...others.map((other) => other.rule), not(same?.rule ?? condition.rule)])
      return isImpossible(desk, rule, condition, `that the rule of ${one.address} changes anything`)
    })
    if (isUseless) {
      const alone = desk.solver.possible(not(condition.rule)).is === 'impossible'
      const { document, pointer } = condition
      const why = alone ? 'it holds for everybody' : 'what stands around it says so already'
      desk.say({ code: 'PRF-ALWAYS', document, pointer, message: `this rule of ${named(place)} changes nothing: ${why}` })
    }
  })
}

export function named(place: Place): string {
  const id = place.address.slice(place.address.lastIndexOf('/') + 1)
  if (place.kind !== 'node') return `the ${place.kind === 'row' || place.kind === 'step' ? place.title : `${place.kind} "${place.title}"`}`
  return place.title === id ? `"${id}"` : `"${place.title}" (${id})`
}
