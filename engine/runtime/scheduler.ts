/** How long work gives way to other work. The player's scheduler knows the browser; the headless one ends the task and no more. */
export interface Scheduler {
  /** Ends the current task: pending paints and taps are handled before work continues. */
  readonly yield: () => Promise<void>
  /** Resolves when everything rendered so far has been painted. */
  readonly nextPaint: () => Promise<void>
}

const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume))

export const headlessScheduler: Scheduler = { yield: nextTask, nextPaint: nextTask }
