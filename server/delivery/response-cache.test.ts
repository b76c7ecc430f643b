import { expect, test } from 'vitest'
import { type PreparedResponse, prepareResponse, createResponseCache } from './prepared-response.ts'

const answer = (bytes: number): PreparedResponse => prepareResponse({ 'content-type': 'text/plain' }, '"tag"', Buffer.alloc(bytes))

test('an answer is found by what it was made from and its coding', () => {
  const recent = createResponseCache(1_000_000)
  const [file, other] = [{}, {}]
  const [plain, packed] = [answer(1), answer(2)]
  recent.put(file, '', plain)
  recent.put(file, 'br', packed)
  expect([recent.get(file, ''), recent.get(file, 'br'), recent.get(file, 'gzip'), recent.get(other, '')]).toEqual([
    plain,
    packed,
    undefined,
    undefined,
  ])
})

test('what is asked for stays, what is not asked for goes, and the whole stays within the limit', () => {
  const recent = createResponseCache(100_000)
  const files = Array.from({ length: 50 }, () => ({}))
  const [first = {}] = files
  for (const file of files) {
    recent.put(file, '', answer(10_000))
    expect(recent.get(first, '')).toBeDefined()
  }
  const kept = files.filter((file) => recent.get(file, '') !== undefined)
  expect(kept).toContain(first)
  expect(kept.length * 10_000).toBeLessThanOrEqual(100_000)
})

test('one that is larger than the limit is kept alone and then forgotten', () => {
  const recent = createResponseCache(100_000)
  const large = {}
  recent.put(large, '', answer(1_000_000))
  expect(recent.get(large, '')).toBeDefined()
  for (let n = 0; n < 20; n++) recent.put({}, '', answer(10_000))
  expect(recent.get(large, '')).toBeUndefined()
})
