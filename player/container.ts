/** The frame we run in, behind one interface. This is the plain browser; partner mini-apps, bot frame and native app come with their own area. */
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
        // People close the sheet; that is no failure.
        return false
      }
    },
    open: () => false,
    report: () => undefined,
  }
}
