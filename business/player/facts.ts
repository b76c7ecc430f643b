import { defineFacts, type FactDefinition } from '../../engine/action.ts'
import { visitorFacts } from './visitor.ts'

const whole = { type: 'integer', minimum: 0 } as const
const yesNo = { schema: { type: 'boolean' }, known: 'session', examples: [false, true] } as const

/** What this fact is while nobody is logged in. */
function visitor(key: keyof typeof visitorFacts): NonNullable<FactDefinition['implied']> {
  return { fact: 'session.loggedIn', is: false, value: visitorFacts[key] }
}

export const facts = defineFacts({
  vipLevel: {
    schema: { type: 'integer', minimum: 0, maximum: 12 },
    description: 'VIP level, 0 to 12.',
    known: 'session',
    examples: [0, 3, 5, 12],
    implied: visitor('player.vipLevel'),
  },
  nickname: {
    schema: { type: 'string' },
    description: 'What to call the player: the chosen name, else the login name. Empty for a visitor.',
    known: 'session',
    examples: ['', 'Maria'],
    implied: visitor('player.nickname'),
  },
  balance: {
    schema: { type: 'number' },
    description: 'Balance in PHP. Show it only while the balance status is ready.',
    known: 'live',
    examples: [0, 250.5, 1234567.89],
    implied: visitor('player.balance'),
  },
  balanceStatus: {
    schema: { type: 'string', enum: ['idle', 'loading', 'ready', 'error'] },
    description:
      'How the balance stands: idle before the first question, loading while it is calculated, ready, or error after it gave up.',
    known: 'live',
    examples: ['idle', 'loading', 'ready', 'error'],
    implied: visitor('player.balanceStatus'),
  },
  minWithdraw: {
    schema: { type: 'number', minimum: 0 },
    description: 'Smallest withdrawal in PHP.',
    known: 'live',
    examples: [200],
    implied: visitor('player.minWithdraw'),
  },
  maxWithdraw: {
    schema: { type: 'number', minimum: 0 },
    description: 'Largest withdrawal in PHP.',
    known: 'live',
    examples: [3000000],
    implied: visitor('player.maxWithdraw'),
  },
  hasMobile: { ...yesNo, description: 'True when a mobile number is bound to the account.', implied: visitor('player.hasMobile') },
  firstDeposit: { ...yesNo, description: 'True once the player has made a deposit.', implied: visitor('player.firstDeposit') },
  newVouchers: {
    schema: whole,
    description: 'Vouchers the player has not looked at yet.',
    known: 'live',
    examples: [0, 1, 120],
    implied: visitor('player.newVouchers'),
  },
  rewardAmount: {
    schema: { type: 'number', minimum: 0 },
    description: 'Reward money that waits for the player, in PHP.',
    known: 'live',
    examples: [0, 88, 12500],
    implied: visitor('player.rewardAmount'),
  },
  favorites: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'Ids of the games the player likes, latest first.',
    known: 'session',
    examples: [[], ['22068', '1001']],
    implied: visitor('player.favorites'),
  },
  isRELX: { ...yesNo, description: 'True for the RELX game-brand group.', implied: visitor('player.isRELX') },
  isGrayUser: { ...yesNo, description: 'True for the group that gets a different game list.', implied: visitor('player.isGrayUser') },
  fortuneZone: {
    ...yesNo,
    description: 'True for players of the fortune-zone whitelist, who get another third tab.',
    implied: visitor('player.fortuneZone'),
  },
  marginSwitch: {
    ...yesNo,
    description: 'True when the player must activate online betting before a game opens.',
    implied: visitor('player.marginSwitch'),
  },
  collectionInfo: {
    ...yesNo,
    description: 'True when the player has activated online betting.',
    implied: visitor('player.collectionInfo'),
  },
  silentPhotoSwitch: {
    ...yesNo,
    description: 'True when a game asks for a photo; always with a visible notice.',
    implied: visitor('player.silentPhotoSwitch'),
  },
  customerLevel: {
    schema: whole,
    description: 'Level of the customer at the operator.',
    known: 'session',
    examples: [0, 1, 5],
    implied: visitor('player.customerLevel'),
  },
  loginTimes: {
    schema: whole,
    description: 'How often the player has logged in; 0 for a visitor.',
    known: 'session',
    examples: [0, 1, 25],
    implied: visitor('player.loginTimes'),
  },
  registeredAt: {
    schema: { type: 'number', format: 'instant' },
    description: 'When the player registered; the beginning of all time for a visitor.',
    known: 'session',
    examples: [0, 1764550800000],
    implied: visitor('player.registeredAt'),
  },
  unreadMessages: {
    schema: whole,
    description: 'Messages not read yet.',
    known: 'live',
    examples: [0, 1, 100],
    implied: visitor('player.unreadMessages'),
  },
})
