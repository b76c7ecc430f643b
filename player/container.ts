/** The frame we run in, behind one interface. This is the plain browser; partner mini-apps, bot frame and native app come with their own area. */
import type { Container } from '../engine/action.ts'

export function createContainer(): Container {
  return {
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
