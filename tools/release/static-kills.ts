/** Writes the kill list into the pointer of a static release, because no server adds the list to responses. */
import { join } from 'node:path'
import type { KillList } from '../../engine/core/kill.ts'
import { disk, writeAtomically } from '../../engine/release/disk.ts'
import { PointerFile } from '../../engine/release/pointer-file.ts'

export async function readStaticKills(out: string): Promise<KillList | undefined> {
  return (await new PointerFile(out, disk).read())?.kills
}

/**
 * Writes the kill list. The pointer keeps its sequence, because the player app compares the kill list as well as the
 * sequence. @throws when the folder has no release
 */
export async function writeStaticKills(out: string, list: KillList | undefined): Promise<void> {
  const found = await new PointerFile(out, disk).read()
  if (found === undefined) throw new Error(`${out} has no release. Write one with npm run release -- --out ${out}`)
  const { kills, ...pointer } = found
  if (kills?.id === list?.id) return
  await writeAtomically(disk, join(out, 'release.json'), JSON.stringify({ ...pointer, ...(list && { kills: list }) }))
}
