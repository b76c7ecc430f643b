import { sql } from 'kysely'
import type { Database } from '../../database/open.ts'
import type { Random } from '../play/random.ts'
import { amountOfTier, type JackpotPools, type JackpotSeed, type PoolState } from './jackpots.ts'

/** The share of a bet that a jackpot receives: one percent, in equal parts for its tiers. */
const SHARE = 0.01

export interface JackpotWin {
  readonly tier: string
  /** PHP. */
  readonly amount: number
}

export async function readJackpotPools(db: Database): Promise<JackpotPools> {
  const rows = await db.selectFrom('sandbox_jackpot').selectAll().execute()
  return new Map(rows.map(({ game_id, tier, ...row }) => [`${game_id}:${tier}`, stateOf(row)]))
}

/**
 * Adds the share of a bet to the pools of its game, and draws whether it wins one of them. The chance of a tier is
 * chosen so that a pool of the initial amount pays out, on average, the share that bets add to it.
 * @param stake PHP
 */
export async function playJackpot(
  transaction: Database,
  seed: JackpotSeed,
  { stake, now, random }: { readonly stake: number; readonly now: number; readonly random: Random },
): Promise<JackpotWin | undefined> {
  const tiers = Object.entries(seed.tiers)
  let won: JackpotWin | undefined
  for (const [tier, base] of tiers) {
    const share = (stake * SHARE) / tiers.length
    const row = await transaction
      .insertInto('sandbox_jackpot')
      .values({ game_id: seed.gameId, tier, added: share.toFixed(4), won_at: null })
      .onConflict((conflict) =>
        conflict.columns(['game_id', 'tier']).doUpdateSet({ added: sql`sandbox_jackpot.added + excluded.added` }),
      )
      .returning(['added', 'won_at'])
      .executeTakeFirstOrThrow()
    const oneIn = Math.round((base * 100 * tiers.length) / SHARE)
    if (won !== undefined || random(oneIn) >= Math.round(stake * 100)) continue
    won = { tier, amount: amountOfTier(now, seed, tier, stateOf(row)) }
    await transaction
      .updateTable('sandbox_jackpot')
      .set({ added: '0', won_at: String(Math.round(now)) })
      .where('game_id', '=', seed.gameId)
      .where('tier', '=', tier)
      .execute()
  }
  return won
}

function stateOf({ added, won_at }: { readonly added: string; readonly won_at: string | null }): PoolState {
  return { added: Number(added), wonAt: won_at === null ? undefined : Number(won_at) }
}
