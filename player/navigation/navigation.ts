/**
 * Navigation in the browser: resolves the address, loads its slice and renders it into the same root. After a failure
 * the browser loads the document.
 */
import type { RouteMatch } from '../../engine/core/route-path.ts'
import type { WireApp, WireSlice } from '../../engine/core/wire.ts'
import { isLoggedIn, resolveRoute, restrictedFacts } from '../../engine/runtime/route-resolver.ts'
import type { World } from '../../engine/runtime/world.ts'
import { goBack } from './go-back.ts'
import type { Reporter } from '../report.ts'
import { handleLinks } from './links.ts'
import { createPopupEntry } from './popup-entry.ts'
import { createScrollMemory } from './scroll-memory.ts'

export interface NavigationParts {
  readonly world: World
  readonly app: () => WireApp
  /** The route that matches a path. */
  readonly findRoute: (pathname: string) => Promise<RouteMatch | undefined>
  /** Loads a slice, its style and the code of its widgets. */
  readonly load: (address: string) => Promise<WireSlice>
  readonly nextPaint: () => Promise<void>
  readonly show: (slice: WireSlice, match: RouteMatch | undefined, url: URL) => void
  readonly openPopup: (popup: string) => void
  /** Opens the customer service of the container if the route is the one of customer service. */
  readonly openSupport: (match: RouteMatch | undefined) => Promise<boolean>
  /** Opens the login of the container, or the login popup if it has none. */
  readonly openLogin: () => void
  /** Keeps popups from opening automatically while a page is being loaded. `closePopup` also allows them again. */
  readonly holdPopups: (isLoading: boolean) => void
  /** Closes the popups of the previous page. A popup that was opened by name during the load stays. */
  readonly closePopup: () => void
  /** Closes the open popup like its own close button. Resolves when the steps of the button have ended. */
  readonly dismissPopup: () => Promise<void>
  /** Switches to a staged release before a navigation. Returns false when the address must be loaded as a document. */
  readonly takeRelease: () => boolean
  /** Called when the login guard has redirected a visitor. */
  readonly onLoginRefused: () => void
  /** The reference to the fact that states whether a player is logged in. */
  readonly sessionFact: string
  /** The query parameter that opens the login popup: its value is the id of the popup. */
  readonly loginParameter: string
  /** Rewrites an address before it enters the history; previews keep their token in it. */
  readonly rewrite?: (url: URL) => URL
  readonly report: Reporter
}

interface NavigationOptions {
  readonly replace?: boolean
  /** True when the player goes back or forward to an existing entry. */
  readonly pop?: boolean
  /** Keeps the page on screen if the address cannot be loaded. Otherwise the browser loads its document. */
  readonly keepPage?: boolean
}

export interface Navigation {
  readonly go: (to: string, options?: NavigationOptions) => Promise<void>
  /**
   * Goes back in the history, or to Home if there is no earlier entry. With `to`, goes back only to a page of this
   * site; if there is none, `to` replaces the current page.
   */
  readonly back: (to?: string) => Promise<void>
  /** Reloads the document when the navigation in progress has ended. */
  readonly reload: () => Promise<void>
  /** Applies guards, popups and the login parameter to the address of the loaded document. */
  readonly settle: () => Promise<void>
  readonly stop: () => void
}

/**
 * Milliseconds after which a document that is still shown is considered to stay, because the new address was a download
 * or the player has stopped the load.
 */
const STAYED_MS = 30_000

/** The fact with the id of the open popup. */
const POPUP_FACT = 'fact.popup.open'

