/**
 * Builds the files of a release from a compiled site. A page is prerendered once for each input, and stored by its
 * hash.
 */
import type { CompiledLanguage, CompiledPath, CompiledSite, UnstyledSlice } from '../compile/site.ts'
import { canonical } from '../core/json.ts'
import type { HtmlEntry, Release } from '../core/release.ts'
import { writeSlice } from '../core/wire.ts'
import { type StoredSlice, storeAppFiles } from './app-files.ts'
import { mapConcurrently } from './concurrency.ts'
import { type Disk, hashOf } from './disk.ts'
import { manifestOf } from './manifest.ts'
import { pageStyles } from './page-style.ts'
import type { PlayerBuild } from './player-build.ts'
import type { Prerenderer } from './prerender.ts'
import {
  withoutIdle,
  type PrerenderedPage,
  type PrerenderedPages,
  readPrerendered,
  writePrerendered,
} from './prerender-cache.ts'
import { prerenderJob, skinAt } from './prerender-job.ts'
import type { Store } from './store.ts'

export interface BuildRequest {
  readonly compiled: CompiledSite
  /** Object names of the images of all assets. */
  readonly images: Iterable<string>
  readonly build: PlayerBuild
  readonly prerenderer: Prerenderer
  readonly store: Store
  readonly siteDir: string
  /** The instant to build for, milliseconds since 1970. */
  readonly at: number
  /** Hash of the source documents. */
  readonly source: string
  readonly onProgress: (line: string) => void
  readonly disk: Disk
  readonly cache?: BuildCache
}

/** A page of a release: one address in one language. */
export interface PublishedPage {
  readonly path: string
  readonly language: string
  readonly slice: UnstyledSlice
  readonly rendered: PrerenderedPage
}

/** A page in one language as an earlier publish built it. */
interface BuiltPage {
  /** Hash of the inputs that all pages of the language share. */
  readonly frame: string
  /** The page is the same from `from` until `until`, milliseconds since 1970. */
  readonly from: number
  readonly until: number
  readonly route: string
  readonly key: string
  readonly entry: HtmlEntry
  readonly page: PublishedPage
}

/** Pages and slices of earlier publishes in this process. Unchanged ones are reused without reading them. */
export class BuildCache {
  readonly pages = new WeakMap<UnstyledSlice, WeakMap<CompiledPath, BuiltPage>>()
  readonly slices = new WeakMap<UnstyledSlice, StoredSlice>()
  prerendered: PrerenderedPages | undefined
  #objects: ReadonlySet<string> = new Set()
  #sorted: readonly string[] = []

