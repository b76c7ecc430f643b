/** Removes old releases and leftovers of killed publishes while the server runs. */
import { sizeInWords } from '../../engine/wording/size.ts'
import type { Publisher } from './publisher.ts'

/** Milliseconds from the start of the server to the first run. */
const firstAfterMs = 60_000
/** Milliseconds between runs. */
const everyMs = 6 * 3_600_000

/** Returns a function that stops the timers. */
export function collectRegularly(options: {
  readonly publisher: Pick<Publisher, 'collect'>
  readonly onCollected: (message: string) => void
  readonly onProblem: (message: string) => void
}): () => void {
  const { publisher, onCollected, onProblem } = options
  const timer = setTimeout(() => void collect(), firstAfterMs).unref()
  const interval = setInterval(() => void collect(), everyMs).unref()

  async function collect(): Promise<void> {
    try {
      const { releases, files, temporaries, bytes } = await publisher.collect()
      if (releases + files + temporaries === 0) return
      onCollected(
        `removed ${releases} old releases with ${files} files, and ${temporaries} temporary files: ` +
          sizeInWords(bytes),
      )
    } catch (error) {
      onProblem(`old releases cannot be removed: ${String(error)}`)
    }
  }

  return () => {
    clearTimeout(timer)
    clearInterval(interval)
  }
}
