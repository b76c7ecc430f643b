import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient, QueryResult } from 'pg'
import { reasonOf, UnavailableError } from '../unavailable-error.ts'
import type { Outage } from './outage.ts'

/** Time limit in milliseconds for connecting to PostgreSQL, and for one statement. */
export const USUAL_TIMEOUT_MS = 5000
/**
 * Milliseconds after PostgreSQL's own time limit at which the client ends a statement, if PostgreSQL does not respond.
 */
const GRACE_MS = 1000
const MAX_CONNECTIONS = 10
/** Time limit in milliseconds for closing the connections: shorter than the time that a server has to stop. */
const END_WITHIN_MS = 2000

/**
 * Opens a pool in which no statement takes longer than the timeouts, even when PostgreSQL is stopped or frozen.
 * Connections that failed are closed, so the next statement has a new one.
 */
export async function openPostgresPool(
  connectionString: string,
  outage: Outage,
  timeoutMs = USUAL_TIMEOUT_MS,
): Promise<PostgresPool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + GRACE_MS,
    // Releases the locks of a Habi server that stops during a transaction.
    idle_in_transaction_session_timeout: 2 * timeoutMs,
    keepAlive: true,
  })
  // The pool replaces a broken idle connection. Without a listener the error would end the process.
  pool.on('error', () => {})
  return {
    async connect() {
      try {
        return guard(await pool.connect(), outage)
      } catch (error) {
        throw unavailable(error, outage)
      }
    },
    end: () => endWithin(pool, Math.min(timeoutMs, END_WITHIN_MS)),
  }
}

const guarded = new WeakMap<PoolClient, PostgresPoolClient>()

/** Wraps a client to classify its failures. Kysely compares clients by identity, so each has one wrapper. */
function guard(client: PoolClient, outage: Outage): PostgresPoolClient {
  const known = guarded.get(client)
  if (known !== undefined) return known
  let lost: unknown
  // The pool listens only while the client is idle. Without a listener a lost connection would end the process. The
  // loss of an idle connection is not an outage: other connections may still be open while PostgreSQL stops.
  client.on('error', (error) => (lost ??= error))
  const query = async (sql: string, parameters: readonly unknown[] = []): Promise<QueryResult> => {
    // After a lost connection, even a rollback would wait for another timeout.
    if (lost !== undefined) throw unavailable(lost, outage)
    try {
      const result = await client.query(sql, [...parameters])
      outage.end()
      return result
    } catch (error) {
      const kind = kindOf(error)
      if (kind === 'statement') throw error
      if (kind === 'connection') lost = error
      throw unavailable(error, outage)
    }
  }
  // Cursors are omitted, because none are used.
  const created = { query, release: () => client.release(lost !== undefined) } as unknown as PostgresPoolClient
  guarded.set(client, created)
  return created
}

/**
 * The cause of a failure. `statement`: the statement fails on every connection. `server`: PostgreSQL is overloaded or
 * waits for a lock. `connection`: the connection failed.
 */
function kindOf(error: unknown): 'statement' | 'server' | 'connection' {
  const { code, severity } = error as { readonly code?: string; readonly severity?: string }
  // Errors of node-postgres and of sockets have no severity.
  if (severity === undefined || code === undefined) return 'connection'
  // SQLSTATE: 08 connection exception, 57P operator intervention, 25P03 idle in a transaction for too long.
  if (/^(?:08|57P|25P03)/.test(code)) return 'connection'
  // 53 insufficient resources, 57014 canceled by the statement timeout, 55P03 lock not available.
  return /^(?:53|57014|55P03)/.test(code) ? 'server' : 'statement'
}

function unavailable(error: unknown, outage: Outage): UnavailableError {
  outage.begin(reasonOf(error))
  return new UnavailableError('The database is not available. Please try again later.', { cause: error })
}

/** Closes the pool. Waits at most `ms`, because a frozen PostgreSQL does not close connections. */
async function endWithin(pool: Pool, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  await Promise.race([pool.end(), late])
  clearTimeout(timer)
}
