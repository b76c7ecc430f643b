/** Counts sign-in attempts in the database, so all servers share the limits. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'

export interface AttemptLimit {
  readonly max: number
  readonly windowMs: number
}

/** Maximum number of rows of ended time windows that one attempt removes. */
const SWEEP = 200

/**
 * Counts one attempt. Returns the milliseconds until the next attempt is allowed if there were too many, otherwise
 * undefined.
 * @param key what is counted, such as an address. Only its hash is stored
 */
export async function countAttempt(
  db: Db,
  key: string,
  { max, windowMs }: AttemptLimit,
  now = Date.now(),
): Promise<number | undefined> {
  const hash = createHash('sha256').update(key).digest('hex')
  const { rows } = await sql<{ attempts: number; ends_at: string }>`
    insert into operator_attempt as counted (hash, attempts, ends_at) values (${hash}, 1, ${String(now + windowMs)})
    on conflict (hash) do update set
      attempts = case when counted.ends_at <= ${String(now)} then 1 else counted.attempts + 1 end,
      ends_at = case when counted.ends_at <= ${String(now)} then excluded.ends_at else counted.ends_at end
    returning attempts, ends_at`.execute(db)
  const [counted] = rows
  if (counted?.attempts === 1) await sweep(db, now)
  return counted !== undefined && counted.attempts > max ? Number(counted.ends_at) - now : undefined
}

async function sweep(db: Db, now: number): Promise<void> {
  await sql`delete from operator_attempt where hash in (
    select hash from operator_attempt where ends_at <= ${String(now)} limit ${SWEEP} for update skip locked
  )`.execute(db)
}
