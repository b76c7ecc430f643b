/** The compressed siblings of an object. */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Up to this size, a window of 64 KB finds almost all repetitions. In the Home page it would miss 3 %. */
const NEAR = 131_072
/** Up to this size, handing the compression to another thread takes longer than the compression itself. */
const SHORT = 16_384
/** Beyond this size the highest gzip levels take twice the time and save 0.2 % of the bytes. */
const LONG = 131_072
const PACKED = new Set(['json', 'html', 'css', 'js', 'svg', 'txt', 'webmanifest'])

/**
 * Returns, for each compressed sibling of a file, its suffix and a function that creates its content. Images and small
 * files have no siblings.
 */
export function compressedSiblings(
  bytes: Uint8Array,
  extension: string,
): readonly (readonly [suffix: string, pack: () => Promise<Uint8Array>])[] {
  if (!PACKED.has(extension) || bytes.length < 256) return []
  // With a window of up to 64 KB, brotli uses small tables: a few bytes more, but a tenth of the time. Larger files
  // need a wider window. Quality 10 takes twice the time of 9 and saves 7 % of the bytes of the Home page.
  const window =
    bytes.length <= NEAR ? 16 : Math.min(Math.ceil(Math.log2(bytes.length + 16)), constants.BROTLI_MAX_WINDOW_BITS)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes.length <= NEAR ? 9 : 10,
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
