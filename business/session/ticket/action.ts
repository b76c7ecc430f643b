import { defineAction } from '../../../engine/action.ts'
import { isObject, type Json } from '../../../engine/core/json.ts'
import { contracts } from '../contracts.gen.ts'
import { type NewSession, startSession } from '../start-session.ts'
import type { Args } from './types.gen.ts'

/** Logs in with a ticket of the container. Failures are reported to the container, which shows them. */
export const action = defineAction<Args>({
  name: 'session.ticket',
  async run(ctx, { ticket, loginName }) {
    const answer = await ctx.call('session/ticketToken', { ticket, loginName })
    // The gateway client has reported the failure of the call.
    if (!answer.ok) return answer
    const session = readInfo(answer.value.info, loginName)
    if (session !== undefined) return await startSession(ctx, session)
    // The internal code 1113: the token cannot be parsed (document 2, section 8).
    const message = ctx.text('app.system')
    ctx.container.report({
      errType: 'token',
      errCode: '1113',
      errMsg: message,
      apiName: contracts['session/ticketToken']?.path ?? '',
    })
    return { ok: false, error: { code: 'TICKET-TOKEN', message } }
  },
})

/** Decodes the session in the answer: base64 of a JSON object with the token. */
function readInfo(info: string, loginName: string): NewSession | undefined {
  try {
    const bytes = Uint8Array.from(atob(info), (character) => character.charCodeAt(0))
    const value = JSON.parse(new TextDecoder().decode(bytes)) as Json
    if (!isObject(value) || typeof value.token !== 'string' || value.token === '') return undefined
    const customerId = typeof value.customerId === 'string' ? value.customerId : ''
    return { token: value.token, customerId, loginName }
  } catch {
    // Not base64, or not JSON.
    return undefined
  }
}
