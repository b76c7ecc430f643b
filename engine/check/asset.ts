/**
 * Compares the file of an asset with the file name and the dimensions in its document, and finds content that is
 * damaged or unsafe.
 */
import { isObject } from '../core/json.ts'
import type { Draft } from '../document/document.ts'
import { limitInWords, sizeInWords } from '../document/size.ts'
import type { AssetDocument } from '../document/types.gen.ts'
import type { CheckContext } from './context.ts'
import { type ImageFormat, imageFormats } from './image/content.ts'
import { type ImageFile, imageOf } from './image/image.ts'

/** Maximum number of pixels of an image. A phone needs four bytes of memory for each pixel. */
const MAX_PIXELS = 16_000_000

export function checkAsset(context: CheckContext, asset: Draft<AssetDocument>): void {
  const { file } = asset
  if (typeof file !== 'string') return
  const path = `asset/files/${file}`
  const report = (message: string, hint: string): void =>
    context.report({ code: 'CFG-ASSET', pointer: '/file', message: `${path} ${message}`, hint })
  const format = imageFormats.find(({ endings }) => endings.includes(endingOf(file)))
  if (format === undefined) return report(...endingProblem(file))
  const bytes = context.site.files.get(path)
  if (bytes === undefined) return
  const image = imageOf(bytes)
  checkWeight(context, path, image)
  if (image.content !== format) return report(...contentProblem(image.content, format))
  for (const { message, hint } of image.problems) report(message, hint)
  checkSize(context, asset, path, image)
}

const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1)

function endingProblem(file: string): [string, string] {
  const all = imageFormats.flatMap(({ endings }) => endings)
  const lower = endingOf(file).toLowerCase()
  return all.includes(lower)
    ? ['has uppercase letters in its file extension', `rename it so that it ends in .${lower}`]
    : ['has no file extension of an image format', `expected one of ${all.map((ending) => `.${ending}`).join(', ')}`]
}

function contentProblem(content: ImageFormat | string, expected: ImageFormat): [string, string] {
  const words = typeof content === 'string' ? content : `${article(content.name)} ${content.name} image`
  return [
    `is not ${article(expected.name)} ${expected.name} image: its content is ${words}`,
    typeof content === 'string'
      ? `export the image as ${expected.name}`
      : `rename the file so that it ends in .${content.endings[0]}, or export it as ${expected.name}`,
  ]
}

const article = (format: string): string => (/^[AS]/.test(format) ? 'an' : 'a')

/** Compares the stored size with the budget. The compressed size is not used, because it depends on the compressor. */
function checkWeight({ site, report }: CheckContext, path: string, { bytes }: ImageFile): void {
  const budgets = site.index.document('site', 'site')?.value.budgets
  const most = isObject(budgets) ? budgets.imageBytes : undefined
  if (typeof most !== 'number' || bytes <= most) return
  report({
    code: 'CFG-BUDGET',
    pointer: '/file',
    message: `${path.slice(path.lastIndexOf('/') + 1)} is ${sizeInWords(bytes)}; ${limitInWords(bytes, most)}`,
    hint: 'reduce it to the size at which it is shown, or export it as WebP or AVIF (budgets.imageBytes of the site)',
  })
}

function checkSize(
  { report }: CheckContext,
  { width, height }: Draft<AssetDocument>,
  path: string,
  { size, isShape }: ImageFile,
): void {
  if (size === undefined || typeof width !== 'number' || typeof height !== 'number') return
  const [trueWidth, trueHeight] = [Math.round(size.width), Math.round(size.height)]
  const problem = (pointer: string, message: string, hint: string): void =>
    report({ code: 'CFG-ASSET', pointer, message: `${path} ${message}`, hint })
  if (isShape) {
    // The stated size is rounded to whole pixels, so its ratio may differ slightly from the drawing's.
    const expected = (width * size.height) / size.width
    if (Math.abs(expected - height) > 1 + expected / 100)
      problem(
        '/height',
        `has the ratio ${trueWidth} : ${trueHeight} (its viewBox), but this document states ${width} x ${height}`,
        `set "height" to ${Math.round(expected)}`,
      )
    return
  }
  if (trueWidth === 0 || trueHeight === 0) return problem('/file', 'has no width or no height', 'export it again')
  const wrong = [
    ...(trueWidth === width ? [] : [`"width" to ${trueWidth}`]),
    ...(trueHeight === height ? [] : [`"height" to ${trueHeight}`]),
  ]
  if (wrong.length > 0)
    problem(
      trueWidth === width ? '/height' : '/width',
      `is ${trueWidth} x ${trueHeight} px, but this document states ${width} x ${height}`,
      `set ${wrong.join(' and ')}`,
    )
  if (trueWidth * trueHeight > MAX_PIXELS)
    problem(
      '/file',
      `has ${trueWidth} x ${trueHeight} px, which need ${sizeInWords(trueWidth * trueHeight * 4)} of memory on a phone`,
      `reduce the image to at most ${MAX_PIXELS.toLocaleString('en')} pixels`,
    )
}
