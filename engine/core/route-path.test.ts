import { describe, expect, it } from 'vitest'
import { matchPath, matchRoute, pathExpression, pathRank, withoutTrailingSlash } from './route-path.ts'
import type { RoutePlan } from './slice.ts'

const route = (id: string, ...paths: string[]): RoutePlan => ({ id, paths: paths.map((path) => ({ path })) })

describe('a path', () => {
  it('is matched case-sensitively (reading AM-001)', () => {
    expect(matchPath('/taraPlay', '/taraPlay')).toEqual({})
    expect(matchPath('/taraPlay', '/taraplay')).toBeUndefined()
  })
  it('gives its parameters, decoded', () =>
    expect(matchPath('/news/{news_id}', '/news/a%20b')).toEqual({ news_id: 'a b' }))
  it('with an invalid percent escape does not match and does not throw', () =>
    expect(matchPath('/news/{id}', '/news/%E0%A4%A')).toBeUndefined())
  it('may omit an optional last parameter', () => {
    expect(matchPath('/talalive/{room?}', '/talalive')).toEqual({})
    expect(matchPath('/talalive/{room?}', '/talalive/7')).toEqual({ room: '7' })
  })
  it('may have text before and after a parameter', () => {
    expect(matchPath('/campaign/drawModel{n}', '/campaign/drawModel12', { n: 'digits' })).toEqual({ n: '12' })
    expect(matchPath('/campaign/drawModel{n}', '/campaign/drawModelx', { n: 'digits' })).toBeUndefined()
    expect(matchPath('/{name}_landingpage', '/maya_landingpage')).toEqual({ name: 'maya' })
  })
  it('matches only the values that a parameter allows', () => {
    expect(matchPath('/slot/{name}', '/slot/most-popular', { name: 'most-popular|new-games' })).toEqual({
      name: 'most-popular',
    })
    expect(matchPath('/slot/{name}', '/slot/other', { name: 'most-popular|new-games' })).toBeUndefined()
  })
})

it.each([
  ['/slot/', '/slot'],
  ['/slot//', '/slot'],
  ['/tl/slot/new-games/', '/tl/slot/new-games'],
  ['/slot', undefined],
  ['/', undefined],
  ['//', undefined],
  ['//host.example/', undefined],
  ['/\\host.example/', undefined],
])('the address %s is redirected to %s, the same address without slashes at its end', (pathname, to) => {
  expect(withoutTrailingSlash(pathname)).toBe(to)
})

describe('the table of routes', () => {
  const routes = [
    route('generic', '/campaign/{code}'),
    route('draw', '/campaign/drawModel{n}'),
    route('invite', '/campaign/invite'),
    route('home', '/', '/slot'),
  ]
  it('prefers literal segments, then prefixes, then parameters, in any order of the routes', () => {
    expect(matchRoute(routes, '/campaign/invite')?.route.id).toBe('invite')
    expect(matchRoute(routes, '/campaign/drawModel3')?.route.id).toBe('draw')
    expect(matchRoute(routes, '/campaign/other')?.route.id).toBe('generic')
  })
  it('finds a route by any of its paths, and none for an unknown path', () => {
    expect(matchRoute(routes, '/slot')?.route.id).toBe('home')
    expect(matchRoute(routes, '/nowhere/at/all')).toBeUndefined()
  })
})

describe('the regular expression of a path', () => {
  it.each([
    ['/', '/', true],
    ['/slot/{name}', '/slot/most-popular', true],
    ['/slot/{name}', '/slot', false],
    ['/talalive/{room?}', '/talalive', true],
    ['/{name}_landingpage', '/maya_landingpage', true],
    ['/a.b', '/axb', false],
  ])('%s matches %s: %s', (path, pathname, expected) =>
    expect(new RegExp(pathExpression(path)).test(pathname)).toBe(expected),
  )
  it('has a different rank for a literal, a prefix, a parameter and an optional parameter', () =>
    expect(['/x/{a?}', '/x/{a}', '/x/p{a}', '/x/y'].map(pathRank)).toEqual(['03', '02', '01', '00']))
})
