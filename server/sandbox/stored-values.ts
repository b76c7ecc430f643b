import { sql } from 'kysely'
import type { Json } from '../../engine/core/json.ts'
import type { Database } from '../database/open.ts'

/** Returns the value stored under a key; undefined when it was never written. */
export async function readStoredValue(db: Database, key: string): Promise<Json | undefined> {
  const row = await db.selectFrom('sandbox_setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value.is
}

export async function writeStoredValue(db: Database, key: string, value: Json): Promise<void> {
  const text = JSON.stringify({ is: value })
  await db
    .insertInto('sandbox_setting')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute()
}

/**
 * Stores a value unless the key has one. Returns the stored value: servers that start at the same time on one database
 * all get the value of the first server.
 */
export async function initStoredValue(db: Database, key: string, value: Json): Promise<Json> {
  await db
    .insertInto('sandbox_setting')
    .values({ key, value: JSON.stringify({ is: value }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await readStoredValue(db, key)) ?? value
}

const revisionKey = 'revision'

/** Returns a number that grows with each change of data that servers keep in memory: settings, games and the clock. */
export async function readRevision(db: Database): Promise<number> {
  return Number((await readStoredValue(db, revisionKey)) ?? 0)
}

export async function raiseRevision(db: Database): Promise<void> {
  await sql`insert into sandbox_setting (key, value) values (${revisionKey}, '{"is": 1}')
    on conflict (key) do update
    set value = jsonb_build_object('is', (sandbox_setting.value ->> 'is')::int8 + 1)`.execute(db)
}
