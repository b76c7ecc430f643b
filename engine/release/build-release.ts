/** Compiled pages become files: prerendered once for the same input, stored by hash, listed in a manifest. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { canonical } from '../core/json.ts'
import type { HtmlEntry, PathPattern, PathRedirect, Release } from '../core/release.ts'
import { pathExpression, pathRank } from '../core/route-path.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { Directory, Item, Plan, Rule, Slice } from '../core/slice.ts'
import { dayIn } from '../core/format.ts'
import { type PlayerBuild, styleOf } from './player-build.ts'
import { boundariesAround } from '../compile/rule.ts'
import type { UnstyledSlice, CompiledLanguage, CompiledPath, CompiledSite } from '../compile/site.ts'
import { type Disk, hashOf, writeWhole } from './disk.ts'
import { cachedJson } from '../memo/cached-json.ts'
import { mapConcurrently } from './concurrency.ts'
import type { Prerenderer } from './prerender.ts'
import type { Store } from './store.ts'

export interface BuildRequest {
  readonly compiled: CompiledSite
  /** Object names of the images of all assets. */
  readonly images: Iterable<string>
  readonly build: PlayerBuild
  readonly prerenderer: Prerenderer
  readonly store: Store
  readonly siteDir: string
  readonly at: number
  readonly source: string
  readonly onProgress: (line: string) => void
  readonly disk: Disk
  /** What earlier publishes into the same folder have left. */
  readonly cache?: BuildCache
}

/** What one address costs in one language. */
export interface PageCost {
  readonly path: string
  readonly language: string
  readonly html: number
  readonly widgets: readonly string[]
  /** What went wrong while it was prerendered: each of these nodes shows its fallback. */
  readonly problems: readonly string[]
}

export interface PrerenderedPage {
  readonly object: string
  readonly styleHash: string
  readonly failed: readonly string[]
  readonly problems: readonly string[]
  readonly bytes: number
  /** The budgets that it was found to keep to. */
  within?: string
  /** Publishes since it was last part of a release. */
  readonly idle?: number
}

/** Publishes for which a page that is not shown any more is remembered: undoing a change renders nothing. */
const REMEMBERED = 10
/** Pages and files in the making at the same time. */
const CONCURRENCY = 16

/** One page in one language as an earlier publish made it. */
interface BuiltPage {
  /** All that it was made with beside its slice and its address. */
  readonly frame: string
  /** Moments at which it is the same: from the last change by the clock up to the next. */
  readonly from: number
  readonly until: number
  readonly key: string
  readonly rendered: PrerenderedPage
  readonly entry: HtmlEntry
  readonly cost: PageCost
}

/** A slice as it was put last. */
interface StoredSlice {
  /** All that it was put with beside what is in it. */
  readonly frame: string
  readonly failed: string
  readonly style: string
  readonly object: string
}

/** What a publishing process knows of the pages it made: what was not made again is not even looked at. */
export class BuildCache {
  readonly made = new WeakMap<UnstyledSlice, WeakMap<CompiledPath, BuiltPage>>()
  readonly slices = new WeakMap<UnstyledSlice, StoredSlice>()
  prerendered: Prerendered | undefined
  #objects: ReadonlySet<string> = new Set()
  #inOrder: readonly string[] = []

