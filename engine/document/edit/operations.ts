/** Operations on the draft of an edit. A path leads through properties and indices, as in patches. */
import { isList, isObject, type Json } from '../../core/json.ts'
import type { DraftJson, DraftObject } from './edit.ts'

export type DraftPath = readonly (string | number)[]

/**
 * Sets a property, or removes it when `value` is undefined. Objects that are missing on the path are created, also in
 * place of a text or number. An item of a list can be set but not removed.
 */
export function setProperty(draft: DraftObject, path: DraftPath, value: Json | undefined): void {
  const [name, ...rest] = path
  if (name === undefined) throw new Error('a property needs a path that is not empty')
  if (isList(draft) && (!Object.hasOwn(draft, name) || (rest.length === 0 && value === undefined)))
    throw new Error(`item ${name} of a list cannot be set like a property; insert or remove it`)
  if (rest.length === 0) {
    if (value === undefined) delete draft[name]
    else draft[name] = value as DraftJson
    return
  }
  const inner = Object.hasOwn(draft, name) ? draft[name] : undefined
  if (isInside(inner)) return setProperty(inner, rest, value)
  if (value === undefined) return
  const created: DraftObject = {}
  setProperty(created, rest, value)
  draft[name] = created
}

/** Replaces the whole value at `path`, which exists. */
export function replaceValue(draft: DraftObject, path: DraftPath, value: Json): void {
  const name = path.at(-1)
  const parent = valueAt(draft, path.slice(0, -1))
  if (name === undefined || !isInside(parent) || !Object.hasOwn(parent, name))
    throw new Error(`no value at ${pointerOf(path)}`)
  parent[name] = value as DraftJson
}

/** Inserts an item before the item at `index`. A list that is missing is created. */
export function insertItem(draft: DraftObject, list: DraftPath, index: number, item: Json): void {
  if (valueAt(draft, list) === undefined) setProperty(draft, list, [])
  const items = listAt(draft, list)
  if (index < 0 || index > items.length) throw new Error(`${pointerOf(list)} has no position ${index}`)
  items.splice(index, 0, item as DraftJson)
}

/** Removes an item and returns it. */
export function removeItem(draft: DraftObject, list: DraftPath, index: number): DraftJson {
  const [item] = index < 0 ? [] : listAt(draft, list).splice(index, 1)
  if (item === undefined) throw new Error(`${pointerOf(list)} has no item ${index}`)
  return item
}

/** Moves an item. `toList` and `toIndex` are valid when the item has been removed from its former position. */
export function moveItem(draft: DraftObject, list: DraftPath, index: number, toList: DraftPath, toIndex: number): void {
  insertItem(draft, toList, toIndex, removeItem(draft, list, index))
}

function listAt(draft: DraftObject, path: DraftPath): DraftJson[] {
  const list = valueAt(draft, path)
  if (!isDraftList(list)) throw new Error(`no list at ${pointerOf(path)}`)
  return list
}

function valueAt(draft: DraftObject, path: DraftPath): DraftJson | undefined {
  let current: DraftJson | undefined = draft
  for (const name of path) current = isInside(current) && Object.hasOwn(current, name) ? current[name] : undefined
  return current
}

/** Lists count as objects whose names are indices. */
function isInside(value: DraftJson | undefined): value is DraftObject {
  return isObject(value) || isList(value)
}

function isDraftList(value: DraftJson | undefined): value is DraftJson[] {
  return isList(value)
}

function pointerOf(path: DraftPath): string {
  return `/${path.join('/')}`
}
