/** A test database and the servers that use it, for a group of tests of the document store. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createPostgres, noPostgres, type TestPostgres } from '../../tests/postgres.fixture.ts'
import { lockDatabase, type OpenDatabase } from '../database/open.ts'
import type { Db } from '../database/tables.ts'
import type { ReviewMode } from './answers.ts'
import { emptyTables } from './test-database.ts'
import { openTestSite, type TestSite, textSite } from './test-site.ts'

export const databases = ['PGlite', 'PostgreSQL'] as const

type Texts = { readonly [name: string]: string }

export interface TestStore {
  /** The database. Available only while the tests run. */
  readonly db: () => Db
  /** A folder for the data of a server. */
  readonly newFolder: () => Promise<string>
  /** Opens a server. It is closed after the test. */
  readonly open: (options?: { readonly dataDir?: string; readonly review?: ReviewMode }) => Promise<TestSite>
  /** Opens a server with a site whose first release is in the database. */
  readonly openPublished: (texts: Texts) => Promise<TestSite>
}

/**
 * Opens the database before the tests of a group, and empties it after each. Tests on PostgreSQL are skipped where it
 * is not available.
 */
export function testStore(database: (typeof databases)[number], usualReview: ReviewMode): TestStore {
  const reason = database === 'PostgreSQL' ? noPostgres : undefined
  let folder: string
  let server: TestPostgres | undefined
  let opened: OpenDatabase | undefined
  let sites: TestSite[] = []

  const db: TestStore['db'] = () => {
    if (opened === undefined) throw new Error('the database is not open yet')
    return opened.db
  }
  const newFolder = async (): Promise<string> => await mkdtemp(join(folder, 'server-'))
  const open: TestStore['open'] = async ({ dataDir, review = usualReview } = {}) => {
    const site = await openTestSite(dataDir ?? (await newFolder()), db(), review)
    sites.push(site)
    return site
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'habi-store-'))
    if (reason !== undefined) return
    if (database === 'PostgreSQL') {
      server = await createPostgres()
      await server.start()
    }
    opened = await (await lockDatabase({ dataDir: folder, url: server?.url }))()
  }, 90_000)
  beforeEach(({ skip }) => skip(reason !== undefined, reason))
  afterEach(async () => {
    for (const site of sites) await site.close()
    sites = []
    await emptyTables(opened?.db)
  })
  afterAll(async () => {
    await opened?.close()
    await server?.remove()
    await rm(folder, { recursive: true })
  })

  return {
    db,
    newFolder,
    open,
    async openPublished(texts) {
      const site = await open()
      await site.publisher.publish(textSite(texts))
      await site.documents.follow()
      return site
    },
  }
}

/** The texts of the live documents by path without the extension. */
export async function liveTexts({ documents }: TestSite): Promise<Texts> {
  return Object.fromEntries(
    [...((await documents.readSite())?.files ?? [])].map(([path, content]) => [
      path.slice(0, -5),
      (JSON.parse(content) as { text: string }).text,
    ]),
  )
}
