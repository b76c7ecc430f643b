/** What the check knows about the content of an image file. */
import { memoize } from '../../memo/memo.ts'
import { contentOf, type ImageFormat, textOf } from './content.ts'
import { type ImageSize, readRaster } from './raster.ts'
import { type ImageProblem, readSvg } from './svg.ts'

export interface ImageFile {
  readonly bytes: number
  /** The image format, or a description of other content. */
  readonly content: ImageFormat | string
  readonly size?: ImageSize
  /** True for an SVG file without width and height: only the ratio of `size` is meaningful. */
  readonly isShape: boolean
  readonly problems: readonly ImageProblem[]
}

/** Reads a file. The result is cached with the byte array as the key. */
export const imageOf = memoize((bytes: Uint8Array): ImageFile => {
  const content = contentOf(bytes)
  if ('words' in content) return { bytes: bytes.length, content: content.words, isShape: false, problems: [] }
  const { format } = content
  if (format.read === undefined) return { bytes: bytes.length, content: format, ...readSvg(textOf(bytes) ?? '') }
  const { size, isWhole } = readRaster(bytes, format.read)
  const damaged: ImageProblem = {
    message: `is not a complete ${format.name} image: the file ends early or is damaged`,
    hint: 'copy or export the image again',
  }
  return {
    bytes: bytes.length,
    content: format,
    isShape: false,
    ...(size === undefined ? {} : { size }),
    problems: isWhole ? [] : [damaged],
  }
})
