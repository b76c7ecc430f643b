/** Merges two edits of a document by id and property. Edits that contradict each other are reported as conflicts. */
import { movedItems } from './diff.ts'
import { isObject, type Json, type JsonObject } from '../../core/json.ts'
import {
  documentOf,
  escaped,
  isOneValue,
  isSingle,
  type OutlineItem,
  type Outline,
  outlineOf,
  type OutlinePosition,
} from './outline.ts'
import { same } from '../../core/value.ts'

/** Two edits that contradict each other. The merged document contains the version of `mine`. */
export interface Conflict {
  readonly reason:
    | 'changed-twice'
    | 'moved-twice'
    /** One side removed the item, the other changed it, moved it or put an item into it. The item is kept. */
    | 'removed-and-changed'
    /** One side moved item A into item B, and the other side moved B into A. */
    | 'cycle'
    /**
     * Both sides filled a position that holds only one node, or the list of an entry no longer exists. The item may be
     * missing from the result.
     */
    | 'position-taken'
  /** Key of the item in the outline. */
  readonly item: string
  /** JSON pointer inside the item; empty for the item as a whole. */
  readonly path: string
  /**
   * The value in each version, absent if the version has none. For a move it is a position, for a removal the item's
   * own properties.
   */
  readonly base?: Json
  readonly mine?: Json
  readonly theirs?: Json
}

export interface Merged {
  readonly document: JsonObject
  readonly conflicts: readonly Conflict[]
}

/**
 * Merges the edits of `mine` and `theirs` to `base`. Without conflicts, swapping `mine` and `theirs` gives the same
 * document.
 */
export function merge(base: JsonObject, mine: JsonObject, theirs: JsonObject): Merged {
  const merger = new Merger(outlineOf(base), outlineOf(mine), outlineOf(theirs))
  return { document: documentOf(merger.outline()), conflicts: merger.conflicts }
}

type MergeSide = 'base' | 'mine' | 'theirs' | 'both'

/**
 * The chosen version of an item. `side` is the version that its position comes from; `both` if both sides put the item
 * into the same list.
 */
interface ItemChoice {
  readonly item: OutlineItem
  readonly side: MergeSide
}

class Merger {
  readonly conflicts: Conflict[] = []
  readonly #base: Outline
  readonly #mine: Outline
  readonly #theirs: Outline
  readonly #movedByMe: ReadonlySet<string>
  readonly #movedByThem: ReadonlySet<string>
  readonly #chosen = new Map<string, ItemChoice>()

  constructor(base: Outline, mine: Outline, theirs: Outline) {
    this.#base = base
    this.#mine = mine
    this.#theirs = theirs
    this.#movedByMe = movedItems(base, mine)
    this.#movedByThem = movedItems(base, theirs)
  }

