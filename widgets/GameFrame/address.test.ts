import { expect, test } from 'vitest'
import { isGameAddress } from './address.ts'

test('paths of this site, https addresses and localhost are allowed', () => {
  expect(
    ['/sandbox/play?game=1', 'https://games.example/play', 'http://localhost:8080/play'].every(isGameAddress),
  ).toBe(true)
})

test('all other addresses are refused', () => {
  const refused = [
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//games.example',
    '/\\games.example',
    'http://games.example/',
    'https://a b',
    'HTTP://localhost.evil/',
  ]
  expect(refused.filter(isGameAddress)).toEqual([])
})
