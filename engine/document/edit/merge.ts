/** Two edits of one document become one: by id, property by property, and never in silence where both cannot be had. */
import { movedItems } from './diff.ts'
import { isObject, type Json, type JsonObject } from '../../core/json.ts'
import { documentOf, escaped, isOneValue, isSingle, type OutlineItem, type Outline, outlineOf, type OutlinePosition } from './outline.ts'
import { same } from '../../core/value.ts'

/** Two edits that cannot both be had. The merged document has what `mine` says until somebody decides. */
export interface Conflict {
  readonly reason:
    | 'changed-twice'
    | 'moved-twice'
    /** One removed it, the other changed it, moved it, or put something into it. It stays. */
    | 'removed-and-changed'
    /** Each moved it into something that the other moved into it. */
    | 'circle'
    /** Both put something where only one thing can stand, or into something that is no list any more. What is named here may be left out. */
    | 'place-taken'
  /** Key of the item, as in `Change`. */
  readonly item: string
  /** JSON pointer inside the item; empty for the item as a whole. */
  readonly path: string
  /** What each has there; absent where there is nothing. A place for moves, the item's own properties for removals. */
  readonly base?: Json
  readonly mine?: Json
  readonly theirs?: Json
}

export interface Merged {
  readonly document: JsonObject
  readonly conflicts: readonly Conflict[]
}

/** Merges what `mine` and `theirs` each did to `base`. Without conflicts it does not matter who is who. */
export function merge(base: JsonObject, mine: JsonObject, theirs: JsonObject): Merged {
  const merger = new Merger(outlineOf(base), outlineOf(mine), outlineOf(theirs))
  return { document: documentOf(merger.outline()), conflicts: merger.conflicts }
}

type Side = 'base' | 'mine' | 'theirs' | 'both'

