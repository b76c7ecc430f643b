/** Checks the length of the title of a page, because browsers and search engines cut long titles. */
import { isObject, type Json } from '../core/json.ts'
import { pointerTo } from '../document/finding.ts'
import type { CheckContext } from './context.ts'

/** Number of characters that search engines show. */
const MOST = 70

/** @param title the `title` of a page, or of the `head` of a route */
export function checkPageTitle(context: CheckContext, title: Json | undefined, pointer: string): void {
  if (!isObject(title) || !isObject(title.$text)) return
  for (const [language, text] of Object.entries(title.$text)) {
    if (typeof text !== 'string') continue
    const length = [...text].length
    if (length > MOST)
      context.report({
        code: 'CFG-RANGE',
        severity: 'warning',
        pointer: pointerTo(pointer, '$text', language),
        message: `the title of the page has ${length} characters; search engines and tabs show at most ${MOST}`,
        hint: 'shorten it, and write the details into the description',
      })
  }
}
