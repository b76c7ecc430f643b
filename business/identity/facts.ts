import { defineFacts, type FactDefinition } from '../../engine/action.ts'
import { visitorIdentityFacts } from './visitor.ts'

/** Identity status of document 1, section 4: 1 approved, 0 review, -1 not set, 2 and 3 failed, 4 update identity. */
const status = {
  schema: {
    type: 'integer',
    enum: [-1, 0, 1, 2, 3, 4],
    labels: {
      '-1': 'not set (-1)',
      '0': 'in review (0)',
      '1': 'approved (1)',
      '2': 'failed (2)',
      '3': 'failed (3)',
      '4': 'to be updated (4)',
    },
  },
  known: 'session',
  examples: [-1, 0, 1, 2, 3, 4],
} as const
const flag = { schema: { type: 'boolean' }, known: 'session', examples: [false, true] } as const

/** The value of a fact while no player is logged in. */
function impliedForVisitor(key: keyof typeof visitorIdentityFacts): NonNullable<FactDefinition['implied']> {
  return { fact: 'session.loggedIn', is: false, value: visitorIdentityFacts[key] }
}

export const facts = defineFacts({
  status: {
    schema: {
      type: 'string',
      enum: ['idle', 'ready', 'error', 'page'],
      labels: { idle: 'not loaded', ready: 'ready', error: 'failed', page: 'sent to the eKYC page' },
    },
    description:
      'State of the identity status: idle, ready, error, or page when the gateway sent the player to the eKYC page.',
    known: 'live',
    examples: ['idle', 'ready', 'error', 'page'],
    implied: impliedForVisitor('identity.status'),
  },
  ekycStatus: {
    ...status,
    description: 'The eKYC status: 1 approved, 0 in review, -1 not set, 2 and 3 failed, 4 identity to be updated.',
    implied: impliedForVisitor('identity.ekycStatus'),
  },
  oldKycStatus: {
    ...status,
    description: 'The status of the older identity check, from before eKYC.',
    implied: impliedForVisitor('identity.oldKycStatus'),
  },
  mergeKycStatus: {
    ...status,
    description: 'The combined status of the older check and eKYC.',
    implied: impliedForVisitor('identity.mergeKycStatus'),
  },
  activeKycStatus: {
    ...status,
    description: 'The status that the prompts of the gateway use (globalActiveKycStatus).',
    implied: impliedForVisitor('identity.activeKycStatus'),
  },
  rejectReason: {
    schema: { type: 'string' },
    description: 'The reason why the identity was refused; empty when none is given.',
    known: 'session',
    examples: ['', 'a blurred photo'],
    implied: impliedForVisitor('identity.rejectReason'),
  },
  canKycTime: {
    schema: { type: 'integer', minimum: -99, maximum: 99 },
    description: 'Number of identity checks that the player may still try today; 0 or less means none.',
    known: 'session',
    examples: [0, 3, 1],
    implied: impliedForVisitor('identity.canKycTime'),
  },
  inEkycWhite: {
    ...flag,
    description: 'True for players of the eKYC whitelist.',
    implied: impliedForVisitor('identity.inEkycWhite'),
  },
  refuseInitFlag: {
    ...flag,
    description: 'True when the gateway refuses to start a check. Has no effect unless the eKYC status is 3.',
    implied: impliedForVisitor('identity.refuseInitFlag'),
  },
  requireEkyc: {
    ...flag,
    description: 'True when the gateway requires the check.',
    implied: impliedForVisitor('identity.requireEkyc'),
  },
  isPopupWindow: {
    ...flag,
    description: 'True when the gateway requires a popup.',
    implied: impliedForVisitor('identity.isPopupWindow'),
  },
  weakCheck: {
    ...flag,
    description: 'True when the check is optional: the gateway only reminds the player of it.',
    implied: impliedForVisitor('identity.weakCheck'),
  },
  strongCheck: {
    ...flag,
    description: 'True when the check is mandatory.',
    implied: impliedForVisitor('identity.strongCheck'),
  },
  popup: {
    schema: { type: 'integer' },
    description:
      'Type of the popup that the gateway requires, -1 to 15; 0 is none. Any other number is an error of the gateway.',
    known: 'live',
    examples: [0, -1, 1, 2, 7, 15, 16],
    implied: impliedForVisitor('identity.popup'),
  },
  action: {
    schema: {
      type: 'integer',
      enum: [6, 1, 2, 3, 4, 5, 88],
      labels: {
        '6': 'any other (6)',
        '1': 'deposit (1)',
        '2': 'withdraw (2)',
        '3': 'open a game (3)',
        '4': 'log in (4)',
        '5': 'register (5)',
        '88': 'bind a card (88)',
      },
    },
    description:
      'The operation for which the identity is checked: 1 deposit, 2 withdraw, 3 open a game, 4 log in, 5 ' +
      'register, 88 bind a card, 6 any other.',
    known: 'live',
    examples: [6, 1, 2, 3, 4, 5, 88],
  },
  reminded: {
    schema: { type: 'boolean' },
    description: 'True once this player has seen the optional reminder today. Days begin at midnight in Manila.',
    known: 'live',
    examples: [false, true],
  },
  check: {
    schema: {
      type: 'string',
      enum: ['none', 'gateway', 'page'],
      labels: { none: 'no check', gateway: 'the check of the gateway', page: 'a page' },
    },
    description:
      'The last result of the table kyc-required: no check, the check of the gateway, or the page that ' +
      'kyc-routing names.',
    known: 'live',
    examples: ['none', 'gateway', 'page'],
  },
  shows: {
    schema: {
      type: 'string',
      enum: ['nothing', 'popup', 'page', 'error'],
      labels: { nothing: 'nothing', popup: 'a popup', page: 'the eKYC page', error: 'an error in the data' },
    },
    description: 'The last result of the table kyc-popup: nothing, a popup, the eKYC page, or an error in the data.',
    known: 'live',
    examples: ['nothing', 'popup', 'page', 'error'],
  },
  severity: {
    schema: {
      type: 'string',
      enum: ['none', 'weak', 'forced', 'blocks'],
      labels: { none: 'none', weak: 'can be postponed', forced: 'ends the operation', blocks: 'blocks the operation' },
    },
    description:
      'How the popup restricts the player: weak allows the player to postpone the check; forced and blocks end the ' +
      'operation, and forced also logs the player out after a login or registration.',
    known: 'live',
    examples: ['none', 'weak', 'forced', 'blocks'],
  },
  confirm: {
    schema: {
      type: 'string',
      enum: ['none', 'ekyc', 'face', 'support'],
      labels: { none: 'nothing', ekyc: 'the eKYC page', face: 'the face check', support: 'customer service' },
    },
    description:
      'What the first button of the popup opens: nothing, the eKYC page, the face check, or customer service.',
    known: 'live',
    examples: ['none', 'ekyc', 'face', 'support'],
  },
  dismiss: {
    schema: {
      type: 'string',
      enum: ['none', 'later', 'close'],
      labels: { none: 'none', later: 'Later', close: 'Close' },
    },
    description: 'The second button of the popup: none, Later or Close.',
    known: 'live',
    examples: ['none', 'later', 'close'],
  },
  closing: {
    schema: {
      type: 'string',
      enum: ['stop', 'continue', 'leave'],
      labels: { stop: 'end the operation', continue: 'continue', leave: 'log out' },
    },
    description: 'What closing the popup does: end the operation, continue it, or log out and open the first page.',
    known: 'live',
    examples: ['stop', 'continue', 'leave'],
  },
})
