import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-5', { first: 95, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'invalid'],
  ['bytes=5-4', 'invalid'],
  ['bytes=0-1,5-9', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
])('for a file of 100 bytes, the Range header %s gives the range %j', (header, range) =>
  expect(byteRange(header, 100)).toEqual(range),
)
