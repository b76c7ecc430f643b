/**
 * The audit: rows that are only added. Each row contains the hash of the row before, so a row that is changed,
 * added or removed later is detected.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { canonical, type JsonObject } from '../../engine/core/json.ts'
import type { Db } from '../database/tables.ts'
import type { AuditRow, AuditState } from './answers.ts'

/** Who performs an action, and in which request. */
export interface Actor {
  /**
   * Stays the same when the name changes. Absent for an actor who is not an operator; `name` then identifies the actor.
   */
  readonly id?: string
  readonly name: string
  readonly correlation: string
  /** True for the owner of the machine, who has the publish token and publishes without an approval. */
  readonly isOwner?: true
}

/** All actions. The studio has a text for each of them. */
export const auditActions = [
  'change set created',
  'change set cancelled',
  'change set rebased',
  'publish',
  'import',
  'rollback',
  'restore as draft',
  'review requested',
  'review ended by an edit',
  'change set approved',
  'approval voided',
  'change set sent back',
  'publish scheduled',
  'schedule cancelled',
  'schedule replaced',
  'schedule moved',
  'schedule suspended',
  'schedule missed',
  'schedule resumed',
  'take back',
  'kill',
  'kill lifted',
  // The subject of the following actions is the id of an operator.
  'operator invited',
  'operator joined',
  'operator changed',
  'operator reset',
  'password changed',
  'second factor set up',
  'recovery codes replaced',
  'sessions ended',
] as const

export interface AuditEntry {
  readonly action: (typeof auditActions)[number]
  /** What the action was done to, such as the id of a change set. */
  readonly subject: string
  readonly data: JsonObject
}

/**
 * Adds a row, and returns its id. Call it last in a transaction: until the end of the transaction, no other transaction
 * can add a row.
 */
export async function addAudit(
  transaction: Db,
  { name, correlation }: Actor,
  { action, subject, data }: AuditEntry,
): Promise<string> {
  await sql`lock table config_audit in share row exclusive mode`.execute(transaction)
  const last = await transaction
    .selectFrom('config_audit')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const row = {
    id: Number(last?.id ?? 0) + 1,
    at: Date.now(),
    actor: name,
    action,
    subject,
    correlation,
    data: canonical(data),
    previous: last?.hash ?? '',
  }
  const id = String(row.id)
  await transaction
    .insertInto('config_audit')
    .values({ ...row, id, at: String(row.at), hash: hashOfRow(row) })
    .execute()
  return id
}

/** Rows with a higher id than `after`, oldest first. */
export async function readAudit(db: Db, after: number, limit: number): Promise<readonly AuditRow[]> {
  const rows = await db
    .selectFrom('config_audit')
    .selectAll()
    .where('id', '>', String(after))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, id: Number(row.id), at: Number(row.at) }))
}

const PAGE = 1000

/**
 * Computes all hashes again. Rows that were removed at the end can only be found by comparing the hash of the last row
 * with a hash that was recorded before.
 */
export async function verifyAudit(db: Db): Promise<AuditState> {
  let last = { id: 0, hash: '' }
  for (;;) {
    const rows = await readAudit(db, last.id, PAGE)
    for (const row of rows) {
      const reason = problemOf(row, last)
      if (reason !== undefined) return { ok: false, row: row.id, reason }
      last = row
    }
    if (rows.length < PAGE) return { ok: true, rows: last.id, hash: last.hash }
  }
}

function problemOf(row: AuditRow, before: Pick<AuditRow, 'id' | 'hash'>): string | undefined {
  if (row.id !== before.id + 1) return `row ${before.id + 1} is missing`
  if (row.previous !== before.hash) return 'this row does not contain the hash of the row before it'
  return row.hash === hashOfRow(row) ? undefined : 'the content of this row does not match its hash'
}

function hashOfRow({ id, at, actor, action, subject, correlation, data, previous }: Omit<AuditRow, 'hash'>): string {
  const text = canonical({ id, at, actor, action, subject, correlation, data, previous })
  return createHash('sha256').update(text).digest('hex')
}

/** The id under which an actor is stored as a contributor of a change set. */
export function idOf({ id, name }: Actor): string {
  return id ?? name
}
