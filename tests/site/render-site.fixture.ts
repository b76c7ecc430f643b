/** Prerenders every page of a site in every language, as publishing does, without a store. */
import { writeSlice } from '../../engine/core/wire.ts'
import type { PrerenderResult } from '../../engine/core/prerender.ts'
import type { PublicAnswers } from '../../engine/release/public-answers.ts'
import type { PlayerBuild } from '../../engine/release/player-build.ts'
import { prerenderJob } from '../../engine/release/prerender-job.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { prerender } from '../../player/prerender.tsx'

export interface RenderedPage {
  readonly route: string
  /** The path with the prefix of the language. Parameters are not filled in: the path contains their names. */
  readonly path: string
  readonly language: string
  readonly html: string
  /** Messages about nodes that could not be rendered, and problems that widgets reported. */
  readonly failures: readonly string[]
}

const build: PlayerBuild = {
  build: 'b',
  boot: 'boot.js',
  entry: 'entry.js',
  base: [],
  chunks: { GameShelf: ['games.js'], LaunchCover: ['launch.js'] },
  session: { base: ['session.js'], areas: ['areas.js'], calls: { games: 'calls-games.js', live: 'calls-live.js' } },
  css: { base: '', widgets: {} },
}

/** Prerenders one page in English, with public answers. */
export async function renderPage(
  workspace: Workspace,
  address: string,
  answers: PublicAnswers,
): Promise<Pick<PrerenderResult, 'html' | 'problems'>> {
  const compiled = workspace.compile({ assetName: (id) => `${id.replaceAll('/', '-')}.svg` })
  const [english] = compiled.languages
  const path = compiled.paths.find((one) => one.path === address)
  const slice = path && english?.pages.get(path.route)
  if (english === undefined || path === undefined || slice === undefined) throw new Error(`there is no page ${address}`)
  const wire = writeSlice({ ...slice, css: '' })
  const { job } = prerenderJob({ ...english, compiled, build, at: 0, answers }, path, wire)
  const values = new Map([...answers.values()].map(({ hash, value }) => [hash, value]))
  const shown = Object.entries(job.answers ?? {}).map(([source, hash]) => [source, values.get(hash) ?? null] as const)
  return await prerender({ ...job, css: [] }, Object.fromEntries(shown))
}

/** @param isWanted selects the pages to render by language and route; by default all */
export async function renderSite(
  workspace: Workspace,
  isWanted: (language: string, route: string) => boolean = () => true,
): Promise<readonly RenderedPage[]> {
  const compiled = workspace.compile({
    assetName: (id) => `${id.replaceAll('/', '-')}.svg`,
  })
  const pages: RenderedPage[] = []
  for (const { language, locale, prefix, siteTitle, documentTexts, pages: slices } of compiled.languages)
    for (const path of compiled.paths.filter(({ route }) => isWanted(language, route))) {
      const slice = slices.get(path.route)
      if (slice === undefined) throw new Error(`the route ${path.route} has no page`)
      const wire = writeSlice({ ...slice, css: '' })
      const { job } = prerenderJob({ compiled, build, at: 0, siteTitle, documentTexts, locale, prefix }, path, wire)
      const { html, failed, problems } = await prerender({ ...job, css: [] })
      pages.push({ route: path.route, path: prefix + path.path, language, html, failures: [...failed, ...problems] })
    }
  return pages
}
