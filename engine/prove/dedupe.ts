/** Removes entries whose target is inside the target of another entry with the same key. */
import type { Target } from './targets.ts'

/** An entry about one node, with all addresses and routes of the node. */
export interface TargetGroup {
  readonly target: Target
  readonly addresses: ReadonlySet<string>
  readonly routes: ReadonlySet<string>
  /** Receives the addresses of the removed entries inside this one. */
  readonly innerAddresses: string[]
}

/** The entries that are not inside another entry with the same key, in their order. */
export function dedupe<T extends TargetGroup>(all: readonly T[], keyOf: (entry: T) => string): readonly T[] {
  const outer = new Map<string, T>()
  const kept = new Set<T>()
  for (const entry of all.toSorted((a, b) => depth(a) - depth(b))) {
    const key = keyOf(entry)
    const around = [...entry.addresses].flatMap(enclosingAddresses).map((enclosing) => outer.get(`${key} ${enclosing}`))
    const enclosing = around.find((one) => one !== undefined) ?? layoutOf(entry, key, outer)
    for (const address of entry.addresses) outer.set(`${key} ${address}`, enclosing ?? entry)
    if (isRoot(entry, 'layout')) for (const route of entry.routes) outer.set(`${key} around ${route}`, entry)
    if (enclosing === undefined) kept.add(entry)
    else enclosing.innerAddresses.push(...entry.addresses)
  }
  return all.filter((entry) => kept.has(entry))
}

/**
 * Returns a key that identifies a target: the same key for the same object in two sites, or at two positions in one
 * site. The id of a node that is compiled for a list entry contains the key of the entry; the index of the entry is not
 * part of its identity.
 */
export function identityOf({ kind, document, source, entry }: Target): string {
  return [kind, document, source.id, entry?.document ?? ''].join(' ')
}

/** Layouts come first: they contain their pages, although the addresses do not show that. */
function depth(entry: TargetGroup): number {
  const [first = ''] = entry.addresses
  return isRoot(entry, 'layout') ? 0 : first.split('/').length
}

function isRoot({ target: { document, pointer } }: TargetGroup, kind: string): boolean {
  return pointer === '/root' && document.startsWith(`${kind}/`)
}

/** Returns the entry of the layout around a page, if it has the same key and is the same on all routes of the page. */
function layoutOf<T extends TargetGroup>(entry: T, key: string, outer: ReadonlyMap<string, T>): T | undefined {
  if (!isRoot(entry, 'page')) return undefined
  const around = new Set([...entry.routes].map((route) => outer.get(`${key} around ${route}`)))
  const [only] = around
  return around.size === 1 ? only : undefined
}

/** The addresses that contain an address, innermost first. For a node of a popup, the last one is that of the popup. */
function enclosingAddresses(address: string): readonly string[] {
  const parts = address.split('/')
  return [...parts.slice(1).map((_part, n) => parts.slice(0, parts.length - 1 - n).join('/')), `popup:${parts[0]}`]
}
