import { defineAction } from '../../../engine/action.ts'
import { isGatewayCode } from '../../gateway/codes.ts'
import type { Args } from './types.gen.ts'

/** The order whose answer was lost, with its player, room and gift. The gateway may have charged it. */
let unanswered: { readonly gift: string; readonly orderId: string } | undefined

/**
 * Buys a gift, and loads the balance again. The ID of the order lets the gateway charge it only once: when the answer
 * was lost, the same gift is sent again with the same ID.
 */
export const action = defineAction<Args>({
  name: 'live.give',
  async run(ctx, { liveId, giftId }) {
    const gift = [ctx.read('fact.session.loginName'), liveId, giftId].join(' ')
    const orderId =
      unanswered?.gift === gift ? unanswered.orderId : `${Math.round(ctx.now())}-${Math.random().toString(36).slice(2)}`
    const answer = await ctx.call('live/give', { liveId, giftId, orderId })
    unanswered = answer.ok || isGatewayCode(answer.error.code) ? undefined : { gift, orderId }
    // The balance is loaded also after a failure, because the gift may have been charged before the answer was lost.
    await ctx.run('player.refreshBalance')
    // The live room detects by these facts that its gift was answered, so that the next one can be chosen.
    const facts = { 'live.giftAnswers': (ctx.read('fact.live.giftAnswers') ?? 0) + 1, 'live.giftAccepted': answer.ok }
    const effects = { facts, refresh: ['live/chat'] }
    if (!answer.ok) return { ok: false, error: answer.error, effects }
    return { ok: true, effects: { ...effects, toast: { text: ctx.text('app.live.given'), tone: 'good' } } }
  },
})
