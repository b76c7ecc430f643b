/** The container interface for the plain browser. `business/open-container.ts` chooses the adapters of containers. */
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
        // Closing the sheet is not a failure. In the frame of another page, a browser may refuse to open the sheet.
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
