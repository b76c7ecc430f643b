import { defineAction } from '../../../engine/action.ts'
import { visitorFacts } from '../visitor.ts'

/** What the gateway says when the eKYC page must be seen instead of an answer (document 1, section 4, "After login"). */
const GO = 'Go to Ekyc'

/** Asks for the eKYC details and the dialog for `fact.identity.action`. What the gateway leaves out is as for a visitor (reading AM-036). */
export const action = defineAction({
  name: 'identity.load',
  async run(ctx) {
    const who = ctx.read('fact.session.loginName')
    const about = ctx.read('fact.identity.action')
    const answer = await ctx.call('identity/status', { action: typeof about === 'number' ? about : 6 })
    // Somebody else may be here by now, or nobody.
    if (ctx.read('fact.session.loggedIn') !== true || ctx.read('fact.session.loginName') !== who) return { ok: true, stop: true }
    if (!answer.ok)
      return { ok: false, error: answer.error, effects: { facts: { 'identity.status': answer.error.message === GO ? 'page' : 'error' } } }
    const { weakPromptResponse: prompt = {}, popupType, ...details } = answer.value
    return {
      ok: true,
      effects: {
        facts: {
          ...visitorFacts,
          ...Object.fromEntries(Object.entries(details).map(([name, value]) => [`identity.${name}`, value])),
          'identity.status': 'ready',
          // Attempts that nobody counts are not used up.
          'identity.canKycTime': details.canKycTime ?? 1,
          'identity.weakCheck': prompt.weakCheck === true,
          'identity.strongCheck': prompt.strongCheck === true,
          'identity.activeKycStatus': prompt.globalActiveKycStatus ?? visitorFacts['identity.activeKycStatus'],
          'identity.popup': popupType ?? visitorFacts['identity.popup'],
        },
      },
    }
  },
})
