import { type ActionContext, type ActionResult, defineAction } from '../../../engine/action.ts'
import { dropChange, keptChanges, sendChange } from '../favorite-changes.ts'

let isSending = false

/** Sends the changes that were made without a network. Afterwards the list of the gateway is shown. */
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
  let refused = ''
  for (const change of keptChanges(ctx)) {
    const answer = await sendChange(ctx, change)
    // The remaining changes are sent when the network is back.
    if (ctx.read('fact.device.online') === false) return { ok: true }
    dropChange(ctx, change.game.gameId)
    if (!answer.ok) refused = change.isFavorite ? 'app.favorites.add' : 'app.favorites.remove'
  }
  await ctx.run('games.loadFavorites')
  const toast = refused === '' ? {} : { toast: { text: ctx.text(refused), tone: 'bad' as const } }
  return { ok: true, effects: { refresh: ['games/favorites'], ...toast } }
}
