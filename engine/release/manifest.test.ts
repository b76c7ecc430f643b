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
  expect(patterns.filter(({ missing }) => missing === true).map(({ path }) => path)).toEqual(['/gone/{id}'])
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
  const redirects = manifestOf(site as CompiledSite, parts).redirects.map(({ pattern, to }) => ({
    expression: new RegExp(pattern),
    to,
  }))
  const locations = ['/s-NEW%20Games', '/s-Hot', '/s-Other', '/t/HOT', '/t', '/t/x'].map((path) => {
    const found = redirects.find(({ expression }) => expression.test(path))
    return found && path.replace(found.expression, found.to)
  })
  expect(locations).toEqual(['/slot/New%20games', '/slot/hot', '/slot/Other', '/slot/hot', '/slot/', undefined])
})
