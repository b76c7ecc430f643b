import type { FactValues } from '../../engine/action.ts'

/** The player facts of a visitor. A logout sets them (document 1, section 4, "Token expiry"). */
export const visitorPlayerFacts = {
  'player.recordStatus': 'idle',
  'player.vipLevel': 0,
  'player.nickname': '',
  'player.balance': 0,
  'player.balanceAt': 0,
  'player.balanceStatus': 'idle',
  'player.hasMobile': false,
  'player.firstDeposit': false,
  'player.firstDepositAt': 0,
  'player.newVouchers': 0,
  'player.rewardAmount': 0,
  'player.favorites': [],
  'player.isRELX': false,
  'player.isGrayUser': false,
  'player.fortuneZone': false,
  'player.marginSwitch': false,
  'player.collectionInfo': false,
  'player.silentPhotoSwitch': false,
  'player.securityCheck': false,
  'player.customerLevel': 0,
  'player.loginTimes': 0,
  'player.registeredAt': 0,
  'player.unreadMessages': 0,
} as const satisfies FactValues
