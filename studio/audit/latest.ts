import { useQuery } from '@tanstack/react-query'
import { api, type AuditRow } from '../api/api.ts'

const PAGE = 500

/** All rows of the audit, newest first. */
export function useLatestAudit() {
  return useQuery({
    queryKey: ['audit'],
    queryFn: async () => {
      const rows: AuditRow[] = []
      for (;;) {
        const page = await api.audit(rows.at(-1)?.id ?? 0)
        rows.push(...page)
        if (page.length < PAGE) return rows.toReversed()
      }
    },
  })
}
