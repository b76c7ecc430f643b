import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  open: {
    schema: { type: 'string' },
    description: 'ID of the open popup; empty when none is open.',
    known: 'live',
    examples: ['', 'login'],
  },
})
