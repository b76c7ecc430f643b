import type { ActionContext } from '../../engine/action.ts'

/** How many favorites a player may keep: the constant `favoriteLimit`, 30 by document 1, section 5. */
export function favoriteLimit(ctx: Pick<ActionContext, 'constant'>): number {
  const limit = ctx.constant('favoriteLimit')
  return typeof limit === 'number' ? limit : 30
}
