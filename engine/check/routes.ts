/** Checks all routes: colliding paths, missing guards, and links that lead nowhere. */
import { isList, isObject, type Json, own } from '../core/json.ts'
import { type ConstrainedPath, pathRank } from '../core/route-path.ts'
import type { ParamConstraints } from '../core/slice.ts'
import { pointerTo, quoted, type Problem } from '../document/finding.ts'
import { memoize } from '../memo/memo.ts'
import type { SourceDocument } from '../document/document.ts'
import { inFileOrder } from '../document/source.ts'
import { checkKnownParams } from './known-params.ts'
import { collides, constraintsOf, pathProblem } from './route-path.ts'
import type { Site } from './site.ts'

interface Address extends ConstrainedPath {
  readonly document: SourceDocument<'route'>
  readonly pointer: string
  readonly shape: string
}

type ReportRoute = (document: SourceDocument, problem: Problem) => void

/**
 * Reports a guard that a route requires but the site lacks, because the route is then open to everybody. Also reports a
 * missing login popup.
 */
function checkGuards(site: Site, document: SourceDocument<'route'>, report: ReportRoute): void {
  const settings = site.index.document('site', 'site')?.value
  if (settings === undefined) return
  const guards = isObject(settings.guards) ? settings.guards : {}
  for (const guard of ['login', 'restricted'] as const)
    if (document.value[guard] === true && own(guards, guard) === undefined)
      report(document, {
        code: 'CFG-REQUIRED',
        pointer: pointerTo('', guard),
        message: `the route is open to everybody, because the site has no guard "${guard}"`,
        hint: `add the rule of the guard to site.json at guards/${guard}`,
      })
  if (document.value.login === true && own(guards, 'login') !== undefined && settings.loginPopup === undefined)
    report(document, {
      code: 'CFG-REQUIRED',
      pointer: '/login',
      message: 'the route requires login, but the site has no login popup',
      hint: 'set loginPopup in site.json to the ID of a popup with the login form',
    })
}

export function checkRoutes(site: Site, report: ReportRoute): void {
  const buckets = new Map<string, Address[]>()
  const { languageAddresses, languages, defaultLanguage } = site.settings
  const prefixes = languageAddresses ? languages.filter((language) => language !== defaultLanguage) : []
  for (const address of addresses(site)) {
    checkPrefix(address, prefixes, report)
    const bucket = buckets.get(address.shape) ?? []
    const earlier = bucket.find((other) => collides(other, address))
    if (earlier === undefined) buckets.set(address.shape, [...bucket, address])
    else {
      const { document, path, pointer } = address
      const other = `the route ${earlier.document.id} (${earlier.document.file})`
      const message =
        earlier.path === path
          ? `${other} already has the path ${path}`
          : `${path} collides with ${earlier.path} of ${other}: some addresses match both, and neither is more specific`
      report(document, { code: 'CFG-ROUTE', pointer, message, hint: 'give one of the two routes another path' })
    }
  }
  for (const document of site.index.documents('route')) checkKnownParams(document, () => addresses(site), report)
}

/** Reports a path that begins with a language prefix, because it would be read as the address of another page. */
function checkPrefix({ document, path, pointer }: Address, prefixes: readonly string[], report: ReportRoute): void {
  const [, first = ''] = path.split('/')
  if (prefixes.includes(first))
    report(document, {
      code: 'CFG-ROUTE',
      pointer,
      message: `${path} begins with a language of the site: addresses below /${first} are pages in this language`,
      hint: 'rename the first part of the path, or remove languageAddresses from site.json',
    })
}

/** Returns the paths in the order of files, so the later one of two colliding paths is reported. */
function addresses(site: Site): readonly Address[] {
  return inFileOrder(site.index.documents('route')).flatMap(addressesOf)
}

/** Returns the paths of all routes, with their aliases. */
export function routePaths(site: Site): readonly string[] {
  return site.index.documents('route').flatMap((document) => addressesOf(document).map(({ path }) => path))
}

const addressesOf = memoize((document: SourceDocument<'route'>): readonly Address[] => {
  const { path, aliases } = document.value
  const constraints = constraintsOf(document.value)
  const found: Address[] = []
  const add = (path: string, pointer: string): void => {
    if (pathProblem(path) === undefined)
      found.push({ document, path, constraints, pointer, shape: shapeOf(path, constraints) })
  }
  if (typeof path === 'string') add(path, '/path')
  ;(isList(aliases) ? aliases : []).forEach((alias, i) => {
    if (isObject(alias) && typeof alias.path === 'string') add(alias.path, pointerTo('/aliases', i, 'path'))
  })
  return found
})

/** Returns the same key for paths with the same rank and literals, because only such paths can collide. */
function shapeOf(path: string, constraints: ParamConstraints): string {
  const literals = path.split('/').map((part) => (part.includes('{') ? '' : part))
  return `${pathRank(path, constraints)} ${literals.join('/')}`
}

/** Kinds of documents with links or guards. */
export const linkKinds = ['banner', 'tab-bar', 'route'] as const

/** Checks the destinations of tabs and banners, and the guards of routes. */
export function checkLinkTarget(
  site: Site,
  document: SourceDocument<(typeof linkKinds)[number]>,
  report: ReportRoute,
): void {
  const check = (source: LinkSource, pointer: string, what: string): void =>
    checkDestination(site, source, what, (problem) => report(document, { ...problem, pointer }))
  if (document.kind === 'route') checkGuards(site, document, report)
  else if (document.kind === 'banner') check(document.value, '/link', 'the banner')
  else if (isList(document.value.tabs))
    document.value.tabs.forEach((tab, i) => {
      if (isObject(tab)) check(tab, pointerTo('/tabs', i, 'link'), `the tab ${quoted(tab.id)}`)
    })
}

/** Properties that banners and tabs share. */
interface LinkSource {
  readonly link?: Json
  readonly when?: Json
}

function checkDestination(
  site: Site,
  { link, when }: LinkSource,
  what: string,
  report: (problem: Omit<Problem, 'pointer'>) => void,
): void {
  if (!isObject(link) || typeof link.route !== 'string') return
  const route = site.index.document('route', link.route)?.value
  if (route === undefined) return
  if (route.page === undefined && route.redirect === undefined)
    report({
      code: 'CFG-NOWHERE',
      message: `${what} leads nowhere: the route ${link.route} has neither a page nor a redirect`,
    })
  if (route.restricted === true && when === undefined)
    report({
      code: 'CFG-NOWHERE',
      severity: 'warning',
      message: `${what} leads nowhere in restricted mode, because the route ${link.route} is hidden then; add a "when" for this case`,
    })
}
