import { type Kysely, type Migration, sql } from 'kysely'

/** Adds tables for the last second-factor code that each operator has used, and for counted sign-in attempts. */
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
