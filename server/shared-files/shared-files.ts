/**
 * The files of releases and player builds in PostgreSQL, from which each server gets what it lacks (decision 26). They
 * are written before the pointer moves, and each file once.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { LIVE_CHANNEL, type Pointer, type Release } from '../../engine/core/release.ts'
import { buildListOf, readBuildList } from '../../engine/release/build-list.ts'
import { neededBy, oldest } from '../../engine/release/collect.ts'
import { mapConcurrently } from '../../engine/release/concurrency.ts'
import { disk, folders, withReasons } from '../../engine/release/disk.ts'
import { ManifestFolder } from '../../engine/release/manifest-folder.ts'
import type { MoveRecord } from '../../engine/release/pointer-file.ts'
import { unpackSource } from '../../engine/release/source-pack.ts'
import { openStore } from '../../engine/release/store.ts'
import type { Db } from '../database/tables.ts'
import { rootFiles } from '../delivery/headers.ts'
import { readBuildName } from '../publish/start-site.ts'
import { packParts, releaseFiles } from './release-files.ts'
import { MissingFileError, readStoredFile, SharedFileError, type StoredFile, writeStoredFile } from './stored-file.ts'
import { ignoreMissing } from '../../engine/release/missing-file.ts'

/** Maximum number of rows of one statement. Files have up to 16 MB, most of them a few KB. */
const ROWS = 60
/** Maximum number of files or statements in progress at the same time. */
const CONCURRENCY = 4
/** Minimum milliseconds between two writes of `used_at` for a file that is used again. */
const USED_EVERY_MS = 86_400_000

const checkedDisk = withReasons(disk)

export interface SharedFilesOptions {
  readonly siteDir: string
  readonly buildDir: string
}

export class SharedFiles {
  readonly #siteDir: string
  readonly #buildDir: string

  constructor({ siteDir, buildDir }: SharedFilesOptions) {
    this.#siteDir = siteDir
    this.#buildDir = buildDir
  }

