/** A studio as in production: its own origin, https, and a required second factor. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProvider, type TestProvider } from './test-provider.ts'
import { type Client, emailOf, openTestStudio, password, type TestStudio } from './test-studio.ts'
import { totp } from './test-totp.ts'

const origin = 'https://studio.habi.example'
const MINUTE = 60_000
let studio: TestStudio
let provider: TestProvider

beforeAll(async () => {
  provider = await startTestProvider()
  const oidc = { issuer: provider.issuer, clientId: 'habi', clientSecret: 'a secret' }
  studio = await openTestStudio({ origin, needsSecondFactor: true, oidc })
}, 120_000)
afterAll(async () => {
  await studio.close()
  provider.close()
})

const signIn = (browser: Client, name: string) =>
  browser.send('POST', '/auth/sign-in/email', { email: emailOf(name), password })
const sendCode = (browser: Client, code: string) => browser.send('POST', '/auth/two-factor/verify-totp', { code })

interface SecondFactor {
  readonly address: string
  /** The code that was used during the set-up. */
  readonly used: string
  readonly recoveryCodes: readonly string[]
}

async function setUp(browser: Client): Promise<SecondFactor> {
  const { body } = await browser.send('POST', '/auth/two-factor/enable', { password })
  const address = String(body.totpURI)
  const used = totp(address)
  expect(await sendCode(browser, used)).toMatchObject({ status: 200, body: { next: 'studio' } })
  return { address, used, recoveryCodes: body.backupCodes as readonly string[] }
}

/** Returns the code that follows the current one; it is accepted too. */
const nextCode = (address: string): string => totp(address, Date.now() + 30_000)

/** Simulates the passage of time: moves the start of all sessions and confirmations into the past. */
async function wait(minutes: number): Promise<void> {
  const past = new Date(Date.now() - minutes * MINUTE)
  const { db } = await studio.app.database
  await db.updateTable('operator_session').set({ createdAt: past, confirmedAt: past }).execute()
}

test('an operator sets up a second factor before anything else, and needs it at every sign-in', async () => {
  const ana = await studio.enter('Ana', 'publisher')
  expect((await ana.send('GET', '/me')).body).toMatchObject({ secondFactor: false, needsSecondFactor: true })
  expect(await ana.send('GET', '/documents')).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR' } })
  const thief = studio.visit()
  await signIn(thief, 'Ana')

  const begun = await ana.send('POST', '/auth/two-factor/enable', { password })
  expect(await sendCode(ana, '000000')).toMatchObject({ status: 401, body: { code: 'CODE' } })
  expect((await ana.send('GET', '/documents')).status).toBe(403)
  expect((await sendCode(ana, totp(String(begun.body.totpURI)))).status).toBe(200)
  expect((await ana.send('GET', '/me')).body).toMatchObject({ secondFactor: true, needsSecondFactor: false })
  expect((await ana.send('GET', '/documents')).status).toBe(200)
  // A session that began with the password alone ends when another session sets up the second factor.
  expect((await thief.send('GET', '/me')).status).toBe(401)
  expect((await ana.send('POST', '/auth/two-factor/enable', { password })).status).toBe(403)

  const other = studio.visit()
  expect((await signIn(other, 'Ana')).body).toEqual({ next: 'code' })
  expect((await other.send('GET', '/me')).status).toBe(401)
  expect((await sendCode(other, totp(String(begun.body.totpURI), Date.now() - 10 * MINUTE))).status).toBe(401)
  expect((await sendCode(other, nextCode(String(begun.body.totpURI)))).body).toEqual({ next: 'studio' })
  expect((await other.send('GET', '/documents')).status).toBe(200)
})

test('a code of the second factor is accepted once, even by two sign-ins at the same time', async () => {
  const { address, used } = await setUp(await studio.enter('Ivo', 'publisher'))
  const signInWith = async (code: string) => {
    const browser = studio.visit()
    await signIn(browser, 'Ivo')
    const { status, body } = await sendCode(browser, code)
    return { status, code: body.code, reads: (await browser.send('GET', '/documents')).status }
  }
  expect(await signInWith(used)).toEqual({ status: 401, code: 'CODE_USED', reads: 401 })
  const answers = await Promise.all([signInWith(nextCode(address)), signInWith(nextCode(address))])
  expect(answers.map(({ status, reads }) => [status, reads]).toSorted()).toEqual([
    [200, 200],
    [401, 401],
  ])
})

