import { expect, test } from 'vitest'
import { betText } from './bet-text.ts'

test.each([
  [0.5, '₱0.50'],
  [5, '₱5'],
  [1000, '₱1,000'],
])('a bet of %d is shown as %s', (amount, text) => expect(betText(amount, '₱')).toBe(text))
