import { defineConstants, defineHosts } from '../../engine/action.ts'

export const hosts = defineHosts({
  walletApp: 'Host names of the wallet app. On these hosts, the fact device.walletApp is true.',
  marketSignup: 'Hosts that send visitors to /market_signup.',
})

export const constants = defineConstants({
  bridgeName: {
    schema: { type: 'string', pattern: '^[A-Za-z0-9_]*$' },
    description: 'Name of the object that the native app adds to the page, with a method postMessage.',
    default: 'AppBridge',
  },
})
