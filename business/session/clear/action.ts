import { defineAction } from '../../../engine/action.ts'
import { visitorFacts } from '../visitor.ts'

export const action = defineAction({ name: 'session.clear', run: () => ({ ok: true, effects: { facts: visitorFacts } }) })
