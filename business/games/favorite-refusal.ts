import type { ActionContext } from '../../engine/action.ts'
import { hasCode } from '../gateway/codes.ts'
import type { FavoriteChange } from './favorite-changes.ts'

/**
 * Returns the text key of the message for a change of favorites that the gateway has refused with `code`. The codes of
 * the constant `favoriteLimitCodes` mean that the list is full (reading AM-046).
 */
export function refusalText(
  ctx: Pick<ActionContext, 'constant'>,
  code: string,
  { isFavorite }: Pick<FavoriteChange, 'isFavorite'>,
): string {
  if (hasCode(ctx.constant('favoriteLimitCodes'), code)) return 'app.favorites.limit'
  return isFavorite ? 'app.favorites.add' : 'app.favorites.remove'
}
