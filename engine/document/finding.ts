/** Findings: problems at a position in a document, and their text form. */
import type { Json } from '../core/json.ts'

/** The closed list of codes with their meanings. */
export const findingCodes = {
  'CFG-READ': 'a file cannot be read',
  'CFG-OUTSIDE': 'a symbolic link points outside the folder',
  'CFG-SIZE': 'a file is too large, or there are too many',
  'CFG-DEPTH': 'nesting is too deep',
  'CFG-ENCODING':
    'a file is not UTF-8, starts with a byte-order mark, or contains half of a character (an unpaired surrogate)',
  'CFG-JSON': 'malformed JSON',
  'CFG-KEY': 'a duplicate or forbidden key',
  'CFG-DOCUMENT': 'not a document: no object, no $schema, no kind, an unknown kind, or the wrong folder',
  'CFG-TYPE': 'a value of the wrong type',
  'CFG-RANGE': 'a number, length or count out of range',
  'CFG-ENUM': 'a value that is not in the list of allowed values',
  'CFG-FORM': 'a text of the wrong form',
  'CFG-REQUIRED': 'a required property is missing',
  'CFG-UNKNOWN': 'a property that does not exist, or a document, text or name that nothing reads',
  'CFG-TAG': 'a tagged value where only a literal is allowed, or a literal where a tagged value is required',
  'CFG-WIDGET': 'an unknown widget',
  'CFG-VERSION': 'a node of an unsupported version',
  'CFG-SLOT': 'an unknown slot, or a node that the slot does not allow',
  'CFG-EVENT': 'an unknown event',
  'CFG-REF': 'a reference to something that does not exist',
  'CFG-BIND': 'a reference to a value of another type',
  'CFG-DEFAULT': 'a value that may be missing has no default',
  'CFG-DUPLICATE': 'a duplicate id',
  'CFG-ROUTE': 'a duplicate, shadowed or malformed path',
  'CFG-NOWHERE': 'a tab, banner, redirect or route that leads nowhere, or a page that no route shows',
  'CFG-CYCLE': 'documents that refer to each other in a cycle',
  'CFG-LINK': 'an address that is not allowed in a link',
  'CFG-LANGUAGE': 'a text is missing in a language, or in an unknown language',
  'CFG-TEXT': 'a text with invalid message syntax or a missing argument',
  'CFG-RULE': 'an invalid rule: unknown fact, wrong comparison, too large',
  'CFG-SCHEDULE': 'an impossible schedule',
  'CFG-CONTRAST': 'colors of a skin that are too similar to be read on each other',
  'CFG-ASSET': 'the file of an asset is missing or unused, is not the image that its document states, or is not safe',
  'CFG-PUBLIC': 'public data that depends on the player',
  'CFG-POLICY': 'a duty of the policy of the site that is not met',
  'CFG-BUDGET': 'a page or image over a budget of the site',
  'PRF-NEVER': 'never visible',
  'PRF-ENDED': 'its schedule has ended',
  'PRF-ALWAYS': 'a rule without effect: it always holds at its position',
  'PRF-SHADOW': 'a variant or row that is never reached because of earlier ones',
  'PRF-GAP': 'a table in which no row holds for some players',
  'PRF-OVERLAP': 'rows, skins or banners that apply at the same position and time',
  'PRF-TIE': 'popups of the same priority that may open at the same time',
  'PRF-PRIORITY': 'two images of a page that load first for the same person',
  'PRF-EMPTY': 'a slot that may be empty',
  'PRF-LIMIT': 'a slot that shows a person more nodes at once than it takes',
  'PRF-ENDS': 'a link that is visible longer than the page it leads to',
  'PRF-CLOSED': 'a link to a page that no person who sees the link can open',
  'PRF-PARTLY-CLOSED': 'a link to a page that some people who see the link cannot open',
  'PRF-UNREACHED': 'a page that only some players can open, or a document that no list shows',
  'PRF-FAILS': 'an action that always fails',
  'PRF-NOT-PROVEN': 'a statement about rules that could not be decided',
} as const

/** Codes of the proofs. A site document may set their severity. */
export type ProofCode = Extract<keyof typeof findingCodes, `PRF-${string}`>

export type Code = keyof typeof findingCodes

