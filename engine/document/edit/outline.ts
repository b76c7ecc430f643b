/** A document as the named things in it: what a diff compares and a merge puts together. */
import { isObject, type Json, type JsonObject } from '../../core/json.ts'

/** Where an item stands: in which other item, in which of its lists, and at which place. */
export interface OutlinePosition {
  /** Key of the item around it; empty for the document itself. */
  readonly parent: string
  /** JSON pointer of the list inside the parent, such as `/slots/body`, `/of`, `/root`, `/tabs`. */
  readonly list: string
  readonly index: number
}

/** A node, an entry of a list whose entries have ids, or the document around them all. */
export interface OutlineItem {
  /** A node's id; for an entry its owner, list and id, such as `tabs/home`; empty for the document. */
  readonly key: string
  readonly kind: 'document' | 'node' | 'entry'
  readonly place: OutlinePosition
  /** Everything of it but the items that stand in it. Lists of entries and variants are there, and empty; an empty slot is no slot. */
  readonly body: JsonObject
}

/** Items by key, in the order in which they stand in the document. The document itself comes first. */
export type Outline = ReadonlyMap<string, OutlineItem>

const nowhere: OutlinePosition = { parent: '', list: '', index: 0 }

/** Lists that hold one node without being an array. */
const SINGLE: ReadonlySet<string> = new Set(['/root', '/skeleton', '/fallback'])

export function isSingle(item: Pick<OutlineItem, 'kind'>, list: string): boolean {
  return item.kind === 'node' && SINGLE.has(list)
}

export function outlineOf(document: JsonObject): Outline {
  const items = new Map<string, OutlineItem>()
  const add = (key: string, kind: OutlineItem['kind'], place: OutlinePosition, source: JsonObject): void => {
    // Two nodes of one id are an error of the document; both stay in sight all the same.
    let free = key
    for (let n = 2; items.has(free); n++) free = `${key}#${n}`
    // The place in the order is taken before those of the items inside.
    items.set(free, { key: free, kind, place, body: {} })
    const body: [string, Json][] = []
    for (const [name, value] of Object.entries(source)) {
      const list = `/${escaped(name)}`
      const nodes = kind === 'entry' ? undefined : nodesAt(kind, name, value)
      if (nodes === undefined) body.push([name, withoutEntries(name, value, list, free)])
      else if (nodes.single) addNode(nodes.lists[0]?.[1][0] as JsonObject, { parent: free, list, index: 0 })
      else {
        for (const [slot, entries] of nodes.lists)
          entries.forEach((node, index) => addNode(node, { parent: free, list: list + slot, index }))
        if (name === 'of') body.push([name, []])
      }
    }
    items.set(free, { key: free, kind, place, body: Object.fromEntries(body) })
  }
  const addNode = (node: JsonObject, place: OutlinePosition): void => add(node.id as string, 'node', place, node)
  const withoutEntries = (name: string, value: Json, list: string, owner: string): Json => {
    if (isArray(value)) {
      const ids = idsOf(value, list)
      if (ids === undefined) return value
      value.forEach((entry, index) => {
        const key = `${owner === '' ? '' : `${owner}/`}${list.slice(1)}/${ids[index]}`
        add(key, 'entry', { parent: owner, list, index }, entry as JsonObject)
      })
      return []
    }
    if (!isObject(value) || isOneValue(name, value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [inner, withoutEntries(inner, one, `${list}/${escaped(inner)}`, owner)]),
    )
  }
  add('', 'document', nowhere, document)
  return items
}

/** The document that has this outline: the other way round. Items stand in the order of their index. */
export function documentOf(outline: Outline): JsonObject {
  const inside = new Map<string, OutlineItem[]>()
  for (const item of outline.values()) {
    if (item.kind === 'document') continue
    const list = inside.get(item.place.parent)
    if (list === undefined) inside.set(item.place.parent, [item])
    else list.push(item)
  }
  const build = (item: OutlineItem): JsonObject => {
    let body = item.body
    const lists = new Map<string, OutlineItem[]>()
    for (const child of inside.get(item.key) ?? []) {
      const list = lists.get(child.place.list)
      if (list === undefined) lists.set(child.place.list, [child])
      else list.push(child)
    }
    for (const [list, children] of lists) {
      children.sort((a, b) => a.place.index - b.place.index)
      const values = children.map(build)
      const path = list.slice(1).split('/').map(unescaped)
      body = put(body, path, isSingle(children[0] as OutlineItem, list) ? (values[0] as JsonObject) : values) as JsonObject
    }
    return body
  }
  return build(outline.get('') ?? { key: '', kind: 'document', place: nowhere, body: {} })
}

/**
 * True for what is one value although it is an object: half of it from one editor and half from another would mean something that nobody
 * wrote. Rules, schedules, links and tagged values are; a text is one value in each language.
 */
export function isOneValue(name: string, value: JsonObject): boolean {
  if (name === 'when' || name === 'schedule' || name === 'rule') return true
  const names = Object.keys(value)
  if (names.includes('$text')) return false
  return names.some((one) => one.startsWith('$') || one === 'route' || one === 'href')
}

export function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

export function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}

interface Nodes {
  readonly single: boolean
  /** By slot, as a pointer behind the property. */
  readonly lists: readonly (readonly [string, readonly JsonObject[]])[]
}

/** The nodes that a property of a document or node holds; undefined when it holds none or is not well formed. */
function nodesAt(kind: OutlineItem['kind'], name: string, value: Json): Nodes | undefined {
  const single = kind === 'document' ? name === 'root' || name === 'skeleton' : name === 'fallback'
  if (single) return isNode(value) ? { single, lists: [['', [value]]] } : undefined
  if (kind !== 'node') return undefined
  if (name === 'of') return isNodes(value) ? { single, lists: [['', value]] } : undefined
  if (name !== 'slots' || !isObject(value)) return undefined
  const lists: [string, readonly JsonObject[]][] = []
  for (const [slot, list] of Object.entries(value)) {
    if (!isNodes(list)) return undefined
    lists.push([`/${escaped(slot)}`, list])
  }
  return { single, lists }
}

function isNode(value: Json | undefined): value is JsonObject {
  return isObject(value) && typeof value.id === 'string'
}

function isNodes(value: Json | undefined): value is readonly JsonObject[] {
  return isArray(value) && value.every(isNode)
}

/** What tells the entries of a list apart, when something does: their ids, and for the choices of a list their values. */
function idsOf(list: readonly Json[], pointer: string): readonly string[] | undefined {
  const ids: string[] = []
  for (const entry of list) {
    if (!isObject(entry)) return undefined
    const id = entry.id ?? (pointer === '/options' ? entry.value : undefined)
    if (typeof id !== 'string' && typeof id !== 'number') return undefined
    ids.push(escaped(String(id)))
  }
  return new Set(ids).size === ids.length ? ids : undefined
}

function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function put(body: Json | undefined, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value
  const here = isObject(body) ? body : {}
  return { ...here, [name]: put(Object.hasOwn(here, name) ? here[name] : undefined, rest, value) }
}
