/** Any value in one field: plain words are a text, and everything else is JSON. */
import type { Json } from '../../engine/core/json.ts'

/** @throws {SyntaxError} for JSON that is not complete */
export function valueOfWords(words: string): Json {
  const trimmed = words.trim()
  try {
    return JSON.parse(trimmed) as Json
  } catch (error) {
    if (/^["[{]/.test(trimmed)) throw error
    return trimmed
  }
}

/** A text that would be read as another value is quoted. */
export function wordsOfValue(value: Json): string {
  const json = JSON.stringify(value, null, 2)
  if (typeof value !== 'string') return json
  try {
    return valueOfWords(value) === value ? value : json
  } catch {
    return json
  }
}
