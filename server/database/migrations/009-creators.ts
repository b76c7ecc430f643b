import { type Kysely, type Migration, sql } from 'kysely'

/** Identifies people in change sets and contributors by their ids, instead of by the names of operators. */
export const creators: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      sql`alter table config_change_set add column creator text`,
      sql`update config_change_set set creator = case when created_by = 'publish token' then 'publish-token' else
        coalesce((select operator.id from operator where operator.name = created_by), created_by) end`,
      sql`alter table config_change_set alter column creator set not null`,
      sql`insert into config_contributor
        select contributor.change_set, operator.id from config_contributor as contributor
        join operator on operator.name = contributor.actor
        on conflict do nothing`,
      sql`delete from config_contributor using operator
        where operator.name = config_contributor.actor and operator.id <> config_contributor.actor`,
      sql`insert into config_contributor select change_set, 'publish-token' from config_contributor
        where actor = 'publish token' on conflict do nothing`,
      sql`delete from config_contributor where actor = 'publish token'`,
    ])
      await statement.execute(db)
  },
}
