import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  gameId: {
    schema: { type: 'string' },
    description: 'The game that is about to open; empty when there is none.',
    known: 'live',
    examples: ['', '22068'],
  },
  gdGameId: {
    schema: { type: 'string' },
    description: 'Directory id of the game about to open, where it differs.',
    known: 'live',
    examples: ['', 'GD22068'],
  },
  platformId: { schema: { type: 'string' }, description: 'Platform of the game about to open.', known: 'live', examples: ['', '27'] },
  platformCode: {
    schema: { type: 'string' },
    description: 'Platform code of the game about to open.',
    known: 'live',
    examples: ['', 'JDB'],
  },
  gameType: { schema: { type: 'string' }, description: 'Game type of the game about to open.', known: 'live', examples: ['', 'TBGO'] },
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
  trialAvailable: {
    schema: { type: 'boolean' },
    description: 'True when the game about to open can be tried.',
    known: 'live',
    examples: [false, true],
  },
})
