import { fourCharacters, type RasterReader, requireBytes } from './raster.ts'

/** Reads a WebP file: a RIFF container whose first chunk is lossy (VP8), lossless (VP8L) or extended (VP8X). */
export const readWebp: RasterReader = (view, report) => {
  const chunk = fourCharacters(view, 12)
  if (chunk === 'VP8 ') report({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff })
  else if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    report({ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 })
  } else if (chunk === 'VP8X') report({ width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) })
  else throw new RangeError('unknown chunk')
  requireBytes(view, 8 + view.getUint32(4, true))
  if (chunk === 'VP8X' && !hasFrame(view)) throw new RangeError('the file contains no frame')
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + 0x10000 * view.getUint8(at + 2)

function hasFrame(view: DataView): boolean {
  for (let at = 12; at + 8 <= view.byteLength;) {
    if (['VP8 ', 'VP8L', 'ANMF'].includes(fourCharacters(view, at))) return true
    const length = view.getUint32(at + 4, true)
    at += 8 + length + (length % 2)
  }
  return false
}
