import { expect, test } from 'vitest'
import { loginTypeOf } from '../../business/session/account.ts'
import { filtered, failedCheck } from './checks.ts'

const rules = [
  { check: 'mobile-zero', message: 'Mobile no.needs to start with 09' },
  { check: 'account', message: 'Please enter your mobile/email/account' },
] as const

test('the account field keeps digits, letters and _ - . @, and at most 38 characters', () => {
  expect(filtered('ma ria+<b>_c-1.x@y!', 'account', 38)).toBe('mariab_c-1.x@y')
  expect(filtered('a'.repeat(50), 'account', 38)).toHaveLength(38)
})

test('the password field removes capital letters, spaces and other alphabets, and keeps punctuation', () => {
  expect(filtered('AbC 1!~`é你[z]', 'password', 16)).toBe('b1!~`[z]')
  expect(filtered('1234567890abcdefgh', 'password', 16)).toHaveLength(16)
})

test('an account is a mobile number, an e-mail address or a name of 4 to 16 letters and digits with a letter', () => {
  for (const good of ['09171234567', 'maria@example.ph', 'ma.ria-c_1@mail.example.com', 'maria', 'maria88', 'ABCD'])
    expect(failedCheck(good, rules)).toBeUndefined()
  for (const bad of [
    '',
    'abc',
    '12345678',
    '0917123456',
    'maria_88',
    'a'.repeat(17),
    '@example.ph',
    'maria@example',
    'maria..c@example.ph',
  ])
    expect(failedCheck(bad, rules)).toBe('Please enter your mobile/email/account')
})

test('the form accepts exactly the accounts that the action session.login sends', () => {
  const domains = ['example.ph', 'my-mail.example.ph', '-mail.example.ph', 'mail-.example.ph', 'a--b.example.ph', 'x.p']
  const names = ['maria', 'Maria88', 'ma', '12345678', '09171234567', '9171234567', 'ma.ria-c_1', 'ma..ria', 'maria_88']
  for (const account of [...names, ...names.flatMap((name) => domains.map((domain) => `${name}@${domain}`))])
    expect([account, failedCheck(account, rules) === undefined]).toEqual([account, loginTypeOf(account) !== undefined])
})

test('a mobile number without its leading 0 has its own message', () => {
  expect(failedCheck('9171234567', rules)).toBe('Mobile no.needs to start with 09')
})

test('a password needs 8 characters of any kind', () => {
  const password = [{ check: 'password', message: '8-16 characters and number' }] as const
  expect(failedCheck('abcdefg', password)).toBe('8-16 characters and number')
  expect(failedCheck('abcdefgh', password)).toBeUndefined()
})

test('the message of the first failed check is shown', () => {
  expect(failedCheck('', [{ check: 'required', message: 'Empty' }, ...rules])).toBe('Empty')
  expect(failedCheck('anything', undefined)).toBeUndefined()
})
