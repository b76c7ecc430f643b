/** The calls of the audit. */
import type { AuditRow } from '../api/api.ts'
import { request } from '../api/client.ts'

export interface AuditQuery {
  readonly actor?: string
  readonly action?: string
  readonly subject?: string
  /** Milliseconds since 1970. */
  readonly from?: string
  readonly until?: string
}

export const auditApi = {
  /** Requests the newest matching rows, newest first; with `before`, only rows with lower ids. */
  newest: async (filter: AuditQuery, before?: number) =>
    (
      await request<{ rows: readonly AuditRow[] }>({
        url: '/audit',
        params: { ...filter, ...(before === undefined ? {} : { before: String(before) }) },
      })
    ).rows,
  actors: async () => (await request<{ actors: readonly string[] }>({ url: '/audit/actors' })).actors,
  /** Returns the address of a file with all rows that match. */
  file: (filter: AuditQuery, format: 'csv' | 'json-lines'): string =>
    `/studio/api/audit/export?${new URLSearchParams({ ...filter, format }).toString()}`,
}
