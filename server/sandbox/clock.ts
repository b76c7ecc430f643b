/** The server's clock. It shows real time, or runs on from an instant that was set. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Null switches back to real time. */
  set(now: number | null): void
  /** Difference to real time in milliseconds; 0 when the clock was not set. */
  offset(): number
  onSet(listener: () => void): void
}

export function createClock(real: () => number = Date.now): Clock {
  let offset = 0
  const listeners: (() => void)[] = []
  return {
    now: () => real() + offset,
    offset: () => offset,
    set(now) {
      offset = now === null ? 0 : now - real()
      for (const listener of listeners) listener()
    },
    onSet: (listener) => void listeners.push(listener),
  }
}

/** The calendar day in Manila as `YYYY-MM-DD`. Manila is UTC+8 all year. */
export function manilaDay(instant: number): string {
  return new Date(instant + 8 * 3_600_000).toISOString().slice(0, 10)
}
