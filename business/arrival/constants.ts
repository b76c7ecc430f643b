import { defineConstants, defineFlows } from '../../engine/action.ts'

export const flows = defineFlows({
  arrive: 'Runs once when a document is opened: decides where its address leads.',
  'payment-received': 'Runs in the other tabs of the browser when a payment has returned.',
  'signup-host': 'Runs on hosts with the purpose marketSignup, for visitors: leaves for the registration.',
})

const name = { type: 'string', minLength: 1 } as const

export const constants = defineConstants({
  appScheme: {
    schema: { type: 'string', pattern: '^[a-z0-9-]*$' },
    description: 'Scheme of the addresses of the native app. If it is empty, no address is handed to the native app.',
    default: '',
  },
  brandParameters: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'Parameters of a brand link that name the brand when they are 1.',
    default: ['glife', 'isLazada'],
  },
  brandGameParameter: { schema: name, description: 'Parameter of a brand link with the game ID.', default: 'gameId' },
  brandPlatformParameter: {
    schema: name,
    description: 'Parameter of a brand link with the platform code.',
    default: 'platformCode',
  },
})
