/** One example in one language becomes a document: the very one a player would get, with the gallery's two files beside it. */
import { createHash } from 'node:crypto'
import type { Slice } from '../engine/core/slice.ts'
import { writeSlice } from '../engine/core/wire.ts'
import { type PlayerBuild, styleOf } from '../engine/release/player-build.ts'
import type { CompiledSite } from '../engine/compile/site.ts'
import type { Prerenderer } from '../engine/release/prerender.ts'

export interface Frame {
  readonly html: string
  /** For the page's policy: allows exactly the style that stands in it. */
  readonly styleHash: string
  /** What went wrong while it was prerendered: each names its node. */
  readonly problems: readonly string[]
}

export interface RenderRequest {
  readonly slice: Omit<Slice, 'css'>
  readonly path: string
  readonly icon: string | undefined
  readonly look: CompiledSite
  readonly build: PlayerBuild
  readonly prerenderer: Prerenderer
  /** The widget leaves the distance to the edges to what stands around it. */
  readonly needsEdge: boolean
}

/** Half past seven on an evening in December, in Manila: the same picture every time. */
const MOMENT = Date.UTC(2026, 11, 10, 11, 30)

export async function renderFrame({ slice, path, icon, look, build, prerenderer, needsEdge }: RenderRequest): Promise<Frame> {
  const css = styleOf(build, slice.widgets, look.skinCss)
  const skin = defaultSkin(look)
  const { html, problems } = await prerenderer.render({
    seed: {
      slice: writeSlice({ ...slice, css: '' }),
      route: { id: 'gallery', path, params: {}, login: false, restricted: false },
      at: MOMENT,
      timeZone: look.timeZone,
    },
    css,
    skin: { id: skin.id, scheme: skin.scheme, ink: skin.ink },
    build: build.build,
    boot: build.boot,
    chunks: [...new Set([build.entry, ...build.base, ...slice.widgets.flatMap((widget) => build.chunks[widget] ?? [])])],
    siteTitle: look.languages.find(({ language }) => language === slice.language)?.siteTitle ?? 'Habi',
    icon,
    card: undefined,
  })
  // The skin is put on before the first paint; the gallery's style comes after the page's own, so that it wins.
  const extra = '<script src="/gallery/frame.js"></script><link rel="stylesheet" href="/gallery/frame.css">'
  return {
    html: html.replace('<html ', needsEdge ? '<html data-edge="" ' : '<html ').replace('</style>', () => `</style>${extra}`),
    styleHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
    problems,
  }
}

/** The skin of an ordinary day: without a rule of its own, of the highest priority. */
export function defaultSkin({ skins }: CompiledSite): CompiledSite['skins'][number] {
  const [first] = [...skins].sort(
    (a, b) => Number(a.when !== undefined) - Number(b.when !== undefined) || b.priority - a.priority || (a.id < b.id ? -1 : 1),
  )
  if (first === undefined) throw new Error('config/skin has no skin')
  return first
}
