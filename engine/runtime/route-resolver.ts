/** Resolves an address to a page, applying redirects and guards. */
import { addQuery } from '../core/add-query.ts'
import type { RouteMatch } from '../core/route-path.ts'
import { compileRule, FALSE, type Truth, UNKNOWN } from '../core/rule.ts'
import type { App, RulePlan } from '../core/slice.ts'
import type { World } from './world.ts'

export interface ResolvedRoute {
  /** The address after redirects. */
  readonly url: URL
  /** Undefined for an unknown path. */
  readonly match: RouteMatch | undefined
  /** True when the login guard has redirected a visitor. */
  readonly needsLogin: boolean
}

const MAX_REDIRECTS = 8
/** How long to wait for facts that a guard reads, in milliseconds. */
const GUARD_WAIT_MS = 8_000

/**
 * Returns undefined after too many redirects, and for a redirect to another site. The browser must then load the
 * address as a document.
 */
export async function resolveRoute(
  given: URL,
  app: App<unknown>,
  world: World,
  find: (pathname: string) => Promise<RouteMatch | undefined>,
): Promise<ResolvedRoute | undefined> {
  let url = given
  let needsLogin = false
  for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
    const match = await find(url.pathname)
    if (match === undefined) return { url, match, needsLogin }
    const { redirect, restricted, login } = match.route
    if (redirect !== undefined) {
      url = redirectTarget(redirect.to, match.params, redirect.carryQuery === true ? url.search : '', url.origin)
      if (url.origin !== given.origin) return undefined
      continue
    }
    // The restricted guard runs first: in restricted mode a visitor sees no login popup (reading AM-008).
    const mayEnter = restricted !== true || (await holds(app.guards.restricted, app, world))
    if (mayEnter && (login !== true || (await holds(app.guards.login, app, world)))) return { url, match, needsLogin }
    needsLogin ||= mayEnter
    url = new URL('/', url.origin)
  }
  return undefined
}

/** The facts that decide whether pages are hidden in restricted mode. */
export function restrictedFacts({ guards, facts }: App<unknown>): Iterable<string> {
  return compileRule(guards.restricted ?? true, facts, undefined, 'fact.').facts
}

/** Whether the person is logged in. `sessionFact` is the reference of the fact that the site uses for this. */
export async function isLoggedIn(sessionFact: string, world: World): Promise<boolean> {
  const read = (): unknown => world.read(sessionFact)
  await whenKnown(() => read() !== undefined, [sessionFact], world)
  return read() === true
}

/** If a guard stays unknown, the route is allowed, because the gateway still refuses calls that are not allowed. */
async function holds(guard: RulePlan | undefined, app: App<unknown>, world: World): Promise<boolean> {
  const { test, facts } = compileRule(guard ?? true, app.facts, undefined, 'fact.')
  const truth = (): Truth => test(world.read)
  await whenKnown(() => truth() !== UNKNOWN, facts, world)
  return truth() !== FALSE
}

/** Waits until `isKnown` returns true, but no longer than the time limit of guards. `isKnown` depends on `cells`. */
async function whenKnown(isKnown: () => boolean, cells: Iterable<string>, world: World): Promise<void> {
  if (isKnown()) return
  await new Promise<void>((done) => {
    const finish = (): void => {
      clearTimeout(timer)
      unwatch()
      done()
    }
    const timer = setTimeout(finish, GUARD_WAIT_MS)
    const unwatch = world.watch(cells, () => isKnown() && finish())
  })
}

/**
 * Replaces each `{name}` in the target of a redirect with the path parameter. The parameter is encoded again, because
 * it was decoded from an address.
 */
function redirectTarget(to: string, params: { readonly [name: string]: string }, query: string, origin: string): URL {
  const target = to.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return new URL(addQuery(target, query), origin)
}
