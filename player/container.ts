/**
 * The container interface for the plain browser. Other containers (mini-app, bot frame, native app) have a business
 * area each.
 */
import type { Container } from '../engine/action.ts'
import type { World } from '../engine/runtime/world.ts'

export function createContainer(world: World): Container {
  return {
    get kind() {
      return (world.read('fact.device.container') as Container['kind'] | undefined) ?? 'BROWSER'
    },
    get bot() {
      return world.read('fact.device.bot') === true
    },
    back: () => false,
    close: () => false,
    login: () => false,
    async share(content) {
      if (typeof navigator.share !== 'function') return false
      try {
        await navigator.share(content)
        return true
      } catch {
        // Closing the sheet is not a failure.
        return false
      }
    },
    open: () => false,
    report: () => undefined,
  }
}
