import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { type Account, normalizeMobile, type Player, playerDefaults } from './player.ts'

export type PlayerChange = Partial<Omit<Player, 'loginName' | 'customerId'>>

/** The field whose value belongs to another player. */
export interface TakenField {
  readonly taken: 'loginName' | 'mobileNo' | 'email'
}

export async function findPlayer(db: Database, loginName: string): Promise<Player | undefined> {
  const row = await db
    .selectFrom('sandbox_player')
    .selectAll()
    .where('login_name', '=', loginName.toLowerCase())
    .executeTakeFirst()
  return row && fromRow(row)
}

export async function findByAccount(db: Database, { kind, value }: Account): Promise<Player | undefined> {
  const column = ({ loginName: 'login_name', mobileNo: 'mobile_no', email: 'email' } as const)[kind]
  const row = await db.selectFrom('sandbox_player').selectAll().where(column, '=', value).executeTakeFirst()
  return row && fromRow(row)
}

export async function addPlayer(db: Database, loginName: string, fields: PlayerChange): Promise<Player | TakenField> {
  const player: Player = {
    ...playerDefaults,
    ...fields,
    loginName: loginName.toLowerCase(),
    customerId: String(randomInt(1_000_000_000, 2_000_000_000)),
  }
  return catchTaken(
    () =>
      db
        .insertInto('sandbox_player')
        .values({ ...toRow(player), login_name: player.loginName, customer_id: player.customerId })
        .execute(),
    player,
  )
}

/**
 * Changes a player. The row is locked while `change` computes the new fields. Returns undefined when there is no such
 * player.
 */
export async function changePlayer(
  db: Database,
  loginName: string,
  change: (player: Player) => PlayerChange,
): Promise<Player | TakenField | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('sandbox_player')
      .selectAll()
      .where('login_name', '=', loginName.toLowerCase())
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return undefined
    const before = fromRow(row)
    const player: Player = { ...before, ...change(before) }
    const taken = await findTaken(transaction, player)
    if (taken !== undefined) return taken
    await transaction
      .updateTable('sandbox_player')
      .set(toRow(player))
      .where('login_name', '=', player.loginName)
      .execute()
    return player
  })
}

async function findTaken(db: Pick<Database, 'selectFrom'>, player: Player): Promise<TakenField | undefined> {
  const { mobile_no, email } = toRow(player)
  const others = await db
    .selectFrom('sandbox_player')
    .select(['mobile_no', 'email'])
    .where('login_name', '<>', player.loginName)
    .where((row) => row.or([row('mobile_no', '=', mobile_no), row('email', '=', email)]))
    .execute()
  if (others.some((other) => other.mobile_no !== null && other.mobile_no === mobile_no)) return { taken: 'mobileNo' }
  if (others.some((other) => other.email !== null && other.email === email)) return { taken: 'email' }
  return undefined
}

async function catchTaken(run: () => Promise<unknown>, player: Player): Promise<Player | TakenField> {
  try {
    await run()
    return player
  } catch (error) {
    // SQLSTATE 23505 is unique_violation. The message contains the name of the constraint, which identifies the column.
    const { code, message } = error as { code?: string; message: string }
    if (code !== '23505') throw error
    return { taken: message.includes('mobile_no') ? 'mobileNo' : message.includes('email') ? 'email' : 'loginName' }
  }
}

function toRow(player: Player): { mobile_no: string | null; email: string | null; balance: string; fields: string } {
  const { loginName: _, customerId: __, balance, ...fields } = player
  return {
    mobile_no: player.mobileNo === null ? null : normalizeMobile(player.mobileNo),
    email: player.email?.toLowerCase() ?? null,
    balance: balance.toFixed(2),
    fields: JSON.stringify(fields),
  }
}

function fromRow(row: Selectable<Tables['sandbox_player']>): Player {
  return {
    ...playerDefaults,
    ...(row.fields as Partial<Player>),
    loginName: row.login_name,
    customerId: row.customer_id,
    balance: Number(row.balance),
  }
}
