import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuth } from './auth.ts'
import { type Client, emailOf, openTestStudio, password, type TestStudio, totp } from './test-studio.ts'

let studio: TestStudio

beforeAll(async () => (studio = await openTestStudio()), 120_000)
afterAll(() => studio.close())

const signIn = (browser: Client, name: string, given = password) =>
  browser.send('POST', '/auth/sign-in/email', { email: emailOf(name), password: given })
const me = async (browser: Client) => (await browser.send('GET', '/me')).status

test('the first administrator is created once, with the address that the start prints', async () => {
  const address = new URL((await studio.app.firstAddress()) ?? '', 'http://localhost')
  expect(address.pathname).toBe('/studio/first')
  const code = address.searchParams.get('code')
  const first = { code, name: 'Ana Reyes', email: emailOf('Ana Reyes'), password }
  const browser = studio.visit()
  expect((await browser.send('POST', '/first', { ...first, code: 'guessed' })).status).toBe(403)
  expect((await browser.send('POST', '/first', { ...first, password: 'too short' })).status).toBe(400)
  expect((await browser.send('POST', '/first', first)).status).toBe(201)
  expect((await browser.send('POST', '/first', { ...first, email: 'b@habi.example', name: 'B' })).status).toBe(403)
  expect(await studio.app.firstAddress()).toBeUndefined()

  expect(await signIn(browser, 'Ana Reyes')).toMatchObject({ status: 200, body: { next: 'studio' } })
  expect((await browser.send('GET', '/me')).body).toMatchObject({
    name: 'Ana Reyes',
    email: 'ana.reyes@habi.example',
    role: 'administrator',
    rights: null,
    secondFactor: false,
    freshUntil: expect.any(Number),
  })
})
