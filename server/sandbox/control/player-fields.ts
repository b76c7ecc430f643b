import {
  type ControlField,
  type ControlFields,
  flag,
  id,
  integer,
  list,
  matching,
  number,
  object,
  orNull,
  readFields,
  text,
  zeroOne,
} from './fields.ts'

const amount: ControlField = (value) => {
  const read = number(value)
  return 'value' in read && Math.round(Number(read.value) * 100) / 100 === read.value
    ? read
    : { expected: 'an amount with at most two decimals' }
}
const loginName = matching(/^[a-zA-Z0-9_.@-]{1,38}$/, 'a login name')
const mobile = matching(/^0?9\d{9}$/, 'a mobile number such as 09171234567')
const email = matching(/^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/, 'an e-mail address')
const day = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day such as 1990-06-12')

const ekycFields: ControlFields = {
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
}

const ekyc: ControlField = (value) => {
  const read = readFields(ekycFields, value)
  return read.ok
    ? { value: read.values }
    : { expected: `eKYC details (${String(read.error.error)}; known: ${Object.keys(ekycFields).join(', ')})` }
}

/** The player fields of sandbox-control.md. */
export const playerFields: ControlFields = {
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

export const newPlayerFields: ControlFields = { loginName, ...playerFields }
