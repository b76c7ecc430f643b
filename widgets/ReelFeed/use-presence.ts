import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `enter` when the widget is mounted on a visible page or its page becomes visible, and `leave` when the page is
 * hidden or the widget is removed.
 */
export function usePresence(enter: () => void, leave: () => void): void {
  const onEnter = useEffectEvent(enter)
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    let isPresent = false
    const follow = (isNow: boolean) => {
      if (isNow !== isPresent) (isNow ? onEnter : onLeave)()
      isPresent = isNow
    }
    const onVisibility = () => follow(!document.hidden)
    const onHide = () => follow(false)
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('pagehide', onHide)
    addEventListener('pageshow', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onVisibility)
      onHide()
    }
  }, [])
}
