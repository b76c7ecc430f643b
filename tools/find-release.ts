import { readdir } from 'node:fs/promises'
import { folders } from '../engine/release/disk.ts'

/**
 * The hash of the release in a store that begins with `start`.
 * @throws {Error} when there is none, or more than one
 */
export async function findRelease(siteDir: string, start: string): Promise<string> {
  const files = await readdir(folders(siteDir).releases)
  const hashes = files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
  const [found, other] = hashes.filter((hash) => hash.startsWith(start))
  if (found === undefined) throw new Error(`there is no release ${start}. Releases: ${hashes.join(', ')}`)
  if (other !== undefined) throw new Error(`${start} is the start of both ${found} and ${other}. Give more characters.`)
  return found
}
