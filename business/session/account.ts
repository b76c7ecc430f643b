/** What the account field of the password login holds: document 1, section 5; reading AM-051. */
export type LoginType = 0 | 2 | 4

const EMAIL = /^[a-z0-9]+(?:[._-][a-z0-9]+)*@[a-z0-9]+(?:[.-][a-z0-9]+)*\.[a-z]{2,}$/i
const MOBILE = /^09\d{9}$/
const NAME = /^(?=.*[a-z])[a-z0-9]{4,16}$/i

/** The gateway's login type of `account`; undefined when it is none of the three. */
export function loginTypeOf(account: string): LoginType | undefined {
  if (EMAIL.test(account)) return 4
  if (MOBILE.test(account)) return 2
  return NAME.test(account) ? 0 : undefined
}

/** What is wrong with an account that has no login type, as a key of our texts. */
export function accountProblem(account: string): string {
  return /^9\d{9}$/.test(account) ? 'app.login.mobile-start' : 'app.login.account'
}
