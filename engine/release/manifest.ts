/** The release manifest: everything that a web server needs to serve the release. */
import type { CompiledRedirect, CompiledSite } from '../compile/site.ts'
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
    redirects: redirectsOf(compiled),
    notFound: compiled.paths.find(({ route }) => route === compiled.notFound)?.path ?? '/',
  }
}

/**
 * Paths with parameters, in the order in which they are matched. Paths that show the same page, with the same
 * arguments, as the not-found route are marked as missing.
 */
function patternsOf({ paths, notFound }: CompiledSite): PathPattern[] {
  const notFoundPage = paths.find(({ route }) => route === notFound)?.pageWithArgs
  return paths
    .filter(({ path }) => path.includes('{'))
    .sort(byRank)
    .map(({ path, pageWithArgs, constraints }) => ({
      pattern: pathExpression(path, constraints),
      path,
      ...(pageWithArgs === notFoundPage ? { missing: true as const } : {}),
    }))
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

function redirectsOf({ redirects }: CompiledSite): PathRedirect[] {
  return redirects
    .toSorted(byRank)
    .flatMap(redirectsByValue)
    .map(({ path, constraints, to, carryQuery }) => {
      const names = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, name]) => name)
      return {
        pattern: pathExpression(path, constraints),
        to: to.replace(/\{(\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`),
        carryQuery,
      }
    })
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
