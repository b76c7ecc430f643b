/** Finds routes by the values that rules name, so a rule about a few routes need not be expanded to all routes. */
import type { ConstrainedPath } from '../core/route-path.ts'
import { isPathOf, type RouteAccess, topOf } from './route-access.ts'

/** The values of the facts `route.id`, `route.path` and `route.top` that rules name. */
export interface NamedRoutes {
  readonly ids: readonly string[]
  readonly paths: readonly string[]
  readonly tops: readonly string[]
}

export class RouteIndex {
  readonly #access: readonly RouteAccess[]
  readonly #byId = new Map<string, number[]>()
  /** Routes with a path without parameters, by this path. */
  readonly #byPath = new Map<string, number[]>()
  /** Routes that have a path with parameters after the first part, by the first part of this path. */
  readonly #byTopOfPattern = new Map<string, number[]>()
  /** Routes by the first part of a path. */
  readonly #byTop = new Map<string, number[]>()
  /** Routes that have a path whose first part has a parameter. */
  readonly #withAnyTop: number[] = []
  /** Routes with the same guards and flags. */
  readonly #alike = new Map<string, number[]>()

  constructor(access: readonly RouteAccess[]) {
    this.#access = access
    access.forEach(({ route, login, restricted, patterns }, n) => {
      put(this.#byId, route, n)
      put(this.#alike, `${login} ${restricted} ${patterns.length === 0}`, n)
      for (const { path } of patterns) {
        const top = topOf(path)
        const hasAnyTop = top.includes('{')
        if (hasAnyTop) this.#withAnyTop.push(n)
        else put(this.#byTop, top, n)
        if (!path.includes('{')) put(this.#byPath, withoutSlashes(path), n)
        else if (!hasAnyTop) put(this.#byTopOfPattern, top, n)
      }
    })
  }

  /** Whether a route matches the path. */
  isKnown(path: string): boolean {
    return this.#withPath(path).length > 0
  }

  /**
   * The routes that a rule names, and for each combination of guards and flags one route that it does not name: the
   * rule cannot distinguish unnamed routes with the same combination.
   */
  distinguished({ ids, paths, tops }: NamedRoutes): readonly RouteAccess[] {
    const named = new Set(ids.flatMap((id) => this.#byId.get(id) ?? []))
    for (const path of paths) for (const n of this.#withPath(path)) named.add(n)
    for (const top of tops) for (const n of this.#byTop.get(top) ?? []) named.add(n)
    if (tops.length > 0) for (const n of this.#withAnyTop) named.add(n)
    const kept = new Set(named)
    for (const alike of this.#alike.values()) {
      const other = alike.find((n) => !named.has(n))
      if (other !== undefined) kept.add(other)
    }
    // A route that also shows unknown paths has two entries; keep both.
    const whole = new Set([...kept].flatMap((n) => this.#byId.get(this.#access[n]?.route ?? '') ?? []))
    return [...whole].sort((a, b) => a - b).flatMap((n) => this.#access[n] ?? [])
  }

  #withPath(path: string): readonly number[] {
    const plain = withoutSlashes(path)
    const found = [
      ...(this.#byPath.get(plain) ?? []),
      ...(this.#byTopOfPattern.get(topOf(plain)) ?? []),
      ...this.#withAnyTop,
    ]
    const isHere = (pattern: ConstrainedPath): boolean => isPathOf(pattern, path)
    return found.filter((n) => this.#access[n]?.patterns.some(isHere) === true)
  }
}

function put(lists: Map<string, number[]>, key: string, n: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [n])
  else list.push(n)
}

/** The path without a slash at the end, and without empty parts. */
function withoutSlashes(path: string): string {
  return `/${path
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`
}
