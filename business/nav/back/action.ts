import { defineAction } from '../../../engine/action.ts'

/**
 * Goes back in the history of the browser, or to the first page when the history is empty. The flow `back` decides when
 * this action runs.
 */
export const action = defineAction({ name: 'nav.back', run: () => ({ ok: true, effects: { navigate: 'back' } }) })
