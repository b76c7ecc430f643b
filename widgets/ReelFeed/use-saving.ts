import { useEffect, useState } from 'react'

interface Connection extends EventTarget {
  readonly saveData?: boolean
}

/** Whether the device is set to reduced motion or data saving. Videos then start only when they are pressed. */
export function useSaving(): boolean {
  const [isSaving, setSaving] = useState(false)
  useEffect(() => {
    const { connection } = navigator as { readonly connection?: Connection }
    const queries = [matchMedia('(prefers-reduced-motion: reduce)'), matchMedia('(prefers-reduced-data: reduce)')]
    const sources: readonly (EventTarget | undefined)[] = [...queries, connection]
    const read = () => setSaving(connection?.saveData === true || queries.some(({ matches }) => matches))
    read()
    for (const source of sources) source?.addEventListener('change', read)
    return () => {
      for (const source of sources) source?.removeEventListener('change', read)
    }
  }, [])
  return isSaving
}
