import { defineFacts } from '../../engine/action.ts'

const text = { schema: { type: 'string' }, known: 'live' } as const
const hidden = (value: string | boolean) => ({ fact: 'session.loggedIn', is: false, value }) as const

export const facts = defineFacts({
  guideViewed: {
    schema: { type: 'boolean' },
    description: 'True once the player has closed the first-time guide on this device; also true for a visitor.',
    known: 'session',
    examples: [false, true],
    implied: hidden(true),
  },
  vipRaised: {
    schema: { type: 'boolean' },
    description: 'True while the VIP level of the player is higher than the last one that this device has shown.',
    known: 'session',
    examples: [false, true],
    implied: hidden(false),
  },
  fortuneId: {
    ...text,
    description: 'ID of the first message in the fortune queue; empty when the queue is empty.',
    examples: ['', 'F1'],
    implied: hidden(''),
  },
  fortuneTitle: {
    ...text,
    description: 'Title of the first message in the fortune queue.',
    examples: ['', 'You won a voucher'],
    implied: hidden(''),
  },
  fortuneText: {
    ...text,
    description: 'Text of the first message in the fortune queue.',
    examples: ['', 'Your voucher of ₱50 is ready.'],
    implied: hidden(''),
  },
  fortuneLink: {
    ...text,
    description: 'Address that the first message in the fortune queue opens; empty for none.',
    examples: ['', '/rewards'],
    implied: hidden(''),
  },
})
