/** Checks a route: it has a page or a redirect, and its parameters are in its paths. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import { parseSegments } from '../core/route-path.ts'
import type { Draft } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import type { RouteDocument } from '../document/types.gen.ts'
import { checkDocumentArgs } from './args.ts'
import type { CheckContext } from './context.ts'
import { checkPageTitle } from './page-title.ts'
import type { Scope } from './scope.ts'
import type { Site } from './site.ts'
import { checkVisitor } from './visit.ts'

export function checkRoute(context: CheckContext, route: Draft<RouteDocument>, scope: Scope): void {
  const { page, redirect, head, params, args } = route
  if (page === undefined && redirect === undefined)
    context.report({ code: 'CFG-NOWHERE', pointer: '', message: 'the route leads nowhere: add a page or a redirect' })
  if (page !== undefined && redirect !== undefined)
    context.report({
      code: 'CFG-NOWHERE',
      pointer: '/redirect',
      atKey: true,
      message: 'a route must not have both a page and a redirect: remove one of them',
    })
  if (page !== undefined && head === undefined)
    context.report({
      code: 'CFG-REQUIRED',
      pointer: '',
      message: '"head" is missing: add the title and description for browsers, search engines and shared links',
    })
  if (isObject(head)) checkPageTitle(context, head.title, '/head/title')
  checkHostPurpose(context, route.hosts)
  const shown = typeof page === 'string' ? context.site.index.document('page', page) : undefined
  if (shown !== undefined)
    checkDocumentArgs(context, shown.value, args, '', checkVisitor(context, scope), `the page ${shown.id}`)
  else if (page === undefined && args !== undefined)
    context.report({
      code: 'CFG-UNKNOWN',
      pointer: '/args',
      atKey: true,
      message: 'only a route with a page can have arguments',
    })
  const known = new Set(paramsByPath(route).flatMap((path) => [...path.keys()]))
  for (const name of Object.keys(isObject(params) ? params : {}))
    if (!known.has(name))
      context.report({
        code: 'CFG-REF',
        pointer: pointerTo('/params', name),
        atKey: true,
        message: `no path of the route contains {${name}}`,
      })
}

/** Reports a purpose for which the site has no list of hosts, because the route then exists on no host. */
function checkHostPurpose(context: CheckContext, purpose: Json | undefined): void {
  const hosts = context.site.index.document('site', 'site')?.value.hosts
  if (typeof purpose !== 'string' || (isObject(hosts) && own(hosts, purpose) !== undefined)) return
  context.report({
    code: 'CFG-REF',
    pointer: '/hosts',
    message: `the site has no list of hosts ${quoted(purpose)}, so the route exists on no host`,
    hint: `add the list to site.json at hosts/${purpose}, or remove "hosts"`,
  })
}

/** Returns the parameters of all routes that show a page. The value is true if every path requires the parameter. */
export function pageParams(site: Site, page: string): ReadonlyMap<string, boolean> {
  const params = new Map<string, boolean>()
  const paths = site.index.having('route', ['page', page]).flatMap(({ value }) => paramsByPath(value))
  for (const path of paths) for (const name of path.keys()) params.set(name, true)
  for (const name of params.keys()) if (!paths.every((path) => path.get(name) === true)) params.set(name, false)
  return params
}

/** Returns the parameters of a path, each with true if it is not optional. */
export function pathParams(path: Json | undefined): (readonly [string, boolean])[] {
  if (typeof path !== 'string') return []
  return parseSegments(path).flatMap(({ name, optional }) => (name === undefined ? [] : [[name, !optional] as const]))
}

/** Returns the parameters of each path of a route, including those whose values an alias fixes. */
function paramsByPath({ path, aliases }: Draft<RouteDocument>): readonly ReadonlyMap<string, boolean>[] {
  const ofAlias = (alias: Json): ReadonlyMap<string, boolean>[] => {
    if (!isObject(alias)) return []
    const given = Object.keys(isObject(alias.params) ? alias.params : {}).map((name) => [name, true] as const)
    return [new Map([...pathParams(alias.path), ...given])]
  }
  return [new Map(pathParams(path)), ...(isList(aliases) ? aliases.flatMap(ofAlias) : [])]
}
