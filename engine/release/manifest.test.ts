import { expect, test } from 'vitest'
import type { CompiledPath, CompiledRedirect, CompiledSite } from '../compile/site.ts'
import type { ParamConstraint } from '../core/slice.ts'
import { manifestOf } from './manifest.ts'

const parts = { build: 'b1', source: '', html: {}, routes: {}, objects: [] }

function pathOf(route: string, path: string, pageWithArgs: string): CompiledPath {
  return { route, path, pageWithArgs, params: {}, constraints: {}, login: false, restricted: false }
}

test('a path with parameters is marked as missing if it shows the same page with the same arguments as the not-found route', () => {
  const site: Partial<CompiledSite> = {
    languages: [],
    paths: [
      pathOf('not-found', '/not-found', 'message: missing'),
      pathOf('gone', '/gone/{id}', 'message: missing'),
      pathOf('closed', '/closed/{id}', 'message: closed'),
      pathOf('news', '/news/{id}', 'news'),
    ],
    redirects: [],
    hosts: {},
    contentSources: {},
    notFound: 'not-found',
  }
  const { patterns } = manifestOf(site as CompiledSite, parts)
  expect(patterns.filter((one) => 'missing' in one)).toEqual([
    { pattern: String.raw`^\/gone\/([^/]+)\/?$`.replaceAll(String.raw`\/`, '/'), path: '/gone/{id}', missing: true },
  ])
})

test('pages and redirects are in the order in which the player matches routes', () => {
  const site: Partial<CompiledSite> = {
    languages: [],
    paths: [pathOf('today', '/x/today', 'today'), pathOf('any', '/{name}', 'any'), pathOf('pre', '/x/pre-{id}', 'pre')],
    redirects: [
      { path: '/x/{id}', constraints: { id: { pattern: 'any' } }, to: '/old', carryQuery: false },
      { path: '/{name}', constraints: { name: { enum: ['moved'] } }, to: '/x/today', carryQuery: false },
    ],
    hosts: {},
    contentSources: {},
    notFound: 'not-found',
  }
  const { patterns } = manifestOf(site as CompiledSite, parts)
  const chosen = (path: string): string | undefined => {
    const found = patterns.find(({ pattern }) => new RegExp(pattern).test(path))
    return found && ('to' in found ? `to ${found.to}` : found.path)
  }
  expect(['/x/pre-1', '/x/y', '/moved', '/other'].map(chosen)).toEqual([
    '/x/pre-{id}',
    'to /old',
    'to /x/today',
    '/{name}',
  ])
})

test('a redirect with the value of a case-insensitive parameter leads to the value as it is listed', () => {
  const redirect = (path: string, constraint: ParamConstraint): CompiledRedirect => ({
    path,
    constraints: { name: constraint },
    to: '/slot/{name}',
    carryQuery: false,
  })
  const site: Partial<CompiledSite> = {
    languages: [],
    paths: [],
    redirects: [
      redirect('/s-{name}', { pattern: 'any' }),
      redirect('/s-{name}', { enum: ['New games', 'hot'], caseInsensitive: true }),
      redirect('/t/{name?}', { enum: ['new', 'hot'], caseInsensitive: true }),
    ],
    hosts: {},
    contentSources: {},
    notFound: 'not-found',
  }
  const redirects = manifestOf(site as CompiledSite, parts).patterns.map((one) => ({
    expression: new RegExp(one.pattern),
    to: 'to' in one ? one.to : '',
  }))
  const locations = ['/s-NEW%20Games', '/s-Hot', '/s-Other', '/t/HOT', '/t', '/t/x'].map((path) => {
    const found = redirects.find(({ expression }) => expression.test(path))
    return found && path.replace(found.expression, found.to)
  })
  expect(locations).toEqual(['/slot/New%20games', '/slot/hot', '/slot/Other', '/slot/hot', '/slot/', undefined])
})
