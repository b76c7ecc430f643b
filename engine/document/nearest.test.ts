import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test.each([
  ['playr', ['player', 'site'], 'player'],
  ['siet', ['player', 'site'], 'site'],
  ['>=', ['gt', 'gte', 'lte'], 'gte'],
  ['==', ['eq', 'neq'], 'eq'],
  ['!=', ['eq', 'neq'], 'neq'],
])('for %s, the nearest name of %j is suggested', (name, known, expected) => {
  expect(nearest(name, known)).toBe(`did you mean "${expected}"?`)
})

test.each([
  ['balance', ['player', 'site']],
  ['>=', ['all', 'any']],
])('for %s, no name of %j is suggested', (name, known) => {
  expect(nearest(name, known)).toBeUndefined()
})
