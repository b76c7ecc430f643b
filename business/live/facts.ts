import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  likedReels: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'IDs of the videos that the player likes; unknown until a page with videos has loaded them.',
    known: 'live',
    examples: [[], ['parol']],
    implied: { fact: 'session.loggedIn', is: false, value: [] },
  },
  following: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'IDs of the hosts that the player follows; unknown until a page with live rooms has loaded them.',
    known: 'live',
    examples: [[], ['1001']],
    implied: { fact: 'session.loggedIn', is: false, value: [] },
  },
  answers: {
    schema: { type: 'integer', minimum: 0 },
    description: 'How many messages of this visit the gateway has answered, by accepting or refusing them.',
    known: 'live',
    examples: [0, 1],
  },
  accepted: {
    schema: { type: 'boolean' },
    description: 'Whether the gateway has accepted the latest message.',
    known: 'live',
    examples: [false, true],
  },
  giftAnswers: {
    schema: { type: 'integer', minimum: 0 },
    description: 'How many gifts of this visit the gateway has answered, by accepting or refusing them.',
    known: 'live',
    examples: [0, 1],
  },
})
