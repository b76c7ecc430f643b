import {
  type ActionContext,
  type ActionResult,
  type CallAnswer,
  defineAction,
  type Effects,
  type FactValues,
  type Failure,
} from '../../../engine/action.ts'
import type { JsonObject } from '../../../engine/core/json.ts'
import { accountProblem, loginTypeOf } from '../account.ts'
import { storeCredentials } from '../credentials.ts'
import { storeLastLogin, PASSWORD_PAGE } from '../last-login.ts'
import { becomeVisitor, visitorSessionFacts } from '../visitor.ts'
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
    const container = ctx.read('fact.device.container')
    const answer = await ctx.call('session/loginAccount', {
      loginName: trimmed,
      password,
      loginType,
      container: container === 'APP' || container === 'MINIAPP' ? container : 'BROWSER',
      appsFlyerId: '',
      idfv: '',
      package: '',
      afAppId: '',
      afException: '',
      isCheckStreamer: false,
      deviceFingerprintToken: '',
    })
    if (!answer.ok) return { ok: false, error: answer.error, effects: { facts: refusal(answer.error) } }
    return await startSession(ctx, answer.value, trimmed)
  },
})

/** A refusal of the gateway is shown in the form. Other failures are shown as everywhere. */
function refusal({ code, message, details }: Failure): FactValues {
  const tries = details?.loseTryTimes
  const isRefusal = /^(GW_)?\d+$/.test(code)
  return {
    'session.busy': false,
    'session.loginError': isRefusal ? message : '',
    'session.triesLeft': isRefusal && typeof tries === 'number' && Number.isInteger(tries) ? tries : -1,
  }
}

async function startSession(
  ctx: ActionContext,
  answer: CallAnswer<'session/loginAccount'>,
  account: string,
): Promise<ActionResult> {
  const { token, u2token = '', loginName, customerId = '', registerMethod = 0 } = answer
  storeCredentials(ctx.storage, { token, u2token, loginName, customerId })
  const loaded = await ctx.run('player.load')
  if (!loaded.ok) {
    ctx.container.report({
      errType: 'login',
      errCode: '1111',
      errMsg: loaded.error.message,
      apiName: '/customer/getByLoginName',
    })
    await becomeVisitor(ctx)
    await ctx.run('player.clear')
    return {
      ok: false,
      error: loaded.error,
      effects: { facts: visitorSessionFacts, ...closeLogin(ctx), navigate: { to: '/' } },
    }
  }
  storeLastLogin(ctx.storage, { page: PASSWORD_PAGE, account })
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
      ...closeLogin(ctx),
    },
  }
}

function closeLogin(ctx: ActionContext): Pick<Effects, 'closePopup'> {
  const popup = ctx.constant('loginPopup')
  return popup === undefined ? {} : { closePopup: popup }
}
