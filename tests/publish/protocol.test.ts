/** The publish protocol between `npm run publish` and the server, over a real socket. */
import { randomBytes } from 'node:crypto'
import axios, { isAxiosError } from 'axios'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteFiles } from '../../engine/document/source.ts'
import type { Publisher } from '../../server/publish/publisher.ts'
import { registerAuthorization } from '../../server/authorization.ts'
import { registerPublish } from '../../server/publish/publish-route.ts'
import { packSource } from '../../engine/release/source-pack.ts'
import { MAX_AGE_MS } from '../../server/publish/received-files.ts'
import { sendProgress } from '../../tools/publish/progress.ts'
import { caseCount } from '../sample.fixture.ts'
import { REQUEST_BYTES, type SendProgress, sendSite } from '../../tools/publish/send-site.ts'

const DOCUMENTS = caseCount({ quick: 20_000, full: 100_000 })
const TOKEN = 'x'.repeat(43)
const pointer = { channel: 'live', sequence: 1, release: 'a'.repeat(20), build: 'b', at: '', routes: {} }

let app: FastifyInstance
let origin: string
let published: SiteFiles[]
let bodies: { readonly url: string; readonly bytes: number }[]
let publish: Publisher['publish']
let progress: string | undefined

beforeEach(async () => {
  published = []
  bodies = []
  progress = undefined
  publish = async () => ({ ok: true, pointer, findings: [] })
  app = Fastify({ bodyLimit: 1024 * 1024 })
  app.addHook('onRequest', async (request) => {
    bodies.push({ url: request.url, bytes: Number(request.headers['content-length'] ?? 0) })
  })
  registerAuthorization(app, {
    token: TOKEN,
    needsSecondFactor: false,
    findOperator: async () => undefined,
    readChangeSet: async () => undefined,
  })
  registerPublish(app, {
    readLive: async () => undefined,
    onProblem: expect.unreachable,
    progress: () => progress,
    publish: async (site) => {
      published.push(site)
      return await publish(site)
    },
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

const isMissingFiles = (error: unknown): boolean => isAxiosError(error) && error.response?.status === 409

const post = async (address: string, body: object, token = TOKEN): Promise<unknown> =>
  (
    await axios.post<unknown>(`${origin}/studio/api/publish${address}`, body, {
      headers: { authorization: `Bearer ${token}` },
      proxy: false,
    })
  ).data

async function send(site: SiteFiles): Promise<readonly SendProgress[]> {
  const steps: SendProgress[] = []
  bodies = []
  expect(await sendSite(site, { post, isMissingFiles, onProgress: (step) => steps.push(step) })).toMatchObject({
    ok: true,
  })
  return steps
}

const hashOfSite = ({ files, assets }: SiteFiles): string => packSource(files, assets).hash

/**
 * Whether two sites have the same paths in the same order, and contents with the same hash. `toEqual` would take a
 * minute for large maps.
 */
function isSameSite(one: SiteFiles | undefined, other: SiteFiles): boolean {
  const paths = (site: SiteFiles): string => [...site.files.keys(), ...site.assets.keys()].join('\n')
  return one !== undefined && paths(one) === paths(other) && hashOfSite(one) === hashOfSite(other)
}

const sentTo = (address: string): readonly number[] =>
  bodies.filter(({ url }) => url === `/studio/api/publish${address}`).map(({ bytes }) => bytes)

/** Returns `count` documents of about 900 bytes. */
function documents(count: number): Map<string, string> {
  const words = 'A few "words" about an offer.\n'.repeat(28)
  return new Map(
    Array.from({ length: count }, (_, n) => [
      `page/offer-${n}.json`,
      JSON.stringify({ kind: 'page', id: `offer-${n}`, words }),
    ]),
  )
}

test(
  `${DOCUMENTS} documents are sent in requests of limited size, and the next publish sends only the changed document`,
  { timeout: 60_000 + DOCUMENTS * 5 },
  async () => {
    const site = { files: documents(DOCUMENTS), assets: new Map([['asset/files/a.png', randomBytes(5_000_000)]]) }
    const started = performance.now()
    const steps = await send(site)
    const seconds = (performance.now() - started) / 1000
    expect(isSameSite(published[0], site)).toBe(true)
    expect(steps.at(-1)).toMatchObject({ files: DOCUMENTS + 1, ofFiles: DOCUMENTS + 1 })
    expect(Math.max(...sentTo('/files'))).toBeLessThan(REQUEST_BYTES * 2)
    expect(Math.max(...sentTo('/missing'))).toBeLessThan(1024 * 1024)
    console.log(`${DOCUMENTS} documents in ${sentTo('/files').length} requests with files: ${seconds.toFixed(1)} s.`)

    const changed = new Map(site.files).set('page/offer-7.json', '{}')
    expect(await send({ ...site, files: changed })).toEqual([{ files: 1, ofFiles: 1, bytes: 2, ofBytes: 2 }])
    expect(isSameSite(published[1], { ...site, files: changed })).toBe(true)
    expect(await send({ ...site, files: changed })).toEqual([])
  },
)

test('an upload that was interrupted is continued', async () => {
  const site = { files: documents(20_000), assets: new Map<string, Uint8Array>() }
  let requests = 0
  const interrupted = sendSite(site, {
    isMissingFiles,
    onProgress: () => undefined,
    post: async (address, body) => {
      if (address === '/files' && ++requests > 3) throw new Error('interrupted')
      return await post(address, body)
    },
  })
  await expect(interrupted).rejects.toThrow('interrupted')
  const [first] = await send(site)
  expect(first?.ofFiles).toBeLessThan(15_000)
  expect(isSameSite(published[0], site)).toBe(true)
})

test('files that the server removed before the list of files arrived are sent again', async () => {
  const site = { files: documents(10), assets: new Map<string, Uint8Array>() }
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  let lists = 0
  try {
    await sendSite(site, {
      isMissingFiles,
      onProgress: () => undefined,
      post: async (address, body) => {
        if (address === '' && ++lists === 1) await vi.advanceTimersByTimeAsync(MAX_AGE_MS * 2)
        return await post(address, body)
      },
    })
  } finally {
    vi.useRealTimers()
  }
  expect([lists, published]).toEqual([2, [site]])
})

test('the findings of a refused site are returned, and the next publish does not send its files again', async () => {
  const site = { files: documents(10), assets: new Map<string, Uint8Array>() }
  publish = async () => ({ ok: false, findings: [] })
  await expect(sendSite(site, { post, isMissingFiles, onProgress: () => undefined })).rejects.toMatchObject({
    response: { status: 422, data: { ok: false, findings: [] } },
  })
  publish = async () => ({ ok: true, pointer, findings: [] })
  expect(await send(site)).toEqual([])
})

test('each request needs the token, and a body over the limit is refused with the limits', async () => {
  for (const address of ['', '/missing', '/files'])
    await expect(post(address, { documents: [], files: [] }, 'wrong')).rejects.toMatchObject({
      response: { status: 401 },
    })
  const tooLarge = post('/files', { documents: ['x'.repeat(25 * 1024 * 1024)], files: [] })
  await expect(tooLarge).rejects.toMatchObject({
    response: {
      status: 413,
      data: {
        error:
          'the size of the body is 25 MB; the limit of this address is 24 MB. Send the files of a site in several requests',
      },
    },
  })
})

test('requests with too many bytes at once are refused, and later requests are accepted again', async () => {
  const part = { documents: ['x'.repeat(20 * 1024 * 1024)], files: [] }
  const statuses = await Promise.all(
    Array.from({ length: 5 }, () =>
      post('/files', part).then(
        () => 204,
        (error: unknown) => (isAxiosError(error) ? error.response?.status : undefined),
      ),
    ),
  )
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(1)
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(3)
  expect(await post('/files', part)).toBe('')
})

test('progress is one changing line on a terminal, and at most eleven lines elsewhere', () => {
  const MB = 1024 ** 2
  const steps = Array.from({ length: 40 }, (_, n) => ({
    files: (n + 1) * 100,
    ofFiles: 4000,
    bytes: (n + 1) * MB,
    ofBytes: 40 * MB,
  }))
  const written = (isTTY: boolean): string => {
    let text = ''
    const output = { isTTY, write: (chunk: string | Uint8Array) => ((text += String(chunk)), true) }
    const show = sendProgress(output)
    for (const step of steps) show(step)
    return text
  }
  const lines = written(false).trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(11)
  expect([lines[0], lines.at(-1)]).toEqual(['Sending 400 of 4,000 files (4 MB of 40 MB)', 'Sent 4,000 files (40 MB).'])
  const line = written(true)
  expect(line.split('\n')).toHaveLength(2)
  expect(line).toContain('\rSending 100 of 4,000 files (1 MB of 40 MB)\u001b[K')
})

test('the progress of a publish can be read with the token only', async () => {
  const read = async (token: string) =>
    await axios.get<unknown>(`${origin}/studio/api/publish/progress`, {
      headers: { authorization: `Bearer ${token}` },
      proxy: false,
      validateStatus: () => true,
    })
  expect((await read(TOKEN)).data).toEqual({ progress: null })
  progress = 'Built 25 of 90 pages.'
  expect((await read(TOKEN)).data).toEqual({ progress })
  expect((await read('wrong')).status).toBe(401)
})
