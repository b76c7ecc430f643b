import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside each script and style sheet. A name with a hash is compressed once. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder)
  for (const file of files) {
    if (!/\.(js|css|svg)$/.test(file) || (files.includes(`${file}.br`) && file !== 'sw.js')) continue
    const bytes = await readFile(join(folder, file))
    await writeFile(
      join(folder, `${file}.br`),
      await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    await writeFile(join(folder, `${file}.gz`), await zip(bytes, { level: 9 }))
  }
}
