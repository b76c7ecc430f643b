import { defineFacts } from '../../engine/action.ts'

export const facts = defineFacts({
  appLink: {
    schema: { type: 'string' },
    description: 'Address in the native app that opens instead of the requested page of the site; empty for none.',
    known: 'live',
    examples: ['', 'habi://home?category=slot'],
  },
  appHome: {
    schema: { type: 'string' },
    description: 'Address of the home page of the native app; empty for none.',
    known: 'live',
    examples: ['', 'habi://home'],
  },
  brandGame: {
    schema: { type: 'string' },
    description: 'Address of the mini-app game page to which a brand link leads; empty for none.',
    known: 'live',
    examples: ['', '/game-miniapp?gameId=50103&platformCode=CARABAO'],
  },
  isPayment: {
    schema: { type: 'boolean' },
    description:
      'True when the parameter payback of the address begins with the product ID: the player returns from a payment.',
    known: 'live',
    examples: [false, true],
  },
  isRelogin: {
    schema: { type: 'boolean' },
    description: 'True when the address has relogin=true, which requests a login with another account.',
    known: 'live',
    examples: [false, true],
  },
  isPaid: {
    schema: { type: 'boolean' },
    description: 'True while the address of the page has the parameter state with the value success, after a payment.',
    known: 'live',
    examples: [false, true],
  },
})
