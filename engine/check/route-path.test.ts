import { expect, test } from 'vitest'
import { collides, constraintsOf, pathProblem } from './route-path.ts'

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

const listed = (path: string, ...values: readonly string[]) => ({ path, constraints: { name: { enum: values } } })
const folded = (path: string, ...values: readonly string[]) => ({
  path,
  constraints: { name: { enum: values, caseInsensitive: true } },
})
const any = (path: string) => ({ path, constraints: { name: { pattern: 'any' } } })

test.each([
  ['the same value in both lists', listed('/s/{name}', 'new', 'hot'), listed('/s/{name}', 'hot'), true],
  ['different values', listed('/s/{name}', 'new'), listed('/s/{name}', 'hot'), false],
  ['values that differ only in case', listed('/s/{name}', 'new'), listed('/s/{name}', 'New'), false],
  ['values whose case one list ignores', folded('/s/{name}', 'new'), listed('/s/{name}', 'NEW'), true],
  ['values whose case the other list ignores', listed('/s/{name}', 'NEW'), folded('/s/{name}', 'new'), true],
  ['a list and a pattern, because the list precedes', listed('/s/{name}', 'new'), any('/s/{name}'), false],
  ['lists that make the same text with their prefixes', listed('/s-{name}', 'a-b'), listed('/s-a-{name}', 'b'), true],
  ['lists that make different texts with their prefixes', listed('/s-{name}', 'b'), listed('/s-a-{name}', 'b'), false],
])('two paths with %s: collision %4$s', (_, one, other, collision) => {
  expect([collides(one, other), collides(other, one)]).toEqual([collision, collision])
})

test('values of wrong types are not part of a constraint', () => {
  expect(
    constraintsOf({ params: { a: { enum: ['new', 7], caseInsensitive: 'yes' }, b: { pattern: false }, c: 'any' } }),
  ).toEqual({ a: { enum: ['new'] }, b: {}, c: {} })
})
