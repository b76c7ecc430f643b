import { readdir } from 'node:fs/promises'
import { folders } from '../engine/release/disk.ts'
import { ignoreMissing } from '../engine/release/missing-file.ts'

/**
 * Returns the full hash of the stored release whose hash begins with `start`.
 * @throws {Error} when no release or more than one matches
 */
export async function findRelease(siteDir: string, start: string): Promise<string> {
  const found = await findUniqueRelease(siteDir, start)
  if (found !== undefined) return found
  const hashes = await releasesIn(siteDir)
  throw new Error(`there is no release ${start}. Releases: ${hashes.length === 0 ? 'none' : hashes.join(', ')}`)
}

/**
 * Like `findRelease`, but returns undefined when no release matches.
 * @throws {Error} when more than one release matches
 */
export async function findUniqueRelease(siteDir: string, start: string): Promise<string | undefined> {
  const [found, ...others] = (await releasesIn(siteDir)).filter((hash) => hash.startsWith(start))
  if (others.length > 0)
    throw new Error(`${start} is ambiguous: it matches ${[found, ...others].join(' and ')}. Give more characters.`)
  return found
}

/** Returns the hashes of the releases in a store; none if the store does not exist. */
async function releasesIn(siteDir: string): Promise<readonly string[]> {
  const files = (await readdir(folders(siteDir).releases).catch(ignoreMissing)) ?? []
  return files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
}
