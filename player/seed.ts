import { dayIn } from '../engine/core/format.ts'
import type { World } from '../engine/runtime/world.ts'
import type { Scene } from './document.ts'

/** The world as the page was prerendered: hydration starts from the very same, then facts arrive. */
export function seedWorld(world: World, { slice, route, at, timeZone }: Scene): void {
  world.declare(slice.facts)
  const changes: { [cell: string]: unknown } = {
    'fact.clock.now': at,
    'fact.clock.today': dayIn(at, timeZone),
    'fact.route.id': route.id,
    'fact.route.path': route.path,
    'fact.route.top': route.path?.split('/')[1],
    'fact.route.login': route.login,
    'fact.route.restricted': route.restricted,
    'fact.overlay.open': '',
    'fact.device.language': slice.language,
    route: { id: route.id, path: route.path, params: route.params, query: {} },
  }
  for (const [name, value] of Object.entries(slice.state)) changes[`state.${name}`] = value
  for (const [name, data] of Object.entries(slice.data)) {
    changes[`data.${name}`] = data.when === 'publish' ? { status: 'ready', value: data.value ?? null } : { status: 'loading' }
  }
  world.set(changes)
}
