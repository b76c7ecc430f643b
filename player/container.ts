/**
 * The container interface for a plain browser. `business/open-container.ts` chooses the adapters for other containers.
 */
import type { Container } from '../engine/action.ts'

export function createContainer(): Container {
  return {
    back: () => false,
    close: () => false,
    login: () => false,
    async share(content) {
      if (typeof navigator.share !== 'function') return undefined
      try {
        await navigator.share(content)
        return true
      } catch (error) {
        // False: the person closed the share sheet, which is not a failure. Undefined: the browser refused, for example
        // in the frame of another page.
        return error instanceof Error && error.name === 'AbortError' ? false : undefined
      }
    },
    open: () => false,
    support: () => false,
    launch: () => false,
    report: () => false,
    listen: () => undefined,
  }
}
