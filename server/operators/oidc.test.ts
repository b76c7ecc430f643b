/** Sign-in with an identity provider, which this test plays. */
import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailOf, openTestStudio, type TestStudio } from './test-studio.ts'

const origin = 'https://studio.habi.example'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
let studio: TestStudio
let provider: Server
let issuer: string
let claims: { readonly [name: string]: unknown } = {}

beforeAll(async () => {
  provider = createServer((request, response) => {
    const answer = answers()[request.url ?? '']
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const oidc = { issuer, clientId: 'habi', clientSecret: 'a secret' }
  studio = await openTestStudio({ origin, needsSecondFactor: true, oidc })
}, 120_000)
afterAll(async () => {
  await studio.close()
  provider.close()
})

function answers(): { readonly [path: string]: object } {
  return {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/jwks': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
    '/token': { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: signed(claims) },
  }
}

function signed(payload: object): string {
  const parts = [{ alg: 'RS256', kid: 'one' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const signature = createSign('RSA-SHA256').update(parts.join('.')).sign(privateKey)
  return [...parts, signature.toString('base64url')].join('.')
}

/** Signs in with these claims. @returns the status of `/me` */
async function signIn(email: string, more: { readonly [name: string]: unknown } = {}): Promise<number> {
  const browser = studio.visit()
  const { body } = await browser.send('POST', '/auth/sign-in/oidc', {})
  const { searchParams } = new URL(String(body.url))
  expect(searchParams.get('redirect_uri')).toBe(`${origin}/studio/api/auth/callback/oidc`)
  const now = Math.floor(Date.now() / 1000)
  const nonce = searchParams.get('nonce')
  claims = {
    iss: issuer,
    aud: 'habi',
    sub: email,
    email,
    email_verified: true,
    name: 'X',
    nonce,
    iat: now,
    exp: now + 60,
    ...more,
  }
  const state = searchParams.get('state') ?? ''
  await browser.send('GET', `/auth/callback/oidc?code=one&state=${encodeURIComponent(state)}`)
  return (await browser.send('GET', '/documents')).status
}

test('an operator who was invited signs in with the identity provider, and nobody else', async () => {
  const invited = { name: 'Ana', email: emailOf('Ana'), role: 'editor', rights: null }
  const { id } = (await studio.owner.send('POST', '/operators', invited)).body
  expect(await signIn('stranger@habi.example')).toBe(401)
  expect(await signIn(emailOf('Ana'), { email_verified: false })).toBe(401)
  expect(await signIn(emailOf('Ana'), { nonce: 'of another sign-in' })).toBe(401)
  expect(await signIn(emailOf('Ana'), { aud: 'another client' })).toBe(401)
  // The provider has a second factor of its own.
  expect(await signIn(emailOf('Ana'))).toBe(200)
  await studio.owner.send('PATCH', `/operators/${String(id)}`, { suspended: true })
  expect(await signIn(emailOf('Ana'))).toBe(401)
})
