import { type Kysely, type Migration, sql } from 'kysely'

/** Entries of the kill switch, which every server copies from its `kills.json`. */
export const kills: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table config_kill (
      id text primary key,
      kill text not null,
      is_lifted boolean not null
    )`.execute(db)
  },
}
