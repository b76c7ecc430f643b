import { defineConstants, defineFlows } from '../../engine/action.ts'

export const flows = defineFlows({
  arrive: 'Runs once when the site is opened at an address: decides where this address leads.',
  'page-opened': 'Runs after the site has opened a page inside the running player: decides whether another page opens.',
  'leave-login': 'Runs when the site has restored the session of a player: leaves the pages for visitors.',
  'payment-received': 'Runs in the other tabs of the browser when the player has returned from a payment.',
  'signup-host':
    'Runs for visitors on the hosts that the site document lists under marketSignup: opens the registration.',
})

const name = { type: 'string', minLength: 1 } as const

export const constants = defineConstants({
  appScheme: {
    schema: { type: 'string', pattern: '^[a-z0-9-]*$' },
    description: 'Scheme of the addresses of the native app. If it is empty, no address opens in the native app.',
    default: '',
  },
  appHandOff: {
    schema: { type: 'boolean' },
    description:
      'Whether addresses that have a page in the native app open in the app (reading AM-009). The login of the native app does not depend on it.',
    default: true,
  },
  brandParameters: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'Names of the parameters that mark an address as a brand link when their value is 1.',
    default: ['glife', 'isLazada'],
  },
  brandGameParameter: {
    schema: name,
    description: 'Name of the parameter that contains the game ID in a brand link.',
    default: 'gameId',
  },
  brandPlatformParameter: {
    schema: name,
    description: 'Name of the parameter that contains the platform code in a brand link.',
    default: 'platformCode',
  },
})
