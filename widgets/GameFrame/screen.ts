import { useSyncExternalStore } from 'react'

type Orientation = 'landscape' | 'portrait'

export const isOrientation = (value: unknown): value is Orientation => value === 'landscape' || value === 'portrait'

/** Not in the types of every browser; Safari has no `lock`. */
interface LockableOrientation {
  readonly lock?: (orientation: Orientation) => Promise<void>
}

/**
 * Fills the screen with the whole page, because the strip with age and license must stay visible, and turns it as the
 * game asks. A device that cannot be turned stays as it is: the text about it remains.
 */
export function toggleFullScreen(wanted: Orientation | ''): void {
  if (document.fullscreenElement !== null) {
    void document.exitFullscreen()
    return
  }
  const orientation: LockableOrientation = screen.orientation
  document.documentElement.requestFullscreen().then(
    () => (wanted === '' ? undefined : orientation.lock?.(wanted).catch(() => undefined)),
    () => undefined,
  )
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
