import type { ActionContext, FactValues } from '../../engine/action.ts'

/** Facts by which the live room detects that its message or gift was answered, so that the next one can be sent. */
export function answered(ctx: ActionContext, isAccepted: boolean): FactValues {
  return { 'live.answers': (ctx.read('fact.live.answers') ?? 0) + 1, 'live.accepted': isAccepted }
}
