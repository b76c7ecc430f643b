import { defineFacts, type FactDefinition } from '../../engine/action.ts'
import { visitorFacts } from './visitor.ts'

/** Document 1, section 4: 1 approved, 0 review, -1 not set, 2 and 3 failed, 4 update identity. */
const status = { schema: { type: 'integer', enum: [-1, 0, 1, 2, 3, 4] }, known: 'session', examples: [-1, 0, 1, 2, 3, 4] } as const
const yesNo = { schema: { type: 'boolean' }, known: 'session', examples: [false, true] } as const

/** What this fact is while nobody is logged in. */
function visitor(key: keyof typeof visitorFacts): NonNullable<FactDefinition['implied']> {
  return { fact: 'session.loggedIn', is: false, value: visitorFacts[key] }
}

export const facts = defineFacts({
  status: {
    schema: { type: 'string', enum: ['idle', 'ready', 'error', 'page'] },
    description: 'How the question to the gateway stands: idle, ready, error, or page when the answer was to go to the eKYC page.',
    known: 'live',
    examples: ['idle', 'ready', 'error', 'page'],
    implied: visitor('identity.status'),
  },
  ekycStatus: {
    ...status,
    description: 'The eKYC status: 1 approved, 0 in review, -1 not set, 2 and 3 failed, 4 identity to be updated.',
    implied: visitor('identity.ekycStatus'),
  },
  oldKycStatus: {
    ...status,
    description: 'The status of the check that eKYC has replaced.',
    implied: visitor('identity.oldKycStatus'),
  },
  mergeKycStatus: {
    ...status,
    description: 'The status after old and new checks were joined.',
    implied: visitor('identity.mergeKycStatus'),
  },
  activeKycStatus: {
    ...status,
    description: 'The status that the gateway’s own prompts go by (globalActiveKycStatus).',
    implied: visitor('identity.activeKycStatus'),
  },
  rejectReason: {
    schema: { type: 'string' },
    description: 'Why the identity was refused; empty when nothing is said.',
    known: 'session',
    examples: ['', 'a blurred photo'],
    implied: visitor('identity.rejectReason'),
  },
  canKycTime: {
    schema: { type: 'integer', minimum: -99, maximum: 99 },
    description: 'How often the player may still try; 0 and less is never again today.',
    known: 'session',
    examples: [0, 3, 1],
    implied: visitor('identity.canKycTime'),
  },
  inEkycWhite: { ...yesNo, description: 'True for players of the eKYC whitelist.', implied: visitor('identity.inEkycWhite') },
  refuseInitFlag: {
    ...yesNo,
    description: 'True when the gateway refuses to start a check. It matters together with status 3 only.',
    implied: visitor('identity.refuseInitFlag'),
  },
  requireEkyc: { ...yesNo, description: 'True when the gateway asks for the check.', implied: visitor('identity.requireEkyc') },
  isPopupWindow: {
    ...yesNo,
    description: 'True when the gateway wants a dialog to be shown.',
    implied: visitor('identity.isPopupWindow'),
  },
  weakCheck: { ...yesNo, description: 'True when the gateway only reminds of the check.', implied: visitor('identity.weakCheck') },
  strongCheck: { ...yesNo, description: 'True when the gateway insists on the check.', implied: visitor('identity.strongCheck') },
  popup: {
    schema: { type: 'integer' },
    description: 'Type of the dialog that the gateway wants, -1 to 15; 0 goes on without one. Any other number is an error in its data.',
    known: 'live',
    examples: [0, -1, 1, 2, 7, 15, 16],
    implied: visitor('identity.popup'),
  },
  action: {
    schema: { type: 'integer', enum: [6, 1, 2, 3, 4, 5, 88] },
    description:
      'What the player is about to do, and so where a dialog comes from: 1 deposit, 2 withdraw, 3 open a game, 4 log in, 5 register, 88 bind a card, 6 anything else.',
    known: 'live',
    examples: [6, 1, 2, 3, 4, 5, 88],
  },
  reminded: {
    schema: { type: 'boolean' },
    description: 'True once this player has seen a reminder that can be put off today, the day of Manila.',
    known: 'live',
    examples: [false, true],
  },
  check: {
    schema: { type: 'string', enum: ['none', 'gateway', 'page'] },
    description: 'What the table kyc-required said last: no check, the gateway’s own check, or the page that kyc-routing names.',
    known: 'live',
    examples: ['none', 'gateway', 'page'],
  },
  shows: {
    schema: { type: 'string', enum: ['nothing', 'popup', 'page', 'error'] },
    description: 'What the table kyc-popup said last: nothing, a dialog, the eKYC page at once, or that the data is wrong.',
    known: 'live',
    examples: ['nothing', 'popup', 'page', 'error'],
  },
  severity: {
    schema: { type: 'string', enum: ['none', 'weak', 'forced', 'blocks'] },
    description: 'How much the dialog weighs: weak can be put off, forced ends what was begun, blocks ends it without ever logging out.',
    known: 'live',
    examples: ['none', 'weak', 'forced', 'blocks'],
  },
  confirm: {
    schema: { type: 'string', enum: ['none', 'ekyc', 'face', 'support'] },
    description: 'Where the first button of the dialog leads: nowhere, the eKYC page, the face check, or customer service.',
    known: 'live',
    examples: ['none', 'ekyc', 'face', 'support'],
  },
  dismiss: {
    schema: { type: 'string', enum: ['none', 'later', 'close'] },
    description: 'The second button of the dialog: none, Later or Close.',
    known: 'live',
    examples: ['none', 'later', 'close'],
  },
  closing: {
    schema: { type: 'string', enum: ['stop', 'continue', 'leave'] },
    description: 'What closing the dialog does: ends what was begun, goes on with it, or logs out and starts again at home.',
    known: 'live',
    examples: ['stop', 'continue', 'leave'],
  },
})
