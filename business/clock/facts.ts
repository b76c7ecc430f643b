import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  now: {
    schema: { type: 'number', format: 'instant' },
    description: 'The current date and time, by the clock of the server.',
    known: 'live',
    examples: [1764550800000, 1766764799000],
  },
  today: {
    schema: { type: 'string' },
    description: 'The calendar day in the time zone of the site, YYYY-MM-DD. All daily rules use it.',
    known: 'boot',
    examples: ['2025-12-01', '2025-12-26'],
  },
})
