/** Reads all rows of a database as texts, in an order in which another database can write them. */
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'

/** Tables, each after the tables that it refers to, some with the order of their rows. */
const tables: readonly (readonly [name: string, order?: string])[] = [
  ['sandbox_player'],
  ['sandbox_token'],
  ['sandbox_game'],
  ['sandbox_launch'],
  ['sandbox_bet'],
  ['sandbox_jackpot'],
  ['sandbox_setting'],
  ['operator'],
  ['operator_session'],
  ['operator_account'],
  ['operator_verification'],
  ['operator_second_factor'],
  ['operator_code'],
  ['operator_secret'],
  ['operator_used_code'],
  ['operator_attempt'],
  ['config_body'],
  ['config_change_set'],
  ['config_contributor'],
  ['config_revision', 'id'],
  ['config_change_item'],
  ['config_review', 'id'],
  ['config_schedule', 'follows nulls first'],
  ['config_release'],
  ['config_channel'],
  ['config_audit', 'id'],
  ['config_move'],
  ['config_kill'],
]
/** Tables that are not copied as rows. Files are copied in a form that fits both databases. */
export const fileTables = ['config_file', 'config_pointer', 'config_transfer']
/** Written by migrations. */
const ownTables = ['kysely_migration', 'kysely_migration_lock']

/** Maximum rows of one statement. A row may contain a whole file of the site. */
const BATCH = 40

export interface Rows {
  readonly table: string
  readonly columns: readonly string[]
  /** Values as PostgreSQL writes them. */
  readonly rows: readonly (readonly (string | null)[])[]
}

interface DatabaseColumn {
  readonly name: string
  readonly type: string
  readonly isIdentity: boolean
}

/** Passes all rows to `onRows`. Call this in a transaction, so all rows are from one state of the database. */
export async function readRows(transaction: Db, onRows: (rows: Rows) => Promise<void>): Promise<void> {
  for (const table of await tablesOf(transaction)) {
    const columns = (await columnsOf(transaction, table)).map(({ name }) => name)
    const order = tables.find(([name]) => name === table)?.[1]
    const texts = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))
    await sql`declare transfer no scroll cursor for select array[${texts}] as row
      from ${sql.table(table)} ${order === undefined ? sql`` : sql`order by ${sql.raw(order)}`}`.execute(transaction)
    for (;;) {
      const batch = await sql<{ row: (string | null)[] }>`fetch ${sql.lit(BATCH)} from transfer`.execute(transaction)
      if (batch.rows.length === 0) break
      await onRows({ table, columns, rows: batch.rows.map(({ row }) => row) })
    }
    await sql`close transfer`.execute(transaction)
  }
}

export async function writeRows(transaction: Db, { table, columns: names, rows }: Rows): Promise<void> {
  const columns = new Map((await columnsOf(transaction, table)).map((column) => [column.name, column]))
  const unknown = names.filter((name) => !columns.has(name))
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(', ')} in this version of Habi`)
  // Parameters have the type text, and both databases cast them to the types of the columns.
  const values = rows.map(
    (row) => sql`(${sql.join(row.map((value, n) => sql`${value}::text::${sql.raw(typeOf(names[n]))}`))})`,
  )
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    overriding system value values ${sql.join(values)}`.execute(transaction)

  function typeOf(name = ''): string {
    return columns.get(name)?.type ?? 'text'
  }
}

/** Makes generated ids continue after the highest written id. */
export async function continueCounting(transaction: Db): Promise<void> {
  for (const table of await tablesOf(transaction))
    for (const { name, isIdentity } of await columnsOf(transaction, table))
      if (isIdentity)
        await sql`select setval(pg_get_serial_sequence(${table}, ${name}), max(${sql.ref(name)}))
          from ${sql.table(table)}`.execute(transaction)
}

/** Returns the names of the tables that have rows. */
export async function filledTables(db: Db): Promise<readonly string[]> {
  const filled: string[] = []
  for (const table of [...(await tablesOf(db)), ...fileTables]) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) filled.push(table)
  }
  return filled
}

/** @throws when there is a table that this module does not know, because its rows would be lost */
async function tablesOf(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(db)
  const known = tables.map(([name]) => name)
  const unknown = rows.map(({ name }) => name).filter((name) => ![...known, ...fileTables, ...ownTables].includes(name))
  if (unknown.length > 0)
    throw new Error(
      `the database has tables that do not belong to Habi: ${unknown.join(', ')}. Use a separate database`,
    )
  return known
}

async function columnsOf(db: Db, table: string): Promise<readonly DatabaseColumn[]> {
  const { rows } = await sql<{ name: string; type: string; identity: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type, attidentity as identity
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(
    db,
  )
  return rows.map(({ name, type, identity }) => ({ name, type, isIdentity: identity !== '' }))
}
