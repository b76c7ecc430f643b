import { defineSelector } from '../../../engine/action.ts'
import { LOBBY, lobby } from '../lobby.ts'
import type { PlatformNameArgs } from '../selectors.gen.ts'

/** The name of a platform, or `unknown` if no visible game has it; undefined until games are loaded. */
export const selector = defineSelector<PlatformNameArgs, string | undefined>({
  name: 'games.platformName',
  reads: LOBBY,
  select(read, { platform, unknown }) {
    const entries = lobby(read)
    const named = entries.find(({ game }) => game.platformId === platform)
    return named === undefined && entries.length > 0 ? unknown : named?.game.platformName
  },
})
