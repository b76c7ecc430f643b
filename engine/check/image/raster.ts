/** Reads the size of raster images from their headers, and finds files that end early. Pixels are not decoded. */

export interface ImageSize {
  readonly width: number
  readonly height: number
}

export interface RasterImage {
  /** The size; absent when the file ends before the bytes that state it. */
  readonly size?: ImageSize
  /** False when the file ends early, or its structure is damaged. */
  readonly isWhole: boolean
}

/** Reports the size and reads to the end of the image. @throws {RangeError} when the file ends early or is damaged */
export type RasterReader = (view: DataView, report: (size: ImageSize) => void) => void

export function readRaster(bytes: Uint8Array, read: RasterReader): RasterImage {
  let size: ImageSize | undefined
  try {
    read(viewOf(bytes), (found) => (size = found))
    return { ...(size === undefined ? {} : { size }), isWhole: size !== undefined }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { ...(size === undefined ? {} : { size }), isWhole: false }
  }
}

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

/** Reads four characters, such as the type of a chunk or box. */
export function fourCharacters(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)))
}

/** @throws {RangeError} unless the file has a byte at `end - 1` */
export function requireBytes(view: DataView, end: number): void {
  if (end > view.byteLength) throw new RangeError('the file ends early')
}
