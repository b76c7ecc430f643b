import type { Json } from '../../engine/core/json.ts'
import type { Database } from '../database/open.ts'

/** The value stored under a key; undefined when it was never written. */
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
