import { defineAction } from '../../../engine/action.ts'
import { messageText } from '../message-text.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'live.say',
  async run(ctx, { liveId, text: typed }) {
    const text = messageText(typed, ctx.constant('removedWords'))
    // There is nothing to send if the whole message was removed.
    const answer = text === '' ? ({ ok: true } as const) : await ctx.call('live/say', { liveId, text })
    // LiveRoom reads these facts to detect that the gateway has answered, and then lets the player write again.
    const facts = { 'live.answers': (ctx.read('fact.live.answers') ?? 0) + 1, 'live.accepted': answer.ok }
    const effects = { facts, refresh: ['live/chat'] }
    return answer.ok ? { ok: true, effects } : { ok: false, error: answer.error, effects }
  },
})
