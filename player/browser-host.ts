/** The browser as the environment of a session. */
import type { SessionHost } from '../engine/runtime/session.ts'
import { createContainer } from './container.ts'
import type { Navigation } from './navigation/navigation.ts'
import { withPrefix } from './navigation/prefix.ts'
import type { Reporter } from './report.ts'
import { scheduler } from './scheduler.ts'
import { storage } from './storage.ts'

export interface BrowserHostParts extends Pick<SessionHost, 'load' | 'renderPopup'> {
  readonly report: Reporter
  /** Prefix of the addresses of the language. */
  readonly prefix: string
  readonly navigation: () => Navigation
  /** Schemes that may be opened beside https, tel and mailto. */
  readonly linkSchemes: () => readonly string[]
}

const YEAR_S = 31_536_000

export function createBrowserHost({
  report,
  prefix,
  load,
  renderPopup,
  navigation,
  linkSchemes,
}: BrowserHostParts): SessionHost {
  const isVisible = (): boolean => document.visibilityState === 'visible'

  function openAddress(to: string, replace: boolean): void {
    const scheme = to.slice(0, to.indexOf(':')).toLowerCase()
    // Browsers read a backslash as a slash: both forms would lead to another host.
    if (/^\/(?![/\\])/.test(to)) void navigation().go(to, { replace })
    else if (['https', 'tel', 'mailto', ...linkSchemes()].includes(scheme)) location.assign(to)
    else report('NAVIGATE', `refused to open ${to.slice(0, 40)}`)
  }

  return {
    storage,
    container: createContainer(),
    scheduler,
    now: Date.now,
    isVisible,
    every(ms, run) {
      const timer = setInterval(() => isVisible() && run(), ms)
      return () => clearInterval(timer)
    },
    load,
    renderPopup,
    applySkin({ id, scheme }) {
      const root = document.documentElement.dataset
      if (root.skin === id) return
      root.skin = id
      root.scheme = scheme
    },
    navigate(navigate) {
      if (navigate === 'back') void navigation().back()
      else if (navigate === 'reload') location.reload()
      else if (navigate.back === true) void navigation().back(navigate.to)
      else openAddress(navigate.to, navigate.replace === true)
    },
    setLanguage(language) {
      document.cookie = `lang=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
      // The web server redirects an address without a prefix to the language of the cookie.
      if (prefix === '') location.reload()
      else location.assign(withPrefix(location.href, prefix))
    },
    report,
  }
}
