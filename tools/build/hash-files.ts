import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The file with the hash of the sources from which `out` was built. Without this file, the next build runs completely.
 */
export const stampIn = (out: string): string => join(out, 'sources.sha256')

/** Returns the SHA-256 of files and folders, without tests, in hexadecimal. */
export async function hashFiles(paths: readonly string[]): Promise<string> {
  const sum = createHash('sha256')
  const visit = async (path: string): Promise<void> => {
    const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined)
    if (entries === undefined) {
      sum.update(path).update(await readFile(path))
      return
    }
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) if (!/\.test\.tsx?$/.test(entry.name)) await visit(join(path, entry.name))
  }
  for (const path of paths) await visit(path)
  return sum.digest('hex')
}