  /** Writes the files of a release that the database lacks, and those of its player build. */
  async put(db: Db, hash: string): Promise<Release> {
    const manifest = await new ManifestFolder(folders(this.#siteDir).releases, checkedDisk).read(hash)
    if (manifest === undefined) throw new SharedFileError(`the manifest of release ${hash} is missing or damaged`)
    await this.#putFiles(db, await releaseFiles(this.#siteDir, hash, manifest))
    await this.#putBuild(db, manifest.build)
    return manifest
  }

  /** Writes the pointer that all servers follow, in the transaction that moves the channel. */
  async record(transaction: Db, pointer: Pointer, manifest: Release): Promise<void> {
    const names = [`releases/${pointer.release}.json`, ...manifest.objects.map((object) => `objects/${object}`)]
    const found = await existing(transaction, names)
    // Collecting may have removed a file since `put` wrote it.
    if (found.size < names.length)
      throw new SharedFileError(
        `files of release ${pointer.release} (${names.length - found.size}) were removed from the database before the release became live`,
      )
    await transaction
      .insertInto('config_pointer')
      .values({
        channel: LIVE_CHANNEL,
        sequence: pointer.sequence,
        pointer: JSON.stringify(pointer),
        source: manifest.source,
        moved_at: String(Date.now()),
      })
      .execute()
  }

  /** Returns the last move of the pointer; undefined before the first move. */
  async newest(db: Db): Promise<MoveRecord | undefined> {
    const row = await db
      .selectFrom('config_pointer')
      .select(['pointer', 'source'])
      .where('channel', '=', LIVE_CHANNEL)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row && { pointer: JSON.parse(row.pointer) as Pointer, source: row.source }
  }

  /**
   * Gets the files that the release of a move needs and this server lacks, and then moves the pointer of this server.
   * @throws {SharedFileError} when a file is missing or damaged in the database
   */
  async take(db: Db, move: MoveRecord): Promise<void> {
    await this.fetchRelease(db, move.pointer.release)
    await (await openStore(this.#siteDir, checkedDisk)).takeMove(move)
  }

  /** Returns the highest sequence that this server has used, even for a move that was interrupted. */
  async highestSequence(): Promise<number> {
    return await (await openStore(this.#siteDir, checkedDisk)).highestSequence()
  }

  /**
   * Returns whether this server can take over the move with the sequence of the move. It cannot when it has used the
   * same or a higher sequence for another release, even if it was stopped before it moved its pointer to that release.
   */
  async canTake({ pointer: { sequence, release } }: MoveRecord): Promise<boolean> {
    const store = await openStore(this.#siteDir, checkedDisk)
    if ((await store.highestSequence()) < sequence) return true
    const [newest] = await store.moves()
    return newest?.pointer.sequence === sequence && newest.pointer.release === release
  }

  /** Gets the files of a release that this server lacks. @throws {SharedFileError} */
  async fetchRelease(db: Db, hash: string): Promise<void> {
    const { objects, sources, builds } = folders(this.#siteDir)
    const manifests = new ManifestFolder(folders(this.#siteDir).releases, checkedDisk)
    if ((await manifests.read(hash)) === undefined) await this.#fetch(db, [`releases/${hash}.json`])
    const manifest = await manifests.read(hash)
    if (manifest === undefined) throw new SharedFileError(`the manifest of release ${hash} is damaged`)
    const lacking = async (folder: string, names: readonly string[]): Promise<readonly string[]> => {
      const there = new Set(await namesIn(folder))
      return names.filter((name) => !there.has(name)).map((name) => `${basename(folder)}/${name}`)
    }
    await this.#fetch(db, await lacking(objects, manifest.objects))
    await this.#fetch(db, await lacking(sources, [`${manifest.source}.json.gz`]))
    await this.#fetch(db, await lacking(sources, await packParts(this.#siteDir, manifest.source)))
    if (manifest.build === (await readBuildName(this.#buildDir))) return
    const list = buildListOf(manifest.build)
    // A release that was made before servers shared files has no list of its build files.
    const content = (await namesIn(builds)).includes(list)
      ? await readFile(join(builds, list))
      : (await read(db, [`builds/${list}`]))[0]?.plain
    if (content === undefined || content === null) return
    await this.#fetch(db, await lacking(builds, readBuildList(content)))
    await this.#fetch(db, await lacking(builds, [list]))
  }

  /**
   * Gets one file that a client requests before this server has followed the pointer. Returns whether the database has
   * it.
   */
  async fetchFile(db: Db, name: string): Promise<boolean> {
    const [row] = await read(db, [name])
    if (row !== undefined) await writeStoredFile(checkedDisk, this.#siteDir, row)
    return row !== undefined
  }

  /** Records that a release is previewed, so it is kept. */
  async use(db: Db, hash: string): Promise<void> {
    await markUsed(db, [`releases/${hash}.json`])
  }

  /**
   * Removes files that no server needs, by the rule of `engine/release/collect.ts`. Returns how many files it removed.
   */
  async collect(db: Db, now: number): Promise<number> {
    // Keeps the files of this server's build, because a running server needs them.
    const own = await readBuildName(this.#buildDir)
    if (own !== '') await this.#putBuild(db, own)
    const old = await db
      .selectFrom('config_file')
      .select('name')
      .where('used_at', '<', String(oldest(now)))
      .execute()
    const before = await this.newest(db)
    if (old.length === 0 || before === undefined) return 0
    const needs = await this.#needs(db, before.pointer, now)
    if (needs === undefined) return 0
    const needed = new Set([
      ...[...needs.releases].map((hash) => `releases/${hash}.json`),
      ...[...needs.objects].map((object) => `objects/${object}`),
      ...[...needs.sources].map((source) => `sources/${source}.json.gz`),
      ...[...needs.buildFiles].map((file) => `builds/${file}`),
    ])
    const removed = old.map(({ name }) => name).filter((name) => !needed.has(name))
    return await db.transaction().execute(async (transaction) => {
      await lockChannel(transaction)
      if ((await this.newest(transaction))?.pointer.sequence !== before.pointer.sequence) return 0
      let count = 0n
      for (const names of rowsOf(removed, 500)) {
        const { numDeletedRows } = await transaction
          .deleteFrom('config_file')
          .where('name', 'in', names)
          .where('used_at', '<', String(oldest(now)))
          .executeTakeFirst()
        count += numDeletedRows
      }
      const sequences = await transaction.selectFrom('config_pointer').select('sequence').execute()
      const oldMoves = sequences.map(({ sequence }) => sequence).filter((sequence) => !needs.moves.has(sequence))
      for (const some of rowsOf(oldMoves, 500))
        await transaction
          .deleteFrom('config_pointer')
          .where('sequence', 'in', some)
          .where('moved_at', '<', String(oldest(now)))
          .execute()
      return Number(count)
    })
  }

  async #needs(db: Db, live: Pointer, now: number): ReturnType<typeof neededBy> {
    const moves = await db
      .selectFrom('config_pointer')
      .select(['pointer', 'source', 'moved_at'])
      .orderBy('sequence', 'desc')
      .execute()
    const releases = await db
      .selectFrom('config_file')
      .select(['name', 'used_at'])
      .where('name', 'like', 'releases/%')
      .execute()
    const contentOf = async (name: string): Promise<Uint8Array | undefined> =>
      (await read(db, [name]))[0]?.plain ?? undefined
    return await neededBy(
      {
        live,
        next: undefined,
        moves: moves.map(({ pointer, source, moved_at }) => ({
          pointer: JSON.parse(pointer) as Pointer,
          source,
          movedAt: Number(moved_at),
        })),
        releases: new Map(releases.map(({ name, used_at }) => [basename(name, '.json'), Number(used_at)])),
        async manifest(hash) {
          const content = await contentOf(`releases/${hash}.json`)
          return content && (JSON.parse(Buffer.from(content).toString('utf8')) as Release)
        },
        async packParts(name) {
          const content = await contentOf(`sources/${name}.json.gz`)
          if (content === undefined) return []
          const pack = await unpackSource(name, content)
          return pack && (pack.parts ?? [])
        },
        async buildFiles(build) {
          const content = await contentOf(`builds/${buildListOf(build)}`)
          return content === undefined ? [] : [buildListOf(build), ...readBuildList(content)]
        },
      },
      now,
    )
  }

  async #putFiles(db: Db, names: readonly string[], from?: string): Promise<void> {
    const known = await existing(db, names)
    await markUsed(db, [...known])
    const missing = names.filter((name) => !known.has(name))
    await mapConcurrently(rowsOf(missing, ROWS), CONCURRENCY, async (some) => {
      const files = await Promise.all(
        some.map(async (name) => {
          const file = await readStoredFile(from ?? join(this.#siteDir, name, '..'), name)
          if (file === undefined) throw new SharedFileError(`${name} is missing in ${from ?? this.#siteDir}`)
          return file
        }),
      )
      await insert(db, files)
    })
  }

  /**
   * Writes the files of this server's player build, if the database lacks them. Builds of other servers are already in
   * the database.
   */
  async #putBuild(db: Db, build: string): Promise<void> {
    const list = `builds/${buildListOf(build)}`
    const content = (await read(db, [list]))[0]?.plain
    if (content !== undefined && content !== null)
      return await markUsed(db, [list, ...readBuildList(content).map((file) => `builds/${file}`)])
    if (build !== (await readBuildName(this.#buildDir))) return
    const client = join(this.#buildDir, 'client')
    // Files with a fixed name are not part of a release, because each server sends the ones of its own build.
    const files = (await namesIn(client))
      .filter((name) => !/\.(br|gz|tmp)$|^\./.test(name) && !rootFiles.has(`/${name}`))
      .toSorted()
    await this.#putFiles(
      db,
      files.map((file) => `builds/${file}`),
      client,
    )
    const plain = Buffer.from(JSON.stringify(files))
    const hash = createHash('sha256').update(plain).digest('hex')
    await insert(db, [{ name: list, hash, plain, br: null, gz: null }])
  }

  async #fetch(db: Db, names: readonly string[]): Promise<void> {
    await mapConcurrently(rowsOf(names, ROWS), CONCURRENCY, async (some) => {
      const found = await read(db, some)
      const missing = some.filter((name) => !found.some((file) => file.name === name))
      if (missing.length > 0) throw new MissingFileError(`the database lacks ${missing.join(', ')}`)
      for (const file of found) await writeStoredFile(checkedDisk, this.#siteDir, file)
    })
  }
}

/** Locks the channel, so moves of all servers and collecting run one after the other. */
export async function lockChannel(transaction: Db): Promise<void> {
  await sql`lock table config_channel in share row exclusive mode`.execute(transaction)
}

async function read(db: Db, names: readonly string[]): Promise<readonly StoredFile[]> {
  return await db
    .selectFrom('config_file')
    .select(['name', 'hash', 'plain', 'br', 'gz'])
    .where('name', 'in', names)
    .execute()
}

async function insert(db: Db, files: readonly StoredFile[]): Promise<void> {
  await db
    .insertInto('config_file')
    .values(
      files.map((file) => ({ ...file, used_at: String(Date.now()) })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function existing(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const some of rowsOf(names, 500))
    for (const { name } of await db.selectFrom('config_file').select('name').where('name', 'in', some).execute())
      found.add(name)
  return found
}

async function markUsed(db: Db, names: readonly string[]): Promise<void> {
  const now = Date.now()
  for (const some of rowsOf(names, 500))
    // Skips rows that are locked, because other servers may be marking the same files.
    await db
      .updateTable('config_file')
      .set({ used_at: String(now) })
      .where('name', 'in', (select) =>
        select
          .selectFrom('config_file')
          .select('name')
          .where('name', 'in', some)
          .where('used_at', '<', String(now - USED_EVERY_MS))
          .forUpdate()
          .skipLocked(),
      )
      .execute()
}

function rowsOf<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size))
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? []
}
