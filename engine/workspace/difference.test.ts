import { expect, test } from 'vitest'
import { files, provable } from '../check/check.fixture.ts'
import { openWorkspace } from './workspace.ts'

const at = Date.UTC(2026, 10, 20, 4)
const site = () => {
  const workspace = openWorkspace({ catalogue: provable })
  workspace.replace({ files: files({}), others: [] })
  return workspace
}

test('a document whose new text is malformed is reported as changed, and not as removed', () => {
  const [before, after] = [site(), site()]
  const path = [...after.site().documents.values()].find(({ kind }) => kind === 'page')?.path ?? ''
  after.update(path, `${before.text(path) ?? ''}}`)
  const { documents } = after.difference(before, at)
  expect(documents).toMatchObject([{ change: 'changed', words: [expect.stringContaining('cannot be read')] }])
  expect(before.difference(after, at).documents).toMatchObject([{ change: 'changed' }])
  after.update(path, null)
  expect(after.difference(before, at).documents).toMatchObject([{ change: 'removed' }])
})
