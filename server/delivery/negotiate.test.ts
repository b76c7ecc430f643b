import { expect, test } from 'vitest'
import { chooseEncoding, chooseLanguage, hasTag } from './negotiate.ts'

const both = { br: true, gzip: true }

test('chooseEncoding picks the best coding that the client accepts and that is available', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd', both)).toBe('br')
  expect(chooseEncoding('gzip, deflate, br, zstd', { br: false, gzip: true })).toBe('gzip')
  expect(chooseEncoding('gzip, deflate, br, zstd', { br: false, gzip: false })).toBeUndefined()
  expect(chooseEncoding('br;q=0.5, gzip', both)).toBe('gzip')
  expect(chooseEncoding('BR ; Q=0.9, gzip;q=0.1', both)).toBe('br')
  expect(chooseEncoding('*', both)).toBe('br')
  expect(chooseEncoding('*;q=0.5, br;q=0', both)).toBe('gzip')
  for (const none of [undefined, '', 'identity', 'br;q=0, gzip;q=0', 'br;q=-1', 'br;q=x', 'brotli']) {
    expect(chooseEncoding(none, both), String(none)).toBeUndefined()
  }
})

test('chooseEncoding parses thousands of different header values correctly', () => {
  for (let n = 0; n < 5000; n++) expect(chooseEncoding(`x-${n}, gzip`, both)).toBe('gzip')
})

test('chooseLanguage takes every code that a site may have from the cookie, and no other value', () => {
  const languages = ['de', 'fil', 'pt-br', 'zh-hant-tw']
  for (const language of languages) {
    expect(chooseLanguage(`lang=${language}`, languages, 'de')).toBe(language)
    expect(chooseLanguage(`a=1; lang=${language}; b=2`, languages, 'de')).toBe(language)
  }
  for (const other of [undefined, '', 'lang=', 'lang=en', 'lang=FIL', 'xlang=fil', 'lang=fil-x', 'lang=fil x'])
    expect(chooseLanguage(other, languages, 'de'), String(other)).toBe('de')
})

test('hasTag finds a weak or strong tag in a list of tags', () => {
  for (const has of ['W/"a"', '"a"', ' W/"a" ', '"b", W/"a"', '"b","a"', '*', ' * '])
    expect(hasTag(has, 'W/"a"'), has).toBe(true)
  for (const has of [undefined, '', '"b"', 'a', '"A"', '"a', 'W/'])
    expect(hasTag(has, 'W/"a"'), String(has)).toBe(false)
})
