import type { CallAnswer, Game } from '../../engine/action.ts'
import { isObject } from '../../engine/core/json.ts'

/** A prize pool: its amount in PHP, and the games that can pay it out. */
interface PrizePool {
  readonly amount: number
  readonly games: readonly string[]
  readonly platformId?: string | undefined
}

const cache = new WeakMap<object, readonly PrizePool[]>()

/** Returns all prize pools of an answer. The tiers of a pool are added up (document 1, section 3; reading AM-047). */
function poolsOf(value: unknown): readonly PrizePool[] {
  if (!isObject(value)) return []
  const cached = cache.get(value)
  if (cached !== undefined) return cached
  const { oms = [], fachai = [], list = [] } = value as CallAnswer<'games/jackpots'>
  const pools = [
    ...oms.map(({ gameid, prizePool }) => ({ amount: sum(prizePool), games: [gameid] })),
    ...fachai.map(({ gameIDList, prizePool }) => ({ amount: sum(prizePool), games: gameIDList })),
    ...list.map(({ gameId, platformId, prizePool }) => ({ amount: prizePool, games: [gameId], platformId })),
  ]
  cache.set(value, pools)
  return pools
}

function sum(tiers: { readonly [tier: string]: number | undefined }): number {
  return Object.values(tiers).reduce<number>((total, tier) => total + (tier ?? 0), 0)
}

/** Returns the sum of the prize pools of a game; 0 when it has none. */
export function jackpotOfGame(value: unknown, gameId: string, platformId?: string): number {
  return total(
    value,
    (pool) => pool.games.includes(gameId) && (!platformId || !pool.platformId || pool.platformId === platformId),
  )
}

/** Returns the sum of the prize pools of `games`. A pool that several games share is counted once. */
export function jackpotOfGames(value: unknown, games: readonly Game[]): number {
  const keys = new Set(games.flatMap(({ gameId, platformId }) => [gameId, `${gameId} ${platformId}`]))
  return total(value, (pool) => pool.games.some((id) => keys.has(pool.platformId ? `${id} ${pool.platformId}` : id)))
}

function total(value: unknown, isCounted: (pool: PrizePool) => boolean): number {
  return poolsOf(value).reduce((amount, pool) => (isCounted(pool) ? amount + pool.amount : amount), 0)
}
