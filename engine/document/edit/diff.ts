/** Computes the difference of two documents, or two sites, by id: added, removed, moved, changed. */
import { isObject, type Json, type JsonObject } from '../../core/json.ts'
import { escaped, isOneValue, type OutlineItem, type Outline, outlineOf, type OutlinePosition } from './outline.ts'
import { same } from '../../core/value.ts'
import { longestIncreasing } from './longest-increasing.ts'

/** One difference of one item. An item that was moved and edited has several. */
export type DocumentChange =
  | {
      readonly change: 'added'
      readonly item: string
      readonly kind: OutlineItem['kind']
      readonly to: OutlinePosition
      readonly body: JsonObject
    }
  | {
      readonly change: 'removed'
      readonly item: string
      readonly kind: OutlineItem['kind']
      readonly from: OutlinePosition
      readonly body: JsonObject
    }
  | {
      readonly change: 'moved'
      readonly item: string
      readonly kind: OutlineItem['kind']
      readonly from: OutlinePosition
      readonly to: OutlinePosition
    }
  | {
      readonly change: 'changed'
      readonly item: string
      readonly kind: OutlineItem['kind']
      /** JSON pointer inside the item. */
      readonly path: string
      /** Absent when the property was added. */
      readonly from?: Json
      /** Absent when the property was removed. */
      readonly to?: Json
    }

export interface DocumentDifference {
  /** Kind and id, such as `page/home`. */
  readonly document: string
  readonly change: 'added' | 'removed' | 'changed'
  /** Empty for a document that was added or removed. */
  readonly changes: readonly DocumentChange[]
}

/** Documents by kind and id. */
export type Documents = ReadonlyMap<string, JsonObject>

export function diffSites(before: Documents, after: Documents): readonly DocumentDifference[] {
  const found: DocumentDifference[] = []
  for (const document of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const a = before.get(document)
    const b = after.get(document)
    if (a === undefined) found.push({ document, change: 'added', changes: [] })
    else if (b === undefined) found.push({ document, change: 'removed', changes: [] })
    else {
      const changes = diff(a, b)
      if (changes.length > 0) found.push({ document, change: 'changed', changes })
    }
  }
  return found
}

/** Changes in the order of `after`, then removed items in the order of `before`. */
export function diff(before: JsonObject, after: JsonObject): readonly DocumentChange[] {
  const a = outlineOf(before)
  const b = outlineOf(after)
  const moved = movedItems(a, b)
  const changes: DocumentChange[] = []
  for (const [item, { kind, position, body }] of b) {
    const old = a.get(item)
    if (old === undefined) {
      changes.push({ change: 'added', item, kind, to: position, body })
      continue
    }
    if (moved.has(item)) changes.push({ change: 'moved', item, kind, from: old.position, to: position })
    compare(old.body, body, '', (path, from, to) =>
      changes.push({
        change: 'changed',
        item,
        kind,
        path,
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      }),
    )
  }
  for (const [item, { kind, position, body }] of a)
    if (!b.has(item)) changes.push({ change: 'removed', item, kind, from: position, body })
  return changes
}

/**
 * Returns the smallest set of items in both outlines that were moved: to another list, or to another position among the
 * items that stayed in their list. An item has not moved if its index changed only because another item was inserted.
 */
export function movedItems(before: Outline, after: Outline): ReadonlySet<string> {
  const moved = new Set<string>()
  const stayed = new Map<string, OutlineItem[]>()
  for (const item of after.values()) {
    const old = before.get(item.key)
    if (old === undefined || item.kind === 'document') continue
    if (old.position.parent !== item.position.parent || old.position.list !== item.position.list) moved.add(item.key)
    else {
      const list = `${item.position.parent}\n${item.position.list}`
      const known = stayed.get(list)
      if (known === undefined) stayed.set(list, [item])
      else known.push(item)
    }
  }
  for (const items of stayed.values()) {
    const kept = longestIncreasing(items.map(({ key }) => before.get(key)?.position.index ?? 0))
    items.forEach(({ key }, n) => {
      if (!kept.has(n)) moved.add(key)
    })
  }
  return moved
}

/** Reports every property that differs. Rules, schedules, links and tagged values are compared as a whole. */
function compare(
  a: JsonObject,
  b: JsonObject,
  path: string,
  report: (path: string, from: Json | undefined, to: Json | undefined) => void,
): void {
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const from = Object.hasOwn(a, name) ? a[name] : undefined
    const to = Object.hasOwn(b, name) ? b[name] : undefined
    if (same(from, to)) continue
    const pointer = `${path}/${escaped(name)}`
    if (isObject(from) && isObject(to) && !isOneValue(name, from) && !isOneValue(name, to))
      compare(from, to, pointer, report)
    else report(pointer, from, to)
  }
}
