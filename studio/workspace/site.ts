/** The open site of the studio. It runs in a worker, so checks and proofs never block typing. */
import { catalogue } from '../../catalogue/catalogue.ts'
import { versions } from '../../catalogue/versions.ts'
import { isObject, type Json, type JsonObject, own } from '../../engine/core/json.ts'
import { writeNode } from '../../engine/core/wire.ts'
import type { Finding } from '../../engine/document/finding.ts'
import { bannerPositions } from '../../engine/check/banner-positions.ts'
import { memoize } from '../../engine/memo/memo.ts'
import { personaInWords } from '../../engine/wording/persona.ts'
import { ruleInWords } from '../../engine/wording/rule.ts'
import { versionsInWords } from '../../engine/workspace/difference.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'
import { distinct, MOST_SCENES, type Scene } from '../changes/scenes.ts'
import type { DocumentEvent } from '../schedules/timeline.ts'
import { type DocumentPlace, SiteNodes } from './nodes.ts'
import { gameDelayMinutes } from '../incident/game-delay.ts'
import { pageParts, type KillableParts, partsOf } from '../incident/parts.ts'
import type { TableGaps, TableTrial } from '../../engine/workspace/table-trial.ts'
import {
  type DocumentFilter,
  DocumentList,
  type DocumentRow,
  type LatestChanges,
  titleOf,
} from '../find/document-list.ts'
import { type NewDocumentRequest, type NewDocumentFiles, newFiles } from '../create/new-document.ts'
import { borrowedDescription } from '../create/borrowed-text.ts'
import { type MadePage, modelPage, pageCopy } from '../create/copy-page.ts'
import { type ArticleList, articleLists, type ArticleRequest, newArticle } from '../create/new-article.ts'
import { type NewImage, newImage, type NewImageRequest } from '../create/new-image.ts'
import type { DocumentTitles } from '../audit/words.ts'
import type { FactChoice } from '../form/rule/fact-choice.ts'
import { factChoices } from '../form/rule/fact-choices.ts'
import type { Choice } from '../form/choice.ts'
import { dataAddress } from '../form/data-address.ts'
import { releaseName } from '../form/release-name.ts'
import { kindTitle } from '../shell/kinds.ts'
import { type RuleView, ruleViewOf } from '../form/rule/rule-view.ts'

export interface SourceAnswer {
  readonly sequence: number
  readonly documents: { readonly [path: string]: string }
  readonly others: readonly string[]
}

export interface SiteFacts {
  readonly title: string
  readonly timeZone: string
  readonly currencySign: string
  /** Minutes until pages show a change of the list of games in the game system. */
  readonly gameDelay: number
  readonly languages: readonly { readonly code: string; readonly name: string; readonly tag: string }[]
}

/** An address at which players see a document. */
export interface PlayerAddress {
  readonly path: string
  readonly title: string
}

/** Names from other documents that the outline of a page shows. */
export interface SiteNames {
  readonly audiences: { readonly [id: string]: string }
  readonly sections: { readonly [id: string]: { readonly title: string; readonly widget: string | undefined } }
  /** Shared texts in the default language. */
  readonly texts: { readonly [key: string]: string }
}

/** A persona for previews. */
export interface PreviewPersona {
  readonly title: string
  readonly words: string
  readonly facts: { readonly [fact: string]: Json }
}

export interface FindFilter extends Omit<DocumentFilter, 'within'> {
  /** Documents that use this audience. */
  readonly audience?: string
  /** Documents that use this document (`kind/id`). */
  readonly used?: string
}

/** The file of an image. */
export interface AssetFile {
  readonly path: string
  /** Its content as a `data:` address, if the change set has the file. */
  readonly data?: string
}

/** The page that a preview frame shows. */
export interface ShownPage {
  readonly route: string
  readonly language: string
}

/** SHA-256 of files by their path. */
export interface ImageHashes {
  readonly [path: string]: string
}

/** A page of the open site for a preview frame. */
export interface PreviewSlice {
  readonly route: string
  readonly language: string
  /** Number of the last edit that the slice includes. */
  readonly edit: number
  /** JSON; undefined while the site has errors, when the route shows no page, or when images are missing. */
  readonly slice?: string
  readonly hasErrors: boolean
  /** Assets whose image is neither live nor in the built preview. */
  readonly missingImages: readonly string[]
}

export interface EditAnswer {
  readonly findings: readonly Finding[]
  readonly page?: PreviewSlice
}

/** The changes of a change set to files of the site: a text, the bytes of an image, or null for a removal. */
export type Edits = readonly (readonly [path: string, content: string | Uint8Array | null])[]

