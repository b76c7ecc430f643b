/**
 * A static release behind a real nginx sends the same responses as our own server: status, headers and bytes of every
 * address.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pointer, Release } from '../../engine/core/release.ts'
import { createServer } from '../../server/app.ts'
import { actingHeaders } from '../../server/gateway-headers.ts'
import { sendRequest, type TestRequestOptions, type TestResponse } from '../../server/delivery/test-request.ts'
import { freePort, nginx, startNginx } from '../nginx.fixture.ts'
import { isFullRun } from '../sample.fixture.ts'

const root = resolve(import.meta.dirname, '../..')

interface Served {
  readonly release: Release
  readonly pointer: Pointer
  readonly ourPort: number
  readonly nginxPort: number
  /** The text of the nginx include file. */
  readonly include: string
  readonly stop: () => Promise<void>
}

/** A redirect whose paths include that of a page, which precedes it. */
const catchAll = {
  $schema: '../../schemas/route.json',
  kind: 'route',
  id: 'catch-all',
  path: '/login/{rest}',
  params: { rest: { pattern: 'any' } },
  redirect: { to: { route: 'home' } },
}

/** Writes a static release of a site with more routes, and serves it by our server and by nginx. */
async function serve(original: string, routes: readonly { readonly id: string }[] = []): Promise<Served> {
  const work = await mkdtemp(join(tmpdir(), 'habi-nginx-'))
  const site = join(work, 'site')
  await cp(join(root, original), site, { recursive: true })
  for (const route of routes) await writeFile(join(site, 'route', `${route.id}.json`), JSON.stringify(route))
  const out = join(work, 'out')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tools/release.ts', site, '--out', out], {
    cwd: root,
  })
  const release = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')) as Release
  const pointer = JSON.parse(await readFile(join(out, 'release.json'), 'utf8')) as Pointer

  const store = join(work, 'data', 'site')
  await mkdir(join(store, 'releases'), { recursive: true })
  await cp(join(out, 'r'), join(store, 'objects'), { recursive: true })
  await cp(join(out, 'manifest.json'), join(store, 'releases', `${pointer.release}.json`))
  await cp(join(out, 'release.json'), join(store, 'release.json'))
  const ours = await createServer({
    port: 0,
    dataDir: join(work, 'data'),
    root,
    sandbox: false,
    preview: 'signed',
    logLevel: 'silent',
  })
  await ours.listen({ port: 0, host: '127.0.0.1' })
  const ourPort = (ours.server.address() as AddressInfo).port

  const nginxPort = await freePort()
  const include = await readFile(join(out, 'nginx.conf'), 'utf8')
  await writeFile(join(work, 'habi.conf'), include.replace('listen 127.0.0.1:8080;', `listen 127.0.0.1:${nginxPort};`))
  const stopNginx = await startNginx(work, nginxPort, `include ${join(work, 'habi.conf')};`)
  const stop = async (): Promise<void> => {
    await stopNginx()
    await ours.close()
    await rm(work, { recursive: true, force: true })
  }
  return { release, pointer, ourPort, nginxPort, include, stop }
}

/** Requests a path from our server and from nginx. Returns both responses. */
async function responses(
  { ourPort, nginxPort }: Served,
  path: string,
  options: TestRequestOptions = {},
): Promise<readonly [TestResponse, TestResponse]> {
  const [a, b] = await Promise.all([sendRequest(ourPort, path, options), sendRequest(nginxPort, path, options)])
  // The bodies of redirects may differ, so only status and headers are compared.
  return a.status === 301 || a.status === 302 ? [withoutBody(a), withoutBody(b)] : [a, b]
}

// Writing a second release takes as long as all other tests of this file.
if (isFullRun)
  describe.skipIf(nginx === undefined)('a static release with addresses of languages behind nginx', () => {
    let served: Served
    beforeAll(async () => {
      served = await serve('examples/bus')
    }, 300_000)
    afterAll(() => served?.stop())

    test('sends the same status, headers and bytes as the server for every address and cookie', async () => {
      const [object] = served.release.objects
      const paths = [
        '/',
        '/linien',
        '/linien?a=1',
        '/nothing',
        '/nicht-gefunden',
        '/release.json',
        '/sw.js',
        `/r/${object}`,
      ]
      const others = [
        '/linien/',
        '/linien//?a=/',
        '/nothing/?',
        '/cs/',
        '/cs',
        '/cs?a=1',
        '/csx',
        '/CS/linien',
        '/de/linien',
        '//linien',
        '/cs//linien',
        '/cs/cs/linien',
      ]
      const differing: unknown[] = []
      for (const path of [...paths.flatMap((path) => [path, `/cs${path}`]), ...others, '/cs/%6cinien'])
        for (const cookie of ['', 'lang=de', 'lang=cs']) {
          const [a, b] = await responses(served, path, { headers: { cookie } })
          if (!same(a, b)) differing.push({ path, cookie, ours: comparable(a), nginx: comparable(b) })
        }
      expect(differing).toEqual([])
    })

    test('redirects to the language of the cookie only from addresses without a language', async () => {
      const inCzech = { headers: { cookie: 'lang=cs' } }
      const target = async (path: string) => {
        const [, { status, headers }] = await responses(served, path, inCzech)
        return [status, headers.location ?? headers['content-language']]
      }
      expect(await target('/')).toEqual([302, '/cs/'])
      expect(await target('/linien?a=1')).toEqual([302, '/cs/linien?a=1'])
      expect(await target('/cs/linien')).toEqual([200, 'cs'])
      const [, { headers }] = await responses(served, '/cs/linien', { headers: { cookie: 'lang=de' } })
      expect(headers['content-language']).toBe('cs')
    })
  })

