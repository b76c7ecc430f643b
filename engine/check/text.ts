/** What a text with {arguments}, plurals and choices needs. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Message = { readonly ok: true; readonly args: ReadonlySet<string> } | { readonly ok: false; readonly reason: string }

const reasons: { readonly [kind: string]: string } = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is not closed',
  EMPTY_ARGUMENT: 'the braces {} hold no name',
  MALFORMED_ARGUMENT: 'the braces hold something that is no name',
  EXPECT_ARGUMENT_TYPE: 'after the comma stands plural, select or number',
  INVALID_ARGUMENT_TYPE: 'after the comma stands plural, select or number',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'plural or select has no cases',
  MISSING_OTHER_CLAUSE: 'plural and select need a case "other"',
  UNMATCHED_CLOSING_TAG: 'there is no HTML in texts',
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
  // Nesting is what makes the parser recurse; no text of people comes near this.
  if (text.split('{').length > 200) return { ok: false, reason: 'it holds too many braces' }
  try {
    const args = new Set<string>()
    gather(parse(text, { ignoreTag: true }), args)
    return { ok: true, args }
  } catch (error) {
    // The parser's message is the name of the kind of error.
    const kind = error instanceof Error ? error.message : ''
    return { ok: false, reason: reasons[kind] ?? 'its braces cannot be read' }
  }
}

function gather(elements: readonly MessageFormatElement[], args: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    args.add(element.value)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const arm of Object.values(element.options)) gather(arm.value, args)
  }
}
