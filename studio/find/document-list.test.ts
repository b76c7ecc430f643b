import { expect, test } from 'vitest'
import { DocumentList, titleOf } from './document-list.ts'

const list = new DocumentList()
list.replace([
  { path: 'banner/b.json', kind: 'banner', id: 'b', title: 'Bingo night', text: '{"route":"home-bingo"}' },
  { path: 'page/news.json', kind: 'page', id: 'news', title: 'News', text: '{"note":"Bingo every night"}' },
  { path: 'banner/a.json', kind: 'banner', id: 'a', title: 'Autumn fair', text: '{"route":"fair"}' },
])
const found = (words: string, kind?: string): readonly string[] =>
  list.find(words, kind).map((n) => list.rows()[n]?.title ?? '')

test('without words all documents are listed by title', () => {
  expect(found('')).toEqual(['Autumn fair', 'Bingo night', 'News'])
})

test('a document is found by its title, its ID and any word inside, titles first', () => {
  expect(found('BINGO')).toEqual(['Bingo night', 'News'])
  expect(found('night bingo')).toEqual(['Bingo night', 'News'])
  expect(found('nothing')).toEqual([])
})

test('a kind leaves out all others', () => {
  expect(found('bingo', 'page')).toEqual(['News'])
  expect(found('', 'banner')).toEqual(['Autumn fair', 'Bingo night'])
})

test('the title is read in the first language of the site, else the ID stands for it', () => {
  expect(titleOf({ title: { $text: { tl: 'Gabi', en: 'Night' } } }, 'x', 'en')).toBe('Night')
  expect(titleOf({ title: { $text: { tl: 'Gabi' } } }, 'x', 'en')).toBe('Gabi')
  expect(titleOf({ title: 'Plain' }, 'x', 'en')).toBe('Plain')
  expect(titleOf({}, 'x', 'en')).toBe('x')
})
