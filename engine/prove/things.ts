/**
 * Groups the targets of two sites that a person sees as one thing, such as a layout node with a target for each page.
 */
import { identityOf } from './dedupe.ts'
import { pairTargets } from './match-targets.ts'
import type { Target } from './targets.ts'

/** One thing before and after the change. One of the lists is empty if the thing is new or removed. */
export interface Thing {
  readonly before: readonly Target[]
  readonly after: readonly Target[]
}

export function thingsOf(before: readonly Target[], after: readonly Target[]): readonly Thing[] {
  const things = new Map<string, { readonly before: Target[]; readonly after: Target[] }>()
  const thingOf = (key: string): { readonly before: Target[]; readonly after: Target[] } => {
    const known = things.get(key)
    if (known !== undefined) return known
    const thing = { before: [], after: [] }
    things.set(key, thing)
    return thing
  }
  // A node that has moved keeps the key of its earlier address.
  const keys = new Map<string, string>()
  const pairs = pairTargets(before, after)
  for (const [a, b] of pairs) {
    if (a === undefined || b === undefined) continue
    const thing = thingOf(keyOf(a))
    thing.before.push(a)
    thing.after.push(b)
    keys.set(keyOf(b), keyOf(a))
  }
  for (const [a, b] of pairs)
    if (a === undefined && b !== undefined) thingOf(keys.get(keyOf(b)) ?? `new ${keyOf(b)}`).after.push(b)
    else if (a !== undefined && b === undefined) thingOf(keyOf(a)).before.push(a)
  return [...things.values()]
}

/** Returns the same key for all targets of one node, but different keys for the entries of a list without keys. */
function keyOf(target: Target): string {
  return `${identityOf(target)} ${target.address} ${target.entry?.pointer ?? ''}`
}
