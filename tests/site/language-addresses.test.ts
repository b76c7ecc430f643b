/** The addresses of the second site name the language: links keep it, and each page names its other languages. */
import { expect, test } from 'vitest'
import { pathExpression } from '../../engine/core/route-path.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'
import { renderSite } from './render-site.fixture.ts'

const folder = await readSiteFolder(new URL('../../examples/bus', import.meta.url).pathname)
const workspace = openSite(folder, 'examples/bus')
const pages = await renderSite(workspace)
const origin = 'https://waldlinie.example'

const attributesOf = (html: string, tag: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag} [^>]*?\\b${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

test('every page has an address in each language', () => {
  expect(pages.map(({ path }) => path).filter((path) => path.startsWith('/cs/')).length).toBe(pages.length / 2)
  expect(pages.find(({ language, route }) => language === 'cs' && route === 'home')?.path).toBe('/cs/')
})

test('links inside a page keep its language, and lead to pages', () => {
  const { paths } = workspace.compile({ assetName: () => 'image.svg' })
  const patterns = paths.map(({ path, constraints }) => new RegExp(pathExpression(path, constraints)))
  let links = 0
  for (const { language, html } of pages)
    for (const href of attributesOf(html, 'a', 'href').filter((href) => href.startsWith('/'))) {
      links++
      expect(href.startsWith('/cs/')).toBe(language === 'cs')
      const path = href.replace(/^\/cs/, '').replace(/[?#].*$/, '')
      expect(
        patterns.some((pattern) => pattern.test(path)),
        href,
      ).toBe(true)
    }
  expect(links).toBeGreaterThan(50)
})

test('every page except the not-found page names its canonical address and its address in each language', () => {
  const linksOf = (html: string) => html.match(/<link rel="(?:canonical|alternate)"[^>]*>/g) ?? []
  for (const { route, language, path, html } of pages) {
    const neutral = path.replace(/^\/cs\//, '/')
    const expected = [
      `<link rel="canonical" href="${origin}${language === 'cs' ? '/cs' : ''}${neutral}">`,
      `<link rel="alternate" hreflang="de" href="${origin}${neutral}">`,
      `<link rel="alternate" hreflang="cs" href="${origin}/cs${neutral}">`,
      `<link rel="alternate" hreflang="x-default" href="${origin}${neutral}">`,
    ]
    expect(linksOf(html)).toEqual(route === 'not-found' ? [] : expected)
  }
})

test('without language addresses, paths have no language prefix, and pages name no canonical or alternate address', async () => {
  const site = JSON.parse(folder.files.get('site.json') ?? '') as { readonly [name: string]: unknown }
  const files = new Map(folder.files).set('site.json', JSON.stringify({ ...site, languageAddresses: false }))
  const plain = await renderSite(openSite({ ...folder, files }, 'examples/bus'))
  for (const { path, html } of plain) {
    expect(path.startsWith('/cs')).toBe(false)
    expect(html).not.toMatch(/rel="(?:canonical|alternate)"|href="\/cs/)
  }
})
