/** The HTML of a prerendered page. It contains everything that the first paint needs, and no inline script. */
import { escapeHtml, scriptJson } from '../engine/core/html.ts'
import type { ZoneOffsets } from '../engine/core/format.ts'
import { own } from '../engine/core/json.ts'
import type { PageResources, PageState, PrerenderJob, PrerenderResult } from '../engine/core/prerender.ts'
import type { WireSlice } from '../engine/core/wire.ts'
import type { IconShapes } from '../widgets/_shared/icon-shapes.ts'
import { pageImages } from './page-images.ts'
import { strips } from './policies/policies.gen.ts'
import type { SelectorResults } from './selector-results.ts'

/**
 * The data for hydration in the document: the state of the page, and results that would be slow to compute in the
 * browser.
 */
export interface Seed extends PageState {
  /** Shapes of the icons in the markup. */
  readonly icons: IconShapes
  readonly selected: SelectorResults
  /** Widgets of the page that the prerendered markup does not contain. Their code is loaded with the session. */
  readonly hidden?: readonly string[]
  /** Data sources whose public answers the page shows. Absent if it shows none. */
  readonly prerendered?: readonly string[]
  /** UTC offsets of the time zone for some years, because computing them is slow in browsers. */
  readonly offsets: ZoneOffsets
}

export interface DocumentParts extends Omit<PrerenderJob, 'seed' | 'widgetChunks'> {
  readonly seed: Seed
  readonly markup: string
}

/** Returns the HTML of a page, and the resources that it loads. */
export function renderDocument(parts: DocumentParts): Pick<PrerenderResult, 'html' | 'resources'> {
  const { seed, skin } = parts
  const { title, description } = seed.slice.head
  const name = title === '' || title === parts.siteTitle ? parts.siteTitle : `${title} · ${parts.siteTitle}`
  const seedText = scriptJson(JSON.stringify(seed))
  const { preloads, markup, ...images } = pageImages(parts.markup, seedText)
  const addresses = (files: readonly string[]): string => escapeHtml(files.map((file) => `/r/b/${file}`).join(' '))
  const html = [
    `<!doctype html><html lang="${escapeHtml(seed.locale.tag)}" dir="${seed.locale.direction ?? 'ltr'}" ` +
      `data-skin="${escapeHtml(skin.id)}" data-scheme="${skin.scheme}"${followed(skin)} data-build="${parts.build}" data-language="${escapeHtml(seed.slice.language)}" ` +
      `data-chunks="${addresses(parts.chunks)}" data-later="${addresses(parts.later)}">`,
    '<head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(name)}</title>`,
    description === '' ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${escapeHtml(name)}">`,
    parts.card === undefined ? '' : `<meta property="og:image" content="${escapeHtml(parts.card)}">`,
    colorMetas(skin),
    addressLinks(parts),
    parts.icon === undefined ? '' : `<link rel="icon" href="${escapeHtml(parts.icon)}" type="image/svg+xml">`,
    parts.touchIcon === undefined ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(parts.touchIcon)}">`,
    parts.manifest === undefined ? '' : `<link rel="manifest" href="${escapeHtml(parts.manifest)}">`,
    preloads,
    parts.css.map((text) => `<style>${text}</style>`).join(''),
    `<script src="/r/b/${parts.boot}" async fetchpriority="high"></script></head>`,
    `<body><a class="habi-skip" href="#main">${escapeHtml(parts.documentTexts.skip)}</a>${stripOf(parts)}${lineOf(parts)}<div id="root">${markup}</div>`,
    `<script type="application/json" id="seed">${seedText}</script></body></html>`,
  ].join('')
  return {
    html,
    resources: { chunks: [...new Set([parts.boot, ...parts.chunks])], ...images, data: dataOf(seed.slice) },
  }
}

function followed({ counterpart }: DocumentParts['skin']): string {
  return counterpart === undefined ? '' : ` data-follow="${escapeHtml(counterpart.id)}"`
}

/** Colors of the toolbars. Browsers use the first color whose media query matches. */
function colorMetas({ scheme, ink, counterpart }: DocumentParts['skin']): string {
  const color = (media: string, content: string): string =>
    `<meta name="theme-color"${media} content="${escapeHtml(content)}">`
  const other =
    counterpart === undefined ? '' : color(` media="(prefers-color-scheme:${counterpart.scheme})"`, counterpart.ink)
  const schemes = counterpart === undefined ? scheme : `${scheme} ${counterpart.scheme}`
  return `${other}${color('', ink)}<meta name="color-scheme" content="${schemes}">`
}

/** Links to the canonical address of the page and to its addresses in all languages. */
function addressLinks({ seed, alternates = [] }: DocumentParts): string {
  const [first] = alternates
  const own = alternates.find(({ language }) => language === seed.slice.language)
  if (first === undefined || own === undefined) return ''
  const alternate = (tag: string, address: string): string =>
    `<link rel="alternate" hreflang="${escapeHtml(tag)}" href="${escapeHtml(address)}">`
  return [
    `<link rel="canonical" href="${escapeHtml(own.address)}">`,
    ...alternates.map(({ tag, address }) => alternate(tag, address)),
    alternate('x-default', first.address),
  ].join('')
}

/**
 * The empty line of `connection-line.ts`. It is in the document, because inserting an element before the root would
 * make the browser recompute the styles of the whole page. Its text for a release that cannot be loaded is in an
 * attribute, because the texts of the player app are part of the release.
 */
function lineOf({ documentTexts }: DocumentParts): string {
  return `<p class="habi-line" id="line" role="status" data-load-failed="${escapeHtml(documentTexts.loadFailed)}"></p>`
}

function stripOf({ policy, seed }: DocumentParts): string {
  if (policy === undefined) return ''
  const strip = own(strips, policy)
  if (strip === undefined) throw new Error(`the policy ${policy} is not in this build`)
  return strip(seed.slice.language, seed.prefix ?? '')
}

function dataOf({ data }: Pick<WireSlice, 'data'>): PageResources['data'] {
  return Object.entries(data).flatMap(([name, { call, when }]) => (when === 'publish' ? [] : [{ name, call, when }]))
}