const methods = {
  /** Opens the live site with the working copies of a change set. */
  open(source: SourceAnswer, edits: Edits): SiteFacts {
    live = source
    edit = 0
    const files = new Map(Object.entries(source.documents))
    workspace.replace({ files, others: source.others })
    for (const [path, content] of edits) workspace.update(path, content)
    changed()
    return siteFacts()
  },
  /** Replaces the text. Returns the findings of the check and the page that the preview shows, in one message. */
  check(path: string, text: string, number: number, shown?: ShownPage): EditAnswer {
    workspace.update(path, text)
    edit = number
    changed()
    return { findings: workspace.findings(), ...(shown === undefined ? {} : { page: compiledPage(shown) }) }
  },
  /** Stores the hashes of the live files, and of those files of the change set that are in the built preview. */
  setHashes(ofLive: ImageHashes, ofBuilt: ImageHashes): void {
    hashes = { live: ofLive, built: ofBuilt }
  },
  /** Returns the page compiled with all edits so far. */
  compiledPage: (shown: ShownPage): PreviewSlice => compiledPage(shown),
  rows: (): readonly DocumentRow[] => documentList().rows(),
  find: (words: string, wanted: FindFilter = {}): readonly number[] => {
    const { audience, used, ...filter } = wanted
    const of = used ?? (audience === undefined ? undefined : `audience/${audience}`)
    if (of === undefined) return documentList().find(words, filter)
    const within = new Set(workspace.uses(of).map(({ document }) => document))
    return documentList().find(words, { ...filter, within })
  },
  /** Stores who changed documents last, and the edits of open change sets. */
  setLatest(changes: LatestChanges): void {
    latest = changes
    changed()
  },
  findings: (): readonly Finding[] => workspace.findings(),
  /** Returns the findings of the proofs, which take longer than the check. */
  proofs: (at: number): readonly Finding[] => workspace.proofs(minute(at)).findings,
  /** Documents that refer to a document. A route with the search description of another page names that page. */
  uses: (path: string): readonly (DocumentRow & { readonly borrowed?: string | undefined })[] => {
    const users = new Set(workspace.uses(nameOf(path)).map(({ document }) => document))
    return documentList()
      .rows()
      .filter((row) => users.has(`${row.kind}/${row.id}`))
      .map((row) => (row.kind === 'route' ? { ...row, borrowed: borrowedFrom(row.path) } : row))
  },
  /** Title of the page whose search description a route has; undefined if it has its own. */
  borrowedDescription: (path: string): string | undefined => borrowedFrom(path),
  /** The address of a page that can be copied with its route. */
  copyableAddress: (path: string): string | undefined => {
    const address = modelPage(documents(), nameOf(path).slice('page/'.length))?.route.path
    return typeof address === 'string' ? address : undefined
  },
  /** The lists in which news articles and promotions are shown, with the titles of their documents. */
  articleLists: (): readonly (ArticleList & { readonly title: string })[] => {
    const { index, settings } = workspace.site()
    return articleLists(documents()).map((list) => {
      const [kind = '', id = ''] = list.document.split('/')
      const found = kind === 'page' || kind === 'section' ? index.document(kind, id) : undefined
      return { ...list, title: titleOf(found?.value ?? {}, id, settings.defaultLanguage) }
    })
  },
  newArticle: (wanted: ArticleRequest): MadePage => newArticle(documents(), wanted),
  pageCopy: (path: string, title: string, address: string): MadePage =>
    pageCopy(documents(), { page: nameOf(path).slice('page/'.length), title, address }),
  /** Documents of a kind. A route, which has no title, has the title of its page and its address. */
  choices: (kind: string): readonly DocumentRow[] => {
    const rows = documentList()
      .rows()
      .filter((row) => row.kind === kind)
    return kind === 'route' ? rows.map((row) => ({ ...row, title: routeTitle(row) })) : rows
  },
  /** Returns the image file of each asset. */
  assetFiles: (): { readonly [asset: string]: AssetFile } => assetFiles(),
  /**
   * Returns the name that sentences use for each of these documents (`kind/id`). Leaves out documents that are not in
   * the site.
   */
  documentTitles: (names: readonly string[]): DocumentTitles => documentTitles(names),
  /** IDs of the skins that are disabled, which no player sees. */
  disabledSkins: (): readonly string[] =>
    workspace
      .site()
      .index.documents('skin')
      .flatMap(({ id, value }) => (value.status === 'disable' ? [id] : [])),
  /** Positions of banners that pages show, each with the titles of these pages. */
  positions: (): readonly Choice[] => {
    const { documents, settings } = workspace.site()
    return [...bannerPositions(documents.values()).shownBy]
      .map(([value, shownBy]) => ({
        value,
        label: firstOf(
          shownBy.map(({ kind, id, value }) =>
            kind === 'route' ? routeTitle({ id, title: id }) : titleOf(value, id, settings.defaultLanguage),
          ),
        ),
      }))
      .toSorted((a, b) => (a.value < b.value ? -1 : 1))
  },
  strings: (): readonly string[] => [...workspace.site().index.texts().keys()].sort(),
  names: (): SiteNames => siteNames(),
  ruleWords: (rule: Json): string => {
    const { index, settings } = workspace.site()
    return ruleInWords(rule, {
      facts: workspace.catalogue().facts,
      timeZone: settings.timeZone,
      at: Date.now(),
      audience: (id) => {
        const title = index.document('audience', id)?.value.title
        return typeof title === 'string' ? title : undefined
      },
    })
  },
  /** The facts that rules of this site can use. */
  facts: (): readonly FactChoice[] =>
    factChoices(workspace.catalogue(), workspace.site().settings.areas, Object.values(live.documents)),
  /** Describes which people a rule matches: their share, examples of them, and examples of the others. */
  ruleEffect: (rule: Json, at: number): RuleView =>
    ruleViewOf(workspace.ruleEffect(rule, minute(at)), workspace.catalogue()),
  tableFacts: (id: string): readonly string[] => workspace.tableFacts(id),
  /** Returns the gaps of a table while errors of the site prevent proofs; undefined if there are no errors. */
  tableGaps: (id: string, at: number): (TableGaps & { readonly words: string }) | undefined => {
    if (!workspace.hasErrors()) return undefined
    const gaps = workspace.tableGaps(id, minute(at))
    return { ...gaps, words: personaInWords(gaps.gap?.persona ?? {}, catalogue.facts) }
  },
  tryTable: (id: string, facts: PreviewPersona['facts'], at: number): TableTrial =>
    workspace.tryTable(id, { persona: facts, at }),
  newFiles: (wanted: NewDocumentRequest): NewDocumentFiles => newFiles(documents(), wanted),
  newImage: (wanted: NewImageRequest): NewImage => newImage(workspace, documents(), wanted),
  addresses: (path: string): readonly PlayerAddress[] => addressesOf(path),
  /** Returns where in the documents a node of the page at an address is defined. */
  nodePlace: (node: string, address: string) => nodes.place(node, address),
  /** Returns the addresses of the nodes that show a place in a document, first those on the page at an address. */
  shownNodes: (place: DocumentPlace, address: string) => nodes.shown(place, address),
  explain: (...request: Parameters<SiteNodes['explain']>) => nodes.explain(...request),
  /** Instants of the coming weeks at which the clock changes what players see. */
  changeTimes: (from: number): readonly number[] =>
    workspace.hasErrors() ? [] : workspace.timeline(minute(from)).events.map(({ at }) => at),
  /** Returns the parts that the kill switch can take out of use. */
  parts: (): KillableParts => partsOf(workspace),
  /** Paths of a page and of the documents that it includes. */
  pageParts: (page: string): readonly string[] => pageParts(workspace, page),
  /** How two versions of a document differ, in words. A text is null where the document did not exist. */
  versionWords: (path: string, before: string | null, after: string | null): readonly string[] =>
    versionsInWords(workspace, catalogue, { document: nameOf(path), before: valueOf(before), after: valueOf(after) }),
  personas: (at: number): readonly PreviewPersona[] => personasAt(at),
  /** Returns the fewest personas and instants that show all of these documents. */
  scenes: (documents: readonly string[], at: number): readonly Scene[] => scenesOf(documents, minute(at)),
  /** Returns the changes that the clock causes in the coming days. */
  timeline: (at: number, days: number): readonly DocumentEvent[] => timelineFrom(minute(at), days),
}

