import { expect, test } from 'vitest'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { betText } from './bet-text.ts'

test.each([
  [0.5, '₱0.50'],
  [5, '₱5'],
  [1000, '₱1,000'],
  [1250.5, '₱1,250.50'],
])('a bet of %d is shown as %s', (amount, text) => expect(betText(amount, testLocale)).toBe(text))
