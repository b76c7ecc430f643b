import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from './app.ts'
import { DatabaseLockedError } from './database/open.ts'
import { pathProblem } from '../engine/check/route-path.ts'
import { wellKnownFiles } from './delivery/headers.ts'
import { putRelease } from './delivery/release-fixture.ts'
import { readOptions } from './options.ts'
import { readSecret } from './secret.ts'
import { createValidator } from './validation/ajv.ts'

const root = join(import.meta.dirname, '..')

async function openServer(env: Record<string, string> = {}): Promise<{ app: FastifyInstance; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'habi-server-'))
  return {
    dataDir,
    app: await createServer({
      ...readOptions({ PORT: '0', DATA_DIR: dataDir, SANDBOX_KEY: 'none', ...env }, root),
      logLevel: 'silent',
    }),
  }
}

interface OpenApiPaths {
  readonly paths: {
    readonly [path: string]: {
      readonly [method: string]: {
        readonly requestBody?: { readonly content?: { readonly [type: string]: { readonly schema?: object } } }
        readonly parameters?: readonly { readonly schema?: object }[]
      }
    }
  }
}

describe('the server', () => {
  let app: FastifyInstance
  let dataDir: string

  beforeAll(async () => {
    ;({ app, dataDir } = await openServer())
    await app.database
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })

  test('is alive at once, and ready when a release is live and the database responds', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
    expect((await app.inject('/readyz')).json()).toEqual({ ok: false, problems: ['no release is live'] })
    expect((await app.inject('/readyz?for=pages')).statusCode).toBe(503)
    await putRelease(join(dataDir, 'site'), { sequence: 3 })
    await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 5000 }).toBe(200)
    expect((await app.inject('/')).body).toContain('Home en')
  })

  test('has routes only at addresses that the check refuses for routes of the site', () => {
    const addresses = app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => /^[├└]── (\/[\w.-]+)/.exec(line)?.[1] ?? [])
    expect(addresses).toEqual(expect.arrayContaining(['/api', '/hint', '/studio']))
    for (const address of [...addresses, '/r', '/release.json', '/sw.js', ...wellKnownFiles.map((name) => `/${name}`)])
      expect(pathProblem(address), address).toContain('is reserved for the server')
  })

  test('refuses to start on a data folder that another server uses', async () => {
    await expect(createServer({ ...readOptions({ DATA_DIR: dataDir }, root), logLevel: 'silent' })).rejects.toThrow(
      DatabaseLockedError,
    )
  })

  test('accepts reports, and refuses malformed and oversized reports', async () => {
    const report = (payload: object | string, type = 'application/json') =>
      app.inject({ method: 'POST', url: '/report', payload, headers: { 'content-type': type } })
    expect(
      (await report({ code: 'WIDGET-FAILED', message: 'at 09171234567', subject: 'home/hero', phone: '0917' }))
        .statusCode,
    ).toBe(204)
    const policy = {
      'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://x.example/a?token=1' },
    }
    expect((await report(JSON.stringify(policy), 'application/csp-report')).statusCode).toBe(204)
    expect((await report({ reports: [{ code: 'A' }, { code: 'B' }] })).statusCode).toBe(204)
    const hidden = { code: 'A', reports: [{ code: 'has spaces' }] }
    for (const bad of ['nonsense', { message: 'no code' }, { code: 'has spaces' }, hidden, { reports: [] }, []])
      expect((await report(bad)).statusCode).toBe(400)
    expect((await report({ code: 'A', message: 'x'.repeat(20_000) })).statusCode).toBe(413)
    const metrics = (await app.inject('/metrics')).body
    expect(metrics).toContain('habi_reports_total{code="CSP"} 1')
    expect(metrics).toContain('habi_release_sequence 3')
    expect(metrics).toMatch(/habi_requests_total\{route="report",status="204"\} 3/)
    expect(metrics).toMatch(/habi_request_seconds_bucket\{route="page",le="\+Inf"\} \d/)
  })

  test('counts views and clicks of nodes, and refuses events with unknown fields or invalid values', async () => {
    const event = {
      kind: 'click',
      document: 'banner/home-top/welcome',
      node: 'home/hero/b:welcome',
      release: 'a1',
      route: 'home',
    }
    const report = (events: object[]) => app.inject({ method: 'POST', url: '/report', payload: { events } })
    expect((await report([event, { ...event, kind: 'impression' }, event])).statusCode).toBe(204)
    for (const bad of [
      { ...event, kind: 'scroll' },
      { ...event, loginName: 'juan01' },
      { ...event, document: 'juan@example.ph' },
      { ...event, route: '/news?phone=0917' },
    ])
      expect((await report([event, bad])).statusCode).toBe(400)
    expect((await report([])).statusCode).toBe(400)
    expect((await report(Array.from({ length: 21 }, () => event))).statusCode).toBe(400)
    const metrics = (await app.inject('/metrics')).body
    expect(metrics).toContain('habi_node_events_total{kind="click",document="banner/home-top/welcome"} 2')
    expect(metrics).toContain('habi_node_events_total{kind="impression",document="banner/home-top/welcome"} 1')
    const key = { 'sandbox-key': app.sandboxKey ?? '' }
    await expect
      .poll(async () => (await app.inject({ url: '/sandbox/events', headers: key })).json<{ name: string }[]>())
      .toMatchObject([{ name: 'click' }, { name: 'impression' }, { name: 'click', fields: { route: 'home' } }])
  })

  test('limits the rate of reports', async () => {
    const send = () =>
      app.inject({ method: 'POST', url: '/report', payload: { code: 'FLOOD' }, remoteAddress: '10.1.1.1' })
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await send()).statusCode))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(9)
  })

  test('accepts a publish only with the token, and only with valid paths and hashes', async () => {
    const path = join(dataDir, 'publish.token')
    const token = (await readFile(path, 'utf8')).trim()
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const hash = 'a'.repeat(64)
    const publish = (payload: object, { step = '', bearer = token } = {}) =>
      app.inject({
        method: 'POST',
        url: `/studio/api/publish${step}`,
        payload,
        headers: { authorization: `Bearer ${bearer}` },
      })
    for (const step of ['', '/missing', '/files'])
      expect((await publish({ documents: {}, files: {} }, { step, bearer: 'wrong' })).statusCode).toBe(401)
    expect((await publish({ documents: {}, files: {} })).json()).toMatchObject({
      error: 'documents: expected hashes of documents by path, got {}',
      problems: [{ place: '/documents', expected: 'hashes of documents by path', got: '{}' }],
    })
    expect((await publish({ documents: { '../x.json': hash }, files: {} })).json().error).toContain(
      'expected a path below the folder of the site',
    )
    for (const bad of [1, '{}', hash.slice(1)])
      expect((await publish({ documents: { 'a.json': bad }, files: {} })).statusCode).toBe(400)
    expect((await publish({ documents: { 'a.json': hash }, files: {}, more: 1 })).statusCode).toBe(400)
    expect((await publish({ documents: ['x'], files: [] }, { step: '/missing' })).json().error).toContain(
      'expected a SHA-256 in hexadecimal',
    )
    expect((await publish({ documents: [1], files: [] }, { step: '/files' })).statusCode).toBe(400)
    const list = await publish({ documents: { 'a.json': hash }, files: { 'asset/files/a.svg': hash } })
    expect([list.statusCode, list.json()]).toEqual([
      409,
      { error: '2 files are missing; send them first', missing: { documents: [hash], files: [hash] } },
    ])
  })

  test('accepts unsigned previews when it has a sandbox, and creates a key for signed previews', async () => {
    expect((await stat(join(dataDir, 'preview.key'))).mode & 0o777).toBe(0o600)
    const token = Buffer.from('{"at":1,"facts":{}}').toString('base64url')
    expect((await app.inject(`/preview?token=${token}`)).json()).toEqual({ at: 1, facts: {}, words: 'a visitor' })
    const page = await fetch(`${await app.listen({ port: 0, host: '127.0.0.1' })}/?preview=${token}`)
    expect([page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  })

  test('responds to unknown addresses with 404 and JSON, without details of the server', async () => {
    const response = await app.inject({ method: 'POST', url: '/nothing', payload: {} })
    expect([response.statusCode, response.json()]).toEqual([404, { error: 'there is no route POST /nothing' }])
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/sandbox/players',
          payload: '{',
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode,
    ).toBe(400)
  })

  test('describes the control surface and the report route as OpenAPI, for requests of this machine only', async () => {
    const document = (await app.inject('/openapi.json')).json<{ paths: { [path: string]: object } }>()
    const { valid, errors } = await new Validator().validate(document)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    // `access.test.ts` checks the routes of the studio.
    expect(routes.filter((route) => !route.includes('/studio/api')).toSorted()).toEqual([
      'DELETE /sandbox/faults',
      'GET /sandbox/bets',
      'GET /sandbox/calls',
      'GET /sandbox/events',
      'GET /sandbox/outbox',
      'GET /sandbox/player-messages',
      'GET /sandbox/players',
      'GET /sandbox/players/{loginName}',
      'PATCH /sandbox/players/{loginName}',
      'POST /report',
      'POST /sandbox/expire',
      'POST /sandbox/faults',
      'POST /sandbox/player-messages',
      'POST /sandbox/players',
      'POST /sandbox/reset',
      'POST /sandbox/tickets',
      'PUT /sandbox/clock',
      'PUT /sandbox/draws',
      'PUT /sandbox/games/{gameId}',
      'PUT /sandbox/site',
    ])
    expect(JSON.stringify(document)).toContain('withdrawalPasswordSet')
    expect((await app.inject({ url: '/openapi.json', remoteAddress: '10.1.1.1' })).statusCode).toBe(403)
  })

  test('describes every request with a valid schema', async () => {
    const { paths } = (await app.inject('/openapi.json')).json<OpenApiPaths>()
    const schemas = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, parameters = [] }]) =>
        [requestBody?.content?.['application/json']?.schema, ...parameters.map(({ schema }) => schema)]
          .filter((schema) => schema !== undefined)
          .map((schema) => ({ request: `${method} ${path}`, schema })),
      ),
    )
    expect(schemas.length).toBeGreaterThan(40)
    // `byte` is OpenAPI's name for base64. Ajv does not know this format.
    const ajv = createValidator().addFormat('byte', true)
    for (const { request, schema } of schemas) {
      expect(ajv.validateSchema(schema), `${request}: ${ajv.errorsText()}`).toBe(true)
      expect(() => ajv.compile(schema), request).not.toThrow()
    }
  })

  test('serves demo games that only pages of this machine may frame', async () => {
    const game = await app.inject('/sandbox/play/50101')
    expect(game.statusCode).toBe(200)
    expect(game.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' http://localhost:* http://*.localhost:*;",
    )
    expect((await app.inject('/sandbox/play/nope')).statusCode).toBe(404)
    expect((await app.inject('/sandbox/play/assets/frame.js')).headers['content-type']).toContain('javascript')
    expect((await app.inject('/api/static/covers/50101.avif')).headers['content-type']).toBe('image/avif')
  })

  test('refuses to load a document, script or frame from /api, and isolates every response from the origin of the player', async () => {
    const isolated = {
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    }
    const requests = [
      ['GET', '/api/static/key', 200],
      ['GET', '/api/static/covers/50101.avif', 200],
      ['GET', '/api/static/covers/none.avif', 404],
      ['GET', '/api/none', 404],
      ['GET', '/api', 404],
      ['GET', '/api?page', 404],
      ['POST', '/api', 404],
      ['GET', '/%61pi/none', 404],
      ['GET', '/api/%zz', 400],
      ['POST', '/api/none', 404],
      ['POST', '/api/site/info', 200],
      ['PUT', '/api/none', 404],
    ] as const
    for (const [method, url, status] of requests) {
      const response = await app.inject({ method, url })
      expect([response.statusCode, response.headers], `${method} ${url}`).toMatchObject([status, isolated])
    }
    const destinations =
      'document iframe frame embed object script style worker sharedworker serviceworker audioworklet paintworklet'
    for (const destination of destinations.split(' ')) {
      for (const [method, url] of requests.filter(([, path]) => !path.includes('%'))) {
        const refused = await app.inject({ method, url, headers: { 'sec-fetch-dest': destination } })
        expect([refused.statusCode, refused.headers, refused.json()], `${destination} ${method} ${url}`).toMatchObject([
          403,
          isolated,
          { head: { errCode: 'GW_100405' }, body: null },
        ])
      }
    }
    const image = { url: '/api/static/covers/50101.avif', headers: { 'sec-fetch-dest': 'image' } }
    expect((await app.inject(image)).statusCode).toBe(200)
    expect((await app.inject({ url: '/healthz', headers: { 'sec-fetch-dest': 'document' } })).statusCode).toBe(200)
  })
})

