import { constants, createHash, createPublicKey, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Json, type JsonObject, own } from '../../engine/core/json.ts'
import type { CallClient } from '../../engine/runtime/calls/client.ts'
import type { GatewayContracts, GatewaySettings } from './contract.ts'
import { createGateway, type GatewayParts } from './gateway.ts'
import { loadForNode } from '../../tests/browser-bundle.fixture.ts'

interface Seen {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: JsonObject
}
interface Reply {
  readonly status?: number
  readonly raw?: string
  readonly head?: JsonObject
  readonly body?: Json
  readonly delayMs?: number
  readonly headers?: { readonly [name: string]: string }
}

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const pkcs1 = createPublicKey(keys.publicKey).export({ type: 'pkcs1', format: 'pem' }) as string
const ok = { errCode: '0000', errMsg: '' }
const none = { type: 'object', additionalProperties: false, properties: {} }

const contracts: GatewayContracts = {
  'a/list': {
    path: '/game/list',
    method: 'POST',
    base: 'main',
    omit: ['loginName', 'customerId'],
    fill: { gameKey: { call: 'a/key', field: 'gameKey' } },
    response: {
      type: 'object',
      properties: {
        data: {
          type: 'array',
          default: [],
          items: { type: 'object', properties: { id: { type: 'string' }, heat: { type: 'number' } }, required: ['id'] },
        },
      },
      required: ['data'],
    },
  },
  'a/key': {
    path: '/game/key',
    method: 'POST',
    base: 'main',
    omit: [],
    response: { type: 'object', properties: { gameKey: { type: 'string' } } },
  },
  'a/login': { path: '/login', method: 'POST', base: 'main', omit: ['loginName', 'customerId'], response: none },
  'a/push': {
    path: '/push',
    method: 'POST',
    base: 'push',
    omit: [],
    response: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
  },
  'a/site': {
    path: '/site',
    method: 'POST',
    base: 'main',
    omit: [],
    response: { type: 'object', properties: { on: { type: 'boolean' } } },
  },
  'static/key': {
    path: '/static/key',
    method: 'GET',
    base: 'main',
    omit: [],
    response: { type: 'object', properties: { key: { type: 'string' } }, required: ['key'] },
  },
}

let server: Server
let base: string
let seen: Seen[]
let answer: (request: Seen) => Reply
let time: number
let stored: Map<string, Json>
let reported: { readonly reports: JsonObject[]; readonly tokens: string[]; readonly serverTimes: number[] }

function settings(calls: GatewaySettings['calls'] = {}): GatewaySettings {
  return {
    base: { main: base, push: `${base}/pushed` },
    encrypted: ['password', 'email', 'mobileNo'],
    emailExempt: ['a/push'],
    defaults: { timeoutMs: 50_000 },
    calls,
    token: { expired: ['GW_890203', '890205'], empty: ['GW_890201'] },
  }
}

function parts(calls?: GatewaySettings['calls']): GatewayParts {
  return {
    contractOf: async (name) => await Promise.resolve(own(contracts, name)),
    settings: () => settings(calls),
    host: 'www.example',
    identity: () => ({ productId: 'C66', loginName: 'juan01', customerId: '7' }),
    headers: () => ({ AppId: 'web', v: '1.0.0', token: 't0k', container: 'BROWSER' }),
    transport: fetch,
    storage: { get: (key) => stored.get(key), set: (key, value) => void stored.set(key, structuredClone(value)) },
    now: () => time,
    report: (problem) => void reported.reports.push(problem),
    renewToken: async (problem) => {
      reported.tokens.push(problem)
      return { ok: true, value: false }
    },
    onServerTime: (at) => void reported.serverTimes.push(at),
  }
}

function gateway(calls?: GatewaySettings['calls'], more: Partial<GatewayParts> = {}): CallClient {
  return createGateway({ ...parts(calls), ...more })
}

