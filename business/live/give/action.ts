import { defineAction } from '../../../engine/action.ts'
import { isGatewayCode } from '../../gateway/codes.ts'
import { giftOrders } from '../gift-orders.ts'
import type { Args } from './types.gen.ts'

/**
 * Buys a gift, and reloads the balance. If the answer was lost, giving the same gift again sends the same order ID, so
 * the gateway charges it only once.
 */
export const action = defineAction<Args>({
  name: 'live.give',
  async run(ctx, { liveId, giftId }) {
    const gift = [ctx.read('fact.session.loginName'), liveId, giftId].join(' ')
    const orderId = giftOrders.begin(ctx, gift)
    const answer = await ctx.call('live/give', { liveId, giftId, orderId })
    if (answer.ok || isGatewayCode(answer.error.code)) giftOrders.end(ctx, gift)
    // The balance is reloaded even after a failure, because the gift may have been charged before the answer was lost.
    await ctx.run('player.refreshBalance')
    // GiftList reads this fact to detect that the gateway has answered, and then lets the player give again.
    const facts = { 'live.giftAnswers': (ctx.read('fact.live.giftAnswers') ?? 0) + 1 }
    const effects = { facts, refresh: ['live/chat'] }
    if (!answer.ok) return { ok: false, error: answer.error, effects }
    return { ok: true, effects: { ...effects, toast: { text: ctx.text('app.live.given'), tone: 'good' } } }
  },
})
