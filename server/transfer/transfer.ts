/**
 * Copies everything that a site has from one database to another, or to and from a file: all rows, the files of its
 * releases, and the keys (decision 26).
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { disk, folders, withReasons } from '../../engine/release/disk.ts'
import { type MoveRecord, PointerFile } from '../../engine/release/pointer-file.ts'
import { openStore } from '../../engine/release/store.ts'
import { lockDatabase, type OpenDatabase } from '../database/open.ts'
import { nameOfPlace, type DataPlace, unfinishedMessage } from '../database/place.ts'
import type { Db } from '../database/tables.ts'
import { releaseFiles } from '../shared-files/release-files.ts'
import { readStoredFile, type StoredFile, writeStoredFile } from '../shared-files/stored-file.ts'
import { continueCounting, filledTables, readRows, type Rows, writeRows } from './database-rows.ts'

/** One part of the copied data. */
export type TransferEntry =
  | { readonly rows: Rows }
  | { readonly file: StoredFile }
  | { readonly move: MoveRecord & { readonly movedAt: number } }
  | { readonly key: { readonly name: string; readonly content: string } }

/** The message states why nothing can be copied, and what to do about it. */
export class TransferError extends Error {}

/** Files of the data folder that exist nowhere else. */
const keyFiles = ['publish.token', 'preview.key', 'kill.key', 'kills.json', 'sandbox.key', 'studio.secret']
/** Time limit for one statement, in milliseconds. */
const STATEMENT_MS = 600_000

const checkedDisk = withReasons(disk)

async function openPlace({ dataDir, url }: DataPlace): Promise<OpenDatabase> {
  const open = await lockDatabase({ dataDir, url, timeoutMs: STATEMENT_MS, isTransfer: true })
  return await open()
}

/**
 * Passes all data of a site to `onEntry`. The servers of the site must be stopped, because later changes are not
 * copied.
 */
export async function readPlace(place: DataPlace, onEntry: (entry: TransferEntry) => Promise<void>): Promise<void> {
  const { dataDir, url } = place
  if (url === undefined && !existsSync(join(dataDir, 'db')))
    throw new TransferError(`${dataDir} has no embedded database. Set DATA_DIR, or DATABASE_URL for PostgreSQL.`)
  const opened = await openPlace(place)
  try {
    await requireFinished(opened.db, place)
    await opened.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        await readRows(transaction, async (rows) => await onEntry({ rows }))
        if (url !== undefined) await readSharedFiles(transaction, onEntry)
      })
  } finally {
    await opened.close()
  }
  if (url === undefined) await readFiles(join(dataDir, 'site'), onEntry)
  for (const name of keyFiles) {
    const path = join(dataDir, name)
    if (existsSync(path)) await onEntry({ key: { name, content: await readFile(path, 'utf8') } })
  }
}

