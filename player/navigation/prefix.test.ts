import { expect, test } from 'vitest'
import { withPrefix } from './prefix.ts'

const site = 'https://site.example'

test('an address gets the prefix of the language of the page once', () => {
  const shown = (path: string) => withPrefix(`${site}${path}`, '/tl', '/tl').href.slice(site.length)
  const paths = ['/', '/news?a=1#b', '/tl', '/tl/news', '/tlx']
  expect(paths.map(shown)).toEqual(['/tl/', '/tl/news?a=1#b', '/tl/', '/tl/news', '/tl/tlx'])
})

test('a slash at the end of an address is removed, as on the server; the query and the fragment stay', () => {
  const shown = (path: string) => withPrefix(`${site}${path}`, '/tl', '/tl').href.slice(site.length)
  const paths = ['/news/?a=/#b/', '/tl/news/', '/tl/', '/']
  expect(paths.map(shown)).toEqual(['/tl/news?a=/#b/', '/tl/news', '/tl/', '/tl/'])
})

test('removing the prefix of the language from an address gives the path of the route', () => {
  const neutral = (path: string, prefix?: string) => withPrefix(`${site}${path}`, prefix).href.slice(site.length)
  expect(['/tl', '/tl/news?a=1', '/news'].map((path) => neutral(path, '/tl'))).toEqual(['/', '/news?a=1', '/news'])
  expect(neutral('/tl/news')).toBe('/tl/news')
  expect(withPrefix(`${site}/tl//host/x`, '/tl').host).toBe('site.example')
})
