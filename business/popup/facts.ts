import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  open: {
    schema: { type: 'string' },
    description: 'Id of the popup that is open; empty when none is.',
    known: 'live',
    examples: ['', 'login'],
  },
})
