/** Finds rows of the audit by actor, action, subject and time, and writes them as a file. */
import type { ExpressionBuilder, SqlBool, Expression } from 'kysely'
import type { Db, Tables } from '../database/tables.ts'
import type { AuditRow } from './answers.ts'

export interface AuditFilter {
  readonly actor?: string
  readonly action?: string
  /** Kind and id of a document, such as `banner/summer`, or another subject, such as the id of a change set. */
  readonly subject?: string
  /** Milliseconds since 1970; `until` is not included. */
  readonly from?: number
  readonly until?: number
}

interface Page {
  /** Only rows with a lower id. */
  readonly before?: number
  readonly limit: number
}

/** The newest rows that match, newest first. */
export async function findAudit(db: Db, filter: AuditFilter, { before, limit }: Page): Promise<readonly AuditRow[]> {
  const rows = await db
    .selectFrom('config_audit')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('config_change_set as changes')
        .select('changes.title')
        .whereRef('changes.id', '=', 'config_audit.subject')
        .as('title'),
    )
    .where((row) =>
      row.and([...conditionsOf(row, filter), ...(before === undefined ? [] : [row('id', '<', String(before))])]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, id: Number(row.id), at: Number(row.at) }))
}

/** The names of all actors in the audit, sorted. */
export async function readActors(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('config_audit').select('actor').distinct().orderBy('actor').execute()
  return rows.map(({ actor }) => actor)
}

function conditionsOf(
  row: ExpressionBuilder<Tables, 'config_audit'>,
  { actor, action, subject, from, until }: AuditFilter,
): readonly Expression<SqlBool>[] {
  const found: Expression<SqlBool>[] = []
  if (actor !== undefined) found.push(row('actor', '=', actor))
  if (action !== undefined) found.push(row('action', '=', action))
  if (from !== undefined) found.push(row('at', '>=', String(from)))
  if (until !== undefined) found.push(row('at', '<', String(until)))
  if (subject !== undefined) {
    const name = subject.replace(/\.json$/, '')
    // `data` is canonical JSON, in which the name is a complete string, with or without the extension `.json`.
    const quoted = JSON.stringify(name)
      .slice(1, -1)
      .replaceAll(/[\\%_]/g, String.raw`\$&`)
    found.push(
      row.or([
        row('subject', '=', name),
        row('data', 'like', `%"${quoted}"%`),
        row('data', 'like', `%"${quoted}.json"%`),
      ]),
    )
  }
  return found
}

export const exportFormats = ['csv', 'json-lines'] as const
export type ExportFormat = (typeof exportFormats)[number]

const columns = ['id', 'at', 'actor', 'action', 'subject', 'correlation', 'data', 'previous', 'hash'] as const
const PAGE = 1000

/** All rows that match, newest first, as the lines of a file. */
export async function* auditFile(db: Db, filter: AuditFilter, format: ExportFormat): AsyncGenerator<string, void> {
  if (format === 'csv') yield `${columns.join(',')}\r\n`
  for (let before: number | undefined; ;) {
    const rows = await findAudit(db, filter, { limit: PAGE, ...(before === undefined ? {} : { before }) })
    yield rows.map((row) => (format === 'csv' ? csvLine(row) : `${JSON.stringify(row)}\n`)).join('')
    before = rows.at(-1)?.id
    if (rows.length < PAGE) return
  }
}

function csvLine(row: AuditRow): string {
  const values = columns.map((name) => (name === 'at' ? new Date(row.at).toISOString() : String(row[name])))
  return `${values.map(csvValue).join(',')}\r\n`
}

/**
 * Quotes a value. A value that begins with one of the characters below is prefixed with an apostrophe, because
 * spreadsheet programs would run it as a formula.
 */
function csvValue(value: string): string {
  return `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}
