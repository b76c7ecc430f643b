import { likesOf } from './game-record.ts'
import { LOBBY, lobby, type LobbyGame, ofKind } from './lobby.ts'
import type { SectionArgs } from './selectors.gen.ts'

/** What `gamesOf` reads. */
export const LISTS = [...LOBBY, 'fact.games.savedFavorites'] as const

/** A list of games above another one on the same page. */
type ListAbove = NonNullable<SectionArgs['above']>[number]
type GameList = Pick<ListAbove, 'section' | 'kind' | 'collection'>

const favoriteCount = ({ record }: LobbyGame): number => likesOf(record)

/** Which of all games each section of the slot channel page shows (document 1, section 2, "Slot channel page"). */
const SECTIONS: {
  readonly [section in SectionArgs['section']]: (games: readonly LobbyGame[]) => readonly LobbyGame[]
} = {
  'most-popular': (games) => games.filter(({ record }) => record.hotFlag === 1 || record.popFlag === 1),
  'new-games': (games) => games.filter(({ record }) => record.newFlag === 1),
  recommend: (games) => games.filter(({ record }) => record.isRecommend === 1),
  'most-favorite': (games) =>
    games.filter((one) => favoriteCount(one) > 0).sort((a, b) => favoriteCount(b) - favoriteCount(a)),
}

/**
 * The games of a list without those that the lists above it show. The lists above are computed in the same way, from the
 * top of the page.
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
  for (const { favorites, limit, ...one } of above) {
    const ids = favorites
      ? read('fact.games.savedFavorites')
      : left(one)
          .slice(0, limit)
          .map(({ game }) => game.gameId)
    if (Array.isArray(ids)) for (const id of ids) shown.add(id)
  }
  return left(list)
}
