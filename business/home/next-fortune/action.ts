import { defineAction } from '../../../engine/action.ts'
import { nextInQueue } from '../fortune-queue.ts'

export const action = defineAction({
  name: 'home.nextFortune',
  async run(ctx) {
    const facts = nextInQueue(ctx)
    if (facts['home.fortuneId'] === '') await ctx.run('popup.close')
    return { ok: true, effects: { facts } }
  },
})
