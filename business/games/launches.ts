/** At most one launch of a game is in progress. It ends when it is canceled or when another launch begins. */
let controller = new AbortController()
let latest = 0

/** Ends the launch in progress and begins another. Returns the number of the new launch. */
export function beginLaunch(): number {
  endLaunch()
  return latest
}

/** Ends the launch in progress: aborts its request, and stops its steps. */
export function endLaunch(): void {
  latest++
  controller.abort()
  controller = new AbortController()
}

export function isCurrentLaunch(launch: number): boolean {
  return launch === latest
}

/** The signal that is aborted when the launch in progress ends. */
export function launchSignal(): AbortSignal {
  return controller.signal
}
