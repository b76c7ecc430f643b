import { useEffect, useState } from 'react'
import { useSource } from '../shell/session.tsx'
import { site } from '../workspace/client.ts'

/** Returns the paths of a page and of the documents that it includes; undefined while loading or without a page. */
export function usePageParts(page: string | undefined): readonly string[] | undefined {
  const sequence = useSource().data?.sequence
  const [parts, setParts] = useState<readonly string[]>()
  useEffect(() => {
    let isCurrent = true
    if (page !== undefined) void site.pageParts(page).then((found) => isCurrent && setParts(found))
    return () => {
      isCurrent = false
    }
  }, [page, sequence])
  return parts
}
