import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerApiIsolation } from './api-isolation.ts'
import { actingHeaders } from './gateway-headers.ts'
import { registerCompression } from './compress.ts'
import { sendRequest } from './delivery/test-request.ts'
import { registerGatewayProxy } from './gateway-proxy.ts'

let gateway: Server
let app: FastifyInstance
let port: number
let received: IncomingMessage[]
let respond: RequestListener

beforeAll(async () => {
  gateway = createServer((call, response) => {
    received.push(call)
    respond(call, response)
  })
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
  app = Fastify()
  registerApiIsolation(app, Date.now)
  await registerCompression(app)
  const address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/base`
  // The agent checks timeouts about once a second.
  await registerGatewayProxy(app, address, { timeoutMs: 300 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
beforeEach(() => (received = []))
afterAll(async () => {
  await app.close()
  gateway.closeAllConnections()
  gateway.close()
})

test('the client address is forwarded to the gateway, and hop-by-hop headers are not', async () => {
  respond = (_request, response) =>
    response.writeHead(200, { 'keep-alive': 'timeout=99', 'x-request-id': 'kept', etag: '"1"' }).end('ok')
  const headers = { 'x-forwarded-for': '10.0.0.1', te: 'trailers', sign: 'abc', 'proxy-authorization': 'secret' }
  const response = await sendRequest(port, '/api/a?x=1&y=%20', { headers })
  expect(received[0]?.url).toBe('/base/a?x=1&y=%20')
  expect(received[0]?.headers).toMatchObject({
    'x-forwarded-for': '10.0.0.1, 127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${port}`,
    sign: 'abc',
  })
  expect(received[0]?.headers).not.toHaveProperty('te')
  expect(received[0]?.headers).not.toHaveProperty('proxy-authorization')
  expect(response.headers).toMatchObject({ 'x-request-id': 'kept', etag: '"1"' })
  expect(response.headers['keep-alive']).not.toBe('timeout=99')
})

test('a compressed response and a redirect are passed on unchanged', async () => {
  const body = brotliCompressSync('{"a":1}')
  respond = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' }).end(body)
  const compressed = await sendRequest(port, '/api/a', { headers: { 'accept-encoding': 'br' } })
  expect([compressed.headers['content-encoding'], compressed.body]).toEqual(['br', body])
  respond = (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()
  const redirect = await sendRequest(port, '/api/a')
  expect([redirect.status, redirect.headers.location, received.length]).toEqual([302, '/elsewhere', 2])
})

test('a response of the gateway cannot run as a page, a script or a worker of the player', async () => {
  respond = (_request, response) =>
    response
      .writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': "script-src 'unsafe-inline'",
        'content-security-policy-report-only': 'report-uri https://gateway.example',
        'service-worker-allowed': '/',
        'x-content-type-options': 'off',
      })
      .end('<script>alert(1)</script>')
  const isolated = {
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  for (const path of ['/api/a', '/%61pi/a', '/api/%2e%2e/a']) {
    const { headers } = await sendRequest(port, path)
    expect(headers, path).toMatchObject(isolated)
    expect(headers, path).not.toHaveProperty('service-worker-allowed')
    expect(headers, path).not.toHaveProperty('content-security-policy-report-only')
  }
  received = []
  for (const destination of ['document', 'iframe', 'script', 'serviceworker']) {
    for (const path of ['/api/a', '/%61pi/a']) {
      const refused = await sendRequest(port, path, { headers: { 'sec-fetch-dest': destination } })
      expect([refused.status, JSON.parse(refused.body.toString())]).toMatchObject([
        403,
        { head: { errCode: 'GW_100405' }, body: null },
      ])
      expect(refused.headers).toMatchObject({ ...isolated, 'cache-control': 'no-store' })
    }
  }
  expect(received).toEqual([])
  for (const destination of ['empty', 'image'])
    expect((await sendRequest(port, '/api/a', { headers: { 'sec-fetch-dest': destination } })).status).toBe(200)
  respond = (call) => call.socket.destroy()
  const failed = await sendRequest(port, '/api/a')
  expect([failed.status, failed.headers]).toMatchObject([502, isolated])
})

test('response headers of the gateway that would affect the origin of the player are removed', async () => {
  const acting = Object.fromEntries(actingHeaders.filter((name) => name !== 'set-cookie').map((name) => [name, 'x']))
  const others = {
    'x-unknown': 'x',
    'no-vary-search': 'params',
    'x-frame-options': 'DENY',
    'referrer-policy': 'unsafe-url',
  }
  respond = (_request, response) =>
    response
      .writeHead(200, { ...acting, ...others, date: 'Thu, 01 Jan 2099 00:00:00 GMT', 'content-type': 'a/b' })
      .end()
  const { headers } = await sendRequest(port, '/api/a')
  expect(Object.keys(headers).toSorted()).toEqual([
    'connection',
    'content-length',
    'content-security-policy',
    'content-type',
    'date',
    'x-content-type-options',
  ])
  // The date is that of this server's clock; see `serverTime` in the README.
  expect(headers.date).not.toContain('2099')
})

