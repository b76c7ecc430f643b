import { expect, test } from 'vitest'
import { type PreviewContent, replaces } from './preview-content.ts'

const typed = (edit: number): PreviewContent => ({ edit, isBuilt: false })
const built = (edit: number): PreviewContent => ({ edit, isBuilt: true })

test('what was typed later is shown, and a release with all of it takes its place', () => {
  expect(replaces(typed(2), typed(1))).toBe(true)
  expect(replaces(typed(2), built(1))).toBe(true)
  expect(replaces(built(2), typed(2))).toBe(true)
  // Another operator has saved another document meanwhile.
  expect(replaces(built(2), built(2))).toBe(true)
  // The site was opened again: the same edit was compiled with other live documents.
  expect(replaces(typed(2), typed(2))).toBe(true)
})

test('nothing older takes the place of what is shown', () => {
  expect(replaces(typed(1), typed(2))).toBe(false)
  expect(replaces(built(1), typed(2))).toBe(false)
  expect(replaces(built(1), built(2))).toBe(false)
  expect(replaces(typed(2), built(2))).toBe(false)
})

test('in whatever order contents arrive, the last one shown has the latest edit', () => {
  const contents = [typed(1), built(1), typed(2), typed(3), built(2), built(3)]
  const orders = (rest: readonly PreviewContent[]): readonly (readonly PreviewContent[])[] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first, n) => orders(rest.toSpliced(n, 1)).map((others) => [first, ...others]))
  for (const order of orders(contents))
    expect(order.reduce((shown, given) => (replaces(given, shown) ? given : shown), built(0))).toEqual(built(3))
})