  outline(): Outline {
    for (const key of new Set([...this.#base.keys(), ...this.#mine.keys(), ...this.#theirs.keys()])) this.#choose(key)
    // Each round but the last keeps a parent, undoes a move of `theirs`, or leaves an item out, so their number is
    // limited.
    let rounds = 3 * (this.#chosen.size + this.#base.size)
    while (this.#keepParents() || this.#resolvePositions() || this.#breakCycles())
      if (--rounds < 0) throw new Error('the documents cannot be merged: no consistent positions found')
    return this.#ordered()
  }

  #choose(key: string): void {
    const base = this.#base.get(key)
    const mine = this.#mine.get(key)
    const theirs = this.#theirs.get(key)
    if (mine !== undefined && theirs !== undefined) {
      const body = this.#body(key, base, mine, theirs)
      const byMe = base === undefined || this.#movedByMe.has(key)
      const byThem = base === undefined || this.#movedByThem.has(key)
      const { kind } = mine
      if (!byMe && !byThem) this.#take({ key, kind, body, position: (base ?? mine).position }, 'base')
      else if (!byThem) this.#take({ key, kind, body, position: mine.position }, 'mine')
      else if (!byMe) this.#take({ key, kind, body, position: theirs.position }, 'theirs')
      else if (isSameList(mine.position, theirs.position))
        this.#take({ key, kind, body, position: mine.position }, 'both')
      else {
        this.#movedTwice(key)
        this.#take({ key, kind, body, position: mine.position }, 'mine')
      }
      return
    }
    const kept = mine ?? theirs
    if (kept === undefined) return
    const side = mine === undefined ? 'theirs' : 'mine'
    if (base === undefined) return this.#take(kept, side)
    const hasMoved = (side === 'mine' ? this.#movedByMe : this.#movedByThem).has(key)
    if (hasMoved || !same(base.body, kept.body)) this.#keep(kept, side, '')
  }

  #take(item: OutlineItem, side: MergeSide): void {
    this.#chosen.set(item.key, { item, side })
  }

  /** Keeps an item that one side removed and the other needs, and reports a conflict. */
  #keep(item: OutlineItem, side: 'mine' | 'theirs', path: string): void {
    const base = this.#base.get(item.key)
    const hasMoved = (side === 'mine' ? this.#movedByMe : this.#movedByThem).has(item.key)
    this.conflicts.push({
      reason: 'removed-and-changed',
      item: item.key,
      path,
      ...(base === undefined ? {} : { base: base.body }),
      [side]: item.body,
    })
    this.#take(item, hasMoved || base === undefined ? side : 'base')
  }

  /** Keeps the parents of kept items. True when an item was added. */
  #keepParents(): boolean {
    let found = false
    const queue = [...this.#chosen.values()]
    for (let choice = queue.pop(); choice !== undefined; choice = queue.pop()) {
      const { parent, list } = choice.item.position
      if (this.#chosen.has(parent)) continue
      const inMine = choice.side === 'theirs' ? undefined : this.#mine.get(parent)
      const outer = inMine ?? this.#theirs.get(parent) ?? this.#mine.get(parent)
      if (outer === undefined) throw new Error(`the parent ${parent} of ${choice.item.key} is in neither document`)
      this.#keep(outer, outer === this.#mine.get(parent) ? 'mine' : 'theirs', list)
      queue.push(this.#chosen.get(parent) as ItemChoice)
      found = true
    }
    return found
  }

  /**
   * Rejects all but one node (mine is preferred) where only one is allowed, and entries whose list does not exist. True
   * when an item was rejected.
   */
  #resolvePositions(): boolean {
    const single = new Map<string, ItemChoice[]>()
    let found = false
    for (const choice of this.#chosen.values()) {
      const { item } = choice
      const slot = `${item.position.parent}\n${item.position.list}`
      if (isSingle(item, item.position.list)) single.set(slot, [...(single.get(slot) ?? []), choice])
      else if (item.kind === 'entry' && !this.#hasList(item.position)) {
        this.#reject(choice)
        found = true
      }
    }
    for (const choices of single.values()) {
      const first = choices.find(({ item }) => {
        const mine = this.#mine.get(item.key)
        return mine !== undefined && isSameList(mine.position, item.position)
      })
      const stays = first ?? choices.toSorted((a, b) => (a.item.key < b.item.key ? -1 : 1))[0]
      for (const choice of choices) {
        if (choice === stays) continue
        this.#reject(choice)
        found = true
      }
    }
    return found
  }

  #hasList({ parent, list }: OutlinePosition): boolean {
    let current: Json | undefined = this.#chosen.get(parent)?.item.body
    for (const name of list.slice(1).split('/'))
      current = isObject(current) ? current[name.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
    return Array.isArray(current)
  }

  /**
   * Moves an item back to its position in `mine`. If `mine` has no position for it, or it is already there, the item is
   * left out, and so are items in it that cannot move back.
   */
  #reject({ item, side }: ItemChoice): void {
    const mine = this.#mine.get(item.key)
    const theirs = this.#theirs.get(item.key)
    this.conflicts.push({
      reason: 'position-taken',
      item: item.key,
      path: '',
      ...(mine === undefined ? {} : { mine: positionJson(mine.position) }),
      ...(theirs === undefined ? {} : { theirs: positionJson(theirs.position) }),
    })
    if (mine !== undefined && side !== 'mine' && side !== 'base') return this.#backToMine(item)
    this.#chosen.delete(item.key)
    for (const inner of this.#chosen.values()) if (inner.item.position.parent === item.key) this.#reject(inner)
  }

  #backToMine(item: OutlineItem): void {
    const mine = this.#mine.get(item.key) as OutlineItem
    const isMine = this.#movedByMe.has(item.key) || !this.#base.has(item.key)
    this.#take({ ...item, position: mine.position }, isMine ? 'mine' : 'base')
  }

  /** Undoes moves of `theirs` that put an item inside itself. True when a cycle was found. */
  #breakCycles(): boolean {
    const rooted = new Set<string>([''])
    for (const start of this.#chosen.keys()) {
      const path: string[] = []
      const onPath = new Set<string>()
      let key = start
      while (!rooted.has(key) && !onPath.has(key)) {
        path.push(key)
        onPath.add(key)
        key = this.#chosen.get(key)?.item.position.parent ?? ''
      }
      if (!onPath.has(key)) {
        for (const one of path) rooted.add(one)
        continue
      }
      for (const one of path.slice(path.indexOf(key))) {
        const { item, side } = this.#chosen.get(one) as ItemChoice
        const mine = this.#mine.get(one)
        const theirs = this.#theirs.get(one)
        if (side !== 'theirs' || mine === undefined || theirs === undefined) continue
        this.conflicts.push({
          reason: 'cycle',
          item: one,
          path: '',
          mine: positionJson(mine.position),
          theirs: positionJson(theirs.position),
        })
        this.#backToMine(item)
      }
      return true
    }
    return false
  }

  #ordered(): Outline {
    const lists = new Map<string, ItemChoice[]>()
    for (const choice of this.#chosen.values()) {
      const list = listName(choice.item.position)
      const known = lists.get(list)
      if (known === undefined) lists.set(list, [choice])
      else known.push(choice)
    }
    const mine = keysByList(this.#mine)
    const theirs = keysByList(this.#theirs)
    const ordered = new Map<string, OutlineItem>()
    for (const [list, choices] of lists) {
      const [only] = choices
      if (only?.item.kind === 'document') {
        ordered.set(only.item.key, only.item)
        continue
      }
      const keys = this.#order(choices, mine.get(list) ?? [], theirs.get(list) ?? [])
      keys.forEach((key, index) => {
        const { item } = this.#chosen.get(key) as ItemChoice
        ordered.set(key, { ...item, position: { ...item.position, index } })
      })
    }
    return ordered
  }

  /**
   * Items that stayed keep the order of the base. Each added or moved item follows the same item as on the side that
   * placed it.
   */
  #order(choices: readonly ItemChoice[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
    const of = (side: MergeSide): Set<string> =>
      new Set(choices.filter((choice) => choice.side === side).map(({ item }) => item.key))
    const stayed = choices.filter(({ side }) => side === 'base').sort((a, b) => this.#baseIndex(a) - this.#baseIndex(b))
    const first = stayed.map(({ item }) => item.key)
    const byMe = of('mine')

    const both = of('both')
    const asMine = runsByAnchor(mine, new Set(first), both)
    const asTheirs = runsByAnchor(theirs, new Set(first), both)
    const agreed = new Set<string>()
    for (const [anchor, run] of asMine) {
      const other = asTheirs.get(anchor) ?? []
      const isAgreed = run.length === other.length && run.every((key, n) => key === other[n])
      for (const key of run) {
        if (isAgreed) agreed.add(key)
        else {
          this.#movedTwice(key)
          byMe.add(key)
        }
      }
    }
    const second = inserted(first, runsByAnchor(mine, new Set(first), agreed), new Map())
    const known = new Set(second)
    return inserted(second, runsByAnchor(mine, known, byMe), runsByAnchor(theirs, known, of('theirs')))
  }

  #baseIndex({ item }: ItemChoice): number {
    return this.#base.get(item.key)?.position.index ?? 0
  }

  #movedTwice(key: string): void {
    const [base, mine, theirs] = [this.#base, this.#mine, this.#theirs].map((outline) => outline.get(key)?.position)
    this.conflicts.push({
      reason: 'moved-twice',
      item: key,
      path: '',
      ...(base === undefined ? {} : { base: positionJson(base) }),
      ...(mine === undefined ? {} : { mine: positionJson(mine) }),
      ...(theirs === undefined ? {} : { theirs: positionJson(theirs) }),
    })
  }

  #body(item: string, base: OutlineItem | undefined, mine: OutlineItem, theirs: OutlineItem): JsonObject {
    const swapped = ['widget', 'v', 'use'].find((name) => {
      const [b, m, t] = [base, mine, theirs].map((one) => one?.body[name])
      return base !== undefined && !same(m, t) && !(same(b, m) && same(b, t))
    })
    // The props of one widget have no meaning for another, so a node with another widget is merged as a whole.
    if (swapped !== undefined && base !== undefined && !same(base.body, mine.body) && !same(base.body, theirs.body)) {
      this.conflicts.push({
        reason: 'changed-twice',
        item,
        path: '',
        base: base.body,
        mine: mine.body,
        theirs: theirs.body,
      })
      return mine.body
    }
    return this.#merged(item, '', base?.body ?? {}, mine.body, theirs.body)
  }

  #merged(item: string, path: string, base: JsonObject, mine: JsonObject, theirs: JsonObject): JsonObject {
    const merged: [string, Json][] = []
    for (const name of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
      const [b, m, t] = [base, mine, theirs].map((one) => (Object.hasOwn(one, name) ? one[name] : undefined))
      const value = this.#value(item, path, name, b, m, t)
      if (value !== undefined) merged.push([name, value])
    }
    return Object.fromEntries(merged)
  }

  #value(
    item: string,
    path: string,
    name: string,
    base: Json | undefined,
    mine: Json | undefined,
    theirs: Json | undefined,
  ): Json | undefined {
    if (same(mine, theirs) || same(base, theirs)) return mine
    if (same(base, mine)) return theirs
    const pointer = `${path}/${escaped(name)}`
    const inside = (value: Json | undefined): value is JsonObject => isObject(value) && !isOneValue(name, value)
    if (inside(mine) && inside(theirs) && (base === undefined || inside(base)))
      return this.#merged(item, pointer, base ?? {}, mine, theirs)
    this.conflicts.push({
      reason: 'changed-twice',
      item,
      path: pointer,
      ...(base === undefined ? {} : { base }),
      ...(mine === undefined ? {} : { mine }),
      ...(theirs === undefined ? {} : { theirs }),
    })
    return mine
  }
}

