/** Edits the JSON text of a document, and keeps the formatting of everything outside the edit. */
import { applyEdits, modify, parseTree, findNodeAtLocation } from 'jsonc-parser'
import { isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { pointerTo } from '../../engine/document/finding.ts'

export type TextPath = readonly (string | number)[]

const layout = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }

/** Returns the text with a new value at a path; undefined removes the property or the entry. */
export function withValue(text: string, path: TextPath, value: Json | undefined): string {
  if (value === undefined && !hasValue(text, path)) return text
  return applyEdits(text, modify(text, [...path], value, layout))
}

/** Returns the text with an entry inserted into the list at a path. Creates the list if it is missing. */
export function withEntry(text: string, list: TextPath, index: number, value: Json): string {
  if (!hasValue(text, list)) return withValue(text, list, [value])
  return applyEdits(text, modify(text, [...list, index], value, { ...layout, isArrayInsertion: true }))
}

/** Returns the pointer to the same value after two entries of a list have exchanged their places. */
export function pointerAfterMove(pointer: string, list: TextPath, from: number, to: number): string {
  const place = (index: number): string => pointerTo('', ...list, index)
  for (const [before, after] of [
    [place(from), place(to)],
    [place(to), place(from)],
  ] as const)
    if (`${pointer}/`.startsWith(`${before}/`)) return after + pointer.slice(before.length)
  return pointer
}

/**
 * Returns the text in which nodes whose widget version differs between `before` and `after` have the `v` and `props` of
 * `after`.
 */
export function withNodes(text: string, before: Json, after: Json, path: TextPath = []): string {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || after === null) return text
  let next = text
  const isOld = isObject(before) && isObject(after) && typeof before.widget === 'string' && before.v !== after.v
  if (isOld) for (const name of ['v', 'props']) next = withValue(next, [...path, name], after[name])
  for (const [name, one] of Object.entries(before ?? {})) {
    if (isOld && name === 'props') continue
    const key = Array.isArray(before) ? Number(name) : name
    next = withNodes(next, one, (after as { readonly [key: string]: Json })[name] ?? null, [...path, key])
  }
  return next
}

function hasValue(text: string, path: TextPath): boolean {
  const tree = parseTree(text)
  return tree !== undefined && findNodeAtLocation(tree, [...path]) !== undefined
}

/** Returns a copy of a document with another ID. The path to its schema depends on the depth of its folder. */
export function copyOf(text: string, kind: string, id: string): { readonly path: string; readonly text: string } {
  const path = `${kind}/${id}.json`
  const schema = `${'../'.repeat(path.split('/').length)}schemas/${kind}.json`
  return { path, text: withValue(withValue(text, ['id'], id), ['$schema'], schema) }
}

/** Returns the document in a text; undefined while the text is not JSON. */
export function valueOf(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** One change of a text: characters at a position were replaced. */
export interface TextChange {
  readonly at: number
  readonly removed: string
  readonly inserted: string
}

/** Returns the smallest single change from one text to another; undefined when they are equal. */
export function changeBetween(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++
  return {
    at: start,
    removed: before.slice(start, before.length - end),
    inserted: after.slice(start, after.length - end),
  }
}

export function withChange(text: string, { at, removed, inserted }: TextChange): string {
  return text.slice(0, at) + inserted + text.slice(at + removed.length)
}

export function inverse({ at, removed, inserted }: TextChange): TextChange {
  return { at, removed: inserted, inserted: removed }
}
