import { type ActionContext, defineAction, type Failure } from '../../../engine/action.ts'
import { messageText } from '../message-text.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: 'live.say',
  async run(ctx, { liveId, text: typed }) {
    const text = messageText(typed, ctx.constant('removedWords'))
    // White space, joiners and marks alone show nothing.
    const answer = /[^\s\p{C}\p{M}]/u.test(text) ? await ctx.call('live/say', { liveId, text }) : emptyMessage(ctx)
    // LiveRoom reads these facts to detect that the gateway has answered, and then lets the player write again.
    const facts = { 'live.answers': (ctx.read('fact.live.answers') ?? 0) + 1, 'live.accepted': answer.ok }
    const effects = { facts, refresh: ['live/chat'] }
    return answer.ok ? { ok: true, effects } : { ok: false, error: answer.error, effects }
  },
})

/** The failure of a message without a visible character after its forbidden parts are removed. It is not sent. */
function emptyMessage(ctx: Pick<ActionContext, 'text'>): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error: { code: 'LIVE-EMPTY', message: ctx.text('app.live.empty') } }
}
