import { expect, test } from 'vitest'
import type { WireSlice } from '../engine/core/wire.ts'
import { testLocale } from '../engine/core/locale.fixture.ts'
import { type DocumentParts, renderDocument } from './document.ts'

const slice = {
  page: 'home',
  language: 'en',
  head: { title: 'Home', description: '' },
  root: { i: 'page', w: 'Stack' },
  widgets: [],
  data: {},
}

/** The head of a page. */
function headOf(markup: string, alternates?: DocumentParts['alternates']): string {
  const html = documentOf(markup, alternates === undefined ? {} : { alternates })
  return html.slice(0, html.indexOf('</head>'))
}

function documentOf(markup: string, more: Partial<DocumentParts> = {}): string {
  return renderDocument({
    seed: {
      slice: slice as unknown as WireSlice,
      route: { id: 'home', path: '/', params: {}, login: false, restricted: false },
      at: 0,
      locale: testLocale,
      icons: {},
      selected: {},
      offsets: [],
    },
    markup,
    css: [],
    skin: { id: 'night', scheme: 'dark', ink: '#10111f' },
    build: 'build',
    boot: 'boot.js',
    chunks: [],
    later: [],
    siteTitle: 'Site',
    documentTexts: { loadFailed: 'Not "loaded"', skip: 'Skip <b>to content' },
    policy: undefined,
    icon: undefined,
    card: undefined,
    ...more,
  }).html
}

/** Addresses that the head preloads. */
function preloadedBy(markup: string): readonly string[] {
  const head = headOf(markup)
  return [...head.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, address]) => address ?? '')
}

const images =
  '<img src="/r/icon.svg" width="40" height="40"/><img src="/r/wide.svg" width="720" height="240"/><img src="/r/next.svg" width="720"/>'

test('the first large image is preloaded', () => {
  expect(preloadedBy(images)).toEqual(['/r/wide.svg'])
  expect(preloadedBy('<img src="/r/icon.svg" width="40" height="40"/>')).toEqual([])
})

test('when a widget preloads its image, no other image is preloaded', () => {
  expect(preloadedBy(`<link rel="preload" as="image" href="/r/next.svg" fetchPriority="high"/>${images}`)).toEqual([
    '/r/next.svg',
  ])
})

test('the head of a page links the icon for the home screens of iOS', () => {
  const head = documentOf('', { touchIcon: '/r/app-icon.png' })
  expect(head).toContain('<link rel="apple-touch-icon" href="/r/app-icon.png">')
  expect(headOf('')).not.toContain('apple-touch-icon')
})

test('the head of a page contains its own address and its addresses in all languages', () => {
  const linksIn = (head: string) => head.match(/<link rel="(?:canonical|alternate)"[^>]*>/g)
  const address = (prefix: string) => `https://site.example${prefix}/news?a&b`
  expect(linksIn(headOf(''))).toBeNull()
  const french = { language: 'fr', tag: 'fr', address: address('') }
  const english = { language: 'en', tag: 'en', address: address('/en') }
  expect(linksIn(headOf('', [french, english]))).toEqual([
    '<link rel="canonical" href="https://site.example/en/news?a&amp;b">',
    '<link rel="alternate" hreflang="fr" href="https://site.example/news?a&amp;b">',
    '<link rel="alternate" hreflang="en" href="https://site.example/en/news?a&amp;b">',
    '<link rel="alternate" hreflang="x-default" href="https://site.example/news?a&amp;b">',
  ])
})

test('the first focusable element of a page is a link to its content', () => {
  const body = documentOf('<main id="main"></main>', { policy: 'gaming-ph' }).replace(/^.*<body>/s, '')
  expect(body).toMatch(/^<a class="habi-skip" href="#main">Skip &lt;b&gt;to content<\/a><[^>]*habi-locked/)
})

test('a page contains the text for a release that cannot be loaded', () => {
  expect(documentOf('')).toContain('id="line" role="status" data-load-failed="Not &quot;loaded&quot;"></p>')
})

test('a page names the counterpart of its skin, and contains the toolbar colors of both skins', () => {
  const counterpart = { id: 'morning', scheme: 'light', ink: '#fbf8f2' } as const
  const html = documentOf('', { skin: { id: 'night', scheme: 'dark', ink: '#10111f', counterpart } })
  expect(html).toContain('data-skin="night" data-scheme="dark" data-follow="morning"')
  expect(html.match(/<meta name="(?:theme-color|color-scheme)"[^>]*>/g)).toEqual([
    '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#fbf8f2">',
    '<meta name="theme-color" content="#10111f">',
    '<meta name="color-scheme" content="dark light">',
  ])
  expect(documentOf('')).not.toContain('data-follow')
})
