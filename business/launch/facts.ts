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
    description: 'ID of the game that is about to open, in the games directory.',
    known: 'live',
    examples: ['', 'G50101'],
  },
  gameType: {
    schema: { type: 'string' },
    description: 'Type of the game that is about to open, at its provider.',
    known: 'live',
    examples: ['', 'TBGO'],
  },
  gtp: {
    schema: { type: 'string' },
    description:
      'The parameter gtp of the address of the game page, which the launch sends to the gateway; empty for none.',
    known: 'live',
    examples: ['', '1'],
  },
  kind: {
    schema: { type: 'string' },
    description: 'Name of the kind of the game that is about to open, such as slot; empty when it is not known.',
    known: 'live',
    examples: ['', 'slot'],
  },
  vid: {
    schema: { type: 'string' },
    description: 'Video ID of the live game that is about to open; empty for other games.',
    known: 'live',
    examples: ['', 'V17201'],
  },
  gmType: {
    schema: { type: 'string' },
    description: 'Room type of the live game that is about to open; empty for other games.',
    known: 'live',
    examples: ['', 'table'],
  },
  link: {
    schema: { type: 'string' },
    description: 'Address that opens instead of the game; empty for a game that is launched.',
    known: 'live',
    examples: ['', '/sport_video'],
  },
  query: {
    schema: { type: 'string' },
    description: 'Parameters that are appended to the address of the game; empty for none.',
    known: 'live',
    examples: ['', 'sport=1'],
  },
  trialUrl: {
    schema: { type: 'string' },
    description: 'Address of the trial; empty when there is none, or when the gateway provides it at the launch.',
    known: 'live',
    examples: ['', '/sandbox/play/50103?tryFlag=1'],
  },
  ownPage: {
    schema: { type: 'boolean' },
    description: 'True when the game replaces the page of the site.',
    known: 'live',
    examples: [false, true],
  },
  url: {
    schema: { type: 'string' },
    description: 'Address of the open game; empty while it is being loaded.',
    known: 'live',
    examples: ['', '/sandbox/play/1001'],
  },
  status: {
    schema: {
      type: 'string',
      enum: ['idle', 'waiting', 'loading', 'ready', 'error'],
      labels: { idle: 'idle', waiting: 'waiting for the network', loading: 'loading', ready: 'ready', error: 'failed' },
    },
    description: 'State of the launch: idle, waiting for the network, loading, ready or error.',
    known: 'live',
    examples: ['idle', 'waiting', 'loading', 'ready', 'error'],
  },
  unknown: {
    schema: { type: 'boolean' },
    description: 'True when the gateway has no game with the ID in the address of the page.',
    known: 'live',
    examples: [false, true],
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
  reason: {
    schema: { type: 'string' },
    description: 'The message of the failure that ended the last launch; empty when there was no message.',
    known: 'live',
    examples: ['', 'Insufficient balance'],
  },
  timedOut: {
    schema: { type: 'boolean' },
    description: 'True when the gateway did not answer the last launch in time.',
    known: 'live',
    examples: [false, true],
  },
  direct: {
    schema: { type: 'boolean' },
    description:
      'True when the page of the game starts the launch itself: it was opened directly or reloaded, or the player tries again.',
    known: 'live',
    examples: [false, true],
  },
  cameraAnswered: {
    schema: { type: 'boolean' },
    description: 'True once the player has answered the notice about the camera for this game.',
    known: 'live',
    examples: [false, true],
  },
  camera: {
    schema: { type: 'boolean' },
    description: 'True when the player has allowed this game to ask for the camera.',
    known: 'live',
    examples: [false, true],
  },
  listedLikes: {
    schema: { type: 'integer', minimum: 0 },
    description: 'Number of likes in the list of games, for the game that is about to open.',
    known: 'live',
    examples: [0, 303],
  },
  likes: {
    schema: { type: 'integer', minimum: 0 },
    description:
      'Number of likes to show for the game that is about to open while the list still has the number launch.listedLikes.',
    known: 'live',
    examples: [0, 304],
  },
  trialAvailable: {
    schema: { type: 'boolean' },
    description: 'True when the game that is about to open has a trial.',
    known: 'live',
    examples: [false, true],
  },
  trialMissing: {
    schema: { type: 'boolean' },
    description: 'True when the address asks for a trial (`tryFlag=1`) that the game does not have.',
    known: 'live',
    examples: [false, true],
  },
})