export function createNavigation(parts: NavigationParts): Navigation {
  const { world, app, findRoute, loginParameter, rewrite = (url: URL): URL => url } = parts
  const scroll = createScrollMemory()
  /** Number of the latest navigation. Earlier navigations that are still loading are ignored. */
  let latest = 0
  /** The navigation in progress. */
  let going = Promise.resolve()
  /** True while the browser loads another document. */
  let isLeaving = false
  let unwatchGuard = (): void => undefined

  const isPopupOpen = (): boolean => (world.read(POPUP_FACT) ?? '') !== ''
  const popupEntry = createPopupEntry({
    isOpen: isPopupOpen,
    close: parts.dismissPopup,
    isSamePage: scroll.isCurrent,
  })

  const asksForLogin = (url: URL): boolean => url.searchParams.get(loginParameter) === app().ids.loginPopup

  async function navigate(to: string, options: NavigationOptions = {}): Promise<void> {
    const { replace = false, pop = false, keepPage = false } = options
    const target = new URL(to, location.href)
    if (target.origin !== location.origin) {
      location.assign(target)
      return
    }
    const wanted = rewrite(target)
    const number = ++latest
    isLeaving = false
    parts.holdPopups(true)
    function loadDocument(): void {
      isLeaving = true
      setTimeout(() => number === latest && stay(), STAYED_MS)
      // A reload keeps the history entry with its scroll position.
      if (pop && wanted.href === location.href) location.reload()
      else if (pop || replace) location.replace(wanted)
      else location.assign(wanted)
    }
    try {
      if (!parts.takeRelease()) return loadDocument()
      const resolve = (url: URL): ReturnType<typeof resolveRoute> => resolveRoute(url, app(), world, findRoute)
      let resolved = await resolve(wanted)
      // An address that requests a login always opens Home (reading AM-027).
      const isLogin = resolved !== undefined && asksForLogin(resolved.url)
      if (isLogin) resolved = await resolve(rewrite(new URL('/', wanted)))
      if (number !== latest) return
      if (resolved === undefined) return loadDocument()
      const { url, match, needsLogin } = resolved
      if (!pop && (await parts.openSupport(match))) return stay()
      const slice = await parts.load(match?.slice ?? app().notFound)
      await parts.nextPaint()
      if (number === latest) await popupEntry.leave()
      if (number !== latest) return
      scroll.leave()
      const shown = rewrite(url)
      if (pop) scroll.pop(shown)
      else scroll.enter(shown, replace || shown.href === location.href ? 'replace' : 'push')
      parts.closePopup()
      parts.show(slice, match, shown)
      scrollTo(0, 0)
      if (pop) scroll.restore({ focus: true })
      // A popup that was opened during the load has stayed open, and gets an entry of its own again.
      if (isPopupOpen()) popupEntry.sync()
      void openFor(match, needsLogin, isLogin)
    } catch (error) {
      if (number !== latest) return
      // The slice or a chunk could not be loaded. The browser loads the document instead, which the server still has.
      parts.report('NAVIGATE', String(error), wanted.pathname)
      if (keepPage) stay()
      else loadDocument()
    }
  }

  const go: Navigation['go'] = (to, options) => (going = navigate(to, options))

  /** Lets popups open automatically again, because the browser has not left this document or has returned to it. */
  function stay(): void {
    isLeaving = false
    parts.holdPopups(false)
  }

  /**
   * Opens the login popup for a visitor if a guard or the address requests a login, otherwise the popup of the route.
   */
  async function openFor(match: RouteMatch | undefined, needsLogin: boolean, isLogin: boolean): Promise<void> {
    const number = latest
    if (needsLogin) parts.onLoginRefused()
    const asksVisitor = needsLogin || (isLogin && !(await isLoggedIn(parts.sessionFact, world)))
    if (number !== latest) return
    if (asksVisitor) parts.openLogin()
    else if (match?.route.popup !== undefined) parts.openPopup(match.route.popup)
  }

  async function settle(): Promise<void> {
    scroll.restore()
    await openAddress()
    popupEntry.sync()
    unwatchGuard = world.watch(restrictedFacts(app()), () => void leaveRestricted())
  }

  /** Leaves the page on screen if it is restricted. A guard lets a page open while its facts are unknown. */
  async function leaveRestricted(): Promise<void> {
    const resolved = await resolveRoute(new URL(location.href), app(), world, findRoute)
    if (resolved !== undefined && resolved.url.href !== location.href) await go(resolved.url.href, { replace: true })
  }

  async function openAddress(): Promise<void> {
    const url = new URL(location.href)
    const resolved = await resolveRoute(url, app(), world, findRoute)
    if (resolved === undefined) return
    const { match, needsLogin } = resolved
    if (resolved.url.href !== url.href) {
      await go(resolved.url.pathname + resolved.url.search, { replace: true })
      if (needsLogin) await openFor(match, needsLogin, false)
    } else if (asksForLogin(url)) await go(url.href, { replace: true })
    else if ((await parts.openSupport(match)) && document.referrer.startsWith(`${location.origin}/`))
      // The link was tapped before navigation was listening. Going back could leave the page around a frame.
      await go(document.referrer, { replace: true })
    else await openFor(match, false, false)
  }

  /** Loads the target of a link in advance. */
  async function prefetch(href: string): Promise<void> {
    const url = new URL(href, location.href)
    if (url.origin !== location.origin) return
    const match = await findRoute(url.pathname)
    if (match?.slice !== undefined) await parts.load(match.slice)
  }

  // Ignores a failure: following the link loads the page again.
  const prefetchLink = (href: string): void => void prefetch(href).catch(() => undefined)
  const popped = (): void => {
    if (!popupEntry.popped()) void go(location.href, { pop: true })
  }
  // The player has returned to this document, which the browser kept in its back/forward cache.
  const shownAgain = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) stay()
  }
  addEventListener('pageshow', shownAgain)
  addEventListener('popstate', popped)
  const unwatch = world.watch([POPUP_FACT], popupEntry.sync)
  const stopLinks = handleLinks({ follow: (href) => void go(href), prefetch: prefetchLink })
  return {
    go,
    async back(to) {
      const open = (): void => void go(to ?? '/', { replace: to !== undefined })
      await popupEntry.leave()
      // In a frame, going back from the first page would take the page around the frame back.
      if (scroll.hasPrevious() || (to === undefined && parent === window)) goBack(open)
      else open()
    },
    async reload() {
      await going
      if (!isLeaving) location.reload()
    },
    settle,
    stop() {
      removeEventListener('pageshow', shownAgain)
      removeEventListener('popstate', popped)
      unwatch()
      unwatchGuard()
      stopLinks()
      scroll.stop()
    },
  }
}
