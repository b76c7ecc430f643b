import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchRoute } from './route-path.ts'
import { findRoute, partsFor, splitRoutes } from './route-parts.ts'
import type { RoutePlan } from './slice.ts'

const plan = (id: string, ...paths: string[]): RoutePlan => ({
  id,
  paths: paths.map((path) => ({ path, slice: `/r/${id}.json` })),
})

/** The route table as a release stores it, and the addresses of the parts that were loaded. */
function stored(routes: readonly RoutePlan[]) {
  const { routes: kept, parts } = splitRoutes(routes)
  const addresses = parts.map((_, n) => `/r/part-${n}.json`)
  const loaded: string[] = []
  const load = async (address: string): Promise<readonly RoutePlan[]> => {
    loaded.push(address)
    return await Promise.resolve(parts[addresses.indexOf(address)] ?? [])
  }
  const directory = { routes: kept, parts: addresses }
  return { directory, parts, loaded, find: async (pathname: string) => await findRoute(directory, pathname, load) }
}

const many = (count: number): RoutePlan[] => Array.from({ length: count }, (_, n) => plan(`page-${n}`, `/p/${n}`))

test('a small table is not split', () => {
  const routes = many(64)
  expect(splitRoutes(routes)).toEqual({ routes, parts: [] })
})

test('a large table keeps only the first page and the paths that begin with a parameter, and is otherwise split into parts', () => {
  const { routes, parts } = splitRoutes([
    plan('home', '/', '/index'),
    plan('any', '/{name}'),
    plan('game', '/game/{id}'),
    ...many(2000),
  ])
  expect(routes.map(({ id, paths }) => [id, ...paths.map(({ path }) => path)])).toEqual([
    ['home', '/'],
    ['any', '/{name}'],
  ])
  expect(parts).toHaveLength(32)
  expect(parts.flat().map(({ id }) => id)).toEqual(expect.arrayContaining(['home', 'game', 'page-0', 'page-1999']))
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(128)
})

test('the first page loads no part, a path without parameters loads one part, and every other path loads at most two parts', async () => {
  const { find, loaded } = stored([plan('home', '/'), plan('game', '/game/{id}'), ...many(2000)])
  expect((await find('/'))?.route.id).toBe('home')
  expect(loaded).toHaveLength(0)
  expect((await find('/p/77'))?.route.id).toBe('page-77')
  expect(loaded).toHaveLength(1)
  expect(await find('/game/7')).toMatchObject({ route: { id: 'game' }, params: { id: '7' } })
  expect(await find('/p/unknown')).toBeUndefined()
  expect(loaded.length).toBeLessThanOrEqual(5)
})

test('a part that cannot be loaded is an error, not an unknown path', async () => {
  const { directory } = stored(many(100))
  await expect(findRoute(directory, '/p/1', () => Promise.reject(new Error('HTTP 503')))).rejects.toThrow('HTTP 503')
})

test('when the number of parts doubles, the routes of each part are divided between two new parts', () => {
  const place = (count: number, path: string): number =>
    Number(
      partsFor(
        path,
        Array.from({ length: count }, (_, n) => String(n)),
      )[0],
    )
  for (let n = 0; n < 500; n++) expect(Math.floor(place(64, `/p/${n}`) / 2)).toBe(place(32, `/p/${n}`))
})

test('every path finds the same route in the parts as in the whole table', async () => {
  const segment = fc.constantFrom('a', 'b', 'c', '{x}', 'pre{x}', 'a{x}')
  const path = fc
    .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
    .map(([parts, isOptional]) => `/${[...parts, ...(isOptional ? ['{last?}'] : [])].join('/')}`)
  const paths = fc.uniqueArray(path, { maxLength: 20 })
  const pathname = fc
    .array(fc.constantFrom('a', 'b', 'c', 'pre', 'prefix', 'ab'), { maxLength: 4 })
    .map((parts) => `/${parts.join('/')}`)
  await fc.assert(
    fc.asyncProperty(paths, fc.array(pathname, { minLength: 1, maxLength: 10 }), async (given, wanted) => {
      const routes = [...given.map((one, n) => plan(`route-${n}`, one)), ...many(100)]
      const { find } = stored(routes)
      for (const one of wanted) {
        const match = await find(one)
        expect(match?.slice).toBe(matchRoute(routes, one)?.slice)
        expect(match?.params).toEqual(matchRoute(routes, one)?.params)
      }
    }),
  )
})
