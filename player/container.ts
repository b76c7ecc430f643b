/** The container interface for the plain browser. `business/open-container.ts` chooses the adapters of others. */
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
      } catch {
        // Closing the sheet is not a failure.
        return false
      }
    },
    open: () => false,
    support: () => false,
    launch: () => false,
    report: () => undefined,
    listen: () => undefined,
  }
}
