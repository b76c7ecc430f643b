import { defineAction } from '../../../engine/action.ts'

/** Back in the browser's history, and home if there is none. Who goes which way says the flow `back`. */
export const action = defineAction({ name: 'nav.back', run: () => ({ ok: true, effects: { navigate: 'back' } }) })
