/** Everything that a site has is copied from one database to another, and to a backup and back, without loss. */
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPostgres, noPostgres, type TestPostgres } from '../../tests/postgres.fixture.ts'
import { lockDatabase, type OpenDatabase } from '../database/open.ts'
import type { DataPlace } from '../database/place.ts'
import { verifyAudit } from '../document-store/audit.ts'
import { createChangeSet, readChangeSet, saveItem } from '../document-store/change-sets.ts'
import { readHistory, readRevisions } from '../document-store/history.ts'
import { openTestSite, textSite } from '../document-store/test-site.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { readRows } from './database-rows.ts'
import { moveDatabase } from './move.ts'
import { fillPlace, readPlace } from './transfer.ts'

const actor = { name: 'ana', correlation: 'request-1' }
const keys = ['publish.token', 'kill.key', 'studio.secret']
// Contains characters that some readers treat as the end of a line.
const text = (value: string): string => JSON.stringify({ text: `${value} \u2028 ä €` })

let folder: string
let postgres: TestPostgres | undefined
let databases = 0
/** An embedded database that no test changes. */
let embedded: DataPlace
let content: Content

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-transfer-'))
  embedded = { dataDir: await newFolder() }
  await fill(embedded)
  content = await contentOf(embedded)
  if (noPostgres !== undefined) return
  postgres = await createPostgres()
  await postgres.start()
}, 90_000)
afterAll(async () => {
  await postgres?.remove()
  await rm(folder, { recursive: true })
})

const newFolder = (): Promise<string> => mkdtemp(join(folder, 'data-'))

async function open({ dataDir, url }: DataPlace): Promise<OpenDatabase> {
  return await (
    await lockDatabase({ dataDir, url })
  )()
}

/** An empty database of the test server. */
async function newDatabase(): Promise<string> {
  const name = `site${++databases}`
  const opened = await open({ dataDir: folder, url: postgres?.url })
  await sql`create database ${sql.id(name)}`.execute(opened.db)
  await opened.close()
  return `${postgres?.url.replace(/\/postgres$/, '')}/${name}`
}

/** A place with documents of several releases, an open change set, an operator, a player and keys. */
async function fill(place: DataPlace): Promise<void> {
  const opened = await open(place)
  const { db } = opened
  const site = await openTestSite(place.dataDir, db, 'optional', { isShared: place.url !== undefined })
  await site.publisher.publish(textSite({ 'page/home': 'one', 'page/help': 'help' }))
  await site.documents.follow()
  for (const [path, base] of [
    ['page/home.json', (await site.documents.live()).files.get('page/home.json')?.body ?? null],
    ['page/draft.json', null],
  ] as const) {
    const { id } = await createChangeSet(db, actor, `Edit ${path}`)
    await saveItem(db, actor, id, { path, version: 0, base, content: text('edited') })
    if (base !== null) expect(await site.documents.publishChangeSet(actor, { id })).toMatchObject({ ok: true })
  }
  const now = new Date('2026-01-02T03:04:05.678Z')
  const operator = { id: 'o1', name: 'Ana', email: 'ana@example.com', role: 'administrator' } as const
  await db
    .insertInto('operator')
    .values({ ...operator, emailVerified: true, createdAt: now, updatedAt: now, suspended: false, rights: null })
    .execute()
  await db
    .insertInto('sandbox_setting')
    .values({ key: 'clock', value: JSON.stringify({ is: { nested: [1, null, 'ä'] } }) })
    .execute()
  expect(site.problems).toEqual([])
  await site.close()
  await opened.close()
  for (const key of keys) await writeFile(join(place.dataDir, key), `${key} of this site, which is long enough`)
}

interface Content {
  readonly rows: { readonly [table: string]: readonly string[] }
  /** The release that a server serves when it starts with this data. */
  readonly live: string | undefined
}

/** Opens a place as a server does, and returns its content. */
async function contentOf(place: DataPlace): Promise<Content> {
  const opened = await open(place)
  const { db } = opened
  const rows: { [table: string]: string[] } = {}
  await db.transaction().execute(async (transaction) => {
    await readRows(transaction, async ({ table, rows: some }) => {
      rows[table] = [...(rows[table] ?? []), ...some.map((row) => JSON.stringify(row))].toSorted()
    })
  })
  expect(await verifyAudit(db)).toMatchObject({ ok: true })
  const site = await openTestSite(place.dataDir, db, 'optional', { isShared: place.url !== undefined })
  await site.documents.followAtStart()
  await site.documents.follow()
  const live = site.releases.live()?.pointer.release
  expect([site.problems, site.compiled]).toEqual([[], 0])
  await site.close()
  await opened.close()
  return { rows, live }
}

