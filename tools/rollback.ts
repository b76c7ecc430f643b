/**
 * `npm run rollback`: moves the pointer back to an earlier release. It works on the files of the store, also while the
 * server and the database are down. A running server serves the release within a second.
 */
import { resolve } from 'node:path'
import { disk } from '../engine/release/disk.ts'
import { openStore } from '../engine/release/store.ts'
import { validSpan } from '../engine/release/valid-span.ts'
import { CommandError, NEGATIVE_RESULT, runCommand } from './command-line.ts'
import { findRelease } from './find-release.ts'

await runCommand('rollback', async ({ release: given }) => {
  const siteDir = resolve(process.env.DATA_DIR || '.data', 'site')
  try {
    const store = await openStore(siteDir, disk)
    // A rollback may have to repair a missing or incomplete pointer: then the last one is used.
    const current = await store.pointer()
    const pointer = current ?? (await store.lastPointer())
    if (pointer === undefined) throw new Error(`${siteDir} has no release`)
    const hash = given === undefined ? pointer.previous : await findRelease(siteDir, given)
    if (hash === undefined) throw new Error('there is no earlier release')
    if (hash === current?.release) throw new Error(`release ${hash} is live already`)
    const next = await store.movePointer(hash, Date.now())
    console.log(`Rolled back from ${pointer.release} to ${next.release} as number ${next.sequence}.`)
    const release = await store.release(next.release)
    const { from, until } = validSpan(release ?? { html: {} })
    if (Date.now() >= from && Date.now() < until) return
    console.log('Its pages are for another time. A server compiles them again for the current time.')
  } catch (error) {
    throw new CommandError(
      `Not rolled back: ${error instanceof Error ? error.message : String(error)}`,
      NEGATIVE_RESULT,
    )
  }
})
