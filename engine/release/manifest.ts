/** The release manifest: everything that a web server needs to serve the release. */
import type { CompiledPath, CompiledRedirect, CompiledSite } from '../compile/site.ts'
import type { PathPattern, PathRedirect, Release } from '../core/release.ts'
import { type ConstrainedPath, pathExpression, pathRank } from '../core/route-path.ts'
import { uriPart } from '../core/uri-part.ts'
import { publicCallsOf } from './public-answers.ts'

export function manifestOf(
  compiled: CompiledSite,
  parts: Pick<Release, 'build' | 'source' | 'html' | 'routes' | 'objects'>,
): Release {
  const publicCalls = publicCallsOf(compiled)
  const hosts = hostsOf(compiled)
  return {
    ...parts,
    ...(publicCalls.length === 0 ? {} : { publicCalls }),
    ...(Object.keys(hosts).length === 0 ? {} : { hosts }),
    languages: compiled.languages.map(({ language }) => language),
    defaultLanguage: compiled.defaultLanguage,
    ...(compiled.languageAddresses ? { languageAddresses: true as const } : {}),
    frameAncestors: compiled.frameAncestors,
    ...(Object.keys(compiled.contentSources).length === 0 ? {} : { contentSources: compiled.contentSources }),
    patterns: patternsOf(compiled),
    notFound: compiled.paths.find(({ route }) => route === compiled.notFound)?.path ?? '/',
  }
}

/**
 * Pages of paths with parameters, and redirects, in the order in which they are matched. Paths that show the same page,
 * with the same arguments, as the not-found route are marked as missing.
 */
function patternsOf({ paths, redirects, notFound }: CompiledSite): (PathPattern | PathRedirect)[] {
  const notFoundPage = paths.find(({ route }) => route === notFound)?.pageWithArgs
  return [...redirects, ...paths.filter(({ path }) => path.includes('{'))]
    .sort(byRank)
    .flatMap((one): (PathPattern | PathRedirect)[] =>
      'to' in one ? redirectsByValue(one).map(redirectOf) : [pageOf(one, notFoundPage)],
    )
}

function pageOf({ path, pageWithArgs, constraints }: CompiledPath, notFoundPage: string | undefined): PathPattern {
  return {
    pattern: pathExpression(path, constraints),
    path,
    ...(pageWithArgs === notFoundPage ? { missing: true as const } : {}),
  }
}

function redirectOf({ path, constraints, to, carryQuery }: CompiledRedirect): PathRedirect {
  const names = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, name]) => name)
  return {
    pattern: pathExpression(path, constraints),
    to: to.replace(/\{(\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`),
    carryQuery,
  }
}

/** Orders paths by their precedence. */
function byRank(a: ConstrainedPath, b: ConstrainedPath): number {
  const rank = pathRank(a.path, a.constraints)
  const other = pathRank(b.path, b.constraints)
  return rank < other ? -1 : Number(rank > other)
}

function hostsOf({ paths, hosts }: CompiledSite): NonNullable<Release['hosts']> {
  return Object.fromEntries(
    paths.flatMap(({ path, hosts: purpose }) => (purpose === undefined ? [] : [[path, hosts[purpose] ?? []]])),
  )
}

/**
 * Returns one redirect for each listed value of a case-insensitive parameter in the target: the target has the value as
 * it is listed, but the group of the expression has it as the address has it.
 */
function redirectsByValue(redirect: CompiledRedirect): readonly CompiledRedirect[] {
  const { path, constraints, to } = redirect
  const found = Object.entries(constraints).find(
    ([name, { caseInsensitive }]) => caseInsensitive === true && to.includes(`{${name}}`),
  )
  if (found === undefined) return [redirect]
  const [name, { enum: listed = [], ...rest }] = found
  const withValues = (values: readonly string[], path: string): readonly CompiledRedirect[] =>
    redirectsByValue({
      ...redirect,
      path,
      constraints: { ...constraints, [name]: { ...rest, enum: values } },
      to: to.replaceAll(`{${name}}`, uriPart(values[0] ?? '')),
    })
  const optional = `{${name}?}`
  return [
    ...listed.flatMap((value) => withValues([value], path.replace(optional, `{${name}}`))),
    ...(path.includes(optional) ? withValues([], path) : []),
  ]
}
