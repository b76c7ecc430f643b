/** What every part of the check gets: the site, the catalogue, the document being checked, and where problems are reported. */
import { type JsonObject, own } from '../core/json.ts'
import type { Kind } from '../document/types.gen.ts'
import { quoted, type Problem } from '../document/finding.ts'
import type { SourceDocument } from '../document/parse.ts'
import { nearest } from '../document/nearest.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { Site } from './site.ts'

export interface CheckContext {
  readonly site: Site
  readonly catalogue: Catalogue
  readonly document: SourceDocument
  readonly report: (problem: Problem) => void
  /** Computed once for all documents. */
  readonly vocabulary: SiteVocabulary
  /** Records that the document refers to another one (`kind/id`). */
  readonly recordReference: (to: string, pointer: string) => void
}

export interface DocumentReference {
  /** The document that refers to `to`, and where. */
  readonly from: string
  readonly pointer: string
  readonly to: string
}

export interface SiteVocabulary {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  /** The text of a strings document by its key, and the keys of all. */
  readonly text: (key: string) => JsonObject | undefined
  readonly textKeys: () => Iterable<string>
  readonly tokens: ReadonlySet<string>
}

/** A document by kind and id. Reports when it does not exist; undefined without a report when its file cannot be read. */
export function findDocument(context: CheckContext, kind: Kind, id: string, pointer: string): SourceDocument | undefined {
  const name = `${kind}/${id}`
  context.recordReference(name, pointer)
  const found = context.site.documents.get(name)
  if (found === undefined && !isBroken(context.site, kind, id))
    context.report({ code: 'CFG-REF', pointer, ...missingMessage(kindWords[kind] ?? kind, id, idsOf(context.site, kind)) })
  return found
}

/** A part of the catalogue by name. Reports when it does not exist. */
export function findNamed<T>(
  context: CheckContext,
  what: string,
  things: { readonly [name: string]: T },
  name: string,
  pointer: string,
  code: Problem['code'] = 'CFG-REF',
): T | undefined {
  const found = own(things, name)
  if (found === undefined) context.report({ code, pointer, ...missingMessage(what, name, Object.keys(things)) })
  return found
}

export function missingMessage(what: string, name: string, known: Iterable<string>): { readonly message: string; readonly hint?: string } {
  const names = [...known]
  const hint = nearest(name, names) ?? (names.length > 0 && names.length <= 8 ? `there is ${names.join(', ')}` : undefined)
  return { message: `there is no ${what} ${quoted(name)}`, ...(hint === undefined ? {} : { hint }) }
}

export function idsOf(site: Site, kind: Kind): string[] {
  return site.index.documents(kind).map(({ id }) => id)
}

const kindWords: { readonly [kind in Kind]?: string } = {
  'tab-bar': 'tab bar',
  'decision-table': 'decision table',
  'option-list': 'option list',
}

/** A file that cannot be read is known by its path only: `page/home.json`, or in a subfolder `page/games/home.json`. */
function isBroken(site: Site, kind: string, id: string): boolean {
  const last = id.slice(id.lastIndexOf('/') + 1)
  for (const path of site.broken) if (path === `${kind}/${id}` || (path.startsWith(`${kind}/`) && path.endsWith(`/${last}`))) return true
  return false
}
