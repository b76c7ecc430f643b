/** One file's text becomes a document, or findings that say why not. */
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { isObject, own } from '../core/json.ts'
import { isKind, kinds, type SourceDocument } from './document.ts'
import { findingAt, type Finding, pointerTo, quoted } from './finding.ts'
import { nearest } from './nearest.ts'
import { locator, type Position, positionAt } from './locate.ts'
import { scan } from './scan.ts'

export const limits = { fileBytes: 1_048_576, depth: 64, files: 50_000 } as const

const start: Position = { line: 1, column: 1 }

export function parseDocument(
  path: string,
  file: string,
  raw: string,
): { readonly document?: SourceDocument; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  const say = (place: Position, problem: Parameters<typeof findingAt>[2]): void => void findings.push(findingAt(file, place, problem))

  if (raw.length > limits.fileBytes) {
    say(start, { code: 'CFG-SIZE', pointer: '', message: tooLarge(raw.length) })
    return { findings }
  }
  const hasMark = raw.charCodeAt(0) === 0xfeff
  if (hasMark)
    say(start, { code: 'CFG-ENCODING', pointer: '', message: 'the file starts with a byte-order mark; save it as UTF-8 without one' })
  const text = hasMark ? raw.slice(1) : raw

  const { tooDeepAt, keys } = scan(text, limits.depth)
  if (tooDeepAt !== undefined) {
    say(positionAt(text, tooDeepAt), { code: 'CFG-DEPTH', pointer: '', message: `it nests more than ${limits.depth} levels deep` })
    return { findings }
  }
  const value = parse(text)
  if (value === undefined) {
    for (const error of syntaxErrors(text))
      say(positionAt(text, error.offset), { code: 'CFG-JSON', pointer: '', message: `malformed JSON: ${wordsOf(error)}` })
    return { findings }
  }
  for (const { kind, key, offset, pointer } of keys) {
    const message =
      kind === 'forbidden' ? `the key ${quoted(key)} must not be used` : `the key ${quoted(key)} stands here twice; only one can count`
    say(positionAt(text, offset), { code: 'CFG-KEY', pointer: pointerTo('', ...pointer), message })
  }
  if (keys.some(({ kind }) => kind === 'forbidden')) return { findings }
  if (!isObject(value)) {
    say(start, { code: 'CFG-DOCUMENT', pointer: '', expected: 'a document: an object with $schema, kind and id', found: quoted(value) })
    return { findings }
  }

  const locate = locator(text)
  const { kind, id } = value
  if (typeof kind !== 'string' || !isKind(kind)) {
    const hint = typeof kind === 'string' ? nearest(kind, kinds) : undefined
    const expected = `a kind of document (${kinds.join(', ')})`
    say(locate('/kind'), {
      code: 'CFG-DOCUMENT',
      pointer: kind === undefined ? '' : '/kind',
      ...(kind === undefined ? { message: `the kind is missing: ${expected}` } : { expected, found: quoted(kind) }),
      ...(hint === undefined ? {} : { hint }),
    })
    return { findings }
  }
  const schema = own(value, '$schema')
  if (schema === undefined) {
    say(locate(''), {
      code: 'CFG-DOCUMENT',
      pointer: '',
      message: `$schema is missing; write "$schema": ${quoted(schemaPath(path, kind))} as the first line, so that editors help`,
    })
  } else if (typeof schema === 'string' && !schema.endsWith(`/${kind}.json`)) {
    say(locate('/$schema'), { code: 'CFG-DOCUMENT', pointer: '/$schema', expected: quoted(schemaPath(path, kind)), found: quoted(schema) })
  }
  if (typeof id !== 'string') {
    say(locate('/id'), {
      code: 'CFG-DOCUMENT',
      pointer: id === undefined ? '' : '/id',
      expected: 'an id',
      found: id === undefined ? 'nothing' : quoted(id),
    })
    return { findings }
  }
  return { document: { path, file, kind, id, value, locate }, findings }
}

export function tooLarge(bytes: number): string {
  return `the file has ${Math.ceil(bytes / 1024).toLocaleString('en')} KB; at most ${(limits.fileBytes / 1024).toLocaleString('en')} KB are read`
}

function schemaPath(path: string, kind: string): string {
  return `${'../'.repeat(path.split('/').length)}schemas/${kind}.json`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The first error tells; those after it are mostly its echo. */
function syntaxErrors(text: string): readonly ParseError[] {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const [first] = errors
  return [first ?? { error: 1, offset: 0, length: 0 }]
}

function wordsOf({ error }: ParseError): string {
  const words: { readonly [name: string]: string } = {
    InvalidSymbol: 'a word that JSON does not know; texts stand in double quotes',
    InvalidNumberFormat: 'a number that JSON does not know',
    PropertyNameExpected: 'a property name in double quotes is expected here; is there a comma too many?',
    ValueExpected: 'a value is expected here; is there a comma too many?',
    ColonExpected: 'a colon is expected here',
    CommaExpected: 'a comma is expected here',
    CloseBraceExpected: 'a closing } is expected here',
    CloseBracketExpected: 'a closing ] is expected here',
    EndOfFileExpected: 'something follows after the end of the document',
    InvalidCommentToken: 'comments are not allowed',
    UnexpectedEndOfComment: 'comments are not allowed',
    UnexpectedEndOfString: 'a text is not closed',
    UnexpectedEndOfNumber: 'a number is not complete',
    InvalidUnicode: 'a \\u sequence is not complete',
    InvalidEscapeCharacter: 'an unknown \\ sequence',
    InvalidCharacter: 'a control character; write it as an escape such as \\n',
  }
  return words[printParseErrorCode(error)] ?? 'it cannot be read'
}