export type SiteMethods = typeof methods
export { methods as siteMethods }

const workspace: Workspace = openWorkspace({ catalogue, settings: { root: '', versions } })
const nodes = new SiteNodes(workspace)
let live: SourceAnswer = { sequence: 0, documents: {}, others: [] }
let latest: LatestChanges | undefined
let list: DocumentList | undefined
/** The number of the last edit. */
let edit = 0
let hashes: { readonly live: ImageHashes; readonly built: ImageHashes } = { live: {}, built: {} }

function changed(): void {
  list = undefined
}

/** The texts of the open site: the live ones with the edits of the change set. */
function documents(): ReadonlyMap<string, string> {
  const paths = new Set([
    ...Object.keys(live.documents),
    ...[...workspace.site().documents.values()].map(({ path }) => path),
  ])
  return new Map(
    [...paths].flatMap((path) => {
      const text = workspace.text(path)
      return text === undefined ? [] : [[path, text] as const]
    }),
  )
}

function compiledPage({ route, language }: ShownPage): PreviewSlice {
  const missing = new Set<string>()
  const page = { route, language, edit }
  if (workspace.hasErrors()) return { ...page, hasErrors: true, missingImages: [] }
  const slice = workspace.slice(route, language, {
    assetName(asset) {
      const file = String(workspace.site().index.document('asset', asset)?.value.file)
      const path = `asset/files/${file}`
      const hash = (liveImagesOf(live).has(file) ? own(hashes.live, path) : undefined) ?? own(hashes.built, path)
      if (hash === undefined) missing.add(asset)
      return hash === undefined ? file : releaseName(file, hash)
    },
  })
  const missingImages = [...missing]
  if (slice === undefined || missingImages.length > 0) return { ...page, hasErrors: false, missingImages }
  return { ...page, slice: JSON.stringify({ ...slice, root: writeNode(slice.root) }), hasErrors: false, missingImages }
}

