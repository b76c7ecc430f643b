import { expect, test } from 'vitest'
import type { KeptText } from './draft.ts'
import { canCarryOver, carryOver, keyOf, openDrafts, storedDrafts } from './draft-texts.ts'
import { KeptTexts } from './kept-texts.ts'
import { createStorage } from './storage.fixture.ts'

test('only drafts of this person are sent, except those that an editor has open or that changed less than 30 s ago in another tab', () => {
  const { storage } = createStorage()
  const [own, other] = ['a', 'b'].map(
    (tab) => new KeptTexts({ storage: () => storage, tab, onRefused: () => undefined }),
  )
  if (own === undefined || other === undefined) throw new Error('there is no tab')
  const text = (at: number) => ({ text: '{"a":1}', saved: '{}', at })
  own.keep(keyOf('1', 'banner/left.json'), 'ana', text(99_000))
  own.keep(keyOf('1', 'banner/open.json'), 'ana', text(1000))
  own.keep(keyOf('1', 'banner/of-ben.json'), 'ben', text(1000))
  other.keep(keyOf('1', 'banner/left.json'), 'ben', text(99_500))
  other.keep(keyOf('1', 'banner/typing.json'), 'ana', text(99_000))
  other.keep(keyOf(undefined, 'page/home.json'), 'ana', text(1000))
  openDrafts.add({ key: keyOf('1', 'banner/open.json') })
  expect(storedDrafts('ana', 100_000, own).map(({ changeSet, path }) => [changeSet, path])).toEqual([
    ['1', 'banner/left.json'],
    [undefined, 'page/home.json'],
  ])
  openDrafts.clear()
})

test('a text is carried over to the live document unless another text of the person is kept for it', () => {
  const { storage } = createStorage()
  const texts = new KeptTexts({ storage: () => storage, tab: 'a', onRefused: () => undefined })
  const path = 'banner/a.json'
  const live = keyOf(undefined, path)
  const [first, second] = ['{"a":1}', '{"a":2}'].map((text, at) => ({ text, saved: '{}', at }))
  if (first === undefined || second === undefined) throw new Error('there is no text')
  const carry = (kept: KeptText, changeSet: string) => {
    texts.keep(keyOf(changeSet, path), 'ana', kept)
    const draft = { path, by: 'ana', kept, changeSet }
    const isPossible = canCarryOver(draft, texts)
    carryOver(draft, texts)
    return { isPossible, isLeft: texts.take(keyOf(changeSet, path), 'ana') !== undefined }
  }
  texts.keep(live, 'ben', second)
  expect(carry(first, '1')).toEqual({ isPossible: true, isLeft: false })
  expect(carry(second, '2')).toEqual({ isPossible: false, isLeft: true })
  expect(texts.take(live, 'ana')).toEqual(first)
  texts.keep(live, 'ana', undefined)
  expect(carry(second, '2')).toEqual({ isPossible: true, isLeft: false })
  expect(texts.take(live, 'ana')).toEqual(second)
})
