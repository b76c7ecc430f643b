/** What was live, and the revisions of a document. */
import type { Kysely } from 'kysely'
import { LIVE_CHANNEL } from '../../engine/core/release.ts'
import type { Tables } from '../database/tables.ts'
import type { ChangeSet, HistoryEntry, RevisionEntry } from './answers.ts'
import { type Actor, addAudit } from './audit.ts'
import { addItems, insertChangeSet, RefusedError } from './change-sets.ts'
import type { Live } from './document-store.ts'
import { contentsBetween } from './earlier.ts'
import { readRelease, type StoredFiles } from './live.ts'

type Db = Kysely<Tables>

const MAX_ENTRIES = 200

/** The last moves, newest first. */
export async function readHistory(db: Db): Promise<readonly HistoryEntry[]> {
  const rows = await db
    .selectFrom('config_move as move')
    .innerJoin('config_audit as audit', 'audit.id', 'move.audit')
    .leftJoin('config_change_set as change', 'change.id', 'move.change_set')
    .select(['move.sequence', 'move.release', 'move.kind', 'change.title', 'audit.actor', 'audit.at'])
    .where('move.channel', '=', LIVE_CHANNEL)
    .orderBy('move.sequence', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  return rows.map((row) => ({ ...row, at: Number(row.at) }))
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
  if (then === undefined) throw new RefusedError(404, `no release with the number ${sequence} is in the history`)
  return then
}

/**
 * Creates a change set that gives documents the content that they had in an earlier release: those of `paths`, or all.
 * @throws {RefusedError} when there is no such release, or nothing differs
 */
export async function restoreAsDraft(
  db: Db,
  actor: Actor,
  { sequence, paths, live }: { readonly sequence: number; readonly paths?: readonly string[]; readonly live: Live },
): Promise<ChangeSet & { readonly paths: readonly string[] }> {
  const then = await readNumber(db, sequence)
  const all = await contentsBetween(db, live.files, then)
  const contents = new Map([...all].filter(([path]) => paths === undefined || paths.includes(path)))
  if (contents.size === 0) throw new RefusedError(409, `nothing differs from the release with the number ${sequence}`)
  return await db.transaction().execute(async (transaction) => {
    const created = await insertChangeSet(transaction, actor, `Restore of number ${sequence}`)
    const restored = await addItems(transaction, actor, { id: created.id, live: live.files, contents })
    const data = { sequence, paths: [...restored] }
    await addAudit(transaction, actor, { action: 'restore as draft', subject: created.id, data })
    return { ...created, paths: restored }
  })
}
