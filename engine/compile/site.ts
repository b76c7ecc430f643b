/** Compiles all documents to slices, apps and styles, in every language. */
import type { Locale } from '../core/format.ts'
import { canonical, own } from '../core/json.ts'
import { languagePrefix } from '../core/language-address.ts'
import type { DocumentTexts } from '../core/prerender.ts'
import type { ContentSources } from '../core/release.ts'
import { type ConstrainedPath, pathWith } from '../core/route-path.ts'
import type { App, ParamConstraints, Slice } from '../core/slice.ts'
import type { Image } from '../core/vocabulary.gen.ts'
import type { CheckedDocument } from '../document/document.ts'
import type { DocumentQueries } from '../document/document-index.ts'
import { localeOf, type SiteSettings, siteSettings } from '../document/settings.ts'
import type { RouteDocument, SiteDocument } from '../document/types.gen.ts'
import { memoize, MemoCache } from '../memo/memo.ts'
import { areasOf, compileApp, redirectTarget } from './app.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { type CompileContext, type CompileSite, newContext } from './context.ts'
import { compileStaticText } from './head.ts'
import { type CompiledSkin, compileSkin, enabledSkins, skinsCss } from './skin.ts'
import { pageSlice, popupSlice } from './slice.ts'

/** Sizes of the icons that devices need to install a site, in pixels: the assets `app-icon-192` and `app-icon-512`. */
const INSTALL_SIZES = [192, 512] as const

/** A path whose page is prerendered. */
export interface CompiledPath extends ConstrainedPath {
  readonly route: string
  /** The page of the route and its arguments, as JSON. Paths with the same value show the same page. */
  readonly pageWithArgs: string
  readonly params: { readonly [name: string]: string }
  readonly login: boolean
  readonly restricted: boolean
  /** Purpose of the hosts on which the path exists. Absent if it exists on all hosts. */
  readonly hosts?: string
}

export interface CompiledRedirect extends ConstrainedPath {
  readonly to: string
  readonly carryQuery: boolean
}

export interface CompiledLanguage {
  readonly language: string
  readonly locale: Locale
  /** Prefix of the addresses of its pages; empty for the first language, and if the site has no language addresses. */
  readonly prefix: string
  /** Slices of pages by route id, still without the address of their CSS. */
  readonly pages: ReadonlyMap<string, UnstyledSlice>
  readonly popups: ReadonlyMap<string, UnstyledSlice>
  /** Builds the app once the addresses of all slices are known. */
  readonly app: (sliceOf: (route: string) => string | undefined, popupSlice: (popup: string) => string) => App
  readonly siteTitle: string
  readonly documentTexts: DocumentTexts
}

export interface CompiledSite {
  readonly languages: readonly CompiledLanguage[]
  readonly defaultLanguage: string
  /** Whether every page has an address in each language. */
  readonly languageAddresses: boolean
  /** Address of the site without a path; empty if the site document names none. */
  readonly origin: string
  readonly timeZone: string
  readonly frameAncestors: readonly string[]
  readonly contentSources: ContentSources
  /** Host names by purpose. */
  readonly hosts: { readonly [purpose: string]: readonly string[] }
  /** The policy that the site document names. */
  readonly policy: string | undefined
  /** Whether pages load the code of optional business areas. */
  readonly hasAreas: boolean
  readonly paths: readonly CompiledPath[]
  readonly redirects: readonly CompiledRedirect[]
  readonly skins: readonly CompiledSkin[]
  /** The skin of a page when no other skin applies. */
  readonly skinDefault: string
  /** CSS of all skins: token values by `data-skin`. */
  readonly skinCss: string
  /** Route of the page for paths that do not exist. */
  readonly notFound: string
  readonly icon: string | undefined
  /** WebP icons for home screens, by their size in pixels. */
  readonly installIcons: readonly { readonly src: string; readonly size: number }[]
  /** Address of a PNG icon of 180 px for iOS, which accepts no other format: the asset `app-icon-180`. */
  readonly touchIcon: string | undefined
  readonly card: string | undefined
}

export interface CompileRequest {
  readonly documents: DocumentQueries<CheckedDocument>
  readonly catalogue: Catalogue
  /** File name of the image of an asset document in the release; undefined where its file is missing. */
  readonly assetName: (id: string) => string | undefined
  /** Results of earlier compilations with the same catalogue. */
  readonly cache?: CompileCache
}

/** A slice without the address of its CSS. */
export type UnstyledSlice = Omit<Slice, 'css'>

/** The queries that the compilation of a slice makes. */
interface SliceQueries extends DocumentQueries<CheckedDocument> {
  /** File name of the image of an asset in the release. */
  readonly image: (asset: string) => string | undefined
}