/** What becomes of an item. `side` says whose place it has: both means that both put it into the same list. */
interface ItemChoice {
  readonly item: OutlineItem
  readonly side: Side
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
    // Each round takes back a place that they gave, leaves something out, or is the last one.
    let rounds = 3 * (this.#chosen.size + this.#base.size)
    while (this.#revive() || this.#vacate() || this.#uncircle())
      if (--rounds < 0) throw new Error('these three documents cannot be merged: their places never settle')
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
      if (!byMe && !byThem) this.#take({ key, kind, body, place: (base ?? mine).place }, 'base')
      else if (!byThem) this.#take({ key, kind, body, place: mine.place }, 'mine')
      else if (!byMe) this.#take({ key, kind, body, place: theirs.place }, 'theirs')
      else if (isSameList(mine.place, theirs.place)) this.#take({ key, kind, body, place: mine.place }, 'both')
      else {
        this.#movedTwice(key)
        this.#take({ key, kind, body, place: mine.place }, 'mine')
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

  #take(item: OutlineItem, side: Side): void {
    this.#chosen.set(item.key, { item, side })
  }

  /** Somebody removed it, and somebody needs it: it stays, and both are told. */
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

  /** What something that stays stands in, stays. */
  #revive(): boolean {
    let found = false
    const waiting = [...this.#chosen.values()]
    for (let choice = waiting.pop(); choice !== undefined; choice = waiting.pop()) {
      const { parent, list } = choice.item.place
      if (this.#chosen.has(parent)) continue
      const inMine = choice.side === 'theirs' ? undefined : this.#mine.get(parent)
      const outer = inMine ?? this.#theirs.get(parent) ?? this.#mine.get(parent)
      if (outer === undefined) throw new Error(`${choice.item.key} stands in ${parent}, which is in neither document`)
      this.#keep(outer, outer === this.#mine.get(parent) ? 'mine' : 'theirs', list)
      waiting.push(this.#chosen.get(parent) as ItemChoice)
      found = true
    }
    return found
  }

  /** One place for one node; and entries only where there still is a list. Mine stays. */
  #vacate(): boolean {
    const single = new Map<string, ItemChoice[]>()
    let found = false
    for (const choice of this.#chosen.values()) {
      const { item } = choice
      const place = `${item.place.parent}\n${item.place.list}`
      if (isSingle(item, item.place.list)) single.set(place, [...(single.get(place) ?? []), choice])
      else if (item.kind === 'entry' && !this.#hasList(item.place)) {
        this.#yield(choice)
        found = true
      }
    }
    for (const choices of single.values()) {
      const first = choices.find(({ item }) => {
        const mine = this.#mine.get(item.key)
        return mine !== undefined && isSameList(mine.place, item.place)
      })
      const stays = first ?? choices.toSorted((a, b) => (a.item.key < b.item.key ? -1 : 1))[0]
      for (const choice of choices) {
        if (choice === stays) continue
        this.#yield(choice)
        found = true
      }
    }
    return found
  }

  #hasList({ parent, list }: OutlinePosition): boolean {
    let here: Json | undefined = this.#chosen.get(parent)?.item.body
    for (const name of list.slice(1).split('/')) here = isObject(here) ? here[name.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
    return Array.isArray(here)
  }

  /** Goes back to where it stands in mine, or is left out; so does all that stands in it. */
  #yield({ item, side }: ItemChoice): void {
    const mine = this.#mine.get(item.key)
    const theirs = this.#theirs.get(item.key)
    this.conflicts.push({
      reason: 'place-taken',
      item: item.key,
      path: '',
      ...(mine === undefined ? {} : { mine: placeJson(mine.place) }),
      ...(theirs === undefined ? {} : { theirs: placeJson(theirs.place) }),
    })
    if (mine !== undefined && side !== 'mine' && side !== 'base') return this.#backToMine(item)
    this.#chosen.delete(item.key)
    for (const inner of this.#chosen.values()) if (inner.item.place.parent === item.key) this.#yield(inner)
  }

  #backToMine(item: OutlineItem): void {
    const mine = this.#mine.get(item.key) as OutlineItem
    const isMine = this.#movedByMe.has(item.key) || !this.#base.has(item.key)
    this.#take({ ...item, place: mine.place }, isMine ? 'mine' : 'base')
  }

  /** Nothing stands in itself: where two moves make a circle, theirs is taken back. */
  #uncircle(): boolean {
    const sound = new Set<string>([''])
    for (const start of this.#chosen.keys()) {
      const way: string[] = []
      const onWay = new Set<string>()
      let key = start
      while (!sound.has(key) && !onWay.has(key)) {
        way.push(key)
        onWay.add(key)
        key = this.#chosen.get(key)?.item.place.parent ?? ''
      }
      if (!onWay.has(key)) {
        for (const one of way) sound.add(one)
        continue
      }
      for (const one of way.slice(way.indexOf(key))) {
        const { item, side } = this.#chosen.get(one) as ItemChoice
        const mine = this.#mine.get(one)
        const theirs = this.#theirs.get(one)
        if (side !== 'theirs' || mine === undefined || theirs === undefined) continue
        this.conflicts.push({ reason: 'circle', item: one, path: '', mine: placeJson(mine.place), theirs: placeJson(theirs.place) })
        this.#backToMine(item)
      }
      return true
    }
    return false
  }

  #ordered(): Outline {
    const lists = new Map<string, ItemChoice[]>()
    for (const choice of this.#chosen.values()) {
      const list = listName(choice.item.place)
      const known = lists.get(list)
      if (known === undefined) lists.set(list, [choice])
      else known.push(choice)
    }
    const mine = neighbours(this.#mine)
    const theirs = neighbours(this.#theirs)
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
        ordered.set(key, { ...item, place: { ...item.place, index } })
      })
    }
    return ordered
  }

  /** Who stayed keeps the order of the base; everybody else stands behind the neighbour that whoever put him there saw in front of him. */
  #order(choices: readonly ItemChoice[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
    const of = (side: Side): Set<string> => new Set(choices.filter((choice) => choice.side === side).map(({ item }) => item.key))
    const stayed = choices.filter(({ side }) => side === 'base').sort((a, b) => this.#baseIndex(a) - this.#baseIndex(b))
    const first = stayed.map(({ item }) => item.key)
    const byMe = of('mine')

    const both = of('both')
    const asMine = runs(mine, new Set(first), both)
    const asTheirs = runs(theirs, new Set(first), both)
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
    const second = placed(first, runs(mine, new Set(first), agreed), new Map())
    const known = new Set(second)
    return placed(second, runs(mine, known, byMe), runs(theirs, known, of('theirs')))
  }

  #baseIndex({ item }: ItemChoice): number {
    return this.#base.get(item.key)?.place.index ?? 0
  }

  #movedTwice(key: string): void {
    const [base, mine, theirs] = [this.#base, this.#mine, this.#theirs].map((outline) => outline.get(key)?.place)
    this.conflicts.push({
      reason: 'moved-twice',
      item: key,
      path: '',
      ...(base === undefined ? {} : { base: placeJson(base) }),
      ...(mine === undefined ? {} : { mine: placeJson(mine) }),
      ...(theirs === undefined ? {} : { theirs: placeJson(theirs) }),
    })
  }

  #body(item: string, base: OutlineItem | undefined, mine: OutlineItem, theirs: OutlineItem): JsonObject {
    const swapped = ['widget', 'v', 'use'].find((name) => {
      const [b, m, t] = [base, mine, theirs].map((one) => one?.body[name])
      return base !== undefined && !same(m, t) && !(same(b, m) && same(b, t))
    })
    // Properties of one widget mean nothing to another: then the node is one value.
    if (swapped !== undefined && base !== undefined && !same(base.body, mine.body) && !same(base.body, theirs.body)) {
      this.conflicts.push({ reason: 'changed-twice', item, path: '', base: base.body, mine: mine.body, theirs: theirs.body })
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
    const here = `${path}/${escaped(name)}`
    const inside = (value: Json | undefined): value is JsonObject => isObject(value) && !isOneValue(name, value)
    if (inside(mine) && inside(theirs) && (base === undefined || inside(base))) return this.#merged(item, here, base ?? {}, mine, theirs)
    this.conflicts.push({
      reason: 'changed-twice',
      item,
      path: here,
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

function placeJson({ parent, list, index }: OutlinePosition): Json {
  return { parent, list, index }
}

/** The keys of each list in their order. */
function neighbours(outline: Outline): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>()
  for (const { key, place } of outline.values()) {
    const list = lists.get(listName(place))
    if (list === undefined) lists.set(listName(place), [key])
    else list.push(key)
  }
  return lists
}

/** Those of `wanted` by the last of `known` in front of them; by nothing at the front of the list. */
function runs(list: readonly string[], known: ReadonlySet<string>, wanted: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
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

/** `list` with the runs behind their anchors. Of two at one place the one whose first key is smaller comes first, whoever made it. */
function placed(
  list: readonly string[],
  mine: ReadonlyMap<string, readonly string[]>,
  theirs: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return ['', ...list].flatMap((anchor) => {
    const two = [mine.get(anchor) ?? [], theirs.get(anchor) ?? []].sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    return [...(anchor === '' ? [] : [anchor]), ...two.flat()]
  })
}
