import { useEffect, useState } from 'react'

export type Tools = typeof import('../_shared/game-tools/game-tools.tsx')

/** Loads the code of tabs, sort, filter and long lists. Undefined until it is loaded, null when it cannot be loaded. */
export function useTools(): Tools | null | undefined {
  const [tools, setTools] = useState<Tools | null>()
  useEffect(() => {
    import('../_shared/game-tools/game-tools.tsx').then(setTools, () => {
      setTools(null)
    })
  }, [])
  return tools
}
