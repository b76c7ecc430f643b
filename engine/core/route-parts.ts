/**
 * Splits the route table into parts, so a page loads only the parts of the routes it links to. A path without
 * parameters is in the part that the whole path hashes to, a pattern in the part of its first segment. Patterns whose
 * first segment has a parameter, and the path `/`, are in no part.
 */
import { bucketOf } from './rule.ts'
import { matchRoute, type RouteMatch } from './route-path.ts'
import type { Directory, RoutePlan } from './slice.ts'

/**
 * Tables with at most this number of paths are not split. Parts of larger tables have at most this number on average.
 */
const PART_SIZE = 64

export interface SplitRoutes {
  /** Routes that every page needs. */
  readonly routes: readonly RoutePlan[]
  readonly parts: readonly (readonly RoutePlan[])[]
}

export function splitRoutes(routes: readonly RoutePlan[]): SplitRoutes {
  const size = routes.reduce((count, { paths }) => count + paths.length, 0)
  if (size <= PART_SIZE) return { routes, parts: [] }
  // A power of two: when the number doubles, the routes of each part are divided between two new parts only.
  const parts = Array.from({ length: 2 ** Math.ceil(Math.log2(size / PART_SIZE)) }, (): RoutePlan[] => [])
  const kept: RoutePlan[] = []
  for (const route of routes) {
    const paths = new Map<RoutePlan[], RoutePlan['paths'][number][]>()
    for (const path of route.paths) {
      const key = keyOf(path.path)
      const part = key === undefined ? kept : (parts[partOf(key, parts.length)] as RoutePlan[])
      paths.set(part, [...(paths.get(part) ?? []), path])
    }
    for (const [part, own] of paths) part.push(own.length === route.paths.length ? route : { ...route, paths: own })
  }
  return { routes: kept, parts }
}

/** Addresses of the parts that may have the route of `pathname`, the part of the whole path first. */
export function partsFor(pathname: string, parts: Directory['parts']): readonly string[] {
  const segments = segmentsOf(pathname)
  if (parts.length === 0 || segments.length === 0) return []
  const keys = [segments.join('/'), segments[0] as string]
  return [...new Set(keys.map((key) => parts[partOf(key, parts.length)] as string))]
}

/** The route of `pathname`. Loads at most two parts. */
export async function findRoute(
  { routes, parts }: Pick<Directory, 'routes' | 'parts'>,
  pathname: string,
  load: (part: string) => Promise<readonly RoutePlan[]>,
): Promise<RouteMatch | undefined> {
  const key = segmentsOf(pathname).join('/')
  let known = routes
  for (const address of partsFor(pathname, parts)) {
    const part = await load(address)
    // A path without parameters precedes every pattern.
    if (part.some(({ paths }) => paths.some(({ path }) => keyOf(path) === key && !path.includes('{'))))
      return matchRoute(part, pathname)
    known = [...known, ...part]
  }
  return matchRoute(known, pathname)
}

/**
 * The key that decides the part of a path; undefined if the path has no segments or its first segment has a parameter.
 */
function keyOf(path: string): string | undefined {
  const segments = segmentsOf(path)
  if (segments[0]?.includes('{') !== false) return undefined
  return path.includes('{') ? segments[0] : segments.join('/')
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function partOf(key: string, count: number): number {
  return Math.floor((bucketOf(key) / 100) * count)
}
