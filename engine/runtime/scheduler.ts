/** Interrupts long work so that other work of the thread is handled. */
export interface Scheduler {
  /** Ends the current task: pending paints and taps are handled before work continues. */
  readonly yield: () => Promise<void>
  /** Resolves when everything rendered so far has been painted. */
  readonly nextPaint: () => Promise<void>
}
