/**
 * Login types of the gateway: 0 account name, 2 mobile number, 4 e-mail address (document 1, section 5; reading
 * AM-051).
 */
export type LoginType = 0 | 2 | 4

const EMAIL = /^[a-z0-9]+(?:[._-][a-z0-9]+)*@[a-z0-9]+(?:[.-][a-z0-9]+)*\.[a-z]{2,}$/i
const MOBILE = /^09\d{9}$/
const NAME = /^(?=.*[a-z])[a-z0-9]{4,16}$/i

/** Returns the login type of the typed account; undefined if it is not a name, mobile number or e-mail address. */
export function loginTypeOf(account: string): LoginType | undefined {
  if (EMAIL.test(account)) return 4
  if (MOBILE.test(account)) return 2
  return NAME.test(account) ? 0 : undefined
}

/** Returns the text key of the message for an account without a login type. */
export function accountProblem(account: string): string {
  return /^9\d{9}$/.test(account) ? 'app.login.mobile-start' : 'app.login.account'
}
