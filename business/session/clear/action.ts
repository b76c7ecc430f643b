import { defineAction } from '../../../engine/action.ts'
import { visitorSessionFacts } from '../visitor.ts'

export const action = defineAction({
  name: 'session.clear',
  run: () => ({ ok: true, effects: { facts: visitorSessionFacts } }),
})
