import { dayIn } from '../../engine/core/format.ts'

/** The server's clock. It shows real time, or continues from an instant that was set. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Sets the difference to real time in milliseconds; 0 switches back to real time. */
  setOffset(offset: number): void
  /** Difference to real time in milliseconds; 0 when the clock was not set. */
  offset(): number
  /** Returns the offset that makes the clock show this instant now. Null means real time. */
  offsetFor(now: number | null): number
  onSet(listener: () => void): void
}

export function createClock(): Clock {
  let offset = 0
  const listeners: (() => void)[] = []
  return {
    now: () => Date.now() + offset,
    offset: () => offset,
    offsetFor: (now) => (now === null ? 0 : now - Date.now()),
    setOffset(next) {
      offset = next
      for (const listener of listeners) listener()
    },
    onSet: (listener) => void listeners.push(listener),
  }
}

/** The time zone of the licensee. */
export const MANILA = 'Asia/Manila'

/** Returns the calendar day in Manila as `YYYY-MM-DD`. */
export const manilaDay = (instant: number): string => dayIn(instant, MANILA)
