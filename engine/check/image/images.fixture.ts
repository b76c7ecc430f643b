/** Small image files of every format, built by hand: their structure is complete, but they contain no valid pixels. */

export const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

type Part = Uint8Array | readonly number[] | string

export function join(...parts: readonly Part[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? ascii(part) : part)]))
}

export const without = (bytes: Uint8Array, last: number): Uint8Array => bytes.slice(0, bytes.length - last)

/** Sets the last bytes to zero, as after a torn write. */
export const zeroed = (bytes: Uint8Array, last: number): Uint8Array =>
  bytes.map((byte, n) => (n < bytes.length - last ? byte : 0))

const big = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, n) => Math.floor(value / 256 ** (bytes - 1 - n)) % 256)
const little = (value: number, bytes: number): number[] => big(value, bytes).toReversed()

export function png(width: number, height: number, padding = 0): Uint8Array {
  const chunk = (type: string, data: readonly number[]): Uint8Array =>
    join(big(data.length, 4), type, data, [0, 0, 0, 0])
  return join(
    '\x89PNG\r\n\x1a\n',
    chunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0]),
    chunk(
      'IDAT',
      Array.from({ length: 10 + padding }, () => 1),
    ),
    chunk('IEND', []),
  )
}

/** @param orientation the Exif orientation; without it, the file has no Exif metadata */
export function jpeg(width: number, height: number, orientation?: number): Uint8Array {
  const segment = (marker: number, data: Uint8Array): Uint8Array => join([0xff, marker], big(data.length + 2, 2), data)
  const tiff = join(
    'II*\0',
    little(8, 4),
    little(1, 2),
    little(0x112, 2),
    little(3, 2),
    little(1, 4),
    little(orientation ?? 1, 4),
    little(0, 4),
  )
  return join(
    [0xff, 0xd8],
    segment(0xe0, join('JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])),
    ...(orientation === undefined ? [] : [segment(0xe1, join('Exif\0\0', tiff))]),
    segment(0xc4, join([0, 0, 0])),
    segment(0xc2, join([8], big(height, 2), big(width, 2), [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])),
    segment(0xda, join([3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])),
    [1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4],
    [0xff, 0xd9],
  )
}

export function gif(width: number, height: number): Uint8Array {
  const frame = [0x2c, 0, 0, 0, 0, ...little(width, 2), ...little(height, 2), 0, 2, 3, 1, 2, 3, 0]
  return join(
    'GIF89a',
    little(width, 2),
    little(height, 2),
    [0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    frame,
    frame,
    [0x3b],
  )
}

export function webp(width: number, height: number, type: 'lossy' | 'lossless' | 'extended' = 'lossy'): Uint8Array {
  const chunk = (name: string, data: readonly number[]): Uint8Array =>
    join(name, little(data.length, 4), data, data.length % 2 === 0 ? [] : [0])
  const lossy = chunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2), 1, 2, 3, 4])
  const bits = width - 1 + (height - 1) * 2 ** 14
  const chunks = {
    lossy: [lossy],
    lossless: [chunk('VP8L', [0x2f, ...little(bits, 4), 1, 2, 3])],
    extended: [chunk('VP8X', [0x10, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]), lossy],
  }
  const body = join('WEBP', ...chunks[type])
  return join('RIFF', little(body.length, 4), body)
}

/** An AVIF file with two items: an alpha channel and the image. `isTurned` rotates the image by 90°. */
export function avif(width: number, height: number, isTurned = false): Uint8Array {
  const box = (type: string, ...parts: readonly Part[]): Uint8Array => {
    const content = join(...parts)
    return join(big(content.length + 8, 4), type, content)
  }
  const none = [0, 0, 0, 0]
  const properties = box(
    'ipco',
    box('ispe', none, big(64, 4), big(64, 4)),
    box('ispe', none, big(width, 4), big(height, 4)),
    box('irot', [1]),
  )
  const associations = box(
    'ipma',
    none,
    big(2, 4),
    big(2, 2),
    [1, 0x01],
    big(1, 2),
    isTurned ? [2, 0x82, 0x83] : [1, 0x82],
  )
  return join(
    box('ftyp', 'avif', none, 'avifmif1'),
    box('meta', none, box('pitm', none, big(1, 2)), box('iprp', properties, associations)),
    box('mdat', [1, 2, 3, 4, 5, 6, 7, 8]),
  )
}

export const svg = (content = '', attributes = 'width="12" height="8" viewBox="0 0 12 8"'): Uint8Array =>
  utf8(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="12" height="8"/>${content}</svg>\n`)
