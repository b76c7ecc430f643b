/** A server whose PostgreSQL is absent, restarted or frozen: pages are served, calls end, and it recovers. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPostgres, noPostgres, type TestPostgres } from '../../tests/postgres.fixture.ts'
import { createServer } from '../app.ts'
import { putRelease } from '../delivery/release-fixture.ts'
import { readOptions } from '../options.ts'
import { createTestClient } from '../sandbox/test-client.ts'
import { lockDatabase } from './open.ts'

const root = join(import.meta.dirname, '..', '..')
const unavailable = {
  head: { errCode: 'GW_100503', errMsg: 'The database is not available. Please try again later.' },
  body: null,
}
const untilReady = { timeout: 60_000, interval: 50 }

describe.skipIf(noPostgres !== undefined)('a server with PostgreSQL', { timeout: 120_000 }, () => {
  let dataDir: string
  let postgres: TestPostgres
  let app: FastifyInstance

  beforeAll(async () => (postgres = await createPostgres()))
  afterAll(() => postgres.remove())
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'habi-postgres-faults-'))
    await putRelease(join(dataDir, 'site'), { sequence: 3 })
  })
  afterEach(async () => {
    await app.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  })

  async function openServer(): Promise<void> {
    const options = readOptions({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: postgres.url, SANDBOX_KEY: 'none' }, root)
    app = await createServer({ ...options, databaseTimeoutMs: 1000, logLevel: 'silent' })
  }

  const readiness = async (query = '') => (await app.inject(`/readyz${query}`)).statusCode
  const call = async () => {
    const response = await app.inject({ method: 'POST', url: '/api/webToken', payload: '{}' })
    return [response.statusCode, response.json<object>()]
  }
  const login = async () => (await (await createTestClient(app)).login('demo01')).head.errCode
  const outages = async () =>
    Number(/habi_problems_total\{code="DATABASE"\} (\d+)/.exec((await app.inject('/metrics')).body)?.[1] ?? 0)

  /** @param before the number of outages that were reported before this one */
  async function expectOutage(before: number): Promise<void> {
    expect(await readiness('?for=pages')).toBe(200)
    expect((await app.inject('/')).body).toContain('Home en')
    const players = app.inject('/sandbox/players').then(({ statusCode }) => statusCode)
    expect(await Promise.all([readiness(), call(), players])).toMatchObject([503, [503, unavailable], 503])
    // The outage is reported once, and not for each request.
    expect(await outages()).toBe(before + 1)
  }

  async function expectRecovery(): Promise<void> {
    await expect.poll(readiness, untilReady).toBe(200)
    await expect.poll(login, untilReady).toBe('0000')
  }

  test('serves pages, refuses calls and is not ready until PostgreSQL runs', async () => {
    await openServer()
    await expect(app.database).rejects.toThrow('The database is not available')
    await expectOutage(0)
    await postgres.start()
    await expectRecovery()
  })

  test('serves no pages at its first start while PostgreSQL is not running, because other servers may have a release', async () => {
    await rm(join(dataDir, 'site'), { recursive: true })
    await openServer()
    const lines: string[] = []
    void app.publisher.start((line) => lines.push(line))
    await expect.poll(() => lines.join(), untilReady).toContain('The database does not respond')
    expect(await readiness('?for=pages')).toBe(503)
  })

  test('that starts while PostgreSQL is frozen is ready when PostgreSQL runs again', async () => {
    await postgres.start()
    postgres.freeze()
    await openServer()
    await expectOutage(0)
    postgres.thaw()
    await expectRecovery()
  })

  test('recovers after a restart of PostgreSQL, and keeps the data', async () => {
    await postgres.start()
    await openServer()
    await expectRecovery()
    const client = await createTestClient(app)
    await client.login('demo01')
    const before = await outages()
    await postgres.stop()
    await expectOutage(before)
    await postgres.start()
    await expectRecovery()
    expect((await client.call('/customer/getByLoginName')).body).toMatchObject({ loginName: 'demo01' })
  })

  test('refuses every call while PostgreSQL is frozen, and recovers afterwards', async () => {
    await postgres.start()
    await openServer()
    await expectRecovery()
    const client = await createTestClient(app)
    await client.login('demo01')
    const before = await outages()
    postgres.freeze()
    await expectOutage(before)
    // More calls than the pool has connections.
    const calls = await Promise.all(Array.from({ length: 30 }, () => client.call('/customer/getByLoginName')))
    for (const { status, head, body } of calls) expect([status, { head, body }]).toMatchObject([503, unavailable])
    postgres.thaw()
    await expectRecovery()
    expect((await client.call('/customer/getByLoginName')).body).toMatchObject({ loginName: 'demo01' })
  })

  test('ends a statement that waits too long for a lock in PostgreSQL', async () => {
    await postgres.start()
    await openServer()
    await expectRecovery()
    const other = await (await lockDatabase({ dataDir, url: postgres.url, timeoutMs: 60_000 }))()
    const client = await createTestClient(app)
    const waiting = other.db.transaction().execute(async (holder) => {
      await sql`lock table sandbox_token in access exclusive mode`.execute(holder)
      return await client.call('/webToken')
    })
    expect(await waiting).toMatchObject({ status: 503, ...unavailable })
    await other.close()
    await expectRecovery()
  })

  test('reports no outage when PostgreSQL ends idle connections', async () => {
    await postgres.start()
    await openServer()
    await expectRecovery()
    const before = await outages()
    const other = await (await lockDatabase({ dataDir, url: postgres.url }))()
    const others = async (): Promise<number> => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'
      `.execute(other.db)
      return rows.length
    }
    expect(await others()).toBeGreaterThan(0)
    await expect.poll(others).toBe(0)
    // The server needs a moment to notice that its connections are closed.
    await setTimeout(200)
    expect(await login()).toBe('0000')
    expect(await outages()).toBe(before)
    await other.close()
  })

  test('can stop while PostgreSQL is frozen', async () => {
    await postgres.start()
    await openServer()
    await expect.poll(readiness, untilReady).toBe(200)
    postgres.freeze()
    await app.close()
  })
})
