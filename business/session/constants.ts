import { defineFlows } from '../../engine/action.ts'

export const flows = defineFlows({
  logout: 'What follows a logout that the player did not press: in another tab, or by an error of the gateway.',
  'container-login': 'What follows a login by the native app or the page of a mini-app.',
  'other-tab-login': 'What follows a login in another tab of the browser.',
  'session-expired': 'What a player sees whose session has ended.',
})
