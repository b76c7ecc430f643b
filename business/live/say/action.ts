import { type ActionContext, type CallResult, defineAction, type Failure } from '../../../engine/action.ts'
import { isGatewayCode } from '../../gateway/codes.ts'
import { messageText } from '../message-text.ts'
import { createPageStorage, createUnansweredRequests } from '../unanswered-requests.ts'
import type { Args } from './types.gen.ts'

/** Messages that the gateway has not answered. Their words are not written to the device. */
const messages = createUnansweredRequests('messages', createPageStorage())

/**
 * Sends a message. If the answer was lost, sending the same message again sends the same ID, so the gateway shows it
 * only once.
 */
export const action = defineAction<Args>({
  name: 'live.say',
  async run(ctx, { liveId, text: typed }) {
    const text = messageText(typed, ctx.constant('removedWords'))
    // White space, joiners and marks alone show nothing.
    const answer = /[^\s\p{C}\p{M}]/u.test(text) ? await send(ctx, liveId, text) : emptyMessage(ctx)
    // LiveRoom reads these facts to detect that the gateway has answered, and then lets the player write again.
    const facts = { 'live.answers': (ctx.read('fact.live.answers') ?? 0) + 1, 'live.accepted': answer.ok }
    const effects = { facts, refresh: ['live/chat'] }
    return answer.ok ? { ok: true, effects } : { ok: false, error: answer.error, effects }
  },
})

async function send(ctx: ActionContext, liveId: string, text: string): Promise<CallResult<unknown>> {
  const message = [ctx.read('fact.session.loginName'), liveId, text].join(' ')
  const answer = await ctx.call('live/say', { liveId, text, clientMessageId: messages.begin(ctx, message) })
  if (answer.ok || isGatewayCode(answer.error.code)) messages.end(ctx, message)
  return answer
}

/** The failure of a message without a visible character after its forbidden parts are removed. It is not sent. */
function emptyMessage(ctx: Pick<ActionContext, 'text'>): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error: { code: 'LIVE-EMPTY', message: ctx.text('app.live.empty') } }
}
