/** Reads the documents that a release was made from, as publishing stored them under the hash in the manifest. */
import { join } from 'node:path'
import type { SiteFiles } from '../../engine/document/source.ts'
import { disk, folders, withReasons } from '../../engine/release/disk.ts'
import { type UnpackedSource, unpackSource } from '../../engine/release/source-pack.ts'

const checkedDisk = withReasons(disk)

/**
 * Returns undefined when the pack or one of its parts is missing or damaged, so an incomplete site is never compiled.
 * @throws {Error} with the path and the reason when a file exists but cannot be read: it may be intact
 */
export async function readSourcePack(siteDir: string, source: string): Promise<SiteFiles | undefined> {
  const whole = await readPack(siteDir, source)
  if (whole?.parts === undefined) return whole && mergePacks([whole])
  const parts = await Promise.all(whole.parts.map((name) => readPack(siteDir, name)))
  return parts.every((part) => part !== undefined) ? mergePacks(parts) : undefined
}

async function readPack(siteDir: string, name: string): Promise<UnpackedSource | undefined> {
  if (!/^[0-9a-f]{8,64}$/.test(name)) return undefined
  const path = join(folders(siteDir).sources, `${name}.json.gz`)
  if (!(await checkedDisk.exists(path))) return undefined
  return await unpackSource(name, await checkedDisk.read(path))
}

function mergePacks(packs: readonly UnpackedSource[]): SiteFiles {
  return {
    files: new Map(packs.flatMap(({ files }) => files)),
    assets: new Map(packs.flatMap(({ assets }) => assets)),
  }
}
