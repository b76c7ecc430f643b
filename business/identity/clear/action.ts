import { defineAction } from '../../../engine/action.ts'
import { visitorIdentityFacts } from '../visitor.ts'

export const action = defineAction({
  name: 'identity.clear',
  run: () => ({ ok: true, effects: { facts: visitorIdentityFacts } }),
})
