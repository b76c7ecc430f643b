import type { Json } from '../../engine/core/json.ts'
import { childOf } from './schema.ts'

/**
 * Returns whether a text in another language equals the text in the first language. A single word may be equal, because
 * names are not translated.
 */
export function isUntranslated(text: Json | undefined, first: string, other: string): boolean {
  const words = childOf(text, other)
  return typeof words === 'string' && words === childOf(text, first) && /\S\s+\S/u.test(words)
}
