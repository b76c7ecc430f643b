import { fourCharacters, type RasterReader, requireBytes } from './raster.ts'

/** Reads a PNG file: chunks from IHDR to IEND, each with a length, a type, data and a checksum. */
export const readPng: RasterReader = (view, report) => {
  if (fourCharacters(view, 12) !== 'IHDR') throw new RangeError('the first chunk is not IHDR')
  report({ width: view.getUint32(16), height: view.getUint32(20) })
  let hasData = false
  for (let at = 8; ;) {
    const type = fourCharacters(view, at + 4)
    const end = at + 12 + view.getUint32(at)
    requireBytes(view, end)
    if (type === 'IDAT') hasData = true
    if (type === 'IEND') break
    at = end
  }
  if (!hasData) throw new RangeError('the file contains no image data')
}
