/** Servers with one PostgreSQL serve the same release, and get its files from the database. */
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../engine/release/sha256.ts'
import { retention } from '../../engine/release/collect.ts'
import { createPostgres, noPostgres, type TestPostgres } from '../../tests/postgres.fixture.ts'
import { lockDatabase, type OpenDatabase } from '../database/open.ts'
import type { Db } from '../database/tables.ts'
import { createChangeSet, saveItem } from '../document-store/change-sets.ts'
import { emptyTables } from '../document-store/test-database.ts'
import { openTestSite, type TestSite, textSite } from '../document-store/test-site.ts'
import { RequestedFiles } from './requested-files.ts'
import { SharedFiles } from './shared-files.ts'

const actor = { name: 'ana', correlation: 'request-1' }
const text = (value: string): string => JSON.stringify({ text: value })
const DAY = 86_400_000

describe.skipIf(noPostgres !== undefined)('with one PostgreSQL for all servers', () => {
  let folder: string
  let postgres: TestPostgres
  let opened: OpenDatabase
  let db: Db
  let sites: TestSite[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'habi-shared-'))
    postgres = await createPostgres()
    await postgres.start()
    opened = await (await lockDatabase({ dataDir: folder, url: postgres.url }))()
    db = opened.db
  }, 90_000)
  afterEach(async () => {
    for (const site of sites) await site.close()
    sites = []
    await emptyTables(db)
  })
  afterAll(async () => {
    await opened?.close()
    await postgres?.remove()
    await rm(folder, { recursive: true })
  })

  async function open(): Promise<TestSite> {
    const site = await openTestSite(await mkdtemp(join(folder, 'server-')), db, 'optional', { isShared: true })
    sites.push(site)
    return site
  }

  /** Two servers with the same live release. */
  async function openTwo(texts: { readonly [name: string]: string }): Promise<readonly [TestSite, TestSite]> {
    const [a, b] = [await open(), await open()]
    await a.publisher.publish(textSite(texts))
    await a.documents.follow()
    await b.documents.follow()
    return [a, b]
  }

  async function publishText(site: TestSite, name: string, value: string): Promise<void> {
    const { id } = await createChangeSet(db, actor, 'Edit')
    const { files } = await site.documents.live()
    const base = files.get(`${name}.json`)?.body ?? null
    await saveItem(db, actor, id, { path: `${name}.json`, version: 0, base, content: text(value) })
    expect(await site.documents.publishChangeSet(actor, { id })).toMatchObject({ ok: true })
  }

  const pointerOf = ({ releases }: TestSite): string | undefined => releases.live()?.pointerText
  const filesOf = async ({ siteDir }: TestSite, kind: string): Promise<readonly string[]> =>
    (await readdir(join(siteDir, kind))).toSorted()

  test('a server that starts empty gets the release, and does not compile it', async () => {
    const [a, b] = await openTwo({ 'page/home': 'one', 'page/help': 'help' })
    expect(pointerOf(b)).toBe(pointerOf(a))
    for (const kind of ['objects', 'releases', 'sources', 'moves'])
      expect(await filesOf(b, kind), kind).toEqual(await filesOf(a, kind))
    const late = await open()
    await late.documents.followAtStart()
    expect(pointerOf(late)).toBe(pointerOf(a))
    expect([a.compiled, b.compiled, late.compiled]).toEqual([1, 0, 0])
    expect([a, b, late].flatMap(({ problems }) => problems)).toEqual([])
  })

  test('a publish of any server becomes the release of all servers, even after lost connections', async () => {
    const [a, b] = await openTwo({ 'page/home': 'one' })
    await publishText(b, 'page/home', 'two')
    await a.documents.follow()
    expect(pointerOf(a)).toBe(pointerOf(b))
    b.isConnected = false
    await publishText(a, 'page/home', 'three')
    await publishText(a, 'page/home', 'four')
    b.isConnected = true
    await b.documents.follow()
    expect(pointerOf(b)).toBe(pointerOf(a))
    const [{ count } = { count: '' }] = await db
      .selectFrom('config_file')
      .select((s) => s.fn.countAll().as('count'))
      .where('name', 'like', 'objects/%')
      .execute()
    expect(Number(count)).toBe(4)
  })

  test('the channel and the pointers move only after the files are stored in the database', async () => {
    const [a, b] = await openTwo({ 'page/home': 'one' })
    const { id } = await createChangeSet(db, actor, 'Edit')
    await saveItem(db, actor, id, { path: 'page/new.json', version: 0, base: null, content: text('new') })
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`.execute(
      db,
    )
    await sql`create trigger refuse before insert on config_file for each row execute function refuse()`.execute(db)
    await expect(a.documents.publishChangeSet(actor, { id })).rejects.toThrow('full')
    await sql`drop function refuse cascade`.execute(db)
    await b.documents.follow()
    expect(a.releases.live()?.pointer.sequence).toBe(1)
    expect(pointerOf(b)).toBe(pointerOf(a))
    expect(await a.documents.publishChangeSet(actor, { id })).toMatchObject({ ok: true, pointer: { sequence: 2 } })
  })

  test('a file that is damaged in the database is reported, and no server uses its release', async () => {
    const [a] = await openTwo({ 'page/home': 'one' })
    const damaged = `objects/${sha256(text('one')).slice(0, 20)}.json`
    const write = async (plain: string): Promise<void> => {
      await sql`alter table config_file disable trigger user`.execute(db)
      await db
        .updateTable('config_file')
        .set({ plain: Buffer.from(plain) })
        .where('name', '=', damaged)
        .execute()
      await sql`alter table config_file enable trigger user`.execute(db)
    }
    await write('{}')
    const late = await open()
    await late.documents.follow()
    expect(pointerOf(late)).toBeUndefined()
    expect(late.problems.join()).toContain(`${damaged} is damaged in the database`)
    await write(text('one'))
    await late.documents.follow()
    expect(pointerOf(late)).toBe(pointerOf(a))
  })

  test('a publish during an outage of the database becomes live on all servers after the outage', async () => {
    const [a, b] = await openTwo({ 'page/home': 'one' })
    a.isConnected = false
    await a.publisher.publish(textSite({ 'page/home': 'by hand' }))
    await a.publisher.publish(textSite({ 'page/home': 'by hand again' }))
    a.isConnected = true
    await a.documents.follow()
    await b.documents.follow()
    expect(pointerOf(b)).toBe(pointerOf(a))
    expect(b.releases.live()?.pointer.sequence).toBe(3)
  })

  test('a disconnected server that published takes the release of the other servers, with a higher sequence number', async () => {
    const [a, b] = await openTwo({ 'page/home': 'one' })
    await b.documents.follow()
    b.isConnected = false
    await publishText(a, 'page/home', 'two')
    await b.publisher.publish(textSite({ 'page/home': 'cut off' }))
    b.isConnected = true
    await b.documents.follow()
    await a.documents.follow()
    expect(pointerOf(b)).toBe(pointerOf(a))
    expect(a.releases.live()?.pointer.sequence).toBe(3)
    expect(b.problems.join()).toContain('was published without the database')
  })

  test('a server that was stopped while it moved its pointer completes the move when it starts again', async () => {
    const [a, b] = await openTwo({ 'page/home': 'one' })
    b.isConnected = false
    await publishText(a, 'page/home', 'two')
    // The state of the disk when the server is killed after it wrote the record of the move and before it wrote the
    // pointer.
    await copyFile(join(a.siteDir, 'moves', '2.json'), join(b.siteDir, 'moves', '2.json'))
    b.isConnected = true
    await b.documents.follow()
    expect(pointerOf(b)).toBe(pointerOf(a))
    expect(b.problems).toEqual([])
  })

  test('the sequence number of an interrupted move is not used again for another release', async () => {
    const [a, b] = await openTwo({ 'page/home': 'one' })
    // A comparison that is still running could take over the next move although the server is disconnected.
    await b.documents.follow()
    b.isConnected = false
    await publishText(a, 'page/home', 'two')
    const pointer = { ...b.releases.live()?.pointer, sequence: 2 }
    const source = b.releases.live()?.release.source
    await writeFile(join(b.siteDir, 'moves', '2.json'), JSON.stringify({ pointer, source }))
    b.isConnected = true
    await b.documents.follow()
    await a.documents.follow()
    expect(pointerOf(b)).toBe(pointerOf(a))
    expect(a.releases.live()?.pointer.sequence).toBe(3)
    expect(b.problems).toEqual([])
  })

  test('a server that has not followed the pointer yet gets a requested file from the database', async () => {
    const [a, b] = await openTwo({ 'page/home': 'one' })
    b.isConnected = false
    await publishText(a, 'page/home', 'two')
    const files = new SharedFiles({ siteDir: b.siteDir, buildDir: join(folder, 'none') })
    const requested = new RequestedFiles({
      files,
      openDatabase: () => db,
      onProblem: (message) => b.problems.push(message),
    })
    const fetch = requested.fetchFrom('objects')
    const name = `${sha256(text('two')).slice(0, 20)}.json`
    expect(await fetch(name)).toBe(true)
    expect(await filesOf(b, 'objects')).toContain(name)
    expect(await fetch('00000000000000000000.json')).toBe(false)
    expect(await fetch('../publish.token')).toBe(false)
    expect(b.problems).toEqual([])
  })

  test('a server gets the files of the player build of another server once, and keeps its own service worker', async () => {
    const [a, b] = await openTwo({ 'page/home': 'one' })
    await a.writeBuild({ 'player-12345678.js': 'new player', 'sw.js': 'worker' })
    await publishText(a, 'page/home', 'two')
    await b.documents.follow()
    expect(await filesOf(b, 'builds')).toEqual(['.b1.json', 'player-12345678.js'])
  })

  test('old shared files are removed after the retention period, and files of the last moves are kept', async () => {
    const [a] = await openTwo({ 'page/home': 'one' })
    const files = new SharedFiles({ siteDir: a.siteDir, buildDir: join(folder, 'none') })
    // Closes the running servers, because they would try to follow the pointers below, which no channel has.
    for (const site of sites.splice(0)) await site.close()
    const last = retention.moves + 2
    for (let n = 2; n <= last; n++) {
      const release = await a.compile(textSite({ 'page/home': `text ${n}` }))
      const manifest = await files.put(db, release)
      const pointer = { channel: 'live', sequence: n, release, build: 'b1', at: new Date().toISOString(), routes: {} }
      await db.transaction().execute(async (transaction) => await files.record(transaction, pointer, manifest))
    }
    const later = Date.now() + (retention.days + 1) * DAY
    expect(await files.collect(db, Date.now())).toBe(0)
    expect(await files.collect(db, later)).toBeGreaterThan(0)
    const names = (await db.selectFrom('config_file').select('name').execute()).map(({ name }) => name)
    const objectOf = (value: string): string => `objects/${sha256(text(value)).slice(0, 20)}.json`
    expect(names).not.toContain(objectOf('one'))
    for (let n = last - retention.moves + 1; n <= last; n++) expect(names).toContain(objectOf(`text ${n}`))
  })
})
