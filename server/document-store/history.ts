/** Reads what was live, and the revisions of documents. */
import { LIVE_CHANNEL } from '../../engine/core/release.ts'
import type { Db } from '../database/tables.ts'
import type { ChangeSet, HistoryEntry, RevisionEntry } from './answers.ts'
import { type Actor, addAudit } from './audit.ts'
import { addItems, insertChangeSet, RefusedError } from './change-sets.ts'
import type { Live } from './document-store.ts'
import { contentsBetween } from './earlier.ts'
import { chunks, readRelease, type StoredFiles } from './live.ts'

const MAX_ENTRIES = 200

/** Returns the last moves, newest first; with `before`, only moves with a lower sequence. */
export async function readHistory(db: Db, before?: number): Promise<readonly HistoryEntry[]> {
  const rows = await db
    .selectFrom('config_move as move')
    .innerJoin('config_audit as audit', 'audit.id', 'move.audit')
    .leftJoin('config_change_set as change', 'change.id', 'move.change_set')
    .select(['move.sequence', 'move.release', 'move.kind', 'change.title', 'audit.actor', 'audit.at'])
    .where('move.channel', '=', LIVE_CHANNEL)
    .$if(before !== undefined, (query) => query.where('move.sequence', '<', before ?? 0))
    .orderBy('move.sequence', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  return rows.map((row) => ({ ...row, at: Number(row.at) }))
}

/** A move that changed some of the requested documents. */
export interface DocumentMove extends HistoryEntry {
  readonly files: readonly string[]
}

/** The moves that changed any of these files, newest first, each with the files that it changed. */
export async function movesOf(db: Db, paths: readonly string[]): Promise<readonly DocumentMove[]> {
  const wanted = new Set(paths)
  const found: DocumentMove[] = []
  let before: number | undefined
  for (;;) {
    const moves = await readHistory(db, before)
    before = moves.at(-1)?.sequence
    const files = await changedFiles(
      db,
      moves.map(({ sequence }) => sequence),
    )
    for (const move of moves) {
      const changed = (files.get(move.sequence) ?? []).filter((path) => wanted.has(path))
      if (changed.length > 0) found.push({ ...move, files: changed })
    }
    if (moves.length < MAX_ENTRIES || found.length >= MAX_ENTRIES) return found
  }
}

/** Returns the files that each move has changed, read from the audit. */
async function changedFiles(db: Db, sequences: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  if (sequences.length === 0) return new Map()
  const rows = await db
    .selectFrom('config_move as move')
    .innerJoin('config_audit as audit', 'audit.id', 'move.audit')
    .select(['move.sequence', 'audit.data'])
    .where('move.channel', '=', LIVE_CHANNEL)
    .where('move.sequence', 'in', sequences)
    .execute()
  return new Map(
    rows.map(({ sequence, data }) => [
      sequence,
      (JSON.parse(data) as { readonly files?: readonly string[] }).files ?? [],
    ]),
  )
}

/** Documents that are not live, with their last revision. */
export async function readRemoved(
  db: Db,
  live: StoredFiles,
): Promise<readonly { readonly path: string; readonly number: number; readonly at: number }[]> {
  const rows = await db
    .selectFrom('config_revision')
    .select((row) => ['path', row.fn.max('number').as('number'), row.fn.max('created_at').as('at')])
    .groupBy('path')
    .orderBy('path')
    .execute()
  return rows
    .filter(({ path }) => !live.has(path))
    .map(({ path, number, at }) => ({ path, number: Number(number), at: Number(at) }))
}

/** The revisions of a file, newest first. */
export async function readRevisions(db: Db, path: string): Promise<readonly RevisionEntry[]> {
  const rows = await db
    .selectFrom('config_revision')
    .select(['id', 'number', 'parent', 'body', 'author', 'created_at'])
    .where('path', '=', path)
    .orderBy('number', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  return rows.map(({ created_at, ...row }) => ({ ...row, at: Number(created_at) }))
}

/**
 * The files of the release with this number.
 * @throws {RefusedError} when the history has no such number
 */
export async function readNumber(db: Db, sequence: number): Promise<StoredFiles> {
  const move = await db
    .selectFrom('config_move')
    .select('release')
    .where('channel', '=', LIVE_CHANNEL)
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  const then = move && (await readRelease(db, move.release))
  if (then === undefined) throw new RefusedError(404, `release ${sequence} is not in the history`)
  return then
}

/**
 * Creates a change set that restores documents (those of `paths`, or all) to their content in an earlier release.
 * @throws {RefusedError} when there is no such release, or nothing differs
 */
export async function restoreAsDraft(
  db: Db,
  actor: Actor,
  { sequence, paths, live }: { readonly sequence: number; readonly paths?: readonly string[]; readonly live: Live },
): Promise<ChangeSet> {
  const then = await readNumber(db, sequence)
  const all = await contentsBetween(db, live.files, then)
  const contents = new Map([...all].filter(([path]) => paths === undefined || paths.includes(path)))
  if (contents.size === 0)
    throw new RefusedError(409, `nothing to restore: the live documents are the same as in release ${sequence}`)
  return await db.transaction().execute(async (transaction) => {
    const created = await insertChangeSet(transaction, actor, `Restore of release ${sequence}`)
    const restored = await addItems(transaction, actor, { id: created.id, live: live.files, contents })
    const data = { sequence, paths: [...restored] }
    await addAudit(transaction, actor, { action: 'restore as draft', subject: created.id, data })
    return created
  })
}

/** Who changed a live file last, and when. */
export interface LatestChange {
  readonly author: string
  readonly at: number
}

/** The last change of each live file, by path. */
export async function readLatest(db: Db, files: StoredFiles): Promise<{ readonly [path: string]: LatestChange }> {
  const found: { [path: string]: LatestChange } = {}
  for (const ids of chunks([...files.values()].map(({ revision }) => revision))) {
    const rows = await db
      .selectFrom('config_revision')
      .select(['path', 'author', 'created_at'])
      .where('id', 'in', ids)
      .execute()
    for (const { path, author, created_at } of rows) found[path] = { author, at: Number(created_at) }
  }
  return found
}

/** A working copy of a change set that is not published. */
export interface OpenEdit extends LatestChange {
  readonly path: string
  readonly changeSet: string
  readonly title: string
  readonly state: string
  readonly isRemoved: boolean
}

/** The working copies of all change sets that are neither published nor cancelled, without their contents. */
export async function readOpenEdits(db: Db): Promise<readonly OpenEdit[]> {
  const rows = await db
    .selectFrom('config_change_item as item')
    .innerJoin('config_change_set as change', 'change.id', 'item.change_set')
    .select(({ eb }) => [
      'item.path',
      'item.changed_by',
      'item.changed_at',
      'change.id',
      'change.title',
      'change.state',
      eb('item.content', 'is', null).as('is_removed'),
    ])
    .where('change.state', 'not in', ['published', 'cancelled'])
    .orderBy('item.changed_at', 'desc')
    .execute()
  return rows.map(({ path, changed_by, changed_at, id, title, state, is_removed }) => ({
    path,
    author: changed_by,
    at: Number(changed_at),
    changeSet: id,
    title,
    state,
    isRemoved: Boolean(is_removed),
  }))
}
