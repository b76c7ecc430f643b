/** Parses the text of a file into a document, or into findings when it is not a document. */
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import { isKind, kinds, type SourceDocument } from './document.ts'
import { findingAt, type Finding, pointerTo, type Problem, quoted } from './finding.ts'
import { nearest } from './nearest.ts'
import { locator, type Position, positionAt } from './locate.ts'
import { scan } from './scan.ts'
import { limitInWords, sizeInWords } from './size.ts'

export const limits = { fileBytes: 1_048_576, depth: 64, files: 200_000 } as const

const start: Position = { line: 1, column: 1 }

export interface ParsedDocument {
  /** Absent if the file cannot be used as a document. */
  readonly document?: SourceDocument
  readonly findings: readonly Finding[]
}

type ReportAtPosition = (position: Position, problem: Problem) => void

export function parseDocument(path: string, file: string, raw: string): ParsedDocument {
  const findings: Finding[] = []
  const report: ReportAtPosition = (position, problem) => void findings.push(findingAt(file, position, problem))
  const text = textOf(raw, report)
  const value = text === undefined ? undefined : objectOf(text, report)
  if (text === undefined || value === undefined) return { findings }
  const locate = locator(text)
  if (mayHaveHalves.test(text))
    for (const pointer of halvesIn(value)) {
      const message = 'it contains half of a character (an unpaired surrogate): type the character again'
      report(locate(pointer), { code: 'CFG-ENCODING', pointer, message })
    }
  const identity = identityOf(path, value, (at, problem) => report(locate(at), problem))
  return identity === undefined ? { findings } : { document: { path, file, ...identity, value, locate }, findings }
}

/** Returns the text of a file without byte-order mark; undefined if the file is too large. */
function textOf(raw: string, report: ReportAtPosition): string | undefined {
  if (raw.length > limits.fileBytes) {
    report(start, { code: 'CFG-SIZE', pointer: '', message: tooLarge(raw.length) })
    return undefined
  }
  if (raw.charCodeAt(0) !== 0xfeff) return raw
  report(start, {
    code: 'CFG-ENCODING',
    pointer: '',
    message: 'the file starts with a byte-order mark; save it as UTF-8 without one',
  })
  return raw.slice(1)
}

/** The object that a text contains, unless it is malformed, nested too deeply or has a forbidden key. */
function objectOf(text: string, report: ReportAtPosition): JsonObject | undefined {
  const { tooDeepAt, keys } = scan(text, limits.depth)
  if (tooDeepAt !== undefined) {
    report(positionAt(text, tooDeepAt), {
      code: 'CFG-DEPTH',
      pointer: '',
      message: `the document is nested more than ${limits.depth} levels deep`,
    })
    return undefined
  }
  const value = parse(text)
  if (value === undefined) {
    const { offset, message } = syntaxError(text)
    report(positionAt(text, offset), { code: 'CFG-JSON', pointer: '', message: `malformed JSON: ${message}` })
    return undefined
  }
  for (const { kind, key, offset, pointer } of keys) {
    const message =
      kind === 'forbidden'
        ? `the key ${quoted(key)} is not allowed`
        : `duplicate key ${quoted(key)}; remove one of the two`
    report(positionAt(text, offset), { code: 'CFG-KEY', pointer: pointerTo('', ...pointer), message })
  }
  if (keys.some(({ kind }) => kind === 'forbidden')) return undefined
  if (isObject(value)) return value
  report(start, {
    code: 'CFG-DOCUMENT',
    pointer: '',
    expected: 'a document: an object with $schema, kind and id',
    found: quoted(value),
  })
  return undefined
}

/** Matches a surrogate that is escaped or unpaired. */
const mayHaveHalves = /\\u[dD][89a-fA-F]|[\ud800-\udfff]/u
const half = /[\ud800-\udfff]/u

/**
 * Yields pointers to strings with an unpaired surrogate, and to values whose key has one, because addresses cannot
 * encode it.
 */
function* halvesIn(value: Json, pointer = ''): Generator<string> {
  if (typeof value === 'string' && half.test(value)) yield pointer
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    const at = pointerTo(pointer, key)
    if (half.test(key)) yield at
    yield* halvesIn(entry, at)
  }
}

