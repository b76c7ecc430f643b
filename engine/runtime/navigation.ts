/** Navigation without a router library: match, guards, slice, chunks, render into the same root. What fails becomes a plain document load. */
import { matchRoute, type RouteMatch } from '../core/route-path.ts'
import { compileRule, FALSE, TRUE, type Truth, UNKNOWN } from '../core/rule.ts'
import type { App, Rule, Slice } from '../core/slice.ts'
import { nextPaint } from './painted.ts'
import type { World } from './world.ts'

export interface NavigationParts {
  readonly world: World
  readonly app: () => App
  /** Loads the slice, its style and its code. */
  readonly load: (address: string) => Promise<Slice>
  /** Puts the slice on screen. */
  readonly show: (slice: Slice, match: RouteMatch | undefined, url: URL) => void
  readonly openPopup: (popup: string) => void
  readonly closePopup: () => void
  /** Before a navigation: take a release that waits. Answers false when a document must be loaded instead. */
  readonly takeRelease: () => Promise<boolean>
  /** A guard sent a visitor away: resets the token. */
  readonly refused: () => void
  /** How an address of this site stands in the browser; as it is, where absent. */
  readonly address?: (url: URL) => URL
}

export interface Navigation {
  readonly go: (to: string, how?: { readonly replace?: boolean; readonly pop?: boolean }) => Promise<void>
  readonly back: () => void
  /** Applies guards, popups and `dialogType` to the address the document was loaded with. */
  readonly settle: () => Promise<void>
  /** Warms what a link leads to. */
  readonly prefetch: (href: string) => void
  readonly stop: () => void
}

const MAX_REDIRECTS = 8
/** Places behind this many are forgotten: going back there starts at the top. */
const MAX_SCROLLS = 50

