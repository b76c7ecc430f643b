import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CollectResult } from '../../engine/release/collect.ts'
import { collectRegularly } from './collect-regularly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('releases that cannot be removed are reported, and the next run removes them', async () => {
  const lines: string[] = []
  const results: CollectResult[] = [
    { releases: 2, files: 7, temporaries: 3, bytes: 2048 },
    { releases: 0, files: 0, temporaries: 0, bytes: 0 },
  ]
  const stop = collectRegularly({
    publisher: {
      collect: () => {
        if (lines.length === 0) return Promise.reject(new Error('EACCES'))
        return Promise.resolve(results.shift() as CollectResult)
      },
    },
    onCollected: (message) => lines.push(message),
    onProblem: (message) => lines.push(message),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toEqual(['old releases cannot be removed: Error: EACCES'])
  await vi.advanceTimersByTimeAsync(2 * 6 * 3_600_000)
  stop()
  expect(lines.slice(1)).toEqual(['removed 2 old releases with 7 files, and 3 temporary files: 2 KB'])
  expect(vi.getTimerCount()).toBe(0)
})
