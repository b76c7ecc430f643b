import { expect, test } from 'vitest'
import { keyOf, openDrafts, storedDrafts } from './draft-texts.ts'
import { KeptTexts } from './kept-texts.ts'

test('the drafts to send are those of the person that no editor has open and nobody may be typing', () => {
  const entries: { [name: string]: string } = {}
  const storage = new Proxy(entries, {
    get: (_, name) =>
      name === 'getItem'
        ? (key: string) => entries[key] ?? null
        : name === 'setItem'
          ? (key: string, value: string) => void (entries[key] = value)
          : undefined,
  }) as unknown as Storage
  const [own, other] = ['a', 'b'].map(
    (tab) => new KeptTexts({ storage: () => storage, tab, onRefused: () => undefined }),
  )
  if (own === undefined || other === undefined) throw new Error('there is no tab')
  const text = (at: number, by: string) => ({ text: '{"a":1}', saved: '{}', at, by })
  own.keep(keyOf('1', 'banner/left.json'), text(99_000, 'ana'))
  own.keep(keyOf('1', 'banner/open.json'), text(1000, 'ana'))
  own.keep(keyOf('1', 'banner/of-ben.json'), text(1000, 'ben'))
  other.keep(keyOf('1', 'banner/typing.json'), text(99_000, 'ana'))
  other.keep(keyOf(undefined, 'page/home.json'), text(1000, 'ana'))
  openDrafts.add(keyOf('1', 'banner/open.json'))
  expect(storedDrafts('ana', 100_000, own).map(({ changeSet, path }) => [changeSet, path])).toEqual([
    ['1', 'banner/left.json'],
    [undefined, 'page/home.json'],
  ])
  openDrafts.clear()
})
