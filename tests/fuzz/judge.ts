/**
 * Says of one mutant of the real site: check refuses it, or it compiles, its pages render, and every widget that it did not touch is still
 * there. Only what the changed document can reach is checked, compiled and rendered again: what reaches what is seen by watching who reads
 * whose body. Now and then everything is done again in full, to see that this is no shorter than it may be.
 */
import { asChecked } from '../../engine/check/site.ts'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { putAssets } from '../../engine/release/assets.ts'
import { canonical, isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import type { ItemPlan, NodePlan, Slice } from '../../engine/core/slice.ts'
import { writeSlice } from '../../engine/core/wire.ts'
import { type PlayerBuild, readBuild, styleOf } from '../../engine/release/player-build.ts'
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
import type { Mutant } from './mutate.ts'
import type { Random } from './random.ts'

export interface Verdict {
  readonly outcome: 'refused' | 'rendered' | 'unreached'
  /** What must not be; empty when all is well. */
  readonly faults: readonly string[]
  readonly pages: number
  readonly checkMs: number
}

export interface Judge {
  readonly documents: readonly SourceDocument[]
  readonly judge: (document: SourceDocument, mutant: Mutant, random: Random, inFull: boolean, show?: Show) => Promise<Verdict>
  /** The pages of the sound site, in its first language. */
  readonly sound: (show: Show) => Promise<void>
}

/** Takes the rendered page of a route: for a browser to look at. */
export type Show = (route: string, path: string, html: string, headers: { readonly [name: string]: string }) => void

/** Of the pages that a mutant reaches, so many are rendered: each in one language. */
const MAX_PAGES = 4
const AT = Date.UTC(2026, 11, 12, 4)

/** Objects go nowhere; their names are what they would be. */
const store = {
  put: (content: Uint8Array | string, extension: string) => Promise.resolve(`${hashOf(content)}.${extension}`),
} as unknown as Store

export async function openJudge(config: string, buildDir: string): Promise<Judge> {
  const { files, assets } = await readSiteFolder(config)
  const source = sourceOf({ files, others: assets.keys() })
  const { versions } = (await import(pathToFileURL(join(buildDir, 'server', 'versions.js')).href)) as { versions: Catalogue['widgets'] }
  const { prerender } = (await import(pathToFileURL(join(buildDir, 'server', 'prerender.js')).href)) as {
    prerender: (job: PrerenderJob) => Promise<PrerenderResult>
  }
  const build = await readBuild(buildDir)
  const sound = checkSource(source, catalogue, versions)
  const soundDocuments = [...asChecked(sound.site).documents.values()]
  const broken = errorsOf(sound.findings)
  if (broken.length > 0) throw new Error(`${config} does not pass its check: ${broken[0] ?? ''}`)

  const check = (documents: readonly SourceDocument[], only?: ReadonlySet<string>) =>
    checkSource({ ...source, documents }, catalogue, versions, only === undefined ? undefined : ({ path }) => only.has(path))
  const compile = async (documents: readonly CheckedDocument[]) => {
    const queries = documentQueries(new DocumentIndex(documents))
    const images = await putAssets(queries.documents('asset'), assets, store)
    return compileSite({ documents: queries, catalogue, assetName: (id) => images.get(id), chunks: build.chunks })
  }

  const base = await compile(soundDocuments)
  const checkReads = readsOfChecks()
  const routeReads = await readsOfRoutes()

  /** Paths of the documents whose check reads this one. */
  function readersOf(document: SourceDocument, mutant: Mutant): ReadonlySet<string> | undefined {
    const [first] = mutant.path
    // A name, a kind or a setting can matter everywhere.
    if (document.kind === 'site' || (mutant.path.length < 2 && (first === 'id' || first === 'kind'))) return undefined
    // Pages are looked up by what routes say of them: another page may get the route.
    if (document.kind === 'route' && first === 'page') return undefined
    if (document.kind === 'strings') return new Set([document.path, ...usersOfTexts(document, mutant)])
    return new Set([document.path, ...(checkReads.get(document.path) ?? [])])
  }

  function usersOfTexts(document: SourceDocument, { path }: Mutant): readonly string[] {
    const texts = document.kind === 'strings' && isObject(document.value.strings) ? Object.keys(document.value.strings) : []
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
        if (reader !== '') note(readers, document.path, reader)
      }),
    )
    // Asked before each document is looked into: from then on that one reads.
    checkSource({ ...source, documents: watched }, catalogue, versions, ({ path }) => ((reader = path), true))
    return readers
  }

  async function readsOfRoutes(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const readers = new Map<string, Set<string>>()
    for (const route of routesOf(soundDocuments)) {
      const watched = only(new Set([route]), soundDocuments).map((document) =>
        document.kind === 'route' ? document : watch(document, () => note(readers, document.path, route)),
      )
      await compile(watched)
    }
    return readers
  }

  return {
    documents: source.documents,
    sound: showSound,
    async judge(document, mutant, random, inFull, show) {
      const text = JSON.stringify(mutant.value)
      const started = performance.now()
      const faults: string[] = []
      const { document: changed, findings: parsed } = parseDocument(document.path, document.file, text)
      let findings: readonly Finding[] = parsed
      let sites = sound.site
      if (changed !== undefined && errorsOf(parsed).length === 0) {
        const documents = source.documents.map((one) => (one === document ? changed : one))
        const readers = readersOf(document, mutant)
        const checked = check(documents, readers)
        findings = checked.findings
        sites = checked.site
        if (inFull && readers !== undefined) {
          const full = errorsOf(check(documents).findings)
          if ((full.length === 0) !== (errorsOf(findings).length === 0))
            faults.push(`the short check and the full one disagree: ${full[0] ?? 'the full one finds nothing'}`)
        }
      }
      const checkMs = performance.now() - started
      const crashed = findings.find(({ message }) => message.includes('could not be checked'))
      if (crashed !== undefined) faults.push(`check threw: ${formatFinding(crashed)}`)
      if (errorsOf(findings).length > 0) return { outcome: 'refused', faults, pages: 0, checkMs }

      const documents = [...asChecked(sites).documents.values()]
      const reached = reachedBy(document, mutant)
      const routes = new Set(inFull ? reached : random.some(reached, MAX_PAGES))
      const languages = base.languages.map(({ language }) => language)
      const named = mutant.path.find((step) => languages.includes(String(step)))
      const language = named === undefined ? random.pick(languages) : String(named)
      let compiled: CompiledSite
      try {
        compiled = await compile(only(routes, documents))
        for (const one of compiled.languages)
          one.app(
            () => '/r/x.json',
            () => '/r/y.json',
          )
      } catch (error) {
        return { outcome: 'rendered', faults: [...faults, `compile threw: ${String(error)}`], pages: 0, checkMs }
      }
      const now = compiled.languages.find((one) => one.language === language) ?? compiled.languages[0]
      const before = base.languages.find((one) => one.language === now?.language)
      if (now === undefined || before === undefined)
        return { outcome: 'rendered', faults: [...faults, 'no language is left'], pages: 0, checkMs }
      const touch = touchOf(document, mutant)
      let pages = 0
      for (const [route, slice] of [...now.pages, ...[...now.popups].map(([id, one]) => [`popup:${id}`, one] as const)]) {
        const old = route.startsWith('popup:') ? before.popups.get(route.slice('popup:'.length)) : before.pages.get(route)
        if (old !== undefined && canonical(old) === canonical(slice)) continue
        pages++
        try {
          const job = jobFor(slice, route, compiled, now.siteTitle, build)
          const { html, failed } = await prerender(job)
          if (!route.startsWith('popup:')) show?.(route, pathOf(compiled, route), html, headersFor(job.css))
          const beyond = failed.filter((node) => !touch.reaches(node))
          if (beyond.length > 0) faults.push(`${route}: failed although nobody touched it: ${beyond.join(', ')}`)
          if (old === undefined) continue
          const there = widgetsOf(slice)
          for (const [node, widget] of widgetsOf(old))
            if (there.get(node) !== widget && !touch.reaches(node)) faults.push(`${route}: ${widget} ${node} is gone`)
          const was = await prerender(jobFor(old, route, base, before.siteTitle, build))
          if (rootOf(html) === '') faults.push(`${route}: the page is blank`)
          if (touch.local)
            for (const [node, words] of wordsOf(old))
              if (!touch.reaches(node) && was.html.includes(words) && !html.includes(words))
                faults.push(`${route}: the words of ${node} are gone: ${words}`)
        } catch (error) {
          faults.push(`${route}: prerender threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
        }
      }
      return { outcome: pages === 0 ? 'unreached' : 'rendered', faults, pages, checkMs }
    },
  }

  async function showSound(show: Show): Promise<void> {
    const [first] = base.languages
    for (const [route, slice] of first?.pages ?? []) {
      const job = jobFor(slice, route, base, first?.siteTitle ?? '', build)
      show(route, pathOf(base, route), (await prerender(job)).html, headersFor(job.css))
    }
  }

  function reachedBy(document: SourceDocument, mutant: Mutant): readonly string[] {
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
  return [...documents].flatMap((document) => (document.kind === 'route' && document.value.page !== undefined ? [document.id] : []))
}

/** The documents with all but these routes showing no page. */
function only(routes: ReadonlySet<string>, documents: readonly CheckedDocument[]): readonly CheckedDocument[] {
  return documents.map((document) => {
    if (document.kind !== 'route' || routes.has(document.id)) return document
    const { page: _page, ...value } = document.value
    return { ...document, value }
  })
}

/** The same document, with a call of `onRead` before each access to its value. */
function watch<D extends SourceDocument>(document: D, onRead: () => void): D {
  const get = (): D['value'] => {
    onRead()
    return document.value
  }
  return Object.defineProperty({ ...document }, 'value', { get, enumerable: true })
}

function note(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key)
  if (set === undefined) map.set(key, new Set([value]))
  else set.add(value)
}

function jobFor(slice: Omit<Slice, 'css'>, route: string, site: CompiledSite, siteTitle: string, build: PlayerBuild): PrerenderJob {
  const css = styleOf(build, slice.widgets, site.skinCss)
  const path = site.paths.find((one) => one.route === route)
  const locale = site.languages.find(({ language }) => language === slice.language)?.locale
  if (locale === undefined) throw new Error(`the site has no language ${slice.language}`)
  return {
    seed: {
      slice: writeSlice({ ...slice, css: '', data: answered(slice.data) }),
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
    build: build.build,
    boot: build.boot,
    chunks: [...new Set([build.entry, ...build.base, ...slice.widgets.flatMap((widget) => build.chunks[widget] ?? [])])],
    siteTitle,
    icon: undefined,
    card: undefined,
  }
}

/** An address of the route; where it has parameters, with something in their place. */
function pathOf(site: CompiledSite, route: string): string {
  return (site.paths.find((one) => one.route === route)?.path ?? '/').replaceAll(/\{\w+\??\}/g, '12')
}

function headersFor(css: string): { readonly [name: string]: string } {
  return pageHeaders({ frameAncestors: [] }, { styleHash: `sha256-${createHash('sha256').update(css).digest('base64')}` })
}

/** The page with all its data there: what a gateway could answer by its contract, so that lists have entries to show. */
function answered(data: Slice['data']): Slice['data'] {
  return Object.fromEntries(
    Object.entries(data).map(([name, plan]) => {
      const contract = Object.hasOwn(catalogue.calls, plan.call) ? catalogue.calls[plan.call] : undefined
      return [name, contract === undefined ? plan : { ...plan, when: 'publish' as const, value: exampleOf(contract.response) }]
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

/** What a person sees: words and pictures. Empty when that is nothing at all. */
function rootOf(html: string): string {
  return seen(/<div id="root">([\s\S]*)<script/.exec(html)?.[1] ?? '')
}

function seen(markup: string): string {
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

/** Texts that a node shows as they are written, escaped as HTML has them. */
function* wordsOf({ root }: Pick<Slice, 'root'>): Generator<readonly [string, string]> {
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

interface Touch {
  /** Whether the mutant changed this node or something around it. */
  readonly reaches: (address: string) => boolean
  /** Nothing but that node can look different: no rule, state or list of the document was changed. */
  readonly local: boolean
}

/** What a mutant is allowed to change: the nearest node around the changed field, or what is made from the changed entry. */
function touchOf(document: SourceDocument, { path }: Mutant): Touch {
  const chain: { readonly id: string; readonly of: boolean }[] = []
  let here: Json | undefined = document.value
  let inPick = false
  let local = true
  for (const step of path) {
    here = (here as { readonly [key: string]: Json } | undefined)?.[step as string]
    if (step === 'of') inPick = true
    // A rule or a schedule decides which of several is shown; the fallback is not shown at all.
    if (
      isObject(here) &&
      typeof here.id === 'string' &&
      (here.widget !== undefined || here.use !== undefined || here.outlet !== undefined || Array.isArray(here.of))
    )
      chain.push({ id: here.id, of: inPick })
  }
  const first = path[0]
  if (first === 'data' || first === 'state' || first === 'args' || inPick || chain.length === 0) local = false
  const inner = chain.at(-1)?.id
  const outermostPick = chain.find(({ of }) => of)
  const ids = new Set(
    [inner, outermostPick === undefined ? undefined : chain[chain.indexOf(outermostPick) - 1]?.id].filter((id) => id !== undefined),
  )
  if (inner !== undefined || ['page', 'section', 'layout', 'popup'].includes(document.kind)) {
    // A change of what an include hands on changes what it includes: that is below its address anyway.
    return { local: local && ['page', 'section', 'layout', 'popup'].includes(document.kind), reaches: (address) => within(address, ids) }
  }
  // Another page or layout is another tree.
  if (document.kind === 'route' || document.kind === 'site')
    return { local: false, reaches: () => first === 'page' || first === 'layout' || first === 'layoutDefault' || first === 'notFound' }
  // A list takes so many: what comes in or moves up pushes another out.
  if (document.kind === 'banner' && (first === 'position' || first === 'sort' || first === 'id'))
    return { local: false, reaches: (address) => address.split('/').some((step) => step.includes(':')) }
  // Entries of lists stand under `<node>:<key>`: a banner by its id, a tab by its own.
  const entry = entryIds(document.value, path)
  return {
    local: false,
    reaches: (address) => address.split('/').some((step) => [...entry].some((id) => step.endsWith(`:${id}`) || address.includes(`:${id}`))),
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
    // A list as a whole: all its entries may go or move.
    if (Array.isArray(here)) for (const one of here as readonly Json[]) if (isObject(one) && typeof one.id === 'string') found.add(one.id)
  }
  return found
}
