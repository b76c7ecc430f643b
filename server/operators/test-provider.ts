/** An OpenID Connect identity provider for tests. */
import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestProvider {
  readonly issuer: string
  /** Sets claims of the following ID tokens, which add to or replace the default claims. */
  readonly setClaims: (claims: { readonly [name: string]: unknown }) => void
  readonly close: () => void
}

export async function startTestProvider(): Promise<TestProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signed = (payload: object): string => {
    const parts = [{ alg: 'RS256', kid: 'one' }, payload].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    const signature = createSign('RSA-SHA256').update(parts.join('.')).sign(privateKey)
    return [...parts, signature.toString('base64url')].join('.')
  }
  let claims: { readonly [name: string]: unknown } = {}
  const answers: { readonly [path: string]: () => object } = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }),
    '/token': () => {
      const now = Math.floor(Date.now() / 1000)
      const id_token = signed({ iss: issuer, aud: 'habi', iat: now, exp: now + 60, ...claims })
      return { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token }
    },
  }
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer?.()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    setClaims: (next) => (claims = next),
    close: () => server.close(),
  }
}
