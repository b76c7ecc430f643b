import { useQuery } from '@tanstack/react-query'
import { auditApi } from './api.ts'

/** The newest rows of the audit, newest first. */
export function useLatestAudit(refetchInterval: number) {
  return useQuery({ queryKey: ['audit', 'latest'], queryFn: () => auditApi.newest({}), refetchInterval })
}