test('a recovery code works for one sign-in, and no longer after the codes are replaced', async () => {
  const ben = await studio.enter('Ben', 'editor')
  const { recoveryCodes } = await setUp(ben)
  expect(recoveryCodes).toHaveLength(10)
  const signInWith = async (code: string | undefined) => {
    const browser = studio.visit()
    await signIn(browser, 'Ben')
    await browser.send('POST', '/auth/two-factor/verify-backup-code', { code })
    return (await browser.send('GET', '/me')).status
  }
  expect(await signInWith(recoveryCodes[0])).toBe(200)
  expect(await signInWith(recoveryCodes[0])).toBe(401)
  const replaced = await ben.send('POST', '/auth/two-factor/generate-backup-codes', { password })
  expect(await signInWith(recoveryCodes[1])).toBe(401)
  expect(await signInWith((replaced.body.backupCodes as readonly string[])[0])).toBe(200)
})

test('codes cannot be guessed: after five wrong codes the password is needed again, after ten the account is locked', async () => {
  const { address } = await setUp(await studio.enter('Cora', 'viewer'))
  const guess = async (browser: Client) => (await sendCode(browser, '000000')).status
  const first = studio.visit()
  await signIn(first, 'Cora')
  for (let index = 0; index < 5; index++) expect(await guess(first)).toBe(401)
  expect((await sendCode(first, totp(address))).status).toBe(401)
  const second = studio.visit()
  await signIn(second, 'Cora')
  for (let index = 0; index < 5; index++) expect(await guess(second)).toBe(401)
  const third = studio.visit()
  await signIn(third, 'Cora')
  expect((await sendCode(third, totp(address))).status).toBe(429)
})

test('a publisher must confirm with the password or a code before a publish if the last confirmation is over ten minutes old', async () => {
  const dan = await studio.enter('Dan', 'publisher')
  const { address } = await setUp(dan)
  const { id } = (await dan.send('POST', '/change-sets', { title: 'Confirmed' })).body
  const publish = () => dan.send('POST', `/change-sets/${String(id)}/publish`, {})
  expect((await publish()).body.error).toContain('changes nothing')
  await wait(11)
  expect(await publish()).toMatchObject({ status: 403, body: { code: 'CONFIRM' } })
  expect((await dan.send('GET', '/documents')).status).toBe(200)
  expect((await dan.send('POST', '/me/confirm', { password: 'a wrong password' })).status).toBe(403)
  expect((await dan.send('POST', '/me/confirm', { code: '000000' })).status).toBe(403)
  expect((await publish()).body).toMatchObject({ code: 'CONFIRM' })
  const code = nextCode(address)
  for (const proof of [{ password }, { code }]) {
    await wait(11)
    expect((await dan.send('POST', '/me/confirm', proof)).status).toBe(204)
    expect((await publish()).body.error).toContain('changes nothing')
  }
  expect((await dan.send('POST', '/me/confirm', { code })).status).toBe(403)
  await wait(9)
  expect((await publish()).body.error).toContain('changes nothing')
  await wait(11)
  expect(await dan.send('POST', `/change-sets/${String(id)}/publish`, { dryRun: true })).toMatchObject({ status: 409 })
})

test('ending all sessions also ends a sign-in that waits for a code', async () => {
  const eva = await studio.enter('Eva', 'editor')
  const { address } = await setUp(eva)
  const waiting = studio.visit()
  expect((await signIn(waiting, 'Eva')).body).toEqual({ next: 'code' })
  expect((await eva.send('DELETE', '/me/sessions')).status).toBe(204)
  expect((await sendCode(waiting, totp(address))).status).toBe(401)
})

