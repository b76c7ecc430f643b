import { expect, test } from 'vitest'
import type { RouteMatch } from '../core/route-path.ts'
import type { App } from '../core/slice.ts'
import { routeCells, routeFacts } from './route-facts.ts'
import { resolveRoute } from './route-resolver.ts'
import { createWorld } from './world.ts'

const site = 'https://site.example'
const world = createWorld(() => undefined)

/** Resolves an address of a site with these redirects. Every other path has a page. */
async function resolve(address: string, redirects: { readonly [path: string]: { to: string; carryQuery?: true } }) {
  const find = async (pathname: string) =>
    await Promise.resolve({ params: {}, route: { id: 'page', redirect: redirects[pathname] } } as unknown as RouteMatch)
  return await resolveRoute(new URL(address, site), {} as App<unknown>, world, find)
}

test('a redirect to another site is left to the browser, which loads the address as a document', async () => {
  expect(await resolve('/away', { '/away': { to: 'https://other.example/slot' } })).toBeUndefined()
  expect((await resolve('/near', { '/near': { to: '/slot' } }))?.url.href).toBe(`${site}/slot`)
})

test('a query parameter in the target of a redirect replaces the same parameter of the address', async () => {
  const resolved = await resolve('/old?a=2&b=3', { '/old': { to: '/new?a=1', carryQuery: true } })
  expect(resolved?.url.href).toBe(`${site}/new?b=3&a=1`)
  const cells = routeCells(routeFacts(undefined, 'page'), resolved?.url ?? new URL(site))
  expect(cells.route).toMatchObject({ query: { a: '1', b: '3' } })
})

test('a redirect keeps repeated parameters and the encoding of the query', async () => {
  const query = '?a=1&a=2&b=c%20d+e&f=%2F'
  const to = async (target: string) =>
    (await resolve(`/old${query}`, { '/old': { to: target, carryQuery: true } }))?.url.href
  expect(await to('/new')).toBe(`${site}/new${query}`)
  expect(await to('/new?x=1#y')).toBe(`${site}/new${query}&x=1#y`)
  const cells = routeCells(routeFacts(undefined, 'page'), new URL(query, site))
  expect(cells.route).toMatchObject({ query: { a: '1' }, search: query })
})

test('redirects in a circle are left to the browser', async () => {
  expect(await resolve('/one', { '/one': { to: '/two' }, '/two': { to: '/one' } })).toBeUndefined()
})
