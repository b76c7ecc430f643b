import { defineAction } from '../../../engine/action.ts'

export const action = defineAction({ name: 'popup.close', run: () => ({ ok: true, effects: { closePopup: true } }) })
