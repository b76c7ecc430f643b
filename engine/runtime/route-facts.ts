import type { Json } from '../core/json.ts'
import type { RouteMatch } from '../core/route-path.ts'

export interface RouteFacts {
  readonly id: string
  readonly params: { readonly [name: string]: string }
  readonly login: boolean
  readonly restricted: boolean
}

/** Facts of the matched route. `unknown` is used as the id of the route if no route matches. */
export function routeFacts(match: RouteMatch | undefined, unknown: string): RouteFacts {
  const { route, params = {} } = match ?? {}
  return { id: route?.id ?? unknown, params, login: route?.login === true, restricted: route?.restricted === true }
}

/** The cells of a route at an address. */
export function routeCells(
  { id, params, login, restricted }: RouteFacts,
  { pathname: path, search, searchParams }: URL,
): { readonly [cell: string]: Json } {
  return {
    'fact.route.id': id,
    'fact.route.path': path,
    'fact.route.top': path.split('/')[1] ?? '',
    'fact.route.login': login,
    'fact.route.restricted': restricted,
    // If a parameter occurs several times, `query` has its first value. Redirects keep `search`.
    route: { id, path, params, query: Object.fromEntries([...searchParams].reverse()), search },
  }
}
