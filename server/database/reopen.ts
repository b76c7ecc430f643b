import type { Outage } from './outage.ts'
import { reasonOf, UnavailableError } from '../unavailable-error.ts'

/** A resource that is opened in the background, and again after each failure until it is open. */
export interface Reopened<T> {
  /** Resolves when the resource is open, however many attempts this takes. */
  readonly opened: Promise<T>
  /** The resource, if it is open. */
  readonly current: () => T | undefined
  /**
   * Returns the resource. Waits for the first attempt to open it, but not for later attempts.
   * @throws {UnavailableError} when the last attempt failed
   */
  readonly get: () => Promise<T>
  /** Number of attempts since the start. */
  readonly attempts: () => number
  /** Ends the attempts, including the one in progress. An open resource stays open. */
  readonly cancel: () => void
  /** Ends the attempts, waits until the one in progress has ended, and closes the resource. */
  readonly close: () => Promise<void>
}

export interface ReopenOptions<T> {
  /** Rejects soon when the signal is aborted. */
  readonly open: (signal: AbortSignal) => Promise<T>
  readonly close: (resource: T) => Promise<void>
  readonly outage: Outage
  /** Pause before the second attempt in milliseconds. It doubles with each attempt, up to `maxPauseMs`. */
  readonly pauseMs?: number
  readonly maxPauseMs?: number
}

const PAUSE_MS = 500
const MAX_PAUSE_MS = 15_000

export function reopen<T>(options: ReopenOptions<T>): Reopened<T> {
  const { open, close, outage, pauseMs = PAUSE_MS, maxPauseMs = MAX_PAUSE_MS } = options
  let resource: { readonly is: T } | undefined
  const canceled = new AbortController()
  let attempts = 0
  let lastError: unknown
  let timer: NodeJS.Timeout | undefined
  let onOpened: (resource: T) => void
  const opened = new Promise<T>((resolve) => (onOpened = resolve))

  async function attempt(): Promise<void> {
    attempts++
    try {
      resource = { is: await open(canceled.signal) }
      outage.end()
      onOpened(resource.is)
    } catch (error) {
      lastError = error
      if (canceled.signal.aborted) return
      outage.begin(reasonOf(error))
      const pause = Math.min(pauseMs * 2 ** (attempts - 1), maxPauseMs)
      timer = setTimeout(() => (running = attempt()), pause)
    }
  }

  function cancel(): void {
    canceled.abort(new Error('the server stops'))
    clearTimeout(timer)
  }

  let running = attempt()
  const first = running
  return {
    opened,
    current: () => resource?.is,
    async get() {
      await first
      if (resource === undefined)
        throw new UnavailableError('The database is not available. Please try again later.', { cause: lastError })
      return resource.is
    },
    attempts: () => attempts,
    cancel,
    async close() {
      cancel()
      await running
      if (resource !== undefined) await close(resource.is)
    },
  }
}
