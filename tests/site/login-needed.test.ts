/**
 * Tests the message on pages that show only what belongs to an account. Apps and mini-apps open them for visitors,
 * because the app supplies the login (reading AM-007).
 */
import { beforeAll, expect, test } from 'vitest'
import { selectors } from '../../business/selectors.gen.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'
import { loadWidgets, render } from '../conformance/widget-render.fixture.tsx'

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const { languages } = workspace.compile({ assetName: () => 'image.svg' })
const accountPages = ['favorites', 'account', 'ekyc', 'ekyc-status']

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
])('a page of the account asks a visitor of an app for the login instead, in %s', (language, title, label) => {
  for (const container of ['APP', 'MINIAPP'])
    for (const route of accountPages) {
      const html = htmlOf(route, language, { 'session.loggedIn': false, 'device.container': container })
      const [before = '', after = ''] = html.split(title)
      expect(before, route).toContain('data-alone')
      expect(after.slice(0, 1000), route).toMatch(new RegExp(`<button[^>]*>.*${label}.*</button>`))
    }
})

test.each(accountPages)('/%s does not ask a player for the login, nor anybody before the session is known', (route) => {
  for (const facts of [{}, { 'session.loggedIn': true, 'device.container': 'APP' }])
    expect(htmlOf(route, 'en', facts)).not.toContain('Log in to see this page')
})

test.each([
  [
    'asks a visitor for the login after a logout in another tab',
    false,
    false,
    '',
    'Log in to play this game',
    'Log in',
  ],
  ['shows a player that the game did not open', true, false, '', 'The game did not open.', 'Try again'],
  ['shows a visitor that a trial did not open', false, true, '', 'The game did not open.', 'Try again'],
  ['shows a visitor why the gateway has refused the game', false, false, 'No such game.', 'No such game.', 'Try again'],
])('the cover of a launch that has failed %s', (_, isLoggedIn, isTrial, reason, text, label) => {
  const html = htmlOf('news', 'en', {
    'session.loggedIn': isLoggedIn,
    'device.container': 'BROWSER',
    'device.online': true,
    'launch.status': 'error',
    'launch.trial': isTrial,
    'launch.timedOut': false,
    'launch.reason': reason,
    'launch.name': 'Mayon Fire',
  })
  const [, cover = ''] = html.split('aria-label="Mayon Fire"')
  const [words = '', button = ''] = cover.split(/<button[^>]*>/)
  expect(words).toContain(text)
  expect(button).toContain(label)
})
