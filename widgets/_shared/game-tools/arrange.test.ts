import { expect, test } from 'vitest'
import type { Game } from '../../../engine/widget.ts'
import { arrange, isUseful } from './arrange.ts'
import { offeredChoice, readChoice, withChoice } from './choice.ts'

const noChoice = { kind: '', platform: '', sort: '', features: [] }

const game = (gameId: string, more: Partial<Game> = {}): Game => ({
  gameId,
  platformId: '31',
  platformName: 'Lantern Works',
  name: gameId,
  image: '',
  kind: 'slot',
  kindId: 5,
  maintenance: false,
  isNew: false,
  isHot: false,
  tag: '',
  trial: false,
  ...more,
})
const games = [
  game('c', { heat: 1, jackpot: 500, minBet: 5 }),
  game('b', { heat: 9, isNew: true, minBet: 1, platformId: '32' }),
  game('a', { jackpot: 900, isNew: true, trial: true }),
]
const ids = (choice: object): string =>
  arrange(games, { ...noChoice, ...choice }, 'en')
    .map(({ gameId }) => gameId)
    .join('')

test.each([
  ['', 'cba'],
  ['popular', 'bca'],
  ['new', 'bac'],
  ['name', 'abc'],
  ['jackpot', 'acb'],
  ['bet', 'bca'],
  ['toString', 'cba'],
])('the sort order %j gives the games in the order %s', (sort, expected) => {
  expect(ids({ sort })).toBe(expected)
})

test('filters are combined, and a filter that does not exist is ignored', () => {
  expect(ids({ features: ['new'] })).toBe('ba')
  expect(ids({ features: ['new', 'trial'] })).toBe('a')
  expect(ids({ features: ['new'], platform: '32', sort: 'name' })).toBe('b')
  expect(ids({ features: ['jackpot'], platform: '32' })).toBe('')
  expect(ids({ features: ['valueOf'] })).toBe('cba')
})

test('a filter is useful when a game of the list passes it', () => {
  expect((['jackpot', 'new', 'hot'] as const).map((one) => isUseful(one, games))).toEqual([true, true, false])
  expect(isUseful('new', [])).toBe(false)
})

test('the choice is written into the address, whose other parameters stay', () => {
  const choice = { kind: 'slot', platform: '31', sort: 'bet', features: ['new', 'trial'] }
  const address = withChoice('https://habi.example/slot?lang=en#all', choice)
  expect(address).toBe('https://habi.example/slot?lang=en&kind=slot&platformId=31&sort=bet&feature=new%2Ctrial#all')
  expect(readChoice(new URL(address).search)).toEqual(choice)
  expect(withChoice(address, noChoice)).toBe('https://habi.example/slot?lang=en#all')
  expect(readChoice('')).toEqual(noChoice)
})

test('once the list is complete, a chosen provider without a tab is ignored', () => {
  const choice = { ...noChoice, platform: '999', sort: 'name' }
  expect(offeredChoice(choice, [{ id: '31' }])).toEqual({ ...choice, platform: '' })
  expect(offeredChoice(choice, [{ id: '999' }])).toBe(choice)
  expect(offeredChoice(choice, undefined)).toBe(choice)
})

test('a tab shows the games of its kind or provider; the first tab shows all games', () => {
  const games = [game('1', { platformId: '175', kind: 'bingo' }), game('2', { platformId: '168' })]
  const shown = (choice: object): string[] =>
    arrange(games, { ...noChoice, ...choice }, 'en').map(({ gameId }) => gameId)
  expect(shown({ platform: '168' })).toEqual(['2'])
  expect(shown({ kind: 'bingo' })).toEqual(['1'])
  expect(shown({ kind: 'bingo', platform: '168' })).toEqual([])
  expect(shown({})).toEqual(['1', '2'])
  expect(shown({ platform: 'gone' })).toEqual([])
})
