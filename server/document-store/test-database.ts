/** Empties the tables of the document store between tests. */
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'

const tables =
  'file pointer kill move schedule review contributor audit channel release change_item revision body change_set'.split(
    ' ',
  )

/** Removes all rows, which only the owner of the tables can do. */
export async function emptyTables(db: Db | undefined): Promise<void> {
  if (db === undefined) return
  for (const table of tables) await sql`alter table ${sql.table(`config_${table}`)} disable trigger user`.execute(db)
  await sql`truncate ${sql.join(tables.map((table) => sql.table(`config_${table}`)))}`.execute(db)
  for (const table of tables) await sql`alter table ${sql.table(`config_${table}`)} enable trigger user`.execute(db)
}