test('cookies of the gateway are limited to the path /api, and cookies with a domain are dropped', async () => {
  const cookies = [
    'a=1; Path=/; Secure; SameSite=Lax',
    'b=2',
    'c=3; domain=example.com; Path=/',
    'd=4; Domain=.foreign.example',
    'e=5;PATH=/x ;HttpOnly; Max-Age=9',
    'f="; Domain=x"',
  ]
  respond = (_request, response) => response.writeHead(200, { 'set-cookie': cookies }).end()
  expect((await sendRequest(port, '/api/a')).headers['set-cookie']).toEqual([
    'a=1; Secure; SameSite=Lax; Path=/api; HttpOnly',
    'b=2; Path=/api; HttpOnly',
    'e=5; Max-Age=9; Path=/api; HttpOnly',
  ])
})

test('the address /api is part of the API even without a slash at its end or in another encoding', async () => {
  respond = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script></script>')
  for (const path of ['/api', '/api?x=1', '/%61pi', '/ap%69/a?x=1']) {
    const response = await sendRequest(port, path)
    expect([response.status, response.headers['content-security-policy']], path).toEqual([
      200,
      "default-src 'none'; sandbox",
    ])
    expect((await sendRequest(port, path, { headers: { 'sec-fetch-dest': 'document' } })).status, path).toBe(403)
  }
  expect(received.map(({ url }) => url)).toEqual(['/base/', '/base/?x=1', '/base/', '/base/a?x=1'])
})

test('a path that leads out of the base path of the gateway is refused', async () => {
  for (const path of ['/api/../a', '/api/%2e%2e/a', '/api/b/../../a']) {
    const response = await sendRequest(port, path)
    expect(response.status, path).toBeGreaterThanOrEqual(400)
  }
  expect(received).toEqual([])
})

test('a failed call is not repeated', async () => {
  respond = (_request, response) => response.writeHead(503, { 'retry-after': '0' }).end('busy')
  expect((await sendRequest(port, '/api/a')).status).toBe(503)
  respond = (call) => call.socket.destroy()
  const response = await sendRequest(port, '/api/a')
  expect(response.status).toBe(502)
  expect(received).toHaveLength(2)
})

test('a gateway that does not respond in time gives status 504', async () => {
  respond = () => {}
  const response = await sendRequest(port, '/api/a', { method: 'POST' })
  expect([response.status, JSON.parse(response.body.toString())]).toEqual([
    504,
    { message: 'The gateway did not respond in time.' },
  ])
})

test('a response that the gateway cuts off is cut off for the client too', async () => {
  const failGateway = new Promise<() => void>((resolve) => {
    respond = (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
        .write(`{"half":"${'x'.repeat(100)}`)
      resolve(() => response.destroy())
    }
  })
  const headers = { 'accept-encoding': 'br' }
  await new Promise<void>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/api/a', headers, agent: false }, (response) => {
      expect(response.headers['content-encoding']).toBe('br')
      response.once('data', async () => (await failGateway)())
      response.on('error', () => resolve())
      response.on('end', () => reject(new Error('the response ended as if it were whole')))
    })
    sent.on('error', reject)
    sent.end()
  })
})

test('a response that fails before its first byte becomes an error response', async () => {
  respond = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).flushHeaders()
    setImmediate(() => response.destroy())
  }
  const response = await sendRequest(port, '/api/a', { headers: { 'accept-encoding': 'br' } })
  expect([response.status, response.headers['content-encoding']]).toEqual([502, undefined])
  expect(JSON.parse(response.body.toString())).toEqual({
    message: 'The gateway cannot be reached, or its response is not valid.',
  })
})

test('a call of the server itself to an unreachable gateway fails and does not end the process', async () => {
  const own = Fastify()
  registerApiIsolation(own, Date.now)
  await registerCompression(own)
  // No program listens on port 1.
  await registerGatewayProxy(own, 'http://127.0.0.1:1')
  const headers = { 'content-type': 'application/json' }
  for (const payload of ['{}', '{"productId":"C66"}'])
    await expect(own.inject({ method: 'POST', url: '/api/a', headers, payload })).rejects.toThrow('ECONNREFUSED')
  expect((await own.inject('/api/a')).statusCode).toBe(502)
  await own.close()
})

test('a call that the client cancels is also canceled at the gateway', async () => {
  const ended = new Promise<void>((resolve) => {
    respond = (call) => call.socket.on('close', () => resolve())
  })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /api/a HTTP/1.1\r\nHost: habi\r\nContent-Length: 10\r\n\r\n{"a"')
  await expect.poll(() => received.length).toBe(1)
  socket.destroy()
  await ended
})
