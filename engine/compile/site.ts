/** All documents become slices, apps and style, in every language. */
import type { Locale } from '../core/format.ts'
import type { App, RulePlan, Slice } from '../core/slice.ts'
import type { Image } from '../core/vocabulary.gen.ts'
import type { CheckedDocument } from '../document/document.ts'
import type { DocumentQueries } from '../document/document-index.ts'
import { localeOf, siteSettings } from '../document/settings.ts'
import type { RouteDocument, SiteDocument } from '../document/types.gen.ts'
import { memoize, MemoCache } from '../memo/memo.ts'
import { compileApp, constraintOf, redirectTarget } from './app.ts'
import type { Catalogue } from '../core/catalogue.ts'
import { type CompileContext, type CompileSite, newContext } from './context.ts'
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
  readonly locale: Locale
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
  /** The skin of a page when no other skin applies. */
  readonly skinDefault: string
  /** Style of all skins: token values by `data-skin`. */
  readonly skinCss: string
  /** Route of the page that unknown addresses get. */
  readonly notFound: string
  readonly icon: string | undefined
  readonly card: string | undefined
}

export interface CompileRequest {
  readonly documents: DocumentQueries<CheckedDocument>
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

/** Queries of the compilation of a slice. */
interface SliceQueries extends DocumentQueries<CheckedDocument> {
  /** File name of the image of an asset in the release. */
  readonly image: (asset: string) => string | undefined
}

/** Slices, in every language, as long as all that they are made of stands. */
export class CompileCache {
  /** Languages, time zone and currency of the site. */
  frame = ''
  readonly slices = new MemoCache<SliceQueries, ReadonlyMap<string, UnstyledSlice>>()
}

export function compileSite({ documents, catalogue, assetName, chunks, cache = new CompileCache() }: CompileRequest): CompiledSite {
  const site = documents.document('site', 'site')?.value
  const settings = siteSettings(documents)
  const { defaultLanguage, languages, timeZone, skinDefault } = settings
  const locales = languages.map((language) => localeOf(settings, language))
  const frame = JSON.stringify([languages, defaultLanguage, locales])
  if (cache.frame !== frame) cache.slices.clear()
  cache.frame = frame
  const queries: SliceQueries = { ...documents, image: assetName }
  const siteFor = (language: string, queries: SliceQueries): CompileSite => {
    const site: CompileSite = {
      ...queries,
      language,
      defaultLanguage,
      locale: localeOf(settings, language),
      catalogue,
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
  /** One slice in every language, made again only when something that it was made of has changed. */
  const sliced = (thing: CheckedDocument, part: string, make: (site: CompileSite) => UnstyledSlice): ReadonlyMap<string, UnstyledSlice> =>
    cache.slices.get(
      thing,
      part,
      queries,
      (queries) => new Map(languages.map((language): [string, UnstyledSlice] => [language, make(siteFor(language, queries))])),
    )
  const routes = documents.documents('route')
  const skins = documents.documents('skin')
  const pages = routes.flatMap((route) => {
    const slices = routeSlices(route, settings.layoutDefault, documents, sliced)
    return slices === undefined ? [] : [[route.id, slices] as const]
  })
  const popups = documents.documents('popup').map((popup) => [popup.id, sliced(popup, '', (site) => popupSlice(popup, site))] as const)
  const inLanguage = (slices: typeof pages, language: string): ReadonlyMap<string, UnstyledSlice> =>
    new Map(
      slices.flatMap(([id, byLanguage]) => {
        const slice = byLanguage.get(language)
        return slice === undefined ? [] : [[id, slice] as const]
      }),
    )
  const context = contextOf(siteFor(defaultLanguage, queries))
  return {
    languages: languages.map((language) => ({
      language,
      locale: localeOf(settings, language),
      pages: inLanguage(pages, language),
      popups: inLanguage(popups, language),
      app: (sliceOf, popupOf) => compileApp(siteFor(language, queries), { sliceOf, popupSlice: popupOf, chunks }),
      siteTitle: site?.title ?? '',
    })),
    defaultLanguage,
    timeZone,
    frameAncestors: frameAncestors(site),
    paths: routes.filter((route) => route.value.redirect === undefined).flatMap((route) => pathsOf(route.value)),
    redirects: routes.flatMap(({ value: route }) => {
      const { redirect } = route
      if (redirect === undefined) return []
      return pathsOf(route).map(({ path, constraints }) => ({
        path,
        constraints,
        to: redirectTarget(redirect, context),
        carryQuery: redirect.carryQuery === true,
      }))
    }),
    skins: skins.map(({ id, value: skin }) => ({
      id,
      scheme: skin.scheme,
      priority: skin.priority,
      when: condition(skin, context),
      ink: skin.tokens['color.ink'] ?? DEFAULT_INK,
    })),
    skinDefault,
    skinCss: skins.map((skin) => skinCss(skin)).join(''),
    notFound: settings.notFound,
    icon: address(assetName('app-icon')),
    card: address(assetName('share-card')),
  }
}

type Sliced = (thing: CheckedDocument, part: string, make: (site: CompileSite) => UnstyledSlice) => ReadonlyMap<string, UnstyledSlice>

function routeSlices(
  { id, value: route }: CheckedDocument<'route'>,
  layoutDefault: string,
  documents: DocumentQueries<CheckedDocument>,
  sliced: Sliced,
): ReadonlyMap<string, UnstyledSlice> | undefined {
  if (route.page === undefined) return undefined
  const layoutId = route.layout ?? layoutDefault
  const page = documents.document('page', route.page)
  if (page === undefined) throw new Error(`route ${id}: the page ${route.page} does not exist`)
  // Routes that show a page in the same way share its slice.
  return sliced(page, `${layoutId} ${routePresentation(route)}`, (site) => {
    const layout = site.document('layout', layoutId)
    if (layout === undefined) throw new Error(`route ${id}: the layout ${layoutId} does not exist`)
    return pageSlice(page, layout, route, site)
  })
}

/** The part of a route that goes into the slice of its page. */
const routePresentation = memoize((route: RouteDocument): string => JSON.stringify([route.head, route.header]))

function address(object: string | undefined): string | undefined {
  return object === undefined ? undefined : `/r/${object}`
}

function contextOf(site: CompileSite): CompileContext {
  return newContext(site, 'site', 'site/site')
}

/** The paths of a route are the same objects as long as its document is. */
const pathsOf = memoize((route: RouteDocument): readonly CompiledPath[] => {
  const constraints: { [name: string]: string } = {}
  for (const [name, param] of Object.entries(route.params ?? {})) constraints[name] = constraintOf(param)
  return [{ path: route.path, params: {} }, ...(route.aliases ?? [])].map(({ path, params = {} }) => ({
    path,
    params,
    constraints,
    route: route.id,
    login: route.login === true,
    restricted: route.restricted === true,
  }))
})

/** Color of the browser's own bars while a skin without `color.ink` applies. */
const DEFAULT_INK = '#10111f'

function skinCss({ id, value: { tokens, scheme } }: CheckedDocument<'skin'>): string {
  const values = Object.entries(tokens).map(([token, value]) => `--${token.replaceAll('.', '-')}:${value}`)
  return `[data-skin="${id}"]{color-scheme:${scheme};${values.join(';')}}`
}

function frameAncestors(site: SiteDocument | undefined): readonly string[] {
  return [...(site?.containers.frameAncestors ?? [])].sort()
}