/** Image files that live assets name. The live release has no other image files. */
const liveImagesOf = memoize(
  ({ documents: texts }: SourceAnswer): ReadonlySet<string> =>
    new Set(
      Object.entries(texts)
        .filter(([path]) => path.startsWith('asset/'))
        .map(([, text]) => String(valueOf(text)?.file)),
    ),
)

function documentList(): DocumentList {
  if (list !== undefined) return list
  list = new DocumentList()
  const { documents, settings } = workspace.site()
  list.replace(
    [...documents.values()].map(({ path, kind, id, value }) => ({
      path,
      kind,
      id,
      title: titleOf(value, id, settings.defaultLanguage),
      text: workspace.text(path) ?? '',
    })),
    latest,
  )
  return list
}

function siteFacts(): SiteFacts {
  const { index, settings } = workspace.site()
  const site = index.document('site', 'site')?.value
  const languages = Array.isArray(site?.languages) ? (site.languages as readonly Json[]) : []
  return {
    title: typeof site?.title === 'string' ? site.title : 'Site',
    timeZone: settings.timeZone,
    currencySign: settings.currencySign,
    gameDelay: gameDelayMinutes(index.documents('call-settings').map(({ value }) => value)),
    languages: languages.filter(isObject).map(({ code, name, tag }) => ({
      code: String(code),
      name: String(name ?? code),
      tag: String(tag ?? code),
    })),
  }
}

function siteNames(): SiteNames {
  const { index, settings } = workspace.site()
  const titled = ({ id, value }: { readonly id: string; readonly value: JsonObject }): string =>
    titleOf(value, id, settings.defaultLanguage)
  return {
    audiences: Object.fromEntries(index.documents('audience').map((one) => [one.id, titled(one)])),
    sections: Object.fromEntries(
      index.documents('section').map((one) => {
        const { root } = one.value
        const widget = isObject(root) ? root.widget : undefined
        return [one.id, { title: titled(one), widget: typeof widget === 'string' ? widget : undefined }]
      }),
    ),
    texts: Object.fromEntries(
      [...index.texts()].flatMap(([key, texts]) => {
        const text = own(texts, settings.defaultLanguage)
        return typeof text === 'string' ? [[key, text]] : []
      }),
    ),
  }
}

function documentTitles(names: readonly string[]): DocumentTitles {
  const { documents, settings } = workspace.site()
  return Object.fromEntries(
    names.flatMap((name) => {
      const document = documents.get(name === 'site' ? 'site/site' : name)
      if (document === undefined) return []
      const { kind, id, value } = document
      if (kind === 'route') return [[name, String(value.path ?? id)]]
      if (kind === 'site') return [[name, 'the settings of the site']]
      return [[name, `${kindTitle(kind)} “${titleOf(value, id, settings.defaultLanguage)}”`]]
    }),
  )
}

function routeTitle({ id, title }: Pick<DocumentRow, 'id' | 'title'>): string {
  const { index, settings } = workspace.site()
  const { page, path } = index.document('route', id)?.value ?? {}
  const shown = typeof page === 'string' ? index.document('page', page) : undefined
  const name = shown === undefined ? title : titleOf(shown.value, shown.id, settings.defaultLanguage)
  return typeof path === 'string' ? `${name}, ${path}` : name
}

/** The shortest of several titles, and how many others there are. */
function firstOf(titles: readonly string[]): string {
  const [first = ''] = titles.toSorted((a, b) => a.length - b.length)
  return titles.length > 1 ? `${first} and ${titles.length - 1} more` : first
}

