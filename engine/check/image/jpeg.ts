import { fourCharacters, type RasterReader, requireBytes } from './raster.ts'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const APP1 = 0xe1
const ORIENTATION = 0x0112

/**
 * Reads a JPEG file: segments up to the first scan, then data up to the end marker. Exif metadata can rotate the image
 * by 90°.
 */
export const readJpeg: RasterReader = (view, report) => {
  let at = 2
  let isTurned = false
  for (;;) {
    if (view.getUint8(at) !== 0xff) throw new RangeError('a segment does not begin with a marker')
    while (view.getUint8(at + 1) === 0xff) at++
    const marker = view.getUint8(at + 1)
    if (marker === START_OF_SCAN) break
    const end = at + 2 + view.getUint16(at + 2)
    requireBytes(view, end)
    if (marker === APP1) isTurned ||= orientationOf(view, at + 4, end) >= 5
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      report(isTurned ? { width: height, height: width } : { width, height })
    }
    at = end
  }
  // Scan data contains no markers except restart markers, so an end marker proves that the file does not end early.
  for (let end = view.byteLength - 2; end > at; end--)
    if (view.getUint8(end) === 0xff && view.getUint8(end + 1) === END_OF_IMAGE) return
  throw new RangeError('the end marker is missing')
}

/** True for the markers SOF0 to SOF15, except the three in this range that do not begin a frame. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Returns the Exif orientation, from 1 to 8; 1 without metadata. Values from 5 to 8 swap width and height. */
function orientationOf(view: DataView, from: number, end: number): number {
  if (end - from < 14 || fourCharacters(view, from) !== 'Exif') return 1
  const tiff = from + 6
  const isLittle = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, isLittle)
  if (directory + 2 > end) return 1
  const count = view.getUint16(directory, isLittle)
  for (let n = 0; n < count; n++) {
    const entry = directory + 2 + 12 * n
    if (entry + 12 > end) return 1
    if (view.getUint16(entry, isLittle) === ORIENTATION) return view.getUint16(entry + 8, isLittle)
  }
  return 1
}
