/**
 * Finds characters in texts that result from a wrong encoding or from copying, and HTML, because pages show it as plain
 * text.
 */
import { quoted } from '../document/finding.ts'

export interface CharacterProblem {
  readonly message: string
  readonly severity: 'error' | 'warning'
}

/** A fast test: almost all texts contain only these characters. */
// oxlint-disable-next-line no-control-regex
const usual = /^[\n\x20-\x7e]*$/

const error = (message: string): CharacterProblem => ({ message, severity: 'error' })
const warning = (message: string): CharacterProblem => ({ message, severity: 'warning' })

/** UTF-8 that was decoded as Latin-1 or Windows-1252: `Ã¼` instead of `ü`, `â€“` instead of `–`. */
const misread =
  /Ã[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|Â[\u0080-\u00bf]|â€|ðŸ/

const rules: readonly (readonly [RegExp, (character: string) => CharacterProblem])[] = [
  [/\ufffd/, (found) => error(`it contains ${found}, which replaces a character that was lost; write the text again`)],
  // oxlint-disable-next-line no-control-regex
  [/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/, (found) => error(`it contains the control character ${found}; remove it`)],
  [/[\u202a-\u202e]/, (found) => error(`it contains ${found}, which changes the direction of the text; remove it`)],
  [misread, () => warning('it was decoded with the wrong encoding; write it again, and save the file as UTF-8')],
  [/[\u200b\u2060\ufeff]/, (found) => warning(`it contains the invisible character ${found}; remove it`)],
]

/** HTML elements that people write into texts. Other words in angle brackets, such as `<amount>`, are allowed. */
const htmlTag =
  /<\/?(?:a|abbr|b|big|blockquote|br|button|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|li|link|mark|ol|p|s|script|small|span|strike|strong|style|sub|sup|svg|table|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>/i
const htmlCharacter = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i

function htmlProblem(text: string): CharacterProblem | undefined {
  const [found] = htmlTag.exec(text) ?? htmlCharacter.exec(text) ?? []
  if (found === undefined) return undefined
  const remedy = found.startsWith('<') ? 'remove it, or use a widget with rich text' : 'write the character itself'
  return error(`it contains the HTML ${quoted(found)}, which pages show as plain text; ${remedy}`)
}

/** Returns the first problem with the characters of a text. */
export function characterProblem(text: string): CharacterProblem | undefined {
  if (/(?:^|\s)(?:<{7}|>{7}|={7}|\|{7})(?:\s|$)/.test(text))
    return error('it contains a Git conflict marker; resolve the conflict')
  const html = htmlProblem(text)
  if (html !== undefined) return html
  if (usual.test(text)) return undefined
  for (const [pattern, problem] of rules) {
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) return problem(`U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
  }
  return undefined
}
