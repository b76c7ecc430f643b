import type { ActionContext, FactValues } from '../../engine/action.ts'

/** Facts that tell the live room that its message or gift was answered, so that it can take the next one. */
export function answered(ctx: ActionContext, isAccepted: boolean): FactValues {
  return { 'live.answers': (ctx.read('fact.live.answers') ?? 0) + 1, 'live.accepted': isAccepted }
}
