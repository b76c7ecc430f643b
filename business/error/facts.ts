import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  code: {
    schema: { type: 'string' },
    description: 'The code of the failure that is told now, without GW_. Only GW_801667 keeps it, because 801667 means something else.',
    known: 'live',
    examples: ['', '801123', 'GW_801667', 'TIMEOUT'],
  },
  kind: {
    schema: {
      type: 'string',
      enum: ['own', 'gateway', 'token', 'frequent', 'http', 'timeout', 'offline', 'network', 'aborted'],
    },
    description:
      'Where the failure comes from: our own code, the gateway, a token it refused, too many requests, another HTTP status, a time-out, no network, the way, or a request that was given up.',
    known: 'live',
    examples: ['own', 'gateway', 'token', 'frequent', 'http', 'timeout', 'offline', 'network', 'aborted'],
  },
  status: {
    schema: { type: 'integer', minimum: 0, maximum: 599 },
    description: 'The HTTP status of the failure; 0 when it is none.',
    known: 'live',
    examples: [0, 429, 500],
  },
  triesLeft: {
    schema: { type: 'integer', minimum: -1, maximum: 99 },
    description: 'How often the login may still be tried; -1 when the gateway does not say.',
    known: 'live',
    examples: [-1, 0, 3],
  },
  frequent: {
    schema: { type: 'integer', minimum: 0 },
    description: 'How many too frequent requests there were since this page was opened; in a game, in this game session.',
    known: 'live',
    examples: [0, 1, 3],
  },
})
