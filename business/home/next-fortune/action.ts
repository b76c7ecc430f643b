import { defineAction } from '../../../engine/action.ts'
import { nextInQueue } from '../fortune-queue.ts'

export const action = defineAction({
  name: 'home.nextFortune',
  run(ctx) {
    const facts = nextInQueue(ctx)
    return { ok: true, effects: { facts, ...(facts['home.fortuneId'] === '' ? { closePopup: true } : {}) } }
  },
})
