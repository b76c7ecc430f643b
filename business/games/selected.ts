import type { ActionContext, CallPayload } from '../../engine/action.ts'

/** The fields of a launch that identify the game. Each is also a fact of `launch`. */
const ID_FIELDS = ['gameId', 'platformId', 'platformCode', 'gdGameId', 'gameType', 'gtp', 'vid', 'gmType'] as const

/** The IDs of a game. An ID that the game lacks is absent. */
type GameIds = Partial<Pick<CallPayload<'games/launch'>, (typeof ID_FIELDS)[number]>>

/** Returns the IDs of the game that is about to open, and whether it opens as a trial. */
export function selected(ctx: Pick<ActionContext, 'read' | 'constant'>): {
  readonly ids: GameIds
  readonly isTrial: boolean
} {
  const ids: GameIds = Object.fromEntries(
    ID_FIELDS.map((name) => [name, ctx.read(`fact.launch.${name}`)] as const).filter(([, value]) => Boolean(value)),
  )
  return { ids: withDefaults(ctx, ids), isTrial: ctx.read('fact.launch.trial') === true }
}

/** Adds the default platform and type to a game without them (document 2, section 9). */
function withDefaults(ctx: Pick<ActionContext, 'constant'>, ids: GameIds): GameIds {
  return {
    ...ids,
    ...(ids.platformId || ids.platformCode ? {} : { platformId: ctx.constant('defaultPlatformId') }),
    gameType: ids.gameType ?? ctx.constant('defaultGameType'),
  }
}
