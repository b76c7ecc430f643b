import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

test('amounts are grouped by thousands and rounded down', () => {
  expect([0, 7.99, 999, 1000, 123456.789, 99999999].map(wholeNumber)).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '123,456',
    '99,999,999',
  ])
})

test('negative, huge and infinite amounts are limited', () => {
  expect([-5, 1e21, Number.POSITIVE_INFINITY].map(wholeNumber)).toEqual([
    '0',
    '9,007,199,254,740,991',
    '9,007,199,254,740,991',
  ])
})
