/** The server's clock: real time, or one that was set and goes on from there. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Null is real time again. */
  set(now: number | null): void
  /** How far it is from real time, milliseconds; 0 when it was not set. */
  offset(): number
  onSet(changed: () => void): void
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
    onSet: (changed) => void listeners.push(changed),
  }
}

/** The calendar day in Manila, `YYYY-MM-DD`; Manila is UTC+8 the whole year. */
export function manilaDay(instant: number): string {
  return new Date(instant + 8 * 3_600_000).toISOString().slice(0, 10)
}
