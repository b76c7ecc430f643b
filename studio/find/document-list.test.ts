import { expect, test } from 'vitest'
import { type DocumentFilter, DocumentList, type LatestChanges, titleOf } from './document-list.ts'

const list = new DocumentList()
list.replace([
  { path: 'banner/b.json', kind: 'banner', id: 'b', title: 'Bingo night', text: '{"route":"home-bingo"}' },
  { path: 'page/news.json', kind: 'page', id: 'news', title: 'News', text: '{"note":"Bingo every night"}' },
  { path: 'banner/a.json', kind: 'banner', id: 'a', title: 'Autumn fair', text: '{"route":"fair"}' },
])
const titles = (from: DocumentList, words: string, filter: DocumentFilter = {}): readonly string[] =>
  from.find(words, filter).map((n) => from.rows()[n]?.title ?? '')
const found = (words: string, kind?: string): readonly string[] =>
  titles(list, words, kind === undefined ? {} : { kind })

test('an empty search lists all documents by title', () => {
  expect(found('')).toEqual(['Autumn fair', 'Bingo night', 'News'])
})

test('a document is found by its title, its ID and any word of its text; documents whose title matches come first', () => {
  expect(found('BINGO')).toEqual(['Bingo night', 'News'])
  expect(found('night bingo')).toEqual(['Bingo night', 'News'])
  expect(found('nothing')).toEqual([])
})

test('a banner is found by the ID of the game that it names, and by the name of the game in its texts', () => {
  const games = new DocumentList()
  const text = '{"title":{"$text":{"en":"Play Mango Rush"}},"game":{"gameId":"22068","platformCode":"P31"}}'
  games.replace([{ path: 'banner/c.json', kind: 'banner', id: 'c', title: 'Tonight', text }])
  expect(titles(games, '22068')).toEqual(['Tonight'])
  expect(titles(games, 'mango rush')).toEqual(['Tonight'])
})

test('a search with a kind finds only documents of that kind', () => {
  expect(found('bingo', 'page')).toEqual(['News'])
  expect(found('', 'banner')).toEqual(['Autumn fair', 'Bingo night'])
})

test('a title is shown in the first language of the site, or else in another language; without a title, the ID is shown', () => {
  expect(titleOf({ title: { $text: { tl: 'Gabi', en: 'Night' } } }, 'x', 'en')).toBe('Night')
  expect(titleOf({ title: { $text: { tl: 'Gabi' } } }, 'x', 'en')).toBe('Gabi')
  expect(titleOf({ title: 'Plain' }, 'x', 'en')).toBe('Plain')
  expect(titleOf({}, 'x', 'en')).toBe('x')
})

const edit = { changeSet: 'c1', title: 'Summer', state: 'open', isRemoved: false, author: 'Ana', at: 30 }
const latest: LatestChanges = {
  documents: { 'banner/b.json': { author: 'Ben', at: 10 }, 'page/news.json': { author: 'Ana', at: 20 } },
  edits: [
    { ...edit, path: 'page/news.json' },
    { ...edit, path: 'banner/home/new.json', at: 40, state: 'scheduled' },
    { ...edit, path: 'asset/files/a.png' },
  ],
}

test('documents are found by state, author and date, including new documents of open change sets', () => {
  const changed = new DocumentList()
  changed.replace(
    ['banner/b.json', 'page/news.json'].map((path) => ({ path, kind: 'page', id: path, title: path, text: '' })),
    latest,
  )
  expect(titles(changed, '')).toEqual(['banner/b.json', 'home/new', 'page/news.json'])
  expect(titles(changed, '', { state: 'in a change set' })).toEqual(['page/news.json'])
  expect(titles(changed, '', { state: 'scheduled' })).toEqual(['home/new'])
  expect(titles(changed, '', { author: 'Ben' })).toEqual(['banner/b.json'])
  expect(titles(changed, '', { since: 15 })).toEqual(['home/new', 'page/news.json'])
  expect(titles(changed, '', { order: 'latest' })).toEqual(['home/new', 'page/news.json', 'banner/b.json'])
  expect(titles(changed, '', { within: new Set(['banner/home/new']) })).toEqual(['home/new'])
})

test('a longer search word is searched only in the documents that the shorter word has found', () => {
  const many = new DocumentList()
  many.replace(
    Array.from({ length: 10_000 }, (_, n) => ({
      path: `banner/b${n}.json`,
      kind: 'banner',
      id: `b${n}`,
      title: `Banner ${n}`,
      text: n % 100 === 0 ? 'bingo' : 'slots',
    })),
  )
  many.find('b')
  expect(many.visited).toBe(10_000)
  expect(many.find('bing')).toHaveLength(100)
  expect(many.visited).toBe(20_000)
  expect(many.find('bingo', { kind: 'banner' })).toHaveLength(100)
  expect(many.visited).toBe(20_100)
  // A search that does not extend the last one visits all documents again.
  expect(many.find('slots')).toHaveLength(9900)
  expect(many.visited).toBe(30_100)
})
