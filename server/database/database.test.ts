import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSandbox } from '../sandbox/sandbox.ts'
import { changePlayer, findPlayer } from '../sandbox/players/player-store.ts'
import { issueToken } from '../sandbox/tokens.ts'
import { DatabaseLockedError, lockDatabase, type OpenDatabase } from './open.ts'

const openDatabase = async (options: Parameters<typeof lockDatabase>[0]): Promise<OpenDatabase> =>
  (await lockDatabase(options))()

const postgresHome = '/usr/lib/postgresql'
const postgresBin = existsSync(postgresHome)
  ? readdirSync(postgresHome)
      .map((version) => join(postgresHome, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')))
  : undefined

describe.each([
  ['PGlite', async () => ({ url: undefined, stop: async () => {} })],
  ['PostgreSQL', startPostgres],
] as const)('the database on %s', (name, startServer) => {
  let folder: string
  let server: { url: string | undefined; stop: () => Promise<void> } | undefined
  let opened: OpenDatabase

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'habi-database-'))
    server = await startServer()
    if (server !== undefined) opened = await openDatabase({ dataDir: folder, url: server.url })
  }, 90_000)
  afterAll(async () => {
    await opened?.close()
    await server?.stop()
    await rm(folder, { recursive: true })
  })

  test('returns big and exact numbers as strings', async ({ skip }) => {
    if (server === undefined) return skip('PostgreSQL is not installed')
    const { rows } =
      await sql`select 1::int8 as big, 1.50::numeric(14, 2) as exact, 2::int4 as small, '{"a":[1]}'::jsonb as json`.execute(
        opened.db,
      )
    expect(rows).toEqual([{ big: '1', exact: '1.50', small: 2, json: { a: [1] } }])
  })

  test('loses no change when many run concurrently', async ({ skip }) => {
    if (server === undefined) return skip('PostgreSQL is not installed')
    await openSandbox({ db: opened.db, seed: { games: [], jackpots: [] } })
    await changePlayer(opened.db, 'demo01', () => ({ loginTimes: 0, balance: 0.1 }))
    await Promise.all(
      Array.from({ length: 20 }, () =>
        changePlayer(opened.db, 'demo01', ({ loginTimes, balance }) => ({
          loginTimes: loginTimes + 1,
          balance: balance + 0.1,
        })),
      ),
    )
    const player = await findPlayer(opened.db, 'demo01')
    expect([player?.loginTimes, player?.balance]).toEqual([20, 2.1])
    expect((await issueToken(opened.db, 'demo01')).token).toHaveLength(43)
  })

  test('rolls back a transaction that fails', async ({ skip }) => {
    if (server === undefined) return skip('PostgreSQL is not installed')
    const failing = opened.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sandbox_player').execute()
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await findPlayer(opened.db, 'demo01')).toBeDefined()
  })

  test('keeps its data when it is opened again', async ({ skip }) => {
    if (server === undefined) return skip('PostgreSQL is not installed')
    await opened.close()
    opened = await openDatabase({ dataDir: folder, url: server.url })
    expect((await findPlayer(opened.db, 'demo01'))?.loginTimes).toBe(20)
  }, 30_000)

  test.runIf(name === 'PGlite')('refuses a second open', async () => {
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DatabaseLockedError)
  })
})

/**
 * Starts PostgreSQL in a new folder. PostgreSQL refuses to run as root, so a root process runs it as the user postgres.
 */
async function startPostgres() {
  if (postgresBin === undefined) return undefined
  const data = await mkdtemp(join(tmpdir(), 'habi-postgres-'))
  const user = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
  if (user.length > 0) spawnSync('chown', ['postgres', data])
  const run = (program: string, ...options: string[]) => {
    const [command = '', ...rest] = [...user, join(postgresBin, program), ...options]
    return { command, rest }
  }
  const initdb = run('initdb', '-D', join(data, 'db'), '-U', 'habi', '--auth=trust', '--no-sync')
  if (spawnSync(initdb.command, initdb.rest).status !== 0) return undefined
  const port = await freePort()
  const postgres = run(
    'postgres',
    '-D',
    join(data, 'db'),
    '-p',
    String(port),
    '-k',
    data,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
  )
  const child = spawn(postgres.command, postgres.rest, { stdio: 'ignore' })
  const ended = new Promise((done) => child.on('exit', done))
  for (let attempt = 0; attempt < 50; attempt++) {
    const ready = run('pg_isready', '-h', '127.0.0.1', '-p', String(port))
    if (spawnSync(ready.command, ready.rest).status === 0) break
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    url: `postgres://habi@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(data, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
