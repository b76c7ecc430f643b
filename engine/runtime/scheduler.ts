/**
 * Interrupts long work so that other work is handled. The player's scheduler uses the browser's; the headless one only
 * ends the task.
 */
export interface Scheduler {
  /** Ends the current task: pending paints and taps are handled before work continues. */
  readonly yield: () => Promise<void>
  /** Resolves when everything rendered so far has been painted. */
  readonly nextPaint: () => Promise<void>
}

const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume))

export const headlessScheduler: Scheduler = { yield: nextTask, nextPaint: nextTask }
