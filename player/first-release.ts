import type { Pointer } from '../engine/core/release.ts'
import type { WireApp } from '../engine/core/wire.ts'
import type { PointerSource, ReleaseReader } from '../engine/runtime/release.ts'
import type { Reporter } from './report.ts'

const RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

/**
 * Waits until a release can be loaded. Until then, links load documents, and presses of buttons are queued.
 *
 * @param onFailure called after each round in which no release could be loaded
 */
export async function firstRelease(
  source: PointerSource,
  releases: ReleaseReader,
  language: string,
  report: Reporter,
  path: string,
  onFailure: () => void,
): Promise<{ readonly pointer: Pointer; readonly app: WireApp }> {
  for (let wait = RETRY_MS; ; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
    for (const pointer of await source.pointers()) {
      const address = pointer.routes[language]
      if (address === undefined) {
        report('RELEASE-BROKEN', `the release has no language ${language}`)
        continue
      }
      try {
        const app = await releases.app(address, path)
        source.keep(pointer)
        return { pointer, app }
      } catch (error) {
        report('RELEASE-BROKEN', String(error))
      }
    }
    onFailure()
    await new Promise((again) => setTimeout(again, wait))
  }
}
