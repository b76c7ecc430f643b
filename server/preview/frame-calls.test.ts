import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PREVIEW_HEADER } from '../../engine/core/preview-token.ts'
import { studioHost } from '../studio/studio-host.ts'
import { registerFrameCalls } from './frame-calls.ts'

let app: FastifyInstance
/** The preview token header that the gateway would receive. */
let passedOn: unknown
beforeAll(() => {
  app = Fastify()
  registerFrameCalls(app, {
    isSigned: (token) => token === 'signed',
    isForStudio: studioHost('https://studio.example'),
    now: Date.now,
  })
  app.post('/api/site/info', async (request) => {
    passedOn = request.headers[PREVIEW_HEADER]
    return await Promise.resolve({ head: { errCode: '0000' } })
  })
})
afterAll(() => app.close())

const call = async (headers: Record<string, string>) => {
  const { statusCode, headers: sent } = await app.inject({
    method: 'POST',
    url: '/api/site/info',
    headers,
    payload: {},
  })
  return [statusCode, sent['access-control-allow-origin'], sent['access-control-allow-credentials']]
}

test('calls of a preview frame get a response, and the preview token is not passed on to the gateway', async () => {
  expect(await call({ origin: 'null', [PREVIEW_HEADER]: 'signed' })).toEqual([200, '*', undefined])
  expect(passedOn).toBeUndefined()
})

test('the preflight request of a preview frame is allowed', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: '/api/site/info',
    headers: {
      origin: 'null',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'appid,sign',
    },
  })
  expect(statusCode).toBe(204)
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'appid,sign' })
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
})

test('calls with an opaque origin are refused without a token, with another token, and with cookies', async () => {
  for (const headers of [{}, { [PREVIEW_HEADER]: 'forged' }, { [PREVIEW_HEADER]: 'signed', cookie: 'session=1' }])
    expect((await call({ origin: 'null', ...headers }))[0], JSON.stringify(headers)).toBe(403)
})

test('pages of other sites cannot read responses, and calls of players get no CORS headers', async () => {
  expect(await call({ origin: 'https://foreign.example', [PREVIEW_HEADER]: 'signed' })).toEqual([
    200,
    undefined,
    undefined,
  ])
  expect(await call({})).toEqual([200, undefined, undefined])
  const foreign = await app.inject({
    method: 'OPTIONS',
    url: '/api/site/info',
    headers: { origin: 'https://a.example' },
  })
  expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([404, undefined])
})

test('on the host of the studio only preview frames may make calls', async () => {
  const host = 'studio.example'
  expect((await call({ host, origin: 'https://studio.example' }))[0]).toBe(403)
  expect((await call({ host, origin: 'null', [PREVIEW_HEADER]: 'signed' }))[0]).toBe(200)
})
