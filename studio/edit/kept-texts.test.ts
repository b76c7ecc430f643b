import { expect, test } from 'vitest'
import type { KeptText } from './draft.ts'
import { KeptTexts } from './kept-texts.ts'
import { createStorage } from './storage.fixture.ts'

const typed = (text: string, at: number): KeptText => ({ text, saved: '{}', at })

function openTab(tab: string, storage: () => Storage) {
  const refused: unknown[] = []
  return { refused, texts: new KeptTexts({ storage, tab, onRefused: (error) => void refused.push(error) }) }
}

test('a tab takes over the latest text of all tabs, and the other tabs no longer store it', () => {
  const { storage, entries } = createStorage()
  const [one, other] = ['a', 'b'].map((tab) => openTab(tab, () => storage).texts)
  one?.keep('page', 'ana', typed('first', 1))
  other?.keep('page', 'ana', typed('second', 2))
  expect(one?.take('page', 'ana')?.text).toBe('second')
  expect(Object.keys(entries)).toEqual(['page#ana#a'])
  one?.keep('page', 'ana', undefined)
  expect(one?.take('page', 'ana')).toBeUndefined()
})

test('the latest text of each key is listed, and a sent text is removed from all tabs but not what was typed since', () => {
  const { storage, entries } = createStorage()
  const [one, other] = ['a', 'b'].map((tab) => openTab(tab, () => storage).texts)
  one?.keep('draft/1/page', 'ana', typed('old', 1))
  other?.keep('draft/1/page', 'ana', typed('new', 2))
  one?.keep('draft/2/page', 'ana', typed('own', 3))
  entries['people'] = '[]'
  expect(one?.stored('draft/', 'ana').map(({ key, text, isOwn }) => [key, text, isOwn])).toEqual([
    ['draft/2/page', 'own', true],
    ['draft/1/page', 'new', false],
  ])
  one?.remove('draft/1/page', 'ana', 'old')
  expect(Object.keys(entries)).toEqual(['draft/1/page#ana#b', 'draft/2/page#ana#a', 'people'])
})

test('the texts of two people under one key are kept apart, also in one tab', () => {
  const { storage } = createStorage()
  const { texts } = openTab('a', () => storage)
  texts.keep('page', 'ana', typed('of Ana', 1))
  texts.keep('page', 'ben', typed('of Ben', 2))
  expect(texts.stored('page', 'ana').map(({ text }) => text)).toEqual(['of Ana'])
  texts.keep('page', 'ben', undefined)
  expect(texts.take('page', 'ben')).toBeUndefined()
  texts.remove('page', 'ben', 'of Ana')
  expect(texts.take('page', 'ana')?.text).toBe('of Ana')
})

test('a damaged stored text does not hide the stored texts of other tabs', () => {
  const { storage, entries } = createStorage()
  const { texts } = openTab('a', () => storage)
  texts.keep('page', 'ana', typed('good', 1))
  entries['page#ana#b'] = '{"text":'
  entries['page#ana#c'] = '{"text":7,"at":9}'
  expect(texts.take('page', 'ana')?.text).toBe('good')
})

test('a text that does not fit into the storage removes the earlier text, and is reported once', () => {
  const { storage, entries } = createStorage(60)
  const { texts, refused } = openTab('a', () => storage)
  texts.keep('page', 'ana', typed('short', 1))
  for (const n of [2, 3]) texts.keep('page', 'ana', typed('long '.repeat(20), n))
  expect(entries).toEqual({})
  expect(refused).toHaveLength(1)
  texts.keep('page', 'ana', typed('short', 4))
  texts.keep('page', 'ana', typed('long '.repeat(20), 5))
  expect(refused).toHaveLength(2)
})

test('a browser that forbids its storage keeps no text, and no call throws', () => {
  const { texts, refused } = openTab('a', () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  })
  texts.keep('page', 'ana', typed('text', 1))
  texts.keep('page', 'ana', undefined)
  expect(texts.take('page', 'ana')).toBeUndefined()
  expect(refused).toHaveLength(1)
})
