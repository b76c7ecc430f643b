/** All documents become slices, apps and style, in every language. */
import { type Json, type JsonObject, isObject } from '../core/json.ts'
import type { App, RulePlan, Slice } from '../core/slice.ts'
import type { Image } from '../core/vocabulary.gen.ts'
import { DocumentIndex, type DocumentQueries, documentQueries } from '../document/document-index.ts'
import { memoize, MemoCache } from '../memo/memo.ts'
import { compileApp, constraintOf, redirectTarget } from './app.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { type CheckedDocument, type CompileContext, type CompileSite, newContext } from './context.ts'
import { compileStaticText } from './head.ts'
import { condition } from './rule.ts'
import { pageSlice, popupSlice } from './slice.ts'

export interface CompiledSkin {
  readonly id: string
  readonly scheme: 'dark' | 'light'
  readonly priority: number
  readonly when: RulePlan | undefined
  readonly ink: string
}

/** One address of a page: what is prerendered. */
export interface CompiledPath {
  readonly path: string
  readonly route: string
  readonly params: { readonly [name: string]: string }
  readonly constraints: { readonly [name: string]: string }
  readonly login: boolean
  readonly restricted: boolean
}

export interface CompiledLanguage {
  readonly language: string
  /** Slices of pages by route, without the address of their style. */
  readonly pages: ReadonlyMap<string, UnstyledSlice>
  readonly popups: ReadonlyMap<string, UnstyledSlice>
  /** Builds the app once the addresses of all slices are known. */
  readonly app: (sliceOf: (route: string) => string | undefined, popupSlice: (popup: string) => string) => App
  readonly siteTitle: string
}

export interface CompiledSite {
  readonly languages: readonly CompiledLanguage[]
  readonly defaultLanguage: string
  readonly timeZone: string
  readonly frameAncestors: readonly string[]
  readonly paths: readonly CompiledPath[]
  readonly redirects: readonly {
    readonly path: string
    readonly constraints: { readonly [name: string]: string }
    readonly to: string
    readonly carryQuery: boolean
  }[]
  readonly skins: readonly CompiledSkin[]
  /** Style of all skins: token values by `data-skin`. */
  readonly skinCss: string
  /** Route of the page that unknown addresses get. */
  readonly notFound: string
  readonly icon: string | undefined
  readonly card: string | undefined
}

export interface CompileRequest {
  readonly index: DocumentIndex<CheckedDocument>
  readonly catalogue: Catalogue
  /** File name of the image of an asset document in the release; undefined where its file is missing. */
  readonly assetName: (id: string) => string | undefined
  /** Chunks of each widget, from the player build. */
  readonly chunks: App['chunks']
  /** What earlier compiles with the same catalogue and build have left. */
  readonly cache?: CompileCache
}

/** A slice without the address of its style. */
export type UnstyledSlice = Omit<Slice, 'css'>

/** What making a slice may ask. */
interface SliceQueries extends DocumentQueries<CheckedDocument> {
  /** Name of the object that holds an asset's picture. */
  readonly picture: (asset: string) => string | undefined
}

/** Slices, in every language, as long as all that they are made of stands. */
export class CompileCache {
  /** Languages and time zone of the site. */
  frame = ''
  readonly slices = new MemoCache<
    SliceQueries & { readonly [question: string]: (...about: never[]) => unknown },
    ReadonlyMap<string, UnstyledSlice>
  >()
}

