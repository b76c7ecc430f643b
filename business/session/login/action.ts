import { defineAction, type FactValues, type Failure } from '../../../engine/action.ts'
import { isGatewayCode, plainCode, triesLeft } from '../../gateway/codes.ts'
import { attributionFields } from '../attribution-fields.ts'
import { accountProblem, loginTypeOf } from '../account.ts'
import { PASSWORD_PAGE } from '../last-login.ts'
import { startSession } from '../start-session.ts'
import type { Args } from './types.gen.ts'

/** Logs in with account and password. The flow `after-login` continues from there. */
export const action = defineAction<Args>({
  name: 'session.login',
  async run(ctx, { account, password }) {
    const trimmed = account.trim()
    const loginType = loginTypeOf(trimmed)
    if (loginType === undefined)
      return { ok: false, error: { code: 'LOGIN-ACCOUNT', message: ctx.text(accountProblem(trimmed)) } }
    await ctx.run('session.mark', { busy: true })
    const answer = await ctx.call('session/loginAccount', {
      loginName: trimmed,
      password,
      loginType,
      container: ctx.read('fact.device.container') ?? 'BROWSER',
      ...attributionFields(ctx),
      isCheckStreamer: false,
      deviceFingerprintToken: '',
    })
    if (!answer.ok) return { ok: false, error: answer.error, effects: { facts: refusal(answer.error) } }
    return await startSession(ctx, answer.value, { page: PASSWORD_PAGE, account: trimmed })
  },
})

/**
 * Returns the facts after a failed login. The form shows a refusal of the gateway; other failures are shown as in other
 * calls.
 */
function refusal({ code, message, details }: Failure): FactValues {
  const isRefusal = isGatewayCode(code)
  return {
    'session.busy': false,
    'session.loginError': isRefusal ? message : '',
    'session.loginCode': isRefusal ? plainCode(code) : '',
    'session.triesLeft': isRefusal ? triesLeft(details?.loseTryTimes) : -1,
  }
}
