import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Files of releases and player builds that servers with one PostgreSQL share, the pointers to these releases, and the
 * mark of a database that is being filled by `npm run move` or `npm run restore`.
 */
export const sharedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      // For a file with compressed copies, only the copies are stored.
      sql`create table config_file (
        name text primary key,
        hash text not null check (hash ~ '^[0-9a-f]{64}$'),
        plain bytea,
        br bytea,
        gz bytea,
        used_at int8 not null,
        check ((plain is null) = (br is not null and gz is not null))
      )`,
      sql`alter table config_file alter column plain set storage external`,
      sql`alter table config_file alter column br set storage external`,
      sql`alter table config_file alter column gz set storage external`,
      sql`create table config_pointer (
        channel text not null,
        sequence int4 not null,
        pointer text not null,
        source text not null,
        moved_at int8 not null,
        primary key (channel, sequence)
      )`,
      sql`create trigger append_only before update of name, hash, plain, br, gz on config_file
        for each row execute function config_refuse_change()`,
      sql`create trigger append_only before update on config_pointer
        for each row execute function config_refuse_change()`,
      sql`create table config_transfer (
        id int4 primary key check (id = 1),
        source text not null,
        started_at int8 not null
      )`,
    ])
      await statement.execute(db)
  },
}
