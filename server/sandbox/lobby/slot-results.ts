import type { JsonObject } from '../../../engine/core/json.ts'
import type { Database } from '../../database/open.ts'
import { manilaDay } from '../clock.ts'
import { isOfKind, type SandboxGame } from './game.ts'
import { hashFraction } from './hash-fraction.ts'

const SLOT = 5
const DAY = 86_400_000
const MAX_WINS = 30
const MAX_GAMES = 20

/** Simulated stakes of a game in a day, in PHP. */
const STAKES = 100_000

/** The share of the stakes that a game usually pays out. Games are hot from 3 percent above it, and cold below it. */
const USUAL = 0.95
const DIFFERENCE = 0.03

interface SlotBet {
  readonly loginName: string
  readonly gameId: string
  /** PHP. */
  readonly stake: number
  /** PHP, with the jackpot. */
  readonly win: number
}

/**
 * Returns the largest wins of the last day in slot games, the largest first: those of bets in the sandbox, and one
 * simulated win of each game, which depends only on the day.
 */
export function topWinners(
  games: readonly SandboxGame[],
  bets: readonly SlotBet[],
  now: number,
): readonly JsonObject[] {
  const day = manilaDay(now)
  const slots = slotsIn(games)
  const real = slots.flatMap((game) =>
    bets
      .filter(({ gameId, stake, win }) => gameId === game.gameId && win > stake)
      .map(({ loginName, win }) => winOf(game, loginName, win)),
  )
  const simulated = slots.map((game) => {
    const name = `${game.gameId}:${day}`
    // Small wins are more frequent than large ones.
    const amount = 500 * Math.ceil(400 * hashFraction(`${name}:amount`) ** 4)
    return winOf(game, simulatedName(name), amount)
  })
  return [...real, ...simulated].toSorted((a, b) => b.winAmount - a.winAmount).slice(0, MAX_WINS)
}

/** Returns the slot games that paid out more or less than usual in the last day. */
export function hotAndCold(
  games: readonly SandboxGame[],
  bets: readonly SlotBet[],
  now: number,
): { readonly hot: readonly JsonObject[]; readonly cold: readonly JsonObject[] } {
  const day = manilaDay(now)
  const sum = (own: readonly SlotBet[], of: 'stake' | 'win'): number => own.reduce((total, bet) => total + bet[of], 0)
  const shares = slotsIn(games)
    .map((game) => {
      const own = bets.filter(({ gameId }) => gameId === game.gameId)
      const simulated = STAKES * (USUAL - 0.1 + 0.2 * hashFraction(`${game.gameId}:${day}:payout`))
      return { game: referenceTo(game), share: (simulated + sum(own, 'win')) / (STAKES + sum(own, 'stake')) }
    })
    .toSorted((a, b) => b.share - a.share)
  const hot = shares.filter(({ share }) => share >= USUAL + DIFFERENCE)
  const cold = shares.filter(({ share }) => share <= USUAL - DIFFERENCE).toReversed()
  return {
    hot: hot.slice(0, MAX_GAMES).map(({ game }) => game),
    cold: cold.slice(0, MAX_GAMES).map(({ game }) => game),
  }
}

/** Returns the bets of all players in the last day. */
export async function readLatestBets(db: Database, now: number): Promise<readonly SlotBet[]> {
  const rows = await db
    .selectFrom('sandbox_bet')
    .select(['login_name', 'game_id', 'stake', 'win', 'jackpot'])
    .where('placed_at', '>=', String(Math.round(now - DAY)))
    .execute()
  return rows.map(({ login_name, game_id, stake, win, jackpot }) => ({
    loginName: login_name,
    gameId: game_id,
    stake: Number(stake),
    win: Number(win) + Number(jackpot?.amount ?? 0),
  }))
}

const slotsIn = (games: readonly SandboxGame[]): readonly SandboxGame[] =>
  games.filter((game) => !game.hidden && isOfKind(game, SLOT))

function winOf(game: SandboxGame, loginName: string, winAmount: number) {
  return { ...referenceTo(game), loginName: `${loginName.at(0)}***${loginName.at(-1)}`, winAmount }
}

const referenceTo = ({ gameId, record: { platformId } }: SandboxGame) => ({
  gameId,
  ...(platformId === undefined ? {} : { platformId }),
})

function simulatedName(seed: string): string {
  const letter = (part: string): string => 'abcdefghijklmnoprstuvwy'.charAt(Math.floor(23 * hashFraction(seed + part)))
  return letter(':first') + letter(':last')
}
