/** Merges two edits of one file of a site: documents by their structure, other files as a whole. */
import { isObject, type Json, type JsonObject } from '../../core/json.ts'
import { quoted } from '../finding.ts'
import { type Conflict, merge } from './merge.ts'

/** Text of a document, bytes of another file; undefined when there is no such file. */
export type FileContent = string | Uint8Array | undefined

/** The three versions of a file. */
export interface FileVersions {
  readonly base: FileContent
  readonly mine: FileContent
  readonly theirs: FileContent
}

/** The side whose version is used where the edits contradict each other. */
export type Keep = 'mine' | 'theirs'

export interface MergedFile {
  readonly content: FileContent
  /** One sentence for each conflict, without a period. */
  readonly conflicts: readonly string[]
  /** The conflicts inside a document. */
  readonly contradictions?: readonly Conflict[]
  /** True when the content combines both versions and has the formatting of neither. */
  readonly isMerged?: true
}

/** Where the edits conflict, the content has the version of the side `keep`. */
export function mergeFile({ base, mine, theirs }: FileVersions, keep: Keep = 'mine'): MergedFile {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { content: mine, conflicts: [] }
  if (isSame(base, mine)) return { content: theirs, conflicts: [] }
  const kept = keep === 'mine' ? mine : theirs
  const whole = (conflict: string): MergedFile => ({ content: kept, conflicts: [conflict] })
  if (mine === undefined) return whole('the file was removed in this version and changed in the other version')
  if (theirs === undefined) return whole('the file was changed in this version and removed in the other version')
  if (base === undefined) return whole('the file was added in both versions, with different contents')
  const [before, here, there] = [documentIn(base), documentIn(mine), documentIn(theirs)]
  if (before === undefined || here === undefined || there === undefined)
    return whole('the file was changed in both versions, and cannot be merged because it is not a document')
  const { document, conflicts } = keep === 'mine' ? merge(before, here, there) : merge(before, there, here)
  return {
    content: `${JSON.stringify(document, null, 2)}\n`,
    conflicts: conflicts.map((conflict) => conflictInWords(conflict, keep)),
    ...(conflicts.length === 0 ? {} : { contradictions: conflicts }),
    isMerged: true,
  }
}

function isSame(a: FileContent, b: FileContent): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  return a.length === b.length && a.every((byte, n) => byte === b[n])
}

function documentIn(content: string | Uint8Array): JsonObject | undefined {
  if (typeof content !== 'string') return undefined
  try {
    const value: unknown = JSON.parse(content)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const reasons: { readonly [reason in Conflict['reason']]: string } = {
  'changed-twice': 'has two different values',
  'moved-twice': 'was moved to two positions',
  'removed-and-changed': 'was removed in one version and changed in the other',
  cycle: 'was moved into another item, which the other version moved into this item',
  'position-taken': 'cannot keep its position, because the other version filled or removed that position',
}

function conflictInWords({ reason, item, path, mine, theirs }: Conflict, keep: Keep): string {
  const [here, there] = keep === 'mine' ? [mine, theirs] : [theirs, mine]
  const name = item === '' ? path || 'the document' : `${item}${path}`
  return `${name} ${reasons[reason]}: ${valueInWords(here)} in this version, ${valueInWords(there)} in the other`
}

function valueInWords(value: Json | undefined): string {
  return value === undefined ? 'none' : quoted(value)
}
