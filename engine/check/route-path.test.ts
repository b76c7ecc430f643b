import { expect, test } from 'vitest'
import { allows, pathProblem } from './route-path.ts'

test.each([
  ['news', 'a path must start with /'],
  ['/news/', 'a path must not end with /'],
  ['/news//today', 'a path must not have empty parts'],
  ['/api/games', 'the path /api is reserved for the server; choose another path'],
  ['/{id}/{id}', 'a parameter must not be used twice'],
  ['/{a}/{b}/{c}/{d}/{e}/{f}/{g}/{h}/{i}/{j}', 'a path may have at most nine parameters'],
  ['/{a}{b}', 'each part of a path may contain at most one {name}'],
  ['/two words', 'a path may contain letters, digits, dots, hyphens, underscores, ~, and %20 for a space'],
  ['/50%25', 'a path may contain letters, digits, dots, hyphens, underscores, ~, and %20 for a space'],
  ['/news/..', 'a path must not contain the parts . or ..'],
  ['/{id?}/news', 'only the last part may be optional, and it must not have text before or after {name?}'],
  ['/news/id-{id?}', 'only the last part may be optional, and it must not have text before or after {name?}'],
])('the path %s is refused: %s', (path, problem) => {
  expect(pathProblem(path)).toBe(problem)
})

test.each(['/', '/news', '/slot/{name}', '/reels/id-{id}.html', '/news/{id?}', '/a/b_c~d.e', '/slot_Most%20Popular'])(
  'the path %s is accepted',
  (path) => {
    expect(pathProblem(path)).toBeUndefined()
  },
)

test('a constraint allows the values of its list, or of its named pattern', () => {
  expect(allows({ enum: ['new', 'hot'] }, 'hot')).toBe(true)
  expect(allows({ enum: ['new', 'hot'] }, 'old')).toBe(false)
  expect(allows({ pattern: 'digits' }, '12')).toBe(true)
  expect(allows({ pattern: 'digits' }, '1a')).toBe(false)
  expect(allows({ pattern: 'unknown' }, 'anything')).toBe(true)
  expect(allows(undefined, 'anything')).toBe(true)
})
