/**
 * Finds documents, texts and columns of decision tables that have no effect, because nothing refers to them. Only kinds
 * of documents that need such a reference are considered.
 */
import type { Catalogue } from '../core/catalogue.ts'
import { isObject, own } from '../core/json.ts'
import type { SourceDocument } from '../document/document.ts'
import { byPosition, type Finding, findingAt, pointerTo, quoted } from '../document/finding.ts'
import type { Kind } from '../document/types.gen.ts'
import { areaToAdd } from './areas.ts'
import { bannerPositions } from './banner-positions.ts'
import { type DocumentReference, wordOf } from './context.ts'
import type { Site } from './site.ts'
import { entries } from './scope.ts'
import { nearest } from '../document/nearest.ts'
import { columnKey, namesIn } from './unread.ts'

/** The hint for each kind: how to use such a document. */
const uses: { readonly [kind in Kind]?: (id: string) => string } = {
  asset: (id) => `show it with { "$asset": ${quoted(id)} }`,
  audience: (id) => `use it in a rule with { "audience": ${quoted(id)} }`,
  banner: () => 'show banners with "each" and { "$documents": { "kind": "banner" } }',
  'decision-table': (id) => `read it with { "$select": { "table": ${quoted(id)}, "column": "…" } }`,
  flow: (id) => `run it with { "do": { "flow": ${quoted(id)} } }`,
  layout: (id) => `name it in a route with "layout": ${quoted(id)}`,
  'option-list': (id) => `show its options with "each" and { "$document": "option-list/${id}", "path": "options" }`,
  popup: (id) => `open it with the action popup.open and the id ${quoted(id)}, or set "trigger": "auto"`,
  section: (id) => `include it with { "use": "section/${id}" }`,
  'tab-bar': (id) => `show its tabs with "each" and { "$document": "tab-bar/${id}", "path": "tabs" }`,
}

/** Images that the HTML head of every page refers to. */
const HEAD_IMAGES = [
  'asset/app-icon',
  'asset/app-icon-180',
  'asset/app-icon-192',
  'asset/app-icon-512',
  'asset/share-card',
]

/**
 * Returns the findings of a site without errors, sorted by position. These findings depend on the references of all
 * documents, so a check of only some documents does not return them.
 */
export function unreadDocuments(
  { documents, broken, settings, index }: Site,
  references: readonly DocumentReference[],
  catalogue: Pick<Catalogue, 'flows' | 'optionalAreas' | 'policies'>,
): readonly Finding[] {
  // A document that cannot be read may refer to any other document.
  if (broken.size > 0) return []
  const used = new Set(HEAD_IMAGES)
  for (const [flow, area] of Object.entries(catalogue.flows))
    if (areaToAdd(catalogue, settings.areas, area) === undefined) used.add(`flow/${flow}`)
  const { policy, errors } = index.document('site', 'site')?.value ?? {}
  const duties = typeof policy === 'string' ? own(catalogue.policies, policy) : undefined
  for (const { id } of duties?.popups ?? []) used.add(`popup/${id}`)
  for (const { from, to } of references) if (from !== to) used.add(to)
  const listed = new Set<string>()
  const texts = new Set<string>()
  const columns = new Set<string>()
  for (const document of documents.values()) {
    const names = namesIn(document)
    for (const kind of names.lists) listed.add(kind)
    for (const key of names.texts) texts.add(key)
    for (const key of names.columns) columns.add(key)
  }
  const { hasLists, areKnown, shownBy } = bannerPositions(documents.values())
  const isByPosition = hasLists && !listed.has('banner')
  const positions = areKnown ? new Set(shownBy.keys()) : undefined
  return [...documents.values()]
    .flatMap((document) => {
      const { kind, id, value } = document
      if (document.kind === 'banner' && isByPosition) return unreadPosition(document, positions)
      if (document.kind === 'strings') return unreadTexts(document, texts)
      const isUsed = used.has(`${kind}/${id}`) || listed.has(kind) || (kind === 'popup' && value.trigger !== 'manual')
      const use = uses[kind]
      // Code reads all columns of the table that the site names for its errors.
      if (document.kind === 'decision-table' && isUsed && id !== errors) return unreadColumns(document, columns)
      return use === undefined || isUsed
        ? []
        : [unread(document, '', `the ${wordOf(kind)} ${quoted(id)}`, `nothing refers to it; remove it, or ${use(id)}`)]
    })
    .sort(byPosition)
}

/** The part of a document's check result that contains its references. */
interface RecordedUses {
  readonly references: readonly DocumentReference[]
}

