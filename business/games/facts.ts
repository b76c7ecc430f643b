import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  favoriteCount: {
    schema: { type: 'integer', minimum: 0 },
    description: 'How many favorites the player has.',
    known: 'session',
    examples: [0, 1, 30],
    implied: { fact: 'session.loggedIn', is: false, value: 0 },
  },
  savedFavorites: {
    schema: { type: 'array', items: { type: 'string' } },
    description:
      'IDs of the favorites when they were loaded or the page was opened. Lists that show or leave out favorites use these ' +
      'IDs, so games keep their positions when a heart is pressed.',
    known: 'session',
    examples: [[], ['22068']],
    implied: { fact: 'session.loggedIn', is: false, value: [] },
  },
  savedCount: {
    schema: { type: 'integer', minimum: 0 },
    description: 'Number of games in the fact games.savedFavorites.',
    known: 'session',
    examples: [0, 1, 30],
    implied: { fact: 'session.loggedIn', is: false, value: 0 },
  },
  opened: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'IDs of the games that the player opened recently, the latest first.',
    known: 'session',
    examples: [[], ['22068']],
    implied: { fact: 'session.loggedIn', is: false, value: [] },
  },
  recent: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'IDs of the games in the fact games.opened that were no favorites when the page was opened.',
    known: 'session',
    examples: [[], ['22068']],
    implied: { fact: 'session.loggedIn', is: false, value: [] },
  },
  recentCount: {
    schema: { type: 'integer', minimum: 0 },
    description: 'Number of games in the fact games.recent.',
    known: 'session',
    examples: [0, 1, 20],
    implied: { fact: 'session.loggedIn', is: false, value: 0 },
  },
  excluded: {
    schema: { type: 'array', items: { type: 'string' } },
    description:
      'IDs of the listed games that this player may not see: games that are hidden, not approved, or for other players. ' +
      'Empty until the list of games is loaded.',
    known: 'live',
    examples: [[], ['22068']],
  },
  inMaintenance: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'IDs of the listed games that are in maintenance. Empty until the list of games is loaded.',
    known: 'live',
    examples: [[], ['22068']],
  },
  recentSearches: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'Recent searches for games on this device, the latest first.',
    known: 'boot',
    examples: [[], ['color game', 'bingo']],
  },
  favoritesStatus: {
    schema: {
      type: 'string',
      enum: ['idle', 'ready', 'error'],
      labels: { idle: 'not loaded', ready: 'ready', error: 'failed' },
    },
    description: 'State of the favorites: idle for a visitor and until they are loaded, ready, or error.',
    known: 'live',
    examples: ['idle', 'ready', 'error'],
    implied: { fact: 'session.loggedIn', is: false, value: 'idle' },
  },
})
