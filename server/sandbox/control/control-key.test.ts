import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer } from '../../app.ts'
import { putRelease } from '../../delivery/release-fixture.ts'
import { readOptions } from '../../options.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const openServer = (dataDir: string, env: Record<string, string> = {}): Promise<FastifyInstance> =>
  createServer({ ...readOptions({ PORT: '0', DATA_DIR: dataDir, ...env }, root), logLevel: 'silent' })

describe('the control surface with a key', () => {
  let app: FastifyInstance
  let dataDir: string
  let key: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'habi-key-'))
    app = await openServer(dataDir)
    await app.database
    key = (await readFile(join(dataDir, 'sandbox.key'), 'utf8')).trim()
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })

  test('has its key in a file that only the user of the server can read', async () => {
    expect((await stat(join(dataDir, 'sandbox.key'))).mode & 0o777).toBe(0o600)
    expect(key.length).toBeGreaterThanOrEqual(32)
    expect(app.sandboxKey).toBe(key)
  })

  test('refuses requests without the key or with a wrong key, even from this machine', async () => {
    const requests = [
      ['GET', '/sandbox/players'],
      ['GET', '/sandbox/players/demo01'],
      ['GET', '/%73andbox/players/demo01'],
      ['GET', '/sandbox/%70layers/demo01'],
      ['GET', '/sandbox/calls'],
      ['GET', '/sandbox/nothing'],
      ['POST', '/sandbox/players'],
      ['POST', '/sandbox/reset'],
      ['PUT', '/sandbox/clock'],
      ['DELETE', '/sandbox/faults'],
    ] as const
    const wrong: Record<string, string>[] = [
      {},
      { 'sandbox-key': '' },
      { 'sandbox-key': 'none' },
      { 'sandbox-key': key.slice(1) },
      { 'sandbox-key': `${key}x` },
      { authorization: `Bearer ${key}` },
      { 'x-forwarded-for': '127.0.0.1' },
    ]
    for (const [method, url] of requests) {
      for (const headers of wrong) {
        const response = await app.inject({ method, url, headers })
        expect([response.statusCode, response.json()], `${method} ${url} ${JSON.stringify(headers)}`).toEqual([
          401,
          { error: expect.stringMatching(/Sandbox-Key .*DATA_DIR\/sandbox\.key/) as string },
        ])
        expect(response.body).not.toContain('habi2026')
      }
    }
    expect((await app.inject(`/sandbox/players/demo01?key=${key}`)).statusCode).toBe(401)
  })

  test('accepts the key from any address', async () => {
    const get = (request: object) =>
      app.inject({ url: '/sandbox/players/demo01', ...request }).then(({ statusCode }) => statusCode)
    const headers = { 'sandbox-key': key }
    expect(await get({ headers })).toBe(200)
    expect(await get({ headers, remoteAddress: '10.0.0.7' })).toBe(200)
    expect(await get({ headers: { ...headers, 'x-forwarded-for': '10.0.0.7', host: 'sandbox.example' } })).toBe(200)
  })

  test('serves its page and the demo games without the key, and the page contains no data', async () => {
    const page = await app.inject({ url: '/sandbox', remoteAddress: '10.0.0.7' })
    expect(page.statusCode).toBe(200)
    for (const secret of ['habi2026', 'demo01', '0917', key]) expect(page.body).not.toContain(secret)
    expect((await app.inject('/sandbox/page/page.js')).statusCode).toBe(200)
    expect((await app.inject('/sandbox/play/50101')).statusCode).toBe(200)
  })
})

test('in production the control surface and its page are off, unless SANDBOX is on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'habi-key-'))
  await putRelease(join(dataDir, 'site'), { sequence: 1 })
  const headers = { 'sandbox-key': 'own-key' }
  const statuses = async (env: Record<string, string>) => {
    const app = await openServer(dataDir, { NODE_ENV: 'production', SANDBOX_KEY: 'own-key', ...env })
    await app.database
    const found: number[] = []
    const { port } = await listen(app)
    for (const path of ['/sandbox', '/sandbox/page/page.js', '/sandbox/players/demo01', '/sandbox/players'])
      found.push((await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status)
    expect((await fetch(`http://127.0.0.1:${port}/api/static/key`)).status).toBe(200)
    await app.close()
    return found
  }
  expect(await statuses({})).toEqual([404, 404, 404, 404])
  expect(await statuses({ SANDBOX: 'on' })).toEqual([200, 200, 200, 200])
  // A key from the environment is not written to the disk.
  await expect(stat(join(dataDir, 'sandbox.key'))).rejects.toThrow('ENOENT')
  await rm(dataDir, { recursive: true })
}, 60_000)

test('key options that cannot work are refused', () => {
  for (const SANDBOX of ['on', 'off'])
    expect(() => readOptions({ NODE_ENV: 'production', SANDBOX_KEY: 'none', SANDBOX }, root)).toThrow(
      'SANDBOX_KEY is none and NODE_ENV is production',
    )
  expect(() => readOptions({ SANDBOX_KEY: 'two words' }, root)).toThrow('ASCII characters without spaces')
  expect(readOptions({ SANDBOX_KEY: '' }, root)).not.toHaveProperty('sandboxKey')
})

async function listen(app: FastifyInstance): Promise<{ readonly port: number }> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server.address() as { port: number }
}
