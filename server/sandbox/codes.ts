/**
 * Error codes of the sandbox. The first group has the meanings of document 2, section 8. The `GW_10…` codes are the
 * sandbox's own, for cases that the documents leave open; their messages say what is wrong with the request.
 */
export const codes = {
  success: '0000',

  // document 2, section 8
  tokenExpired: 'GW_890203',
  tokenForeign: 'GW_890205',
  tokenEmpty: 'GW_890201',
  notLoggedIn: 'GW_510520',
  underAge: 'GW_510517',
  frozen: 'GW_801655',
  tooManyLogins: 'GW_801668',
  insufficientBalance: 'GW_801123',

  // defined by the sandbox
  badRequest: 'GW_100400',
  badSign: 'GW_100401',
  notEncrypted: 'GW_100402',
  badPayload: 'GW_100403',
  noSuchCall: 'GW_100404',
  notACall: 'GW_100405',
  replayed: 'GW_100406',
  notReady: 'GW_100503',
  wrongPassword: 'GW_100410',
  noSuchGame: 'GW_100420',
  gameInMaintenance: 'GW_100421',
  gameNotApproved: 'GW_100422',
  bettingNotActivated: 'GW_100423',
  favoriteLimit: 'GW_100424',
  noSuchReel: 'GW_100430',
  noSuchRoom: 'GW_100431',
  noSuchGift: 'GW_100432',
} as const

/** Token codes of document 2, section 8: after one of these the token is no longer valid. */
export const tokenCodes: readonly string[] = [
  '890203',
  '890205',
  '890206',
  '890207',
  '890209',
  '890401',
  '801716',
  '910024',
  '806006',
  '890212',
  '910220',
  '890201',
  '890210',
]
