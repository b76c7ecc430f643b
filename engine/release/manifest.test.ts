import { expect, test } from 'vitest'
import type { CompiledPath, CompiledSite } from '../compile/site.ts'
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
