/** Reads the documents that a release was made from, as publishing stored them under the hash in the manifest. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteFiles } from '../../engine/document/source.ts'
import { folders } from '../../engine/release/disk.ts'
import { type UnpackedSource, unpackSource } from '../../engine/release/source-pack.ts'

/**
 * Undefined when the pack or one of its parts is missing or damaged, so that an incomplete site is never compiled as a
 * whole one.
 */
export async function readSourcePack(siteDir: string, source: string): Promise<SiteFiles | undefined> {
  const whole = await readPack(siteDir, source)
  if (whole?.parts === undefined) return whole && mergePacks([whole])
  const parts = await Promise.all(whole.parts.map((name) => readPack(siteDir, name)))
  return parts.every((part) => part !== undefined) ? mergePacks(parts) : undefined
}

async function readPack(siteDir: string, name: string): Promise<UnpackedSource | undefined> {
  if (!/^[0-9a-f]{8,64}$/.test(name)) return undefined
  const compressed = await readFile(join(folders(siteDir).sources, `${name}.json.gz`)).catch(() => undefined)
  return compressed && (await unpackSource(name, compressed))
}

function mergePacks(packs: readonly UnpackedSource[]): SiteFiles {
  return {
    files: new Map(packs.flatMap(({ files }) => files)),
    assets: new Map(packs.flatMap(({ assets }) => assets)),
  }
}
