import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDatabase, type OpenDatabase } from '../database/open.ts'
import { countAttempt } from './attempts.ts'

const limit = { max: 3, windowMs: 60_000 }
let folder: string
let opened: OpenDatabase
let db: OpenDatabase['db']
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habi-attempts-'))
  opened = await (await lockDatabase({ dataDir: folder }))()
  db = opened.db
}, 90_000)
afterAll(async () => {
  await opened.close()
  await rm(folder, { recursive: true })
})

const rows = async (): Promise<number> => (await db.selectFrom('operator_attempt').selectAll().execute()).length

test('attempts of one address over the limit are refused until the period of the limit ends', async () => {
  const attempt = (now: number) => countAttempt(db, '10.0.0.1', limit, now)
  expect([await attempt(0), await attempt(10), await attempt(20)]).toEqual([undefined, undefined, undefined])
  expect(await attempt(30)).toBe(59_970)
  expect(await countAttempt(db, '10.0.0.2', limit, 30)).toBeUndefined()
  expect(await attempt(60_000)).toBeUndefined()
})

test('attempts at the same time are all counted', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => countAttempt(db, 'an account', limit, 100)))
  expect(answers.filter((wait) => wait === undefined)).toHaveLength(3)
})

test('expired attempts are removed from the database, and rows contain a hash instead of the address', async () => {
  await countAttempt(db, '10.0.0.3', limit, 10_000_000)
  expect(await rows()).toBe(1)
  const [row] = await db.selectFrom('operator_attempt').selectAll().execute()
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
})