export interface Finding {
  readonly code: Code
  /** Errors keep a site from being published; warnings do not. */
  readonly severity: 'error' | 'warning'
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly column: number
  /** JSON pointer of the value; empty for the whole file. */
  readonly pointer: string
  /** Name of the required property that the object at `pointer` lacks, or the language in which a text is missing. */
  readonly missing?: string
  /** For the person who edits the document. The last sentence is without a period. */
  readonly message: string
  readonly expected?: string
  readonly found?: string
  /** Description of the property, from its schema. */
  readonly help?: string
  /** An example of the problem: `address` opens the player app as this persona at this instant. */
  readonly witness?: FindingWitness
}

export interface FindingWitness {
  readonly persona: { readonly [fact: string]: Json }
  /** Milliseconds since 1970. */
  readonly at: number
  readonly address: string
}

/** A finding without file and position. */
export interface Problem {
  readonly code: Code
  readonly pointer: string
  readonly missing?: string
  /** True if the finding points at the name of the property instead of its value. */
  readonly atKey?: boolean
  readonly severity?: 'error' | 'warning'
  readonly message?: string
  readonly expected?: string
  readonly found?: string
  /** A suggestion, such as `did you mean …`. */
  readonly hint?: string
  readonly help?: string | undefined
  readonly witness?: FindingWitness
}

export function findingAt(
  file: string,
  position: { readonly line: number; readonly column: number },
  problem: Problem,
): Finding {
  const { code, pointer, missing, expected, found, hint, help, witness, severity = 'error' } = problem
  const message = problem.message ?? `expected ${expected ?? 'something else'}, got ${found ?? 'nothing'}`
  return {
    code,
    severity,
    file,
    line: position.line,
    column: position.column,
    pointer,
    ...(missing === undefined ? {} : { missing }),
    message: hint === undefined ? message : `${message}; ${hint}`,
    ...(expected === undefined ? {} : { expected }),
    ...(found === undefined ? {} : { found }),
    ...(help === undefined || help === '' ? {} : { help }),
    ...(witness === undefined ? {} : { witness }),
  }
}

/**
 * Formats a finding as one line: `config/page/home.json:41:12 /root/props/columns: expected an integer from 1 to 4, got
 * "five". Number of columns. [CFG-TYPE]`
 */
export function formatFinding({
  file,
  line,
  column,
  pointer,
  message,
  help,
  code,
  severity,
  witness,
}: Finding): string {
  const location = `${file}:${line}:${column}${pointer === '' ? '' : ` ${pointer}`}`
  const note = help === undefined ? '' : ` ${withPeriod(help)}`
  const example = witness === undefined ? '' : ` See ${witness.address}`
  return printable(
    `${location}: ${severity === 'warning' ? 'warning: ' : ''}${withPeriod(message)}${note}${example} [${code}]`,
  )
}

/**
 * Puts `folder` in front of the file names of a finding. In a publish, these names are relative to the site's folder.
 */
export function inFolder(finding: Finding, folder: string): Finding {
  const { file, message } = finding
  const root = folder.replace(/\/+$/, '')
  return {
    ...finding,
    file: file === '' ? folder : `${root}/${file}`,
    message: message.replace(documentPath, (path) => `${root}/${path}`),
  }
}

/** Paths of documents in messages: `page/home.json`. */
const documentPath = /(?<=^|[\s(])(?:[a-z][a-z-]*\/[\w./-]+|site)\.json\b/g

/** Compares by file, line, column, pointer, code and message, so the order is stable. */
export function byPosition(a: Finding, b: Finding): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.pointer, b.pointer) ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  )
}

/** A value as JSON, shortened to 80 characters. */
export function quoted(value: unknown): string {
  const text = jsonOf(value) ?? 'nothing'
  return text.length <= 80 ? text : `${text.slice(0, 77)}…`
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch (error) {
    // The stack is too small for thousands of levels, which only hostile requests have.
    if (error instanceof RangeError) return 'a value with too many levels'
    throw error
  }
}

/** Appends `parts` to a JSON pointer. */
export function pointerTo(pointer: string, ...parts: readonly (string | number)[]): string {
  let result = pointer
  for (const part of parts) {
    const isEscaped = typeof part === 'string' && /[~/]/.test(part)
    result += `/${isEscaped ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part}`
  }
  return result
}

function withPeriod(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** Escapes control and direction characters: file names and keys must not break the line or control the terminal. */
function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
