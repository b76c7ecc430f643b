import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Shares the address that opens the game. */
export const action = defineAction<Args>({
  name: 'games.share',
  async run(ctx, { title, game: { gameId, platformId } }) {
    const query = new URLSearchParams({ gameId, ...(platformId ? { platformId } : {}) })
    return await ctx.run('ui.share', { title, address: `/game?${query.toString()}` })
  },
})
