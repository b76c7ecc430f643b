import type { CallAnswer } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'

/** One prize pool: what it is worth in PHP, and which games pay it. */
interface Pool {
  readonly amount: number
  readonly games: readonly string[]
  readonly platformId?: string | undefined
}

const known = new WeakMap<object, readonly Pool[]>()

/** All pools of an answer: the tiers of a pool are summed (document 1, section 3; reading AM-047). */
function poolsOf(value: unknown): readonly Pool[] {
  if (!isObject(value)) return []
  const before = known.get(value)
  if (before !== undefined) return before
  const { oms = [], fachai = [], list = [] } = value as CallAnswer<'games/jackpots'>
  const pools = [
    ...oms.map(({ gameid, prizePool }) => ({ amount: sum(prizePool), games: [gameid] })),
    ...fachai.map(({ gameIDList, prizePool }) => ({ amount: sum(prizePool), games: gameIDList })),
    ...list.map(({ gameId, platformId, prizePool }) => ({ amount: prizePool, games: [gameId], platformId })),
  ]
  known.set(value, pools)
  return pools
}

function sum(tiers: { readonly [tier: string]: number | undefined }): number {
  return Object.values(tiers).reduce<number>((total, tier) => total + (tier ?? 0), 0)
}

/** What a game can pay: the sum of its pools, 0 when it has none. */
export function jackpotOfGame(value: unknown, gameId: string, platformId?: string): number {
  return total(value, (pool) => pool.games.includes(gameId) && (!platformId || !pool.platformId || pool.platformId === platformId))
}

/** The sum of all pools that one of `games` pays; of all pools without `games`. A pool that several games share counts once. */
export function jackpotOfGames(value: unknown, games?: ReadonlySet<string>): number {
  return total(value, (pool) => games === undefined || pool.games.some((game) => games.has(game)))
}

function total(value: unknown, counts: (pool: Pool) => boolean): number {
  return poolsOf(value).reduce((amount, pool) => (counts(pool) ? amount + pool.amount : amount), 0)
}
