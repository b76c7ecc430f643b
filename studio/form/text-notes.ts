/** Notes about texts that are allowed but may not be meant. */

/** The maximum length of texts without a particular place, for which no guidance is shown. */
const LONG = 1000

/**
 * Whether a translation has the words of the original. A single word may be a name or a loan word, so it never counts.
 */
export function isUntranslated(original: string, translation: string): boolean {
  const words = translation.trim()
  return words === original.trim() && /\s/.test(words)
}

/** Returns how much of the permitted length a text uses; undefined for a text that may be long. */
export function lengthInWords(text: string, most: number | undefined): string | undefined {
  if (most === undefined || most > LONG) return undefined
  const length = [...text].length
  const beyond = length - most
  return beyond > 0 ? `${length} of ${most} characters: ${beyond} too many` : `${length} of ${most} characters`
}
