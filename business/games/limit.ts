import type { ActionContext } from '../../engine/action.ts'

/**
 * True for an error code that means that the list is full (reading AM-046): one of the constant `favoriteLimitCodes`.
 */
export function isLimit(ctx: Pick<ActionContext, 'constant'>, code: string): boolean {
  return ctx.constant('favoriteLimitCodes').includes(code)
}
