/** What `check` says about a place in the documents, and the one way it is written. */
import type { Json } from '../core/json.ts'

/** The closed list of codes, each with what it stands for. */
export const codes = {
  'CFG-READ': 'a file cannot be read',
  'CFG-OUTSIDE': 'a link leads out of the folder',
  'CFG-SIZE': 'a file is too large, or there are too many',
  'CFG-DEPTH': 'nesting is too deep',
  'CFG-ENCODING': 'a file is not UTF-8, or starts with a byte-order mark',
  'CFG-JSON': 'malformed JSON',
  'CFG-KEY': 'a key that is there twice, or that must not be used',
  'CFG-DOCUMENT': 'not a document: no object, no $schema, no kind, an unknown kind, or in the wrong place',
  'CFG-TYPE': 'a value of the wrong type',
  'CFG-RANGE': 'a number, length or count out of range',
  'CFG-ENUM': 'a value that is not in the list',
  'CFG-FORM': 'a text that is not written in the expected form',
  'CFG-REQUIRED': 'something is missing',
  'CFG-UNKNOWN': 'a property that does not exist',
  'CFG-TAG': 'a tagged value where it is not taken, or a plain value where a tagged one is needed',
  'CFG-WIDGET': 'an unknown widget',
  'CFG-VERSION': 'a node of a version that cannot be used',
  'CFG-SLOT': 'an unknown slot, or a node that the slot does not take',
  'CFG-EVENT': 'an unknown event',
  'CFG-REF': 'a reference to something that does not exist',
  'CFG-BIND': 'a reference to something of another type',
  'CFG-DEFAULT': 'a value that may be missing needs a default',
  'CFG-DUPLICATE': 'an id that is there twice',
  'CFG-ROUTE': 'an address that is there twice, is shadowed, or is malformed',
  'CFG-NOWHERE': 'a tab, banner, redirect or route that leads nowhere',
  'CFG-CYCLE': 'documents that lead back to themselves',
  'CFG-LINK': 'an address that is not allowed in a link',
  'CFG-LANGUAGE': 'a text is missing in the default language, or in an unknown language',
  'CFG-TEXT': 'a text that cannot be read as a message, or lacks an argument',
  'CFG-RULE': 'a rule that cannot hold up: unknown fact, wrong comparison, too large',
  'CFG-SCHEDULE': 'a schedule that cannot be',
  'CFG-ASSET': 'a file of an asset is missing',
  'CFG-BUDGET': 'a page over a budget of the site',
  'PRF-NEVER': 'nobody can ever see it',
  'PRF-ENDED': 'its time is over',
  'PRF-ALWAYS': 'a rule that changes nothing: it always holds where it stands',
  'PRF-SHADOW': 'a variant or row that earlier ones leave nothing to',
  'PRF-GAP': 'a table that says nothing for somebody',
  'PRF-OVERLAP': 'rows, skins or banners that claim the same place at the same time',
  'PRF-TIE': 'popups of one priority that may open together',
  'PRF-EMPTY': 'a slot that is left empty',
  'PRF-ENDS': 'a link that outlives the page it leads to',
  'PRF-UNREACHED': 'a page that some are led to and others are not, or a document that no list takes',
  'PRF-FAILS': 'an action that can only fail',
  'PRF-NOT-PROVEN': 'a question about rules that could not be answered exactly',
} as const

/** What the proofs find: wrong only together with other rules, so a site may say how grave each is. */
export type ProofCode = Extract<keyof typeof codes, `PRF-${string}`>

export type Code = keyof typeof codes

export interface Finding {
  readonly code: Code
  /** Errors keep a site from being published; warnings do not. */
  readonly severity: 'error' | 'warning'
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly column: number
  /** JSON pointer of the value that is meant; empty for the whole file. */
  readonly pointer: string
  /** The sentence without a full stop, in words for the person who edits. */
  readonly message: string
  readonly expected?: string
  readonly found?: string
  /** The schema's own words about the place. */
  readonly help?: string
  /** Somebody, and a moment, that show it; `address` opens the player with these eyes at this moment. */
  readonly witness?: FindingWitness
}

export interface FindingWitness {
  readonly persona: { readonly [fact: string]: Json }
  /** Milliseconds since 1970. */
  readonly at: number
  readonly address: string
}

/** What a checker knows; the place is added by the document. */
export interface Problem {
  readonly code: Code
  readonly pointer: string
  /** Points at the name of the property instead of its value. */
  readonly atKey?: boolean
  readonly severity?: 'error' | 'warning'
  readonly message?: string
  readonly expected?: string
  readonly found?: string
  /** `did you mean …` and the like. */
  readonly hint?: string
  readonly help?: string | undefined
  readonly witness?: FindingWitness
}

export function findingAt(file: string, place: { readonly line: number; readonly column: number }, problem: Problem): Finding {
  const { code, pointer, expected, found, hint, help, witness, severity = 'error' } = problem
  const said = problem.message ?? `expected ${expected ?? 'something else'}, got ${found ?? 'nothing'}`
  return {
    code,
    severity,
    file,
    line: place.line,
    column: place.column,
    pointer,
    message: hint === undefined ? said : `${said}; ${hint}`,
    ...(expected === undefined ? {} : { expected }),
    ...(found === undefined ? {} : { found }),
    ...(help === undefined || help === '' ? {} : { help }),
    ...(witness === undefined ? {} : { witness }),
  }
}

/** One line: `config/page/home.json:41:12 /root/props/columns: expected an integer from 1 to 4, got "five". Number of columns. [CFG-TYPE]` */
export function formatFinding({ file, line, column, pointer, message, help, code, severity, witness }: Finding): string {
  const place = `${file}:${line}:${column}${pointer === '' ? '' : ` ${pointer}`}`
  const words = help === undefined ? '' : ` ${sentence(help)}`
  const look = witness === undefined ? '' : ` See ${witness.address}`
  return printable(`${place}: ${severity === 'warning' ? 'warning: ' : ''}${sentence(message)}${words}${look} [${code}]`)
}

/** By file, line, column, then pointer and message, so that the order never changes by chance. */
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

/** A found value, short enough for a line. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length <= 80 ? text : `${text.slice(0, 77)}…`
}

/** `/a/b` of its parts. */
export function pointerTo(pointer: string, ...parts: readonly (string | number)[]): string {
  let whole = pointer
  for (const part of parts)
    whole += `/${typeof part === 'string' && /[~/]/.test(part) ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part}`
  return whole
}

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** File names and keys come from outside: nothing in them may break the line or talk to the terminal. */
function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
