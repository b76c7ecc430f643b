// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { WireSlice } from '../engine/core/wire.ts'
import { testLocale } from '../engine/core/locale.fixture.ts'
import { notice } from '../widgets/_shared/notice.tsx'
import { renderDocument } from './document.ts'
import { OFFLINE_SCRIPT, offlinePage, usablePages } from './offline-page.ts'

/** A page of the policy `gaming-ph` in Tagalog, as the service worker has cached it. */
const page = renderDocument({
  seed: {
    slice: {
      page: 'news',
      language: 'tl',
      head: { title: 'Balita', description: 'Mga balita' },
      root: { i: 'page', w: 'Stack' },
      widgets: [],
      data: {},
    } as unknown as WireSlice,
    route: { id: 'news', path: '/news', params: {}, login: false, restricted: false },
    at: 0,
    locale: { ...testLocale, tag: 'fil' },
    icons: {},
    selected: {},
    offsets: [],
  },
  markup:
    '<div class="shell"><nav><a href="/news" aria-current="page">Balita</a></nav>' +
    '<header><h1 class="title">Balita</h1><button type="button"><i></i>Mag-log in</button></header>' +
    '<main class="main" id="main">Mga balita ng perya</main></div>',
  css: ['.habi-locked{color:white}', '.shell{}'],
  skin: { id: 'night', scheme: 'dark', ink: '#10111f' },
  build: 'build',
  boot: 'boot.js',
  chunks: ['player.js'],
  later: [],
  siteTitle: 'Site',
  documentTexts: { skip: 'Lumaktaw', loadFailed: '' },
  policy: 'gaming-ph',
  icon: '/r/icon.svg',
  card: '/r/card.svg',
}).html

const visited = [{ path: '/news?a="b"', title: 'Balita &amp; Site' }]
const texts = { 'app.offline.title': 'Walang <network>', 'app.offline.visited': 'Gumagana ang mga ito' }

function documentOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

test('the offline page keeps the language, skin, styles and legal notice of a cached page, and drops its content and scripts', () => {
  const html = offlinePage({ page, texts, visited })
  const { documentElement: root, body } = documentOf(html)
  expect([root.lang, root.dataset.skin, root.dataset.scheme]).toEqual(['fil', 'night', 'dark'])
  expect(html).toContain('<style>.habi-locked{color:white}</style><style>.shell{}</style>')
  expect(body.querySelector('.habi-locked strong')?.textContent).toBe('21+ lamang')
  expect(html).not.toMatch(/perya|seed|boot\.js|description|og:|<link/)
  expect(root.querySelectorAll('title')).toHaveLength(1)
})

test('the offline page has the tabs of a cached page, and nothing that needs code', () => {
  const { body } = documentOf(offlinePage({ page, texts, visited }))
  expect(body.querySelector('nav')?.innerHTML).toBe('<a href="/news">Balita</a>')
  expect(body.querySelector('header')?.innerHTML).toBe('')
  expect(body.querySelector('.shell > main#main.main > .offline h1')?.textContent).toBe('Walang <network>')
})

test('the texts of the site are escaped, and a missing text has a default', () => {
  const { title, body } = documentOf(offlinePage({ page, texts, visited }))
  expect(title).toBe('Walang <network>')
  expect([...body.querySelectorAll('h1, h2, button')].map(({ textContent }) => textContent)).toEqual([
    'Walang <network>',
    'Try again',
    'Gumagana ang mga ito',
  ])
})

test('the offline page has a link to each cached page', () => {
  const [link, ...more] = documentOf(offlinePage({ page, texts, visited })).querySelectorAll('main a')
  expect(more).toEqual([])
  expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/news?a="b"', 'Balita & Site'])
  expect(documentOf(offlinePage({ page, texts, visited: [] })).querySelector('h2, ul')).toBeNull()
})

test('a link to a cached page has the name of its tab, without the badge, and else the title of the page', () => {
  const tabs = page.replace(
    '<a href="/news"',
    '<a class="tab" href="/"><i><svg></svg><b>NEW</b></i><span>Simula</span></a><a href="/news"',
  )
  const pages = [
    { path: '/', title: 'Ang perya sa gabi' },
    { path: '/FAQ', title: 'Mga tanong' },
  ]
  const links = [...documentOf(offlinePage({ page: tabs, texts, visited: pages })).querySelectorAll('main li a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['Simula', 'Mga tanong'])
})

test('the offline page lists at most five pages that work without the network, in the language of the player', () => {
  const cached = (path: string, main: string, language = 'tl') => ({
    path,
    title: path,
    language,
    html: `<nav>Long names of all tabs of the site</nav><main><p>${main}</p></main>`,
  })
  const text = 'An article with enough text to read it without a network.'
  const paths = (pages: Parameters<typeof usablePages>[0]) => usablePages(pages, 'tl').map(({ path }) => path)
  expect(
    paths([
      cached('/', text),
      cached('/game', 'The game is opening'),
      cached('/login', `${text}<form></form>`),
      cached('/maintenance', renderToString(notice({ icon: 'warning', title: text, level: 1 }))),
      cached('/FAQ', text, 'en'),
      cached('/news', text),
    ]),
  ).toEqual(['/', '/news'])
  expect(paths(['/', '/1', '/2', '/3', '/4', '/5'].map((path) => cached(path, text)))).toHaveLength(5)
})

test('the only script of the offline page is external, because the page must not have inline scripts', () => {
  const scripts = [...documentOf(offlinePage({ page, texts, visited })).querySelectorAll('script')]
  expect(scripts.map((script) => [script.getAttribute('src'), script.textContent])).toEqual([[OFFLINE_SCRIPT, '']])
})

test('the offline page is complete even if no page is cached', () => {
  const { documentElement: root, body } = documentOf(offlinePage({ page: '', texts: {}, visited: [] }))
  expect(root.lang).toBe('en')
  expect(body.querySelector('h1')?.textContent).toBe('No network')
  expect(body.querySelector('button')?.textContent).toBe('Try again')
})
