/** Outlines: a document as a list of its named items. Differences compare outlines, and merges combine them. */
import { isObject, type Json, type JsonObject } from '../../core/json.ts'

/** The position of an item: its parent, the list of the parent, and the index in the list. */
export interface OutlinePosition {
  /** Key of the enclosing item; empty for the document itself. */
  readonly parent: string
  /** JSON pointer of the list inside the parent, such as `/slots/body`, `/of`, `/root`, `/tabs`. */
  readonly list: string
  readonly index: number
}

/** A node, an entry of a list whose entries have ids, or the document itself. */
export interface OutlineItem {
  /** A node's id; for an entry its owner, list and id, such as `tabs/home`; empty for the document. */
  readonly key: string
  readonly kind: 'document' | 'node' | 'entry'
  readonly position: OutlinePosition
  /**
   * The item without the items inside it. Lists of entries and variants are kept as empty lists; slots are left out.
   */
  readonly body: JsonObject
}

/** Items by key, in document order. The document itself comes first. */
export type Outline = ReadonlyMap<string, OutlineItem>

const documentPosition: OutlinePosition = { parent: '', list: '', index: 0 }

/** Pointers of lists that are a single node and not an array. */
const SINGLE: ReadonlySet<string> = new Set(['/root', '/fallback'])

export function isSingle(item: Pick<OutlineItem, 'kind'>, list: string): boolean {
  return item.kind === 'node' && SINGLE.has(list)
}

export function outlineOf(document: JsonObject): Outline {
  const items = new Map<string, OutlineItem>()
  const add = (key: string, kind: OutlineItem['kind'], position: OutlinePosition, source: JsonObject): void => {
    // Duplicate ids are an error of the document, but both nodes must be in the outline.
    let unique = key
    for (let n = 2; items.has(unique); n++) unique = `${key}#${n}`
    // Adds the item to the map first, so that it precedes the items inside it.
    items.set(unique, { key: unique, kind, position, body: {} })
    const body: [string, Json][] = []
    for (const [name, value] of Object.entries(source)) {
      const list = `/${escaped(name)}`
      const nodes = kind === 'entry' ? undefined : nodesAt(kind, name, value)
      if (nodes === undefined) body.push([name, withoutEntries(name, value, list, unique)])
      else if (nodes.single) addNode(nodes.lists[0]?.[1][0] as JsonObject, { parent: unique, list, index: 0 })
      else {
        for (const [slot, entries] of nodes.lists)
          entries.forEach((node, index) => addNode(node, { parent: unique, list: list + slot, index }))
        if (name === 'of') body.push([name, []])
      }
    }
    items.set(unique, { key: unique, kind, position, body: Object.fromEntries(body) })
  }
  const addNode = (node: JsonObject, position: OutlinePosition): void => add(node.id as string, 'node', position, node)
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
      Object.entries(value).map(([inner, one]) => [
        inner,
        withoutEntries(inner, one, `${list}/${escaped(inner)}`, owner),
      ]),
    )
  }
  add('', 'document', documentPosition, document)
  return items
}

/** The document of an outline. Items of a list are sorted by index. */
export function documentOf(outline: Outline): JsonObject {
  const inside = new Map<string, OutlineItem[]>()
  for (const item of outline.values()) {
    if (item.kind === 'document') continue
    const list = inside.get(item.position.parent)
    if (list === undefined) inside.set(item.position.parent, [item])
    else list.push(item)
  }
  const build = (item: OutlineItem): JsonObject => {
    const lists = new Map<string, OutlineItem[]>()
    for (const child of inside.get(item.key) ?? []) {
      const list = lists.get(child.position.list)
      if (list === undefined) lists.set(child.position.list, [child])
      else list.push(child)
    }
    let built: Json = item.body
    for (const [list, children] of lists) {
      children.sort((a, b) => a.position.index - b.position.index)
      const values = children.map(build)
      const path = list.slice(1).split('/').map(unescaped)
      built = withValueAt(built, path, isSingle(children[0] as OutlineItem, list) ? (values[0] as JsonObject) : values)
    }
    return built as JsonObject
  }
  return build(outline.get('') ?? { key: '', kind: 'document', position: documentPosition, body: {} })
}

/** Returns a copy of `parent` with `value` at a path of property names. Missing objects are created. */
function withValueAt(parent: Json | undefined, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value
  const object = isObject(parent) ? parent : {}
  const inner = Object.hasOwn(object, name) ? object[name] : undefined
  return { ...object, [name]: withValueAt(inner, rest, value) }
}

/**
 * True for an object that is compared and merged as a whole: rules, schedules, links and tagged values. Merging parts
 * of two versions would give a value that neither editor wrote. The languages of a text are merged one by one.
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

interface NodeLists {
  readonly single: boolean
  /** Nodes by slot. The slot is a JSON pointer inside the property. */
  readonly lists: readonly (readonly [string, readonly JsonObject[]])[]
}

/** The nodes that a property of a document or node holds; undefined when it holds none or is not well formed. */
function nodesAt(kind: OutlineItem['kind'], name: string, value: Json): NodeLists | undefined {
  const single = kind === 'document' ? name === 'root' : name === 'fallback'
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

/**
 * Identifiers of the entries of a list: their ids, or the values of options. Undefined when they are missing or not
 * unique.
 */
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
