import { defineFlows } from '../../engine/action.ts'

export const flows = defineFlows({
  logout: 'What follows a logout that the player did not press: in another tab, or by an error of the gateway.',
  'session-expired': 'What a player sees whose session has ended.',
})