  /** `objects` in their order. Most of them stood in the last one, and what is in order already is sorted in one pass. */
  inOrder(objects: ReadonlySet<string>): readonly string[] {
    const stayed = this.#inOrder.filter((object) => objects.has(object))
    const come = [...objects].filter((object) => !this.#objects.has(object))
    this.#objects = objects
    return (this.#inOrder = [...stayed, ...come].sort())
  }
}

export interface BuiltRelease {
  readonly release: Release
  readonly pages: readonly PageCost[]
  readonly rendered: readonly PrerenderedPage[]
  /** Writes down what was prerendered. Whoever dies before renders again. */
  readonly remember: () => Promise<void>
}

export async function buildRelease(request: BuildRequest): Promise<BuiltRelease> {
  const { compiled, build, store, siteDir, disk: on, cache = new BuildCache(), prerenderer } = request
  const prerendered = (cache.prerendered ??= await readPrerendered(siteDir, on))
  const used = new Map<string, PrerenderedPage>()
  const objects = new Set(request.images)
  const html: { [language: string]: { [path: string]: HtmlEntry } } = {}
  const routes: { [language: string]: string } = {}
  const total = compiled.paths.length * compiled.languages.length
  const styles = stylesOf(request)
  const has = await store.look()
  let done = 0

  async function make(
    { language, siteTitle }: CompiledLanguage,
    path: CompiledPath,
    bare: UnstyledSlice,
    frame: string,
  ): Promise<BuiltPage> {
    const style = await styles(bare.widgets)
    const { job, last, next } = jobFor(request, siteTitle, path, { ...bare, css: `/r/${style.object}` })
    const key = hashOf(canonical([build.build, job]))
    let rendered = used.get(key) ?? prerendered.get(key)
    if (rendered === undefined || !has(rendered.object)) {
      const answer = await prerenderer.render({ ...job, css: style.css })
      const object = await store.put(answer.html, 'html')
      rendered = {
        object,
        styleHash: style.hash,
        failed: answer.failed,
        problems: answer.problems,
        bytes: Buffer.byteLength(answer.html),
      }
      if (++done % 25 === 0) request.onProgress(`Prerendered ${done} of ${total} pages …`)
    }
    used.set(key, rendered)
    const { object, styleHash, bytes, problems } = rendered
    const entry = { object, styleHash, ...(next === undefined ? {} : { validUntil: next }) }
    const cost = { path: path.path, language, html: bytes, widgets: bare.widgets, problems }
    return { frame, from: last ?? -Infinity, until: next ?? Infinity, key, rendered, entry, cost }
  }

  const pages = await mapConcurrently(compiled.languages, compiled.languages.length, async (language) => {
    const frame = frameOf(request, language)
    const shown = compiled.paths.flatMap((path) => {
      const slice = language.pages.get(path.route)
      return slice === undefined ? [] : [{ path, slice }]
    })
    const all: BuiltPage[] = []
    const missing: number[] = []
    shown.forEach(({ path, slice }, n) => {
      const before = cache.made.get(slice)?.get(path)
      const isSame = before?.frame === frame && before.from <= request.at && request.at < before.until
      if (before !== undefined && isSame && has(before.entry.object)) all[n] = before
      else missing.push(n)
    })
    await mapConcurrently(missing, CONCURRENCY, async (n) => {
      const { path, slice } = shown[n] as (typeof shown)[number]
      const made = await make(language, path, slice, frame)
      const byPath = cache.made.get(slice) ?? new WeakMap<CompiledPath, BuiltPage>()
      byPath.set(path, made)
      cache.made.set(slice, byPath)
      all[n] = made
    })
    const failed = new Map<string, Set<string>>()
    const entries: { [path: string]: HtmlEntry } = (html[language.language] = {})
    shown.forEach(({ path }, n) => {
      const { entry, rendered } = all[n] as BuiltPage
      objects.add(entry.object)
      entries[path.path] = entry
      if (rendered.failed.length === 0) return
      const nodes = failed.get(path.route) ?? new Set<string>()
      for (const node of rendered.failed) nodes.add(node)
      failed.set(path.route, nodes)
    })
    routes[language.language] = await putApp(language, frame, store, objects, failed, styles, cache)
    return all
  })
  return {
    release: manifest(request, html, routes, cache.inOrder(objects)),
    pages: pages.flatMap((all) => all.map(({ cost }) => cost)),
    rendered: pages.flatMap((all) => all.map(({ rendered }) => rendered)),
    remember: async () => {
      for (const { key, rendered } of pages.flat()) used.set(key, rendered)
      cache.prerendered = aged(prerendered, used)
      await writeWhole(on, prerenderedPath(siteDir), JSON.stringify(Object.fromEntries(cache.prerendered)))
    },
  }
}

interface PageStyle {
  readonly css: string
  readonly object: string
  readonly hash: string
}

type Styles = (widgets: readonly string[]) => Promise<PageStyle>

/** Styles of pages, each put once for all pages with the same widgets. */
function stylesOf({ compiled, build, store }: BuildRequest): Styles {
  const styles = new Map<string, Promise<PageStyle>>()
  return (widgets) => {
    const key = widgets.join(' ')
    const before = styles.get(key)
    if (before !== undefined) return before
    const css = styleOf(build, widgets, compiled.skinCss)
    const style = store.put(css, 'css').then((object) => ({ css, object, hash: styleHash(css) }))
    styles.set(key, style)
    return style
  }
}

/** All that goes into a page in `language` beside its slice and its address. */
function frameOf({ compiled, build, at }: BuildRequest, language: CompiledLanguage): string {
  const { skins, skinCss, timeZone, icon, card } = compiled
  return hashOf(canonical([build.build, skins, skinAt(compiled, at), skinCss, timeZone, language.siteTitle, icon, card]))
}

/** What the prerenderer gets beside the style, which the slice names by its hash. The clock stands at the last boundary that has passed, so that equal pages are equal bytes. */
function jobFor(request: BuildRequest, siteTitle: string, path: CompiledPath, slice: Slice) {
  const { compiled, build, at } = request
  const rules = compiled.skins.flatMap((skin) => (skin.when === undefined ? [] : [skin.when]))
  collectRules(slice.root, rules)
  const { last, next } = boundariesAround(rules, at)
  const fixed = !path.path.includes('{')
  const job = {
    seed: {
      slice,
      route: { id: path.route, ...(fixed ? { path: path.path } : {}), params: path.params, login: path.login, restricted: path.restricted },
      at: last ?? 0,
      timeZone: compiled.timeZone,
    },
    skin: skinAt(compiled, at),
    build: build.build,
    boot: build.boot,
    chunks: [...new Set([build.entry, ...build.base, ...slice.widgets.flatMap((widget) => build.chunks[widget] ?? [])])],
    siteTitle,
    icon: compiled.icon,
    card: compiled.card,
  }
  return { job, last, next }
}

function collectRules(item: Item, rules: Rule[]): void {
  if ('outlet' in item) return collectRules(item.outlet, rules)
  if ('of' in item) return item.of.forEach((one) => collectRules(one, rules))
  const plan: Plan = item
  if (plan.c !== undefined) rules.push(plan.c)
  for (const expr of Object.values(plan.b ?? {})) collectRulesOf(expr, rules)
  for (const list of Object.values(plan.s ?? {})) for (const one of list) collectRules(one, rules)
}

/** Rules inside a value: of its conditions, and of the rows of its tables. */
function collectRulesOf(expr: unknown, rules: Rule[]): void {
  if (typeof expr !== 'object' || expr === null) return
  if (Array.isArray(expr)) {
    if (expr[0] === '=') return
    if (expr[0] === 'if') rules.push(expr[1] as Rule)
    if (expr[0] === 'rows') rules.push(...(expr[1] as readonly (readonly [Rule, unknown])[]).map(([rule]) => rule))
  }
  for (const part of Object.values(expr)) collectRulesOf(part, rules)
}

/** The skin that nobody in particular wears at this moment: facts of people are unknown, so only clock rules count. */
function skinAt(compiled: CompiledSite, at: number): { id: string; scheme: 'dark' | 'light'; ink: string } {
  const read = (fact: string): unknown => (fact === 'clock.now' ? at : fact === 'clock.today' ? dayIn(at, compiled.timeZone) : undefined)
  const types = { 'clock.now': 't', 'clock.today': 's' } as const
  const fit = compiled.skins
    .filter((skin) => skin.when === undefined || compileRule(skin.when, types).test(read) === TRUE)
    .sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1))
  const { id, scheme, ink } = fit[0] ?? { id: 'night', scheme: 'dark' as const, ink: '#10111f' }
  return { id, scheme, ink }
}

