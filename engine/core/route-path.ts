/**
 * Path patterns of routes: `/slot/{name}`, `{name?}` at the end, `prefix{name}`, `{name}suffix`. Case-sensitive
 * (reading AM-001).
 */
import type { RoutePlan } from './slice.ts'
import { uriPart } from './uri-part.ts'

export interface RouteMatch {
  readonly route: RoutePlan
  readonly params: { readonly [name: string]: string }
  readonly slice?: string
}

/**
 * Matches a path that ends with a slash. Servers that do not run our code use it, too. The group is the target of the
 * redirect. A path that starts with // or /\ does not match, because that would be another host.
 */
export const TRAILING_SLASH = '^(/(?![/\\\\]).*[^/])/+$'
const trailingSlash = new RegExp(TRAILING_SLASH)

/** The path without the slash at its end; undefined for a path without one. */
export function withoutTrailingSlash(pathname: string): string | undefined {
  return trailingSlash.exec(pathname)?.[1]
}

interface PathSegment {
  readonly literal?: string
  readonly name?: string
  readonly prefix: string
  readonly suffix: string
  readonly optional: boolean
}

const segmentsOf = new Map<string, readonly PathSegment[]>()

function parse(path: string): readonly PathSegment[] {
  let segments = segmentsOf.get(path)
  if (segments === undefined) {
    segments = parseSegments(path)
    segmentsOf.set(path, segments)
  }
  return segments
}

/** The segments of a path pattern. A segment with invalid syntax is a literal. */
export function parseSegments(path: string): readonly PathSegment[] {
  return split(path).map((part) => {
    const found = /^([^{}]*)\{(\w+)(\?)?\}([^{}]*)$/.exec(part)
    if (found === null) return { literal: part, prefix: '', suffix: '', optional: false }
    const [, prefix = '', name = '', optional, suffix = ''] = found
    return { name, prefix, suffix, optional: optional !== undefined }
  })
}

function split(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '')
}

/** The named patterns of parameters. */
export const constraintPatterns: { readonly [name: string]: RegExp } = {
  digits: /^\d+$/,
  kebab: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  slug: /^[A-Za-z0-9_-]+$/,
  any: /^.+$/s,
}

/** The path with values for all of its parameters. */
export function pathWith(path: string, values: { readonly [name: string]: string }): string {
  return path.replace(/\{(\w+)\??\}/g, (_, name: string) => uriPart(values[name] ?? ''))
}

/** A constraint is a named pattern or a list of words `a|b|c`. */
function allows(constraint: string | undefined, value: string): boolean {
  if (constraint === undefined) return true
  return Object.hasOwn(constraintPatterns, constraint)
    ? (constraintPatterns[constraint] as RegExp).test(value)
    : constraint.split('|').includes(value)
}

/** Parameters of `pathname` under the pattern `path`; undefined when it does not match. */
export function matchPath(
  path: string,
  pathname: string,
  params: { readonly [name: string]: string } = {},
): { [name: string]: string } | undefined {
  const segments = parse(path)
  const parts = split(pathname)
  if (parts.length > segments.length) return undefined
  const found: { [name: string]: string } = {}
  for (let n = 0; n < segments.length; n++) {
    const segment = segments[n] as PathSegment
    const raw = parts[n]
    if (raw === undefined) {
      if (segment.optional) continue
      return undefined
    }
    if (segment.literal !== undefined) {
      if (segment.literal !== raw) return undefined
      continue
    }
    if (
      !raw.startsWith(segment.prefix) ||
      !raw.endsWith(segment.suffix) ||
      raw.length <= segment.prefix.length + segment.suffix.length
    )
      return undefined
    const value = decoded(raw.slice(segment.prefix.length, raw.length - segment.suffix.length))
    if (value === undefined || !allows(params[segment.name as string], value)) return undefined
    found[segment.name as string] = value
  }
  return found
}

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

/**
 * Sort key of a pattern's precedence, one digit for each segment: literal, then prefix or suffix, then parameter, then
 * optional.
 */
export function pathRank(path: string): string {
  return parse(path)
    .map((segment) =>
      segment.literal !== undefined
        ? '0'
        : segment.prefix !== '' || segment.suffix !== ''
          ? '1'
          : segment.optional
            ? '3'
            : '2',
    )
    .join('')
}

/** The route of `pathname`: the lowest rank wins, then the order of the table. */
export function matchRoute(routes: readonly RoutePlan[], pathname: string): RouteMatch | undefined {
  let best: RouteMatch | undefined
  let bestRank = ''
  for (const route of routes) {
    for (const { path, params, slice } of route.paths) {
      const rank = pathRank(path)
      if (best !== undefined && rank >= bestRank) continue
      const found = matchPath(path, pathname, route.params)
      if (found === undefined) continue
      best = { route, params: { ...params, ...found }, ...(slice === undefined ? {} : { slice }) }
      bestRank = rank
    }
  }
  return best
}

/**
 * The pattern as an anchored regular expression, for servers that do not run our code. Groups are the parameters in
 * order.
 */
export function pathExpression(path: string, params: { readonly [name: string]: string } = {}): string {
  const source = parse(path).map((segment) => {
    if (segment.literal !== undefined) return `/${escape(segment.literal)}`
    const constraint = params[segment.name as string]
    const value = constraint === undefined || constraint === 'any' ? '[^/]+' : valueExpression(constraint)
    const one = `/${escape(segment.prefix)}(${value})${escape(segment.suffix)}`
    return segment.optional ? `(?:${one})?` : one
  })
  return `^${source.join('') || '/'}/?$`
}

function valueExpression(constraint: string): string {
  if (!Object.hasOwn(constraintPatterns, constraint)) return constraint.split('|').map(escape).join('|')
  return (constraintPatterns[constraint] as RegExp).source.slice(1, -1).replace(/\((?!\?)/g, '(?:')
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
