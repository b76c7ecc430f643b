import type { ActionResult } from '../../engine/action.ts'

/**
 * The steps that a visitor started and that wait for a login. `session.require` stores them, and `session.resume` runs
 * them after the login. They are lost when the page is closed.
 */
let waiting: (() => Promise<ActionResult>) | undefined
let isResumed = false

export function storeIntent(repeat: () => Promise<ActionResult>): void {
  waiting = repeat
}

export function forgetIntent(): void {
  waiting = undefined
}

/** Runs the stored steps once; undefined when there are none. */
export async function resumeIntent(): Promise<ActionResult | undefined> {
  const repeat = waiting
  waiting = undefined
  if (repeat === undefined) return undefined
  isResumed = true
  try {
    return await repeat()
  } finally {
    isResumed = false
  }
}

/** True while stored steps run. */
export function isIntentResumed(): boolean {
  return isResumed
}
