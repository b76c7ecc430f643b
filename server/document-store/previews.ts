/**
 * Releases that are built from change sets for previews. The publishing process does one thing at a time, so a newer
 * edit of the same change set, or a publish, stops the build of a preview.
 */
import type { Publisher } from '../publish/publisher.ts'

type Built = Awaited<ReturnType<Publisher['prepare']>>

const MAX_PREVIEWS = 8
/** A release is compiled for an instant, so a preview expires. */
const MAX_AGE_MS = 5 * 60_000

/** The preview was not built, because a newer edit or a publish stopped it. */
export class StoppedError extends Error {}

interface Preview {
  readonly content: string
  readonly at: number
  readonly stop: AbortController
  readonly built: Promise<Built>
}

export class Previews {
  readonly #bySubject = new Map<string, Preview>()

  /**
   * The release of this content, from the cache or from `build`. Stops a build of other content for the same `subject`,
   * such as a change set. `build` may end with any error after its signal is aborted.
   * @throws {StoppedError}
   */
  async read(subject: string, content: string, build: (signal: AbortSignal) => Promise<Built>): Promise<Built> {
    const known = this.#bySubject.get(subject)
    if (known?.content === content && performance.now() - known.at < MAX_AGE_MS) return await known.built
    known?.stop.abort()
    const stop = new AbortController()
    const built = build(stop.signal).catch((error: unknown) => {
      throw stop.signal.aborted ? new StoppedError('the preview is outdated') : error
    })
    const preview = { content, at: performance.now(), stop, built }
    this.#bySubject.delete(subject)
    this.#bySubject.set(subject, preview)
    for (const oldest of [...this.#bySubject.keys()].slice(0, -MAX_PREVIEWS)) this.#bySubject.delete(oldest)
    try {
      return await built
    } catch (error) {
      if (this.#bySubject.get(subject) === preview) this.#bySubject.delete(subject)
      throw error
    }
  }

  /** Stops the builds that are running or waiting. Their callers may then call `read` again. */
  stopAll(): void {
    for (const { stop } of this.#bySubject.values()) stop.abort()
  }
}
