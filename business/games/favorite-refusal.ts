import type { ActionContext, Failure } from '../../engine/action.ts'
import { hasCode } from '../gateway/codes.ts'
import type { FavoriteChange } from './favorite-changes.ts'

/**
 * Returns the failure of a change of favorites with the text that is shown unless the error table names its code. The
 * codes of the constant `favoriteLimitCodes` mean that the list is full (reading AM-046).
 */
export function refusedChange(
  ctx: Pick<ActionContext, 'constant' | 'text'>,
  error: Failure,
  { isFavorite }: Pick<FavoriteChange, 'isFavorite'>,
): Failure {
  const isFull = hasCode(ctx.constant('favoriteLimitCodes'), error.code)
  const text = isFull ? 'app.favorites.limit' : isFavorite ? 'app.favorites.add' : 'app.favorites.remove'
  return { ...error, fallback: ctx.text(text) }
}
