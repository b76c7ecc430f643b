import type { Scheduler } from '../engine/runtime/scheduler.ts'

/** A hidden page is never painted, so that waiting for a paint ends after this time, in milliseconds. */
const HIDDEN_MS = 100

export const scheduler: Scheduler = {
  yield() {
    const { scheduler: native } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
    return native?.yield?.() ?? new Promise((resume) => setTimeout(resume))
  },
  nextPaint: () =>
    new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done))
      setTimeout(done, HIDDEN_MS)
    }),
}
