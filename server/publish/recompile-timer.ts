/** Compiles the live pages again when one of their schedules has passed, or when the clock went back. */
import { isNewer } from '../../engine/core/release.ts'
import type { LiveRelease, ReleaseStore } from '../delivery/release-store.ts'

/** Milliseconds between checks of the clock: the clock of the machine can be set without an event. */
const clockCheckMs = 60_000
const retryMs = 60_000

export interface RecompileTimerOptions {
  readonly store: Pick<ReleaseStore, 'live'>
  readonly now: () => number
  /** The instant for which this process compiled the live pages; undefined when it did not compile them. */
  readonly compiledFor: () => number | undefined
  /** Compiles the live pages if they are overdue, after the publishes that are queued. */
  readonly recompileIfDue: () => Promise<void>
  readonly onProblem: (message: string) => void
}

export class RecompileTimer {
  readonly #options: RecompileTimerOptions
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: RecompileTimerOptions) {
    this.#options = options
  }

  /**
   * Waits for the next boundary of the live pages. Call it after a move of the pointer, and after the clock was set.
   */
  follow(): void {
    const { store, now, compiledFor } = this.#options
    const live = store.live()
    if (live === undefined || this.#isClosed) return clearTimeout(this.#timer)
    const delay = recompileDelay(live, now(), compiledFor())
    if (delay === undefined || delay > clockCheckMs) this.#wait(clockCheckMs, () => this.follow())
    else this.#wait(delay, () => this.#recompile(live))
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #wait(ms: number, work: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(work, ms).unref()
  }

  #recompile(before: LiveRelease): void {
    const { store, recompileIfDue, onProblem } = this.#options
    recompileIfDue()
      .catch((error: unknown) => onProblem(`the live pages cannot be compiled for the current time: ${String(error)}`))
      .finally(() => {
        // A move of the pointer has set the next timer already. Without one the compilation failed and is tried again
        // later.
        if (!this.#isClosed && !hasMoved(before, store.live())) this.#wait(retryMs, () => this.follow())
      })
  }
}

/**
 * Milliseconds until a page of the release has to be compiled again: 0 when it is overdue, undefined when no page has a
 * schedule.
 * @param compiledFor the instant for which the pages were compiled
 */
export function recompileDelay(
  { release, pointer }: Pick<LiveRelease, 'release' | 'pointer'>,
  now: number,
  compiledFor = Date.parse(pointer.at),
): number | undefined {
  const boundaries = Object.values(release.html).flatMap((pages) =>
    Object.values(pages).flatMap((entry) => entry.validUntil ?? []),
  )
  // The clock can be set back. The pages are then for an instant in the future, even if no boundary follows it.
  if (now < compiledFor - 60_000) return 0
  if (boundaries.length === 0) return undefined
  return Math.max(0, Math.min(...boundaries) - now)
}

function hasMoved(before: LiveRelease | undefined, after: LiveRelease | undefined): boolean {
  return after !== undefined && (before === undefined || isNewer(after.pointer, before.pointer))
}
