import { defineSelector } from '../../../engine/action.ts'
import type { PlatformsResponse } from '../calls.gen.ts'
import { listOf } from '../game.ts'
import { LOBBY, lobby, ofKind } from '../lobby.ts'
import type { PlatformsArgs } from '../selectors.gen.ts'

type Tab = { readonly id: string; readonly label: string }
type Platform = NonNullable<PlatformsResponse['data']>[number]

/** Platforms that have a game to show, in the gateway's order; those it does not list come after, by name. */
export const selector = defineSelector<PlatformsArgs, readonly Tab[]>({
  name: 'games.platforms',
  reads: ['data.platforms.value', ...LOBBY],
  select(read, { kind }) {
    const withGames = new Map(ofKind(lobby(read), kind).map(({ game }) => [game.platformId, game.platformName]))
    const listed = (listOf(read('data.platforms.value')) as unknown as readonly Platform[])
      .filter(({ platformId }) => withGames.has(platformId))
      .map(({ platformId, platformName, sort }) => ({ id: platformId, label: platformName, sort: sort ?? 0 }))
      .sort((a, b) => a.sort - b.sort)
      .map(({ id, label }) => ({ id, label }))
    for (const { id } of listed) withGames.delete(id)
    const others = [...withGames].filter(([id, label]) => id !== '' && label !== '').map(([id, label]) => ({ id, label }))
    return [...listed, ...others.sort((a, b) => (a.label < b.label ? -1 : 1))]
  },
})