function assetFiles(): { readonly [asset: string]: AssetFile } {
  const { files, index } = workspace.site()
  return Object.fromEntries(
    index.documents('asset').map(({ id, value }) => {
      const path = `asset/files/${String(value.file)}`
      const bytes = files.get(path)
      return [id, bytes === undefined ? { path } : { path, data: dataAddress(path, bytes) }]
    }),
  )
}

function addressesOf(path: string): readonly PlayerAddress[] {
  const { index, settings } = workspace.site()
  const routes = index.documents('route').filter(({ value }) => typeof value.path === 'string')
  const all = routes
    .filter(({ value }) => !String(value.path).includes('{'))
    .map(({ id, value }) => ({ id, path: String(value.path), title: titleOf(value, id, settings.defaultLanguage) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const name = nameOf(path)
  const shown = new Set<string>()
  if (!workspace.hasErrors())
    for (const target of workspace.targets())
      if (target.document === name || target.entry?.document === name)
        for (const route of target.routes) shown.add(route)
  for (const { id, value } of routes)
    if (name === `route/${id}` || (typeof value.page === 'string' && name === `page/${value.page}`)) shown.add(id)
  const strip = ({ path: at, title }: (typeof all)[number]): PlayerAddress => ({ path: at, title })
  return [...all.filter(({ id }) => shown.has(id)), ...all.filter(({ id }) => !shown.has(id))].map(strip)
}

function personasAt(at: number): readonly PreviewPersona[] {
  const found: PreviewPersona[] = [
    { title: 'A visitor', words: 'not logged in', facts: {} },
    { title: 'A player', words: 'logged in', facts: { 'session.loggedIn': true } },
  ]
  if (workspace.hasErrors()) return found
  const { index, settings } = workspace.site()
  for (const { id, value } of index.documents('audience')) {
    const facts = workspace.member(id, minute(at))?.persona
    if (facts === undefined) continue
    found.push({
      title: titleOf(value, id, settings.defaultLanguage),
      words: personaInWords(facts, catalogue.facts),
      facts,
    })
  }
  return found
}

function scenesOf(documents: readonly string[], at: number): readonly Scene[] {
  if (workspace.hasErrors()) return []
  const { index } = workspace.site()
  const wanted = new Set(documents)
  const targets = workspace
    .targets()
    .filter(
      ({ kind, document, entry }) =>
        (kind === 'node' || kind === 'popup') && (wanted.has(document) || wanted.has(entry?.document ?? '')),
    )
  const { shots } = workspace.contactSheet(targets, at)
  const scenes = shots.slice(0, MOST_SCENES).flatMap(({ witness, first: [target, ...others] }): readonly Scene[] => {
    if (target === undefined) return []
    const named = witness.persona['route.id'] ?? target.routes[0]
    const path = typeof named === 'string' ? index.document('route', named)?.value.path : '/'
    if (typeof path !== 'string' || path.includes('{')) return []
    const more = others.length === 0 ? '' : ` and ${others.length} more`
    const people = personaInWords(witness.persona, catalogue.facts)
    return [{ title: `"${target.title}"${more}: ${people}`, path, facts: witness.persona, at: witness.at }]
  })
  return distinct(scenes)
}

function timelineFrom(at: number, days: number): readonly DocumentEvent[] {
  if (workspace.hasErrors()) return []
  return workspace.timeline(at, days).events.map(({ at: moment, changes }) => ({
    at: moment,
    changes: changes.map(({ change, title, document, entry, words, witness }) => ({
      change,
      title,
      document,
      words,
      ...(entry === undefined ? {} : { entry }),
      ...(witness === undefined ? {} : { witness }),
    })),
  }))
}

function borrowedFrom(path: string): string | undefined {
  const page = borrowedDescription(documents(), path)
  return page === undefined ? undefined : documentTitles([`page/${page}`])[`page/${page}`]
}

function valueOf(text: string | null): JsonObject | undefined {
  const value = text === null ? undefined : parseJson(text)
  return isObject(value) ? value : undefined
}

/** Returns undefined for a text that is not JSON, which an older check may have accepted. */
function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

function nameOf(path: string): string {
  const document = [...workspace.site().documents.values()].find((one) => one.path === path)
  return document === undefined ? path.replace(/\.json$/, '') : `${document.kind}/${document.id}`
}

/** Returns the start of the minute of an instant, so proofs for the same minute are computed once. */
function minute(at: number): number {
  return Math.floor(at / 60_000) * 60_000
}
