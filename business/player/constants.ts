import { defineConstants } from '../../engine/action.ts'

// Document 2, sections 4, 8 and 9; reading AM-065.
export const constants = defineConstants({
  balancePollMs: {
    schema: { type: 'integer', minimum: 1 },
    description: 'Milliseconds between two calls while the balance is calculated.',
    default: 2000,
  },
  balancePollTimes: {
    schema: { type: 'integer', minimum: 1 },
    description: 'Number of calls after which loading the balance has failed.',
    default: 8,
  },
  balanceToastMs: {
    schema: { type: 'integer', minimum: 1 },
    description: 'How long the message about the balance is shown, in milliseconds.',
    default: 4000,
  },
})