  /**
   * `objects`, sorted. Most of them were in the previous release, so that the list is almost sorted and sorting it is
   * fast.
   */
  sorted(objects: ReadonlySet<string>): readonly string[] {
    const kept = this.#sorted.filter((object) => objects.has(object))
    const added = [...objects].filter((object) => !this.#objects.has(object))
    this.#objects = objects
    return (this.#sorted = [...kept, ...added].sort())
  }
}

export interface BuiltRelease {
  readonly release: Release
  readonly pages: readonly PublishedPage[]
  /** Stores the list of prerendered pages. If the process is killed before, the next one renders them again. */
  readonly remember: () => Promise<void>
}

/** Pages that are built concurrently. */
const CONCURRENCY = 16

export async function buildRelease(request: BuildRequest): Promise<BuiltRelease> {
  const { compiled, build, store, siteDir, disk, cache = new BuildCache() } = request
  const prerendered = (cache.prerendered ??= await readPrerendered(siteDir, disk))
  const used = new Map<string, PrerenderedPage>()
  const objects = new Set(request.images)
  const html: { [language: string]: { [path: string]: HtmlEntry } } = {}
  const routes: { [language: string]: string } = {}
  const styles = pageStyles(build, compiled.skinCss, store)
  const total = compiled.paths.length * compiled.languages.length
  let done = 0

  async function buildPage(
    { language, locale, siteTitle }: CompiledLanguage,
    path: CompiledPath,
    slice: UnstyledSlice,
    frame: string,
  ): Promise<BuiltPage> {
    const style = await styles(slice.widgets)
    const wire = writeSlice({ ...slice, css: `/r/${style.object}` })
    const { job, last, next } = prerenderJob({ ...request, siteTitle, locale }, path, wire)
    const key = hashOf(canonical([build.build, job]))
    let rendered = used.get(key) ?? prerendered.get(key)
    if (rendered === undefined || !has(rendered.object)) {
      const { html, ...reported } = await request.prerenderer.render({ ...job, css: style.css })
      rendered = {
        object: await store.put(html, 'html'),
        styleHash: style.hash,
        bytes: Buffer.byteLength(html),
        ...reported,
      }
      if (++done % 25 === 0) request.onProgress(`Prerendered ${done} of ${total} pages ...`)
    }
    used.set(key, rendered)
    const { object, styleHash } = rendered
    const entry = { object, styleHash, ...(next === undefined ? {} : { validUntil: next }) }
    const page = { path: path.path, language, slice, rendered }
    return { frame, from: last ?? -Infinity, until: next ?? Infinity, route: path.route, key, entry, page }
  }

  /** The pages of one language, in the order of their paths. */
  async function buildPages(language: CompiledLanguage, frame: string): Promise<readonly BuiltPage[]> {
    const targets = targetsIn(compiled, language)
    const pages: BuiltPage[] = []
    const missing: number[] = []
    for (const [n, { path, slice }] of targets.entries()) {
      const page = cache.pages.get(slice)?.get(path)
      const isCurrent =
        page?.frame === frame && page.from <= request.at && request.at < page.until && has(page.entry.object)
      if (isCurrent) pages[n] = page
      else missing.push(n)
    }
    await mapConcurrently(missing, CONCURRENCY, async (n) => {
      const { path, slice } = targets[n] as PageTarget
      const page = (pages[n] = await buildPage(language, path, slice, frame))
      const byPath = cache.pages.get(slice) ?? new WeakMap<CompiledPath, BuiltPage>()
      cache.pages.set(slice, byPath.set(path, page))
    })
    return pages
  }

  const has = await store.look()
  const pages = await mapConcurrently(compiled.languages, compiled.languages.length, async (language) => {
    const frame = frameOf(request, language)
    const built = await buildPages(language, frame)
    const failed = new Map<string, Set<string>>()
    const entries: { [path: string]: HtmlEntry } = (html[language.language] = {})
    for (const { route, entry, page } of built) {
      objects.add(entry.object)
      entries[page.path] = entry
      for (const node of page.rendered.failed) failed.set(route, (failed.get(route) ?? new Set()).add(node))
    }
    routes[language.language] = await storeAppFiles({
      language,
      frame,
      store,
      objects,
      failed,
      styles,
      slices: cache.slices,
    })
    return built
  })
  const all = pages.flat()
  return {
    release: manifestOf(compiled, {
      build: build.build,
      source: request.source,
      html,
      routes,
      objects: cache.sorted(objects),
    }),
    pages: all.map(({ page }) => page),
    async remember() {
      for (const { key, page } of all) used.set(key, page.rendered)
      cache.prerendered = withoutIdle(prerendered, used)
      await writePrerendered(siteDir, disk, cache.prerendered)
    },
  }
}

interface PageTarget {
  readonly path: CompiledPath
  readonly slice: UnstyledSlice
}

function targetsIn({ paths }: CompiledSite, { pages }: CompiledLanguage): readonly PageTarget[] {
  return paths.flatMap((path) => {
    const slice = pages.get(path.route)
    return slice === undefined ? [] : [{ path, slice }]
  })
}

/** Hash of the inputs that all pages of a language share: everything beside their slices and addresses. */
function frameOf({ compiled, build, at }: BuildRequest, { locale, siteTitle }: CompiledLanguage): string {
  const { skins, skinCss, icon, card } = compiled
  return hashOf(canonical([build.build, skins, skinAt(compiled, at), skinCss, locale, siteTitle, icon, card]))
}
