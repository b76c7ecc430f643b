import { expect, test } from 'vitest'
import { limitInWords, sizeInWords } from './size.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [312, '312 bytes'],
  [4300, '4.2 KB'],
  [16 * 1024 ** 2, '16 MB'],
  [10.5 * 1024 ** 2, '10.5 MB'],
])('%d bytes are written as %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words))

test('a limit that looks like the size is written with the difference', () => {
  expect(limitInWords(4300, 2048)).toBe('the limit is 2 KB')
  expect(limitInWords(2049, 2048)).toBe('the limit is 2 KB, which is 1 byte less')
  expect(limitInWords(16 * 1024 ** 2 + 2048, 16 * 1024 ** 2)).toBe('the limit is 16 MB, which is 2 KB less')
})
