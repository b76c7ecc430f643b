import type { JsonObject } from '../../../engine/core/json.ts'

/** A player of the sandbox: the fields of the control surface, and internal ones. */
export interface Player {
  readonly loginName: string
  readonly customerId: string
  /** Plain text, because the players are fictitious and the control surface shows their passwords. */
  readonly password: string
  /** The number as it was entered; null when no number is bound. */
  readonly mobileNo: string | null
  readonly email: string | null
  /** PHP, at most two decimals. */
  readonly balance: number
  readonly registDate: string
  readonly firstDepositDate: string | null
  readonly firstDepositFlag: 0 | 1
  readonly loginTimes: number
  readonly customerLevel: number
  readonly marginSwitch: boolean
  readonly collectionInfo: boolean
  readonly silentPhotoSwitch: boolean
  readonly securityCheck: boolean
  readonly bindType: number
  readonly registerMethod: number
  /** `YYYY-MM-DD`. */
  readonly birthday: string
  readonly missNum: number
  readonly glife: boolean
  readonly isLazada: boolean
  readonly ekyc: JsonObject
  readonly withdrawalPasswordSet: boolean
  readonly vipLevel: number
  readonly isGrayUser: boolean
  readonly isRELX: boolean
  readonly fortuneZone: boolean
  readonly pagcorUser: boolean
  readonly frozen: boolean
  readonly newVouchers: number
  readonly rewardAmount: number
  /** Game ids, latest first. */
  readonly favorites: readonly string[]
  readonly unreadMessages: number
  /** Ids of games opened recently, latest first. Not part of the control surface. */
  readonly recent: readonly string[]
  /** Ids of liked videos, followed hosts and opened live rooms, latest first. Not part of the control surface. */
  readonly likedReels: readonly string[]
  readonly following: readonly string[]
  readonly watchedRooms: readonly string[]
  /** Ids of the latest gift orders, so each order is charged only once. Not part of the control surface. */
  readonly giftOrders: readonly string[]
  /** Settings of reminders that the player has changed. Not part of the control surface. */
  readonly reminders: readonly JsonObject[]
}

/** Defaults of a new player: an adult with an approved identity and no deposit. */
export const playerDefaults: Omit<Player, 'loginName' | 'customerId'> = {
  password: 'habi2026',
  mobileNo: null,
  email: null,
  balance: 0,
  registDate: '2026-01-15T10:00:00+08:00',
  firstDepositDate: null,
  firstDepositFlag: 0,
  loginTimes: 0,
  customerLevel: 0,
  marginSwitch: false,
  collectionInfo: false,
  silentPhotoSwitch: false,
  securityCheck: false,
  bindType: 0,
  registerMethod: 1,
  birthday: '1990-06-12',
  missNum: 0,
  glife: false,
  isLazada: false,
  ekyc: { ekycStatus: 1, canKycTime: 3, popupType: 0 },
  withdrawalPasswordSet: false,
  vipLevel: 0,
  isGrayUser: false,
  isRELX: false,
  fortuneZone: false,
  pagcorUser: false,
  frozen: false,
  newVouchers: 0,
  rewardAmount: 0,
  favorites: [],
  unreadMessages: 0,
  recent: [],
  likedReels: [],
  following: [],
  watchedRooms: [],
  giftOrders: [],
  reminders: [],
}

/**
 * Returns a mobile number in the form in which it is stored and compared: digits without the leading 0. The country
 * code may be written as +63, 0063 or 63.
 */
export function normalizeMobile(mobile: string): string {
  const digits = mobile.normalize('NFKC').replace(/\D/g, '')
  return digits.replace(/^(?:(?:00)?63)?0?(?=9\d{9}$)/, '').replace(/^0/, '')
}

/** The account that a person typed to log in, in the form in which accounts are stored. */
export interface Account {
  readonly kind: 'loginName' | 'mobileNo' | 'email'
  readonly value: string
}

/**
 * Returns the account for a typed text and its login type: 0 (account name), 2 (mobile number) or 4 (e-mail address).
 */
export function toAccount(typed: string, loginType: number): Account {
  if (loginType === 2) return { kind: 'mobileNo', value: normalizeMobile(typed) }
  return { kind: loginType === 4 ? 'email' : 'loginName', value: typed.normalize('NFKC').trim().toLowerCase() }
}

/** Masks a number as `0917****001`, which is enough to recognize a known number. */
export function maskMobile(mobile: string | null): string {
  if (mobile === null) return ''
  const whole = `0${normalizeMobile(mobile)}`
  return `${whole.slice(0, 4)}****${whole.slice(-3)}`
}

/** The name that other players see: the login name, or the masked number if the login name contains a mobile number. */
export function nicknameOf({ loginName }: Pick<Player, 'loginName'>): string {
  return /^9\d{9}$/.test(normalizeMobile(loginName)) ? maskMobile(loginName) : loginName
}

export function maskEmail(email: string | null): string {
  return email === null ? '' : email.replace(/^(.).*@/, '$1***@')
}

/**
 * Returns the age in full years on a calendar day. A birthday on 29 February counts on 1 March in common years (reading
 * AM-056).
 */
export function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) >= birthday.slice(5) ? years : years - 1
}
