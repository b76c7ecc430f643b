import { defineSelector } from '../../../engine/action.ts'
import type { Game } from '../game.ts'
import { type Listed, LOBBY, lobby, ofKind } from '../lobby.ts'
import type { SectionArgs } from '../selectors.gen.ts'

const likes = ({ record }: Listed): number => record.likeCnt ?? record.likes ?? 0

/** How each section of the slot channel page is cut from all games (document 1, section 2, "Slot channel page"). */
const SECTIONS: { readonly [section in SectionArgs['section']]: (listed: readonly Listed[]) => readonly Listed[] } = {
  'most-popular': (listed) => listed.filter(({ record }) => record.hotFlag === 1 || record.popFlag === 1),
  'new-games': (listed) => listed.filter(({ record }) => record.newFlag === 1),
  recommend: (listed) => listed.filter(({ record }) => record.isRecommend === 1),
  'most-favorite': (listed) => listed.filter((one) => likes(one) > 0).sort((a, b) => likes(b) - likes(a)),
}

export const selector = defineSelector<SectionArgs, readonly Game[]>({
  name: 'games.section',
  reads: LOBBY,
  select: (read, { section, kind, limit }) =>
    SECTIONS[section](ofKind(lobby(read), kind))
      .slice(0, limit)
      .map(({ game }) => game),
})