export function compileSite({ index, catalogue, assetName, chunks, cache = new CompileCache() }: CompileRequest): CompiledSite {
  const settings = index.document('site', 'site')?.value ?? {}

  const defaultLanguage = (settings.defaultLanguage as string | undefined) ?? 'en'
  const languages = (settings.languages as readonly string[] | undefined) ?? [defaultLanguage]
  const timeZone = (settings.timeZone as string | undefined) ?? 'Asia/Manila'
  const frame = JSON.stringify([languages, defaultLanguage, timeZone])
  if (cache.frame !== frame) cache.slices.clear()
  cache.frame = frame
  const queries = { ...documentQueries(index), picture: assetName }
  const siteFor = (language: string, queries: SliceQueries): CompileSite => {
    const site: CompileSite = {
      ...queries,
      language,
      defaultLanguage,
      timeZone,
      catalogue,
      asset(id) {
        const file = queries.picture(id)
        const asset = queries.document('asset', id)
        if (file === undefined || asset === undefined) return undefined
        const alt = asset.value.alt === undefined ? '' : compileStaticText(asset.value.alt as Json, contextOf(site))
        return { src: `/r/${file}`, width: asset.value.width as number, height: asset.value.height as number, alt } satisfies Image
      },
    }
    return site
  }
  /** One slice in every language, made again only when something that it was made of has changed. */
  const sliced = (thing: CheckedDocument, part: string, make: (site: CompileSite) => UnstyledSlice): ReadonlyMap<string, UnstyledSlice> =>
    cache.slices.get(
      thing,
      part,
      queries,
      (queries) => new Map(languages.map((language): [string, UnstyledSlice] => [language, make(siteFor(language, queries))])),
    )
  const pages = index.documents('route').flatMap((route) => {
    const slices = routeSlices(route, settings, index, sliced)
    return slices === undefined ? [] : [[route.id, slices] as const]
  })
  const popups = index.documents('popup').map((popup) => [popup.id, sliced(popup, '', (site) => popupSlice(popup, site))] as const)
  const inLanguage = (slices: typeof pages, language: string): ReadonlyMap<string, UnstyledSlice> =>
    new Map(slices.map(([id, one]) => [id, one.get(language) as UnstyledSlice]))
  const english = contextOf(siteFor(defaultLanguage, queries))
  const routes = index.documents('route')
  const skins = index.documents('skin')
  return {
    languages: languages.map((language) => {
      const site = siteFor(language, queries)
      const title = settings.title as Json | undefined
      return {
        language,
        pages: inLanguage(pages, language),
        popups: inLanguage(popups, language),
        app: (sliceOf, popupOf) => compileApp(site, { sliceOf, popupSlice: popupOf, chunks }),
        siteTitle: typeof title === 'string' ? title : compileStaticText(title, contextOf(site)),
      }
    }),
    defaultLanguage,
    timeZone,
    frameAncestors: frameAncestors(settings),
    paths: routes.filter((route) => route.value.redirect === undefined).flatMap((route) => pathsOf(route.value)),
    redirects: routes
      .filter((route) => isObject(route.value.redirect))
      .flatMap((route) =>
        pathsOf(route.value).map(({ path, constraints }) => ({
          path,
          constraints,
          to: redirectTarget(route.value.redirect as JsonObject, english),
          carryQuery: (route.value.redirect as JsonObject).carryQuery === true,
        })),
      ),
    skins: skins.map((skin) => ({
      id: skin.id,
      scheme: skin.value.scheme === 'light' ? 'light' : 'dark',
      priority: (skin.value.priority as number | undefined) ?? 0,
      when: condition(skin.value, english),
      ink: String((isObject(skin.value.tokens) ? skin.value.tokens['color.ink'] : undefined) ?? '#10111f'),
    })),
    skinCss: skins.map((skin) => skinCss(skin)).join(''),
    notFound: (settings.notFound as string | undefined) ?? 'not-found',
    icon: address(assetName('app-icon')),
    card: address(assetName('share-card')),
  }
}

type Sliced = (thing: CheckedDocument, part: string, make: (site: CompileSite) => UnstyledSlice) => ReadonlyMap<string, UnstyledSlice>

function routeSlices(
  { id, value }: CheckedDocument,
  settings: JsonObject,
  index: DocumentIndex<CheckedDocument>,
  sliced: Sliced,
): ReadonlyMap<string, UnstyledSlice> | undefined {
  if (typeof value.page !== 'string') return undefined
  const layoutId = (value.layout as string | undefined) ?? (settings.layoutDefault as string | undefined) ?? 'main'
  const page = index.document('page', value.page)
  if (page === undefined || index.document('layout', layoutId) === undefined) throw new Error(`route ${id}: its page or layout is missing`)
  // Routes that show a page in the same way share its slice. A page with arguments has one for each route.
  const owner = page.value.args === undefined ? '' : id
  return sliced(page, `${layoutId} ${owner} ${routePresentation(value)}`, (site) =>
    pageSlice(page, site.document('layout', layoutId) as CheckedDocument, value, site),
  )
}

/** What of a route goes into the slice of its page. */
const routePresentation = memoize((route: JsonObject): string => JSON.stringify([route.head, route.header, route.args]))

function address(object: string | undefined): string | undefined {
  return object === undefined ? undefined : `/r/${object}`
}

function contextOf(site: CompileSite): CompileContext {
  return newContext(site, 'site', 'site/site')
}

/** The addresses of a route are the same objects as long as its document is. */
const pathsOf = memoize((route: JsonObject): readonly CompiledPath[] => {
  const constraints: { [name: string]: string } = {}
  for (const [name, declared] of Object.entries(isObject(route.params) ? route.params : {})) {
    const constraint = constraintOf(declared)
    if (constraint !== undefined) constraints[name] = constraint
  }
  const aliases = (Array.isArray(route.aliases) ? route.aliases : []) as readonly JsonObject[]
  return [
    { path: route.path as string, params: {} },
    ...aliases.map((alias) => ({ path: alias.path as string, params: (alias.params ?? {}) as { [name: string]: string } })),
  ].map(({ path, params }) => ({
    path,
    params,
    constraints,
    route: route.id as string,
    login: route.login === true,
    restricted: route.restricted === true,
  }))
})

function skinCss(skin: CheckedDocument): string {
  const tokens = isObject(skin.value.tokens) ? Object.entries(skin.value.tokens) : []
  const values = tokens.map(([token, value]) => `--${token.replaceAll('.', '-')}:${String(value)}`)
  return `[data-skin="${skin.id}"]{color-scheme:${skin.value.scheme === 'light' ? 'light' : 'dark'};${values.join(';')}}`
}

function frameAncestors(settings: JsonObject): readonly string[] {
  const list = isObject(settings.containers) ? settings.containers.frameAncestors : undefined
  return Array.isArray(list) ? list.map(String).sort() : []
}
