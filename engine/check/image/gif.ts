import { type RasterReader } from './raster.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b

/**
 * Reads a GIF file: a header with colors, then extensions and frames in blocks of at most 255 bytes, then a trailer.
 */
export const readGif: RasterReader = (view, report) => {
  report({ width: view.getUint16(6, true), height: view.getUint16(8, true) })
  let at = 13 + colorBytes(view.getUint8(10))
  for (;;) {
    const block = view.getUint8(at)
    if (block === TRAILER) return
    if (block === EXTENSION) at = afterBlocks(view, at + 2)
    // The frame descriptor is followed by the frame's own colors and the code size.
    else if (block === IMAGE) at = afterBlocks(view, at + 11 + colorBytes(view.getUint8(at + 9)))
    else throw new RangeError('unknown block')
  }
}

/** Length of a color table in bytes. */
const colorBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

function afterBlocks(view: DataView, from: number): number {
  let at = from
  for (;;) {
    const length = view.getUint8(at)
    at += length + 1
    if (length === 0) return at
  }
}
