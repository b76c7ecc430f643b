/** `/studio/api/audit`: who did what. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { RequestSchema } from '../validation/ajv.ts'
import { readAudit, verifyAudit } from './audit.ts'
import { AUDIT_PAGE } from './answers.ts'
import { RefusedError } from './change-sets.ts'
import type { DocumentStore } from './document-store.ts'
import { type AuditFilter, auditFile, type ExportFormat, exportFormats, findAudit, readActors } from './find-audit.ts'
import { route } from './route.ts'
import { objectSchema, wordsSchema } from './schemas.ts'

const number: RequestSchema = { type: 'string', pattern: '^\\d{1,15}$', 'x-expected': 'a number' }
const text = wordsSchema(1, 300)
const filterProperties = { actor: text, action: text, subject: text, from: number, until: number }

interface FilterQuery {
  readonly actor?: string
  readonly action?: string
  readonly subject?: string
  readonly from?: string
  readonly until?: string
}

export function registerAudit(scope: FastifyInstance, store: DocumentStore): void {
  scope.get<{ Querystring: FilterQuery & { after?: string; before?: string } }>(
    '/studio/api/audit',
    route({
      summary:
        `Lists at most ${AUDIT_PAGE} rows of the audit. With "after": the rows after that row, oldest first. Without "after": ` +
        'the rows that match the filter, newest first. "before" limits these to the rows before that row.',
      needs: 'read',
      querystring: objectSchema({ after: number, before: number, ...filterProperties }, []),
    }),
    async ({ query: { after, before, ...filter } }) => {
      const db = await store.database()
      const [ignored] = after === undefined ? [] : Object.keys({ ...(before && { before }), ...filter })
      if (ignored !== undefined)
        throw new RefusedError(422, `"after" cannot be combined with "${ignored}"; remove one of the two`)
      if (after !== undefined) return { rows: await readAudit(db, Number(after), AUDIT_PAGE) }
      const page = { limit: AUDIT_PAGE, ...(before === undefined ? {} : { before: Number(before) }) }
      return { rows: await findAudit(db, filterOf(filter), page) }
    },
  )
  scope.get<{ Querystring: FilterQuery & { format: ExportFormat } }>(
    '/studio/api/audit/export',
    route({
      summary: 'Returns a file with all rows of the audit that match the filter.',
      needs: 'read',
      querystring: objectSchema({ format: { enum: exportFormats }, ...filterProperties }, ['format']),
    }),
    async ({ query: { format, ...filter } }, reply) => {
      const lines = auditFile(await store.database(), filterOf(filter), format)
      // The first line is read before the response begins, so a failure of the database leads to an error
      // response.
      const first = await lines.next()
      const [type, ending] = format === 'csv' ? ['text/csv; charset=utf-8', 'csv'] : ['application/jsonl', 'jsonl']
      return await reply
        .header('content-type', type)
        .header('content-disposition', `attachment; filename="audit.${ending}"`)
        .send(Readable.from(withFirst(first, lines)))
    },
  )
  scope.get(
    '/studio/api/audit/actors',
    route({ summary: 'Lists the names of all actors in the audit.', needs: 'read' }),
    async () => ({ actors: await readActors(await store.database()) }),
  )
  scope.get(
    '/studio/api/audit/verification',
    route({ summary: 'Verifies the hashes of the audit, and returns the first row that is wrong.', needs: 'read' }),
    async () => await verifyAudit(await store.database()),
  )
}

function filterOf({ from, until, ...texts }: FilterQuery): AuditFilter {
  return {
    ...texts,
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(until === undefined ? {} : { until: Number(until) }),
  }
}

async function* withFirst(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>) {
  if (first.done !== true) yield first.value
  yield* rest
}
