/**
 * `npm run rollback [-- RELEASE]`: points the site at an earlier release (default: the one before). Works on the files alone, so it
 * works while the server and the database are down; a running server notices within a second.
 */
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { disk, folders } from '../engine/release/disk.ts'
import { openStore } from '../engine/release/store.ts'

const siteDir = resolve(process.env.DATA_DIR ?? '.data', 'site')
const wanted = process.argv[2]

try {
  const store = await openStore(siteDir, disk)
  // A lost or torn pointer is what a rollback may have to mend: then the last one counts.
  const shown = await store.pointer()
  const pointer = shown ?? (await store.lastPointer())
  if (pointer === undefined) throw new Error(`${siteDir} holds no release. Nothing was ever published here.`)
  const hash = wanted === undefined ? pointer.previous : await named(wanted)
  if (hash === undefined) throw new Error('there is no earlier release')
  if (hash === shown?.release) throw new Error(`release ${hash} is live already`)
  const next = await store.movePointer(hash, Date.now())
  console.log(`Rolled back from ${pointer.release} to ${next.release} as number ${next.sequence}.`)
} catch (error) {
  console.error(`Not rolled back: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

/** A release by its name or the start of it. */
async function named(start: string): Promise<string> {
  const names = await releaseNames()
  const [found, other] = names.filter((name) => name.startsWith(start))
  if (found === undefined) throw new Error(`no release ${start}. There are: ${names.join(', ')}`)
  if (other !== undefined) throw new Error(`${start} may be ${found} or ${other}: say more of the name`)
  return found
}

async function releaseNames(): Promise<readonly string[]> {
  const names = await readdir(folders(siteDir).releases)
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
}
