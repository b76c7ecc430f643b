import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  id: {
    schema: { type: 'string' },
    description: 'Id of the route document that is open.',
    known: 'publish',
    examples: ['home', 'rewards'],
  },
  path: {
    schema: { type: 'string' },
    description: 'Path that is open, without query.',
    known: 'boot',
    examples: ['/', '/slot/most-popular'],
  },
  top: {
    schema: { type: 'string' },
    description: 'First part of the path that is open, such as rewards of /rewards/vouchers; empty for home.',
    known: 'boot',
    examples: ['', 'rewards', 'new-rewards'],
  },
  restricted: {
    schema: { type: 'boolean' },
    description: 'True when the open route is hidden in restricted mode.',
    known: 'publish',
    examples: [false, true],
  },
  login: { schema: { type: 'boolean' }, description: 'True when the open route needs a login.', known: 'publish', examples: [false, true] },
})
