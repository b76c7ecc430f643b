import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  code: {
    schema: { type: 'string' },
    description:
      'The code of the failure that is being reported, without the prefix GW_. ' +
      'GW_801667 keeps the prefix, because 801667 has another meaning.',
    known: 'live',
    examples: ['', '801123', 'GW_801667', 'TIMEOUT'],
  },
  kind: {
    schema: {
      type: 'string',
      enum: ['own', 'gateway', 'token', 'frequent', 'http', 'timeout', 'offline', 'network', 'aborted'],
      labels: {
        own: 'our own code',
        gateway: 'the gateway',
        token: 'a refused token',
        frequent: 'too many requests',
        http: 'another HTTP status',
        timeout: 'a timeout',
        offline: 'no network',
        network: 'a network error',
        aborted: 'an aborted request',
      },
    },
    description:
      'The source of the failure: our own code, the gateway, a refused token, too many requests, another HTTP ' +
      'status, a timeout, no network, a network error, or an aborted request.',
    known: 'live',
    examples: ['own', 'gateway', 'token', 'frequent', 'http', 'timeout', 'offline', 'network', 'aborted'],
  },
  path: {
    schema: { type: 'string' },
    description: 'Path of the call that has failed, such as /game/v2/inGame; empty for failures of other kinds.',
    known: 'live',
    examples: ['', '/game/v2/inGame'],
  },
  triesLeft: {
    schema: { type: 'integer', minimum: -1, maximum: 99 },
    description: 'How many login attempts are left; -1 when the gateway does not report it.',
    known: 'live',
    examples: [-1, 0, 3],
  },
  frequent: {
    schema: { type: 'integer', minimum: 0 },
    description:
      'How many requests were refused as too frequent since the page was opened; in a game, since the game was opened.',
    known: 'live',
    examples: [0, 1, 3],
  },
})
