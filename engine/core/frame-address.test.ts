import { expect, test } from 'vitest'
import { isFrameAddress } from './frame-address.ts'

test('paths of this site, https addresses and localhost are allowed', () => {
  expect(['/sandbox/play?a=1', 'https://frames.example/play', 'http://localhost:8080/play'].every(isFrameAddress)).toBe(
    true,
  )
})

test('all other addresses are refused', () => {
  const refused = [
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//frames.example',
    '/\\frames.example',
    'http://frames.example/',
    'https://a b',
    'https://frames.example@habi.example/',
    'HTTP://localhost.evil/',
  ]
  expect(refused.filter(isFrameAddress)).toEqual([])
})
