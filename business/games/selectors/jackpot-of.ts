import { defineSelector } from '../../../engine/action.ts'
import { jackpotOfGame, jackpotOfGames } from '../jackpot.ts'
import { LOBBY, lobby, ofKind } from '../lobby.ts'
import type { JackpotOfArgs } from '../selectors.gen.ts'

/**
 * The prize pool of one game, of a kind, or of all games that this player may see, in PHP. 0 when no game matches or
 * the games could not be loaded; undefined while the prize pools are not known.
 */
export const selector = defineSelector<JackpotOfArgs, number | undefined>({
  name: 'games.jackpotOf',
  reads: [...LOBBY, 'data.games.status'],
  select(read, { gameId, kind }) {
    const jackpots = read('data.jackpots.value')
    if (jackpots === undefined) return undefined
    if (gameId) return jackpotOfGame(jackpots, gameId)
    if (read('data.games.value') === undefined) return read('data.games.status') === 'error' ? 0 : undefined
    return jackpotOfGames(
      jackpots,
      ofKind(lobby(read), kind).map(({ game }) => game),
    )
  },
})
