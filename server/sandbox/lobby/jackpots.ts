import { isObject, type JsonObject } from '../../../engine/core/json.ts'
import { hashFraction } from './hash-fraction.ts'

/** A jackpot of the seed, with the initial amount of each tier. */
export interface JackpotSeed {
  readonly gameId: string
  readonly platformId?: string
  readonly provider: 'oms' | 'fachai' | 'single'
  readonly tiers: { readonly [tier: string]: number }
}

/** The changes that bets in this sandbox have made to the pool of a tier. */
export interface PoolState {
  /** PHP. */
  readonly added: number
  /** When a bet won the pool last, in milliseconds since 1970. */
  readonly wonAt: number | undefined
}

/** Pools that bets have changed, by `gameId:tier`. */
export type JackpotPools = ReadonlyMap<string, PoolState>

/**
 * The growth of pools that no bet has won is computed relative to this instant, so their amounts depend only on the
 * clock.
 */
const epoch = Date.UTC(2026, 0, 1)

/**
 * Returns the prize pools at an instant: two providers with tiers (document 1, section 3; reading AM-047), and single
 * games.
 */
export function jackpotsAt(now: number, seeds: readonly JackpotSeed[], pools: JackpotPools): JsonObject {
  const tiersOf = (seed: JackpotSeed) => tierAmounts(now, seed, pools)
  const seedsOf = (provider: JackpotSeed['provider']) => seeds.filter((seed) => seed.provider === provider)
  return {
    oms: seedsOf('oms').map((seed) => ({ gameid: seed.gameId, prizePool: tiersOf(seed) })),
    fachai: seedsOf('fachai').map((seed) => ({ gameIDList: [seed.gameId], prizePool: tiersOf(seed) })),
    list: seedsOf('single').map((seed) => ({
      gameId: seed.gameId,
      ...(seed.platformId === undefined ? {} : { platformId: seed.platformId }),
      prizePool: Object.values(tiersOf(seed)).reduce((sum, amount) => sum + amount, 0),
    })),
  }
}

export function readJackpotSeeds(value: unknown): readonly JackpotSeed[] {
  if (!Array.isArray(value)) return []
  return value.filter(
    (seed): seed is JackpotSeed => isObject(seed) && typeof seed.gameId === 'string' && isObject(seed.tiers),
  )
}

/** Returns the amounts of a jackpot by tier. */
export function tierAmounts(now: number, seed: JackpotSeed, pools: JackpotPools): { readonly [tier: string]: number } {
  const amountOf = (tier: string) => amountOfTier(now, seed, tier, pools.get(`${seed.gameId}:${tier}`))
  return Object.fromEntries(Object.keys(seed.tiers).map((tier) => [tier, amountOf(tier)]))
}

export function amountOfTier(now: number, { gameId, tiers }: JackpotSeed, tier: string, state?: PoolState): number {
  return poolAmount(now, `${gameId}:${tier}`, tiers[tier] ?? 0, state)
}

/**
 * Returns the amount of a pool. To simulate bets outside the sandbox, it grows at a constant rate, and is won and reset
 * to its base every 3 to 12 days, depending on its name. Shares of bets in the sandbox stay in the pool until such a
 * bet wins it.
 */
function poolAmount(
  now: number,
  name: string,
  base: number,
  { added, wonAt }: PoolState = { added: 0, wonAt: undefined },
): number {
  const seed = hashFraction(name)
  const perSecond = Math.max(0.02, base * 2e-6) * (0.7 + seed * 0.6)
  const wonEvery = (3 + seed * 9) * 86_400
  const since = wonAt ?? epoch - seed * wonEvery * 1000
  const elapsed = (Math.max(0, now - since) / 1000) % wonEvery
  return Math.floor((base + perSecond * elapsed + added) * 100) / 100
}
