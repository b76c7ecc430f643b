import { randomBytes } from 'node:crypto'
import type { Database } from '../database/open.ts'
import { codes } from './codes.ts'

/** A session ends a day after it began, by real time: moving the sandbox's clock does not log people out. */
const lifetimeMs = 86_400_000

export interface TokenSession {
  readonly token: string
  /** Undefined for a visitor. */
  readonly loginName: string | undefined
}

export type TokenCheck = { readonly ok: true; readonly session: TokenSession } | { readonly ok: false; readonly errCode: string }

/** A fresh pair for a visitor or a player; 256 random bits. */
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
  if (row === undefined || Date.now() - Number(row.issued_at) > lifetimeMs) return { ok: false, errCode: codes.tokenExpired }
  if (row.ended !== null) return { ok: false, errCode: row.ended }
  return { ok: true, session: { token, loginName: row.login_name ?? undefined } }
}

export async function endToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sandbox_token').where('token', '=', token).execute()
}

/** Every open session of the player answers with this code from now on. Returns how many there were. */
export async function expireTokens(db: Database, loginName: string, errCode: string): Promise<number> {
  const result = await db.updateTable('sandbox_token').set({ ended: errCode }).where('login_name', '=', loginName).executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Old tokens are worth nothing; called at start. */
export async function dropOldTokens(db: Database): Promise<void> {
  await db
    .deleteFrom('sandbox_token')
    .where('issued_at', '<', String(Date.now() - lifetimeMs))
    .execute()
}
