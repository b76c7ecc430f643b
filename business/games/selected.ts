import type { ActionContext, CallPayload } from '../../engine/action.ts'

/** IDs that a game does not have are left out. */
type GameIds = Partial<Pick<CallPayload<'games/launch'>, 'gameId' | 'platformId' | 'platformCode'>>

/** The game that is about to open, and whether it opens as a trial. */
export function selected(ctx: Pick<ActionContext, 'read'>): { readonly ids: GameIds; readonly isTrial: boolean } {
  const gameId = ctx.read('fact.launch.gameId')
  const platformId = ctx.read('fact.launch.platformId')
  const platformCode = ctx.read('fact.launch.platformCode')
  return {
    ids: {
      ...(gameId ? { gameId } : {}),
      ...(platformId ? { platformId } : {}),
      ...(platformCode ? { platformCode } : {}),
    },
    isTrial: ctx.read('fact.launch.trial') === true,
  }
}
