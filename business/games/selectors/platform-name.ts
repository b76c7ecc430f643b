import { defineSelector } from '../../../engine/action.ts'
import { LOBBY, lobby } from '../lobby.ts'
import type { PlatformNameArgs } from '../selectors.gen.ts'

/** Undefined until a visible game of the provider is known. */
export const selector = defineSelector<PlatformNameArgs, string | undefined>({
  name: 'games.platformName',
  reads: LOBBY,
  select: (read, { platform }) => lobby(read).find(({ game }) => game.platformId === platform)?.game.platformName,
})
