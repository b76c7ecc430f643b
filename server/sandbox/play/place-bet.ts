import { canonical, type JsonObject } from '../../../engine/core/json.ts'
import type { Database } from '../../database/open.ts'
import { type JackpotWin, playJackpot } from '../lobby/jackpot-pools.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Launch } from './launches.ts'
import type { Round } from './rules/game-rules.ts'

/** A bet as the page sends it. A bet that is sent several times with the same ID counts once. */
export interface BetOrder {
  readonly betId: string
  /** PHP for one unit. */
  readonly bet: number
  readonly choice: JsonObject
}

/** All amounts in PHP. */
export interface PlacedBet {
  readonly betId: string
  readonly placedAt: number
  readonly stake: number
  /** The win in PHP without the jackpot. */
  readonly win: number
  readonly jackpot: JackpotWin | undefined
  readonly result: JsonObject
  /** The balance after the bet. */
  readonly balance: number
}

/** `reused`: the ID was already used for a bet with another amount, choice or game. */
type BetRefusal = 'balance' | 'reused' | 'no-player'

/**
 * Draws a bet and moves the money, in one transaction that locks the player. For a bet that was already placed, returns
 * its stored outcome.
 */
export async function placeBet(
  { db, clock, jackpots, runState }: Sandbox,
  { loginName, gameId }: Launch,
  { betId, bet, choice }: BetOrder,
  round: Round,
): Promise<PlacedBet | BetRefusal> {
  const stake = stakeOf(bet, round)
  const order = { bet, choice }
  return db.transaction().execute(async (transaction) => {
    const player = await transaction
      .selectFrom('sandbox_player')
      .select('balance')
      .where('login_name', '=', loginName)
      .forUpdate()
      .executeTakeFirst()
    if (player === undefined) return 'no-player'
    const placed = await transaction
      .selectFrom('sandbox_bet')
      .selectAll()
      .where('login_name', '=', loginName)
      .where('bet_id', '=', betId)
      .executeTakeFirst()
    if (placed !== undefined)
      return placed.game_id === gameId && canonical(placed.order) === canonical(order) ? fromRow(placed) : 'reused'
    const before = toCents(Number(player.balance))
    if (before < toCents(stake)) return 'balance'

    const now = clock.now()
    const { random } = runState.draws
    const { times, result } = round.draw(random)
    const win = winOf(bet, times)
    const seed = jackpots.find((each) => each.gameId === gameId)
    const jackpot = seed && (await playJackpot(transaction, seed, { stake, now, random }))
    const balance = (before - toCents(stake) + toCents(win) + toCents(jackpot?.amount ?? 0)) / 100
    const row = {
      login_name: loginName,
      bet_id: betId,
      game_id: gameId,
      placed_at: String(Math.round(now)),
      order: JSON.stringify(order),
      stake: stake.toFixed(2),
      win: win.toFixed(2),
      jackpot: jackpot === undefined ? null : JSON.stringify(jackpot),
      result: JSON.stringify(result),
      balance: balance.toFixed(2),
    }
    await transaction
      .updateTable('sandbox_player')
      .set({ balance: row.balance })
      .where('login_name', '=', loginName)
      .execute()
    await transaction.insertInto('sandbox_bet').values(row).execute()
    return { betId, placedAt: Math.round(now), stake, win, jackpot, result, balance }
  })
}

/** Returns the latest bets of a player, newest first; with `gameId`, only bets on this game. */
export async function latestBets(
  db: Database,
  { loginName, gameId, most }: { readonly loginName: string; readonly gameId?: string; readonly most: number },
): Promise<readonly (PlacedBet & { readonly gameId: string })[]> {
  const rows = await db
    .selectFrom('sandbox_bet')
    .selectAll()
    .where('login_name', '=', loginName)
    .$if(gameId !== undefined, (query) => query.where('game_id', '=', gameId ?? ''))
    .orderBy('placed_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...fromRow(row), gameId: row.game_id }))
}

export const stakeOf = (bet: number, { units }: Round): number => (toCents(bet) * units) / 100

export const winOf = (bet: number, times: number): number => Math.round(toCents(bet) * times) / 100

const toCents = (amount: number): number => Math.round(amount * 100)

interface BetRow {
  readonly bet_id: string
  readonly placed_at: string
  readonly stake: string
  readonly win: string
  readonly jackpot: JsonObject | null
  readonly result: JsonObject
  readonly balance: string
}

function fromRow({ bet_id, placed_at, stake, win, jackpot, result, balance }: BetRow): PlacedBet {
  return {
    betId: bet_id,
    placedAt: Number(placed_at),
    stake: Number(stake),
    win: Number(win),
    jackpot: jackpot === null ? undefined : { tier: String(jackpot.tier), amount: Number(jackpot.amount) },
    result,
    balance: Number(balance),
  }
}
