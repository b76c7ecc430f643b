/** The syntax of route paths, and collisions between them. */
import { isObject, own } from '../core/json.ts'
import { constraintPatterns, parseSegments, pathRank } from '../core/route-path.ts'
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

export type Constraint = { readonly pattern?: unknown; readonly enum?: unknown } | undefined

/** Returns the constraint of a parameter of a route. */
export function constraintOf({ params }: Draft<RouteDocument>, name: string): Constraint {
  const constraint = isObject(params) ? own(params, name) : undefined
  return isObject(constraint) ? constraint : undefined
}

/** True if the constraint of a parameter allows `value`. */
export function allows(constraint: Constraint, value: string): boolean {
  if (Array.isArray(constraint?.enum)) return constraint.enum.includes(value)
  const pattern =
    typeof constraint?.pattern === 'string' && Object.hasOwn(constraintPatterns, constraint.pattern)
      ? constraintPatterns[constraint.pattern]
      : undefined
  return pattern === undefined || pattern.test(value)
}

/** True if some address matches both paths and neither path is more specific. */
export function collides(
  a: string,
  aParams: (name: string) => Constraint,
  b: string,
  bParams: (name: string) => Constraint,
): boolean {
  if (pathRank(a) !== pathRank(b)) return false
  const left = parseSegments(a)
  const right = parseSegments(b)
  return left.every((part, n) => {
    const other = right[n]
    if (other === undefined) return false
    if (part.optional && other.optional && left.length === 1 + n) return true
    if (part.literal !== undefined || other.literal !== undefined) return part.literal === other.literal
    if (!within(part.prefix, other.prefix, 'startsWith') || !within(part.suffix, other.suffix, 'endsWith')) return false
    const one = aParams(part.name ?? '')
    const two = bParams(other.name ?? '')
    if (Array.isArray(one?.enum)) return one.enum.some((value) => typeof value === 'string' && allows(two, value))
    if (Array.isArray(two?.enum)) return two.enum.some((value) => typeof value === 'string' && allows(one, value))
    return true
  })
}

function within(a: string, b: string, how: 'startsWith' | 'endsWith'): boolean {
  return a[how](b) || b[how](a)
}
