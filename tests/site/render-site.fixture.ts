/** Prerenders every page of a site in every language, as publishing does, without a store. */
import { writeSlice } from '../../engine/core/wire.ts'
import type { PlayerBuild } from '../../engine/release/player-build.ts'
import { prerenderJob } from '../../engine/release/prerender-job.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { prerender } from '../../player/prerender.tsx'

export interface RenderedPage {
  readonly route: string
  /** With the prefix of the language, and with the names of parameters. */
  readonly path: string
  readonly language: string
  readonly html: string
  /** Nodes that could not be rendered, and what widgets reported. */
  readonly failures: readonly string[]
}

const build: PlayerBuild = {
  build: 'b',
  boot: 'boot.js',
  entry: 'entry.js',
  base: [],
  chunks: {},
  css: { base: '', widgets: {} },
}

export async function renderSite(workspace: Workspace): Promise<readonly RenderedPage[]> {
  const compiled = workspace.compile({
    assetName: (id) => `${id.replaceAll('/', '-')}.svg`,
  })
  const pages: RenderedPage[] = []
  for (const { language, locale, prefix, siteTitle, pages: slices } of compiled.languages)
    for (const path of compiled.paths) {
      const slice = slices.get(path.route)
      if (slice === undefined) throw new Error(`the route ${path.route} has no page`)
      const wire = writeSlice({ ...slice, css: '' })
      const { job } = prerenderJob({ compiled, build, at: 0, siteTitle, locale, prefix }, path, wire)
      const { html, failed, problems } = await prerender({ ...job, css: '' })
      pages.push({ route: path.route, path: prefix + path.path, language, html, failures: [...failed, ...problems] })
    }
  return pages
}
