/** Removes old releases and leftovers of killed publishes while the server runs. */
import { sizeInWords } from '../../engine/document/size.ts'
import type { Publisher } from './publisher.ts'

/** Milliseconds from the start of the server to the first run. */
const firstAfterMs = 60_000
/** Milliseconds between runs. */
const everyMs = 6 * 3_600_000

/** Starts the timers, and returns a function that stops them. */
export function collectRegularly(options: {
  readonly publisher: Pick<Publisher, 'collect'>
  /** Removes unneeded files from the database that servers share, and returns their number. */
  readonly collectShared?: () => Promise<number>
  readonly onCollected: (message: string) => void
  readonly onProblem: (message: string) => void
}): () => void {
  const { publisher, collectShared, onCollected, onProblem } = options
  const timer = setTimeout(() => void collect(), firstAfterMs).unref()
  const interval = setInterval(() => void collect(), everyMs).unref()

  async function collect(): Promise<void> {
    try {
      const { releases, files, temporaries, bytes } = await publisher.collect()
      if (releases + files + temporaries > 0)
        onCollected(
          `removed ${releases} old releases with ${files} files, and ${temporaries} temporary files: ` +
            sizeInWords(bytes),
        )
      const shared = (await collectShared?.()) ?? 0
      if (shared > 0) onCollected(`removed ${shared} files of old releases from the database`)
    } catch (error) {
      onProblem(`old releases cannot be removed: ${String(error)}`)
    }
  }

  return () => {
    clearTimeout(timer)
    clearInterval(interval)
  }
}
