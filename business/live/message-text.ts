/**
 * Removes angle brackets and `words` from a text that a player has typed, in any case, until none is left (document 1,
 * section 5, line 125; reading AM-054). Pages escape every text in any case.
 */
export function messageText(text: string, words: readonly string[]): string {
  const left = text.replace(new RegExp(['[<>]', ...words].join('|'), 'gi'), '')
  return left === text ? text.trim() : messageText(left, words)
}
