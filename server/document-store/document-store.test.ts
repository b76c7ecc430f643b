import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../engine/release/sha256.ts'
import type { Db } from '../database/tables.ts'
import { readAudit, verifyAudit } from './audit.ts'
import { createChangeSet, readChangeSet, rebase, saveItem, StaleError } from './change-sets.ts'
import { readHistory, readOpenEdits, readRevisions, restoreAsDraft } from './history.ts'
import { emptyTables } from './test-database.ts'
import { type TestSite, textSite } from './test-site.ts'
import { databases, liveTexts, testStore } from './test-store.fixture.ts'

const actor = { name: 'ana', correlation: 'request-1' }
const text = (value: string): string => JSON.stringify({ text: value })

describe.each(databases)('the document store on %s', (name) => {
  const { newFolder, open, openPublished, ...store } = testStore(name, 'optional')
  let db: Db
  beforeAll(() => void (db = store.db()))

  /** Creates a change set with one edit of what is live. */
  async function draft(site: TestSite, file: string, value: string | undefined): Promise<string> {
    const path = `${file}.json`
    const { id } = await createChangeSet(db, actor, `${file} becomes ${value}`)
    const base = (await site.documents.live()).files.get(path)?.body ?? null
    const content = value === undefined ? undefined : text(value)
    await saveItem(db, actor, id, { path, version: 0, base, content })
    return id
  }
  const publish = (site: TestSite, id: string) => site.documents.publishChangeSet(actor, { id, isDryRun: false })

  test('stores the first release of a site, and publishes, restores and removes its documents', async () => {
    const site = await openPublished({ a: 'one', b: 'one' })
    expect(await liveTexts(site)).toEqual({ a: 'one', b: 'one' })
    expect((await site.documents.readSite())?.assets.get('asset/files/dot.svg')).toEqual(
      Uint8Array.from(Buffer.from('<svg/>')),
    )
    expect(await publish(site, await draft(site, 'a', 'two'))).toMatchObject({ ok: true, pointer: { sequence: 2 } })
    await publish(site, await draft(site, 'b', undefined))
    await publish(site, await draft(site, 'c', 'new'))
    expect(await liveTexts(site)).toEqual({ a: 'two', c: 'new' })
    expect(site.releases.live()?.pointer.sequence).toBe(4)
    expect((await readRevisions(db, 'a.json')).map(({ number, author }) => [number, author])).toEqual([
      [2, 'ana'],
      [1, 'server'],
    ])
    const restored = await restoreAsDraft(db, actor, { sequence: 1, live: await site.documents.live() })
    const { items } = await readChangeSet(db, restored.id)
    expect(items.map(({ path }) => path)).toEqual(['a.json', 'b.json', 'c.json'])
    await publish(site, restored.id)
    expect(await liveTexts(site)).toEqual({ a: 'one', b: 'one' })
    expect((await readHistory(db)).map(({ sequence, kind, title }) => [sequence, kind, title])).toEqual([
      [5, 'publish', 'Restore of release 1'],
      [4, 'publish', 'c becomes new'],
      [3, 'publish', 'b becomes undefined'],
      [2, 'publish', 'a becomes two'],
      [1, 'import', null],
    ])
    expect(await verifyAudit(db)).toMatchObject({ ok: true })
    expect(site.problems).toEqual([])
  })

  test('refuses every change of bodies, revisions, releases, moves and audit rows', async () => {
    const site = await openPublished({ a: 'one' })
    await publish(site, await draft(site, 'a', 'two'))
    for (const table of ['config_body', 'config_revision', 'config_release', 'config_move', 'config_audit']) {
      const target = sql.table(table)
      const column =
        table === 'config_body' || table === 'config_release'
          ? 'hash'
          : table === 'config_revision'
            ? 'author'
            : table === 'config_move'
              ? 'release'
              : 'actor'
      const update = sql`update ${target} set ${sql.ref(column)} = ${sql.ref(column)}`
      await expect(update.execute(db), table).rejects.toThrow('append-only')
      await expect(sql`delete from ${target}`.execute(db), table).rejects.toThrow('append-only')
      await expect(sql`truncate ${target} cascade`.execute(db), table).rejects.toThrow('append-only')
    }
  })

  test('names the first audit row that was changed, removed or added by a person with access to the tables', async () => {
    const site = await openPublished({ a: 'one' })
    for (const value of ['two', 'three']) await publish(site, await draft(site, 'a', value))
    expect(await verifyAudit(db)).toMatchObject({ ok: true, rows: 5 })
    const rows = await readAudit(db, 0, 10)
    expect(rows.map(({ action }) => action)).toEqual([
      'import',
      'change set created',
      'publish',
      'change set created',
      'publish',
    ])
    await sql`alter table config_audit disable trigger user`.execute(db)
    await sql`alter table config_move drop constraint config_move_audit_fkey`.execute(db)
    try {
      await sql`update config_audit set actor = 'nobody' where id = 3`.execute(db)
      expect(await verifyAudit(db)).toEqual({
        ok: false,
        row: 3,
        reason: 'the content of this row does not match its hash',
      })
      await sql`update config_audit set actor = 'ana' where id = 3`.execute(db)
      expect(await verifyAudit(db)).toMatchObject({ ok: true })
      await sql`delete from config_audit where id = 2`.execute(db)
      expect(await verifyAudit(db)).toEqual({ ok: false, row: 3, reason: 'row 2 is missing' })
    } finally {
      await sql`delete from config_move`.execute(db).catch(() => undefined)
      await emptyTables(db)
      await sql`alter table config_audit enable trigger user`.execute(db)
      await sql`alter table config_move add constraint config_move_audit_fkey foreign key (audit) references config_audit`.execute(
        db,
      )
    }
  })

  test('when many saves with the same version run concurrently, one is written and the others are refused with the written content', async () => {
    const site = await openPublished({ a: 'one' })
    const id = await draft(site, 'a', 'two')
    const saves = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        saveItem(db, actor, id, { path: 'a.json', version: 1, content: text(`writer ${n}`) }),
      ),
    )
    const written = saves.flatMap((save, n) => (save.status === 'fulfilled' ? [n] : []))
    expect(written).toHaveLength(1)
    const content = text(`writer ${written[0]}`)
    for (const save of saves)
      if (save.status === 'rejected') {
        expect(save.reason).toBeInstanceOf(StaleError)
        expect((save.reason as StaleError).current).toMatchObject({ version: 2, content })
      }
    expect((await readChangeSet(db, id)).items).toMatchObject([{ version: 2, content }])
  })

  test('a change set that was forked from an older revision is published only after a rebase', async () => {
    const site = await openPublished({ a: 'one', b: 'one' })
    const [first, second, other] = [
      await draft(site, 'a', 'two'),
      await draft(site, 'a', 'three'),
      await draft(site, 'b', 'two'),
    ]
    await publish(site, first)
    await expect(publish(site, second)).rejects.toMatchObject({ statusCode: 409, details: { outdated: ['a.json'] } })
    expect(await publish(site, other)).toMatchObject({ ok: true })
    const live = (await site.documents.live()).files
    expect(await rebase(db, actor, { id: second, live })).toEqual([
      { path: 'a.json', conflicts: ['/text has two different values: "three" in this version, "two" in the other'] },
    ])
    expect((await readChangeSet(db, second)).items).toMatchObject([{ version: 1, content: text('three') }])
    expect(await rebase(db, actor, { id: second, live, keep: 'mine' })).toEqual([])
    expect((await readChangeSet(db, second)).items).toMatchObject([{ version: 2 }])
    await publish(site, second)
    expect(await liveTexts(site)).toEqual({ a: 'three', b: 'two' })
  })

  test('a document that a change set removes can be written again only with the version number of its removal', async () => {
    const site = await openPublished({ a: 'one', b: 'one' })
    const id = await draft(site, 'a', undefined)
    const create = saveItem(db, actor, id, { path: 'a.json', version: 0, base: null, content: text('new') })
    await expect(create).rejects.toMatchObject({
      statusCode: 409,
      message: 'the change set removes a.json; send version 1 to write it again',
      current: { version: 1, content: undefined },
    })
    expect(await saveItem(db, actor, id, { path: 'a.json', version: 1, content: text('new') })).toEqual({ version: 2 })
    await publish(site, id)
    expect(await liveTexts(site)).toEqual({ a: 'new', b: 'one' })
  })

  test('a rebase removes edits that are already live from a change set, and a change set without edits is not published', async () => {
    const site = await openPublished({ a: 'one' })
    const [first, same] = [await draft(site, 'a', 'two'), await draft(site, 'a', 'two')]
    await publish(site, first)
    expect((await readOpenEdits(db)).map(({ changeSet }) => changeSet)).toEqual([same])
    const live = (await site.documents.live()).files
    expect(await rebase(db, actor, { id: same, live })).toEqual([])
    await expect(publish(site, same)).rejects.toMatchObject({ statusCode: 409 })
    expect(await readHistory(db)).toHaveLength(2)
  })

  test('a change set is published once, only in the version that the publisher has seen, and cannot be edited afterwards', async () => {
    const site = await openPublished({ a: 'one' })
    const id = await draft(site, 'a', 'two')
    await saveItem(db, actor, id, { path: 'a.json', version: 1, content: text('edited later') })
    await expect(site.documents.publishChangeSet(actor, { id, version: 2, isDryRun: false })).rejects.toMatchObject({
      statusCode: 409,
    })
    const dryRun = await site.documents.publishChangeSet(actor, { id, version: 3, isDryRun: true })
    expect(dryRun).toMatchObject({ ok: true, release: expect.stringMatching(/^\w{20}$/) })
    expect(await liveTexts(site)).toEqual({ a: 'one' })
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => publish(site, id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readHistory(db)).toHaveLength(2)
    await expect(saveItem(db, actor, id, { path: 'a.json', version: 2, content: text('late') })).rejects.toMatchObject({
      statusCode: 409,
    })
  })

  test('a publish stops the build of a preview, and the preview is built after the publish', async () => {
    const site = await openPublished({ a: 'one', b: 'one' })
    const [shown, other] = [await draft(site, 'a', 'two'), await draft(site, 'b', 'two')]
    const begun = new Promise<void>((resolve) => {
      site.beforePrepare = async (signal) => {
        site.beforePrepare = async () => undefined
        resolve()
        await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))))
      }
    })
    const preview = site.documents.preview(shown)
    await begun
    expect(await publish(site, other)).toMatchObject({ ok: true })
    expect(await preview).toMatchObject({ ok: true })
    expect(await liveTexts(site)).toEqual({ a: 'one', b: 'two' })
  })

  test(
    'two servers that publish at the same time publish each change set exactly once',
    { timeout: 60_000 },
    async () => {
      const names = Array.from({ length: 12 }, (_, n) => `d${n}`)
      const first = await openPublished(Object.fromEntries(names.map((file) => [file, 'old'])))
      const second = await open()
      await second.documents.follow()
      const drafts = await Promise.all(names.map((file) => draft(first, file, `new ${file}`)))
      const publishes = drafts.map(async (id, n) => {
        const site = n % 2 === 0 ? first : second
        // After five lost races in a row, a publish is refused and has to be repeated.
        for (;;) {
          const result = await publish(site, id).catch((error: Error) => error)
          if (!(result instanceof Error)) return result
          if (!result.message.startsWith('others publish')) throw result
        }
      })
      expect((await Promise.all(publishes)).every(({ ok }) => ok)).toBe(true)
      await Promise.all([first.documents.follow(), second.documents.follow()])
      expect(await liveTexts(first)).toEqual(Object.fromEntries(names.map((file) => [file, `new ${file}`])))
      const history = await readHistory(db)
      expect(history).toHaveLength(names.length + 1)
      expect(new Set(history.map(({ title }) => title)).size).toBe(names.length + 1)
      const channel = (await first.documents.live()).channel
      for (const site of [first, second]) expect(site.releases.live()?.release.source).toBe(channel?.release)
      expect(await verifyAudit(db)).toMatchObject({ ok: true })
    },
  )

  test('a server that is stopped after the transaction of a publish completes the publish when it starts again', async () => {
    const dataDir = await newFolder()
    const stopped = await open({ dataDir })
    await stopped.publisher.publish(textSite({ a: 'one' }))
    await stopped.documents.follow()
    stopped.beforeMove = () => {
      throw new Error('the server was stopped')
    }
    await expect(publish(stopped, await draft(stopped, 'a', 'two'))).rejects.toThrow('the server was stopped')
    const before = stopped.releases.live()
    await stopped.close()
    expect(before?.pointer.sequence).toBe(1)
    const started = await open({ dataDir })
    await started.documents.follow()
    expect(started.releases.live()?.pointer.sequence).toBe(2)
    expect(started.releases.live()?.release.source).toBe((await started.documents.live()).channel?.release)
    expect(await readHistory(db)).toHaveLength(2)
  })

  test('a publish and a rollback without the database are recorded later, and not undone by servers with older documents', async () => {
    const here = await openPublished({ a: 'one' })
    const other = await open()
    await other.documents.follow()
    here.isConnected = false
    other.isConnected = false
    // The clock passes a schedule: the same documents are compiled again, and the sequence rises.
    await other.publisher.publishStored({ ...textSite({ a: 'one' }) }, 20)
    await here.documents.publishSite(textSite({ a: 'without the database' }), actor)
    here.isConnected = true
    await here.documents.follow()
    expect(await liveTexts(here)).toEqual({ a: 'without the database' })
    other.isConnected = true
    await other.documents.follow()
    expect(await liveTexts(other)).toEqual({ a: 'without the database' })
    expect(other.releases.live()?.release.source).toBe((await other.documents.live()).channel?.release)
    expect((await readHistory(db)).map(({ kind }) => kind)).toEqual(['import', 'import'])
    // Rolls back without the database, as `npm run rollback` does.
    const { publisher } = other
    await publisher.publishStored(textSite({ a: 'one' }), 30)
    await other.documents.follow()
    await here.documents.follow()
    expect(await liveTexts(here)).toEqual({ a: 'one' })
    expect(here.releases.live()?.release.source).toBe(other.releases.live()?.release.source)
    expect((await readHistory(db))[0]).toMatchObject({ kind: 'rollback', actor: 'server' })
    expect((await readRevisions(db, 'a.json')).map(({ number }) => number)).toEqual([2, 1])
  })

  test('a publish without the database stays live, or is reported if another server has published meanwhile', async () => {
    const here = await openPublished({ a: 'one' })
    const other = await open()
    await other.documents.follow()
    here.isConnected = false
    await sql`update config_channel set sequence = 20`.execute(db)
    await here.documents.publishSite(textSite({ a: 'kept' }), actor)
    here.isConnected = true
    await here.documents.follow()
    await other.documents.follow()
    expect(await liveTexts(other)).toEqual({ a: 'kept' })
    expect((await readHistory(db))[0]).toMatchObject({ sequence: 21, kind: 'import' })

    here.isConnected = false
    await here.documents.publishSite(textSite({ a: 'replaced' }), actor)
    await publish(other, await draft(other, 'a', 'by others'))
    here.isConnected = true
    await here.documents.follow()
    expect(await liveTexts(here)).toEqual({ a: 'by others' })
    expect(here.releases.live()?.release.source).toBe((await here.documents.live()).channel?.release)
    expect(here.problems).toEqual([expect.stringContaining('was published without the database')])
  })

  test('publishing a folder adds revisions of changed documents only, and an unchanged folder is not published', async () => {
    const site = await openPublished({ a: 'one', b: 'one' })
    expect(await site.documents.publishSite(textSite({ a: 'one', b: 'two' }), actor)).toMatchObject({
      ok: true,
      pointer: { sequence: 2 },
    })
    expect((await readRevisions(db, 'a.json')).length).toBe(1)
    expect((await readRevisions(db, 'b.json'))[0]).toMatchObject({ number: 2, body: sha256(text('two')) })
    await site.documents.publishSite(textSite({ a: 'one', b: 'two' }), actor)
    expect(await readHistory(db)).toHaveLength(2)
  })
})
