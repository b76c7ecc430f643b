/** Telling once what is true of a place and of everything inside of it. */
import type { Target } from './targets.ts'

/** Something said of one node, under all the addresses where it stands. */
export interface TargetGroup {
  readonly place: Target
  readonly addresses: ReadonlySet<string>
  readonly routes: ReadonlySet<string>
  /** Gets the addresses inside for which the same is said. */
  readonly inside: string[]
}

/** Those of `all` around which the same is not said already, in their order; two say the same when they have one key. */
export function dedupe<T extends TargetGroup>(all: readonly T[], keyOf: (told: T) => string): readonly T[] {
  const outer = new Map<string, T>()
  const kept = new Set<T>()
  for (const told of all.toSorted((a, b) => depth(a) - depth(b))) {
    const key = keyOf(told)
    const around = [...told.addresses].flatMap(holdersOf).map((holder) => outer.get(`${key} ${holder}`))
    const holder = around.find((one) => one !== undefined) ?? layoutOf(told, key, outer)
    for (const address of told.addresses) outer.set(`${key} ${address}`, holder ?? told)
    if (isRoot(told, 'layout')) for (const route of told.routes) outer.set(`${key} around ${route}`, told)
    if (holder === undefined) kept.add(told)
    else holder.inside.push(...told.addresses)
  }
  return all.filter((told) => kept.has(told))
}

/** The same thing in two sites, or in two places of one. */
export function identityOf({ kind, document, source, entry }: Target): string {
  return [kind, document, source.id, entry?.document ?? '', entry?.pointer ?? ''].join(' ')
}

/** Layouts first: they stand around all of a page, though no address says so. */
function depth(told: TargetGroup): number {
  const [first = ''] = told.addresses
  return isRoot(told, 'layout') ? 0 : first.split('/').length
}

function isRoot({ place: { document, pointer } }: TargetGroup, kind: string): boolean {
  return pointer === '/root' && document.startsWith(`${kind}/`)
}

/** The layout around a page on every one of its routes, when the same is said of it. */
function layoutOf<T extends TargetGroup>(told: T, key: string, outer: ReadonlyMap<string, T>): T | undefined {
  if (!isRoot(told, 'page')) return undefined
  const around = new Set([...told.routes].map((route) => outer.get(`${key} around ${route}`)))
  const [only] = around
  return around.size === 1 ? only : undefined
}

/** The addresses around an address, from the inside out; around the nodes of a popup stands the popup. */
function holdersOf(address: string): readonly string[] {
  const parts = address.split('/')
  return [...parts.slice(1).map((_part, n) => parts.slice(0, parts.length - 1 - n).join('/')), `popup:${parts[0]}`]
}