describe.skipIf(noPostgres !== undefined)('with PostgreSQL', () => {
  test('a move to PostgreSQL and back keeps every row, every file of the release, and the audit', async () => {
    const moved = { dataDir: embedded.dataDir, url: await newDatabase() }
    await moveDatabase(embedded, moved)
    // Simulates another machine that has only the address of the database.
    expect(await contentOf({ dataDir: await newFolder(), url: moved.url })).toEqual(content)
    await edit(moved)
    const after = await contentOf(moved)
    expect(after).not.toEqual(content)
    const back = { dataDir: await newFolder() }
    await moveDatabase(moved, back)
    expect(await contentOf(back)).toEqual(after)
  }, 90_000)

  test('a target with data is refused, and an interrupted move keeps the source and leaves an unusable target', async () => {
    const full = { dataDir: await newFolder(), url: await newDatabase() }
    await fill(full)
    await expect(moveDatabase(embedded, full)).rejects.toThrow(/is not empty \(.*config_body/)
    // Simulates a process that is killed: its transaction ends, and no cleanup runs.
    const target = { dataDir: embedded.dataDir, url: await newDatabase() }
    const killed = fillPlace(target, 'the embedded database', async (onEntry) => {
      await readPlace(full, onEntry)
      await interrupt(target.url)
    })
    await expect(killed).rejects.toThrow()
    await allowConnections(target.url)
    await expect(open(target)).rejects.toThrow(/began to fill .* from the embedded database at .* and has not finished/)
    await expect(moveDatabase(embedded, target)).rejects.toThrow('The source is unchanged')
    expect((await contentOf(full)).live).toBeDefined()
  }, 90_000)

  test('a move is refused while servers are connected to its source', async () => {
    const full = { dataDir: await newFolder(), url: await newDatabase() }
    const server = await open(full)
    await sql`select 1`.execute(server.db)
    await expect(moveDatabase(full, { dataDir: await newFolder() })).rejects.toThrow('Stop all servers')
    await server.close()
  })
})

describe.each(['PGlite', 'PostgreSQL'])('a backup of %s', (name) => {
  test.skipIf(name === 'PostgreSQL' && noPostgres !== undefined)(
    'restores all data and keys into an empty place, and is refused when it is damaged',
    async () => {
      const urlOf = async (): Promise<string | undefined> => (name === 'PGlite' ? undefined : await newDatabase())
      const place = name === 'PGlite' ? embedded : { dataDir: await newFolder(), url: await urlOf() }
      if (name === 'PostgreSQL') await fill(place)
      const file = join(folder, `${name}.backup`)
      await writeBackup(place, file, Date.UTC(2026, 0, 1))
      const restored = { dataDir: await newFolder(), url: await urlOf() }
      await restoreBackup(restored, file)
      expect(await contentOf(restored)).toEqual(name === 'PGlite' ? content : await contentOf(place))
      for (const key of keys)
        expect(await readFile(join(restored.dataDir, key), 'utf8')).toBe(
          await readFile(join(place.dataDir, key), 'utf8'),
        )
      await expect(restoreBackup(restored, file)).rejects.toThrow(/already has a site/)
      const torn = join(folder, `${name}.torn`)
      await copyFile(file, torn)
      await truncate(torn, (await readFile(file)).length - 40)
      const empty = { dataDir: await newFolder(), url: await urlOf() }
      await expect(restoreBackup(empty, torn)).rejects.toThrow(/damaged/)
      const changed = join(folder, `${name}.changed`)
      await writeFile(
        changed,
        gzipSync(
          gunzipSync(await readFile(file))
            .toString()
            .replace('Ana', 'Eve'),
        ),
      )
      await expect(restoreBackup(empty, changed)).rejects.toThrow(/incomplete or damaged\. Nothing was restored\./)
      await expect(restoreBackup(empty, folder)).rejects.toThrow(`${folder} cannot be read (EISDIR). Nothing`)
      expect(await readdir(empty.dataDir)).toEqual([])
    },
    90_000,
  )
})

/** Edits a change set that was moved, and creates rows whose ids continue after the moved rows. */
async function edit(place: DataPlace): Promise<void> {
  const opened = await open(place)
  const { db } = opened
  const [draft] = (await db.selectFrom('config_change_set').select('id').where('state', '=', 'open').execute()) as [
    { id: string },
  ]
  const [item] = (await readChangeSet(db, draft.id)).items
  await saveItem(db, actor, draft.id, {
    path: 'page/draft.json',
    version: item?.version ?? 0,
    base: null,
    content: text('moved'),
  })
  expect((await readHistory(db)).length).toBeGreaterThan(1)
  expect((await readRevisions(db, 'page/home.json')).length).toBe(2)
  await opened.close()
}

/** Ends all connections of a database, as the end of the process would. */
async function interrupt(url: string | undefined): Promise<void> {
  const opened = await open({ dataDir: folder, url: postgres?.url })
  const name = url?.split('/').at(-1) ?? ''
  await sql`update pg_database set datallowconn = false where datname = ${name}`.execute(opened.db)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(opened.db)
  await opened.close()
}

async function allowConnections(url: string | undefined): Promise<void> {
  const opened = await open({ dataDir: folder, url: postgres?.url })
  await sql`update pg_database set datallowconn = true where datname = ${url?.split('/').at(-1)}`.execute(opened.db)
  await opened.close()
}
