import { type Kysely, type Migration, sql } from 'kysely'

/** The last code of a second factor that each operator has used, and counted attempts to sign in. */
export const signInLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table operator_used_code (
      operator text primary key references operator on delete cascade,
      step int8 not null
    )`.execute(db)
    await sql`create table operator_attempt (
      hash text primary key,
      attempts int4 not null,
      ends_at int8 not null
    )`.execute(db)
  },
}
