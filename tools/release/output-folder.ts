/** Writes a folder that readers, such as a web server, use at the same time. Readers always see complete files. */
import { readdir, readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { disk, hashOf, temporaryOf } from '../../engine/release/disk.ts'
import { ignoreMissing } from '../../engine/release/missing-file.ts'

/** Matches the names of temporary files that `temporaryOf` makes. */
const temporaryName = /\.\d+-\d+\.tmp$/

/**
 * Writes a temporary file and renames it to the target. A file that already has this content is not written again.
 *
 * The modification time is derived from the content. Web servers make ETags from time and size, so different languages
 * or releases of a page have different ETags, and the same release has the same ETags on every machine.
 */
export async function putFile(path: string, content: Uint8Array | string): Promise<void> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const seconds = 1_000_000_000 + (Number.parseInt(hashOf(bytes).slice(0, 8), 16) % 500_000_000)
  const before = await stat(path).catch(ignoreMissing)
  if (before?.size === bytes.length && (await readFile(path)).equals(bytes)) {
    if (before.mtimeMs !== seconds * 1000) await utimes(path, seconds, seconds)
    return
  }
  const temporary = temporaryOf(path)
  try {
    await disk.write(temporary, bytes)
    await utimes(temporary, seconds, seconds)
    await disk.rename(temporary, path)
  } catch (error) {
    // The temporary file is removed, because on a full disk it would occupy the space that the next run needs.
    await disk.remove(temporary).catch(() => undefined)
    throw error
  }
}

/** Copies a file, and its compressed versions if they exist. The compressed versions are written first. */
export async function copyWithSiblings(from: string, name: string, to: string): Promise<void> {
  for (const suffix of ['.br', '.gz', '']) {
    const content = await readFile(join(from, name + suffix)).catch((error: unknown) =>
      suffix === '' ? Promise.reject(error as Error) : ignoreMissing(error),
    )
    if (content !== undefined) await putFile(join(to, name + suffix), content)
  }
}

/**
 * Removes the temporary files of killed runs from a folder. The caller holds a lock, so no other run is writing into
 * it.
 * @param keep prefixes of the names of temporary files that another process may be using
 */
export async function removeLeftovers(folder: string, keep: readonly string[]): Promise<void> {
  for (const name of await readdir(folder))
    if (temporaryName.test(name) && !keep.some((start) => name.startsWith(start))) await disk.remove(join(folder, name))
}
