/** All documents become slices, apps and style, in every language. */
import { type Json, type JsonObject, isObject } from '../../core/json.ts'
import type { App, Rule, Slice } from '../../core/slice.ts'
import type { Image } from '../../widget.ts'
import type { PlayerBuild } from '../build.ts'
import type { Store } from '../store.ts'
import { compileApp, constraintOf, redirectTarget } from './app.ts'
import { type Catalogue, type CheckedDocument, type CompileContext, type CompileSite, newCollected } from './context.ts'
import { compileExprText } from './head.ts'
import { condition } from './rule.ts'
import { pageSlice, popupSlice } from './slice.ts'

export interface CompiledSkin {
  readonly id: string
  readonly scheme: 'dark' | 'light'
  readonly priority: number
  readonly when: Rule | undefined
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
  readonly pages: ReadonlyMap<string, Omit<Slice, 'css'>>
  readonly popups: ReadonlyMap<string, Omit<Slice, 'css'>>
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
  readonly assets: readonly string[]
  /** Route of the page that unknown addresses get. */
  readonly notFound: string
  readonly icon: string | undefined
  readonly card: string | undefined
}

export interface CompileRequest {
  readonly documents: readonly CheckedDocument[]
  readonly assets: ReadonlyMap<string, Uint8Array>
  readonly catalogue: Catalogue
  readonly build: PlayerBuild
  readonly store: Store
}

export async function compileSite({ documents, assets, catalogue, build, store }: CompileRequest): Promise<CompiledSite> {
  const byKind = new Map<string, CheckedDocument[]>()
  for (const document of documents) {
    const list = byKind.get(document.kind)
    if (list === undefined) byKind.set(document.kind, [document])
    else list.push(document)
  }
  for (const list of byKind.values()) list.sort((a, b) => (a.id < b.id ? -1 : 1))
  const all = (kind: string): readonly CheckedDocument[] => byKind.get(kind) ?? []
  const byId = new Map(documents.map((document) => [`${document.kind}/${document.id}`, document]))
  const find = (kind: string, id: string): CheckedDocument | undefined => byId.get(`${kind}/${id}`)
  const settings = find('site', 'site')?.value ?? {}
  const files = await putAssets(all('asset'), assets, store)

  const defaultLanguage = (settings.defaultLanguage as string | undefined) ?? 'en'
  const languages = (settings.languages as readonly string[] | undefined) ?? [defaultLanguage]
  const timeZone = (settings.timeZone as string | undefined) ?? 'Asia/Manila'
  const siteFor = (language: string): CompileSite => {
    const site: CompileSite = {
      language,
      defaultLanguage,
      timeZone,
      catalogue,
      document: find,
      documents: all,
      asset(id) {
        const file = files.get(id)
        const asset = find('asset', id)
        if (file === undefined || asset === undefined) return undefined
        const alt = asset.value.alt === undefined ? '' : compileExprText(asset.value.alt as Json, contextOf(site))
        return { src: `/r/${file}`, width: asset.value.width as number, height: asset.value.height as number, alt } satisfies Image
      },
    }
    return site
  }
  const english = contextOf(siteFor(defaultLanguage))
  const routes = all('route')
  return {
    languages: languages.map((language) => compileLanguage(siteFor(language), build)),
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
    skins: all('skin').map((skin) => ({
      id: skin.id,
      scheme: skin.value.scheme === 'light' ? 'light' : 'dark',
      priority: (skin.value.priority as number | undefined) ?? 0,
      when: condition(skin.value, english),
      ink: String((isObject(skin.value.tokens) ? skin.value.tokens['color.ink'] : undefined) ?? '#10111f'),
    })),
    skinCss: all('skin')
      .map((skin) => skinCss(skin))
      .join(''),
    assets: [...files.values()],
    notFound: (settings.notFound as string | undefined) ?? 'not-found',
    icon: files.has('app-icon') ? `/r/${files.get('app-icon')}` : undefined,
    card: files.has('share-card') ? `/r/${files.get('share-card')}` : undefined,
  }
}

function contextOf(site: CompileSite): CompileContext {
  return { site, args: {}, items: {}, address: ['site'], collected: newCollected() }
}

async function putAssets(
  documents: readonly CheckedDocument[],
  assets: ReadonlyMap<string, Uint8Array>,
  store: Store,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const document of documents) {
    const file = document.value.file as string
    const path = [...assets.keys()].find((one) => one === file || one.endsWith(`/files/${file}`) || one.endsWith(`/${file}`))
    const bytes = path === undefined ? undefined : assets.get(path)
    if (bytes !== undefined) files.set(document.id, await store.put(bytes, file.slice(file.lastIndexOf('.') + 1)))
  }
  return files
}

function compileLanguage(site: CompileSite, build: PlayerBuild): CompiledLanguage {
  const settings = site.document('site', 'site')?.value ?? {}
  const pages = new Map<string, Omit<Slice, 'css'>>()
  const cache = new Map<string, Omit<Slice, 'css'>>()
  for (const route of site.documents('route')) {
    if (typeof route.value.page !== 'string') continue
    const page = site.document('page', route.value.page)
    const layout = site.document(
      'layout',
      (route.value.layout as string | undefined) ?? (settings.layoutDefault as string | undefined) ?? 'main',
    )
    if (page === undefined || layout === undefined) throw new Error(`route ${route.id}: its page or layout is missing`)
    const key = JSON.stringify([page.id, layout.id, route.value.head, route.value.header])
    const slice = cache.get(key) ?? pageSlice(page, layout, route.value, site)
    cache.set(key, slice)
    pages.set(route.id, slice)
  }
  const popups = new Map(site.documents('popup').map((popup) => [popup.id, popupSlice(popup, site)]))
  const title = settings.title as Json | undefined
  return {
    language: site.language,
    pages,
    popups,
    app: (sliceOf, popupOf) => compileApp(site, { sliceOf, popupSlice: popupOf, chunks: build.chunks }),
    siteTitle: typeof title === 'string' ? title : compileExprText(title, contextOf(site)),
  }
}

function pathsOf(route: JsonObject): readonly CompiledPath[] {
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
}

function skinCss(skin: CheckedDocument): string {
  const tokens = isObject(skin.value.tokens) ? Object.entries(skin.value.tokens) : []
  const values = tokens.map(([token, value]) => `--${token.replaceAll('.', '-')}:${String(value)}`)
  return `[data-skin="${skin.id}"]{color-scheme:${skin.value.scheme === 'light' ? 'light' : 'dark'};${values.join(';')}}`
}

function frameAncestors(settings: JsonObject): readonly string[] {
  const list = isObject(settings.containers) ? settings.containers.frameAncestors : undefined
  return Array.isArray(list) ? list.map(String).sort() : []
}
