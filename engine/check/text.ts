/** Parses texts (ICU messages) and lists their arguments. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Message =
  | { readonly ok: true; readonly args: ReadonlySet<string> }
  | { readonly ok: false; readonly reason: string }

const reasons: { readonly [kind: string]: string } = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is not closed',
  EMPTY_ARGUMENT: 'the braces {} contain no name',
  MALFORMED_ARGUMENT: 'the braces contain something other than a name',
  EXPECT_ARGUMENT_TYPE: 'after the comma, plural, select or number is expected',
  INVALID_ARGUMENT_TYPE: 'after the comma, plural, select or number is expected',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'plural or select has no cases',
  MISSING_OTHER_CLAUSE: 'plural and select need the case "other"',
  UNMATCHED_CLOSING_TAG: 'a text must not contain HTML',
}

const read = new Map<string, Message>()

export function messageOf(text: string): Message {
  if (!text.includes('{') && !text.includes('}') && !text.includes("'")) return plain
  const known = read.get(text)
  if (known !== undefined) return known
  const message = parseMessage(text)
  if (read.size > 20_000) read.clear()
  read.set(text, message)
  return message
}

const plain: Message = { ok: true, args: new Set() }

function parseMessage(text: string): Message {
  // Limits the recursion of the parser. Real texts have far fewer braces.
  if (text.split('{').length > 200) return { ok: false, reason: 'it contains more than 199 opening braces' }
  try {
    const args = new Set<string>()
    collectArgs(parse(text, { ignoreTag: true }), args)
    return { ok: true, args }
  } catch (error) {
    // The message of the parser is the name of the error kind.
    const kind = error instanceof Error ? error.message : ''
    return { ok: false, reason: reasons[kind] ?? 'its braces are malformed' }
  }
}

function collectArgs(elements: readonly MessageFormatElement[], args: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    args.add(element.value)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const arm of Object.values(element.options)) collectArgs(arm.value, args)
  }
}
