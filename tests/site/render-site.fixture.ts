/** Prerenders every page of a site in every language, as publishing does, without a store. */
import { writeSlice } from '../../engine/core/wire.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { prerender } from '../../player/prerender.tsx'

export interface RenderedPage {
  readonly route: string
  readonly language: string
  readonly html: string
  /** Nodes that could not be rendered, and what widgets reported. */
  readonly failures: readonly string[]
}

export async function renderSite(workspace: Workspace): Promise<readonly RenderedPage[]> {
  const { languages, paths, skins, policy, icon, card } = workspace.compile({
    assetName: (id) => `${id.replaceAll('/', '-')}.svg`,
    chunks: {},
  })
  const [skin] = skins
  if (skin === undefined) throw new Error('the site has no skin')
  const pages: RenderedPage[] = []
  for (const { language, locale, siteTitle, pages: slices } of languages)
    for (const { route, path, params, login, restricted } of paths) {
      const slice = slices.get(route)
      if (slice === undefined) throw new Error(`the route ${route} has no page`)
      const { html, failed, problems } = await prerender({
        seed: {
          slice: writeSlice({ ...slice, css: '' }),
          route: { id: route, path, params, login, restricted },
          at: 0,
          locale,
        },
        css: '',
        skin,
        build: 'b',
        boot: 'boot.js',
        chunks: [],
        siteTitle,
        policy,
        icon,
        card,
      })
      pages.push({ route, language, html, failures: [...failed, ...problems] })
    }
  return pages
}
