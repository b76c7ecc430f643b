import { expect, test } from 'vitest'
import { type PreviewContent, replaces } from './preview-content.ts'

const typed = (edit: number): PreviewContent => ({ edit, isBuilt: false })
const built = (edit: number): PreviewContent => ({ edit, isBuilt: true })

test('a later edit replaces an earlier edit, and a release that contains the edit replaces the edit', () => {
  expect(replaces(typed(2), typed(1))).toBe(true)
  expect(replaces(typed(2), built(1))).toBe(true)
  expect(replaces(built(2), typed(2))).toBe(true)
  // Another operator has saved another document meanwhile.
  expect(replaces(built(2), built(2))).toBe(true)
  // The site was opened again: the same edit was compiled with other live documents.
  expect(replaces(typed(2), typed(2))).toBe(true)
})

test('content with an older edit never replaces the shown content, nor does an edit that the shown release already contains', () => {
  expect(replaces(typed(1), typed(2))).toBe(false)
  expect(replaces(built(1), typed(2))).toBe(false)
  expect(replaces(built(1), built(2))).toBe(false)
  expect(replaces(typed(2), built(2))).toBe(false)
})

test('in whatever order edits and releases arrive, the release with the latest edit is shown at the end', () => {
  const contents = [typed(1), built(1), typed(2), typed(3), built(2), built(3)]
  const orders = (rest: readonly PreviewContent[]): readonly (readonly PreviewContent[])[] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first, n) => orders(rest.toSpliced(n, 1)).map((others) => [first, ...others]))
  for (const order of orders(contents))
    expect(order.reduce((shown, given) => (replaces(given, shown) ? given : shown), built(0))).toEqual(built(3))
})
