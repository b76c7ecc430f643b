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

/** The part of PGlite that the dialect uses, in this thread or in another. */
interface SqlClient {
  readonly query: (
    sql: string,
    parameters: unknown[],
  ) => Promise<{ readonly rows: readonly unknown[]; readonly affectedRows?: number | undefined }>
}

/** A database that may stop and be opened again. */
export interface SqlSource {
  /**
   * The open database. After it has stopped, all statements fail, including the rest of an open transaction.
   * @throws {UnavailableError} while no database is open
   */
  readonly current: () => SqlClient
  readonly close: () => Promise<void>
}

/** Kysely dialect for PGlite. PGlite has one connection, so queries and transactions run one after the other. */
export function pgliteDialect(source: SqlSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => pgliteDriver(source),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function pgliteDriver(source: SqlSource): Driver {
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
      try {
        const connection = pgliteConnection(source.current())
        release.set(connection, free)
        return connection
      } catch (error) {
        free()
        throw error
      }
    },
    async releaseConnection(connection) {
      release.get(connection)?.()
    },
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    async destroy() {
      await tail
      await source.close()
    },
  }
}

function pgliteConnection(client: SqlClient): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await client.query(query.sql, [...query.parameters])
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? 0) }
    },
    // eslint-disable-next-line require-yield -- the interface requires a generator
    async *streamQuery() {
      throw new Error('the PGlite dialect does not support streaming')
    },
  }
}
