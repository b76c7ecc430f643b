import type { Props } from './types.gen.ts'

type LoginField = Props['fields'][number]
type FieldFilter = LoginField['filter']
type FieldCheck = NonNullable<LoginField['rules']>[number]['check']

/** Removes the characters that the filter does not keep, and cuts the value at `max` characters. */
export function filtered(value: string, filter: FieldFilter, max: number): string {
  return value.replace(removed[filter], '').slice(0, max)
}

/** Returns the message of the first check that fails; undefined when none fails. */
export function failedCheck(value: string, rules: LoginField['rules'] | undefined): string | undefined {
  return rules?.find(({ check }) => !holds(check, value))?.message
}

const removed: { readonly [F in FieldFilter]: RegExp } = {
  account: /[^0-9A-Za-z_\-.@]/g,
  // digits, small letters and printable ASCII punctuation are kept (reading AM-050)
  password: /[^0-9a-z!-/:-@[-`{-~]/g,
  // oxlint-disable-next-line no-control-regex
  none: /[\u0000-\u001f\u007f]/g,
}

// The same three formats as in `business/session/account.ts` (readings AM-049 and AM-051).
const email = /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$/
const mobile = /^09\d{9}$/
const name = /^(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{4,16}$/

function holds(check: FieldCheck, value: string): boolean {
  switch (check) {
    case 'required':
      return value !== ''
    case 'mobile-zero':
      return !/^9\d{9}$/.test(value)
    case 'account':
      return email.test(value) || mobile.test(value) || name.test(value)
    case 'password':
      return value.length >= 8
  }
}
