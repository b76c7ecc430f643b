import type { ActionContext } from '../../engine/action.ts'

/** How many favorites a player may keep: the constant `favoriteLimit`, 30 by document 1, section 5. */
export function favoriteLimit(ctx: Pick<ActionContext, 'constant'>): number {
  const limit = ctx.constant('favoriteLimit')
  return typeof limit === 'number' ? limit : 30
}

/** True for the gateway's own answer that the list is full (reading AM-046): a code of the constant `favoriteLimitCodes`. */
export function isLimit(ctx: Pick<ActionContext, 'constant'>, code: string): boolean {
  const codes = ctx.constant('favoriteLimitCodes')
  return Array.isArray(codes) && codes.includes(code)
}
