import { own } from '../../engine/core/json.ts'
import type { HtmlEntry, Release } from '../../engine/core/release.ts'

/** A release with compiled regular expressions. */
export interface CompiledRelease {
  readonly release: Release
  readonly patterns: readonly { readonly match: RegExp; readonly path: string }[]
  readonly redirects: readonly { readonly match: RegExp; readonly to: string; readonly carryQuery: boolean }[]
}

export type PageChoice =
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'page'
      readonly status: 200 | 404
      /** Key into `html` of a language. */
      readonly path: string
      readonly entry: HtmlEntry
    }

/** @throws {SyntaxError} when a pattern is not a valid regular expression; such a release is not served */
export function compileRelease(release: Release): CompiledRelease {
  return {
    release,
    patterns: release.patterns.map(({ pattern, path }) => ({ match: new RegExp(pattern), path })),
    redirects: release.redirects.map(({ pattern, to, carryQuery }) => ({ match: new RegExp(pattern), to, carryQuery })),
  }
}

/**
 * Chooses the response to a path: the first redirect that matches, then the page of the exact path, then the first
 * matching pattern, then the not-found page.
 * @param path the path of the request as it was sent, percent-encoded and case-sensitive
 * @param query with its question mark, or empty
 */
export function choosePage(
  compiled: CompiledRelease,
  path: string,
  query: string,
  language: string,
): PageChoice | undefined {
  for (const redirect of compiled.redirects) {
    const found = redirect.match.exec(path)
    if (found === null) continue
    const location = redirectTarget(found, redirect.to, redirect.carryQuery ? query : '')
    if (location !== undefined) return { kind: 'redirect', location }
  }
  const pages = own(compiled.release.html, language)
  const exact = own(pages, path)
  if (exact !== undefined) return { kind: 'page', status: 200, path, entry: exact }
  for (const pattern of compiled.patterns) {
    const entry = pattern.match.test(path) ? own(pages, pattern.path) : undefined
    if (entry === undefined) continue
    return { kind: 'page', status: pattern.path === compiled.release.notFound ? 404 : 200, path: pattern.path, entry }
  }
  const notFound = own(pages, compiled.release.notFound)
  return notFound && { kind: 'page', status: 404, path: compiled.release.notFound, entry: notFound }
}

/** Undefined where a part of the path would turn the local address into the address of another host. */
function redirectTarget(found: RegExpExecArray, to: string, query: string): string | undefined {
  const target = to.replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? '')
  if (to.startsWith('/') && /^\/[/\\]/.test(target)) return undefined
  if (query === '' || query === '?') return target
  const [address = '', fragment] = target.split('#', 2)
  const joined = address + (address.includes('?') ? '&' : '?') + query.slice(1)
  return fragment === undefined ? joined : `${joined}#${fragment}`
}
