/** The first games of a page are in its prerendered HTML, computed from the public answers of the sandbox. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { publicAnswers } from '../../engine/release/public-answers.ts'
import { openSite } from '../../tools/site-version.ts'
import { renderPage } from './render-site.fixture.ts'

interface SeedGame {
  readonly gameId: string
  readonly gameName: string
  readonly hidden?: boolean
}
const seed = new URL('../../server/sandbox/games/games.json', import.meta.url)
const { games } = JSON.parse(readFileSync(seed, 'utf8')) as { readonly games: readonly SeedGame[] }
const records = games.map(({ hidden: _hidden, ...record }) => record)

const workspace = openSite(await readSiteFolder(new URL('../../config', import.meta.url).pathname), 'config')
const answersWith = (hidden: readonly string[]) =>
  publicAnswers([
    ['games/all {}', { data: records }],
    ['games/hidden {}', { data: hidden.map((gameId) => ({ gameId })) }],
  ])

/** Returns the IDs of the games whose covers are in the markup, in order. */
const coversIn = (html: string): readonly string[] =>
  [...html.slice(0, html.indexOf('id="seed"')).matchAll(/<img [^>]*covers\/(\d+)/g)].map(([, id = '']) => id)

test.each([
  ['/slot', 14],
  ['/', 11],
  ['/bingo', 15],
  ['/slot/most-favorite', 15],
  ['/games-ranking', 15],
  ['/collection/lights', 7],
  ['/collection/first-steps', 12],
  ['/collection/instant-win', 4],
  ['/provider/31', 15],
])('%s shows its first %i games without any call', async (path, count) => {
  const { html, problems } = await renderPage(workspace, path, answersWith([]))
  expect(problems).toEqual([])
  expect(coversIn(html)).toHaveLength(count)
})

test('the page of a collection that is unknown at publish is prerendered without games, so the device shows its cached list', async () => {
  const { html } = await renderPage(workspace, '/collection/{id}', answersWith([]))
  expect(coversIn(html)).toEqual([])
  expect(html).not.toContain('"prerendered"')
})

test('the page of a provider shows its name without any call', async () => {
  const { html } = await renderPage(workspace, '/provider/31', answersWith([]))
  expect(html.slice(0, html.indexOf('id="seed"'))).toContain('Lantern Works')
})

test('the document contains only the games that it shows, not the whole list', async () => {
  const { html } = await renderPage(workspace, '/slot', answersWith([]))
  const shown = new Set(coversIn(html))
  expect(games.filter(({ gameId }) => html.includes(`"gameId":"${gameId}"`)).map(({ gameId }) => gameId)).toEqual(
    games.filter(({ gameId }) => shown.has(gameId)).map(({ gameId }) => gameId),
  )
})

test('the code of hidden widgets and the contracts of the calls of the page are loaded later, together with the session', async () => {
  const { html } = await renderPage(workspace, '/slot', answersWith([]))
  const filesIn = (attribute: string): readonly string[] =>
    (new RegExp(` data-${attribute}="([^"]*)"`).exec(html)?.[1] ?? '').split(' ')
  expect(filesIn('chunks')).toEqual(['/r/b/entry.js', '/r/b/games.js'])
  expect(filesIn('later')).toEqual(
    ['session.js', 'areas.js', 'calls-games.js', 'launch.js'].map((file) => `/r/b/${file}`),
  )
})

test('a hidden game is left out, and the next game takes its place', async () => {
  const { html } = await renderPage(workspace, '/slot', answersWith([]))
  const [first = ''] = coversIn(html)
  const { html: without } = await renderPage(workspace, '/slot', answersWith([first]))
  expect(coversIn(without)).not.toContain(first)
  expect(coversIn(without)).toHaveLength(coversIn(html).length)
})

test('without the answers of its calls, the page shows as many skeletons as it shows cards with the answers', async () => {
  const cards = (html: string): number => html.match(/<ul[^>]*>.*?<\/ul>/s)?.[0].match(/<li/g)?.length ?? 0
  const { html } = await renderPage(workspace, '/slot', publicAnswers([]))
  expect(coversIn(html)).toEqual([])
  const { html: filled } = await renderPage(workspace, '/slot', answersWith([]))
  expect(cards(html)).toBe(cards(filled))
})
