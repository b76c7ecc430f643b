/** Compiled pages become files: prerendered once for the same input, stored by hash, listed in a manifest. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { canonical } from '../core/json.ts'
import type { HtmlEntry, PathPattern, PathRedirect, Release } from '../core/release.ts'
import { pathExpression, pathRank } from '../core/route-path.ts'
import { compileRule, TRUE } from '../core/rule.ts'
import type { Item, Plan, Slice } from '../core/slice.ts'
import { dayIn } from '../core/format.ts'
import { type PlayerBuild, styleOf } from './build.ts'
import { boundaries } from './compile/rule.ts'
import type { CompiledLanguage, CompiledPath, CompiledSite } from './compile/site.ts'
import { type Disk, hashOf, writeWhole } from './disk.ts'
import { openPrerenderer, type Prerenderer } from './prerender.ts'
import type { Store } from './store.ts'

export interface AssembleRequest {
  readonly compiled: CompiledSite
  readonly build: PlayerBuild
  readonly buildDir: string
  readonly store: Store
  readonly siteDir: string
  readonly at: number
  readonly source: string
  readonly say: (line: string) => void
  readonly on: Disk
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

interface Rendered {
  readonly object: string
  readonly styleHash: string
  readonly failed: readonly string[]
  readonly problems: readonly string[]
  readonly bytes: number
  /** Publishes since it was last part of a release. */
  readonly idle?: number
}

/** Publishes for which a page that is not shown any more is remembered: undoing a change renders nothing. */
const REMEMBERED = 10

export async function assemble(request: AssembleRequest): Promise<{ readonly release: Release; readonly pages: readonly PageCost[] }> {
  const { compiled, build, store, siteDir, on } = request
  const memory = await openMemory(siteDir, on)
  let prerenderer: Prerenderer | undefined
  const objects = new Set(compiled.assets)
  const html: { [language: string]: { [path: string]: HtmlEntry } } = {}
  const routes: { [language: string]: string } = {}
  const pages: PageCost[] = []
  const total = compiled.paths.length * compiled.languages.length
  let done = 0
  try {
    for (const language of compiled.languages) {
      const failed = new Map<string, Set<string>>()
      const entries: { [path: string]: HtmlEntry } = (html[language.language] = {})
      for (const path of compiled.paths) {
        const slice = language.pages.get(path.route)
        if (slice === undefined) continue
        const css = styleOf(build, slice.widgets, compiled.skinCss)
        const styleObject = await store.put(css, 'css')
        objects.add(styleObject)
        const { job, validUntil } = jobFor(request, language, path, { ...slice, css: `/r/${styleObject}` }, css)
        const key = hashOf(canonical([build.build, job]))
        let rendered = memory.get(key)
        if (rendered === undefined || !(await on.exists(join(siteDir, 'objects', rendered.object)))) {
          prerenderer ??= openPrerenderer(request.buildDir)
          const answer = await prerenderer.render(job)
          const object = await store.put(answer.html, 'html')
          rendered = {
            object,
            styleHash: styleHash(css),
            failed: answer.failed,
            problems: answer.problems,
            bytes: Buffer.byteLength(answer.html),
          }
        }
        memory.keep(key, rendered)
        objects.add(rendered.object)
        entries[path.path] = { object: rendered.object, styleHash: rendered.styleHash, ...(validUntil === undefined ? {} : { validUntil }) }
        const known = failed.get(path.route) ?? new Set<string>()
        for (const node of rendered.failed) known.add(node)
        failed.set(path.route, known)
        pages.push({
          path: path.path,
          language: language.language,
          html: rendered.bytes,
          widgets: slice.widgets,
          problems: rendered.problems,
        })
        if (++done % 25 === 0) request.say(`Prerendered ${done} of ${total} pages …`)
      }
      routes[language.language] = await putApp(language, compiled, build, store, objects, failed)
    }
  } finally {
    prerenderer?.close()
  }
  await memory.save()
  return { release: manifest(request, html, routes, objects), pages }
}

