import { addQuery } from '../../engine/core/add-query.ts'
import { isHostFor } from '../../engine/core/host-pattern.ts'
import { own } from '../../engine/core/json.ts'
import { prefixExpression } from '../../engine/core/language-address.ts'
import type { HtmlEntry, PathPattern, PathRedirect, Release } from '../../engine/core/release.ts'

/** A release with compiled regular expressions. */
export interface CompiledRelease {
  readonly release: Release
  /** Matches addresses with a language prefix. Undefined when the release has no such addresses. */
  readonly prefixed: RegExp | undefined
  readonly patterns: readonly ((PathPattern | PathRedirect) & { readonly match: RegExp })[]
}

/** A path in the language that its prefix names. */
interface LanguageAddress {
  readonly language: string
  readonly prefix: string
  /** Without the prefix. */
  readonly path: string
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
  const { languages, defaultLanguage, languageAddresses } = release
  const others = languages.filter((language) => language !== defaultLanguage)
  return {
    release,
    prefixed: languageAddresses === true ? new RegExp(prefixExpression(others)) : undefined,
    patterns: release.patterns.map((one) => ({ ...one, match: new RegExp(one.pattern) })),
  }
}

/** @param chosen the language to use when the addresses of the release have no language prefixes */
export function languageAddress({ release, prefixed }: CompiledRelease, path: string, chosen: string): LanguageAddress {
  if (prefixed === undefined) return { language: chosen, prefix: '', path }
  const [, prefix, rest = '/'] = prefixed.exec(path) ?? []
  return prefix === undefined
    ? { language: release.defaultLanguage, prefix: '', path }
    : { language: prefix.slice(1), prefix, path: rest }
}

/**
 * Chooses the response to a path: the page of the exact path, then the page or redirect of the first matching pattern,
 * with status 404 for a `missing` pattern, then the not-found page.
 * @param path the path of the request as it was sent, percent-encoded and case-sensitive, without the prefix of a
 *   language
 * @param query with its question mark, or empty
 * @param host the header of the request; pages of other hosts are not found
 */
export function choosePage(
  compiled: CompiledRelease,
  path: string,
  query: string,
  language: string,
  host = '',
): PageChoice | undefined {
  const pages = own(compiled.release.html, language)
  const isOpen = (page: string): boolean => {
    const hosts = own(compiled.release.hosts ?? {}, page)
    return hosts === undefined || isHostFor('page', { page: hosts }, host.replace(/:\d+$/, '').toLowerCase())
  }
  const exact = isOpen(path) ? own(pages, path) : undefined
  if (exact !== undefined) return { kind: 'page', status: 200, path, entry: exact }
  for (const pattern of compiled.patterns) {
    const found = pattern.match.exec(path)
    if (found === null) continue
    if ('to' in pattern) {
      const location = redirectTarget(found, pattern.to, pattern.carryQuery ? query : '')
      if (location !== undefined) return { kind: 'redirect', location }
      continue
    }
    const entry = isOpen(pattern.path) ? own(pages, pattern.path) : undefined
    if (entry === undefined) continue
    return { kind: 'page', status: pattern.missing === true ? 404 : 200, path: pattern.path, entry }
  }
  const notFound = own(pages, compiled.release.notFound)
  return notFound && { kind: 'page', status: 404, path: compiled.release.notFound, entry: notFound }
}

/** Returns undefined when a part of the path would make the target an address of another host. */
function redirectTarget(found: RegExpExecArray, to: string, query: string): string | undefined {
  const target = to.replace(/\$(\d)/g, (_, index: string) => found[Number(index)] ?? '')
  if (to.startsWith('/') && /^\/[/\\]/.test(target)) return undefined
  return addQuery(target, query)
}
