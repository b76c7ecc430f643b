import { useSyncExternalStore } from 'react'

type Orientation = 'landscape' | 'portrait'

export const isOrientation = (value: unknown): value is Orientation => value === 'landscape' || value === 'portrait'

/** TypeScript's types lack `lock`, because some browsers, such as Safari, do not implement it. */
interface LockableOrientation {
  readonly lock?: (orientation: Orientation) => Promise<void>
}

/**
 * Enters or ends full screen. The whole page enters full screen, because the strip with age and license must stay
 * visible. The screen is locked to the orientation that the game requests. If the lock fails, the text that asks the
 * player to turn the device stays visible.
 */
export function toggleFullScreen(wanted: Orientation | ''): void {
  if (document.fullscreenElement !== null) return leaveFullScreen()
  const orientation: LockableOrientation = screen.orientation
  document.documentElement.requestFullscreen().then(
    () => (wanted === '' ? undefined : orientation.lock?.(wanted).catch(() => undefined)),
    () => undefined,
  )
}

/** Ends full screen, which also unlocks the orientation. Also called when the player leaves the game. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined)
}

const LANDSCAPE = '(orientation: landscape)'

export function useIsLandscape(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(LANDSCAPE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(LANDSCAPE).matches,
    () => false,
  )
}

export function useIsFullScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed)
      return () => document.removeEventListener('fullscreenchange', changed)
    },
    () => document.fullscreenElement !== null,
    () => false,
  )
}
