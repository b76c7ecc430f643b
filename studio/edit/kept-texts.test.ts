import { expect, test } from 'vitest'
import type { KeptText } from './draft.ts'
import { KeptTexts } from './kept-texts.ts'

const typed = (text: string, at: number): KeptText => ({ text, saved: '{}', at })

/** A storage whose entries are its own properties, as in browsers. `limit` is in characters. */
function createStorage(limit = Infinity) {
  const entries: { [name: string]: string } = {}
  const methods = {
    getItem: (name: string) => entries[name] ?? null,
    setItem(name: string, value: string) {
      if (value.length > limit) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      entries[name] = value
    },
    removeItem: (name: string) => void delete entries[name],
  }
  return {
    entries,
    storage: new Proxy(entries, { get: (_, name) => Reflect.get(methods, name) }) as unknown as Storage,
  }
}

function openTab(tab: string, storage: () => Storage) {
  const refused: unknown[] = []
  return { refused, texts: new KeptTexts({ storage, tab, onRefused: (error) => void refused.push(error) }) }
}

test('a tab takes over the latest text of all tabs, and the other tabs no longer store it', () => {
  const { storage, entries } = createStorage()
  const [one, other] = ['a', 'b'].map((tab) => openTab(tab, () => storage).texts)
  one?.keep('page', typed('first', 1))
  other?.keep('page', typed('second', 2))
  expect(one?.take('page')?.text).toBe('second')
  expect(Object.keys(entries)).toEqual(['page#a'])
  one?.keep('page', undefined)
  expect(one?.take('page')).toBeUndefined()
})

test('the latest text of each key is listed, and a sent text is removed from all tabs but not what was typed since', () => {
  const { storage, entries } = createStorage()
  const [one, other] = ['a', 'b'].map((tab) => openTab(tab, () => storage).texts)
  one?.keep('draft/1/page', typed('old', 1))
  other?.keep('draft/1/page', typed('new', 2))
  one?.keep('draft/2/page', typed('own', 3))
  entries['people'] = '[]'
  expect(one?.stored('draft/').map(({ key, text, isOwn }) => [key, text, isOwn])).toEqual([
    ['draft/2/page', 'own', true],
    ['draft/1/page', 'new', false],
  ])
  one?.remove('draft/1/page', 'old')
  expect(Object.keys(entries)).toEqual(['draft/1/page#b', 'draft/2/page#a', 'people'])
})

test('a damaged stored text does not hide the stored texts of other tabs', () => {
  const { storage, entries } = createStorage()
  const { texts } = openTab('a', () => storage)
  texts.keep('page', typed('good', 1))
  entries['page#b'] = '{"text":'
  entries['page#c'] = '{"text":7,"at":9}'
  expect(texts.take('page')?.text).toBe('good')
})

test('a text that does not fit into the storage removes the earlier text, and is reported once', () => {
  const { storage, entries } = createStorage(60)
  const { texts, refused } = openTab('a', () => storage)
  texts.keep('page', typed('short', 1))
  for (const n of [2, 3]) texts.keep('page', typed('long '.repeat(20), n))
  expect(entries).toEqual({})
  expect(refused).toHaveLength(1)
  texts.keep('page', typed('short', 4))
  texts.keep('page', typed('long '.repeat(20), 5))
  expect(refused).toHaveLength(2)
})

test('a browser that forbids its storage keeps no text, and no call throws', () => {
  const { texts, refused } = openTab('a', () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  })
  texts.keep('page', typed('text', 1))
  texts.keep('page', undefined)
  expect(texts.take('page')).toBeUndefined()
  expect(refused).toHaveLength(1)
})
