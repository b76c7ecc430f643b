import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/**
 * Closes a popup for the rest of the day in Manila, for the player or, without a login, for the device (reading
 * AM-069).
 */
export const action = defineAction<Args>({
  name: 'popup.dismiss',
  run: (_, { popup }) => ({ ok: true, effects: { dismissPopup: popup } }),
})
