import { randomBytes } from 'node:crypto'
import type { Database } from '../database/open.ts'
import { codes } from './codes.ts'

/** Sessions last one day of real time, so setting the sandbox's clock does not log players out. */
const lifetimeMs = 86_400_000

export interface TokenSession {
  readonly token: string
  /** Undefined for a visitor. */
  readonly loginName: string | undefined
}

export type TokenCheck =
  | { readonly ok: true; readonly session: TokenSession }
  | { readonly ok: false; readonly errCode: string }

/** Creates a pair of tokens for a visitor or a player. `token` has 256 random bits. */
export async function issueToken(db: Database, loginName?: string): Promise<{ token: string; u2token: string }> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sandbox_token')
    .values({ token, login_name: loginName ?? null, issued_at: String(Date.now()), ended: null })
    .execute()
  return { token, u2token: randomBytes(16).toString('base64url') }
}

export async function checkToken(db: Database, token: string): Promise<TokenCheck> {
  if (token === '') return { ok: false, errCode: codes.tokenEmpty }
  const row = await db.selectFrom('sandbox_token').selectAll().where('token', '=', token).executeTakeFirst()
  if (row === undefined || Date.now() - Number(row.issued_at) > lifetimeMs)
    return { ok: false, errCode: codes.tokenExpired }
  if (row.ended !== null) return { ok: false, errCode: row.ended }
  return { ok: true, session: { token, loginName: row.login_name ?? undefined } }
}

export async function endToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sandbox_token').where('token', '=', token).execute()
}

/** Makes calls with any current token of the player fail with this code. Returns the number of tokens. */
export async function expireTokens(db: Database, loginName: string, errCode: string): Promise<number> {
  const result = await db
    .updateTable('sandbox_token')
    .set({ ended: errCode })
    .where('login_name', '=', loginName)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Deletes tokens that are past their lifetime. */
export async function deleteOldTokens(db: Database): Promise<void> {
  await db
    .deleteFrom('sandbox_token')
    .where('issued_at', '<', String(Date.now() - lifetimeMs))
    .execute()
}
