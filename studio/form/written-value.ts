/** Converts between the value of a field and typed words: JSON is parsed, any other words are a text. */
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

/** Returns the value as JSON, or a text without quotes if the unquoted words read back as the same text. */
export function wordsOfValue(value: Json): string {
  const json = JSON.stringify(value, null, 2)
  if (typeof value !== 'string') return json
  try {
    return valueOfWords(value) === value ? value : json
  } catch {
    return json
  }
}
