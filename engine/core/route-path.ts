/**
 * Path patterns of routes: `/slot/{name}`, `{name?}` at the end, `prefix{name}`, `{name}suffix`. Case-sensitive
 * (reading AM-001), except the values of a parameter with `caseInsensitive`.
 */
import type { ParamConstraint, ParamConstraints, RoutePlan } from './slice.ts'
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

/** A path pattern with the constraints of its parameters. */
export interface ConstrainedPath {
  readonly path: string
  readonly constraints: ParamConstraints
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

/**
 * The value of a parameter for this part of an address: as the constraint lists it, in its upper and lower case.
 * Undefined if the constraint does not allow it.
 */
export function allowedValue(constraint: ParamConstraint | undefined, text: string): string | undefined {
  const { pattern, enum: listed, caseInsensitive } = constraint ?? {}
  if (listed === undefined) return patternOf(pattern)?.test(text) === false ? undefined : text
  const folded = text.toLowerCase()
  return listed.find((value) => value === text || (caseInsensitive === true && value.toLowerCase() === folded))
}

function patternOf(name: string | undefined): RegExp | undefined {
  return name !== undefined && Object.hasOwn(constraintPatterns, name) ? constraintPatterns[name] : undefined
}

/** Parameters of `pathname` under the pattern `path`; undefined when it does not match. */
export function matchPath(
  path: string,
  pathname: string,
  params: ParamConstraints = {},
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
    const text = decoded(raw.slice(segment.prefix.length, raw.length - segment.suffix.length))
    const value = text === undefined ? undefined : allowedValue(params[segment.name as string], text)
    if (value === undefined) return undefined
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
 * optional. A parameter with a list of values precedes the same parameter with a pattern.
 */
export function pathRank(path: string, params: ParamConstraints = {}): string {
  return parse(path)
    .map(({ literal, name, prefix, suffix, optional }) => {
      if (literal !== undefined) return 0
      if (optional) return 5
      const isListed = params[name as string]?.enum !== undefined
      return (prefix !== '' || suffix !== '' ? 1 : 3) + (isListed ? 0 : 1)
    })
    .join('')
}

/** The route of `pathname`: the lowest rank wins, then the order of the table. */
export function matchRoute(routes: readonly RoutePlan[], pathname: string): RouteMatch | undefined {
  let best: RouteMatch | undefined
  let bestRank = ''
  for (const route of routes) {
    for (const { path, params, slice } of route.paths) {
      const rank = pathRank(path, route.params)
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
export function pathExpression(path: string, params: ParamConstraints = {}): string {
  const source = parse(path).map((segment) => {
    if (segment.literal !== undefined) return `/${escape(segment.literal)}`
    const value = valueExpression(params[segment.name as string])
    const one = `/${escape(segment.prefix)}(${value})${escape(segment.suffix)}`
    return segment.optional ? `(?:${one})?` : one
  })
  return `^${source.join('') || '/'}/?$`
}

function valueExpression({ pattern, enum: listed, caseInsensitive }: ParamConstraint = {}): string {
  if (listed !== undefined)
    return listed
      .map((value) => (caseInsensitive === true ? [...value].map(letterExpression).join('') : escape(uriPart(value))))
      .join('|')
  const expression = patternOf(pattern)
  if (expression === undefined || pattern === 'any') return '[^/]+'
  return expression.source.slice(1, -1).replace(/\((?!\?)/g, '(?:')
}

function letterExpression(letter: string): string {
  const forms = new Set([letter.toLowerCase(), letter.toUpperCase()])
  const expressions = [...forms].map((form) => escape(uriPart(form)))
  return expressions.length === 1 ? String(expressions[0]) : `(?:${expressions.join('|')})`
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