describe('the server with GATEWAY_URL', () => {
  let gateway: Server
  let app: FastifyInstance
  let dataDir: string
  const seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = []

  beforeAll(async () => {
    gateway = createHttpServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      response
        .writeHead(201, { 'content-type': 'application/json', 'x-request-id': 'gateway' })
        .end('{"head":{"errCode":"0000"}}')
    }).listen(0)
    const { port } = gateway.address() as AddressInfo
    ;({ app, dataDir } = await openServer({ GATEWAY_URL: `http://127.0.0.1:${port}/base`, METRICS_TOKEN: 'a-token' }))
    await app.listen({ port: 0 })
  }, 60_000)
  afterAll(async () => {
    await app.close()
    gateway.close()
    await rm(dataDir, { recursive: true })
  })

  test('forwards calls unchanged, and has no sandbox', async () => {
    const { port } = app.server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/api/game/gameList?x=1`, {
      method: 'POST',
      headers: { Sign: 'abc', token: 't', 'content-type': 'application/json' },
      body: '{"a":1}',
    })
    expect([response.status, response.headers.get('x-request-id'), await response.json()]).toEqual([
      201,
      'gateway',
      { head: { errCode: '0000' } },
    ])
    expect(seen).toMatchObject([
      { method: 'POST', url: '/base/game/gameList?x=1', headers: { sign: 'abc', token: 't' }, body: '{"a":1}' },
    ])
    expect((await fetch(`http://127.0.0.1:${port}/sandbox/reset`, { method: 'POST' })).status).toBe(404)
  })

  test('shows metrics to this machine and to requests with the token, and hides the list of problems of /readyz', async () => {
    const status = (request: object) => app.inject({ url: '/metrics', ...request }).then(({ statusCode }) => statusCode)
    const remote = { remoteAddress: '10.0.0.7' }
    const forwarded = { 'x-forwarded-for': '10.0.0.7' }
    expect(await status({})).toBe(200)
    expect(await status(remote)).toBe(401)
    expect(await status({ headers: forwarded })).toBe(401)
    expect(await status({ ...remote, headers: { authorization: 'Bearer wrong' } })).toBe(401)
    expect(await status({ ...remote, headers: { ...forwarded, authorization: 'Bearer a-token' } })).toBe(200)
    const readiness = await app.inject('/readyz')
    expect([readiness.statusCode, readiness.json()]).toEqual([503, { ok: false }])
  })

  test('without METRICS_TOKEN shows metrics only to this machine', async () => {
    const other = await openServer({ GATEWAY_URL: 'http://127.0.0.1:1' })
    for (const headers of [{}, { authorization: 'Bearer undefined' }, { authorization: 'Bearer ' }]) {
      const response = await other.app.inject({ url: '/metrics', remoteAddress: '10.0.0.7', headers })
      expect([response.statusCode, response.json()]).toMatchObject([
        401,
        { error: expect.stringContaining('METRICS_TOKEN') },
      ])
    }
    expect((await other.app.inject('/metrics')).statusCode).toBe(200)
    await other.app.close()
    await rm(other.dataDir, { recursive: true })
  }, 30_000)

  test('responds with status 502 when the gateway is unreachable', async () => {
    gateway.closeAllConnections()
    await new Promise((done) => gateway.close(done))
    const { port } = app.server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/api/site/info`, { method: 'POST', body: '{}' })
    expect([response.status, await response.json()]).toEqual([
      502,
      { message: 'The gateway cannot be reached, or its response is not valid.' },
    ])
  })
})

test('invalid options are refused with a message', () => {
  expect(() => readOptions({ PORT: 'eighty' }, root)).toThrow('PORT is eighty; it must be a number from 0 to 65535.')
  expect(() => readOptions({ SANDBOX: 'on', GATEWAY_URL: 'http://x.example' }, root)).toThrow(
    'only one of them can serve /api',
  )
  expect(readOptions({}, root)).toMatchObject({ port: 8080, dataDir: join(root, '.data'), sandbox: true })
  expect(readOptions({ GATEWAY_URL: 'http://x.example' }, root).sandbox).toBe(false)
})

test('in production the studio requires its own origin and a second factor, and unsafe options are refused', () => {
  const production = { NODE_ENV: 'production', STUDIO_ORIGIN: 'https://studio.example' }
  expect(readOptions({}, root).studio).toEqual({ isOff: false, needsSecondFactor: false })
  expect(readOptions({ NODE_ENV: 'production' }, root).studio).toEqual({ isOff: true, needsSecondFactor: true })
  expect(readOptions(production, root).studio).toEqual({
    isOff: false,
    needsSecondFactor: true,
    origin: 'https://studio.example',
  })
  for (const [bad, message] of [
    [{ SECOND_FACTOR: 'optional' }, 'its value must be required in production'],
    [{ STUDIO_ORIGIN: 'http://studio.example' }, 'in production it must begin with https'],
    [{ STUDIO_ORIGIN: 'https://studio.example/studio' }, 'it must be an origin'],
    [{ STUDIO_SECRET: 'short' }, 'at least 32 characters'],
    [{ OIDC_ISSUER: 'https://login.example' }, 'must be set together'],
  ] as const)
    expect(() => readOptions({ ...production, ...bad }, root)).toThrow(message)
})

test('an empty environment variable counts as not set', () => {
  const names = [
    'PORT',
    'DATA_DIR',
    'DATABASE_URL',
    'GATEWAY_URL',
    'METRICS_TOKEN',
    'SANDBOX',
    'SANDBOX_KEY',
    'PREVIEW',
    'STUDIO_ORIGIN',
    'STUDIO_SECRET',
    'SECOND_FACTOR',
    'OIDC_ISSUER',
  ]
  const limits = ['REQUEST_TIMEOUT', 'MAX_CONNECTIONS', 'TRUSTED_PROXIES']
  const empty = Object.fromEntries(
    [...names, ...limits, 'SITE_DIR', 'APPLY_RELEASES', 'DEVELOPMENT_BUILD'].map((name) => [name, '']),
  )
  expect(JSON.stringify(readOptions(empty, root))).toBe(JSON.stringify(readOptions({}, root)))
})

test('an empty, short or missing secret is replaced, and a valid secret is kept', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'habi-secret-'))
  const path = join(dataDir, 'publish.token')
  for (const torn of ['', 'short', '\n']) {
    await writeFile(path, torn, { mode: 0o644 })
    const secret = readSecret(path)
    expect(secret).toHaveLength(43)
    expect(await readFile(path, 'utf8')).toBe(`${secret}\n`)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(readSecret(path)).toBe(secret)
  }
  expect(await readdir(dataDir)).toEqual(['publish.token'])
  const problems: string[] = []
  // Creating a folder below a file fails, as on a disk that cannot be written.
  const impossible = join(path, 'preview.key')
  expect(readSecret(impossible, (message) => void problems.push(message))).toHaveLength(43)
  expect(problems.join()).toContain(`the secret in ${impossible} cannot be read or written`)
  expect(() => readSecret(impossible)).toThrow('ENOTDIR')
  await rm(dataDir, { recursive: true })
})

test('the server takes over the database lock of a dead process', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'habi-server-'))
  await writeFile(join(dataDir, 'db.lock'), '{"pid":4194304,"start":"1"}')
  const app = await createServer({ ...readOptions({ DATA_DIR: dataDir }, root), logLevel: 'silent' })
  await app.database
  await app.close()
  await expect(stat(join(dataDir, 'db.lock'))).rejects.toThrow('ENOENT')
  await rm(dataDir, { recursive: true })
}, 60_000)
