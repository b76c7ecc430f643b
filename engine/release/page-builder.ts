/** Builds the pages of one language: reuses unchanged pages, and prerenders and stores the others. */
import type { CompiledLanguage, CompiledPath, CompiledSite, UnstyledSlice } from '../compile/site.ts'
import { canonical } from '../core/json.ts'
import type { PrerenderJob } from '../core/prerender.ts'
import type { HtmlEntry } from '../core/release.ts'
import { pathExpression } from '../core/route-path.ts'
import { writeSlice } from '../core/wire.ts'
import type { BuildCache, BuiltPage } from './build-cache.ts'
import { mapConcurrently } from './concurrency.ts'
import { hashOf } from './disk.ts'
import { type AddedStyles, hashesOf } from './page-style.ts'
import { inlineStyles, type PlayerBuild } from './player-build.ts'
import type { PublicAnswers } from './public-answers.ts'
import type { Prerenderer } from './prerender.ts'
import type { PrerenderedPage, PrerenderedPages } from './prerender-cache.ts'
import { prerenderJob } from './prerender-job.ts'
import type { Store } from './store.ts'

interface PageBuilderParts {
  readonly compiled: CompiledSite
  readonly build: PlayerBuild
  readonly prerenderer: Prerenderer
  readonly store: Store
  /** The instant to build for, milliseconds since 1970. */
  readonly at: number
  readonly onProgress: (line: string) => void
  readonly onProblem: (line: string) => void
  readonly cache: BuildCache
  readonly styles: AddedStyles
  /** Pages that earlier publishes have prerendered, by the hash of their job. */
  readonly prerendered: PrerenderedPages
  readonly answers: PublicAnswers
  /** Address of the web app manifest. */
  readonly manifest: string | undefined
  /** See `PublishRequest`. */
  readonly onlyPages?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
  /** True if the store has the object with all its siblings. */
  readonly isStored: (object: string) => boolean
}

interface PageTarget {
  readonly path: CompiledPath
  readonly slice: UnstyledSlice
}

/** Pages that are built concurrently. */
const CONCURRENCY = 16

export class PageBuilder {
  /** Pages of this release that were looked up or rendered, by the hash of their job. */
  readonly used = new Map<string, PrerenderedPage>()
  readonly #parts: PageBuilderParts
  readonly #total: number
  /** Number of pages between two progress reports: 25, or 1 % of a large site. */
  readonly #reportEvery: number
  #built = 0
  #rendered = 0

  constructor(parts: PageBuilderParts) {
    this.#parts = parts
    this.#total = parts.compiled.paths.length * parts.compiled.languages.length
    this.#reportEvery = Math.max(25, Math.ceil(this.#total / 100))
  }

  /** Builds the pages of one language, in the order of their paths. */
  async build(language: CompiledLanguage, sharedInputs: string): Promise<readonly BuiltPage[]> {
    const { compiled, cache, at, isStored, onlyPages, signal } = this.#parts
    const targets = targetsIn(compiled, language)
    const pages: BuiltPage[] = []
    const missing: number[] = []
    for (const [n, { path, slice }] of targets.entries()) {
      const page = cache.pages.get(slice)?.get(path)
      const isCurrent =
        page?.sharedInputs === sharedInputs && page.from <= at && at < page.until && isStored(page.entry.object)
      const isKept =
        page !== undefined &&
        onlyPages !== undefined &&
        isStored(page.entry.object) &&
        !isAmong(onlyPages, language.prefix, path)
      if (isCurrent || isKept) pages[n] = page
      else missing.push(n)
    }
    this.#built += targets.length - missing.length
    await mapConcurrently(missing, CONCURRENCY, async (n) => {
      signal?.throwIfAborted()
      const target = targets[n] as PageTarget
      const page = (pages[n] = await this.#buildPage(language, target, sharedInputs))
      const byPath = cache.pages.get(target.slice) ?? new WeakMap<CompiledPath, BuiltPage>()
      cache.pages.set(target.slice, byPath.set(target.path, page))
      if (++this.#built % this.#reportEvery === 0) this.#report()
    })
    return pages
  }

  #report(): void {
    const [built, total, rendered] = [this.#built, this.#total, this.#rendered].map((n) => n.toLocaleString('en'))
    this.#parts.onProgress(`Built ${built} of ${total} pages; ${rendered} of them were rendered.`)
  }

  async #buildPage(
    { language, locale, prefix, siteTitle, documentTexts }: CompiledLanguage,
    { path, slice }: PageTarget,
    sharedInputs: string,
  ): Promise<BuiltPage> {
    const { compiled, build, prerendered, isStored, styles } = this.#parts
    const wire = writeSlice({ ...slice, css: `/r/${await styles(slice.widgets)}` })
    const { job, last, next } = prerenderJob({ ...this.#parts, siteTitle, documentTexts, locale, prefix }, path, wire)
    const key = hashOf(canonical([build.build, job]))
    let rendered = this.used.get(key) ?? prerendered.get(key)
    if (rendered === undefined || !isStored(rendered.object))
      rendered = await this.#render(
        { ...job, css: inlineStyles(build, slice.widgets, compiled.skinCss) },
        `${prefix}${path.path} (${language})`,
      )
    this.used.set(key, rendered)
    const { object, styleHash } = rendered
    const entry: HtmlEntry = {
      object,
      styleHash,
      ...(last === undefined ? {} : { validFrom: last }),
      ...(next === undefined ? {} : { validUntil: next }),
    }
    const page = { path: path.path, language, slice, rendered }
    return { sharedInputs, from: last ?? -Infinity, until: next ?? Infinity, route: path.route, key, entry, page }
  }

  async #render(job: PrerenderJob, page: string): Promise<PrerenderedPage> {
    const { prerenderer, store, onProblem, answers } = this.#parts
    const values = new Map([...answers.values()].map(({ hash, value }) => [hash, value]))
    const { html, problems, ...reported } = await prerenderer.render(job, values)
    for (const problem of problems) onProblem(`${page}: ${problem}`)
    const object = await store.put(html, 'html')
    this.#rendered++
    return { object, styleHash: hashesOf(job.css), ...reported }
  }
}

/** Whether one of the addresses matches this path. */
function isAmong(addresses: readonly string[], prefix: string, { path, constraints }: CompiledPath): boolean {
  const expression = new RegExp(pathExpression(path, constraints))
  return addresses.some((address) => address.startsWith(prefix) && expression.test(address.slice(prefix.length) || '/'))
}

function targetsIn({ paths }: CompiledSite, { pages }: CompiledLanguage): readonly PageTarget[] {
  return paths.flatMap((path) => {
    const slice = pages.get(path.route)
    return slice === undefined ? [] : [{ path, slice }]
  })
}