beforeEach(async () => {
  seen = []
  time = 1_000_000
  stored = new Map()
  reported = { reports: [], tokens: [], serverTimes: [] }
  answer = () => ({ body: {} })
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const one: Seen = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: text === '' ? {} : (JSON.parse(text) as JsonObject),
      }
      seen.push(one)
      const { status = 200, raw, head = ok, body, delayMs = 0, headers = {} } = answer(one)
      setTimeout(() => response.writeHead(status, headers).end(raw ?? JSON.stringify({ head, body })), delayMs)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

test('a call is a POST request with the identity of the caller', async () => {
  answer = () => ({ body: { n: 3 } })
  expect(await gateway().call('a/push', { hello: 'you' })).toEqual({ ok: true, value: { n: 3 } })
  expect(seen[0]).toMatchObject({
    method: 'POST',
    path: '/pushed/push',
    body: { productId: 'C66', loginName: 'juan01', customerId: '7', hello: 'you' },
  })
})

test('a call leaves out the identity fields that its contract omits', async () => {
  await gateway().call('a/login', {})
  expect(seen[0]?.body).toEqual({ productId: 'C66' })
})

test('the signature covers body, request id, app, version and token, and each request has a new id', async () => {
  const client = gateway()
  await client.call('a/push', { text: 'ñ' })
  await client.call('a/push', { text: 'ñ' })
  for (const { headers, text } of seen) {
    const signed = `${text}|${String(headers['qid'])}|web|1.0.0|t0k`
    expect(headers['sign']).toBe(createHash('sha256').update(signed).digest('hex'))
    expect(headers['token']).toBe('t0k')
  }
  expect(seen[0]?.headers['qid']).not.toBe(seen[1]?.headers['qid'])
})

test.each([
  ['by the browser', keys.publicKey, true],
  ['by a library on a page on plain http', keys.publicKey, false],
  ['by a library for a key of the older form', pkcs1, true],
])(
  'exactly the listed fields are encrypted %s, with RSA-OAEP and SHA-256, and the key is fetched once',
  async (_, publicKey, isSecure) => {
    const { crypto } = globalThis
    if (!isSecure)
      vi.stubGlobal('crypto', { getRandomValues: (into: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(into) })
    answer = ({ path }) => (path === '/static/key' ? { raw: JSON.stringify({ key: publicKey }) } : { body: { n: 1 } })
    const { createGateway: create } = await loadForNode<typeof import('./gateway.ts')>('business/gateway/gateway.ts')
    const client = create(parts())
    for (let n = 0; n < 20; n++)
      await client.call('a/login', { password: `señor-${n}`, loginName: 'maria', email: 'a@b.ph', mobileNo: '' })
    await client.call('a/push', { email: 'a@b.ph', mobileNo: '9170000000' })
    const open = (value: unknown) =>
      privateDecrypt(
        { key: keys.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(String(value), 'base64'),
      ).toString()
    const logins = seen.filter(({ path }) => path === '/login')
    expect(logins.map(({ body }) => open(body['password']))).toEqual(Array.from({ length: 20 }, (_, n) => `señor-${n}`))
    expect(open(logins[0]?.body['email'])).toBe('a@b.ph')
    expect(logins[0]?.body).toMatchObject({ loginName: 'maria', mobileNo: '' })
    const push = seen.at(-1)?.body
    expect(push?.['email']).toBe('a@b.ph')
    expect(open(push?.['mobileNo'])).toBe('9170000000')
    const keyCalls = seen.filter(({ path }) => path === '/static/key')
    expect(keyCalls).toHaveLength(1)
    expect(keyCalls[0]?.method).toBe('GET')
    expect(keyCalls[0]?.headers).not.toHaveProperty('token')
  },
)

test('a call fails when the key cannot be loaded, and the next call loads the key again', async () => {
  answer = () => ({ status: 500, raw: 'no' })
  const client = gateway()
  expect(await client.call('a/login', { password: 'x' })).toEqual({
    ok: false,
    error: { code: 'HTTP-500', message: '' },
  })
  await client.call('a/login', { password: 'x' })
  expect(seen.map(({ path }) => path)).toEqual(['/static/key', '/static/key'])
})

test.each(['{}', '{"key":"no key"}', '<html>'])(
  'a call fails when the answer %s has no key that can be used',
  async (raw) => {
    answer = () => ({ raw })
    expect(await gateway().call('a/login', { password: 'x' })).toEqual({
      ok: false,
      error: { code: 'BAD-ANSWER', message: '' },
    })
    expect(seen.map(({ path }) => path)).toEqual(['/static/key'])
  },
)

test('a call without an encrypted field does not load the key', async () => {
  await gateway().call('a/login', { loginName: 'maria' })
  expect(seen.map(({ path }) => path)).toEqual(['/login'])
})

test('after a new release, the next call uses the new settings, and the main address for services without an address', async () => {
  let current = settings()
  const client = gateway(undefined, { settings: () => current })
  await client.call('a/push', {})
  current = { ...current, base: { main: base } }
  await client.call('a/push', {})
  expect(seen.map(({ path }) => path)).toEqual(['/pushed/push', '/push'])
})

test('a refused call has the code and the message of the gateway', async () => {
  answer = () => ({ head: { errCode: 'GW_801123', errMsg: 'Insufficient balance' } })
  expect(await gateway().call('a/push')).toEqual({
    ok: false,
    error: { code: 'GW_801123', message: 'Insufficient balance' },
  })
})

test('the codes of expired and missing tokens are distinguished, with and without the prefix GW_', async () => {
  const client = gateway()
  for (const errCode of ['890203', 'GW_890205', 'GW_890201', 'GW_1']) {
    answer = () => ({ head: { errCode } })
    await client.call('a/push')
  }
  expect(reported.tokens).toEqual(['expired', 'expired', 'empty'])
})

test('a call whose contract cannot be loaded fails with the code NETWORK and is reported', async () => {
  const client = gateway(undefined, { contractOf: () => Promise.reject(new Error('chunk')) })
  expect(await client.call('a/list')).toMatchObject({ ok: false, error: { code: 'NETWORK' } })
  expect(reported.reports).toEqual([{ code: 'CALL-CONTRACT', message: 'Error: chunk', call: 'a/list' }])
})

test('without a token, all calls share one request for a token', async () => {
  let token = ''
  const client = gateway(
    {},
    {
      headers: () => ({ AppId: 'web', v: '1.0.0', token }),
      renewToken: async (problem) => {
        reported.tokens.push(problem)
        await new Promise((resume) => setTimeout(resume, 10))
        token = 'new'
        return { ok: true, value: true }
      },
    },
  )
  answer = () => ({ body: { n: 1 } })
  await Promise.all([client.call('a/push'), client.call('a/site')])
  expect(reported.tokens).toEqual(['empty'])
  expect(seen.map(({ headers }) => headers['token'])).toEqual(['new', 'new'])
})

test('a call whose token was renewed is repeated once', async () => {
  let token = 'old'
  const renewing: Partial<GatewayParts> = {
    headers: () => ({ AppId: 'web', v: '1.0.0', token }),
    renewToken: async () => {
      token = 'new'
      return { ok: true, value: true }
    },
  }
  answer = ({ headers }) => (headers['token'] === 'old' ? { head: { errCode: 'GW_890201' } } : { body: { n: 1 } })
  expect(await gateway({}, renewing).call('a/push')).toEqual({ ok: true, value: { n: 1 } })
  answer = () => ({ head: { errCode: 'GW_890201' } })
  seen = []
  token = 'old'
  expect(await gateway({}, renewing).call('a/push')).toMatchObject({ ok: false, error: { code: 'GW_890201' } })
  expect(seen).toHaveLength(2)
  const failing = gateway({}, { ...renewing, renewToken: () => Promise.reject(new Error('chunk')) })
  token = 'old'
  expect(await failing.call('a/push')).toMatchObject({ ok: false, error: { code: 'NETWORK' } })
})

test('a call that needs a token fails as the request for the token, and is not sent without a token', async () => {
  const error = { code: 'TIMEOUT', message: 'Request timed out' }
  for (const token of ['', 'old']) {
    seen = []
    const client = gateway(
      {},
      {
        headers: () => ({ AppId: 'web', v: '1.0.0', token }),
        renewToken: async () => await Promise.resolve({ ok: false, error }),
      },
    )
    answer = () => ({ head: { errCode: 'GW_890201', errMsg: 'The token is empty.' } })
    expect(await client.call('a/push')).toEqual({ ok: false, error })
    expect(seen).toHaveLength(token === '' ? 0 : 1)
  }
})

test('the HTTP statuses 429 and 439 have the code HTTP-429, and are not retried', async () => {
  const client = gateway({ 'a/push': { retry: { times: 3, delayMs: 1 } } })
  for (const status of [429, 439]) {
    answer = () => ({ status, raw: '<html>' })
    expect(await client.call('a/push')).toMatchObject({ ok: false, error: { code: 'HTTP-429' } })
  }
  expect(seen).toHaveLength(2)
})

test('a call that takes too long fails with a time-out', async () => {
  answer = () => ({ delayMs: 2000 })
  expect(await gateway({ 'a/push': { timeoutMs: 40 } }).call('a/push')).toEqual({
    ok: false,
    error: { code: 'TIMEOUT', message: 'Request timed out' },
  })
})

test.each([
  ['malformed JSON', { raw: '<html>' }, 'BAD-ANSWER'],
  ['a JSON number', { raw: '7' }, 'BAD-ANSWER'],
  ['a missing head', { raw: '{"n":1}' }, 'BAD-ANSWER'],
  ['a body that is text', { body: 'what' }, 'BAD-ANSWER'],
  ['a missing required field', { body: {} }, 'BAD-ANSWER'],
  ['a bad gateway', { status: 502, raw: '' }, 'HTTP-502'],
  ['a success with the status of a failure', { status: 502 }, 'HTTP-502'],
  ['an envelope with another status', { status: 401, head: { errCode: 'GW_9', errMsg: '' } }, 'GW_9'],
  ['a property __proto__', { raw: '{"head":{"errCode":"0000"},"body":{"__proto__":{"n":1}}}' }, 'BAD-ANSWER'],
])('a call fails because of %s in the answer', async (_, reply, code) => {
  answer = () => reply
  expect(await gateway().call('a/push')).toMatchObject({ ok: false, error: { code } })
})

test('a call to an unreachable server fails', async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  expect(await gateway().call('a/push')).toEqual({ ok: false, error: { code: 'NETWORK', message: 'fetch failed' } })
})

test('an unknown call fails and is reported', async () => {
  expect(await gateway().call('a/__proto__')).toMatchObject({ ok: false, error: { code: 'CALL-UNKNOWN' } })
  expect(reported.reports).toHaveLength(1)
})

test('a field with a wrong type is removed and reported once, and the rest of the answer stays', async () => {
  answer = () => ({ body: { data: [{ id: 'a', heat: 'hot' }, { id: 5, heat: 2 }, { heat: 1 }, 'x'] } })
  const client = gateway()
  const expected = { ok: true, value: { data: [{ id: 'a' }, { id: '5', heat: 2 }] } }
  expect(await client.call('a/list', { gameKey: 'k' })).toEqual(expected)
  expect(await client.call('a/list', { gameKey: 'k' })).toEqual(expected)
  expect(reported.reports).toMatchObject([{ code: 'CALL-SHAPE', call: 'a/list' }])
})

test('site info is retried after 300 ms, up to the configured number of times', async () => {
  const times: number[] = []
  answer = () => {
    times.push(performance.now())
    return { head: { errCode: 'GW_500' } }
  }
  const client = gateway({ 'a/site': { retry: { times: 2, delayMs: 300 } } })
  expect(await client.call('a/site')).toMatchObject({ ok: false, error: { code: 'GW_500' } })
  expect(times).toHaveLength(3)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(290)
  expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThan(290)
})

test('an answer is cached for the configured time, and an old answer is used when the gateway fails', async () => {
  const client = gateway({ 'a/site': { cache: { seconds: 120, staleOnError: true } } })
  answer = () => ({ body: { on: true } })
  await client.call('a/site')
  time += 119_000
  expect(await client.call('a/site')).toEqual({ ok: true, value: { on: true } })
  expect(seen).toHaveLength(1)
  time += 1000
  answer = () => ({ status: 500, raw: '' })
  expect(await client.call('a/site')).toEqual({ ok: true, value: { on: true } })
  expect(seen).toHaveLength(2)
})

test('an old answer is not used without the setting staleOnError', async () => {
  const client = gateway({ 'a/site': { cache: { seconds: 120 } } })
  await client.call('a/site')
  time += 120_000
  answer = () => ({ status: 500, raw: '' })
  expect(await client.call('a/site')).toMatchObject({ ok: false, error: { code: 'HTTP-500' } })
})

test('a list with a key stays in the cache after a reload of the page, and is loaded again when the key changes', async () => {
  const calls: GatewaySettings['calls'] = {
    'a/list': { cache: { seconds: 604_800, staleOnError: true, storage: 'local' } },
    'a/key': { cache: { seconds: 180 } },
  }
  let gameKey = 'one'
  answer = ({ path }) => ({ body: path === '/game/key' ? { gameKey } : { data: [{ id: gameKey }] } })
  const first = await gateway(calls).call('a/list')
  expect(await gateway(calls).call('a/list')).toEqual(first)
  expect(seen.map(({ path }) => path)).toEqual(['/game/key', '/game/list', '/game/key'])
  expect(seen[1]?.body).toMatchObject({ gameKey: 'one' })
  gameKey = 'two'
  expect(await gateway(calls).call('a/list')).toEqual({ ok: true, value: { data: [{ id: 'two' }] } })
  answer = () => ({ status: 500, raw: '' })
  expect(await gateway(calls).call('a/list')).toEqual({ ok: true, value: { data: [{ id: 'two' }] } })
})

test('a list that is cached on the device is returned at once, while its key is loaded', async () => {
  const cached = { 'a/list': { cache: { seconds: 600, storage: 'local' } } } as const
  const given: unknown[] = []
  const onCached = (value: unknown): number => given.push(value)
  answer = ({ path }) => ({ body: path === '/game/key' ? { gameKey: 'k1' } : { data: [{ id: 'one' }] } })
  await gateway(cached).call('a/list', {}, { onCached })
  expect(given).toEqual([])
  answer = ({ path }) => ({ body: path === '/game/key' ? { gameKey: 'k2' } : { data: [{ id: 'two' }] } })
  const result = await gateway(cached).call('a/list', {}, { onCached })
  expect(given).toEqual([{ data: [{ id: 'one' }] }])
  expect(result).toEqual({ ok: true, value: { data: [{ id: 'two' }] } })
  time += 601_000
  await gateway(cached).call('a/list', {}, { onCached })
  expect(given, 'a list that is too old is not given').toHaveLength(1)
})

test.each([[{}], [{ data: null }]])('the answer %j without its list does not replace the cached list', async (body) => {
  const cached = { 'a/list': { cache: { seconds: 604_800, staleOnError: true, storage: 'local' } } } as const
  answer = ({ path }) => ({ body: path === '/game/key' ? { gameKey: 'k1' } : { data: [{ id: 'one' }] } })
  const list = await gateway(cached).call('a/list')
  answer = ({ path }) => ({ body: path === '/game/key' ? { gameKey: 'k2' } : body })
  expect(await gateway(cached).call('a/list')).toEqual({ ok: true, value: { data: [] } })
  const given: unknown[] = []
  await gateway(cached).call('a/list', {}, { onCached: (value) => given.push(value) })
  expect(given).toEqual([{ data: [{ id: 'one' }] }])
  answer = () => ({ status: 500, raw: '' })
  expect(await gateway(cached).call('a/list')).toEqual(list)
})

test('an empty list replaces the cached list', async () => {
  const cached = { 'a/list': { cache: { seconds: 604_800, staleOnError: true, storage: 'local' } } } as const
  answer = ({ path }) => ({ body: path === '/game/key' ? { gameKey: 'k1' } : { data: [{ id: 'one' }] } })
  await gateway(cached).call('a/list')
  answer = ({ path }) => ({ body: path === '/game/key' ? { gameKey: 'k2' } : { data: [] } })
  await gateway(cached).call('a/list')
  answer = () => ({ status: 500, raw: '' })
  expect(await gateway(cached).call('a/list')).toEqual({ ok: true, value: { data: [] } })
})

test('an empty list is not cached with the setting keepEmpty: false, and the next call loads the list', async () => {
  const cached = { 'a/list': { cache: { seconds: 604_800, keepEmpty: false, storage: 'local' } } } as const
  answer = ({ path }) => ({ body: path === '/game/key' ? { gameKey: 'k1' } : { data: [] } })
  expect(await gateway(cached).call('a/list')).toEqual({ ok: true, value: { data: [] } })
  answer = ({ path }) => ({ body: path === '/game/key' ? { gameKey: 'k1' } : { data: [{ id: 'one' }] } })
  const list = { ok: true, value: { data: [{ id: 'one' }] } }
  expect(await gateway(cached).call('a/list')).toEqual(list)
  const requests = seen.filter(({ path }) => path === '/game/list').length
  expect(await gateway(cached).call('a/list')).toEqual(list)
  expect(
    seen.filter(({ path }) => path === '/game/list'),
    'a list with entries is cached',
  ).toHaveLength(requests)
})

test('equal concurrent calls share one request, and different calls use separate requests', async () => {
  answer = () => ({ body: { n: 1 }, delayMs: 30 })
  const client = gateway()
  await Promise.all([
    client.call('a/push', { a: 1, b: 2 }),
    client.call('a/push', { b: 2, a: 1 }),
    client.call('a/push', { a: 2 }),
  ])
  expect(seen).toHaveLength(2)
})

test('an aborted call ends a shared request only if no other call waits for the request', async () => {
  const sent: (AbortSignal | null | undefined)[] = []
  let send = (): void => undefined
  const transport: typeof fetch = async (url, init) => {
    sent.push(init?.signal)
    send()
    return await fetch(url, init)
  }
  const nextRequest = (): Promise<void> => new Promise((resolve) => (send = resolve))
  answer = () => ({ body: { n: 1 }, delayMs: 60 })
  const client = gateway({}, { transport })
  const one = new AbortController()
  let request = nextRequest()
  const both = Promise.all([client.call('a/push', {}, { signal: one.signal }), client.call('a/push')])
  await request
  one.abort()
  expect(await both).toMatchObject([{ ok: false, error: { code: 'ABORTED' } }, { ok: true }])
  expect(sent.map((signal) => signal?.aborted)).toEqual([false])

  const alone = new AbortController()
  request = nextRequest()
  const lonely = client.call('a/push', { n: 2 }, { signal: alone.signal })
  await request
  alone.abort()
  expect(await lonely).toMatchObject({ ok: false, error: { code: 'ABORTED' } })
  expect(sent.map((signal) => signal?.aborted)).toEqual([false, true])
  expect(await client.call('a/push', { n: 2 })).toMatchObject({ ok: true })
})

test('the browser completes the request of a call with keepalive, and cancels other requests of a page that is left', async () => {
  const sent: (boolean | undefined)[] = []
  const transport: typeof fetch = async (url, init) => {
    sent.push(init?.keepalive)
    return await fetch(url, init)
  }
  const client = gateway({}, { transport })
  await client.call('a/push', { n: 1 }, { keepalive: true })
  await client.call('a/push', { n: 2 })
  expect(sent).toEqual([true, false])
})

test('without a network a call fails at once and sends nothing', async () => {
  expect(await gateway({}, { online: () => false }).call('a/push')).toMatchObject({
    ok: false,
    error: { code: 'OFFLINE' },
  })
  expect(seen).toHaveLength(0)
})

/** Returns an answer with the gateway's `serverTime` and the web server's `Date` header. */
const timed = (serverTime: number, date: string) => () => {
  time += 40
  return { head: { ...ok, serverTime }, body: { n: 1 }, headers: { date } }
}

test('the reported time of the server includes half of the round trip', async () => {
  answer = timed(5000, 'Thu, 01 Jan 1970 00:00:05 GMT')
  await gateway().call('a/push')
  expect(reported.serverTimes).toEqual([5020])
})

test('the time in an answer is used if it is within a day of the Date header, otherwise the Date header is used', async () => {
  const day = 86_400_000
  const date = Date.UTC(2026, 10, 22, 5)
  for (const serverTime of [date + day, date - day, date + day + 1, date - day - 1, 0, -1e300, 1e300, date * 1000]) {
    answer = timed(serverTime, new Date(date).toUTCString())
    await gateway().call('a/push')
  }
  const used = reported.serverTimes.map((serverTime) => serverTime - 20 - date)
  expect(used).toEqual([day, -day, 0, 0, 0, 0, 0, 0])
})

test('without a Date header, the time in an answer is compared with the clock of the device', async () => {
  answer = timed(time + 3_600_000, '')
  const transport: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    return new Response(await response.text(), { status: response.status })
  }
  await gateway({}, { transport }).call('a/push')
  answer = timed(Date.UTC(2099), '')
  await gateway({}, { transport }).call('a/push')
  expect(reported.serverTimes).toEqual([1_000_000 + 3_600_000 + 20, 1_000_080 + 20])
})
