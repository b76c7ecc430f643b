import { disk } from '../../engine/release/disk.ts'
import { openStore } from '../../engine/release/store.ts'
import { validSpan } from '../../engine/release/valid-span.ts'
import { findRelease } from '../find-release.ts'

/**
 * Moves the pointer of a store to the release whose hash begins with `given`, by default to the previous release.
 * @returns lines that describe what was done
 * @throws {Error} when there is no such release, or it is already live
 */
export async function rollBack(siteDir: string, given?: string): Promise<readonly string[]> {
  const store = await openStore(siteDir, disk)
  // A rollback must also work if the pointer is missing or incomplete. It then uses the newest pointer that was
  // written.
  const current = await store.pointer()
  const pointer = current ?? (await store.lastPointer())
  if (pointer === undefined) throw new Error(`${siteDir} has no release`)
  const hash = given === undefined ? pointer.previous : await findRelease(siteDir, given)
  if (hash === undefined) throw new Error('there is no earlier release')
  if (hash === current?.release) throw new Error(`release ${hash} is already live`)
  const next = await store.movePointer(hash, Date.now())
  const moved = `Rolled back from ${pointer.release} to ${next.release}, as release ${next.sequence}.`
  const release = await store.release(next.release)
  const { from, until } = validSpan(release ?? { html: {} })
  if (Date.now() >= from && Date.now() < until) return [moved]
  return [moved, 'The pages of this release were compiled for another time. A running server compiles them again.']
}