test('a reset removes password, second factor and sessions, and the address for a new password works once', async () => {
  const fay = await studio.enter('Fay', 'editor')
  await setUp(fay)
  const { id } = (await fay.send('GET', '/me')).body
  const reset = await studio.owner.send('POST', `/operators/${String(id)}/reset`)
  expect((await fay.send('GET', '/me')).status).toBe(401)
  expect((await signIn(studio.visit(), 'Fay')).status).toBe(401)
  const address = new URL(String(reset.body.address))
  expect(`${address.origin}${address.pathname}`).toBe(`${origin}/studio/join`)
  const code = address.searchParams.get('code')
  const again = studio.visit()
  expect((await again.send('POST', '/join', { code, password: 'another long password' })).status).toBe(201)
  expect((await again.send('POST', '/join', { code, password: 'yet another password' })).status).toBe(403)
  const body = { email: emailOf('Fay'), password: 'another long password' }
  expect((await again.send('POST', '/auth/sign-in/email', body)).body).toEqual({ next: 'set-up' })
})

test('scripts cannot read cookies, and browsers do not send them from other sites or to other paths', async () => {
  const browser = studio.visit()
  await studio.enter('Gil', 'viewer')
  const { cookies, body } = await signIn(browser, 'Gil')
  const session = cookies.find((cookie) => cookie.includes('session_token'))
  expect(session).toMatch(/^__Secure-habi-studio\.session_token=/)
  for (const attribute of ['Path=/studio', 'HttpOnly', 'Secure', 'SameSite=Strict'])
    expect(session?.split('; ')).toContain(attribute)
  // The response body does not contain the session token either.
  expect(body).toEqual({ next: 'set-up' })
})

test('the studio answers on its own origin only, to its own pages only, and cannot be framed', async () => {
  const get = (host: string, headers: object = {}) =>
    studio.app.inject({ url: '/studio/api/me', headers: { host, ...headers } })
  expect((await get('studio.habi.example')).statusCode).toBe(401)
  expect((await get('www.habi.example')).statusCode).toBe(404)
  expect((await get('www.habi.example', { authorization: `Bearer ${studio.token}` })).statusCode).toBe(200)
  for (const path of ['/studio', '/studio/', '/studio/first', '/studio?x', '/%73tudio/api/me'])
    expect((await studio.app.inject({ url: path, headers: { host: 'www.habi.example' } })).statusCode, path).toBe(404)

  const post = (headers: object) =>
    studio.app.inject({
      method: 'POST',
      url: '/studio/api/auth/sign-in/email',
      headers: { host: 'studio.habi.example', ...headers },
      payload: { email: emailOf('Gil'), password },
    })
  expect((await post({ origin })).statusCode).toBe(200)
  for (const from of [
    undefined,
    'null',
    'https://www.habi.example',
    'http://studio.habi.example',
    `${origin}.evil.example`,
  ])
    expect((await post(from === undefined ? {} : { origin: from })).json(), from).toMatchObject({ code: 'ORIGIN' })

  const { headers } = await get('studio.habi.example')
  expect(headers['content-security-policy']).toContain("default-src 'none'; frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

test('only an invited operator can sign in with the identity provider', async () => {
  const signInWith = async (email: string, more: { readonly [name: string]: unknown } = {}) => {
    const browser = studio.visit()
    const { body } = await browser.send('POST', '/auth/sign-in/oidc', {})
    const { searchParams } = new URL(String(body.url))
    expect(searchParams.get('redirect_uri')).toBe(`${origin}/studio/api/auth/callback/oidc`)
    const nonce = searchParams.get('nonce')
    provider.setClaims({ sub: email, email, email_verified: true, nonce, ...more })
    const state = encodeURIComponent(searchParams.get('state') ?? '')
    await browser.send('GET', `/auth/callback/oidc?code=one&state=${state}`)
    return (await browser.send('GET', '/documents')).status
  }
  const email = emailOf('Hugo')
  const invited = { name: 'Hugo', email, role: 'editor', rights: null }
  const { id } = (await studio.owner.send('POST', '/operators', invited)).body
  expect(await signInWith('stranger@habi.example')).toBe(401)
  expect(await signInWith(email, { email_verified: false })).toBe(401)
  expect(await signInWith(email, { nonce: 'of another sign-in' })).toBe(401)
  expect(await signInWith(email, { aud: 'another client' })).toBe(401)
  // Habi requires no second factor here, because the provider has its own.
  expect(await signInWith(email)).toBe(200)
  await studio.owner.send('PATCH', `/operators/${String(id)}`, { suspended: true })
  expect(await signInWith(email)).toBe(401)
})
