import { defineAction } from '../../../engine/action.ts'
import { resumeIntent } from '../intent.ts'

/** Runs the steps that required the login. The flow `after-login` uses it. */
export const action = defineAction({
  name: 'session.resume',
  run: async () => (await resumeIntent()) ?? { ok: true },
})
