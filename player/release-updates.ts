/**
 * Follows the pointer. A page uses only releases of its own build. A release of another build, or without the language
 * of the page, makes the next navigation load a document.
 */
import type { Pointer } from '../engine/core/release.ts'
import type { Session } from '../engine/runtime/session.ts'
import type { PointerSource, ReleaseReader } from '../engine/runtime/release.ts'
import type { Reporter } from './report.ts'

export interface ReleaseUpdateParts {
  readonly source: PointerSource
  readonly releases: Pick<ReleaseReader, 'app'>
  readonly language: string
  readonly report: Reporter
  /** The build of this page. During development it changes while the page is open. */
  readonly own: () => string | undefined
  /** The release with which the session started. */
  readonly first: Pointer
  /** Receives every pointer that was read. */
  readonly onPointer: (pointer: Pointer) => void
}

export interface ReleaseUpdates {
  /** True when the newest release cannot be shown in this document. */
  readonly needsDocument: () => boolean
  /** The sequence of the release that the next navigation shows. */
  readonly staged: () => number
  /** Requests the pointer, and stages a new release. */
  readonly check: (session: Pick<Session, 'stage'>) => Promise<void>
}

export function createReleaseUpdates(parts: ReleaseUpdateParts): ReleaseUpdates {
  const { source, releases, language, report, own } = parts
  let needsDocument = parts.first.build !== own()
  let staged = parts.first.sequence
  return {
    needsDocument: () => needsDocument,
    staged: () => staged,
    async check(session) {
      const [next] = await source.pointers()
      if (next === undefined) return
      parts.onPointer(next)
      // While the server is down this is the stored pointer. Its build may be older than replaced code of the page.
      if (next.sequence === staged && !needsDocument) return
      const address = next.routes[language]
      needsDocument = next.build !== own() || address === undefined
      if (needsDocument || address === undefined) return
      try {
        // The release is loaded and verified now, and shown at the next navigation. If loading fails, nothing changes.
        session.stage(await releases.app(address))
        staged = next.sequence
        source.keep(next)
      } catch (error) {
        report('RELEASE-BROKEN', String(error))
      }
    },
  }
}
