/** The input of all checks of a document, and functions that record results. */
import type { SiteSettings } from '../document/settings.ts'
import { type JsonObject, own } from '../core/json.ts'
import type { Kind } from '../document/types.gen.ts'
import { quoted, type Problem } from '../document/finding.ts'
import { isKind, type SourceDocument } from '../document/document.ts'
import { nearest } from '../document/nearest.ts'
import type { Catalogue } from '../core/catalogue.ts'
import type { Site } from './site.ts'

export interface CheckContext {
  readonly site: Site
  readonly catalogue: Catalogue
  readonly document: SourceDocument
  readonly report: (problem: Problem) => void
  /** Values of the site, computed once for all documents. */
  readonly vocabulary: SiteVocabulary
  /** Records that the document refers to another one (`kind/id`). */
  readonly recordReference: (to: string, pointer: string) => void
  /** Records the use of a call, action, fact or selector of the catalogue. */
  readonly recordUse: (use: CatalogueUse) => void
  /** Counts a text and the languages in which it is missing. */
  readonly recordText: (missing: readonly string[]) => void
}

export interface DocumentReference {
  /** The referring document, as `kind/id`; `pointer` is the place in it. */
  readonly from: string
  readonly pointer: string
  readonly to: string
}

export interface CatalogueUse {
  /** What is used. The use is `area` when the site document chooses an area. */
  readonly what: 'call' | 'action' | 'fact' | 'selector' | 'area'
  readonly name: string
  readonly pointer: string
}

export interface SiteVocabulary {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
  readonly missingTranslations: SiteSettings['missingTranslations']
  /** Schemes that links may have besides https, tel and mailto. */
  readonly linkSchemes: readonly string[]
  /** `text` returns the text of a key of the `strings` documents, `textKeys` all of these keys. */
  readonly text: (key: string) => JsonObject | undefined
  readonly textKeys: () => Iterable<string>
  readonly tokens: ReadonlySet<string>
  /** The business areas that the site chooses; undefined means all. */
  readonly areas: readonly string[] | undefined
}

/**
 * Records a reference to a document, and reports it when the document does not exist. A file that cannot be read counts
 * as existing.
 */
export function checkReference(context: CheckContext, kind: string, id: string, pointer: string): void {
  const name = `${kind}/${id}`
  context.recordReference(name, pointer)
  if (context.site.documents.has(name) || isBroken(context.site, kind, id)) return
  const [what, ids] = isKind(kind)
    ? [wordOf(kind), context.site.index.documents(kind).map((one) => one.id)]
    : [kind, []]
  context.report({ code: 'CFG-REF', pointer, ...missingMessage(what, id, ids) })
}

/** Returns the section that a node includes, such as `section/hot-games`. */
export function includedSection(site: Site, use: string): SourceDocument<'section'> | undefined {
  return use.startsWith('section/') ? site.index.document('section', use.slice('section/'.length)) : undefined
}

/** Reports a name that this part of the catalogue does not contain. */
export function checkName(
  context: CheckContext,
  what: Exclude<CatalogueUse['what'], 'area'> | 'widget',
  part: { readonly [name: string]: unknown },
  name: string,
  pointer: string,
  code: Problem['code'] = 'CFG-REF',
): void {
  if (own(part, name) === undefined) context.report({ code, pointer, ...missingMessage(what, name, Object.keys(part)) })
  else if (what !== 'widget') context.recordUse({ what, name, pointer })
}

export function missingMessage(
  what: string,
  name: string,
  known: Iterable<string>,
): { readonly message: string; readonly hint?: string } {
  const names = [...known]
  const hint =
    nearest(name, names) ?? (names.length > 0 && names.length <= 8 ? `allowed: ${names.join(', ')}` : undefined)
  const source = what === 'fact' ? ' (docs/facts.md lists all facts)' : ''
  return { message: `there is no ${what} ${quoted(name)}${source}`, ...(hint === undefined ? {} : { hint }) }
}

export function wordOf(kind: Kind): string {
  return kindWords[kind] ?? kind
}

const kindWords: { readonly [kind in Kind]?: string } = {
  'tab-bar': 'tab bar',
  'decision-table': 'decision table',
  'option-list': 'option list',
}

/**
 * True if the document's file cannot be read. Of such a file only the path is known: `page/home.json` or, in a
 * subfolder, `page/games/home.json`.
 */
function isBroken(site: Site, kind: string, id: string): boolean {
  const last = id.slice(id.lastIndexOf('/') + 1)
  for (const path of site.broken)
    if (path === `${kind}/${id}` || (path.startsWith(`${kind}/`) && path.endsWith(`/${last}`))) return true
  return false
}
