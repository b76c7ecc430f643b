import { expect, test } from 'vitest'
import { isUntranslated } from './untranslated.ts'

test('a translation of several words that equals the English is marked', () => {
  expect(isUntranslated({ en: 'Win today', tl: 'Win today' }, 'en', 'tl')).toBe(true)
  expect(isUntranslated({ en: 'Win today', tl: 'Manalo ngayon' }, 'en', 'tl')).toBe(false)
})

test('a single word, such as a brand, may be the same in all languages, and a missing translation is not marked', () => {
  expect(isUntranslated({ en: 'BingoPlus', tl: 'BingoPlus' }, 'en', 'tl')).toBe(false)
  expect(isUntranslated({ en: 'Win today' }, 'en', 'tl')).toBe(false)
  expect(isUntranslated(undefined, 'en', 'tl')).toBe(false)
})
