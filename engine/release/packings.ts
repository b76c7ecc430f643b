/** The compressed siblings of an object. */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Files up to this size repeat themselves nearby. */
const NEAR = 262_144
/** Up to this size another thread takes longer to be asked than the work does. */
const SHORT = 16_384
/** Beyond this size the highest levels of gzip take twice the time for a five-hundredth of the bytes. */
const LONG = 131_072
const PACKED = new Set(['json', 'html', 'css', 'js', 'svg', 'txt', 'webmanifest'])

/** The siblings of a file with their suffixes. Images and small files have none. */
export function packings(bytes: Uint8Array, extension: string): readonly (readonly [suffix: string, pack: () => Promise<Uint8Array>])[] {
  if (!PACKED.has(extension) || bytes.length < 256) return []
  // Up to 64 KB of window brotli looks things up in small tables: a few bytes more for a tenth of the time. What is larger by far needs a wider one.
  const window = bytes.length <= NEAR ? 16 : Math.min(Math.ceil(Math.log2(bytes.length + 16)), constants.BROTLI_MAX_WINDOW_BITS)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const level = bytes.length <= LONG ? 9 : 7
  if (bytes.length <= SHORT)
    return [
      ['.br', async () => brotliCompressSync(bytes, { params })],
      ['.gz', async () => gzipSync(bytes, { level })],
    ]
  return [
    ['.br', () => brotli(bytes, { params })],
    ['.gz', () => zip(bytes, { level })],
  ]
}
