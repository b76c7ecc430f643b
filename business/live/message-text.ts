/**
 * Removes angle brackets and `words` from a text that a player has typed, in any case, until none is left (document 1,
 * section 5, line 125; reading AM-054). Pages escape every text in any case.
 */
export function messageText(text: string, words: readonly string[]): string {
  const removed = new RegExp(['[<>]', ...words].join('|'), 'gi')
  let left = text
  for (let before = ''; before !== left;) {
    before = left
    left = left.replace(removed, '')
  }
  return left.trim()
}