async function readSharedFiles(transaction: Db, onEntry: (entry: TransferEntry) => Promise<void>): Promise<void> {
  const names = await transaction.selectFrom('config_file').select('name').orderBy('name').execute()
  for (const { name } of names) {
    const file = await transaction
      .selectFrom('config_file')
      .select(['name', 'hash', 'plain', 'br', 'gz'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    await onEntry({ file })
  }
  for (const { pointer, source, moved_at } of await transaction
    .selectFrom('config_pointer')
    .selectAll()
    .orderBy('sequence')
    .execute())
    await onEntry({
      move: { pointer: JSON.parse(pointer) as MoveRecord['pointer'], source, movedAt: Number(moved_at) },
    })
}

/** Reads the files of all releases that can be made live again. */
async function readFiles(siteDir: string, onEntry: (entry: TransferEntry) => Promise<void>): Promise<void> {
  const store = await openStore(siteDir, checkedDisk)
  const sent = new Set<string>()
  for (const move of (await store.moves()).toReversed()) {
    const manifest = await store.release(move.pointer.release)
    if (manifest === undefined || !(await store.isWhole(manifest))) continue
    for (const name of await releaseFiles(siteDir, move.pointer.release, manifest)) {
      const file = sent.has(name) ? undefined : await readStoredFile(join(siteDir, name, '..'), name)
      sent.add(name)
      if (file !== undefined) await onEntry({ file })
    }
    await onEntry({ move: { ...move, movedAt: Date.parse(move.pointer.at) } })
  }
}

/**
 * Fills an empty `place`: a data folder with its database. `copy` passes each entry once. All rows are committed at the
 * end. Servers and this function refuse a place whose filling was not finished.
 * @throws {TransferError} when the place is not empty
 */
export async function fillPlace(
  place: DataPlace,
  source: string,
  copy: (onEntry: (entry: TransferEntry) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { dataDir, url } = place
  const siteDir = join(dataDir, 'site')
  await mkdir(dataDir, { recursive: true })
  const opened = await openPlace(place)
  try {
    await requireFinished(opened.db, place)
    const filled = await filledTables(opened.db)
    if (filled.length > 0)
      throw new TransferError(`${nameOfPlace(place)} is not empty (${filled.join(', ')}). Use an empty database.`)
    await opened.db
      .insertInto('config_transfer')
      .values({ id: 1, source, started_at: String(Date.now()) })
      .execute()
    const moves: MoveRecord[] = []
    const filling = opened.db.transaction().execute(async (transaction) => {
      await copy(async (entry) => {
        if ('rows' in entry) await writeRows(transaction, entry.rows)
        else if ('key' in entry) await writeKey(dataDir, entry.key)
        else if (url === undefined) {
          if ('file' in entry) await writeFileOnce(siteDir, entry.file)
          else moves.push({ pointer: entry.move.pointer, source: entry.move.source })
        } else if ('file' in entry) await insertFile(transaction, entry.file)
        else await insertMove(transaction, entry.move)
      })
      await continueCounting(transaction)
      const live = moves.at(-1)
      if (live !== undefined) await moveTo(siteDir, live)
      await transaction.deleteFrom('config_transfer').execute()
    })
    await filling.catch(async (error: unknown) => {
      // The transaction was rolled back, so the next attempt may use the database.
      await opened.db
        .deleteFrom('config_transfer')
        .execute()
        .catch(() => undefined)
      throw error
    })
  } finally {
    await opened.close()
  }
}

async function moveTo(siteDir: string, live: MoveRecord): Promise<void> {
  const here = await new PointerFile(siteDir, checkedDisk).read()
  if (here !== undefined && here.sequence >= live.pointer.sequence) return
  await (await openStore(siteDir, checkedDisk)).takeMove(live)
}

async function writeFileOnce(siteDir: string, file: StoredFile): Promise<void> {
  if (!existsSync(join(siteDir, file.name))) await writeStoredFile(checkedDisk, siteDir, file)
}

async function writeKey(dataDir: string, { name, content }: { name: string; content: string }): Promise<void> {
  if (!keyFiles.includes(name)) throw new TransferError(`${name} is not a file of a data folder`)
  const path = join(dataDir, name)
  const here = existsSync(path) ? await readFile(path, 'utf8') : undefined
  if (here === content) return
  if (here !== undefined)
    throw new TransferError(`${path} exists with different content. Use an empty DATA_DIR, or remove the file.`)
  await writeFile(path, content, { mode: 0o600 })
}

async function insertFile(transaction: Db, file: StoredFile): Promise<void> {
  await transaction
    .insertInto('config_file')
    .values({ ...file, used_at: String(Date.now()) })
    .execute()
}

async function insertMove(transaction: Db, { pointer, source, movedAt }: MoveRecord & { movedAt: number }) {
  const { channel, sequence } = pointer
  await transaction
    .insertInto('config_pointer')
    .values({ channel, sequence, pointer: JSON.stringify(pointer), source, moved_at: String(movedAt) })
    .execute()
}

async function requireFinished(db: Db, place: DataPlace): Promise<void> {
  const row = await db.selectFrom('config_transfer').selectAll().executeTakeFirst()
  if (row !== undefined) throw new TransferError(unfinishedMessage(row, nameOfPlace(place)))
}

/** PostgreSQL lists a connection a little longer than its client, such as a server that has just been stopped. */
const ENDING_MS = 2000
const ENDING_CHECK_MS = 100

/** Refuses a database with connected servers, which could write to it after the copy. */
export async function requireStopped(place: DataPlace): Promise<void> {
  if (place.url === undefined) return
  const opened = await openPlace(place)
  try {
    let others = await otherConnections(opened.db)
    for (let waited = 0; others > 0 && waited < ENDING_MS; waited += ENDING_CHECK_MS) {
      await setTimeout(ENDING_CHECK_MS)
      others = await otherConnections(opened.db)
    }
    if (others > 0)
      throw new TransferError(
        `${nameOfPlace(place)} has other connections (${others}). Stop all servers: what they write now would be lost.`,
      )
  } finally {
    await opened.close()
  }
}

async function otherConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
  return Number(rows[0]?.n ?? 0)
}

/** Returns whether the folder already has a site. A restore would mix it with the restored site. */
export function hasSite(dataDir: string): boolean {
  return existsSync(folders(join(dataDir, 'site')).pointer)
}
