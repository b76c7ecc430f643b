import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { disk, replaceFile } from '../../engine/release/disk.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes `.br` and `.gz` files beside each script, style sheet and SVG. Except for `sw.js`, an existing compressed file
 * is never written again. So it is written atomically, and a killed build leaves no incomplete file.
 */
export async function compressFolder(folder: string, signal?: AbortSignal): Promise<void> {
  const files = new Set(await readdir(folder))
  for (const file of files) {
    if (!/\.(js|css|svg)$/.test(file)) continue
    signal?.throwIfAborted()
    const isMissing = (suffix: string): boolean => file === 'sw.js' || !files.has(`${file}${suffix}`)
    const bytes = await readFile(join(folder, file))
    if (isMissing('.br'))
      await replaceFile(
        disk,
        join(folder, `${file}.br`),
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
    if (isMissing('.gz')) await replaceFile(disk, join(folder, `${file}.gz`), await zip(bytes, { level: 9 }))
  }
}
