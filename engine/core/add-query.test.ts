import { expect, test } from 'vitest'
import { addQuery } from './add-query.ts'

test.each([
  ['/a', 'x=1', '/a?x=1'],
  ['/a?', 'x=1', '/a?x=1'],
  ['/a', '', '/a'],
  ['/a?y=2', 'x=1&y=3', '/a?x=1&y=2'],
  ['/a?y=2&y=3', 'x=1&x=4', '/a?x=1&x=4&y=2&y=3'],
  ['/a', '?x=1&x=2&z=a%20b+c&&z', '/a?x=1&x=2&z=a%20b+c&z'],
  ['/a?y=2', '?y=3&x', '/a?x&y=2'],
  ['/a?to=/b?c=d', 'x=1', '/a?x=1&to=/b?c=d'],
  ['/a#b#c', 'x=1', '/a?x=1#b#c'],
  ['/a?y=2#b?c#d', 'x=1', '/a?x=1&y=2#b?c#d'],
  ['https://game.example/play?sign=a%2Fb+c~(d)', 'x=%C3%B1', 'https://game.example/play?x=%C3%B1&sign=a%2Fb+c~(d)'],
])('the address %s with the added query "%s" is %s', (address, added, joined) => {
  expect(addQuery(address, added)).toBe(joined)
})