async function putApp(
  language: CompiledLanguage,
  frame: string,
  store: Store,
  objects: Set<string>,
  failed: ReadonlyMap<string, ReadonlySet<string>>,
  styles: Styles,
  { slices }: BuildCache,
): Promise<string> {
  const has = await store.look()
  const put = async (slice: UnstyledSlice, nodes: string): Promise<StoredSlice> => {
    const { object: style } = await styles(slice.widgets)
    const named = nodes === '' ? {} : { failed: nodes.split(' ') }
    const object = await store.put(canonical({ ...slice, css: `/r/${style}`, ...named }), 'json')
    const done = { frame, failed: nodes, style, object }
    slices.set(slice, done)
    return done
  }
  const putAll = async (
    list: ReadonlyMap<string, UnstyledSlice>,
    nodesOf: (id: string) => string,
  ): Promise<ReadonlyMap<string, string>> => {
    const addresses = new Map<string, string>()
    const missing: (readonly [id: string, slice: UnstyledSlice])[] = []
    const take = (id: string, { style, object }: StoredSlice): void => {
      objects.add(style).add(object)
      addresses.set(id, object)
    }
    for (const [id, slice] of list) {
      const before = slices.get(slice)
      if (before?.frame === frame && before.failed === nodesOf(id) && has(before.style) && has(before.object)) take(id, before)
      else missing.push([id, slice])
    }
    await mapConcurrently(missing, CONCURRENCY, async ([id, slice]) => take(id, await put(slice, nodesOf(id))))
    return addresses
  }
  const bySlice = await putAll(language.pages, (route) => (failed.size === 0 ? '' : [...(failed.get(route) ?? [])].sort().join(' ')))
  const popups = await putAll(language.popups, () => '')
  const app = language.app(
    (route) => (bySlice.has(route) ? `/r/${bySlice.get(route)}` : undefined),
    (popup) => `/r/${popups.get(popup)}`,
  )
  const { routes, popups: plans, notFound, ...rest } = app
  const restObject = await store.put(cachedJson(rest), 'json')
  const directory: Directory = { routes, popups: plans, notFound, rest: `/r/${restObject}` }
  const object = await store.put(cachedJson(directory), 'json')
  objects.add(restObject).add(object)
  return object
}

