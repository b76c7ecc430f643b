import { dayIn } from '../engine/core/format.ts'
import type { WireNode } from '../engine/core/wire.ts'
import type { World } from '../engine/runtime/world.ts'
import type { PageState } from '../engine/core/prerender.ts'
import type { Seed } from './document.ts'

/** The seed without the tree of its slice, which is not needed after rendering. */
export type HydrationSeed<S extends PageState = Seed> = Omit<S, 'slice'> & { readonly slice: Omit<S['slice'], 'root'> }

/** Reads the seed in the document, and the tree of its page. */
export function readSeed(): readonly [HydrationSeed, WireNode] {
  const { slice, ...seed } = JSON.parse(document.getElementById('seed')?.textContent ?? '') as Seed
  const { root, ...rest } = slice
  return [{ ...seed, slice: rest }, root]
}

/**
 * Returns a function that returns `root` once and reads it from the document at later calls, so `root` does not stay on
 * the heap.
 */
export function rootOnce(root: WireNode): () => WireNode {
  let first: WireNode | undefined = root
  return () => {
    const given = first ?? readSeed()[1]
    first = undefined
    return given
  }
}

/** Sets the world to the state with which the page was prerendered, so hydration gives the same markup. */
export function seedWorld(world: World, { slice, route, at, locale }: HydrationSeed<PageState>): void {
  world.declare(slice.facts)
  const changes: { [cell: string]: unknown } = {
    'fact.clock.now': at,
    'fact.clock.today': dayIn(at, locale.timeZone),
    'fact.route.id': route.id,
    'fact.route.path': route.path,
    'fact.route.top': route.path?.split('/')[1],
    'fact.route.login': route.login,
    'fact.route.restricted': route.restricted,
    'fact.popup.open': '',
    'fact.device.language': slice.language,
    route: { ...route, query: {} },
  }
  for (const [name, value] of Object.entries(slice.state)) changes[`state.${name}`] = value
  for (const [name, data] of Object.entries(slice.data)) {
    changes[`data.${name}`] =
      data.when === 'publish' ? { status: 'ready', value: data.value ?? null } : { status: 'loading' }
  }
  world.set(changes)
}
