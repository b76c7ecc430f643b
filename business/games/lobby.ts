import type { Pair } from './excluded.ts'
import { isExcluded } from './excluded.ts'
import { type Game, gameOf, type GameRecord, listOf } from './game.ts'
import { jackpotOfGame } from './jackpot.ts'
import { kindIds } from './kinds.ts'

/** The data that every selector of this area reads: a page declares sources by these names. */
export const LOBBY = [
  'data.games.value',
  'data.hidden.value',
  'data.notApproved.value',
  'data.jackpots.value',
  'fact.player.isGrayUser',
] as const

type Read = (ref: string) => unknown

/** A game together with the record it was made from, which has what lists are cut and sorted by. */
export interface Listed {
  readonly game: Game
  readonly record: GameRecord
}

let last: { readonly from: readonly unknown[]; readonly listed: readonly Listed[] } | undefined

/**
 * The games that may be shown to this player: without those that are hidden, not approved, or meant for the other side of the gray
 * list. Many nodes ask for the same list after one change, so the last one is kept.
 */
export function lobby(read: Read): readonly Listed[] {
  const from = LOBBY.map(read)
  if (last !== undefined && last.from.every((value, index) => value === from[index])) return last.listed
  const [games, hidden, notApproved, jackpots, isGray] = from
  const excluded = [...listOf(hidden), ...listOf(notApproved)] as unknown as readonly Pair[]
  const listed = (listOf(games) as unknown as readonly GameRecord[])
    .filter((record) => record.grayFlag !== (isGray === true ? 2 : 1) && !isExcluded(record, excluded))
    .map((record) => ({ record, game: gameOf(record, jackpotOfGame(jackpots, record.gameId, record.platformId)) }))
    .sort((a, b) => place(a) - place(b))
  last = { from, listed }
  return listed
}

/** Place in its list, ascending; games without one come last, in the order they came. */
function place({ record }: Listed): number {
  return record.gameTop === undefined || record.gameTop === 0 ? Number.MAX_SAFE_INTEGER : record.gameTop
}

/** Keeps the games of one kind; all of them without a kind. */
export function ofKind(listed: readonly Listed[], kind: string | undefined): readonly Listed[] {
  const ids = kindIds(kind)
  return ids === undefined ? listed : listed.filter(({ game }) => ids.includes(game.kindId))
}
