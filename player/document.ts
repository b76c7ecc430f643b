/** The HTML of one prerendered page: everything the first paint needs, nothing that runs inline. */
import type { ZoneOffsets } from '../engine/core/format.ts'
import type { Json } from '../engine/core/json.ts'
import type { Slice } from '../engine/core/slice.ts'
import type { IconShapes } from '../widgets/_shared/icon-shapes.ts'
import { lockedMarkup } from './locked.ts'
import type { SelectorResults } from './selector-results.ts'

/** What hydration starts from: the same moment and route the page was rendered with. */
export interface Seed {
  readonly slice: Slice
  readonly route: RouteSeed
  /** Milliseconds; the clock that the page was rendered with. */
  readonly at: number
  readonly timeZone: string
  /** Drawings that configuration names and that stand on the page as it is delivered. */
  readonly drawings: IconShapes
  readonly selected: SelectorResults
  /** Of the zone, for some years: a browser is slow to look them up. */
  readonly offsets: ZoneOffsets
}

/** What is known of a page before it is rendered. */
export type Scene = Omit<Seed, 'drawings' | 'selected' | 'offsets'>

export interface RouteSeed {
  readonly id: string
  /** Absent where the address has parameters that nobody knows yet. */
  readonly path?: string
  readonly params: { readonly [name: string]: string }
  readonly login: boolean
  readonly restricted: boolean
}

export interface DocumentParts {
  readonly seed: Seed
  readonly markup: string
  /** Inline style; its hash goes into the page's policy. */
  readonly css: string
  readonly skin: { readonly id: string; readonly scheme: 'dark' | 'light'; readonly ink: string }
  /** The player build that this page belongs to. */
  readonly build: string
  /** File names below `/r/b/`. */
  readonly boot: string
  readonly chunks: readonly string[]
  readonly siteTitle: string
  readonly icon: string | undefined
  readonly card: string | undefined
}

const languageTags: { readonly [language: string]: string } = { en: 'en', tl: 'fil', cn: 'zh-Hans' }

export function documentHtml(parts: DocumentParts): string {
  const { seed, skin } = parts
  const { title, description } = seed.slice.head
  const name = title === '' || title === parts.siteTitle ? parts.siteTitle : `${title} · ${parts.siteTitle}`
  const [preloads, markup] = splitPreloads(parts.markup)
  const chunks = parts.chunks.map((chunk) => `/r/b/${chunk}`).join(' ')
  return [
    `<!doctype html><html lang="${languageTags[seed.slice.language] ?? 'en'}" data-skin="${escape(skin.id)}" data-scheme="${skin.scheme}" data-build="${parts.build}" data-chunks="${escape(chunks)}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    `<title>${escape(name)}</title>`,
    description === '' ? '' : `<meta name="description" content="${escape(description)}">`,
    `<meta property="og:title" content="${escape(name)}">`,
    parts.card === undefined ? '' : `<meta property="og:image" content="${escape(parts.card)}">`,
    `<meta name="theme-color" content="${escape(skin.ink)}"><meta name="color-scheme" content="${skin.scheme}">`,
    parts.icon === undefined ? '' : `<link rel="icon" href="${escape(parts.icon)}" type="image/svg+xml">`,
    preloads || firstPicture(markup),
    `<style>${parts.css}</style>`,
    `<script src="/r/b/${parts.boot}" async fetchpriority="high"></script></head>`,
    `<body>${lockedMarkup(seed.slice.language)}<div id="root">${markup}</div>`,
    `<script type="application/json" id="seed">${json(seed as unknown as Json)}</script></body></html>`,
  ].join('')
}

/** The first large picture is what people wait for, where no widget names one: its fetch starts with the page's first bytes, not after layout. */
function firstPicture(markup: string): string {
  for (const [tag] of markup.matchAll(/<img [^>]*>/g)) {
    const source = / src="(\/[^"]+)"/.exec(tag)?.[1]
    const width = Number(/ width="(\d+)"/.exec(tag)?.[1])
    if (source !== undefined && width >= LARGE) return `<link rel="preload" as="image" href="${source}" fetchpriority="high">`
  }
  return ''
}

/** Intrinsic width in CSS pixels from which a picture may be the largest thing painted. */
const LARGE = 300

/** React puts preload links for important pictures first; they belong into the head. */
function splitPreloads(markup: string): readonly [string, string] {
  const found = /^(?:<link rel="preload"[^>]*>)+/.exec(markup)
  return found === null ? ['', markup] : [found[0], markup.slice(found[0].length)]
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** JSON inside a script element: nothing in it can end the element. */
function json(value: Json): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
