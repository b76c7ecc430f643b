import { type RefObject, useEffect, useRef } from 'react'

/** Returns a ref that is true while the view is mounted, so late answers can be ignored. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}
