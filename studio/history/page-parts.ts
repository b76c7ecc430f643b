import { useEffect, useState } from 'react'
import { useSource } from '../shell/session.tsx'
import { site } from '../workspace/client.ts'

/** Paths of a page and of the documents that it includes now. Undefined until they are known, and without a page. */
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
