import { expect, test } from 'vitest'
import { isUntranslated, lengthInWords } from './text-notes.ts'

test('a translation with the words of the original is marked, but a single word or a name is not', () => {
  expect(isUntranslated('The fair is open', 'The fair is open ')).toBe(true)
  expect(isUntranslated('The fair is open', 'Bukas ang perya')).toBe(false)
  expect(isUntranslated('BingoPlus', 'BingoPlus')).toBe(false)
  expect(isUntranslated('', '')).toBe(false)
})

test('a text for a place with a limit says how much of it is used', () => {
  expect(lengthInWords('Hot', 12)).toBe('3 of 12 characters')
  expect(lengthInWords('A badge too long', 12)).toBe('16 of 12 characters: 4 too many')
  expect(lengthInWords('👍', 12)).toBe('1 of 12 characters')
})

test('a text that may be long has no guidance', () => {
  expect(lengthInWords('Hot', 20_000)).toBeUndefined()
  expect(lengthInWords('Hot', undefined)).toBeUndefined()
})
