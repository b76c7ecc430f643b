import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPostgres, noPostgres, type TestPostgres } from '../../tests/postgres.fixture.ts'
import { openSandbox } from '../sandbox/sandbox.ts'
import { changePlayer, findPlayer } from '../sandbox/players/player-store.ts'
import { issueToken } from '../sandbox/tokens.ts'
import { DatabaseLockedError, lockDatabase, type OpenDatabase } from './open.ts'

const openDatabase = async (options: Parameters<typeof lockDatabase>[0]): Promise<OpenDatabase> =>
  (await lockDatabase(options))()

describe.each(['PGlite', 'PostgreSQL'])('the database on %s', (name) => {
  const reason = name === 'PostgreSQL' ? noPostgres : undefined
  let folder: string
  let server: TestPostgres | undefined
  let opened: OpenDatabase

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'habi-database-'))
    if (reason !== undefined) return
    if (name === 'PostgreSQL') {
      server = await createPostgres()
      await server.start()
    }
    opened = await openDatabase({ dataDir: folder, url: server?.url })
  }, 90_000)
  beforeEach(({ skip }) => skip(reason !== undefined, reason))
  afterAll(async () => {
    await opened?.close()
    await server?.remove()
    await rm(folder, { recursive: true })
  })

  test('returns big and exact numbers as strings', async () => {
    const { rows } =
      await sql`select 1::int8 as big, 1.50::numeric(14, 2) as exact, 2::int4 as small, '{"a":[1]}'::jsonb as json`.execute(
        opened.db,
      )
    expect(rows).toEqual([{ big: '1', exact: '1.50', small: 2, json: { a: [1] } }])
  })

  test('loses no change when many changes run concurrently', async () => {
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

  test('rolls back a transaction that fails', async () => {
    const failing = opened.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sandbox_player').execute()
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await findPlayer(opened.db, 'demo01')).toBeDefined()
  })

  test('keeps its data when it is opened again', async () => {
    await opened.close()
    opened = await openDatabase({ dataDir: folder, url: server?.url })
    expect((await findPlayer(opened.db, 'demo01'))?.loginTimes).toBe(20)
  }, 30_000)

  test.runIf(name === 'PGlite')('cannot be opened twice at the same time', async () => {
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DatabaseLockedError)
  })
})

test('the embedded database can be opened after a failed attempt, and is locked while it is open', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'habi-database-'))
  await writeFile(join(dataDir, 'db'), 'a file in place of the folder')
  const open = await lockDatabase({ dataDir })
  await expect(open()).rejects.toThrow()
  await expect(open()).rejects.toThrow()
  await rm(join(dataDir, 'db'))
  const opened = await open()
  await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseLockedError)
  await opened.close()
  expect((await readdir(dataDir)).toSorted()).toEqual(['db'])
  await rm(dataDir, { recursive: true })
}, 60_000)

test('an embedded database whose creation did not finish is created again, and a database with data is kept', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'habi-database-'))
  await mkdir(join(dataDir, 'db', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'db', 'PG_VERSION'), '17\n')
  await writeFile(join(dataDir, 'db.unfinished'), '')
  const opened = await openDatabase({ dataDir })
  await openSandbox({ db: opened.db, seed: { games: [], jackpots: [] } })
  await changePlayer(opened.db, 'demo01', () => ({ loginTimes: 77 }))
  await opened.close()
  const again = await openDatabase({ dataDir })
  expect((await findPlayer(again.db, 'demo01'))?.loginTimes).toBe(77)
  await again.close()
  await rm(dataDir, { recursive: true })
}, 60_000)
