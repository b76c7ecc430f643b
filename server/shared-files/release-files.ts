/** The files of a release in a store. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '../../engine/core/release.ts'
import { folders } from '../../engine/release/disk.ts'
import { unpackSource } from '../../engine/release/source-pack.ts'

/** Returns the paths of the manifest, the objects and the source packs below the folder of the site. */
export async function releaseFiles(
  siteDir: string,
  hash: string,
  { objects, source }: Release,
): Promise<readonly string[]> {
  return [
    `releases/${hash}.json`,
    ...objects.map((object) => `objects/${object}`),
    `sources/${source}.json.gz`,
    ...(await packParts(siteDir, source)).map((part) => `sources/${part}`),
  ]
}

/** Returns the file names of the packs that a source pack lists. */
export async function packParts(siteDir: string, source: string): Promise<readonly string[]> {
  const content = await readFile(join(folders(siteDir).sources, `${source}.json.gz`))
  return ((await unpackSource(source, content))?.parts ?? []).map((part) => `${part}.json.gz`)
}
