import { defineAction } from '../../../engine/action.ts'
import { visitorIdentityFacts } from '../visitor.ts'

/** The message with which the gateway asks for the eKYC page (document 1, section 4, "After login"). */
const EKYC_PAGE = 'Go to Ekyc'

/** A number that is no popup type. The table kyc-popup reports it as an error of the gateway. */
const NO_POPUP_TYPE = 16

/**
 * Loads the identity status and the popup for `fact.identity.action`. A missing field gets the value of a visitor
 * (reading AM-036), except `canKycTime` and `popupType`.
 */
export const action = defineAction({
  name: 'identity.load',
  async run(ctx) {
    const loginName = ctx.read('fact.session.loginName')
    const answer = await ctx.call('identity/status', { action: ctx.read('fact.identity.action') ?? 6 })
    // The player may have logged out in the meantime.
    if (ctx.read('fact.session.loggedIn') !== true || ctx.read('fact.session.loginName') !== loginName)
      return { ok: true, stop: true }
    if (!answer.ok && answer.error.message === EKYC_PAGE)
      return { ok: true, effects: { facts: { 'identity.status': 'page' } } }
    if (!answer.ok) return { ok: false, error: answer.error, effects: { facts: { 'identity.status': 'error' } } }
    const { weakPromptResponse: prompt = {}, popupType, ...details } = answer.value
    return {
      ok: true,
      effects: {
        facts: {
          ...visitorIdentityFacts,
          ...Object.fromEntries(Object.entries(details).map(([name, value]) => [`identity.${name}`, value])),
          'identity.status': 'ready',
          // An answer without this number does not limit attempts.
          'identity.canKycTime': details.canKycTime ?? 1,
          'identity.weakCheck': prompt.weakCheck === true,
          'identity.strongCheck': prompt.strongCheck === true,
          'identity.activeKycStatus': prompt.globalActiveKycStatus ?? visitorIdentityFacts['identity.activeKycStatus'],
          'identity.popup': popupType ?? NO_POPUP_TYPE,
        },
      },
    }
  },
})