/** Slices of earlier compilations, in every language. */
export class CompileCache {
  /** The languages of the cached slices, with their locales and prefixes, as JSON. */
  settings = ''
  readonly slices = new MemoCache<SliceQueries, SlicesByLanguage>()
}

type SlicesByLanguage = ReadonlyMap<string, UnstyledSlice>

/** Slices of routes or popups, by id. */
type SliceList = readonly (readonly [id: string, slices: SlicesByLanguage])[]

export function compileSite({
  documents,
  catalogue,
  assetName,
  cache = new CompileCache(),
}: CompileRequest): CompiledSite {
  const site = documents.document('site', 'site')?.value
  const settings = siteSettings(documents)
  const { defaultLanguage, languages, timeZone, layoutDefault, skinDefault, notFound } = settings
  const key = JSON.stringify(
    languages.map((language) => [language, localeOf(settings, language), prefixIn(settings, language)]),
  )
  if (cache.settings !== key) cache.slices.clear()
  cache.settings = key
  const queries: SliceQueries = { ...documents, image: assetName }
  const siteFor = (language: string, queries: SliceQueries): CompileSite =>
    compileSiteFor(siteIn(settings, language, catalogue), queries)
  const sliceInLanguages: SliceInLanguages = (source, part, compile) =>
    cache.slices.get(
      [source, part],
      queries,
      (tracked) =>
        new Map(languages.map((language): [string, UnstyledSlice] => [language, compile(siteFor(language, tracked))])),
    )
  const routes = documents.documents('route')
  const skins = enabledSkins(documents)
  const pages = routes.flatMap((route): SliceList => {
    const slices = routeSlices(route, layoutDefault, documents, sliceInLanguages)
    return slices === undefined ? [] : [[route.id, slices]]
  })
  const popups = documents
    .documents('popup')
    .map((popup) => [popup.id, sliceInLanguages(popup, '', (site) => popupSlice(popup, site))] as const)
  const context = contextOf(siteFor(defaultLanguage, queries))
  return {
    languages: languages.map((language) => ({
      language,
      locale: localeOf(settings, language),
      prefix: prefixIn(settings, language),
      pages: slicesIn(language, pages),
      popups: slicesIn(language, popups),
      app: (sliceOf, popupOf) => compileApp(siteFor(language, queries), { sliceOf, popupSlice: popupOf }),
      siteTitle: site?.title ?? '',
      documentTexts: documentTexts(siteFor(language, queries)),
    })),
    defaultLanguage,
    languageAddresses: settings.languageAddresses,
    origin: settings.origin,
    timeZone,
    frameAncestors: frameAncestors(site),
    contentSources: contentSources(site),
    hosts: site?.hosts ?? {},
    policy: site?.policy,
    hasAreas: areasOf(siteFor(defaultLanguage, queries)).length > 0,
    paths: routes.filter((route) => route.value.redirect === undefined).flatMap((route) => pathsOf(route.value)),
    redirects: routes.flatMap(({ value: route }) => redirectsOf(route, context)),
    skins: skins.map((skin) => compileSkin(skin, context)),
    skinDefault,
    skinCss: skinsCss(skins, (asset) => address(assetName(asset))),
    notFound,
    icon: address(assetName('app-icon')),
    installIcons: INSTALL_SIZES.flatMap((size) => {
      const src = address(assetName(`app-icon-${size}`))
      return src === undefined ? [] : [{ src, size }]
    }),
    touchIcon: address(assetName('app-icon-180')),
    card: address(assetName('share-card')),
  }
}

/** The slice of one route in one language, as `compileSite` compiles it; undefined when the route shows no page. */
export function compileRoute(
  { documents, catalogue, assetName }: Omit<CompileRequest, 'cache'>,
  id: string,
  language: string,
): UnstyledSlice | undefined {
  const settings = siteSettings(documents)
  const route = documents.document('route', id)
  if (route === undefined || !settings.languages.includes(language)) return undefined
  const site = compileSiteFor(siteIn(settings, language, catalogue), { ...documents, image: assetName })
  const slices = routeSlices(
    route,
    settings.layoutDefault,
    documents,
    (_source, _part, compile) => new Map([[language, compile(site)]]),
  )
  return slices?.get(language)
}

function siteIn(
  settings: SiteSettings,
  language: string,
  catalogue: Catalogue,
): Pick<CompileSite, 'language' | 'defaultLanguage' | 'locale' | 'prefix' | 'catalogue'> {
  const { defaultLanguage } = settings
  const locale = localeOf(settings, language)
  return { language, defaultLanguage, locale, prefix: prefixIn(settings, language), catalogue }
}

function prefixIn({ languageAddresses, defaultLanguage }: SiteSettings, language: string): string {
  return languageAddresses ? languagePrefix(language, defaultLanguage) : ''
}

