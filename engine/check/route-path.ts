/** The syntax of route paths, and collisions between them. */
import { isList, isObject } from '../core/json.ts'
import { type ConstrainedPath, parseSegments, pathRank } from '../core/route-path.ts'
import type { ParamConstraint, ParamConstraints } from '../core/slice.ts'
import { uriPart } from '../core/uri-part.ts'
import type { Draft } from '../document/document.ts'
import type { RouteDocument } from '../document/types.gen.ts'

/** First parts of paths that the server answers itself. A page with such a path would never be shown. */
const serverParts: ReadonlySet<string> = new Set([
  'api',
  'favicon.ico',
  'favicon.svg',
  'gallery',
  'healthz',
  'hint',
  'manifest.webmanifest',
  'metrics',
  'openapi.json',
  'preview',
  'r',
  'readyz',
  'release.json',
  'report',
  'robots.txt',
  'sandbox',
  'studio',
  'sw.js',
])

export function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/')) return 'a path must start with /'
  if (path !== '/' && path.endsWith('/')) return 'a path must not end with /'
  if (path.includes('//')) return 'a path must not have empty parts'
  const parts = parseSegments(path)
  const [first] = parts
  if (first?.literal !== undefined && serverParts.has(first.literal))
    return `the path /${first.literal} is reserved for the server; choose another path`
  const names = parts.flatMap(({ name }) => (name === undefined ? [] : [name]))
  if (new Set(names).size < names.length) return 'a parameter must not be used twice'
  // Redirects of the server and of nginx refer to parameters as the groups $1 to $9.
  if (names.length > 9) return 'a path may have at most nine parameters'
  for (const [n, part] of parts.entries()) {
    if (part.literal !== undefined && /[{}]/.test(part.literal))
      return 'each part of a path may contain at most one {name}'
    if (!/^([A-Za-z0-9._~-]|%20)*$/.test(part.literal ?? part.prefix + part.suffix))
      return 'a path may contain letters, digits, dots, hyphens, underscores, ~, and %20 for a space'
    if (part.literal === '.' || part.literal === '..') return 'a path must not contain the parts . or ..'
    if (part.optional && (n < parts.length - 1 || part.prefix !== '' || part.suffix !== ''))
      return 'only the last part may be optional, and it must not have text before or after {name?}'
  }
  return undefined
}

/** Returns the constraints of the parameters of a route, without values of wrong types. */
export function constraintsOf({ params }: Draft<RouteDocument>): ParamConstraints {
  return Object.fromEntries(
    Object.entries(isObject(params) ? params : {}).map(([name, param]) => [name, isObject(param) ? typed(param) : {}]),
  )
}

function typed({ pattern, enum: listed, caseInsensitive }: Draft<ParamConstraint>): ParamConstraint {
  return {
    ...(typeof pattern === 'string' ? { pattern } : {}),
    ...(isList(listed) ? { enum: listed.filter((value) => typeof value === 'string') } : {}),
    ...(caseInsensitive === true ? { caseInsensitive } : {}),
  }
}

/** True if some address matches both paths and neither path is more specific. */
export function collides(a: ConstrainedPath, b: ConstrainedPath): boolean {
  if (pathRank(a.path, a.constraints) !== pathRank(b.path, b.constraints)) return false
  const left = parseSegments(a.path)
  const right = parseSegments(b.path)
  return left.every((part, n) => {
    const other = right[n]
    if (other === undefined) return false
    if (part.optional && other.optional && left.length === 1 + n) return true
    if (part.literal !== undefined || other.literal !== undefined) return part.literal === other.literal
    if (!within(part.prefix, other.prefix, 'startsWith') || !within(part.suffix, other.suffix, 'endsWith')) return false
    const one = a.constraints[part.name ?? '']
    const two = b.constraints[other.name ?? '']
    // Paths of the same rank have a list here in both or in neither.
    if (one?.enum === undefined || two?.enum === undefined) return true
    const fold = (text: string): string =>
      one.caseInsensitive === true || two.caseInsensitive === true ? text.toLowerCase() : text
    const texts = new Set(one.enum.map((value) => fold(part.prefix + uriPart(value) + part.suffix)))
    return two.enum.some((value) => texts.has(fold(other.prefix + uriPart(value) + other.suffix)))
  })
}

function within(a: string, b: string, how: 'startsWith' | 'endsWith'): boolean {
  return a[how](b) || b[how](a)
}
