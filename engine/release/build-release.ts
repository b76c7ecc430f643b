/**
 * Builds the files of a release from a compiled site. A page is prerendered once for each distinct input, and stored by
 * the hash of its HTML.
 */
import type { CompiledLanguage, CompiledSite } from '../compile/site.ts'
import { canonical } from '../core/json.ts'
import type { HtmlEntry, Release } from '../core/release.ts'
import { storeAppFiles } from './app-files.ts'
import { BuildCache, type PublishedPage } from './build-cache.ts'
import { mapConcurrently } from './concurrency.ts'
import { type Disk, hashOf } from './disk.ts'
import { manifestOf } from './manifest.ts'
import { PageBuilder } from './page-builder.ts'
import { pageStyles, popupStyles } from './page-style.ts'
import type { PlayerBuild } from './player-build.ts'
import type { Prerenderer } from './prerender.ts'
import { hashOfAnswers, readPublicAnswers } from './public-answers.ts'
import { readPrerendered, withoutIdle, writePrerendered } from './prerender-cache.ts'
import { skinAt } from './prerender-job.ts'
import type { Store } from './store.ts'
import { webManifest } from './web-manifest.ts'

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
  /** Receives the problems found during rendering, one line each. */
  readonly onProblem: (line: string) => void
  readonly disk: Disk
  readonly cache?: BuildCache
  /** See `PublishRequest`. */
  readonly onlyPages?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
}

export interface BuiltRelease {
  readonly release: Release
  readonly pages: readonly PublishedPage[]
  /**
   * Stores the list of prerendered pages. If the process is killed before this, the next process renders the pages
   * again.
   */
  readonly remember: () => Promise<void>
}

export async function buildRelease(request: BuildRequest): Promise<BuiltRelease> {
  const { compiled, build, store, siteDir, disk, cache = new BuildCache() } = request
  const prerendered = (cache.prerendered ??= await readPrerendered(siteDir, disk))
  const objects = new Set(request.images)
  const html: { [language: string]: { [path: string]: HtmlEntry } } = {}
  const routes: { [language: string]: string } = {}
  const styles = pageStyles(build, compiled.skinCss, store)
  const stylesOfPopups = popupStyles(build, store)
  const { answers } = await readPublicAnswers(siteDir, disk)
  const text = webManifest(compiled)
  const manifest = text === undefined ? undefined : `/r/${await store.put(text, 'webmanifest')}`
  if (manifest !== undefined) objects.add(manifest.slice('/r/'.length))
  const builder = new PageBuilder({
    ...request,
    manifest,
    cache,
    styles,
    prerendered,
    answers,
    isStored: await store.look(),
  })

  const pages = await mapConcurrently(compiled.languages, compiled.languages.length, async (language) => {
    const sharedInputs = sharedInputsOf(request, language, [hashOfAnswers(answers), manifest])
    const built = await builder.build(language, sharedInputs)
    const failed = new Map<string, Set<string>>()
    const entries: { [path: string]: HtmlEntry } = (html[language.language] = {})
    for (const { route, entry, page } of built) {
      objects.add(entry.object)
      entries[page.path] = entry
      for (const node of page.rendered.failed) failed.set(route, (failed.get(route) ?? new Set()).add(node))
    }
    routes[language.language] = await storeAppFiles({
      language,
      sharedInputs,
      store,
      objects,
      failed,
      styles,
      popupStyles: stylesOfPopups,
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
      for (const { key, page } of all) builder.used.set(key, page.rendered)
      cache.prerendered = withoutIdle(prerendered, builder.used)
      await writePrerendered(siteDir, disk, cache.prerendered)
    },
  }
}

/** Hash of the inputs that all pages of a language share: everything except the slices and addresses of the pages. */
function sharedInputsOf(
  { compiled, build, at }: BuildRequest,
  language: CompiledLanguage,
  further: readonly (string | undefined)[],
): string {
  const { skins, skinCss, policy, icon, touchIcon, card, origin, notFound } = compiled
  const { locale, prefix, siteTitle, documentTexts } = language
  const addresses = compiled.languageAddresses ? compiled.languages.map((one) => [one.language, one.locale.tag]) : []
  return hashOf(
    canonical([
      [build.build, skins, skinAt(compiled, at), skinCss, locale, siteTitle, policy, icon, touchIcon, card],
      [prefix, addresses, origin, notFound, documentTexts, ...further.map((one) => one ?? '')],
    ]),
  )
}
