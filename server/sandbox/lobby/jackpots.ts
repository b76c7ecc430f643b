import { createHash } from 'node:crypto'
import { isObject, type JsonObject } from '../../../engine/core/json.ts'

/** A jackpot of the seed, with the initial amount of each tier. */
export interface JackpotSeed {
  readonly gameId: string
  readonly platformId?: string
  readonly provider: 'oms' | 'fachai' | 'single'
  readonly tiers: { readonly [tier: string]: number }
}

/** Amounts are computed from this instant, so that they depend only on the clock. */
const epoch = Date.UTC(2026, 0, 1)

/** Prize pools at an instant: two providers with tiers (document 1, section 3; reading AM-047), and single games. */
export function jackpotsAt(now: number, seeds: readonly JackpotSeed[]): JsonObject {
  const tiersOf = ({ gameId, tiers }: JackpotSeed) =>
    Object.fromEntries(Object.entries(tiers).map(([tier, base]) => [tier, poolAmount(now, `${gameId}:${tier}`, base)]))
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

/**
 * The amount of a pool. It grows at a constant rate, and is won and reset to its base every 3 to 12 days, depending on
 * its name.
 */
function poolAmount(now: number, name: string, base: number): number {
  const seed = createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32
  const perSecond = Math.max(0.02, base * 2e-6) * (0.7 + seed * 0.6)
  const wonEvery = (3 + seed * 9) * 86_400
  const elapsed = (Math.max(0, now - epoch) / 1000 + seed * wonEvery) % wonEvery
  return Math.round((base + perSecond * elapsed) * 100) / 100
}
