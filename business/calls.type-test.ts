/**
 * This file is never run. The compiler checks it: each line below `@ts-expect-error` must be an error, and all other
 * lines must compile.
 */
import type { ActionContext } from '../engine/action.ts'

export async function callsAreTypedByName(ctx: ActionContext): Promise<readonly unknown[]> {
  const launch = await ctx.call('games/launch', { gameId: '22068', tryFlag: 1 })
  const url: string = launch.ok ? launch.value.url : launch.error.message
  const favorites = await ctx.call('games/favorites')
  const ids: readonly string[] = favorites.ok ? (favorites.value.favorites ?? []).map(({ gameId }) => gameId) : []

  // @ts-expect-error The call has no contract.
  await ctx.call('games/lanch', { gameId: '22068' })
  // @ts-expect-error The payload is required, because one of its fields is.
  await ctx.call('games/launch')
  // @ts-expect-error A required field is missing.
  await ctx.call('games/launch', { tryFlag: 1 })
  // @ts-expect-error The field has another name.
  await ctx.call('games/launch', { gameid: '22068' })
  // @ts-expect-error The field has another type.
  await ctx.call('games/launch', { gameId: 22068 })
  // @ts-expect-error The value is not one of those that the contract allows.
  await ctx.call('games/launch', { gameId: '22068', tryFlag: 2 })
  // @ts-expect-error The answer may be missing: the call may have failed.
  const unchecked = launch.value
  // @ts-expect-error The answer has no such field.
  const address = launch.ok && launch.value.adress
  // @ts-expect-error The field of the answer has another type.
  const size: number = launch.ok ? launch.value.url : 0
  return [url, ids, unchecked, address, size]
}
