import { expect, test } from 'vitest'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'
import { createResponseCache } from './response-cache.ts'

const responseOf = (bytes: number): PreparedResponse =>
  prepareResponse({ 'content-type': 'text/plain' }, 'version', Buffer.alloc(bytes))

test('a response is found by its source and its coding', () => {
  const cache = createResponseCache(1_000_000)
  const [file, other] = [{}, {}]
  const [plain, compressed] = [responseOf(1), responseOf(2)]
  cache.put(file, '', plain)
  cache.put(file, 'br', compressed)
  expect([cache.get(file, ''), cache.get(file, 'br'), cache.get(file, 'gzip'), cache.get(other, '')]).toEqual([
    plain,
    compressed,
    undefined,
    undefined,
  ])
})

test('used responses stay, unused responses are dropped, and the cache stays within its limit', () => {
  const cache = createResponseCache(100_000)
  const files = Array.from({ length: 50 }, () => ({}))
  const [first = {}] = files
  for (const file of files) {
    cache.put(file, '', responseOf(10_000))
    expect(cache.get(first, '')).toBeDefined()
  }
  const cached = files.filter((file) => cache.get(file, '') !== undefined)
  expect(cached).toContain(first)
  expect(cached.length * 10_000).toBeLessThanOrEqual(100_000)
})

test('a response larger than the limit is cached alone, and dropped when other responses are cached', () => {
  const cache = createResponseCache(100_000)
  const large = {}
  cache.put(large, '', responseOf(1_000_000))
  expect(cache.get(large, '')).toBeDefined()
  for (let n = 0; n < 20; n++) cache.put({}, '', responseOf(10_000))
  expect(cache.get(large, '')).toBeUndefined()
})
