import { defineSelector } from '../../../engine/action.ts'
import { listOf } from '../game-record.ts'
import { LOBBY, lobby, ofKind } from '../lobby.ts'
import type { PlatformsArgs, PlatformsResult } from '../selectors.gen.ts'

/**
 * Platforms that have a visible game, in the order of the gateway. Platforms that the gateway does not list follow,
 * sorted by name. Empty until the platforms are known, because an order by name would change when they arrive.
 */
export const selector = defineSelector<PlatformsArgs, PlatformsResult>({
  name: 'games.platforms',
  reads: [...LOBBY, 'data.platforms.status'],
  select(read, { kind }) {
    const isKnown = read('data.platforms.value') !== undefined
    if (!isKnown && ['idle', 'loading'].includes(String(read('data.platforms.status')))) return []
    const withGames = new Map(ofKind(lobby(read), kind).map(({ game }) => [game.platformId, game.platformName]))
    const listed = listOf<'games/platforms'>(read('data.platforms.value'))
      .filter(({ platformId }) => withGames.has(platformId))
      .map(({ platformId, platformName, sort }) => ({ id: platformId, label: platformName, sort: sort ?? 0 }))
      .sort((a, b) => a.sort - b.sort)
      .map(({ id, label }) => ({ id, label }))
    for (const { id } of listed) withGames.delete(id)
    const others = [...withGames]
      .filter(([id, label]) => id !== '' && label !== '')
      .map(([id, label]) => ({ id, label }))
    return [...listed, ...others.sort((a, b) => (a.label < b.label ? -1 : 1))]
  },
})