/** What the prerenderer gets. The clock stands at the last boundary that has passed, so that equal pages are equal bytes. */
function jobFor(request: AssembleRequest, language: CompiledLanguage, path: CompiledPath, slice: Slice, css: string) {
  const { compiled, build, at } = request
  const found: number[] = []
  collectBoundaries(slice.root, found)
  for (const skin of compiled.skins) if (skin.when !== undefined) boundaries(skin.when, 0, found)
  const passed = Math.max(0, ...found.filter((instant) => instant <= at))
  const next = Math.min(...found.filter((instant) => instant > at))
  const fixed = !path.path.includes('{')
  const job = {
    seed: {
      slice,
      route: { id: path.route, ...(fixed ? { path: path.path } : {}), params: path.params, login: path.login, restricted: path.restricted },
      at: passed,
      timeZone: compiled.timeZone,
    },
    css,
    skin: skinAt(compiled, at),
    build: build.build,
    boot: build.boot,
    chunks: [...new Set([build.entry, ...build.base, ...slice.widgets.flatMap((widget) => build.chunks[widget] ?? [])])],
    siteTitle: language.siteTitle,
    icon: compiled.icon,
    card: compiled.card,
  }
  return { job, validUntil: Number.isFinite(next) ? next : undefined }
}

function collectBoundaries(item: Item, found: number[]): void {
  if ('outlet' in item) return collectBoundaries(item.outlet, found)
  if ('of' in item) return item.of.forEach((one) => collectBoundaries(one, found))
  const plan: Plan = item
  if (plan.c !== undefined) boundaries(plan.c, 0, found)
  for (const list of Object.values(plan.s ?? {})) for (const one of list) collectBoundaries(one, found)
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
  compiled: CompiledSite,
  build: PlayerBuild,
  store: Store,
  objects: Set<string>,
  failed: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string> {
  const put = async (slice: Omit<Slice, 'css'>, nodes: readonly string[]): Promise<string> => {
    const style = await store.put(styleOf(build, slice.widgets, compiled.skinCss), 'css')
    const object = await store.put(canonical({ ...slice, css: `/r/${style}`, ...(nodes.length === 0 ? {} : { failed: nodes }) }), 'json')
    objects.add(style).add(object)
    return `/r/${object}`
  }
  const bySlice = new Map<string, string>()
  for (const [route, slice] of language.pages) bySlice.set(route, await put(slice, [...(failed.get(route) ?? [])].sort()))
  const popups = new Map<string, string>()
  for (const [id, slice] of language.popups) popups.set(id, await put(slice, []))
  const app = language.app(
    (route) => bySlice.get(route),
    (popup) => popups.get(popup) ?? '',
  )
  const object = await store.put(canonical(app), 'json')
  objects.add(object)
  return object
}

function manifest(request: AssembleRequest, html: Release['html'], routes: Release['routes'], objects: ReadonlySet<string>): Release {
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
    objects: [...objects].sort(),
  }
}

function styleHash(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`
}

/** What was prerendered before, by input: an unchanged page is not rendered again. */
async function openMemory(siteDir: string, on: Disk) {
  const path = join(siteDir, 'prerendered.json')
  const before = new Map<string, Rendered>()
  const kept = new Map<string, Rendered>()
  if (await on.exists(path)) {
    try {
      for (const [key, value] of Object.entries(JSON.parse((await on.read(path)).toString('utf8')) as { [key: string]: Rendered }))
        before.set(key, value)
    } catch {
      // A broken memory only costs time: every page is rendered again.
    }
  }
  return {
    get: (key: string) => before.get(key),
    keep: (key: string, { idle: _idle, ...value }: Rendered) => kept.set(key, value),
    save() {
      const older = [...before]
        .filter(([key, { idle = 0 }]) => !kept.has(key) && idle < REMEMBERED)
        .map(([key, value]) => [key, { ...value, idle: (value.idle ?? 0) + 1 }] as const)
      return writeWhole(on, path, JSON.stringify(Object.fromEntries([...kept, ...older])))
    },
  }
}
