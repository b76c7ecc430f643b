import { defineSelector, type Game } from '../../../engine/action.ts'
import { isReferenced } from '../excluded.ts'
import { listOf } from '../game-record.ts'
import { LOBBY, lobby } from '../lobby.ts'
import type { TopWinnersArgs } from '../selectors.gen.ts'

/** Selects the games of the largest wins. Wins in games that the player may not see are left out. */
export const selector = defineSelector<TopWinnersArgs, readonly Game[]>({
  name: 'games.topWinners',
  reads: [...LOBBY, 'data.topWinners.value'],
  select: (read, { limit }) =>
    listOf<'games/topWinners'>(read('data.topWinners.value'))
      .flatMap(({ loginName, winAmount, ...reference }) => {
        const found = lobby(read).find(({ record }) => isReferenced(record, reference))
        return found === undefined ? [] : [{ ...found.game, won: winAmount, winner: masked(loginName) }]
      })
      .slice(0, limit),
})

/** Masks a name that the gateway has not masked, so no player is named on a page that everybody can see. */
const masked = (name: string): string => (name.includes('*') ? name : `${name.at(0)}***${name.at(-1)}`)
