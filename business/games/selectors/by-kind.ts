import { defineSelector, type Game } from '../../../engine/action.ts'
import { LOBBY, lobby, ofKind } from '../lobby.ts'
import type { ByKindArgs } from '../selectors.gen.ts'

export const selector = defineSelector<ByKindArgs, readonly Game[]>({
  name: 'games.byKind',
  reads: LOBBY,
  select: (read, { kind, platform, limit }) =>
    ofKind(lobby(read), kind)
      .filter(({ game }) => !platform || game.platformId === platform)
      .slice(0, limit)
      .map(({ game }) => game),
})
