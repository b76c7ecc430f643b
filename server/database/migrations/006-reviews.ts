import { type Kysely, type Migration, sql } from 'kysely'

/** Reviews of change sets, and publishes that are scheduled for a later moment. */
export const reviews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      sql`alter table config_change_set drop constraint config_change_set_state_check`,
      sql`alter table config_change_set add constraint config_change_set_state_check
        check (state in ('open', 'in review', 'approved', 'scheduled', 'published', 'cancelled'))`,
      sql`alter table config_move drop constraint config_move_kind_check`,
      sql`alter table config_move add constraint config_move_kind_check
        check (kind in ('publish', 'import', 'rollback', 'take back'))`,
      sql`create table config_contributor (
        change_set text not null references config_change_set,
        actor text not null,
        primary key (change_set, actor)
      )`,
      sql`insert into config_contributor
        select id, created_by from config_change_set
        union select change_set, changed_by from config_change_item`,
      sql`create table config_review (
        id int8 generated always as identity primary key,
        change_set text not null references config_change_set,
        step text not null check (step in ('request', 'approve', 'send back', 'void')),
        content text not null,
        build text not null,
        actor text not null,
        comment text not null,
        at int8 not null
      )`,
      sql`create index config_review_change_set on config_review (change_set, id)`,
      sql`create table config_schedule (
        id text primary key,
        change_set text not null references config_change_set,
        operation text not null check (operation in ('publish', 'take back')),
        follows text references config_schedule,
        content text not null,
        build text,
        wall_time text not null,
        zone text not null,
        occurrence text check (occurrence in ('first', 'second')),
        due_at int8 not null,
        tolerance_ms int8 not null,
        state text not null
          check (state in ('waiting', 'running', 'done', 'suspended', 'missed', 'cancelled')),
        reason text,
        lease_owner text,
        lease_until int8,
        attempts int4 not null,
        sequence int4,
        finished_at int8,
        created_by text not null,
        created_at int8 not null
      )`,
      sql`create index config_schedule_due on config_schedule (due_at) where state in ('waiting', 'running')`,
      sql`create unique index config_schedule_one on config_schedule (change_set, operation)
        where state in ('waiting', 'running', 'suspended', 'missed')`,
      sql`create trigger append_only before update or delete on config_review
        for each row execute function config_refuse_change()`,
      sql`create trigger never_empty before truncate on config_review
        for each statement execute function config_refuse_change()`,
    ])
      await statement.execute(db)
  },
}
