import { expect, test } from 'vitest'
import { notShownInWords } from './NotShown.tsx'

const compiled = { route: 'home', language: 'en', edit: 2, hasErrors: false, missingImages: [] }

test('the preview says what it waits for', () => {
  expect(notShownInWords({}, true)).toBeUndefined()
  expect(notShownInWords({ compiled, shown: { edit: 2, waitsFor: [] } }, false)).toBeUndefined()
  expect(notShownInWords({ compiled }, true)).toMatchInlineSnapshot(
    `"Shows what you typed. What is outside of the page, such as skins and addresses, follows."`,
  )
  expect(notShownInWords({ compiled, hasFailed: true }, true)).toMatchInlineSnapshot(
    `"Not shown: your last edits, because the preview could not load them."`,
  )
  expect(notShownInWords({ compiled: { ...compiled, hasErrors: true } }, true)).toMatchInlineSnapshot(
    `"Shows the page as it was before the error, until the error is corrected."`,
  )
  expect(notShownInWords({ compiled: { ...compiled, missingImages: ['a', 'b'] } }, true)).toMatchInlineSnapshot(
    `"Not shown yet: your last edits, because no release has the images “a”, “b”. The server has to build the preview first."`,
  )
  expect(notShownInWords({ compiled, shown: { edit: 1, waitsFor: ['NewsCard'] } }, true)).toMatchInlineSnapshot(
    `"Not shown yet: your last edits, because the page did not have the part “News card” before. The server has to build the preview first."`,
  )
})
