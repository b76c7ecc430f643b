import { defineFlows } from '../../engine/action.ts'

export const flows = defineFlows({
  logout: 'Runs when another tab, the container or an error of the gateway logs the player out.',
  'container-login': 'Runs after a login by the native app or the page of a mini-app.',
  'other-tab-login': 'Runs after a login in another tab of the browser.',
  'session-expired': 'Runs when the session of a player has expired.',
})
