import { useEffect, useState } from 'react'

/** Returns true on a screen of at least 1024 CSS pixels. It is false in prerendered pages and until hydration. */
export function useDesktop(): boolean {
  const [isDesktop, setDesktop] = useState(false)

  useEffect(() => {
    const query = matchMedia('(min-width: 64em)')
    const update = () => setDesktop(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])

  return isDesktop
}
