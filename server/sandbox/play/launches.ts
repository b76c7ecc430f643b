import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/open.ts'
import { checkToken } from '../tokens.ts'

/** Milliseconds for which a launch is valid, in real time like the lifetime of a session. */
const LIFETIME_MS = 6 * 3_600_000

/** A game that a player has launched. Its token permits bets by this player on this game, and nothing else. */
export interface Launch {
  readonly loginName: string
  readonly gameId: string
}

export async function issueLaunch(
  db: Database,
  { sessionToken, loginName, gameId }: Launch & { readonly sessionToken: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .deleteFrom('sandbox_launch')
    .where('login_name', '=', loginName)
    .where('issued_at', '<', String(Date.now() - LIFETIME_MS))
    .execute()
  await db
    .insertInto('sandbox_launch')
    .values({
      token,
      login_name: loginName,
      session_token: sessionToken,
      game_id: gameId,
      issued_at: String(Date.now()),
    })
    .execute()
  return token
}

/** Returns undefined when the token is unknown or too old, belongs to another game, or its session has ended. */
export async function findLaunch(db: Database, token: string, gameId: string): Promise<Launch | undefined> {
  const row = await db
    .selectFrom('sandbox_launch')
    .selectAll()
    .where('token', '=', token)
    .where('game_id', '=', gameId)
    .executeTakeFirst()
  if (row === undefined || Date.now() - Number(row.issued_at) > LIFETIME_MS) return undefined
  const check = await checkToken(db, row.session_token)
  return check.ok && check.session.loginName === row.login_name ? { loginName: row.login_name, gameId } : undefined
}
