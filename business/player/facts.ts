import { defineFacts, type FactDefinition } from '../../engine/action.ts'
import { loadingState } from '../loading-state.ts'
import { visitorPlayerFacts } from './visitor.ts'

const whole = { type: 'integer', minimum: 0 } as const
const instant = { type: 'number', format: 'instant' } as const
const past = { schema: instant, known: 'session', examples: [0, 1764550800000] } as const
const flag = { schema: { type: 'boolean' }, known: 'session', examples: [false, true] } as const

/** The value of a fact while no player is logged in. */
function impliedForVisitor(key: keyof typeof visitorPlayerFacts): NonNullable<FactDefinition['implied']> {
  return { fact: 'session.loggedIn', is: false, value: visitorPlayerFacts[key] }
}

export const facts = defineFacts({
  vipLevel: {
    schema: { type: 'integer', minimum: 0, maximum: 12 },
    description: 'VIP level, 0 to 12.',
    known: 'session',
    examples: [0, 3, 5, 12],
    implied: impliedForVisitor('player.vipLevel'),
  },
  nickname: {
    schema: { type: 'string' },
    description: 'The nickname of the player, or the login name if there is no nickname. Empty for a visitor.',
    known: 'session',
    examples: ['', 'Maria'],
    implied: impliedForVisitor('player.nickname'),
  },
  balance: {
    schema: { type: 'number' },
    description:
      'Balance in PHP; unknown until this device has loaded it once. A reload keeps the last value until the new one arrives.',
    known: 'live',
    examples: [0, 250.5, 1234567.89],
    implied: impliedForVisitor('player.balance'),
  },
  balanceAt: {
    schema: instant,
    description: 'When the gateway sent the balance, possibly during an earlier visit; the year 1970 for a visitor.',
    known: 'live',
    examples: [0, 1764550800000],
    implied: impliedForVisitor('player.balanceAt'),
  },
  recordStatus: {
    schema: loadingState,
    description:
      'State of the record of the player, which has the VIP level, vouchers and deposits: idle for a visitor, loading, ' +
      'ready, or error.',
    known: 'live',
    examples: loadingState.enum,
    implied: impliedForVisitor('player.recordStatus'),
  },
  balanceStatus: {
    schema: loadingState,
    description:
      'State of the balance: idle before the first call, loading while it is calculated, ready, or error after ' +
      'the last attempt.',
    known: 'live',
    examples: loadingState.enum,
    implied: impliedForVisitor('player.balanceStatus'),
  },
  hasMobile: {
    ...flag,
    description: 'True when a mobile number is bound to the account.',
    implied: impliedForVisitor('player.hasMobile'),
  },
  firstDeposit: {
    ...flag,
    description: 'True once the player has made a deposit.',
    implied: impliedForVisitor('player.firstDeposit'),
  },
  newVouchers: {
    schema: whole,
    description: 'Number of vouchers that the player has not seen.',
    known: 'live',
    examples: [0, 1, 120],
    implied: impliedForVisitor('player.newVouchers'),
  },
  rewardAmount: {
    schema: { type: 'number', minimum: 0 },
    description: 'Rewards that the player can collect, in PHP.',
    known: 'live',
    examples: [0, 88, 12500],
    implied: impliedForVisitor('player.rewardAmount'),
  },
  favorites: {
    schema: { type: 'array', items: { type: 'string' } },
    description: 'IDs of the favorites of the player, newest first.',
    known: 'session',
    examples: [[], ['22068', '1001']],
    implied: impliedForVisitor('player.favorites'),
  },
  isRELX: {
    ...flag,
    description: 'True for players of the RELX game-brand group.',
    implied: impliedForVisitor('player.isRELX'),
  },
  isGrayUser: {
    ...flag,
    description: 'True for players of the gray list, who see a different list of games.',
    implied: impliedForVisitor('player.isGrayUser'),
  },
  fortuneZone: {
    ...flag,
    description: 'True for players of the fortune-zone whitelist, who see a different third tab.',
    implied: impliedForVisitor('player.fortuneZone'),
  },
  marginSwitch: {
    ...flag,
    description: 'True when the player must activate online betting before a game opens.',
    implied: impliedForVisitor('player.marginSwitch'),
  },
  collectionInfo: {
    ...flag,
    description: 'True when the player has activated online betting.',
    implied: impliedForVisitor('player.collectionInfo'),
  },
  silentPhotoSwitch: {
    ...flag,
    description: 'True when games may take a photo. A notice is always shown first.',
    implied: impliedForVisitor('player.silentPhotoSwitch'),
  },
  securityCheck: {
    ...flag,
    description: 'True when the player must look at the security settings before a game opens.',
    implied: impliedForVisitor('player.securityCheck'),
  },
  customerLevel: {
    schema: whole,
    description: 'Level of the customer at the licensee.',
    known: 'session',
    examples: [0, 1, 5],
    implied: impliedForVisitor('player.customerLevel'),
  },
  loginTimes: {
    schema: whole,
    description: 'How many times the player has logged in; 0 for a visitor.',
    known: 'session',
    examples: [0, 1, 25],
    implied: impliedForVisitor('player.loginTimes'),
  },
  registeredAt: {
    ...past,
    description: 'When the player registered; the year 1970 for a visitor.',
    implied: impliedForVisitor('player.registeredAt'),
  },
  firstDepositAt: {
    ...past,
    description: 'When the player made the first deposit; the year 1970 when it is not known, and for a visitor.',
    implied: impliedForVisitor('player.firstDepositAt'),
  },
  unreadMessages: {
    schema: whole,
    description: 'Number of messages that the player has not read.',
    known: 'live',
    examples: [0, 1, 100],
    implied: impliedForVisitor('player.unreadMessages'),
  },
})
