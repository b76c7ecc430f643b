import { expect, test } from 'vitest'
import { createSearchIndex, prefixDistance, wordsOf } from './search-index.ts'

const names = [
  'Color Game',
  'Lucky Koi',
  'Bingo Bayan',
  'Bingo Bay Night',
  'Niña’s Mahjong',
  'Super Color Wheel',
  '幸运锦鲤',
]
const find = createSearchIndex(
  names.map((name, n) => ({ name, more: n === 1 ? 'Carabao Studio slot' : 'Bayan Bingo' })),
)
const found = (query: string): readonly string[] => find(query, 10).positions.map((position) => names[position] ?? '')

test.each([
  ['the beginning of a word', 'luc', ['Lucky Koi']],
  ['words in another order', 'game color', ['Color Game']],
  ['a part of a word', 'jong', ['Niña’s Mahjong']],
  ['no accents and apostrophes', 'ninas', ['Niña’s Mahjong']],
  ['capital letters', 'LUCKY', ['Lucky Koi']],
  ['a changed letter', 'mahjung', ['Niña’s Mahjong']],
  ['exchanged letters', 'colro', ['Color Game', 'Super Color Wheel']],
  ['a missing letter', 'mahjng', ['Niña’s Mahjong']],
  ['an added letter while the word is typed', 'luccky', ['Lucky Koi']],
  ['a missing space', 'luckykoi', ['Lucky Koi']],
  ['an added space', 'mah jong', ['Niña’s Mahjong']],
  ['the maker', 'carabao', ['Lucky Koi']],
  ['the maker in a Filipino spelling', 'karabaw', ['Lucky Koi']],
  ['the maker in another Filipino spelling', 'kalabaw', ['Lucky Koi']],
  ['the maker and the kind', 'slot carabao', ['Lucky Koi']],
  ['Chinese characters', '锦鲤', ['幸运锦鲤']],
])('a query with %s finds its games: "%s"', (_, query, expected) => {
  expect(found(query)).toEqual(expected)
})

test('a match in the name of a game ranks above a match in its maker, and ties keep the order of the list', () => {
  expect(found('bingo').slice(0, 2)).toEqual(['Bingo Bayan', 'Bingo Bay Night'])
  expect(found('bayan')[0]).toBe('Bingo Bayan')
})

test('the games above the first that matches by other words than its name match by name', () => {
  expect(find('bayan', 10)).toMatchObject({ positions: [2, 0, 3, 4, 5, 6], others: 1 })
  expect(find('karabao', 10)).toEqual({ positions: [1], total: 1 })
})

test('if no game has all words of a query, the games with the most of these words are found', () => {
  expect(found('lucky koi deluxe')).toEqual(['Lucky Koi'])
  expect(found('koi zzzz')).toEqual(['Lucky Koi'])
  expect(found('koi zzzz yyyy')).toEqual([])
})

test('nothing is found for an empty query, and for words that are too different', () => {
  for (const query of ['', '  !', 'xylophone']) expect(find(query, 10)).toEqual({ positions: [], total: 0 })
})

test('a limit keeps the best matches, and all matches are counted', () => {
  expect(find('bayan', 1)).toEqual({ positions: [2], total: 6 })
})

test('a misspelled short word finds nothing', () => {
  expect(found('kio')).toEqual([])
})

test.each([
  ['koi', 'koi', 0],
  ['ko', 'koi', 0],
  ['kio', 'koi', 1],
  ['kxoi', 'koi', 1],
  ['abcdef', 'uvwxyz', 2],
])(
  'with a limit of 1, the distance of %s to the beginning of %s is %i (2 means more than the limit)',
  (asked, word, expected) => {
    expect(prefixDistance(asked, word, 1)).toBe(expected)
  },
)

const syllables = ['ba', 'lu', 'ka', 'ri', 'to', 'me', 'sa', 'no', 'pi', 'du']
const word = (n: number): string =>
  [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100) % 10].map((s) => syllables[s]).join('')
const library = Array.from({ length: 10_000 }, (_, n) => ({
  name: `${word(n % 997)} ${word(n % 331)} ${word(n)}`,
  more: `maker ${n % 10}`,
}))

/** Returns the processor time of `work` in microseconds, the minimum of several runs. */
function cost(work: () => void): number {
  const runs = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...runs)
}

test('a query over 10,000 games takes less than twice the time of parsing their list from JSON', () => {
  expect(wordsOf(library[4321]?.name ?? '')).toHaveLength(3)
  const search = createSearchIndex(library)
  const text = JSON.stringify(library.map((game) => ({ ...game, image: '/r/00000000000000000000.svg', kindId: 5 })))
  const query = `${word(123)} ${word(4)}x ${word(77)}`
  search(query, 60)
  expect(cost(() => void search(query, 60))).toBeLessThan(2 * cost(() => void JSON.parse(text)))
})
