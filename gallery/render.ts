/**
 * Renders an example in one language to the HTML document that a player would get, plus the script and style of the
 * gallery.
 */
import type { Slice } from '../engine/core/slice.ts'
import { writeSlice } from '../engine/core/wire.ts'
import { hashesOf } from '../engine/release/page-style.ts'
import { inlineStyles, type PlayerBuild, scriptsOf } from '../engine/release/player-build.ts'
import type { CompiledSite } from '../engine/compile/site.ts'
import type { Prerenderer } from '../engine/release/prerender.ts'

export interface ExampleDocument {
  readonly html: string
  /** Hashes of the inline styles, for the Content-Security-Policy. */
  readonly styleHash: string
  /** Problems of prerendering, each with the address of its node. */
  readonly problems: readonly string[]
}

export interface RenderRequest {
  readonly slice: Omit<Slice, 'css'>
  readonly path: string
  readonly icon: string | undefined
  readonly settings: CompiledSite
  readonly build: PlayerBuild
  readonly prerenderer: Prerenderer
  /** Whether the document adds the page margin, because the widget has none. */
  readonly needsEdge: boolean
}

/** 10 December 2026, 19:30 in Manila. The instant is fixed, so the documents are reproducible. */
const MOMENT = Date.UTC(2026, 11, 10, 11, 30)

export async function renderExample(request: RenderRequest): Promise<ExampleDocument> {
  const { slice, path, icon, settings, build, prerenderer, needsEdge } = request
  const css = inlineStyles(build, slice.widgets, settings.skinCss)
  const skin = defaultSkin(settings)
  const language = settings.languages.find((compiled) => compiled.language === slice.language)
  if (language === undefined) throw new Error(`the site has no language ${slice.language}`)
  const { html, problems } = await prerenderer.render({
    seed: {
      slice: writeSlice({ ...slice, css: '' }),
      route: { id: 'gallery', path, params: {}, login: false, restricted: false },
      at: MOMENT,
      locale: language.locale,
    },
    css,
    skin: { id: skin.id, scheme: skin.scheme, ink: skin.ink },
    ...scriptsOf(build, slice, false),
    siteTitle: language.siteTitle,
    documentTexts: language.documentTexts,
    policy: settings.policy,
    icon,
    card: undefined,
  })
  // The script applies the skin before the first paint. The style of the gallery comes after the style of the page, so
  // it takes precedence.
  const extra = '<script src="/gallery/frame.js"></script><link rel="stylesheet" href="/gallery/frame.css">'
  return {
    html: html
      .replace('<html ', needsEdge ? '<html data-edge="" ' : '<html ')
      .replace('</style><script', () => `</style>${extra}<script`),
    styleHash: hashesOf(css),
    problems,
  }
}

/** The skin with the highest priority, preferably one without a rule. */
export function defaultSkin({ skins }: CompiledSite): CompiledSite['skins'][number] {
  const [first] = [...skins].sort(
    (a, b) =>
      Number(a.when !== undefined) - Number(b.when !== undefined) || b.priority - a.priority || (a.id < b.id ? -1 : 1),
  )
  if (first === undefined) throw new Error('config/skin contains no skin')
  return first
}
