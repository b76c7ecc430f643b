import { type ActionContext, defineAction } from '../../../engine/action.ts'
import { selected } from '../selected.ts'

/**
 * Opens `/game`, or the address of a game that replaces the page. The address holds the IDs of the game and the page it was opened from, so that a reload opens the same
 * game.
 */
export const action = defineAction({
  name: 'games.open',
  run(ctx) {
    const { ids, isTrial } = selected(ctx)
    if (isOwnPage(ctx)) {
      const to = ctx.read('fact.launch.url') ?? ''
      return { ok: true, effects: { facts: { 'launch.status': 'idle' }, navigate: { to } } }
    }
    const fromRoute = String(ctx.read('fact.route.path') ?? '/')
    const query = new URLSearchParams({ ...ids, fromRoute, ...(isTrial ? { tryFlag: '1' } : {}) })
    return { ok: true, effects: { navigate: { to: `/game?${query.toString()}` } } }
  },
})

/** True for a game that replaces the page of the site: its record or its platform says so. */
function isOwnPage({ read, constant }: Pick<ActionContext, 'read' | 'constant'>): boolean {
  const platforms = constant('sameWindowPlatforms')
  const named = [read('fact.launch.platformId'), read('fact.launch.platformCode')]
  return read('fact.launch.ownPage') === true || named.some((name) => Boolean(name) && platforms.includes(name ?? ''))
}
