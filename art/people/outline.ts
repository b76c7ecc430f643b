/** The dark line around people, as around the objects of the covers. */
import { seededRandom } from '../draw.ts'
import { INK } from '../motifs/outline.ts'

/**
 * Draws one dark line around filled shapes. The shapes are drawn with a stroke of this width, and again without it, so
 * half of the stroke is visible. Strokes of `pen` in the content keep their own width and get no line.
 *
 * @param width width of the stroke; 0 draws no line
 * @param more further attributes of the line
 */
export function outlined(content: string, width = 10, more = ''): string {
  if (width === 0) return content
  const id = `o${Math.floor(seededRandom(content)() * 36 ** 5).toString(36)}`
  return `<g stroke="${INK}" stroke-width="${width}"${more}><g id="${id}">${content}</g></g><use href="#${id}"/>`
}
