import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/**
 * Closes a popup for the rest of the day (Manila): for the player, or for the device without a login (reading
 * AM-069).
 */
export const action = defineAction<Args>({
  name: 'popup.dismiss',
  run: (_, { popup }) => ({ ok: true, effects: { dismissPopup: popup } }),
})
