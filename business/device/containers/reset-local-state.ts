import { kept, keptOf } from '../../kept-keys.ts'

const KEPT: readonly string[] = Object.values(kept)
const KEPT_OF: readonly string[] = Object.values(keptOf)
const PREFIX = 'habi.'
const ENTERED = 'habi.entered'

/**
 * Removes, once per session, the data that an earlier user of the mini-app or bot frame has left on this device
 * (document 1, section 6, line 143). Runs before the session of the player is restored.
 */
export function resetLocalState(): void {
  try {
    if (sessionStorage.getItem(ENTERED) !== null) return
    sessionStorage.setItem(ENTERED, '1')
    for (const key of Object.keys(localStorage)) {
      const own = key.slice(PREFIX.length)
      const isKept = KEPT.includes(own) || KEPT_OF.some((start) => own.startsWith(start))
      if (key.startsWith(PREFIX) && !isKept) localStorage.removeItem(key)
    }
  } catch {
    // Without storage there is no state to remove.
  }
}
