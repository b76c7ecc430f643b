// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createContainer } from './container.ts'

afterEach(() => vi.unstubAllGlobals())

const link = { title: 'Parol Nights', url: 'https://habi.example/slot' }

test.each([
  ['is closed counts as canceled', 'AbortError', false],
  ['the browser refuses to open counts as none', 'NotAllowedError', undefined],
])('a share sheet that %s', async (_what, name, answer) => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', name)) })
  expect(await createContainer().share(link)).toBe(answer)
})

test('the result of a share is true when the content was shared, and undefined without a share sheet', async () => {
  vi.stubGlobal('navigator', { share: () => Promise.resolve() })
  expect(await createContainer().share(link)).toBe(true)
  vi.stubGlobal('navigator', {})
  expect(await createContainer().share(link)).toBeUndefined()
})