describe.skipIf(nginx === undefined)('a static release behind nginx', () => {
  let served: Served
  let ourPort: number
  let nginxPort: number
  let release: Release
  let pointer: Pointer

  beforeAll(async () => {
    served = await serve('config', [catchAll])
    ;({ release, pointer, ourPort, nginxPort } = served)
  }, 300_000)

  afterAll(() => served?.stop())

  const both = (path: string, options?: TestRequestOptions) => responses(served, path, options)

  /** Addresses of every kind, exactly as the test sends them. */
  function addresses(): readonly string[] {
    const files = new Map(release.objects.map((object) => [object.slice(object.lastIndexOf('.') + 1), `/r/${object}`]))
    return [
      '/',
      '/index',
      '/slot',
      '/slot?x=1&y=%20',
      '/news/bingo-night',
      '/fun',
      '/collection/slot_new-games?a=1&b=?',
      '/collection/slot_nEw%20gAmes',
      '/gameRedirect',
      '/gameRedirect/',
      '/slot/',
      '/slot/?x=1',
      '/nothing//',
      '//host.example/',
      '/gameRedirect?utm=1',
      '/taraPlay',
      '/taraplay',
      '/TaraPlay',
      '/Slot',
      '/slot/',
      '//slot',
      '/%73lot',
      '/nothing/here',
      '/login/terms-policy',
      '/login/elsewhere?a=1',
      '/not-found',
      '/constructor',
      '/habi/page',
      '/habi/missing',
      '/collection/some-thing',
      '/news/some-thing',
      ...release.patterns.flatMap((one) => ('path' in one ? [one.path.replaceAll(/\{\w+\??\}/g, '12')] : [])),
      ...files.values(),
      '/r/00000000000000000000.json',
      '/r/00000000000000000000.exe',
      '/r/..%2frelease.json',
      '/r/../release.json',
      '/slot/../release.json',
      '/slot/./../',
      '/r/b/..%2f..%2frelease.json',
      '/r/nothing/deeper',
      `${[...files.values()][0]}.br`,
      '/release.json',
      '/release.json?1',
      '/sw.js',
      '/favicon.ico',
      '/robots.txt',
      '/manifest.json',
      '/release.next.json',
      `/releases/${pointer.release}.json`,
      '/headers.json',
      '/nginx.conf',
    ]
  }

  test('shows a page of the exact path also if a redirect matches it', async () => {
    const statuses = async (path: string) => (await both(path)).map(({ status }) => status)
    expect(await statuses('/login/terms-policy')).toEqual([200, 200])
    expect(await statuses('/login/elsewhere')).toEqual([302, 302])
  })

  test('sends the same status, headers and bytes as the server for every kind of address and coding', async () => {
    const differing: unknown[] = []
    for (const path of addresses())
      for (const coding of [undefined, 'gzip', 'gzip, deflate, br', 'br;q=0, gzip']) {
        const [a, b] = await both(path, coding === undefined ? {} : { headers: { 'accept-encoding': coding } })
        if (!same(a, b)) differing.push({ path, coding, ours: comparable(a), nginx: comparable(b) })
      }
    expect(differing).toEqual([])
  })

  test('sends the status 404 and the same page as the server for an unknown collection', async () => {
    const [a, b] = await both('/collection/slot_unknown')
    expect([a.status, b.status]).toEqual([404, 404])
    expect(same(a, b)).toBe(true)
  })

  test('sends pages whose routes name hosts only on these hosts', async () => {
    for (const [host, status] of [
      ['test.localhost', 200],
      ['www.localhost', 404],
    ] as const)
      for (const path of ['/fun', '/play', '/stream']) {
        const [a, b] = await both(path, { headers: { host } })
        expect([path, a?.status, b?.status]).toEqual([path, status, status])
        expect(a?.body.equals(b?.body ?? Buffer.alloc(0))).toBe(true)
      }
  })

  test('sends the same player files as the server', async () => {
    const [page] = await both('/')
    const chunks = /data-chunks="([^"]*)"/.exec(page.body.toString('utf8'))?.[1]?.split(' ') ?? []
    expect(chunks.length).toBeGreaterThan(2)
    for (const path of chunks) {
      const [a, b] = await both(path, { headers: { 'accept-encoding': 'br' } })
      expect(comparable(b), path).toEqual(comparable(a))
      expect(same(a, b)).toBe(true)
    }
  })

  test('sends the language of the cookie, and the default language for any other cookie', async () => {
    const cookies = [
      'lang=en',
      'lang=tl',
      'lang=cn',
      'a=1; lang=tl',
      'lang=zz',
      'lang=TL',
      'LANG=tl',
      'xlang=tl',
      'lang=zz; lang=tl',
      'lang=tlx',
      '',
    ]
    for (const cookie of cookies)
      for (const path of ['/', '/slot', '/nothing/here']) {
        const [a, b] = await both(path, { headers: { cookie } })
        expect({ cookie, path, ...comparable(b) }).toEqual({ cookie, path, ...comparable(a) })
        expect(same(a, b)).toBe(true)
      }
    const [tagalog] = await both('/', { headers: { cookie: 'lang=tl' } })
    expect(tagalog.headers['content-language']).toBe('tl')
  })

  test('responds to HEAD as to GET, without a body', async () => {
    for (const path of [
      '/',
      '/nothing/here',
      '/gameRedirect',
      '/release.json',
      '/sw.js',
      pointer.routes.en ?? '',
      `/r/${release.objects[0]}`,
    ]) {
      const [a, b] = await both(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
      expect({ path, ...comparable(b) }).toEqual({ path, ...comparable(a) })
      expect(b.body.length).toBe(0)
    }
  })

  test('responds with 304 to a request with the ETag of an earlier response, except on the not-found page', async () => {
    for (const path of ['/', '/slot', '/release.json', '/sw.js', pointer.routes.en ?? '', '/nothing/here'])
      for (const coding of ['', 'br']) {
        const responses = await Promise.all(
          [ourPort, nginxPort].map(async (port) => {
            const first = await sendRequest(port, path, { headers: { 'accept-encoding': coding } })
            return sendRequest(port, path, {
              headers: { 'accept-encoding': coding, 'if-none-match': first.headers.etag ?? '"none"' },
            })
          }),
        )
        const [a, b] = responses as [TestResponse, TestResponse]
        // nginx repeats the policies in a 304.
        expect({ path, coding, ...comparable(b) }).toMatchObject({ path, coding, ...comparable(a) })
        expect(a.status).toBe(path === '/nothing/here' ? 404 : 304)
      }
  })

  test('uses different ETags for different languages', async () => {
    const tags = await Promise.all(
      ['en', 'tl', 'cn'].map((lang) => sendRequest(nginxPort, '/', { headers: { cookie: `lang=${lang}` } })),
    )
    expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('ends /hint with 204, discards reports, and responds to gateway calls with 502', async () => {
    const requests = [
      ['/hint', 'GET'],
      ['/report', 'POST'],
      ['/api/site/info', 'POST'],
    ] as const
    const responses = await Promise.all(requests.map(([path, method]) => sendRequest(nginxPort, path, { method })))
    // Status 204 ends an event stream for good: the browser does not reconnect.
    expect(responses.map(({ status, body }) => [status, body.length > 0])).toEqual([
      [204, false],
      [204, false],
      [502, true],
    ])
  })

  test('isolates responses below /api from the origin of the player', async () => {
    const isolated = {
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    }
    for (const [destination, status] of [
      ['empty', 502],
      ['image', 502],
      ['document', 403],
      ['serviceworker', 403],
    ] as const) {
      const headers = { 'sec-fetch-dest': destination }
      expect(await sendRequest(nginxPort, '/api/a', { headers }), destination).toMatchObject({
        status,
        headers: isolated,
      })
    }
    expect(await sendRequest(nginxPort, '/api')).toMatchObject({ status: 404 })
    const { include } = served
    for (const name of actingHeaders) if (!name.startsWith('x-accel')) expect(include).toContain(`hide_header ${name};`)
  })

  test('sends no file for an address outside the root folder', async () => {
    for (const path of ['/../release.json', '/..%2frelease.json', '/%2e%2e/%2e%2e/etc/passwd']) {
      const [a, b] = await both(path)
      expect([400, 404], path).toContain(a.status)
      expect([400, 404], path).toContain(b.status)
      expect(b.body.toString('utf8')).not.toContain(pointer.release)
    }
  })
})

/** Headers that describe the server, its connections or its compressor, and may differ. */
const ignoredHeaders = new Set([
  'date',
  'server',
  'etag',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'last-modified',
  'accept-ranges',
])

function comparable({ status, headers }: TestResponse): object {
  return { status, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ignoredHeaders.has(name))) }
}

function same(a: TestResponse, b: TestResponse): boolean {
  return JSON.stringify(sorted(comparable(a))) === JSON.stringify(sorted(comparable(b))) && a.body.equals(b.body)
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}

function withoutBody({ status, headers: { 'content-type': _type, ...headers } }: TestResponse): TestResponse {
  return { status, headers, body: Buffer.alloc(0) }
}
