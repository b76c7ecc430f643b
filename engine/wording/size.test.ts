import { expect, test } from 'vitest'
import { sizeInWords } from './size.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [312, '312 bytes'],
  [4300, '4.2 KB'],
  [16 * 1024 ** 2, '16 MB'],
  [10.5 * 1024 ** 2, '10.5 MB'],
])('%d bytes are written as %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words))
