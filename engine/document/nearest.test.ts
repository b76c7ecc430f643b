import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test.each([
  ['playr', ['player', 'site'], 'player'],
  ['siet', ['player', 'site'], 'site'],
  ['>=', ['gt', 'gte', 'lte'], 'gte'],
  ['==', ['eq', 'neq'], 'eq'],
  ['!=', ['eq', 'neq'], 'neq'],
])('%s: did you mean one of %j', (name, known, expected) => {
  expect(nearest(name, known)).toBe(`did you mean "${expected}"?`)
})

test.each([
  ['balance', ['player', 'site']],
  ['>=', ['all', 'any']],
])('%s resembles none of %j', (name, known) => {
  expect(nearest(name, known)).toBeUndefined()
})
