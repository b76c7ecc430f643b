import { defineFacts } from '../../engine/action.ts'

const text = { schema: { type: 'string' }, known: 'live' } as const
const hidden = (value: string | boolean) => ({ fact: 'session.loggedIn', is: false, value }) as const

export const facts = defineFacts({
  install: {
    schema: {
      type: 'string',
      enum: ['none', 'prompt', 'share'],
      labels: { none: 'not possible', prompt: 'the prompt of the browser', share: 'the share menu' },
    },
    description:
      'How the site can be put on the home screen: by the prompt of the browser, by its share ' +
      'menu (iOS), or not at all.',
    known: 'live',
    examples: ['none', 'prompt', 'share'],
  },
  drags: {
    schema: { type: 'integer', minimum: 0, maximum: 2 },
    description:
      'Number of drags on Home and its channels, by finger or mouse, since the page was loaded. Counting ends at 2.',
    known: 'live',
    examples: [0, 1, 2],
  },
  guideViewed: {
    schema: { type: 'boolean' },
    description: 'True once the player has closed the first-time guide on this device; also true for a visitor.',
    known: 'session',
    examples: [false, true],
    implied: hidden(true),
  },
  vipRaised: {
    schema: { type: 'boolean' },
    description: 'True while the VIP level of the player is higher than the last level that this device has shown.',
    known: 'session',
    examples: [false, true],
    implied: hidden(false),
  },
  streamId: {
    ...text,
    description: 'ID of the broadcast that Home offers the player; empty for none.',
    examples: ['', '7'],
    implied: hidden(''),
  },
  fortuneId: {
    ...text,
    description:
      'ID of the first message in the fortune queue; empty when the queue is empty, unknown while it is being loaded.',
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
