/** The environment of a session in a browser. */
import type { SessionHost } from '../engine/runtime/session.ts'
import type { Navigation } from './navigation/navigation.ts'
import { withPrefix } from './navigation/prefix.ts'
import type { Reporter } from './report.ts'
import { scheduler } from './scheduler.ts'
import { storage } from './storage.ts'

export interface BrowserHostParts extends Pick<SessionHost, 'container' | 'load' | 'renderPopup'> {
  readonly report: Reporter
  /** Prefix of the addresses of the language. */
  readonly prefix: string
  readonly navigation: () => Navigation
  /** Schemes of addresses that may be opened, in addition to https, tel and mailto. */
  readonly linkSchemes: () => readonly string[]
}

const YEAR_S = 31_536_000

/** Browsers report that a device without a preference prefers light. */
export const LIGHT = '(prefers-color-scheme: light)'

/** Sets the color of the browser's toolbars to the color of the page. */
function colorToolbars(): void {
  const page = getComputedStyle(document.documentElement).getPropertyValue('--color-page')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = page
}

export function createBrowserHost({
  report,
  prefix,
  container,
  load,
  renderPopup,
  navigation,
  linkSchemes,
}: BrowserHostParts): SessionHost {
  const isVisible = (): boolean => document.visibilityState === 'visible'

  function openAddress(to: string, replace: boolean, isDocument: boolean): void {
    const scheme = to.slice(0, to.indexOf(':')).toLowerCase()
    // A path, but not `//host` or `/\host`: browsers treat a backslash as a slash.
    const isPath = /^\/(?![/\\])/.test(to)
    if (isPath && !isDocument) void navigation().go(to, { replace })
    else if (isPath || ['https', 'tel', 'mailto', ...linkSchemes()].includes(scheme))
      if (replace) location.replace(to)
      else location.assign(to)
    else report('NAVIGATE', `refused to open ${to.slice(0, 40)}`)
  }

  return {
    storage,
    container,
    scheduler,
    now: Date.now,
    isVisible,
    every(ms, run) {
      /** True if the timer fired while the page was hidden. */
      let isDue = false
      const tick = (): void => {
        isDue = !isVisible()
        if (!isDue) run()
      }
      const catchUp = (): void => {
        if (isDue) tick()
      }
      const timer = setInterval(tick, ms)
      document.addEventListener('visibilitychange', catchUp)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', catchUp)
      }
    },
    load,
    renderPopup,
    applySkin({ id, scheme }) {
      const { dataset } = document.documentElement
      // From now on the session selects the skin for the color scheme. `data-follow` would let the style sheet select
      // it.
      delete dataset.follow
      if (dataset.skin === id) return
      dataset.skin = id
      dataset.scheme = scheme
      colorToolbars()
    },
    prefersLight: () => matchMedia(LIGHT).matches,
    navigate(navigate) {
      if (navigate === 'back') void navigation().back()
      else if (navigate === 'reload') void navigation().reload()
      else if (navigate.back === true) void navigation().back(navigate.to)
      else openAddress(navigate.to, navigate.replace === true, navigate.document === true)
    },
    setLanguage(language) {
      document.cookie = `lang=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
      // Removes the prefix: the web server redirects an address without a prefix to the language in the cookie.
      if (prefix === '') location.reload()
      else location.assign(withPrefix(location.href, prefix))
    },
    report,
  }
}
