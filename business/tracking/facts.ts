import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  choice: {
    schema: {
      type: 'string',
      enum: ['none', 'allowed', 'refused'],
      labels: { none: 'not made', allowed: 'allowed', refused: 'refused' },
    },
    description: 'Whether this device may send events to the attribution service. Without a choice it may not.',
    known: 'live',
    examples: ['none', 'allowed', 'refused'],
  },
})
