/** The grammar of route paths, and which two of them answer the same address. */
import { isObject, own } from '../core/json.ts'
import { pathRank } from '../core/route-path.ts'
import type { Draft } from '../document/document.ts'
import type { RouteDocument } from '../document/types.gen.ts'

export interface PathPart {
  readonly literal?: string
  readonly name?: string
  readonly prefix: string
  readonly suffix: string
  readonly optional: boolean
}

/** The parts between slashes. Fine for any text; `pathProblem` says whether it is a path at all. */
export function pathParts(path: string): readonly PathPart[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      const found = /^([^{}]*)\{(\w+)(\?)?\}([^{}]*)$/.exec(part)
      if (found === null) return { literal: part, prefix: '', suffix: '', optional: false }
      const [, prefix = '', name = '', optional, suffix = ''] = found
      return { name, prefix, suffix, optional: optional !== undefined }
    })
}

export function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/')) return 'a path starts with /'
  if (path !== '/' && path.endsWith('/')) return 'a path has no / at its end'
  if (path.includes('//')) return 'a path has no empty parts'
  const parts = pathParts(path)
  const names = parts.flatMap(({ name }) => (name === undefined ? [] : [name]))
  if (new Set(names).size < names.length) return 'a parameter stands there twice'
  for (const [n, part] of parts.entries()) {
    if (part.literal !== undefined && /[{}]/.test(part.literal)) return 'each part of a path holds at most one {name}'
    if (!/^[A-Za-z0-9._~-]*$/.test(part.literal ?? part.prefix + part.suffix))
      return 'a path holds letters, digits, dots, hyphens, underscores and ~'
    if (part.literal === '.' || part.literal === '..') return 'a path has no parts . or ..'
    if (part.optional && (n < parts.length - 1 || part.prefix !== '' || part.suffix !== '')) return 'only a whole last part can be optional'
  }
  return undefined
}

export type Constraint = { readonly pattern?: unknown; readonly enum?: unknown } | undefined

/** What a route says about the values of a parameter. */
export function constraintOf({ params }: Draft<RouteDocument>, name: string): Constraint {
  const constraint = isObject(params) ? own(params, name) : undefined
  return isObject(constraint) ? constraint : undefined
}

const patterns: { readonly [name: string]: RegExp } = {
  digits: /^\d+$/,
  kebab: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  slug: /^[A-Za-z0-9_-]+$/,
  any: /^.+$/s,
}

/** Whether `value` may fill a parameter. */
export function allows(constraint: Constraint, value: string): boolean {
  if (Array.isArray(constraint?.enum)) return constraint.enum.includes(value)
  const pattern =
    typeof constraint?.pattern === 'string' && Object.hasOwn(patterns, constraint.pattern) ? patterns[constraint.pattern] : undefined
  return pattern === undefined || pattern.test(value)
}

/** Whether some address fits both paths and neither is the more exact one, so that their order would decide. */
export function collides(a: string, aParams: (name: string) => Constraint, b: string, bParams: (name: string) => Constraint): boolean {
  if (pathRank(a) !== pathRank(b)) return false
  const left = pathParts(a)
  const right = pathParts(b)
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
