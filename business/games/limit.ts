import type { ActionContext } from '../../engine/action.ts'

/** The largest number of favorites: the constant `favoriteLimit`, by default 30 (document 1, section 5). */
export function favoriteLimit(ctx: Pick<ActionContext, 'constant'>): number {
  const limit = ctx.constant('favoriteLimit')
  return typeof limit === 'number' ? limit : 30
}

/** True when `code` is in the constant `favoriteLimitCodes`: the list of favorites is full (reading AM-046). */
export function isLimit(ctx: Pick<ActionContext, 'constant'>, code: string): boolean {
  const codes = ctx.constant('favoriteLimitCodes')
  return Array.isArray(codes) && codes.includes(code)
}
