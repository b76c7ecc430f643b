import { type Kysely, type Migration, sql } from 'kysely'

/** Tables of the demo games: launches, bets, and what bets have changed in the jackpots. */
export const demoGames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sandbox_launch')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('login_name', 'text', (column) =>
        column.notNull().references('sandbox_player.login_name').onDelete('cascade'),
      )
      .addColumn('session_token', 'text', (column) =>
        column.notNull().references('sandbox_token.token').onDelete('cascade'),
      )
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('issued_at', 'int8', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('sandbox_launch_player').on('sandbox_launch').column('login_name').execute()
    await db.schema.createIndex('sandbox_launch_session').on('sandbox_launch').column('session_token').execute()
    await db.schema
      .createTable('sandbox_bet')
      .addColumn('login_name', 'text', (column) => column.references('sandbox_player.login_name').onDelete('cascade'))
      .addColumn('bet_id', 'text', (column) => column.notNull())
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('placed_at', 'int8', (column) => column.notNull())
      .addColumn('order', 'jsonb', (column) => column.notNull())
      .addColumn('stake', sql`numeric(14, 2)`, (column) => column.notNull())
      .addColumn('win', sql`numeric(14, 2)`, (column) => column.notNull())
      .addColumn('jackpot', 'jsonb')
      .addColumn('result', 'jsonb', (column) => column.notNull())
      .addColumn('balance', sql`numeric(14, 2)`, (column) => column.notNull())
      .addPrimaryKeyConstraint('sandbox_bet_key', ['login_name', 'bet_id'])
      .execute()
    await db.schema.createIndex('sandbox_bet_latest').on('sandbox_bet').columns(['login_name', 'placed_at']).execute()
    await db.schema
      .createTable('sandbox_jackpot')
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('tier', 'text', (column) => column.notNull())
      .addColumn('added', sql`numeric(18, 4)`, (column) => column.notNull())
      .addColumn('won_at', 'int8')
      .addPrimaryKeyConstraint('sandbox_jackpot_key', ['game_id', 'tier'])
      .execute()
  },
}