/** Caches the findings of the latest check until the names or the references of a document change. */
export class UnreadCache {
  #documents: readonly SourceDocument[] = []
  #uses: readonly RecordedUses[] = []
  #findings: readonly Finding[] | undefined

  /** Returns the findings. `uses` has one entry for each of `documents`, in the same order. */
  findings(
    site: Site,
    documents: readonly SourceDocument[],
    uses: readonly RecordedUses[],
    catalogue: Pick<Catalogue, 'flows' | 'optionalAreas' | 'policies'>,
  ): readonly Finding[] {
    const isComplete = site.broken.size === 0
    const cached = isComplete && this.#isSame(documents, uses) ? this.#findings : undefined
    this.#documents = documents
    this.#uses = uses
    const references = uses.flatMap((one) => one.references)
    const findings = cached ?? unreadDocuments(site, references, catalogue)
    // While a file cannot be read, its references are unknown, so nothing is reported and nothing cached.
    this.#findings = isComplete ? findings : undefined
    return findings
  }

  #isSame(documents: readonly SourceDocument[], uses: readonly RecordedUses[]): boolean {
    const [before, usesBefore] = [this.#documents, this.#uses]
    if (before.length !== documents.length) return false
    for (let n = 0; n < documents.length; n++) {
      const [old, one] = [before[n], documents[n]]
      const [oldUses, oneUses] = [usesBefore[n], uses[n]]
      if (old === one && oldUses === oneUses) continue
      if (old === undefined || one === undefined || oldUses === undefined || oneUses === undefined) return false
      // An edit of the site document may change the areas, an edit of a file with a finding may move the finding.
      if (one.kind === 'site' || this.#findings?.some(({ file }) => file === one.file) === true) return false
      if (keyOfUses(old, oldUses) !== keyOfUses(one, oneUses)) return false
    }
    return true
  }
}

/** Returns the parts of a document that decide the findings. */
function keyOfUses(document: SourceDocument, { references }: RecordedUses): string {
  const { path, kind, id } = document
  const { lists, positions, given, texts, columns } = namesIn(document)
  const own =
    document.kind === 'strings'
      ? entries(document.value.strings)
      : document.kind === 'decision-table'
        ? entries(document.value.columns)
        : []
  const trigger = document.kind === 'popup' ? document.value.trigger : undefined
  return JSON.stringify([
    path,
    kind,
    id,
    trigger,
    own.map(([name]) => name),
    document.kind === 'banner' ? document.value.position : undefined,
    [...lists],
    [...positions],
    [...given],
    [...texts],
    [...columns],
    references.map(({ to }) => to),
  ])
}

/** Reports a banner whose position no page shows. `shown` is undefined if the positions are not known. */
function unreadPosition(
  document: SourceDocument<'banner'>,
  shown: ReadonlySet<string> | undefined,
): readonly Finding[] {
  const { id, value } = document
  const { position } = value
  if (typeof position !== 'string' || shown === undefined || shown.has(position)) return []
  const why = `no page shows the position ${quoted(position)}`
  const all = [...shown].toSorted().join(', ')
  const hint = nearest(position, shown) ?? (all === '' ? undefined : `pages show the positions ${all}`)
  return [unread(document, '/position', `the banner ${quoted(id)}`, why, hint)]
}

/** Reports unread texts, except those whose key begins with `app.`, which code reads. */
function unreadTexts(document: SourceDocument<'strings'>, shown: ReadonlySet<string>): readonly Finding[] {
  const texts = isObject(document.value.strings) ? document.value.strings : {}
  return Object.keys(texts).flatMap((key) =>
    key.startsWith('app.') || shown.has(key)
      ? []
      : [unread(document, pointerTo('/strings', key), `the text ${quoted(key)}`, 'no document shows it; remove it')],
  )
}

function unreadColumns(document: SourceDocument<'decision-table'>, read: ReadonlySet<string>): readonly Finding[] {
  const { id, value } = document
  return entries(value.columns).flatMap(([column]) => {
    if (read.has(columnKey(id, column))) return []
    const use = `{ "$select": { "table": ${quoted(id)}, "column": ${quoted(column)} } }`
    const why = `nothing reads it; remove it, or read it with ${use}`
    return [unread(document, pointerTo('/columns', column), `the column ${quoted(column)}`, why)]
  })
}

function unread(document: SourceDocument, pointer: string, what: string, why: string, hint?: string): Finding {
  return findingAt(document.file, document.locate(pointer, true), {
    code: 'CFG-UNKNOWN',
    severity: 'warning',
    pointer,
    message: `${what} has no effect, because ${why}`,
    ...(hint === undefined ? {} : { hint }),
  })
}
