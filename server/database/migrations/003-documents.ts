import { type Kysely, type Migration, sql } from 'kysely'

/** Tables whose rows never change, in the order in which they refer to each other. */
const appendOnly = ['config_body', 'config_revision', 'config_release', 'config_move', 'config_audit']

/** Tables of the document store (decision 22). */
export const documentStore: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      sql`create table config_body (
        hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
        content bytea not null
      )`,
      sql`create table config_change_set (
        id text primary key,
        title text not null,
        state text not null check (state in ('open', 'published', 'cancelled')),
        version int4 not null,
        created_by text not null,
        created_at int8 not null
      )`,
      sql`create table config_revision (
        id int8 generated always as identity primary key,
        path text not null,
        number int4 not null,
        parent int8 references config_revision,
        body text not null references config_body,
        author text not null,
        created_at int8 not null,
        unique (path, number)
      )`,
      sql`create table config_change_item (
        change_set text not null references config_change_set,
        path text not null,
        base int8 references config_revision,
        content bytea,
        version int4 not null,
        changed_by text not null,
        changed_at int8 not null,
        primary key (change_set, path)
      )`,
      sql`create table config_release (
        hash text primary key,
        manifest jsonb not null
      )`,
      sql`create table config_channel (
        name text primary key,
        sequence int4 not null,
        release text not null references config_release
      )`,
      sql`create table config_audit (
        id int8 primary key,
        at int8 not null,
        actor text not null,
        action text not null,
        subject text not null,
        correlation text not null,
        data text not null,
        previous text not null unique,
        hash text not null
      )`,
      sql`create table config_move (
        channel text not null,
        sequence int4 not null,
        release text not null references config_release,
        kind text not null check (kind in ('publish', 'import', 'rollback')),
        change_set text references config_change_set,
        audit int8 not null references config_audit,
        primary key (channel, sequence)
      )`,
      sql`create function config_refuse_change() returns trigger language plpgsql as
        $$ begin raise exception '% is append-only', tg_table_name; end $$`,
    ])
      await statement.execute(db)
    for (const table of appendOnly) {
      const name = sql.table(table)
      await sql`create trigger append_only before update or delete on ${name}
        for each row execute function config_refuse_change()`.execute(db)
      await sql`create trigger never_empty before truncate on ${name}
        for each statement execute function config_refuse_change()`.execute(db)
    }
  },
}
