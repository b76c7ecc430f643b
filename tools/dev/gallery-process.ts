/** Builds the gallery in the background, with a lower priority than the server and the build of the player app. */
import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setPriority } from 'node:os'

const LOW_PRIORITY = 10
/** Milliseconds after a saved file: most files are saved again soon, and a build takes seconds of both processors. */
const START_AFTER_MS = 5000

export interface GalleryProcess {
  /** Starts a build of what has changed, after some seconds. */
  readonly start: () => void
  /** Stops a build in progress. The next one starts from the beginning. */
  readonly stop: () => Promise<void>
}

/** `out` is the folder of the gallery; a build writes to a folder beside it. */
export function openGalleryProcess(out: string, spawnBuild: () => ChildProcess): GalleryProcess {
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
