/**
 * Checks one mutant of the real site: the check refuses it, or it compiles, its pages render, and every widget that the
 * mutation did not change is still rendered. Only the documents and routes that depend on the changed document are
 * checked, compiled and rendered again. Dependencies are found by recording which documents each check and each route
 * reads. Some mutants are also checked in full, to prove that the dependencies are complete.
 */
import { asChecked } from '../../engine/check/site.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { putAssets } from '../../engine/release/assets.ts'
import { canonical, isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import type { ItemPlan, NodePlan, Slice } from '../../engine/core/slice.ts'
import { writeSlice } from '../../engine/core/wire.ts'
import { hashesOf } from '../../engine/release/page-style.ts'
import { inlineStyles, type PlayerBuild, readBuild, scriptsOf } from '../../engine/release/player-build.ts'
import { checkSource } from '../../engine/check/check.ts'
import type { Catalogue } from '../../engine/core/catalogue.ts'
import { type CompiledSite, compileSite } from '../../engine/compile/site.ts'
import { DocumentIndex, documentQueries } from '../../engine/document/document-index.ts'
import { type Finding, formatFinding } from '../../engine/document/finding.ts'
import type { PrerenderJob, PrerenderResult } from '../../engine/core/prerender.ts'
import type { CheckedDocument, SourceDocument } from '../../engine/document/document.ts'
import { sourceOf } from '../../engine/document/source.ts'
import { parseDocument } from '../../engine/document/parse.ts'
import type { Store } from '../../engine/release/store.ts'
import { hashOf } from '../../engine/release/disk.ts'
import type { Schema } from '../../engine/core/schema.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { pageHeaders } from '../../server/delivery/headers.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import type { DocumentMutant } from './mutate.fixture.ts'
import type { Random } from '../random.fixture.ts'

export interface MutantResult {
  readonly outcome: 'refused' | 'rendered' | 'unreached'
  /** Results that the tests do not allow. */
  readonly faults: readonly string[]
  readonly pages: number
  /** CPU time of the check, milliseconds. */
  readonly checkMs: number
}

export interface MutantChecker {
  readonly documents: readonly SourceDocument[]
  readonly checkMutant: (
    document: SourceDocument,
    mutant: DocumentMutant,
    random: Random,
    inFull: boolean,
    show?: ShowPage,
  ) => Promise<MutantResult>
  /** Renders the pages of the unchanged site in the first language of the site. */
  readonly renderUnchanged: (show: ShowPage) => Promise<void>
}

/** Receives the rendered page of a route, for a test in a browser. */
export type ShowPage = (route: string, path: string, html: string, headers: { readonly [name: string]: string }) => void

/** The largest number of pages that are rendered for a mutant, each in one language. */
const MAX_PAGES = 4
const AT = Date.UTC(2026, 11, 12, 4)

/** A store that writes nothing and returns the same names as a real store. */
const store = {
  put: (content: Uint8Array | string, extension: string) => Promise.resolve(`${hashOf(content)}.${extension}`),
} as unknown as Store

export async function openMutantChecker(config: string, buildDir: string): Promise<MutantChecker> {
  const { files, assets } = await readSiteFolder(config)
  const source = sourceOf({ files, assets })
  const { versions } = (await import(pathToFileURL(join(buildDir, 'server', 'versions.js')).href)) as {
    versions: Catalogue['widgets']
  }
  const { prerender } = (await import(pathToFileURL(join(buildDir, 'server', 'prerender.js')).href)) as {
    prerender: (job: PrerenderJob) => Promise<PrerenderResult>
  }
  const build = await readBuild(buildDir)
  const sound = checkSource(source, catalogue, versions)
  const soundDocuments = [...asChecked(sound.site).documents.values()]
  const broken = errorsOf(sound.findings)
  if (broken.length > 0) throw new Error(`${config} does not pass its check: ${broken[0] ?? ''}`)

  const check = (documents: readonly SourceDocument[], paths?: ReadonlySet<string>) =>
    checkSource(
      { ...source, documents },
      catalogue,
      versions,
      paths === undefined ? undefined : ({ path }) => paths.has(path),
    )
  const compile = async (documents: readonly CheckedDocument[]) => {
    const queries = documentQueries(new DocumentIndex(documents))
    const images = await putAssets(queries.documents('asset'), assets, store)
    return compileSite({ documents: queries, catalogue, assetName: (id) => images.get(id) })
  }

  const base = await compile(soundDocuments)
  const checkReads = readsOfChecks()
  const routeReads = await readsOfRoutes()

  /** Returns the paths of the documents whose check reads this document; undefined means all documents. */
  function readersOf(document: SourceDocument, mutant: DocumentMutant): ReadonlySet<string> | undefined {
    const [first] = mutant.path
    // An id, a kind or a setting can affect every document.
    if (document.kind === 'site' || (mutant.path.length < 2 && (first === 'id' || first === 'kind'))) return undefined
    // The route may get another page, which can affect every document.
    if (document.kind === 'route' && first === 'page') return undefined
    if (document.kind === 'strings') return new Set([document.path, ...usersOfTexts(document, mutant)])
    return new Set([document.path, ...(checkReads.get(document.path) ?? [])])
  }

  function usersOfTexts(document: SourceDocument, { path }: DocumentMutant): readonly string[] {
    const texts =
      document.kind === 'strings' && isObject(document.value.strings) ? Object.keys(document.value.strings) : []
    const touched = path.length > 1 ? [String(path[1])] : texts
    return source.documents.flatMap(({ path: user }) => {
      const text = files.get(user) ?? ''
      return touched.some((key) => text.includes(JSON.stringify(key))) ? [user] : []
    })
  }

  function readsOfChecks(): ReadonlyMap<string, ReadonlySet<string>> {
    const readers = new Map<string, Set<string>>()
    let reader = ''
    const watched = source.documents.map((document) =>
      watch(document, () => {
        if (reader !== '') addTo(readers, document.path, reader)
      }),
    )
    // The check calls the filter before it checks a document, so all reads after this call are reads of this document's
    // check.
    checkSource({ ...source, documents: watched }, catalogue, versions, ({ path }) => ((reader = path), true))
    return readers
  }

  async function readsOfRoutes(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const readers = new Map<string, Set<string>>()
    for (const route of routesOf(soundDocuments)) {
      const watched = withPagesOf(new Set([route]), soundDocuments).map((document) =>
        document.kind === 'route' ? document : watch(document, () => addTo(readers, document.path, route)),
      )
      await compile(watched)
    }
    return readers
  }

  return {
    documents: source.documents,
    renderUnchanged,
    async checkMutant(document, mutant, random, inFull, show) {
      const text = JSON.stringify(mutant.value)
      const started = process.cpuUsage()
      const faults: string[] = []
      const { document: changed, findings: parsed } = parseDocument(document.path, document.file, text)
      let findings: readonly Finding[] = parsed
      let site = sound.site
      if (changed !== undefined && errorsOf(parsed).length === 0) {
        const documents = source.documents.map((one) => (one === document ? changed : one))
        const readers = readersOf(document, mutant)
        const checked = check(documents, readers)
        findings = checked.findings
        site = checked.site
        if (inFull && readers !== undefined) {
          const full = errorsOf(check(documents).findings)
          if ((full.length === 0) !== (errorsOf(findings).length === 0))
            faults.push(
              'the check of dependent documents and the full check ' +
                `disagree: ${full[0] ?? 'the full check finds nothing'}`,
            )
        }
      }
      const checkMs = process.cpuUsage(started).user / 1000
      const crashed = findings.find(({ message }) => message.includes('could not be checked'))
      if (crashed !== undefined) faults.push(`the check threw: ${formatFinding(crashed)}`)
      if (errorsOf(findings).length > 0) return { outcome: 'refused', faults, pages: 0, checkMs }

      const documents = [...asChecked(site).documents.values()]
      const reached = routesReachedBy(document, mutant)
      const routes = new Set(inFull ? reached : random.some(reached, MAX_PAGES))
      const languages = base.languages.map(({ language }) => language)
      const named = mutant.path.find((step) => languages.includes(String(step)))
      const language = named === undefined ? random.pick(languages) : String(named)
      let compiled: CompiledSite
      try {
        compiled = await compile(withPagesOf(routes, documents))
        for (const one of compiled.languages)
          one.app(
            () => '/r/x.json',
            () => '/r/y.json',
          )
      } catch (error) {
        return { outcome: 'rendered', faults: [...faults, `the compiler threw: ${String(error)}`], pages: 0, checkMs }
      }
      const now = compiled.languages.find((one) => one.language === language) ?? compiled.languages[0]
      const before = base.languages.find((one) => one.language === now?.language)
      if (now === undefined || before === undefined)
        return { outcome: 'rendered', faults: [...faults, 'no language is compiled'], pages: 0, checkMs }
      const changedByMutant = changedNodes(document, mutant)
      let pages = 0
      for (const [route, slice] of [
        ...now.pages,
        ...[...now.popups].map(([id, one]) => [`popup:${id}`, one] as const),
      ]) {
        const old = route.startsWith('popup:')
          ? before.popups.get(route.slice('popup:'.length))
          : before.pages.get(route)
        if (old !== undefined && canonical(old) === canonical(slice)) continue
        pages++
        try {
          const job = jobFor(slice, route, compiled, now.siteTitle, build)
          const { html, failed } = await prerender(job)
          if (!route.startsWith('popup:')) show?.(route, pathOf(compiled, route), html, headersFor(job.css))
          const beyond = failed.filter((node) => !changedByMutant.reaches(node))
          if (beyond.length > 0)
            faults.push(`${route}: these nodes failed although the mutant does not change them: ${beyond.join(', ')}`)
          if (old === undefined) continue
          const widgetsNow = widgetsOf(slice)
          for (const [node, widget] of widgetsOf(old))
            if (widgetsNow.get(node) !== widget && !changedByMutant.reaches(node))
              faults.push(`${route}: ${widget} ${node} is gone`)
          const unchanged = await prerender(jobFor(old, route, base, before.siteTitle, build))
          // A page or popup may be empty only while the condition of its root does not hold. The proofs find conditions
          // that never hold, and links to missing pages.
          const isConditional = slice.root.condition !== undefined
          const shown = isConditional
            ? await prerender(jobFor(withoutCondition(slice), route, compiled, now.siteTitle, build))
            : { html }
          if (contentOf(shown.html) === '') faults.push(`${route}: the rendered page is blank`)
          if (changedByMutant.onlyThatNode)
            for (const [node, text] of textsOf(old))
              if (!changedByMutant.reaches(node) && unchanged.html.includes(text) && !html.includes(text))
                faults.push(`${route}: the text of ${node} is gone: ${text}`)
        } catch (error) {
          faults.push(
            `${route}: the prerenderer ` +
              `threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
          )
        }
      }
      return { outcome: pages === 0 ? 'unreached' : 'rendered', faults, pages, checkMs }
    },
  }

  async function renderUnchanged(show: ShowPage): Promise<void> {
    const [first] = base.languages
    for (const [route, slice] of first?.pages ?? []) {
      const job = jobFor(slice, route, base, first?.siteTitle ?? '', build)
      show(route, pathOf(base, route), (await prerender(job)).html, headersFor(job.css))
    }
  }

  function routesReachedBy(document: SourceDocument, mutant: DocumentMutant): readonly string[] {
    const all = routesOf(soundDocuments)
    if (document.kind === 'route') return [document.id, ...all.filter((route) => route !== document.id)].slice(0, 2)
    if (document.kind === 'site') return all
    if (document.kind === 'strings') {
      const users = usersOfTexts(document, mutant)
      return all.filter((route) => users.some((user) => routeReads.get(user)?.has(route) === true))
    }
    return all.filter((route) => routeReads.get(document.path)?.has(route) === true)
  }
}

function errorsOf(findings: readonly Finding[]): readonly string[] {
  return findings.filter(({ severity }) => severity === 'error').map(formatFinding)
}

function routesOf(documents: Iterable<CheckedDocument>): readonly string[] {
  return [...documents].flatMap((document) =>
    document.kind === 'route' && document.value.page !== undefined ? [document.id] : [],
  )
}

/** Returns the documents. Removes the property `page` from each route that is not in `routes`. */
function withPagesOf(routes: ReadonlySet<string>, documents: readonly CheckedDocument[]): readonly CheckedDocument[] {
  return documents.map((document) => {
    if (document.kind !== 'route' || routes.has(document.id)) return document
    const { page: _page, ...value } = document.value
    return { ...document, value }
  })
}

/** Returns a copy of the document that calls `onRead` before each access to its value. */
function watch<D extends SourceDocument>(document: D, onRead: () => void): D {
  const get = (): D['value'] => {
    onRead()
    return document.value
  }
  return Object.defineProperty({ ...document }, 'value', { get, enumerable: true })
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key)
  if (set === undefined) map.set(key, new Set([value]))
  else set.add(value)
}

function jobFor(
  slice: Omit<Slice, 'css'>,
  route: string,
  site: CompiledSite,
  siteTitle: string,
  build: PlayerBuild,
): PrerenderJob {
  const css = inlineStyles(build, slice.widgets, site.skinCss)
  const path = site.paths.find((one) => one.route === route)
  const locale = site.languages.find(({ language }) => language === slice.language)?.locale
  if (locale === undefined) throw new Error(`the site has no language ${slice.language}`)
  return {
    seed: {
      slice: writeSlice({ ...slice, css: '', data: withExampleData(slice.data) }),
      route: {
        id: route,
        ...(path === undefined || path.path.includes('{') ? {} : { path: path.path }),
        params: path?.params ?? {},
        login: path?.login ?? false,
        restricted: path?.restricted ?? false,
      },
      at: AT,
      locale,
    },
    css,
    skin: { id: 'night', scheme: 'dark', ink: '#000000' },
    ...scriptsOf(build, slice, site.hasAreas),
    siteTitle,
    documentTexts: { skip: '', loadFailed: '' },
    policy: site.policy,
    icon: undefined,
    card: undefined,
  }
}

/** A path of the route with a value for each parameter. */
function pathOf(site: CompiledSite, route: string): string {
  return (site.paths.find((one) => one.route === route)?.path ?? '/').replaceAll(/\{\w+\??\}/g, '12')
}

function headersFor(css: readonly string[]): { readonly [name: string]: string } {
  return pageHeaders({ frameAncestors: [] }, { styleHash: hashesOf(css) })
}

/** Returns the data sources with example answers of the call contracts, so lists have entries. */
function withExampleData(data: Slice['data']): Slice['data'] {
  return Object.fromEntries(
    Object.entries(data).map(([name, plan]) => {
      const contract = Object.hasOwn(catalogue.calls, plan.call) ? catalogue.calls[plan.call] : undefined
      return [
        name,
        contract === undefined ? plan : { ...plan, when: 'publish' as const, value: exampleOf(contract.response) },
      ]
    }),
  )
}

function exampleOf(schema: Schema): Json {
  if (schema.enum?.[0] !== undefined) return schema.enum[0] as Json
  switch (schema.type) {
    case 'array':
      return schema.items === undefined ? [] : [exampleOf(schema.items), exampleOf(schema.items)]
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, exampleOf(one)]))
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return 7
    default:
      return '7'
  }
}

function withoutCondition<T extends Pick<Slice, 'root'>>(slice: T): T {
  const { condition: _condition, ...root } = slice.root
  return { ...slice, root }
}

/** Visible text, with a character for each image and input; empty for a blank page. */
function contentOf(html: string): string {
  return visibleContent(/<div id="root">([\s\S]*)<script/.exec(html)?.[1] ?? '')
}

function visibleContent(markup: string): string {
  return markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<(img|svg|input|iframe)\b[^>]*>/g, '▣')
    .replaceAll(/<[^>]*>/g, '')
    .trim()
}

function* plansOf(item: ItemPlan): Generator<NodePlan> {
  if ('outlet' in item) yield* plansOf(item.outlet)
  else if ('variants' in item) for (const one of item.variants) yield* plansOf(one)
  else {
    yield item
    for (const list of Object.values(item.slots ?? {})) for (const one of list) yield* plansOf(one)
  }
}

function widgetsOf({ root }: Pick<Slice, 'root'>): ReadonlyMap<string, string> {
  return new Map([...plansOf(root)].map(({ address: i, widget: w }) => [i, w]))
}

/** Literal texts of nodes, escaped as in HTML. */
function* textsOf({ root }: Pick<Slice, 'root'>): Generator<readonly [string, string]> {
  for (const { address: i, props: p } of plansOf(root))
    for (const prop of ['text', 'title', 'label'] as const) {
      const words = p?.[prop]
      if (typeof words === 'string' && words.length > 3)
        yield [
          i,
          words
            .replaceAll('&', '&amp;')
            .replaceAll('<', '&lt;')
            .replaceAll('>', '&gt;')
            .replaceAll('"', '&quot;')
            .replaceAll("'", '&#x27;'),
        ]
    }
}

interface ChangedNodes {
  /** Whether the mutant changed this node or a node around it. */
  readonly reaches: (address: string) => boolean
  /** True if the mutation changed no rule, state or list, so every other node must render as before. */
  readonly onlyThatNode: boolean
}

/**
 * Returns the nodes that a mutant may change: the innermost node around the changed field, or the nodes made from the
 * changed entry.
 */
function changedNodes(document: SourceDocument, { path }: DocumentMutant): ChangedNodes {
  const chain: { readonly id: string; readonly of: boolean }[] = []
  let here: Json | undefined = document.value
  let inPick = false
  let onlyThatNode = true
  for (const step of path) {
    here = (here as { readonly [key: string]: Json } | undefined)?.[step as string]
    if (step === 'of') inPick = true
    // In a `pick` list, a changed rule or schedule may cause another variant to be rendered.
    if (
      isObject(here) &&
      typeof here.id === 'string' &&
      (here.widget !== undefined || here.use !== undefined || here.outlet !== undefined || Array.isArray(here.of))
    )
      chain.push({ id: here.id, of: inPick })
  }
  const first = path[0]
  if (first === 'data' || first === 'state' || first === 'args' || inPick || chain.length === 0) onlyThatNode = false
  const inner = chain.at(-1)?.id
  const outermostPick = chain.find(({ of }) => of)
  const ids = new Set(
    [inner, outermostPick === undefined ? undefined : chain[chain.indexOf(outermostPick) - 1]?.id].filter(
      (id) => id !== undefined,
    ),
  )
  if (inner !== undefined || ['page', 'section', 'layout', 'popup'].includes(document.kind)) {
    // Arguments of an include change the included nodes, whose addresses begin with the address of the include.
    return {
      onlyThatNode: onlyThatNode && ['page', 'section', 'layout', 'popup'].includes(document.kind),
      reaches: (address) => within(address, ids),
    }
  }
  // Another page or layout has different nodes, and an argument may be the position whose banners a page shows.
  if (document.kind === 'route' || document.kind === 'site')
    return {
      onlyThatNode: false,
      reaches: () => ['page', 'args', 'layout', 'layoutDefault', 'notFound'].includes(String(first)),
    }
  // A list shows a limited number of entries: an entry that moves up may push another entry out.
  if (document.kind === 'banner' && (first === 'position' || first === 'sort' || first === 'id'))
    return { onlyThatNode: false, reaches: (address) => address.split('/').some((step) => step.includes(':')) }
  // The address of a list entry ends with `<node>:<key>`; the key of a banner or tab is its id.
  const entry = entryIds(document.value, path)
  return {
    onlyThatNode: false,
    reaches: (address) =>
      address.split('/').some((step) => [...entry].some((id) => step.endsWith(`:${id}`) || address.includes(`:${id}`))),
  }
}

function within(address: string, ids: ReadonlySet<string>): boolean {
  return address.split('/').some((step) => ids.has(step) || ids.has(step.replace(/:.*$/, '')))
}

function entryIds(document: JsonObject, path: readonly (string | number)[]): ReadonlySet<string> {
  const found = new Set<string>([String(document.id)])
  let here: Json | undefined = document
  for (const step of path) {
    here = (here as { readonly [key: string]: Json } | undefined)?.[step as string]
    if (isObject(here) && typeof here.id === 'string') found.add(here.id)
    // All entries of a changed list may move or disappear.
    if (Array.isArray(here))
      for (const one of here as readonly Json[]) if (isObject(one) && typeof one.id === 'string') found.add(one.id)
  }
  return found
}
