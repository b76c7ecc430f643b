import type { RequestSchema } from '../../validation/ajv.ts'
import { amount, flag, id, integer, list, matching, object, orNull, record, text, zeroOne } from './value-schemas.ts'

const loginName = matching(/^[a-zA-Z0-9_.@-]{1,38}$/, 'a login name')
const mobile = matching(/^0?9\d{9}$/, 'a mobile number such as 09171234567')
const email = matching(
  /^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/,
  'an e-mail address',
)
const day = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day such as 1990-06-12')

const ekyc = record({
  ekycStatus: integer(-1, 4),
  oldKycStatus: integer(),
  rejectReason: orNull(text),
  mergeKycStatus: integer(),
  canKycTime: integer(0),
  inEkycWhite: flag,
  refuseInitFlag: flag,
  requireEkyc: flag,
  isPopupWindow: flag,
  popupType: integer(),
  weakPromptResponse: object,
})

/** Fields of a player that the control surface can set, by the names of document 1, section 3. */
const properties: { readonly [field: string]: RequestSchema } = {
  password: text,
  mobileNo: orNull(mobile),
  email: orNull(email),
  balance: amount,
  registDate: text,
  firstDepositDate: orNull(text),
  firstDepositFlag: zeroOne,
  loginTimes: integer(0),
  customerLevel: integer(0),
  marginSwitch: flag,
  collectionInfo: flag,
  silentPhotoSwitch: flag,
  securityCheck: flag,
  bindType: integer(),
  registerMethod: integer(),
  birthday: day,
  missNum: integer(0),
  glife: flag,
  isLazada: flag,
  ekyc,
  withdrawalPasswordSet: flag,
  vipLevel: integer(0, 12),
  isGrayUser: flag,
  isRELX: flag,
  fortuneZone: flag,
  pagcorUser: flag,
  frozen: flag,
  newVouchers: integer(0),
  rewardAmount: amount,
  favorites: list(id),
  unreadMessages: integer(0),
}

export const playerSchema = record(properties)

export const newPlayerSchema = record({ loginName, ...properties }, ['loginName'])
