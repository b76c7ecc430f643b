/**
 * Two servers on one PostgreSQL edit, publish and run schedules at the same time: nothing happens twice, and nothing
 * that was acknowledged is lost.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockDatabase, type OpenDatabase } from '../../server/database/open.ts'
import type { Tables } from '../../server/database/tables.ts'
import { verifyAudit } from '../../server/document-store/audit.ts'
import { createChangeSet, readChangeSet, RefusedError, saveItem } from '../../server/document-store/change-sets.ts'
import { bodyHash } from '../../server/document-store/live.ts'
import { momentOf } from '../../server/document-store/moment.ts'
import { openTestSite, type TestSite, textSite } from '../../server/document-store/test-site.ts'
import { createPostgres, noPostgres, type TestPostgres } from '../postgres.fixture.ts'
import { Random } from '../random.fixture.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'

const CASES = caseCount({ quick: 30, full: 1000, variable: 'RACES' })
/** Change sets that are worked on at the same time. */
const WRITERS = 6
const PATHS = ['a', 'b', 'c', 'd']
const actor = { name: 'ana', correlation: 'request-1' }
const at = { wallTime: '2026-12-24T18:00', zone: 'Asia/Manila' }

describe.skipIf(noPostgres !== undefined)('two servers on one PostgreSQL', () => {
  let folder: string
  let postgres: TestPostgres
  let opened: OpenDatabase
  let db: Kysely<Tables>
  let sites: readonly TestSite[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'habi-races-'))
    postgres = await createPostgres()
    await postgres.start()
    opened = await (await lockDatabase({ dataDir: folder, url: postgres.url }))()
    db = opened.db
    const open = async (name: string): Promise<TestSite> =>
      await openTestSite(join(folder, name), db, 'optional', { isShared: true })
    sites = [await open('a'), await open('b')]
    await sites[0]?.publisher.publish(textSite(Object.fromEntries(PATHS.map((path) => [path, 'first']))))
    for (const site of sites) await site.documents.follow()
    expect(sites.map(({ problems, releases }) => [problems, releases.live()?.pointer.sequence])).toEqual([
      [[], 1],
      [[], 1],
    ])
  }, 90_000)
  afterAll(async () => {
    for (const site of sites) await site.close()
    await opened?.close()
    await postgres?.remove()
    await rm(folder, { recursive: true })
  })

  test(
    `${CASES} concurrent edits, publishes and schedules: nothing twice, nothing lost`,
    { timeout: 30_000 + CASES * 1000 },
    async () => {
      const random = new Random(testSeed)
      /** Texts of change sets by what was acknowledged. */
      const published: string[] = []
      const scheduled: string[] = []
      const refused: string[] = []
      let next = 0

      async function work(site: TestSite): Promise<void> {
        while (next < CASES) {
          const path = `${random.pick(PATHS)}.json`
          const content = JSON.stringify({ text: `text ${next++}` })
          const { id } = await createChangeSet(db, actor, content)
          const base = (await site.documents.live()).files.get(path)?.body ?? null
          await saveItem(db, actor, id, { path, version: 0, base, content })
          const { version } = await readChangeSet(db, id)
          const isScheduled = random.below(4) === 0
          try {
            if (isScheduled)
              expect(await site.documents.schedule(actor, { id, version, at })).toMatchObject({ ok: true })
            // Both servers get the same request, as when a client sends it again.
            else await publishTwice(id)
            ;(isScheduled ? scheduled : published).push(content)
          } catch (error) {
            if (!(error instanceof RefusedError)) throw error
            refused.push(content)
          }
        }
      }

      /** Resolves when exactly one of the servers has published the change set. */
      async function publishTwice(id: string): Promise<void> {
        const results = await Promise.allSettled(
          sites.map(async (site) => await site.documents.publishChangeSet(actor, { id })),
        )
        const done = results.filter((result) => result.status === 'fulfilled')
        for (const { value } of done) expect(value).toMatchObject({ ok: true })
        expect(done.length).toBeLessThan(2)
        const [failed] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []))
        if (done.length === 0) throw failed
      }

      await Promise.all(Array.from({ length: WRITERS }, (_, n) => work(sites[n % 2] as TestSite)))
      for (const site of sites) site.now = momentOf(at)
      await Promise.all([...sites, ...sites].map(async (site) => await site.documents.runSchedules()))
      for (const site of sites) await site.documents.follow()

      expect([
        published.length > 0,
        scheduled.length > 0,
        published.length + scheduled.length + refused.length,
      ]).toEqual([true, true, CASES])
      const revisions = await db.selectFrom('config_revision').select(['body', 'path', 'id']).execute()
      const timesOf = (content: string): number => revisions.filter(({ body }) => body === bodyHash(content)).length
      expect(published.filter((content) => timesOf(content) !== 1)).toEqual([])
      expect(refused.filter((content) => timesOf(content) !== 0)).toEqual([])
      const schedules = await db.selectFrom('config_schedule').selectAll().execute()
      expect(schedules.length).toBe(scheduled.length)
      // Of several schedules of one document the first one publishes; the others wait for a person.
      const done = schedules.filter(({ state }) => state === 'done')
      expect(schedules.filter(({ state }) => state !== 'done' && state !== 'suspended')).toEqual([])
      expect(new Set(done.map(({ sequence }) => sequence)).size).toBe(done.length)
      const moves = await db.selectFrom('config_move').selectAll().execute()
      expect(moves.length).toBe(1 + published.length + done.length)
      expect(revisions.length).toBe(PATHS.length + 1 + published.length + done.length)

      const { channel, files } = (await sites[0]?.documents.live()) ?? {}
      for (const { path, body, id } of revisions) {
        const newest = revisions.filter((one) => one.path === path).toSorted((a, b) => Number(b.id) - Number(a.id))[0]
        if (newest?.id === id) expect(files?.get(path)?.body).toBe(body)
      }
      const pointers = sites.map(({ releases }) => releases.live())
      for (const live of pointers) expect(live?.release.source).toBe(channel?.release)
      expect(new Set(pointers.map((live) => live?.pointerText)).size).toBe(1)
      expect(await verifyAudit(db)).toMatchObject({ ok: true })
      expect(sites.flatMap(({ problems }) => problems).filter((problem) => !problem.includes('is suspended'))).toEqual(
        [],
      )
      console.log(
        `${CASES} change sets: ${published.length} published, ${done.length} by their schedule, ` +
          `${schedules.length - done.length} suspended, ${refused.length} refused`,
      )
    },
  )
})
