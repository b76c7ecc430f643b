/** Checks public data: its answer must be the same for all players, and prerendered pages must show it. */
import { isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { SourceDocument } from '../document/document.ts'
import { pointerTo, type Problem, quoted } from '../document/finding.ts'
import { SparseResults } from '../memo/sparse-results.ts'
import { DYNAMIC } from './bind.ts'
import type { CheckContext } from './context.ts'
import { declaredIn, entries } from './scope.ts'

/** Checks that neither the call nor its payload depends on the player. */
export function checkPublicData({ catalogue, report }: CheckContext, name: string, declared: JsonObject): void {
  if (declared.public !== true) return
  const refuse = (key: string, message: string, hint: string): void =>
    report({ code: 'CFG-PUBLIC', pointer: pointerTo('/data', name, key), message, hint })
  const { call, when, args } = declared
  if (when !== 'boot')
    refuse('when', `the public data ${quoted(name)} must be loaded when the page opens`, 'write "when": "boot"')
  if (typeof call === 'string' && sendsIdentity(catalogue, call))
    refuse(
      'call',
      `the call ${call} sends the identity of the player, so its answer is not the same for all players`,
      'remove "public"',
    )
  for (const [arg, value] of isObject(args) ? Object.entries(args) : [])
    if (isDynamic(value))
      report({
        code: 'CFG-PUBLIC',
        pointer: pointerTo('/data', name, 'args', arg),
        message:
          `the payload of the public data ${quoted(name)} must be fixed, ` +
          'because the server sends it for everybody',
        hint: 'replace it with a fixed value, or remove "public"',
      })
}

/**
 * True if the call sends an identity field, such as the login name. Identity fields are those that at least one
 * contract lists in `omit`; a call sends those that its own contract does not list.
 */
function sendsIdentity({ calls }: Catalogue, call: string): boolean {
  const identity = new Set(Object.values(calls).flatMap(({ omit }) => omit))
  const omitted = calls[call]?.omit ?? [...identity]
  return [...identity].some((field) => !omitted.includes(field))
}

function isDynamic(value: Json | undefined): boolean {
  if (isList(value)) return value.some(isDynamic)
  return isObject(value) && Object.entries(value).some(([key, inner]) => DYNAMIC.includes(key) || isDynamic(inner))
}

interface PublicUse {
  readonly document: SourceDocument
  /** Names of the public data that the document declares. */
  readonly declares: readonly string[]
  /** The lists that the document prerenders. */
  readonly lists: readonly PrerenderedList[]
}

interface PrerenderedList {
  readonly selector: string
  readonly pointer: string
}

/** Returns undefined for a document that has neither public data nor prerendered lists. */
function publicUse(document: SourceDocument): PublicUse | undefined {
  const lists: PrerenderedList[] = []
  collect(document.value, '', lists)
  const declares = entries(declaredIn(document).data).flatMap(([name, data]) => (data.public === true ? name : []))
  return declares.length > 0 || lists.length > 0 ? { document, declares, lists } : undefined
}

/** The documents of a site with public data or prerendered lists. */
export class PublicUses {
  readonly #uses = new SparseResults(publicUse)

  of(documents: readonly SourceDocument[]): readonly PublicUse[] {
    return this.#uses.of(documents)
  }
}

function collect(value: Json, pointer: string, lists: PrerenderedList[]): void {
  if (isList(value)) value.forEach((one, n) => collect(one, pointerTo(pointer, n), lists))
  else if (isObject(value)) {
    const select = value.$select
    if (isObject(select) && select.prerender !== undefined && typeof select.name === 'string')
      lists.push({ selector: select.name, pointer: pointerTo(pointer, '$select', 'prerender') })
    for (const [key, one] of Object.entries(value)) collect(one, pointerTo(pointer, key), lists)
  }
}

/** Reports public data that no prerendered list reads, and prerendered lists that read no public data. */
export function checkPublicUses(
  documents: readonly SourceDocument[],
  { selectors }: Catalogue,
  publicUses: PublicUses,
  report: (document: SourceDocument, problem: Problem) => void,
): void {
  const uses = publicUses.of(documents)
  const declared = new Set(uses.flatMap(({ declares }) => declares))
  const read = new Set<string>()
  const warn = (document: SourceDocument, problem: Pick<Problem, 'pointer' | 'message' | 'hint'>): void =>
    report(document, { code: 'CFG-UNKNOWN', severity: 'warning', atKey: true, ...problem })

  for (const { document, lists } of uses)
    for (const { selector, pointer } of lists) {
      const sources = sourcesOf(selectors[selector]?.reads ?? [])
      for (const source of sources) read.add(source)
      if (selectors[selector] === undefined || sources.some((source) => declared.has(source))) continue
      const names = sources.map((source) => quoted(source)).join(' and ')
      const hint = sources.length === 0 ? 'remove it' : `remove it, or add "public": true to the data ${names}`
      warn(document, { pointer, message: `"prerender" has no effect, because ${selector} reads no public data`, hint })
    }
  for (const { document, declares } of uses)
    for (const name of declares)
      if (!read.has(name))
        warn(document, {
          pointer: pointerTo('/data', name, 'public'),
          message: `"public" has no effect, because no list with "prerender" reads the data ${quoted(name)}`,
          hint: 'remove it, or add "prerender" to a "$select" that reads this data',
        })
}

/** Returns the names of the data sources that a selector reads. */
function sourcesOf(reads: readonly string[]): readonly string[] {
  return [...new Set(reads.flatMap((path) => /^data\.([^.]+)/.exec(path)?.[1] ?? []))]
}
