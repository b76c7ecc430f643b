import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  id: {
    schema: { type: 'string' },
    description: 'ID of the current route.',
    known: 'publish',
    examples: ['home', 'rewards'],
  },
  path: {
    schema: { type: 'string' },
    description: 'The current path, without query.',
    known: 'boot',
    examples: ['/', '/slot/most-popular'],
  },
  top: {
    schema: { type: 'string' },
    description: 'First part of the current path, such as rewards of /rewards/vouchers; empty for the first page.',
    known: 'boot',
    examples: ['', 'rewards', 'new-rewards'],
  },
  restricted: {
    schema: { type: 'boolean' },
    description: 'True when the current route is hidden in restricted mode.',
    known: 'publish',
    examples: [false, true],
  },
  login: {
    schema: { type: 'boolean' },
    description: 'True when the current route requires login.',
    known: 'publish',
    examples: [false, true],
  },
})
