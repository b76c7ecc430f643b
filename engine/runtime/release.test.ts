import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LIVE_CHANNEL, type Pointer, releasePointer } from '../core/release.ts'
import { splitRoutes } from '../core/route-parts.ts'
import type { RoutePlan } from '../core/slice.ts'
import type { WireApp } from '../core/wire.ts'
import { createReleaseReader, livePointers } from './release.ts'

const routes = Array.from({ length: 100 }, (_, n): RoutePlan => ({
  id: `page-${n}`,
  paths: [{ path: `/p/${n}`, slice: `/r/${n}.json` }],
}))

/** A release with its routes in parts, and a transport that records the requests. */
function release() {
  const files = new Map<string, string>()
  const requests: string[] = []
  const put = (value: unknown): string => {
    const text = JSON.stringify(value)
    const address = `/r/${createHash('sha256').update(text).digest('hex').slice(0, 20)}.json`
    files.set(address, text)
    return address
  }
  const split = splitRoutes(routes)
  const parts = split.parts.map(put)
  const rest = put({ language: 'en' })
  const directory = put({ routes: split.routes, parts, popups: [], notFound: '/r/none.json', rest })
  const transport = (async (address: string) => {
    requests.push(address)
    const text = files.get(address)
    return await Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }))
  }) as typeof fetch
  return { files, requests, parts, rest, directory, reader: createReleaseReader(transport) }
}

test('the app file is loaded together with the part of the directory that the shown page needs', async () => {
  const { reader, requests, parts, rest, directory } = release()
  const app = await reader.app(directory, '/p/7')
  expect((await reader.route(app, '/p/7'))?.slice).toBe('/r/7.json')
  expect(requests.filter((address) => parts.includes(address))).toHaveLength(1)
  expect(requests).toEqual(expect.arrayContaining([directory, rest]))
  expect(requests).toHaveLength(3)
})

test('the path of a route that is limited to some hosts is unknown on other hosts', async () => {
  const { files } = release()
  const transport = (async (address: string) => await Promise.resolve(new Response(files.get(address)))) as typeof fetch
  const table = [{ id: 'live', paths: [{ path: '/live' }], hosts: 'test' }]
  const app = { routes: table, parts: [], constants: { hosts: { test: ['test.example', '*.live.example'] } } }
  const found = async (host: string): Promise<string | undefined> =>
    (await createReleaseReader(transport, '', host).route(app as unknown as WireApp, '/live'))?.route.id
  expect(await Promise.all(['test.example', 'a.live.example', 'www.example', ''].map(found))).toEqual([
    'live',
    'live',
    undefined,
    undefined,
  ])
})

test('a part of the directory that could not be loaded is requested again', async () => {
  const { reader, files, parts, directory } = release()
  const kept = new Map(files)
  for (const part of parts) files.delete(part)
  const app = await reader.app(directory, '/p/7')
  await expect(reader.route(app, '/p/7')).rejects.toThrow('HTTP 404')
  for (const part of parts) files.set(part, kept.get(part) ?? '')
  expect((await reader.route(app, '/p/7'))?.route.id).toBe('page-7')
})

test('a file with damaged content is requested once more without caches', async () => {
  const { files, directory, rest } = release()
  const requests: (readonly [string, RequestCache | undefined])[] = []
  let serverIsDamaged = false
  /** A browser whose HTTP cache holds a damaged copy. */
  const transport = (async (address: string, init?: RequestInit) => {
    requests.push([address, init?.cache])
    const isDamaged = serverIsDamaged || init?.cache !== 'reload'
    return await Promise.resolve(new Response(isDamaged ? '{}' : files.get(address)))
  }) as typeof fetch
  const reader = createReleaseReader(transport)
  expect(await reader.object(rest)).toEqual({ language: 'en' })
  expect(requests).toEqual([
    [rest, undefined],
    [rest, 'reload'],
  ])
  serverIsDamaged = true
  await expect(reader.object(directory)).rejects.toThrow(`${directory}: the content does not match its hash`)
  expect(requests).toHaveLength(4)
})

const pointer = (sequence: number, change: Partial<Pointer> = {}): Pointer => ({
  ...releasePointer(
    { build: 'b1', routes: { en: 'c.json' } },
    { channel: LIVE_CHANNEL, sequence, release: `${sequence}`.repeat(20), at: Date.UTC(2026, 10, 20) },
  ),
  ...change,
})

/**
 * Returns the pointers to try, and the reported problems, if the server answers `found` and the device has stored
 * `stored`.
 */
async function pointersOf(found: unknown, stored?: unknown) {
  const problems: string[] = []
  const source = livePointers({
    transport: async () => await Promise.resolve(Response.json(found)),
    storage: { get: () => stored, set: () => undefined },
    report: (code) => problems.push(code),
  })
  return { pointers: await source.pointers(), problems }
}

test('the pointer of the server is tried first, and the last good pointer of the same build second', async () => {
  expect(await pointersOf(pointer(2))).toEqual({ pointers: [pointer(2)], problems: [] })
  expect(await pointersOf(pointer(2), pointer(1))).toEqual({ pointers: [pointer(2), pointer(1)], problems: [] })
  expect(await pointersOf(pointer(2), pointer(1, { build: 'b0' }))).toEqual({ pointers: [pointer(2)], problems: [] })
})

test('a pointer of the server that is older than the last good pointer is tried second, and is reported', async () => {
  expect(await pointersOf(pointer(1), pointer(2))).toEqual({
    pointers: [pointer(2), pointer(1)],
    problems: ['POINTER-OLD'],
  })
})

test('the last good pointer of another channel, or without a channel, is not used', async () => {
  expect(await pointersOf(pointer(1), pointer(2, { channel: 'canary' }))).toEqual({
    pointers: [pointer(1)],
    problems: [],
  })
  const { channel: _channel, ...old } = pointer(2)
  expect(await pointersOf(pointer(1), old)).toEqual({ pointers: [pointer(1)], problems: [] })
})

test('if the response of the server does not contain a pointer, the last good pointer is used; if none is stored, the problem is reported', async () => {
  const { channel: _channel, ...old } = pointer(2)
  expect(await pointersOf(old, pointer(1))).toEqual({ pointers: [pointer(1)], problems: [] })
  expect(await pointersOf(old)).toEqual({ pointers: [], problems: ['POINTER-MISSING'] })
})
