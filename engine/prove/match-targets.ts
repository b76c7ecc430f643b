/** The identity of targets across a change. The index of a list entry is no part of it. */
import type { Json } from '../core/json.ts'
import { matchEntries } from '../document/edit/match-entries.ts'
import { identityOf } from './dedupe.ts'
import type { Target } from './targets.ts'

/**
 * Pairs targets before and after: by address and routes, then by address, then by identity, because nodes may move.
 * Targets without a key of their own are paired by their content.
 */
export function matchTargets(
  before: readonly Target[],
  after: readonly Target[],
): readonly (readonly [Target | undefined, Target | undefined])[] {
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
  // Nodes of a layout have one target for each page. An added or removed page does not add or remove nodes of its
  // layout.
  const known = new Set(found.map(([one]) => `${identityOf(one)} ${one.address}`))
  const isNew = (target: Target): boolean => !known.has(`${identityOf(target)} ${target.address}`)
  return [
    ...found,
    ...b.filter(isNew).map((target) => [undefined, target] as const),
    ...a.filter(isNew).map((target) => [target, undefined] as const),
  ]
}

/** Tells apart targets with the same key: entries of a list that have none. */
function contentOfTarget({ address, item, routes }: Target): Json {
  return { address: address.split('/'), item: item ?? null, routes }
}
