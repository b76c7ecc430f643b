/** The release manifest: everything that a web server needs to serve the release. */
import type { CompiledSite } from '../compile/site.ts'
import type { PathPattern, PathRedirect, Release } from '../core/release.ts'
import { pathExpression, pathRank } from '../core/route-path.ts'
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
    .sort((a, b) => (pathRank(a.path) < pathRank(b.path) ? -1 : 1))
    .map(({ path, pageWithArgs, constraints }) => ({
      pattern: pathExpression(path, constraints),
      path,
      ...(pageWithArgs === notFoundPage ? { missing: true as const } : {}),
    }))
}

function hostsOf({ paths, hosts }: CompiledSite): NonNullable<Release['hosts']> {
  return Object.fromEntries(
    paths.flatMap(({ path, hosts: purpose }) => (purpose === undefined ? [] : [[path, hosts[purpose] ?? []]])),
  )
}

function redirectsOf({ redirects }: CompiledSite): PathRedirect[] {
  return redirects.map(({ path, constraints, to, carryQuery }) => {
    const names = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, name]) => name)
    return {
      pattern: pathExpression(path, constraints),
      to: to.replace(/\{(\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`),
      carryQuery,
    }
  })
}
