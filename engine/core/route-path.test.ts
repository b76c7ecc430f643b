import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPath, matchRoute, pathExpression, pathRank, withoutTrailingSlash } from './route-path.ts'
import type { ParamConstraint, RoutePlan } from './slice.ts'

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
    expect(matchPath('/campaign/drawModel{n}', '/campaign/drawModel12', { n: { pattern: 'digits' } })).toEqual({
      n: '12',
    })
    expect(matchPath('/campaign/drawModel{n}', '/campaign/drawModelx', { n: { pattern: 'digits' } })).toBeUndefined()
    expect(matchPath('/{name}_landingpage', '/maya_landingpage')).toEqual({ name: 'maya' })
  })
  it('matches only the values that a parameter allows', () => {
    expect(matchPath('/slot/{name}', '/slot/most-popular', { name: { enum: ['most-popular', 'new-games'] } })).toEqual({
      name: 'most-popular',
    })
    expect(matchPath('/slot/{name}', '/slot/other', { name: { enum: ['most-popular', 'new-games'] } })).toBeUndefined()
    expect(matchPath('/slot/{name}', '/slot/New-Games', { name: { enum: ['new-games'] } })).toBeUndefined()
    expect(matchPath('/slot/{name}', '/slot/any', { name: { enum: ['digits', 'a|any'] } })).toBeUndefined()
  })
  it('gives a value of a case-insensitive list as it is listed', () => {
    const params = { name: { enum: ['New games', 'hot'], caseInsensitive: true } }
    expect(matchPath('/slot_{name}', '/slot_nEw%20gaMES', params)).toEqual({ name: 'New games' })
    expect(matchPath('/slot_{name}', '/Slot_hot', params)).toBeUndefined()
    expect(matchPath('/slot_{name}', '/slot_hotter', params)).toBeUndefined()
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
  it('prefers a list of values to a pattern, and a prefix with a pattern to a list without one', () => {
    const named = (id: string, path: string, constraint: ParamConstraint): RoutePlan => ({
      ...route(id, path),
      params: { name: constraint },
    })
    const table = [
      named('unknown', '/slot/s-{name}', { pattern: 'any' }),
      named('new', '/slot/s-{name}', { enum: ['new'], caseInsensitive: true }),
      named('listed', '/slot/{name}', { enum: ['s-new', 's-old', 'hot'] }),
      named('any', '/slot/{name}', { pattern: 'any' }),
    ]
    for (const inOrder of [table, table.toReversed()])
      expect(
        ['/slot/s-NEW', '/slot/s-old', '/slot/hot', '/slot/Hot'].map((path) => matchRoute(inOrder, path)?.route.id),
      ).toEqual(['new', 'unknown', 'listed', 'any'])
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
  it('matches the same addresses as the path, for lists of values with spaces and with ignored case', () => {
    const value = fc.string({
      unit: fc.constantFrom('a', 'B', 'é', ' ', '.', '|', '-', '7'),
      minLength: 1,
      maxLength: 3,
    })
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        value,
        (listed, caseInsensitive, cases, other) => {
          const params = { name: { enum: listed, caseInsensitive } }
          const expression = new RegExp(pathExpression('/s-{name}', params))
          const changed = [...(listed[0] as string)].map((one, n) => (cases[n] === true ? one.toUpperCase() : one))
          for (const text of [...listed, changed.join(''), other]) {
            const pathname = `/s-${encodeURIComponent(text)}`
            expect(expression.test(pathname), pathname).toBe(matchPath('/s-{name}', pathname, params) !== undefined)
          }
        },
      ),
    )
  })
  it('has a lower rank for a literal than for a prefix, a parameter and an optional parameter', () => {
    const ranks = ['/x/y', '/x/p{a}', '/x/{a}', '/x/{a?}'].map((path) => pathRank(path))
    expect(ranks.toSorted()).toEqual(ranks)
    expect(new Set(ranks).size).toBe(4)
  })
})
