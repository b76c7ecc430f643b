import { type ActionContext, type ActionResult, defineAction, type Failure } from '../../../engine/action.ts'
import { isTemporary, TOO_MANY_REQUESTS } from '../../gateway/codes.ts'
import { dropChange, keptChanges, sendChange } from '../favorite-changes.ts'
import { refusedChange } from '../favorite-refusal.ts'

let isSending = false

/** Sends the changes that were made without a network, then loads the favorites from the gateway. */
export const action = defineAction({
  name: 'games.sendFavorites',
  async run(ctx) {
    const hasWork = keptChanges(ctx).length > 0 && !isSending
    if (!hasWork) return { ok: true }
    isSending = true
    try {
      return await send(ctx)
    } finally {
      isSending = false
    }
  },
})

async function send(ctx: ActionContext): Promise<ActionResult> {
  let failure: Failure | undefined
  const loginName = ctx.read('fact.session.loginName')
  for (const change of keptChanges(ctx)) {
    const answer = await sendChange(ctx, change)
    // If the gateway was not reached, or another player has logged in, the changes stay on the device. They are sent
    // when the network is back, or with the next visit.
    const isKept = !answer.ok && isTemporary(answer.error.code)
    if (!answer.ok && answer.error.code === TOO_MANY_REQUESTS) return { ok: true, effects: { failure: answer.error } }
    if (isKept || ctx.read('fact.session.loginName') !== loginName) return { ok: true }
    dropChange(ctx, change.game.gameId)
    if (!answer.ok) failure = refusedChange(ctx, answer.error, change)
  }
  await ctx.run('games.loadFavorites')
  return { ok: true, effects: { refresh: ['games/favorites'], ...(failure === undefined ? {} : { failure }) } }
}
