import { type ActionContext, type ActionResult, type CallAnswer, defineAction } from '../../../engine/action.ts'
import type { JsonObject } from '../../../engine/core/json.ts'
import { accountProblem, loginTypeOf } from '../account.ts'
import { keepCredentials } from '../credentials.ts'
import { keepLastLogin, PASSWORD_PAGE } from '../last-login.ts'
import { becomeVisitor, visitorFacts } from '../visitor.ts'
import type { Args } from './types.gen.ts'

/** Login with account and password. What comes next says the flow `after-login`. */
export const action = defineAction<Args>({
  name: 'session.login',
  async run(ctx, { account, password }) {
    const given = account.trim()
    const type = loginTypeOf(given)
    if (type === undefined) return { ok: false, error: { code: 'LOGIN-ACCOUNT', message: ctx.text(accountProblem(given)) } }
    await ctx.run('session.mark', { busy: true })
    const answer = await ctx.call('session/loginAccount', {
      loginName: given,
      password,
      loginType: type,
      container: ctx.container.kind,
      appsFlyerId: '',
      idfv: '',
      package: '',
      afAppId: '',
      afException: '',
      isCheckStreamer: false,
      deviceFingerprintToken: '',
    })
    if (!answer.ok) return { ok: false, error: answer.error, effects: { facts: { 'session.busy': false } } }
    return await enter(ctx, answer.value, given)
  },
})

async function enter(ctx: ActionContext, answer: CallAnswer<'session/loginAccount'>, account: string): Promise<ActionResult> {
  const { token, u2token = '', loginName, customerId = '', registerMethod = 0 } = answer
  keepCredentials(ctx.storage, { token, u2token, loginName, customerId })
  const loaded = await ctx.run('player.load')
  if (!loaded.ok) {
    ctx.container.report({ errType: 'login', errCode: '1111', errMsg: loaded.error.message, apiName: '/customer/getByLoginName' })
    await becomeVisitor(ctx)
    await ctx.run('player.clear')
    return { ok: false, error: loaded.error, effects: { facts: visitorFacts, closePopup: 'login', navigate: { to: '/' } } }
  }
  keepLastLogin(ctx.storage, { page: PASSWORD_PAGE, account })
  return {
    ok: true,
    effects: {
      facts: {
        ...(loaded.value as JsonObject),
        'session.loggedIn': true,
        'session.loginName': loginName,
        'session.registerMethod': registerMethod,
        'session.freshLogin': true,
        'session.lastLoginPage': PASSWORD_PAGE,
        'session.busy': false,
      },
      closePopup: 'login',
    },
  }
}
