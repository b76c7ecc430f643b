/** IDs of nodes: unique in their document. */
import { isList, isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'
import type { TextPath } from '../text-edit.ts'

const MOST = 60

/** Returns the IDs of a node and of all nodes inside it, each with its path. */
export function idPaths(node: Json | undefined, path: TextPath = []): readonly (readonly [TextPath, string])[] {
  if (!isObject(node)) return []
  return [
    ...(typeof node.id === 'string' ? [[[...path, 'id'], node.id] as const] : []),
    ...idPaths(node.fallback, [...path, 'fallback']),
    ...idsIn(node.of, [...path, 'of']),
    ...Object.entries(isObject(node.slots) ? node.slots : {}).flatMap(([slot, items]) =>
      idsIn(items, [...path, 'slots', slot]),
    ),
  ]
}

function idsIn(items: Json | undefined, path: TextPath): readonly (readonly [TextPath, string])[] {
  return isList(items) ? items.flatMap((item, n) => idPaths(item, [...path, n])) : []
}

/** Returns the IDs of the nodes, or tabs, of a document. */
export function idsOfDocument(value: JsonObject): ReadonlySet<string> {
  const found = [...idPaths(value.root), ...idsIn(value.tabs, [])]
  return new Set(found.map(([, id]) => id))
}

/** Returns the wanted ID, or if it is taken, that ID with the first free number. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const start = wanted.slice(0, MOST)
  if (!taken.has(start)) return start
  const name = start.replace(/-\d+$/, '')
  for (let n = 2; ; n++) {
    const id = `${name.slice(0, MOST - String(n).length - 1)}-${n}`
    if (!taken.has(id)) return id
  }
}
