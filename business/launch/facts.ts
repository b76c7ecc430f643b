import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  gameId: {
    schema: { type: 'string' },
    description: 'The game that is about to open; empty when there is none.',
    known: 'live',
    examples: ['', '22068'],
  },
  platformId: { schema: { type: 'string' }, description: 'Platform of the game about to open.', known: 'live', examples: ['', '27'] },
  platformCode: {
    schema: { type: 'string' },
    description: 'Platform code of the game about to open.',
    known: 'live',
    examples: ['', 'JDB'],
  },
  url: {
    schema: { type: 'string' },
    description: 'Address of the game that is open; empty while it is asked for.',
    known: 'live',
    examples: ['', '/sandbox/play/1001'],
  },
  status: {
    schema: { type: 'string', enum: ['idle', 'loading', 'ready', 'error'] },
    description: 'How the address of the game stands: idle before it is asked for, loading, ready, or error.',
    known: 'live',
    examples: ['idle', 'loading', 'ready', 'error'],
  },
  maintenance: {
    schema: { type: 'boolean' },
    description: 'True when the game about to open is in maintenance.',
    known: 'live',
    examples: [false, true],
  },
  trial: {
    schema: { type: 'boolean' },
    description: 'True when the game opens as a trial, which needs no account.',
    known: 'live',
    examples: [false, true],
  },
  noticed: {
    schema: { type: 'boolean' },
    description: 'True once the player has read about the camera before this game opens.',
    known: 'live',
    examples: [false, true],
  },
  trialAvailable: {
    schema: { type: 'boolean' },
    description: 'True when the game about to open can be tried.',
    known: 'live',
    examples: [false, true],
  },
})
