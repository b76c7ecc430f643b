/** How routes are opened: their guards, and the values of the route facts while a route is open. */
import type { RulePlan } from '../core/slice.ts'
import { matchPath } from '../core/route-path.ts'
import { constraintPlan } from '../compile/app.ts'
import { type CompileSite, type Condition, newContext } from '../compile/context.ts'
import { visibilityRule } from '../compile/rule.ts'
import type { CheckedSite } from '../check/site.ts'
import type { RouteDocument } from '../document/types.gen.ts'
import { memoize } from '../memo/memo.ts'
import { asInstants } from './instants.ts'

/**
 * A route that shows a page, and how it is opened. The not-found route has two entries: its own path, and unknown
 * paths.
 */
export interface RouteAccess {
  readonly route: string
  readonly login: boolean
  readonly restricted: boolean
  /** The guards that a person has to pass. */
  readonly guards: readonly Condition[]
  /** The paths of the route. An empty list means all unknown paths. */
  readonly patterns: readonly ConstrainedPath[]
}

export interface ConstrainedPath {
  readonly path: string
  readonly constraints: { readonly [param: string]: string }
}

/** Returns no entries for a route without a page or with a redirect. */
export function accessOf(route: RouteDocument, site: CheckedSite, guardRules: GuardRules): readonly RouteAccess[] {
  if (route.page === undefined || route.redirect !== undefined) return []
  const own: RouteAccess = {
    route: route.id,
    login: route.login === true,
    restricted: route.restricted === true,
    guards: guardsOf(route, guardRules),
    patterns: patternsOf(route),
  }
  // Unknown paths show the page of this route without its guards.
  if (route.id !== site.settings.notFound) return [own]
  return [own, { route: route.id, login: false, restricted: false, guards: [], patterns: [] }]
}

/** The rules of the guards, which the site document defines. */
export type GuardRules = { readonly [name in 'restricted' | 'login']?: RulePlan }

export function guardRulesOf(site: CheckedSite, compileSite: CompileSite): GuardRules {
  const guards = site.index.document('site', 'site')?.value.guards
  const ruleOf = (name: 'restricted' | 'login'): GuardRules => {
    const guard = guards?.[name]
    const rule =
      guard === undefined ? undefined : visibilityRule({ when: guard }, newContext(compileSite, 'site', 'site/site'))
    return rule === undefined ? {} : { [name]: asInstants(rule, site.settings.timeZone) }
  }
  return { ...ruleOf('restricted'), ...ruleOf('login') }
}

function guardsOf(route: RouteDocument, rules: GuardRules): readonly Condition[] {
  return (['restricted', 'login'] as const).flatMap((name) => {
    const rule = rules[name]
    if (route[name] !== true || rule === undefined) return []
    return [{ rule, document: `route/${route.id}`, pointer: `/${name}` }]
  })
}

/** The paths of a route and of its aliases. */
export const patternsOf = memoize(({ path, aliases = [], params = {} }: RouteDocument): readonly ConstrainedPath[] => {
  const constraints = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, constraintPlan(param)]))
  return [path, ...aliases.map((alias) => alias.path)].map((one) => ({ path: one, constraints }))
})

/** Values of `route.path` and `route.top` that rules name. */
export interface NamedPaths {
  readonly paths: readonly string[]
  readonly tops: readonly string[]
}

/**
 * Returns sample paths of a route: at least one for each group of its paths that rules with the values `named` can
 * distinguish.
 */
export function pathsOf(
  { patterns }: RouteAccess,
  named: NamedPaths,
  isKnown: (path: string) => boolean,
): readonly string[] {
  if (patterns.length === 0) {
    const samples = ['', ...named.tops].map((top) => unnamed((n) => `${top && `/${top}`}/unknown-${n}`, named.paths))
    return [...named.paths, ...samples].filter((path) => !isKnown(path))
  }
  return patterns.flatMap((pattern) => {
    if (!pattern.path.includes('{')) return [pattern.path]
    const shorter = pattern.path.replace(/\/?\{\w+\?\}$/, '') || '/'
    const samples = [undefined, ...named.tops].map((top) => unnamed((n) => filled(pattern, n, top), named.paths))
    return [...named.paths, ...samples, shorter].filter((path) => isPathOf(pattern, path))
  })
}

/** The first part of a path, as the fact `route.top`. */
export function topOf(path: string): string {
  return path.split('/')[1] ?? ''
}

export function isPathOf({ path, constraints }: ConstrainedPath, pathname: string): boolean {
  // Fast for most paths: without parameters, only a slash at the end is ignored.
  if (!path.includes('{') && !pathname.endsWith('/')) return path === pathname
  return matchPath(path, pathname, constraints) !== undefined
}

/** The first path of `make` that no rule names. */
function unnamed(make: (n: number) => string, named: readonly string[]): string {
  for (let n = 1; ; n++) {
    const path = make(n)
    if (!named.includes(path) || n > named.length) return path
  }
}

/** Constraints that are patterns; numbers match all of them. Every other constraint is a list of values. */
const namedPatterns = ['digits', 'kebab', 'slug', 'any']

/** The path of a pattern, with example values for its parameters. */
export function examplePath(pattern: ConstrainedPath): string {
  return pattern.path.includes('{') ? filled(pattern, 1, undefined) : pattern.path
}

/** The path with values for its parameters. If `top` is given, it replaces the first part of the path. */
function filled({ path, constraints }: ConstrainedPath, n: number, top: string | undefined): string {
  const parts = path.split('/').map((part) =>
    part.replace(/\{(\w+)\??\}/, (_, name: string) => {
      const constraint = constraints[name]
      const words = constraint === undefined || namedPatterns.includes(constraint) ? [] : constraint.split('|')
      return words[(n - 1) % words.length] ?? String(n)
    }),
  )
  if (top !== undefined) parts[1] = top
  return parts.join('/')
}
