/** Pairs targets across a change. The index of a list entry is not part of the identity. */
import type { Json } from '../core/json.ts'
import { matchEntries } from '../document/edit/match-entries.ts'
import { identityOf } from './dedupe.ts'
import type { Target } from './targets.ts'

/** A target before and after a change; undefined where the target does not exist. */
export type TargetPair = readonly [Target | undefined, Target | undefined]

/**
 * Pairs targets before and after. A node of a layout has one target for each page; its targets on added or removed
 * pages are left out.
 */
export function matchTargets(before: readonly Target[], after: readonly Target[]): readonly TargetPair[] {
  const pairs = pairTargets(before, after)
  const known = new Set(pairs.flatMap(([a, b]) => (a === undefined || b === undefined ? [] : [nameOf(a)])))
  return pairs.filter(([a, b]) => (a !== undefined && b !== undefined) || !known.has(nameOf((a ?? b) as Target)))
}

/** Identifies a target: equal for a node of a layout on all pages. */
function nameOf(target: Target): string {
  return `${identityOf(target)} ${target.address}`
}

/**
 * Pairs targets before and after: by address and routes, then by address, then by identity, because nodes may move.
 * Targets without a key of their own are paired by their content.
 */
export function pairTargets(before: readonly Target[], after: readonly Target[]): readonly TargetPair[] {
  const found: (readonly [Target, Target])[] = []
  let a = before
  let b = after
  const top = ({ address }: Target): string => address.split('/')[0] ?? ''
  for (const keyOf of [
    (target: Target): string => `${identityOf(target)} ${target.address} ${target.routes.join(' ')}`,
    (target: Target): string => `${identityOf(target)} ${target.address}`,
    (target: Target): string => `${identityOf(target)} ${top(target)}`,
  ]) {
    const pairs = matchEntries(a, b, { keyOf, contentOf: contentOfTarget })
    const matched: ReadonlySet<Target> = new Set(
      pairs.flatMap(([from, to]) => {
        const pair = [a[from] as Target, b[to] as Target] as const
        found.push(pair)
        return pair
      }),
    )
    a = a.filter((target) => !matched.has(target))
    b = b.filter((target) => !matched.has(target))
  }
  return [
    ...found,
    ...b.map((target) => [undefined, target] as const),
    ...a.map((target) => [target, undefined] as const),
  ]
}

/** Distinguishes targets with the same key: list entries without a key. */
function contentOfTarget({ address, item, routes }: Target): Json {
  return { address: address.split('/'), item: item ?? null, routes }
}
