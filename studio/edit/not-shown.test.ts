import { expect, test } from 'vitest'
import { notShownInWords } from './NotShown.tsx'

const compiled = { route: 'home', language: 'en', edit: 2, hasErrors: false, missingImages: [] }

test('the preview explains why the last edits are not shown', () => {
  expect(notShownInWords({}, true)).toBeUndefined()
  expect(notShownInWords({ compiled, shown: { edit: 2, waitsFor: [] } }, false)).toBeUndefined()
  expect(notShownInWords({ compiled }, true)).toMatchInlineSnapshot(
    `"The preview shows your edits. Changes outside the page, such as skins and addresses, are shown after the build."`,
  )
  expect(notShownInWords({ compiled, hasFailed: true }, true)).toMatchInlineSnapshot(
    `"Your last edits are not shown, because the preview could not load them."`,
  )
  expect(notShownInWords({ compiled: { ...compiled, hasErrors: true } }, true)).toMatchInlineSnapshot(
    `"Until you correct the error, the preview shows the page as it was before the error."`,
  )
  expect(notShownInWords({ compiled: { ...compiled, missingImages: ['a', 'b'] } }, true)).toMatchInlineSnapshot(
    `"Your last edits are not shown yet, because no release has the images “a”, “b”. The server has to build the preview first."`,
  )
  expect(notShownInWords({ compiled, shown: { edit: 1, waitsFor: ['NewsCard'] } }, true)).toMatchInlineSnapshot(
    `"Your last edits are not shown yet, because the page did not have the part “News card” before. The server has to build the preview first."`,
  )
})
