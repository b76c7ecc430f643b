import { expect, test } from 'vitest'
import { keyOf, openDrafts, storedDrafts } from './draft-texts.ts'
import { KeptTexts } from './kept-texts.ts'
import { createStorage } from './storage.fixture.ts'

test('the drafts to send are those of the person that no editor has open and nobody may be typing', () => {
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
  openDrafts.add(keyOf('1', 'banner/open.json'))
  expect(storedDrafts('ana', 100_000, own).map(({ changeSet, path }) => [changeSet, path])).toEqual([
    ['1', 'banner/left.json'],
    [undefined, 'page/home.json'],
  ])
  openDrafts.clear()
})
