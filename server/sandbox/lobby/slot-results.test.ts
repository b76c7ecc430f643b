import { expect, test } from 'vitest'
import type { JsonObject } from '../../../engine/core/json.ts'
import type { SandboxGame } from './game.ts'
import { hotAndCold, topWinners } from './slot-results.ts'

const now = Date.UTC(2026, 10, 30, 3)

const game = (gameId: string, gameKindId = 5, hidden = false): SandboxGame => ({
  gameId,
  record: { gameId, gameKindId, platformId: '27' },
  hidden,
  notApprovedFor: [],
})

const slots = Array.from({ length: 30 }, (_, n) => game(`s${n}`))
const bet = (gameId: string, stake: number, win: number) => ({ loginName: 'juan01', gameId, stake, win })

test('a bet that wins more than its stake is one of the wins of the day, with the masked name of the player', () => {
  const bets = [bet('s1', 10, 1_000_000), bet('s2', 10, 10), bet('c1', 10, 2_000_000), bet('hidden', 10, 3_000_000)]
  const wins = topWinners([...slots, game('c1', 17), game('hidden', 5, true)], bets, now)
  expect(wins[0]).toEqual({ gameId: 's1', platformId: '27', loginName: 'j***1', winAmount: 1_000_000 })
  expect(wins).toHaveLength(30)
  const amounts = wins.map(({ winAmount }) => Number(winAmount))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
})

test('the simulated wins change every day in Manila, and not within it', () => {
  expect(topWinners(slots, [], now + 3_600_000)).toEqual(topWinners(slots, [], now))
  expect(topWinners(slots, [], now + 86_400_000)).not.toEqual(topWinners(slots, [], now))
})

test('a slot that paid out much is hot, one that paid out little is cold, and no game is both', () => {
  const ids = (games: readonly JsonObject[]) => games.map(({ gameId }) => gameId)
  const { hot, cold } = hotAndCold(slots, [bet('s3', 100, 900_000), bet('s4', 900_000, 100)], now)
  expect(ids(hot)[0]).toBe('s3')
  expect(ids(cold)[0]).toBe('s4')
  expect(hot.length).toBeGreaterThan(3)
  expect(cold.length).toBeGreaterThan(3)
  expect(ids(hot).filter((id) => ids(cold).includes(id))).toEqual([])
})
