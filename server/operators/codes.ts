/** Codes of one-time addresses. Only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tables } from '../database/tables.ts'

type Purpose = Tables['operator_code']['purpose']

const HOUR_MS = 60 * 60 * 1000
const LIFETIME_MS: { readonly [purpose in Purpose]: number } = { first: HOUR_MS, join: 72 * HOUR_MS }

/** Creates a code. For an operator, it replaces the earlier code. */
export async function createCode(db: Db, purpose: Purpose, operator: string | null): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  const now = Date.now()
  await db
    .deleteFrom('operator_code')
    .where((row) =>
      row.or([row('expires_at', '<', String(now)), ...(operator === null ? [] : [row('operator', '=', operator)])]),
    )
    .execute()
  await db
    .insertInto('operator_code')
    .values({ hash: hashOfCode(code), purpose, operator, expires_at: String(now + LIFETIME_MS[purpose]) })
    .execute()
  return code
}

/** Whether a code is valid. Does not use it up. */
export async function hasCode(db: Db, purpose: Purpose, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('operator_code')
    .select('hash')
    .where('hash', '=', hashOfCode(code))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', String(Date.now()))
    .executeTakeFirst()
  return found !== undefined
}

/** Uses up a code. Returns undefined when the code is wrong, used or expired. */
export async function useCode(
  transaction: Db,
  purpose: Purpose,
  code: string,
): Promise<{ readonly operator: string | null } | undefined> {
  return await transaction
    .deleteFrom('operator_code')
    .where('hash', '=', hashOfCode(code))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', String(Date.now()))
    .returning('operator')
    .executeTakeFirst()
}

function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
