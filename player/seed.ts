import { dayIn } from '../engine/core/format.ts'
import type { Plan } from '../engine/core/slice.ts'
import type { World } from '../engine/runtime/world.ts'
import type { Scene, Seed } from './document.ts'

/** The seed without its plan, which nobody keeps once it is drawn. */
export type HydrationSeed<S extends Scene = Seed> = Omit<S, 'slice'> & { readonly slice: Omit<S['slice'], 'root'> }

/** What the document brings, and the plan of its page. */
export function readSeed(): readonly [HydrationSeed, Plan] {
  const { slice, ...seed } = JSON.parse(document.getElementById('seed')?.textContent ?? '') as Seed
  const { root, ...rest } = slice
  return [{ ...seed, slice: rest }, root]
}

/** `plan` the first time; after that the document has it, and the heap need not. */
export function planOnce(plan: Plan): () => Plan {
  let first: Plan | undefined = plan
  return () => {
    const given = first ?? readSeed()[1]
    first = undefined
    return given
  }
}

/** The world as the page was prerendered: hydration starts from the very same, then facts arrive. */
export function seedWorld(world: World, { slice, route, at, timeZone }: HydrationSeed<Scene>): void {
  world.declare(slice.facts)
  const changes: { [cell: string]: unknown } = {
    'fact.clock.now': at,
    'fact.clock.today': dayIn(at, timeZone),
    'fact.route.id': route.id,
    'fact.route.path': route.path,
    'fact.route.top': route.path?.split('/')[1],
    'fact.route.login': route.login,
    'fact.route.restricted': route.restricted,
    'fact.popup.open': '',
    'fact.device.language': slice.language,
    route: { id: route.id, path: route.path, params: route.params, query: {} },
  }
  for (const [name, value] of Object.entries(slice.state)) changes[`state.${name}`] = value
  for (const [name, data] of Object.entries(slice.data)) {
    changes[`data.${name}`] = data.when === 'publish' ? { status: 'ready', value: data.value ?? null } : { status: 'loading' }
  }
  world.set(changes)
}
