/** Measures for how long something is shown. Time counts only while the page is visible, and from the consent on. */

export interface ShownTime {
  /** Start of the current period by the clock `now`; undefined while the page is hidden. */
  readonly startTime: () => number | undefined
  /** Ends the current period and begins another. */
  readonly split: () => void
  /** Ends the current period. */
  readonly stop: () => void
}

const restarts = new Set<() => void>()

/** Begins all current periods again, without reporting the time so far. */
export function restartTimes(): void {
  for (const restart of restarts) restart()
}

/**
 * Measures from now on. Calls `ended` with the start of each period when it ends; `isExit` means that the page is
 * left. The length of a period is measured with the timer of the browser, because the clock `now` changes when the time
 * of the server arrives.
 */
export function measureTime(now: () => number, ended: (startTime: number, isExit: boolean) => void): ShownTime {
  /** Start of the current period on the timer of the browser. */
  let begunAt: number | undefined
  const isHidden = (): boolean => globalThis.document?.hidden === true
  const restart = (): void => {
    begunAt = isHidden() ? undefined : performance.now()
  }
  const startTime = (): number | undefined =>
    begunAt === undefined ? undefined : Math.round(now() - (performance.now() - begunAt))
  const end = (isExit = false): void => {
    const start = startTime()
    begunAt = undefined
    if (start !== undefined) ended(start, isExit)
  }
  const follow = (): void => {
    if (isHidden()) end()
    else if (begunAt === undefined) restart()
  }
  const stopped = new AbortController()
  const on = (type: string, run: () => void): void =>
    globalThis.addEventListener?.(type, run, { signal: stopped.signal })
  on('visibilitychange', follow)
  on('pagehide', () => end(true))
  // The browser may show this document again later, from the back/forward cache.
  on('pageshow', follow)
  restarts.add(restart)
  restart()
  return {
    startTime,
    split() {
      end()
      restart()
    },
    stop() {
      stopped.abort()
      restarts.delete(restart)
      end()
    },
  }
}
