/** Builds the gallery or the studio in the background, with a lower priority than server and player build. */
import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setPriority } from 'node:os'

const LOW_PRIORITY = 10
/** Delay in milliseconds after a saved file. Most files are saved again soon, and a build uses both processors. */
const START_AFTER_MS = 5000

export interface BackgroundBuild {
  /** Starts a build of the changed parts after some seconds. */
  readonly start: () => void
  /** Stops a build in progress. The next build starts from the beginning. */
  readonly stop: () => Promise<void>
}

/** A build writes to `out`, or to `out.PID` with the id of its process. */
export function openBackgroundBuild(out: string, spawnBuild: () => ChildProcess): BackgroundBuild {
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined

  async function stop(): Promise<void> {
    clearTimeout(timer)
    const stopped = child
    if (stopped === undefined) return
    const ended = new Promise((resolve) => stopped.once('exit', resolve))
    stopped.kill()
    await ended
    await rm(`${out}.${stopped.pid}`, { recursive: true, force: true })
  }

  function begin(): void {
    const started = (child = spawnBuild())
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    if (started.pid !== undefined) setPriority(started.pid, LOW_PRIORITY)
  }

  return {
    start() {
      clearTimeout(timer)
      timer = setTimeout(begin, START_AFTER_MS)
    },
    stop,
  }
}
