import { createHash } from 'node:crypto'
import { isObject, type JsonObject } from '../../../engine/core/json.ts'

/** A pool of the seed: whose it is, and its tiers as they start. */
export interface JackpotSeed {
  readonly gameId: string
  readonly platformId?: string
  readonly provider: 'oms' | 'fachai' | 'single'
  readonly tiers: { readonly [tier: string]: number }
}

/** Pools are measured from here, so that they depend on the clock and on nothing else. */
const epoch = Date.UTC(2026, 0, 1)

/** Prize pools at a moment: the two providers with their tiers (document 1, section 3; reading AM-047) and single games. */
export function jackpotsAt(now: number, seeds: readonly JackpotSeed[]): JsonObject {
  const tiersOf = ({ gameId, tiers }: JackpotSeed) =>
    Object.fromEntries(Object.entries(tiers).map(([tier, base]) => [tier, pool(now, `${gameId}:${tier}`, base)]))
  const of = (provider: JackpotSeed['provider']) => seeds.filter((seed) => seed.provider === provider)
  return {
    oms: of('oms').map((seed) => ({ gameid: seed.gameId, prizePool: tiersOf(seed) })),
    fachai: of('fachai').map((seed) => ({ gameIDList: [seed.gameId], prizePool: tiersOf(seed) })),
    list: of('single').map((seed) => ({
      gameId: seed.gameId,
      ...(seed.platformId === undefined ? {} : { platformId: seed.platformId }),
      prizePool: Object.values(tiersOf(seed)).reduce((sum, amount) => sum + amount, 0),
    })),
  }
}

export function readJackpotSeeds(value: unknown): readonly JackpotSeed[] {
  if (!Array.isArray(value)) return []
  return value.filter((seed): seed is JackpotSeed => isObject(seed) && typeof seed.gameId === 'string' && isObject(seed.tiers))
}

/** A pool that grows by some pesos a second until it is won, some days apart, and starts again from its base. */
function pool(now: number, name: string, base: number): number {
  const luck = createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32
  const perSecond = Math.max(0.02, base * 2e-6) * (0.7 + luck * 0.6)
  const wonEvery = (3 + luck * 9) * 86_400
  const elapsed = (Math.max(0, now - epoch) / 1000 + luck * wonEvery) % wonEvery
  return Math.round((base + perSecond * elapsed) * 100) / 100
}
