import { defineAction } from '../../../engine/action.ts'
import { nextInQueue } from '../fortune-queue.ts'

/**
 * Opens the link of the first message. The link comes from the gateway, so `nav.open` may refuse it. The same effects
 * close the popup and make the next message the first; otherwise the popup would open again with the first message.
 */
export const action = defineAction({
  name: 'home.openFortune',
  async run(ctx) {
    const href = ctx.read('fact.home.fortuneLink') ?? ''
    const { effects: _, ...result } = await ctx.run('nav.open', { link: { href } })
    return { ...result, effects: { facts: nextInQueue(ctx), closePopup: true } }
  },
})
