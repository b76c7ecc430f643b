/** Verifies all objects of the store in the background, at a limited rate. */
import type { ReleaseStore } from './release-store.ts'

export interface SweepOptions {
  readonly store: Pick<ReleaseStore, 'objects' | 'live'>
  /** Verifies the pointer and the manifest of the live release. */
  readonly verifyLive: () => Promise<unknown>
  readonly onProblem: (message: string) => void
  /** Bytes that are read in a second on average. */
  readonly bytesPerSecond?: number
  /** Milliseconds before the first pass and between passes. */
  readonly pauseMs?: number
}

/** Starts the sweep. Returns a function that ends it after the object that is being verified. */
export function startSweep({
  store,
  verifyLive,
  onProblem,
  bytesPerSecond = 2_000_000,
  pauseMs = 5 * 60_000,
}: SweepOptions): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let ended = false
  let names: string[] = []
  /** The step in progress, or the last one. */
  let working: Promise<void> = Promise.resolve()

  function later(ms: number, work: () => Promise<void>): void {
    if (ended) return
    timer = setTimeout(() => {
      working = work().catch((error: unknown) => {
        onProblem(`the files of the store cannot be verified: ${String(error)}`)
        later(pauseMs, begin)
      })
    }, ms).unref()
  }

  async function begin(): Promise<void> {
    await verifyLive()
    await store.objects.refresh()
    // Objects of the live release are verified first.
    names = [...new Set([...(store.live()?.release.objects ?? []), ...store.objects.names()])].reverse()
    later(0, next)
  }

  async function next(): Promise<void> {
    const name = names.pop()
    if (name === undefined) return later(pauseMs, begin)
    const bytes = await store.objects.verify(name)
    later((bytes / bytesPerSecond) * 1000, next)
  }

  later(pauseMs, begin)
  return async () => {
    ended = true
    clearTimeout(timer)
    await working
  }
}
