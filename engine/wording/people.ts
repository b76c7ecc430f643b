/**
 * For whom something holds, from the words of a rule, of a persona, or of the quoted title of an audience:
 * `for everybody`, `for "VIP"`, `for people who are logged in`, `for people with: logged in, VIP level 3`.
 */
export function forPeople(words: string): string {
  if (/^(?:everybody|nobody|a visitor)\b|^"/.test(words)) return `for ${words}`
  return /^(?:not )?logged in$/.test(words) ? `for people who are ${words}` : `for people with: ${words}`
}
