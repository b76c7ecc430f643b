/** Reads parts of `config/` for journeys before a site runs, because the test runner collects all tests first. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as T
}

function readKind<T>(kind: string): readonly T[] {
  return readdirSync(join(root, 'config', kind), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readJson<T>(join('config', kind, file)))
}

export const languages = readJson<{ readonly languages: readonly { readonly code: string }[] }>(
  'config/site.json',
).languages.map(({ code }) => code)

export const skins = readKind<{ readonly id: string; readonly scheme: string }>('skin')

export interface RouteDocument {
  readonly id: string
  readonly path: string
  readonly page?: string
  readonly login?: boolean
  readonly redirect?: object
  /** The purpose of the hosts that serve the route; other hosts respond with status 404. */
  readonly hosts?: string
}

/** Routes that show a page, without routes of the page `opening`, which leads to another site such as an app store. */
export const pageRoutes = readKind<RouteDocument>('route').filter(
  ({ redirect, page }) => redirect === undefined && page !== 'opening',
)

/**
 * Returns the path of a route with a value for each parameter, chosen so that no other route has the resulting path.
 */
export function pathOf({ path }: RouteDocument): string {
  return path.replace(/\{(\w+)\??\}/g, (_, name: string) => (name === 'id' ? 'lights' : 'x'))
}
