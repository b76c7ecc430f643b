import { defineHosts } from '../../engine/action.ts'

export const hosts = defineHosts({
  walletApp: 'Hosts of the wallet app, under which the fact device.walletApp is true.',
})
