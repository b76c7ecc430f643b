/**
 * Builds the gallery or the studio in the background, with a lower priority than the server and the build of the player
 * app.
 */
import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setPriority } from 'node:os'

const LOW_PRIORITY = 10
/** Delay in milliseconds after a saved file. Most files are soon saved again, and a build occupies two processors. */
const START_AFTER_MS = 5000

export interface BackgroundBuild {
  /** Starts a build of the changed parts some seconds after the last call. */
  readonly start: () => void
  /** Stops a build in progress. The next build starts from the beginning. */
  readonly stop: () => Promise<void>
}

/** A build writes to `out.PID`, named with its process id, or directly to `out`. */
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
