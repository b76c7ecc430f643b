import { type Kysely, type Migration, sql } from 'kysely'

/** Tables of the sandbox: players, their tokens, games, and settings by key. */
export const sandboxStart: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sandbox_player')
      .addColumn('login_name', 'text', (column) => column.primaryKey())
      .addColumn('customer_id', 'text', (column) => column.notNull().unique())
      .addColumn('mobile_no', 'text', (column) => column.unique())
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('balance', sql`numeric(14, 2)`, (column) => column.notNull())
      .addColumn('fields', 'jsonb', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('sandbox_token')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('login_name', 'text', (column) => column.references('sandbox_player.login_name').onDelete('cascade'))
      .addColumn('issued_at', 'int8', (column) => column.notNull())
      .addColumn('ended', 'text')
      .execute()
    await db.schema.createIndex('sandbox_token_player').on('sandbox_token').column('login_name').execute()
    await db.schema
      .createTable('sandbox_game')
      .addColumn('game_id', 'text', (column) => column.primaryKey())
      .addColumn('position', 'int4', (column) => column.notNull())
      .addColumn('record', 'jsonb', (column) => column.notNull())
      .addColumn('hidden', 'boolean', (column) => column.notNull())
      .addColumn('not_approved_for', 'jsonb', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('sandbox_setting')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'jsonb', (column) => column.notNull())
      .execute()
  },
}
