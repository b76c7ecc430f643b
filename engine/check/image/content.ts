/** Finds the type of a file by its content. The file name is ignored. */
import { readAvif } from './avif.ts'
import { readGif } from './gif.ts'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'
import { type RasterReader } from './raster.ts'
import { readWebp } from './webp.ts'

export interface ImageFormat {
  readonly name: string
  /** File extensions. The first one is preferred. */
  readonly endings: readonly string[]
  /** The size reader; absent for SVG. */
  readonly read?: RasterReader
}

const svg: ImageFormat = { name: 'SVG', endings: ['svg'] }
const png: ImageFormat = { name: 'PNG', endings: ['png'], read: readPng }
const jpeg: ImageFormat = { name: 'JPEG', endings: ['jpg', 'jpeg'], read: readJpeg }
const gif: ImageFormat = { name: 'GIF', endings: ['gif'], read: readGif }
const webp: ImageFormat = { name: 'WebP', endings: ['webp'], read: readWebp }
const avif: ImageFormat = { name: 'AVIF', endings: ['avif'], read: readAvif }

/** Formats that an asset may have. */
export const imageFormats: readonly ImageFormat[] = [svg, png, jpeg, gif, webp, avif]

/** An image format, or `words` that describe other content, such as `a PDF document`. */
export type RecognizedContent = { readonly format: ImageFormat } | { readonly words: string }

interface Signature {
  readonly at?: number
  readonly starts: string
  readonly is: RecognizedContent
}

const other = (words: string): RecognizedContent => ({ words })

/** Bytes at or near the start of a file, as characters with codes up to 255. The first match decides. */
const signatures: readonly Signature[] = [
  { starts: '\x89PNG\r\n\x1a\n', is: { format: png } },
  { starts: '\x89PNG', is: other('a PNG image damaged by a conversion of line endings') },
  { starts: '\xff\xd8\xff', is: { format: jpeg } },
  { starts: 'GIF87a', is: { format: gif } },
  { starts: 'GIF89a', is: { format: gif } },
  { at: 8, starts: 'WEBP', is: { format: webp } },
  { at: 4, starts: 'ftypavif', is: { format: avif } },
  { at: 4, starts: 'ftypavis', is: { format: avif } },
  { at: 4, starts: 'ftyphei', is: other('a HEIC photo, which most browsers do not show') },
  { at: 4, starts: 'ftyphev', is: other('a HEIC photo, which most browsers do not show') },
  { at: 4, starts: 'ftyp', is: other('a video') },
  { starts: '\x1aE\xdf\xa3', is: other('a video') },
  { starts: '\xff\x0a', is: other('a JPEG XL image, which most browsers do not show') },
  { starts: '\0\0\0\x0cJXL ', is: other('a JPEG XL image, which most browsers do not show') },
  { starts: 'BM', is: other('a BMP image') },
  { starts: 'II*\0', is: other('a TIFF image') },
  { starts: 'MM\0*', is: other('a TIFF image') },
  { starts: '\0\0\x01\0', is: other('a Windows icon') },
  { starts: '8BPS', is: other('a Photoshop document') },
  { starts: '%PDF', is: other('a PDF document') },
  { starts: '%!PS', is: other('a PostScript document') },
  { starts: 'PK\x03\x04', is: other('a ZIP archive') },
  { starts: '\x1f\x8b', is: other('a gzip-compressed file') },
  { starts: 'version https://git-lfs', is: other('a Git LFS pointer instead of the file; run "git lfs pull"') },
  { starts: '\xff\xfe', is: other('a text in UTF-16; save it as UTF-8') },
  { starts: '\xfe\xff', is: other('a text in UTF-16; save it as UTF-8') },
  { starts: '<<<<<<<', is: other('a text with Git conflict markers; resolve the conflict') },
]

export function contentOf(bytes: Uint8Array): RecognizedContent {
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  if (bytes.length === 0) return other('empty')
  if (bytes.every((byte) => byte === 0)) return other('nothing but zeros')
  const known = signatures.find(({ at = 0, starts }) => start.startsWith(starts, at))
  if (known !== undefined) return known.is
  const text = textOf(bytes)
  if (text === undefined) return other(start.startsWith('<') ? 'a text that is not UTF-8' : 'of an unknown type')
  if (/<(?:\w+:)?svg[\s>/]/.test(text)) return /<html[\s>]/i.test(text) ? other('an HTML page') : { format: svg }
  if (/^\s*<(?:!doctype html|html|head|body)\b/i.test(text)) return other('an HTML page')
  return other(/^\s*[[{]/.test(text) ? 'JSON' : 'text')
}

/**
 * Decodes a text; undefined when the bytes are not UTF-8, or contain control characters. A byte-order mark is removed.
 */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // oxlint-disable-next-line no-control-regex
    return /[\0-\x08\x0b\x0c\x0e-\x1f]/.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
