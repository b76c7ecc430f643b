import type { Pointer } from '../engine/core/release.ts'
import type { App } from '../engine/core/slice.ts'
import type { ReleaseReader } from '../engine/runtime/release.ts'
import type { Reporter } from './report.ts'

const RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

/** The first release that can be read. Until there is one the page stays as it was delivered: its links lead on, and what is pressed waits. */
export async function firstRelease(
  releases: ReleaseReader,
  language: string,
  report: Reporter,
): Promise<{ readonly pointer: Pointer; readonly app: App }> {
  for (let wait = RETRY_MS; ; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
    for (const pointer of await releases.pointers()) {
      const address = pointer.routes[language]
      if (address === undefined) continue
      try {
        const app = await releases.app(address)
        releases.keep(pointer)
        return { pointer, app }
      } catch (error) {
        report('RELEASE-BROKEN', String(error))
      }
    }
    await new Promise((again) => setTimeout(again, wait))
  }
}
