import { defineAction } from '../../../engine/action.ts'
import { isOwnPage } from '../own-page.ts'
import { openedFacts } from '../recent-games.ts'
import { selected } from '../selected.ts'

/**
 * Opens `/game`, or the address of a game that replaces the page. The address holds the IDs of the game and the page it
 * was opened from, so that a reload opens the same game.
 */
export const action = defineAction({
  name: 'games.open',
  run(ctx) {
    const { ids, isTrial } = selected(ctx)
    if (isOwnPage(ctx)) {
      const to = ctx.read('fact.launch.url') ?? ''
      return { ok: true, effects: { facts: { ...openedFacts(ctx), 'launch.status': 'idle' }, navigate: { to } } }
    }
    const fromRoute = String(ctx.read('fact.route.path') ?? '/')
    const query = new URLSearchParams({ ...ids, fromRoute, ...(isTrial ? { tryFlag: '1' } : {}) })
    return { ok: true, effects: { facts: openedFacts(ctx), navigate: { to: `/game?${query.toString()}` } } }
  },
})