function listName({ parent, list }: OutlinePosition): string {
  return `${parent}\n${list}`
}

function isSameList(a: OutlinePosition, b: OutlinePosition): boolean {
  return a.parent === b.parent && a.list === b.list
}

function positionJson({ parent, list, index }: OutlinePosition): Json {
  return { parent, list, index }
}

/** The keys of each list, in order. */
function keysByList(outline: Outline): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>()
  for (const { key, position } of outline.values()) {
    const list = lists.get(listName(position))
    if (list === undefined) lists.set(listName(position), [key])
    else list.push(key)
  }
  return lists
}

/** Groups the keys of `wanted` by the last key of `known` before them in `list`, or by '' if there is none. */
function runsByAnchor(
  list: readonly string[],
  known: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  let anchor = ''
  for (const key of list) {
    if (known.has(key)) anchor = key
    else if (wanted.has(key)) {
      const run = found.get(anchor)
      if (run === undefined) found.set(anchor, [key])
      else run.push(key)
    }
  }
  return found
}

/**
 * Inserts the runs into `list` after their anchors. Of two runs at one anchor, the run with the smaller first key comes
 * first.
 */
function inserted(
  list: readonly string[],
  mine: ReadonlyMap<string, readonly string[]>,
  theirs: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return ['', ...list].flatMap((anchor) => {
    const two = [mine.get(anchor) ?? [], theirs.get(anchor) ?? []].sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    return [...(anchor === '' ? [] : [anchor]), ...two.flat()]
  })
}
