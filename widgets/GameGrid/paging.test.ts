import { expect, test } from 'vitest'
import { nextShown, ofPlatform } from './paging.ts'

test('each step adds one page of cards, up to the number of games', () => {
  expect(nextShown(0, 15, 40)).toBe(15)
  expect(nextShown(15, 15, 40)).toBe(30)
  expect(nextShown(30, 15, 40)).toBe(40)
  expect(nextShown(0, 15, 3)).toBe(3)
})

test('a tab shows the games of its provider; the first tab shows all games', () => {
  const games = [
    { gameId: '1', platformId: '175' },
    { gameId: '2', platformId: '168' },
  ]
  expect(ofPlatform(games, '168').map((game) => game.gameId)).toEqual(['2'])
  expect(ofPlatform(games, '')).toHaveLength(2)
  expect(ofPlatform(games, 'gone')).toHaveLength(0)
})
