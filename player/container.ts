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
        // Closing the share sheet is not a failure (false). In the frame of another page, a browser may refuse to open
        // it (undefined).
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
