import type { Scheduler } from '../engine/runtime/scheduler.ts'

/** Time limit for waiting for a paint in milliseconds, because a hidden page is never painted. */
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