export function createNavigation(parts: NavigationParts): Navigation {
  const { world, app, address = (url: URL): URL => url } = parts
  let flight = 0
  const scrolls = new Map<string, number>()
  let key = stateKey()
  history.scrollRestoration = 'manual'

  /** Follows redirects and guards. Undefined: this address belongs to a document load. */
  async function resolve(url: URL): Promise<{ url: URL; match: RouteMatch | undefined; login: boolean } | undefined> {
    let login = false
    for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
      const match = matchRoute(app().routes, url.pathname)
      if (match === undefined) return { url, match, login }
      const { redirect, restricted } = match.route
      if (redirect !== undefined) {
        url = target(redirect.to, match.params, redirect.carryQuery === true ? url : undefined, url.origin)
        continue
      }
      // Restricted first: in restricted mode a visitor sees no login dialog (reading AM-008).
      const mayEnter = restricted !== true || (await holds(app().guards.restricted))
      if (!mayEnter || (match.route.login === true && !(await holds(app().guards.login)))) {
        login ||= mayEnter
        url = new URL('/', url.origin)
        continue
      }
      return { url, match, login }
    }
    return undefined
  }

  /** Waits until it is known who somebody is, but not for ever: a guard that gets no answer lets people through, and calls still fail safely. */
  function holds(guard: Rule | undefined): Promise<boolean> {
    const { test, facts } = compileRule(guard ?? true, app().facts, undefined, 'fact.')
    const truth = (): Truth => test(world.read)
    if (truth() !== UNKNOWN) return Promise.resolve(truth() === TRUE)
    return new Promise((done) => {
      const finish = (): void => {
        clearTimeout(timer)
        unwatch()
        done(truth() !== FALSE)
      }
      const timer = setTimeout(finish, WAIT_MS)
      const unwatch = world.watch(facts, () => truth() !== UNKNOWN && finish())
    })
  }

  async function go(to: string, { replace = false, pop = false }: { replace?: boolean; pop?: boolean } = {}): Promise<void> {
    const given = new URL(to, location.href)
    if (given.origin !== location.origin) {
      location.assign(given)
      return
    }
    const wanted = address(given)
    const mine = ++flight
    const leave = (): void => (pop || replace ? location.replace(wanted) : location.assign(wanted))
    try {
      if (!(await parts.takeRelease())) return leave()
      const resolved = await resolve(wanted)
      if (mine !== flight) return
      if (resolved === undefined) return leave()
      const { url, match, login } = resolved
      const slice = await parts.load(match?.slice ?? app().notFound)
      await nextPaint()
      if (mine !== flight) return
      scrolls.delete(key)
      scrolls.set(key, scrollY)
      for (const oldest of scrolls.keys()) if (scrolls.size > MAX_SCROLLS) scrolls.delete(oldest)
      const asks = wantsLogin(url)
      const shown = address(asks ? new URL('/', url.origin) : url)
      if (!pop) {
        const moved = replace || shown.href === location.href
        key = moved ? key : String(Date.now())
        history[moved ? 'replaceState' : 'pushState']({ key }, '', shown)
      } else {
        key = stateKey()
        if (shown.href !== location.href) history.replaceState({ key }, '', shown)
      }
      parts.closePopup()
      parts.show(slice, match, shown)
      scrollTo(0, pop ? (scrolls.get(key) ?? 0) : 0)
      if (login) parts.refused()
      if (login || asks) parts.openPopup('login')
      else if (match?.route.popup !== undefined) parts.openPopup(match.route.popup)
    } catch {
      // A slice or a chunk that does not arrive: the browser asks the server, which still has the page.
      if (mine === flight) leave()
    }
  }

  const popped = (): void => void go(location.href, { pop: true })
  addEventListener('popstate', popped)
  const clicked = (event: MouseEvent): void => {
    const href = ownLink(event)
    if (href === undefined) return
    event.preventDefault()
    void go(href)
  }
  document.addEventListener('click', clicked)
  const touched = (event: PointerEvent): void => {
    const href = event.target instanceof Element ? (event.target.closest('a')?.href ?? '') : ''
    if (href !== '' && !savesData()) navigation.prefetch(href)
  }
  document.addEventListener('pointerdown', touched, { passive: true })

  const navigation: Navigation = {
    go,
    back() {
      const before = location.pathname + location.search
      if (history.length <= 1) {
        void go('/')
        return
      }
      history.back()
      // Document 1, "Header and back behaviour": nothing happened within 100 ms, so go home.
      setTimeout(() => location.pathname + location.search === before && void go('/'), 100)
    },
    async settle() {
      const url = new URL(location.href)
      const resolved = await resolve(url)
      if (resolved === undefined) return
      if (resolved.url.href !== url.href) {
        await go(resolved.url.pathname + resolved.url.search, { replace: true })
        if (resolved.login) {
          parts.refused()
          parts.openPopup('login')
        }
        return
      }
      if (wantsLogin(url)) await go(url.href, { replace: true })
      else if (resolved.match?.route.popup !== undefined) parts.openPopup(resolved.match.route.popup)
    },
    prefetch(href) {
      const url = new URL(href, location.href)
      const slice = url.origin === location.origin ? matchRoute(app().routes, url.pathname)?.slice : undefined
      // Only a head start: a failure shows again, and is handled, when the link is followed.
      if (slice !== undefined) parts.load(slice).catch(() => undefined)
    },
    stop() {
      removeEventListener('popstate', popped)
      document.removeEventListener('click', clicked)
      document.removeEventListener('pointerdown', touched)
    },
  }
  return navigation
}

/** A finger on a link may be the beginning of a scroll: who asked to save data pays for followed links only. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

function stateKey(): string {
  const state = history.state as { key?: unknown } | null
  return typeof state?.key === 'string' ? state.key : ''
}

function wantsLogin(url: URL): boolean {
  return url.searchParams.get('dialogType') === 'login'
}

/** `{name}` in a redirect's target is a parameter of the path. */
function target(to: string, params: { readonly [name: string]: string }, from: URL | undefined, origin: string): URL {
  const url = new URL(
    to.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    origin,
  )
  from?.searchParams.forEach((value, name) => {
    if (!url.searchParams.has(name)) url.searchParams.append(name, value)
  })
  return url
}

/** The address of a plain click on a link of this site. */
function ownLink(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin !== location.origin || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined
  return link.href
}

const WAIT_MS = 8_000
