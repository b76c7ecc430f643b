/**
 * Compiles the live pages again when one of their schedules has passed, when the clock went back, or when a rollback
 * made pages live that were compiled for another time.
 */
import { isNewer } from '../../engine/core/release.ts'
import { validSpan } from '../../engine/release/valid-span.ts'
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
        // If the pointer has moved, the next timer is already set. If not, the compilation failed and is tried again
        // later.
        if (!this.#isClosed && !hasMoved(before, store.live())) this.#wait(retryMs, () => this.follow())
      })
  }
}

/**
 * Milliseconds until a page of the release has to be compiled again: 0 when a page is overdue or was compiled for a
 * later instant, undefined when no page has a schedule.
 * @param compiledFor the instant for which the pages were compiled
 */
export function recompileDelay(
  { release, pointer }: Pick<LiveRelease, 'release' | 'pointer'>,
  now: number,
  compiledFor = Date.parse(pointer.at),
): number | undefined {
  const { from, until } = validSpan(release)
  // The clock can be set back, and a rollback can name a release that was compiled for a later instant.
  if (now < from) return 0
  // Releases of earlier versions of Habi do not record the instant from which their pages are valid, so their compile
  // instant is compared.
  if (now < compiledFor - 60_000) return 0
  return until === Infinity ? undefined : Math.max(0, until - now)
}

function hasMoved(before: LiveRelease | undefined, after: LiveRelease | undefined): boolean {
  return after !== undefined && (before === undefined || isNewer(after.pointer, before.pointer))
}
