/** Tests the message on pages that require login, where the app around the site supplies the login (reading AM-007). */
import { beforeAll, expect, test } from 'vitest'
import { selectors } from '../../business/selectors.gen.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'
import { loadWidgets, render } from '../conformance/widget-render.fixture.tsx'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages, paths } = workspace.compile({ assetName: () => 'image.svg' })
const pages = [...new Map(paths.map(({ route, login }) => [route, login]))]
const loginPages = pages.filter(([, login]) => login).map(([route]) => route)

beforeAll(loadWidgets)

function htmlOf(route: string, language: string, facts: { readonly [fact: string]: boolean | string }): string {
  const slice = languages.find((one) => one.language === language)?.pages.get(route)
  if (slice === undefined) throw new Error(`the route ${route} has no page`)
  return render(slice, facts, { selectors }).html
}

test.each([
  ['en', 'Log in to see this page', 'Log in'],
  ['tl', 'Mag-log in para makita ang pahinang ito', 'Mag-log in'],
  ['cn', '登录后即可查看此页面', '登录'],
])('every page that requires login asks a visitor of an app for the login instead, in %s', (language, title, label) => {
  expect(loginPages.length).toBeGreaterThan(10)
  for (const container of ['APP', 'MINI_APP'])
    for (const route of loginPages) {
      const html = htmlOf(route, language, { 'session.loggedIn': false, 'device.container': container })
      const [, after = ''] = html.split(title)
      expect(html, route).toContain('data-alone')
      expect(after.slice(0, 1000), route).toMatch(new RegExp(`<button[^>]*>.*${label}.*</button>`))
    }
})

test('only visitors of an app see the message, and only on pages that require login', () => {
  const hasMessage = (route: string, facts: { readonly [fact: string]: boolean | string }): boolean =>
    htmlOf(route, 'en', facts).includes('Log in to see this page')
  for (const route of loginPages) {
    expect(hasMessage(route, {}), route).toBe(false)
    expect(hasMessage(route, { 'session.loggedIn': true, 'device.container': 'APP' }), route).toBe(false)
    expect(hasMessage(route, { 'session.loggedIn': false, 'device.container': 'BROWSER' }), route).toBe(false)
  }
  const texts = languages.flatMap(({ pages: slices }) => [...slices])
  for (const [route, login] of pages)
    for (const [, slice] of texts.filter(([id]) => id === route))
      expect(JSON.stringify(slice).includes('login-needed'), route).toBe(login)
})
