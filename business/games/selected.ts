import type { ActionContext, CallPayload } from '../../engine/action.ts'

/** The IDs of a game. An ID that the game lacks is absent. */
type GameIds = Partial<
  Pick<
    CallPayload<'games/launch'>,
    'gameId' | 'platformId' | 'platformCode' | 'gdGameId' | 'gameType' | 'gtp' | 'vid' | 'gmType'
  >
>

/** Returns the IDs of the game that is about to open, and whether it opens as a trial. */
export function selected(ctx: Pick<ActionContext, 'read' | 'constant'>): {
  readonly ids: GameIds
  readonly isTrial: boolean
} {
  const id = (name: keyof GameIds): GameIds => {
    const value = ctx.read(`fact.launch.${name}`)
    return value ? { [name]: value } : {}
  }
  const ids = {
    ...id('gameId'),
    ...id('platformId'),
    ...id('platformCode'),
    ...id('gdGameId'),
    ...id('gameType'),
    ...id('gtp'),
    ...id('vid'),
    ...id('gmType'),
  }
  return { ids: withDefaults(ctx, ids), isTrial: ctx.read('fact.launch.trial') === true }
}

/** Adds the default platform and type to a game without them (document 2, section 9). */
export function withDefaults(ctx: Pick<ActionContext, 'constant'>, ids: GameIds): GameIds {
  return {
    ...ids,
    ...(ids.platformId || ids.platformCode ? {} : { platformId: ctx.constant('defaultPlatformId') }),
    gameType: ids.gameType ?? ctx.constant('defaultGameType'),
  }
}
