import { likesOf } from './game-record.ts'
import { LOBBY, lobby, type LobbyGame, ofKind } from './lobby.ts'
import type { SectionArgs } from './selectors.gen.ts'

/** The data sources and facts that `gamesOf` reads. */
export const LISTS = [...LOBBY, 'fact.games.savedFavorites', 'fact.games.recent'] as const

/** A list of games that is above another list on the same page. */
type ListAbove = NonNullable<SectionArgs['above']>[number]
type GameList = Pick<ListAbove, 'section' | 'kind' | 'collection'>

const favoriteCount = ({ record }: LobbyGame): number => likesOf(record)

/** Returns the sum of the bets on the game. */
export const turnoverOf = ({ record }: LobbyGame): number => record.turnoverSum ?? 0

/** Returns the sum of the wins in the game. */
export const winsOf = ({ record }: LobbyGame): number => record.moneyNum ?? 0

/** Returns the games whose `measure` is above 0, the highest first. */
function ranked(games: readonly LobbyGame[], measure: (game: LobbyGame) => number): readonly LobbyGame[] {
  return games.filter((one) => measure(one) > 0).sort((a, b) => measure(b) - measure(a))
}

/**
 * Functions that select the games of each section: the sections of the slot channel page (document 1, section 2), and
 * the rankings by turnoverSum and moneyNum (section 3), and by the jackpot.
 */
const SECTIONS: {
  readonly [section in SectionArgs['section']]: (games: readonly LobbyGame[]) => readonly LobbyGame[]
} = {
  'most-popular': (games) => games.filter(({ record }) => record.hotFlag === 1 || record.popFlag === 1),
  'new-games': (games) => games.filter(({ record }) => record.newFlag === 1),
  recommend: (games) => games.filter(({ record }) => record.isRecommend === 1),
  'most-favorite': (games) => ranked(games, favoriteCount),
  'top-turnover': (games) => ranked(games, turnoverOf),
  'top-wins': (games) => ranked(games, winsOf),
  'top-jackpots': (games) => ranked(games, ({ game }) => game.jackpot ?? 0),
}

/**
 * Returns the games of a list without the games that the lists above it show. The lists above are computed in the same
 * way, from the top of the page.
 */
export function gamesOf(
  read: (ref: string) => unknown,
  list: GameList,
  above: readonly ListAbove[] = [],
): readonly LobbyGame[] {
  const all = lobby(read)
  const shown = new Set<unknown>()
  const left = ({ section, kind, collection }: GameList): readonly LobbyGame[] => {
    const games = ofKind(all, kind).filter(
      ({ game, record }) =>
        !shown.has(game.gameId) && (collection === undefined || record.collections?.includes(collection) === true),
    )
    return section === undefined ? games : SECTIONS[section](games)
  }
  for (const { favorites, recent, limit, ...one } of above) {
    const ids =
      favorites || recent
        ? read(favorites ? 'fact.games.savedFavorites' : 'fact.games.recent')
        : left(one)
            .slice(0, limit)
            .map(({ game }) => game.gameId)
    if (Array.isArray(ids)) for (const id of ids) shown.add(id)
  }
  return left(list)
}
