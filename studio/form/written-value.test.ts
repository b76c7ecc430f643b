import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../engine/core/json.ts'
import { valueOfWords, wordsOfValue } from './written-value.ts'

test('plain words are read as a text without quotes; numbers, objects and lists are read as JSON', () => {
  expect(['NEW', '5', '"5"', 'true', '{ "$ref": "fact.a" }'].map(valueOfWords)).toEqual([
    'NEW',
    5,
    '5',
    true,
    { $ref: 'fact.a' },
  ])
  expect(['NEW', '5', 5].map(wordsOfValue)).toEqual(['NEW', '"5"', '5'])
})

test('incomplete JSON is refused, and not read as a text', () => {
  for (const words of ['{ "$ref": ', '[1, 2', '"open']) expect(() => valueOfWords(words)).toThrow(SyntaxError)
})

test('reading a written value gives the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.parse(JSON.stringify(value)) as Json
      expect(valueOfWords(wordsOfValue(json))).toEqual(json)
    }),
  )
})
