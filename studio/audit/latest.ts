import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { AuditRow } from '../api/api.ts'
import { site } from '../workspace/client.ts'
import { auditApi } from './api.ts'
import { type DocumentTitles, namedDocuments } from './words.ts'

/** The newest rows of the audit, newest first. */
export function useLatestAudit(refetchInterval: number) {
  return useQuery({ queryKey: ['audit', 'latest'], queryFn: () => auditApi.newest({}), refetchInterval })
}

/** Returns the titles of the documents that rows name; empty until the open site has responded. */
export function useDocumentTitles(rows: readonly AuditRow[] | undefined): DocumentTitles {
  const names = useMemo(() => namedDocuments(rows ?? []), [rows])
  const [titles, setTitles] = useState<DocumentTitles>({})
  useEffect(() => {
    let isCurrent = true
    if (names.length > 0) void site.documentTitles(names).then((found) => isCurrent && setTitles(found))
    return () => {
      isCurrent = false
    }
  }, [names])
  return titles
}
