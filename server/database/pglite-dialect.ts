import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

/** Kysely dialect for PGlite. PGlite has one connection, so queries and transactions run one after the other. */
export function pgliteDialect(client: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(client),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function pgliteDriver(client: PGlite): Driver {
  let tail: Promise<void> = Promise.resolve()
  const release = new WeakMap<DatabaseConnection, () => void>()
  const run = (sql: string) => (connection: DatabaseConnection) =>
    connection.executeQuery(CompiledQuery.raw(sql)).then(() => undefined)

  return {
    async init() {},
    async acquireConnection() {
      const before = tail
      let free = (): void => {}
      tail = new Promise((resolve) => (free = resolve))
      await before
      const connection = pgliteConnection(client)
      release.set(connection, free)
      return connection
    },
    async releaseConnection(connection) {
      release.get(connection)?.()
    },
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    async destroy() {
      await tail
      await client.close()
    },
  }
}

function pgliteConnection(client: PGlite): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const result = await client.query<R>(query.sql, [...query.parameters])
      return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) }
    },
    // eslint-disable-next-line require-yield -- the interface requires a generator
    async *streamQuery() {
      throw new Error('the PGlite dialect does not support streaming')
    },
  }
}
