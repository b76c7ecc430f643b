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
 * player to turn the device stays visible. If the browser refuses full screen, the button stays unpressed.
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

/** A value of the browser, which may change with each `event` of `target`. It is false in prerendered pages. */
const useBrowser = (target: () => EventTarget, event: string, value: () => boolean): boolean =>
  useSyncExternalStore(
    (changed) => {
      const from = target()
      from.addEventListener(event, changed)
      return () => from.removeEventListener(event, changed)
    },
    value,
    () => false,
  )

const landscape = (): MediaQueryList => matchMedia('(orientation: landscape)')

export const useIsLandscape = (): boolean => useBrowser(landscape, 'change', () => landscape().matches)

export const useIsFullScreen = (): boolean =>
  useBrowser(
    () => document,
    'fullscreenchange',
    () => document.fullscreenElement !== null,
  )
