import { expect, test } from 'vitest'
import { RequestQueue } from './request-queue.ts'

test('edits run before requests that only read, and both kinds run in their order of arrival', () => {
  const queue = new RequestQueue<{ readonly method: 'open' | 'check' | 'uses' | 'proofs'; readonly n: number }>()
  for (const [n, method] of (['uses', 'open', 'proofs', 'check'] as const).entries()) queue.add({ method, n })
  const taken = Array.from({ length: 5 }, () => queue.next()?.n)
  expect(taken).toEqual([1, 3, 0, 2, undefined])
})
