/** Characters that change the direction of text. With them, the words on screen differ from those that are checked. */
const DIRECTION = '\\u202a-\\u202e\\u2066-\\u2069'

/**
 * Removes angle brackets, characters that change the direction, and `words` from a text that a player has typed, in any
 * case, until none is left (document 1, section 5, line 125; reading AM-054). Pages escape every text in any case.
 */
export function messageText(text: string, words: readonly string[]): string {
  const left = text.replace(new RegExp([`[<>${DIRECTION}]`, ...words].join('|'), 'gi'), '')
  return left === text ? text.trim() : messageText(left, words)
}
