import { defineSelector, type Game } from '../../../engine/action.ts'
import { LOBBY, lobby } from '../lobby.ts'
import type { CollectionArgs } from '../selectors.gen.ts'

export const selector = defineSelector<CollectionArgs, readonly Game[]>({
  name: 'games.collection',
  reads: LOBBY,
  select: (read, { id, limit }) =>
    lobby(read)
      .filter(({ record }) => record.collections?.includes(id) === true)
      .slice(0, limit)
      .map(({ game }) => game),
})