/** Reads the kind and id of a document, and checks its `$schema`. */
function identityOf(
  path: string,
  value: JsonObject,
  report: (at: string, problem: Problem) => void,
): Pick<SourceDocument, 'kind' | 'id'> | undefined {
  const { kind, id } = value
  if (typeof kind !== 'string' || !isKind(kind)) {
    const hint = typeof kind === 'string' ? nearest(kind, kinds) : undefined
    const expected = `a kind of document (${kinds.join(', ')})`
    report('/kind', {
      code: 'CFG-DOCUMENT',
      pointer: kind === undefined ? '' : '/kind',
      ...(kind === undefined
        ? { message: `the kind is missing; expected ${expected}` }
        : { expected, found: quoted(kind) }),
      ...(hint === undefined ? {} : { hint }),
    })
    return undefined
  }
  checkSchemaProperty(own(value, '$schema'), schemaPath(path, kind), report)
  if (typeof id === 'string') return { kind, id }
  report('/id', {
    code: 'CFG-DOCUMENT',
    pointer: id === undefined ? '' : '/id',
    expected: 'an id',
    found: id === undefined ? 'nothing' : quoted(id),
  })
  return undefined
}

function checkSchemaProperty(
  schema: Json | undefined,
  expected: string,
  report: (at: string, problem: Problem) => void,
): void {
  if (schema === undefined) {
    const example = `"$schema": ${quoted(expected)}`
    report('', {
      code: 'CFG-DOCUMENT',
      pointer: '',
      message: `$schema is missing; write ${example} as the first line, so code editors can check the file`,
    })
  } else if (typeof schema === 'string' && !schema.endsWith(expected.slice(expected.lastIndexOf('/')))) {
    report('/$schema', {
      code: 'CFG-DOCUMENT',
      pointer: '/$schema',
      expected: quoted(expected),
      found: quoted(schema),
    })
  }
}

export function tooLarge(bytes: number): string {
  return `the file has ${sizeInWords(bytes)}; ${limitInWords(bytes, limits.fileBytes)}`
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

interface FirstError {
  readonly offset: number
  readonly message: string
}

/** The first syntax error. Later errors are mostly consequences of it. */
function syntaxError(text: string): FirstError {
  // A JSON string contains no line break, so a line that starts with a conflict marker is never valid.
  const marker = /^(?:<{7}|\|{7}|={7}|>{7})(?![<|=>])/m.exec(text)
  if (marker !== null)
    return {
      offset: marker.index,
      message: `a Git conflict marker "${marker[0]}"; resolve the conflict and delete the marker lines`,
    }
  if (text.trim() === '') return { offset: 0, message: 'the file is empty' }
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const { error, offset } = errors[0] ?? { error: 1, offset: 0 }
  const name = printParseErrorCode(error)
  const [line = ''] = text.slice(offset).split('\n', 1)
  const curly = name === 'UnexpectedEndOfString' ? /[“”„‟]/.exec(line) : /^[“”„‟‘’‚‛]/.exec(line)
  if (curly !== null)
    return { offset: offset + curly.index, message: `a curly quote ${curly[0]}; use the straight quote "` }
  return { offset, message: errorMessages[name] ?? 'the file cannot be read as JSON' }
}

const errorMessages: { readonly [name: string]: string } = {
  InvalidSymbol: 'an unknown word; a text must be in double quotes',
  InvalidNumberFormat: 'an invalid number',
  PropertyNameExpected: 'expected a property name in double quotes; is there a trailing comma?',
  ValueExpected: 'expected a value; is there a trailing comma?',
  ColonExpected: 'expected a colon',
  CommaExpected: 'expected a comma',
  CloseBraceExpected: 'expected a closing }',
  CloseBracketExpected: 'expected a closing ]',
  EndOfFileExpected: 'unexpected text after the end of the document',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'comments are not allowed',
  UnexpectedEndOfString: 'a text without a closing double quote',
  UnexpectedEndOfNumber: 'an incomplete number',
  InvalidUnicode: 'an incomplete \\u sequence',
  InvalidEscapeCharacter: 'an unknown \\ sequence',
  InvalidCharacter: 'a control character; write it as an escape such as \\n',
}
