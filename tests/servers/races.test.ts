/**
 * Two servers with one PostgreSQL edit, publish and run schedules at the same time: nothing is done twice, and nothing
 * that was acknowledged is lost.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../engine/release/sha256.ts'
import { lockDatabase, type OpenDatabase } from '../../server/database/open.ts'
import type { Db } from '../../server/database/tables.ts'
import { verifyAudit } from '../../server/document-store/audit.ts'
import {
  createChangeSet,
  readChangeSet,
  RefusedError,
  saveItem,
  StaleError,
} from '../../server/document-store/change-sets.ts'
import { openTestSite, type TestSite, textSite } from '../../server/document-store/test-site.ts'
import { createPostgres, noPostgres, type TestPostgres } from '../postgres.fixture.ts'
import { Random } from '../random.fixture.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'

const CASES = caseCount({ quick: 30, full: 1000, variable: 'RACES' })
/** Number of change sets that are edited at the same time. */
const WRITERS = 6
/** Number of change sets after which the clock is set forward. */
const ROUND = 15
const MINUTE = 60_000
const PATHS = ['a', 'b', 'c', 'd']
const actor = { name: 'ana', correlation: 'request-1' }
const people = [actor, { name: 'ben', correlation: 'request-2' }]

describe.skipIf(noPostgres !== undefined)('two servers on one PostgreSQL', () => {
  let folder: string
  let postgres: TestPostgres
  let opened: OpenDatabase
  let db: Db
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
    `of ${CASES} concurrent edits, publishes and schedules none is lost or done twice`,
    { timeout: 60_000 + CASES * 2000 },
    async () => {
      const random = new Random(testSeed)
      /** Texts of change sets that the servers published, scheduled or refused. */
      const published: string[] = []
      const scheduled: string[] = []
      const refused: string[] = []
      const start = sites[0]?.now ?? 0

      /**
       * Two people save the same version of a working copy at the same time. Returns the text of the one whose save
       * succeeded.
       */
      async function editTwice(id: string, path: string, n: number): Promise<string> {
        const base = (await sites[n % 2]?.documents.live())?.files.get(path)?.body ?? null
        const contents = people.map(({ name }) => JSON.stringify({ text: `text ${n} of ${name}` }))
        const results = await Promise.allSettled(
          people.map((person, at) => saveItem(db, person, id, { path, version: 0, base, content: contents[at] })),
        )
        const kept = contents.filter((_, at) => results[at]?.status === 'fulfilled')
        expect(kept.length).toBe(1)
        for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StaleError)
        return kept[0] ?? ''
      }

      /** Sends both servers the same request, as when a client sends it again. At most one of them may succeed. */
      async function requestTwice(send: (site: TestSite) => Promise<{ readonly ok: boolean }>): Promise<void> {
        const results = await Promise.allSettled(sites.map(send))
        const done = results.filter((result) => result.status === 'fulfilled')
        for (const { value } of done) expect(value).toMatchObject({ ok: true })
        expect(done.length).toBeLessThan(2)
        const [failed] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []))
        if (done.length === 0) throw failed
      }

      async function work(n: number, dueAt: number): Promise<void> {
        const isScheduled = random.below(2) === 0
        // The schedules of a round run during the next round. Each has its own document, so all of them can run.
        const path = isScheduled ? `due-${n % (2 * ROUND)}.json` : `${random.pick(PATHS)}.json`
        const { id } = await createChangeSet(db, actor, `Change ${n}`)
        const content = await editTwice(id, path, n)
        const { version } = await readChangeSet(db, id)
        const at = { wallTime: new Date(dueAt).toISOString().slice(0, 16), zone: 'UTC' }
        try {
          if (isScheduled) await requestTwice((site) => site.documents.schedule(actor, { id, version, at }))
          else await requestTwice((site) => site.documents.publishChangeSet(actor, { id }))
          ;(isScheduled ? scheduled : published).push(content)
        } catch (error) {
          if (!(error instanceof RefusedError)) throw error
          refused.push(content)
        }
      }

      async function runSchedules(): Promise<void> {
        await Promise.all([...sites, ...sites].map(async (site) => await site.documents.runSchedules()))
      }

      for (let first = 0, dueAt = start + MINUTE; first < CASES; first += ROUND, dueAt += MINUTE) {
        const rest = Array.from({ length: Math.min(ROUND, CASES - first) }, (_, n) => first + n)
        const workRest = async (): Promise<void> => {
          for (let n = rest.shift(); n !== undefined; n = rest.shift()) await work(n, dueAt)
        }
        await Promise.all([runSchedules(), ...Array.from({ length: WRITERS }, workRest)])
        for (const site of sites) site.now = dueAt
      }
      await runSchedules()
      for (const site of sites) await site.documents.follow()

      expect([
        published.length > 0,
        scheduled.length > 0,
        published.length + scheduled.length + refused.length,
      ]).toEqual([true, true, CASES])
      const revisions = await db.selectFrom('config_revision').select(['body', 'path', 'id']).execute()
      const timesOf = (content: string): number => revisions.filter(({ body }) => body === sha256(content)).length
      expect(published.filter((content) => timesOf(content) !== 1)).toEqual([])
      expect(refused.filter((content) => timesOf(content) !== 0)).toEqual([])
      const schedules = await db.selectFrom('config_schedule').selectAll().execute()
      expect(schedules.length).toBe(scheduled.length)
      expect(schedules.filter(({ state }) => state !== 'done')).toEqual([])
      expect(scheduled.filter((content) => timesOf(content) !== 1)).toEqual([])
      const moves = await db.selectFrom('config_move').selectAll().execute()
      expect(moves.map((move) => Number(move.sequence)).toSorted((one, other) => one - other)).toEqual(
        moves.map((_, n) => n + 1),
      )
      expect(moves.length).toBe(1 + published.length + scheduled.length)
      expect(revisions.length).toBe(PATHS.length + 1 + published.length + scheduled.length)

      const { channel, files } = (await sites[0]?.documents.live()) ?? {}
      for (const { path, body, id } of revisions) {
        const newest = revisions.filter((one) => one.path === path).toSorted((a, b) => Number(b.id) - Number(a.id))[0]
        if (newest?.id === id) expect(files?.get(path)?.body).toBe(body)
      }
      const pointers = sites.map(({ releases }) => releases.live())
      for (const live of pointers) expect(live?.release.source).toBe(channel?.release)
      expect(new Set(pointers.map((live) => live?.pointerText)).size).toBe(1)
      expect(await verifyAudit(db)).toMatchObject({ ok: true })
      expect(sites.flatMap(({ problems }) => problems)).toEqual([])
      console.log(
        `${CASES} change sets, edited by two people at once: ${published.length} published, ` +
          `${scheduled.length} by their schedule, ${refused.length} refused`,
      )
    },
  )
})
