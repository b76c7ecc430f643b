/** Splits long work into tasks, so other work of the thread is handled in between. */
export interface Scheduler {
  /** Ends the current task: pending paints and taps are handled before work continues. */
  readonly yield: () => Promise<void>
  /** Resolves when everything rendered so far has been painted. */
  readonly nextPaint: () => Promise<void>
}
