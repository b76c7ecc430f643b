import { defineConstants, defineFlows } from '../../engine/action.ts'

export const flows = defineFlows({
  'game-open':
    'Runs when the page of a game is opened directly: checks and launches this game, which is already selected.',
})

export const constants = defineConstants({
  favoriteLimit: {
    schema: { type: 'integer', minimum: 1 },
    description: 'Maximum number of favorites of a player.',
    default: 30,
  },
  favoriteLimitCodes: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'Error codes of the gateway that mean that the list of favorites is full.',
    default: [],
  },
  launchWaitMs: {
    schema: { type: 'integer', minimum: 1000 },
    description: 'Milliseconds after which a game that has not opened counts as failed.',
    default: 20_000,
  },
  // The default is empty, because the specification lacks the licensee's list of these platforms (document 1, section
  // 9; reading AM-044).
  sameWindowPlatforms: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'IDs and codes of the platforms whose games replace the page of the site.',
    default: [],
  },
  // The defaults of the specification: document 2, section 9.
  defaultPlatformId: {
    schema: { type: 'string', minLength: 1 },
    description: 'Platform ID that is used for games without a platform.',
    default: '27',
  },
  defaultGameType: {
    schema: { type: 'string', minLength: 1 },
    description: 'Game type that is used for games without a type.',
    default: 'TBGO',
  },
})
