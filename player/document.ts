/** The HTML of a prerendered page. It contains everything that the first paint needs, and no inline script. */
import type { ZoneOffsets } from '../engine/core/format.ts'
import type { Json } from '../engine/core/json.ts'
import type { PageState, PrerenderJob } from '../engine/core/prerender.ts'
import type { IconShapes } from '../widgets/_shared/icon-shapes.ts'
import { lockedMarkup } from './locked.ts'
import type { SelectorResults } from './selector-results.ts'

/**
 * The data for hydration in the document: the state of the page, and results that would be slow to compute in the
 * browser.
 */
export interface Seed extends PageState {
  /** Shapes of the icons in the markup. */
  readonly icons: IconShapes
  readonly selected: SelectorResults
  /** Offsets of the time zone for some years: looking them up is slow in browsers. */
  readonly offsets: ZoneOffsets
}

export interface DocumentParts extends Omit<PrerenderJob, 'seed'> {
  readonly seed: Seed
  readonly markup: string
}

export function documentHtml(parts: DocumentParts): string {
  const { seed, skin } = parts
  const { title, description } = seed.slice.head
  const name = title === '' || title === parts.siteTitle ? parts.siteTitle : `${title} · ${parts.siteTitle}`
  const [preloads, markup] = splitPreloads(parts.markup)
  const chunks = parts.chunks.map((chunk) => `/r/b/${chunk}`).join(' ')
  return [
    `<!doctype html><html lang="${escape(seed.locale.tag)}" data-skin="${escape(skin.id)}" data-scheme="${skin.scheme}" data-build="${parts.build}" data-chunks="${escape(chunks)}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    `<title>${escape(name)}</title>`,
    description === '' ? '' : `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:title" content="${escape(name)}">`,
    parts.card === undefined ? '' : `<meta property="og:image" content="${escape(parts.card)}">`,
    `<meta name="theme-color" content="${escape(skin.ink)}"><meta name="color-scheme" content="${skin.scheme}">`,
    parts.icon === undefined ? '' : `<link rel="icon" href="${escape(parts.icon)}" type="image/svg+xml">`,
    preloads || firstImage(markup),
    `<style>${parts.css}</style>`,
    `<script src="/r/b/${parts.boot}" async fetchpriority="high"></script></head>`,
    `<body>${lockedMarkup(seed.slice.language)}<div id="root">${markup}</div>`,
    `<script type="application/json" id="seed">${json(seed as unknown as Json)}</script></body></html>`,
  ].join('')
}

/**
 * Preloads the first large image if no widget has asked for one: the request then starts with the first bytes of the
 * page, not after layout.
 */
function firstImage(markup: string): string {
  for (const [tag] of markup.matchAll(/<img [^>]*>/g)) {
    const source = / src="(\/[^"]+)"/.exec(tag)?.[1]
    const width = Number(/ width="(\d+)"/.exec(tag)?.[1])
    if (source !== undefined && width >= LARGE) return `<link rel="preload" as="image" href="${source}" fetchpriority="high">`
  }
  return ''
}

/** Intrinsic width in CSS pixels from which an image may be the largest contentful paint. */
const LARGE = 300

/** React prepends preload links for images with priority; they are moved into the head. */
function splitPreloads(markup: string): readonly [string, string] {
  const found = /^(?:<link rel="preload"[^>]*>)+/.exec(markup)
  return found === null ? ['', markup] : [found[0], markup.slice(found[0].length)]
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** JSON for a script element, escaped so that it cannot end the element. */
function json(value: Json): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
