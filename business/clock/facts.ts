import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  now: {
    schema: { type: 'number', format: 'instant' },
    description: 'The moment, corrected by the server’s time.',
    known: 'live',
    examples: [1764550800000, 1766764799000],
  },
  today: {
    schema: { type: 'string' },
    description: 'The calendar day in Manila, YYYY-MM-DD. Every daily rule counts by it.',
    known: 'boot',
    examples: ['2025-12-01', '2025-12-26'],
  },
})
