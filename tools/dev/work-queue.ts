/** Collects saved files, and works on them in one call at a time. */
import { errorMessage } from '../../engine/core/error-message.ts'

/** Delay in milliseconds after the last saved file, because an editor may save several files at once. */
const DELAY_MS = 50

export interface WorkQueue {
  readonly add: (file: string) => void
  /** Starts the work. Before this call, files are only collected. */
  readonly begin: () => void
}

/**
 * Returns a queue that calls `workOn` with the collected files. Files that are saved during a call are passed to the
 * next call.
 */
export function openWorkQueue(
  workOn: (files: readonly string[]) => Promise<void>,
  report: (line: string) => void,
): WorkQueue {
  const saved = new Set<string>()
  let isWorking = true
  let timer: NodeJS.Timeout | undefined

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    while (saved.size > 0) {
      const files = [...saved]
      saved.clear()
      await workOn(files).catch((error: unknown) => report(errorMessage(error)))
    }
    isWorking = false
  }

  return {
    add(file) {
      saved.add(file)
      clearTimeout(timer)
      timer = setTimeout(() => void work(), DELAY_MS)
    },
    begin() {
      isWorking = false
      void work()
    },
  }
}
