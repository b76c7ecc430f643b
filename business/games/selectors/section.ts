import { defineSelector, type Game } from '../../../engine/action.ts'
import { LOBBY, lobby, type LobbyGame, ofKind } from '../lobby.ts'
import type { SectionArgs } from '../selectors.gen.ts'

/** How many players have marked the game as a favorite. */
const favoriteCount = ({ record }: LobbyGame): number => record.likeCnt ?? record.likes ?? 0

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

export const selector = defineSelector<SectionArgs, readonly Game[]>({
  name: 'games.section',
  reads: LOBBY,
  select: (read, { section, kind, limit }) =>
    SECTIONS[section](ofKind(lobby(read), kind))
      .slice(0, limit)
      .map(({ game }) => game),
})
