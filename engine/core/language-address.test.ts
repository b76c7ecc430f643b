import { expect, test } from 'vitest'
import { languagePrefix, prefixExpression, withoutPrefix } from './language-address.ts'

test('the first language has no prefix', () => {
  expect(['en', 'tl', 'pt-br'].map((language) => languagePrefix(language, 'en'))).toEqual(['', '/tl', '/pt-br'])
})

test('the prefix of a language is removed from a path only if the prefix is the first segment', () => {
  const paths = ['/tl/news', '/tl/', '/tl', '/tl/tl', '/tlx', '/news/tl', '/']
  expect(paths.map((path) => withoutPrefix(path, '/tl'))).toEqual(['/news', '/', '/', '/tl', '/tlx', '/news/tl', '/'])
  expect(paths.map((path) => withoutPrefix(path, ''))).toEqual(paths)
})

test('prefixExpression matches only addresses with a language prefix of the site, and captures the prefix and the path', () => {
  const expression = new RegExp(prefixExpression(['tl', 'pt-br']))
  const read = (path: string) => expression.exec(path)?.slice(1)
  expect(read('/tl/news/1')).toEqual(['/tl', '/news/1'])
  expect(read('/pt-br/')).toEqual(['/pt-br', '/'])
  expect(read('/tl')).toEqual(['/tl', undefined])
  for (const other of ['/', '/news', '/en/news', '/tlx', '/TL/news', '/pt/news', '/tl//host', '/tl/\\host'])
    expect(read(other), other).toBeUndefined()
})
