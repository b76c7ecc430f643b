import { type RefObject, useEffect, useRef } from 'react'

/** Whether the view is still on screen when an answer arrives. */
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