function documentTexts({ documents, language, defaultLanguage }: CompileSite): DocumentTexts {
  const textOf = (name: string, standard: string): string => {
    for (const { value } of documents('strings')) {
      const texts = own(value.strings, name)
      if (texts !== undefined) return texts[language] ?? texts[defaultLanguage] ?? ''
    }
    return standard
  }
  return {
    skip: textOf('app.skip', 'Skip to content'),
    loadFailed: textOf('app.load.failed', 'Parts of this page cannot be loaded. Trying again.'),
  }
}

function compileSiteFor(
  settings: Pick<CompileSite, 'language' | 'defaultLanguage' | 'locale' | 'prefix' | 'catalogue'>,
  queries: SliceQueries,
): CompileSite {
  const site: CompileSite = {
    ...queries,
    ...settings,
    asset(id) {
      const file = queries.image(id)
      const asset = queries.document('asset', id)
      if (file === undefined || asset === undefined) return undefined
      const { width, height, alt } = asset.value
      return { src: `/r/${file}`, width, height, alt: compileStaticText(alt, contextOf(site)) } satisfies Image
    },
  }
  return site
}

function slicesIn(language: string, slices: SliceList): ReadonlyMap<string, UnstyledSlice> {
  return new Map(
    slices.flatMap(([id, byLanguage]) => {
      const slice = byLanguage.get(language)
      return slice === undefined ? [] : [[id, slice] as const]
    }),
  )
}

/** Compiles a slice in every language, or returns the cached slices while nothing that they depend on has changed. */
type SliceInLanguages = (
  source: CheckedDocument,
  part: string,
  compile: (site: CompileSite) => UnstyledSlice,
) => SlicesByLanguage

function routeSlices(
  { id, value: route }: CheckedDocument<'route'>,
  layoutDefault: string,
  documents: DocumentQueries<CheckedDocument>,
  sliceInLanguages: SliceInLanguages,
): SlicesByLanguage | undefined {
  if (route.page === undefined) return undefined
  const layoutId = route.layout ?? layoutDefault
  const page = documents.document('page', route.page)
  if (page === undefined) throw new Error(`route ${id}: the page ${route.page} does not exist`)
  // Routes that show the same page with the same layout, head and header share one slice. A page with arguments has one
  // slice for each route.
  const owner = page.value.args === undefined ? '' : id
  return sliceInLanguages(page, `${layoutId} ${owner} ${routePresentation(route)}`, (site) => {
    const layout = site.document('layout', layoutId)
    if (layout === undefined) throw new Error(`route ${id}: the layout ${layoutId} does not exist`)
    return pageSlice(page, layout, route, site)
  })
}

/** Returns the properties of a route that the slice of its page depends on, as JSON. */
const routePresentation = memoize((route: RouteDocument): string =>
  JSON.stringify([route.head, route.header, route.args]),
)

function address(object: string | undefined): string | undefined {
  return object === undefined ? undefined : `/r/${object}`
}

function contextOf(site: CompileSite): CompileContext {
  return newContext(site, 'site', 'site/site')
}

function redirectsOf(route: RouteDocument, context: CompileContext): readonly CompiledRedirect[] {
  const { redirect } = route
  if (redirect === undefined) return []
  return pathsOf(route).map(({ path, constraints }) => ({
    path,
    constraints,
    to: redirectTarget(redirect, context),
    carryQuery: redirect.carryQuery === true,
  }))
}

/** Returns the paths of a route. Memoized, so the same document always gives the same objects. */
const pathsOf = memoize((route: RouteDocument): readonly CompiledPath[] => {
  const constraints: ParamConstraints = route.params ?? {}
  const known = (route.prerender ?? []).map((params) => ({ path: pathWith(route.path, params), params }))
  return [{ path: route.path, params: {} }, ...(route.aliases ?? []), ...known].map(({ path, params = {} }) => ({
    path,
    params,
    constraints,
    route: route.id,
    pageWithArgs: canonical({ page: route.page, args: route.args }),
    login: route.login === true,
    restricted: route.restricted === true,
    ...(route.hosts === undefined ? {} : { hosts: route.hosts }),
  }))
})

function contentSources(site: SiteDocument | undefined): ContentSources {
  const { frames = [], images = [], media = [] } = site?.contentSources ?? {}
  const lists = Object.entries({ frames, images, media }).filter(([, origins]) => origins.length > 0)
  return Object.fromEntries(lists.map(([kind, origins]) => [kind, origins.toSorted()]))
}

function frameAncestors(site: SiteDocument | undefined): readonly string[] {
  return [...(site?.containers.frameAncestors ?? [])].sort()
}
