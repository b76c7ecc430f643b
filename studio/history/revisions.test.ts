import { expect, test } from 'vitest'
import { previousOf } from './revisions.ts'

const revision = (number: number, parent: number | null) => ({
  id: `r${number}`,
  number,
  parent: parent === null ? null : `r${parent}`,
  body: '',
  author: 'Ana',
  at: 0,
})

test('the newest revision is compared with its parent, even after a rollback', () => {
  const first = revision(1, null)
  expect(previousOf([])).toBeUndefined()
  expect(previousOf([first])).toBe(first)
  expect(previousOf([revision(2, 1), first])).toBe(first)
  expect(previousOf([revision(3, 1), revision(2, 1), first])).toBe(first)
})

test('the newest revision is compared with the revision before it when its parent is not in the list', () => {
  const second = revision(2, 1)
  expect(previousOf([revision(3, 1), second])).toBe(second)
})