function manifest(request: BuildRequest, html: Release['html'], routes: Release['routes'], objects: readonly string[]): Release {
  const { compiled, build } = request
  const open = compiled.paths.filter((path) => path.path.includes('{'))
  const patterns: PathPattern[] = open
    .sort((a, b) => (pathRank(a.path) < pathRank(b.path) ? -1 : 1))
    .map((path) => ({ pattern: pathExpression(path.path, path.constraints), path: path.path }))
  const redirects: PathRedirect[] = compiled.redirects.map(({ path, constraints, to, carryQuery }) => {
    const names = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, name]) => name)
    return {
      pattern: pathExpression(path, constraints),
      to: to.replace(/\{(\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`),
      carryQuery,
    }
  })
  return {
    build: build.build,
    languages: compiled.languages.map(({ language }) => language),
    defaultLanguage: compiled.defaultLanguage,
    frameAncestors: compiled.frameAncestors,
    source: request.source,
    html,
    patterns,
    redirects,
    notFound: compiled.paths.find((path) => path.route === compiled.notFound)?.path ?? '/',
    routes,
    objects,
  }
}

function styleHash(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`
}

/** What was prerendered before, by input: an unchanged page is not rendered again. */
type Prerendered = ReadonlyMap<string, PrerenderedPage>

function prerenderedPath(siteDir: string): string {
  return join(siteDir, 'prerendered.json')
}

async function readPrerendered(siteDir: string, on: Disk): Promise<Prerendered> {
  const path = prerenderedPath(siteDir)
  if (!(await on.exists(path))) return new Map()
  try {
    return new Map(Object.entries(JSON.parse((await on.read(path)).toString('utf8')) as { [key: string]: PrerenderedPage }))
  } catch {
    // A broken memory only costs time: every page is rendered again.
    return new Map()
  }
}

/** What was used now, and what was used not too long ago. */
function aged(before: Prerendered, used: Prerendered): Prerendered {
  const now = new Map<string, PrerenderedPage>()
  for (const [key, { idle: _idle, ...value }] of used) now.set(key, value)
  for (const [key, value] of before) {
    const idle = (value.idle ?? 0) + 1
    if (!used.has(key) && idle <= REMEMBERED) now.set(key, { ...value, idle })
  }
  return now
}
