import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  gameId: {
    schema: { type: 'string' },
    description: 'ID of the game that is about to open; empty when there is none.',
    known: 'live',
    examples: ['', '22068'],
  },
  name: {
    schema: { type: 'string' },
    description: 'Name of the game that is about to open; empty when it is not known.',
    known: 'live',
    examples: ['', 'Color Game'],
  },
  image: {
    schema: { type: 'string' },
    description: 'Address of the cover of the game that is about to open; empty when it is not known.',
    known: 'live',
    examples: ['', '/r/cover.svg'],
  },
  waitMs: {
    schema: { type: 'integer' },
    description: 'Milliseconds after which a game that has not opened counts as failed: the constant launchWaitMs.',
    known: 'boot',
    examples: [20_000],
  },
  platformId: {
    schema: { type: 'string' },
    description: 'ID of the provider of the game that is about to open.',
    known: 'live',
    examples: ['', '27'],
  },
  platformCode: {
    schema: { type: 'string' },
    description: 'Code of the provider of the game that is about to open.',
    known: 'live',
    examples: ['', 'JDB'],
  },
  gdGameId: {
    schema: { type: 'string' },
    description: 'ID in the games directory of the game that is about to open.',
    known: 'live',
    examples: ['', 'G50101'],
  },
  gameType: {
    schema: { type: 'string' },
    description: 'Type at its provider of the game that is about to open.',
    known: 'live',
    examples: ['', 'TBGO'],
  },
  url: {
    schema: { type: 'string' },
    description: 'Address of the open game; empty while it is being loaded.',
    known: 'live',
    examples: ['', '/sandbox/play/1001'],
  },
  status: {
    schema: { type: 'string', enum: ['idle', 'loading', 'ready', 'error'] },
    description: 'State of the address of the game: idle, loading, ready or error.',
    known: 'live',
    examples: ['idle', 'loading', 'ready', 'error'],
  },
  maintenance: {
    schema: { type: 'boolean' },
    description: 'True when the game that is about to open is in maintenance.',
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
    description: 'True once the player has read the notice about the camera for this game.',
    known: 'live',
    examples: [false, true],
  },
  trialAvailable: {
    schema: { type: 'boolean' },
    description: 'True when the game that is about to open has a trial.',
    known: 'live',
    examples: [false, true],
  },
})
