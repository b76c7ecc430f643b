import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWorkQueue } from './work-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('files that are saved during a call are passed to the next call, even after an error', async () => {
  const calls: (readonly string[])[] = []
  const lines: string[] = []
  let finish: (() => void) | undefined
  const queue = openWorkQueue(
    async (files) => {
      calls.push(files)
      await new Promise<void>((done) => (finish = done))
      throw new Error('broken')
    },
    (line) => void lines.push(line),
  )
  queue.add('early')
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls).toEqual([])
  queue.begin()
  expect(calls).toEqual([['early']])
  for (const file of ['a', 'b', 'a']) queue.add(file)
  await vi.advanceTimersByTimeAsync(1000)
  expect(calls).toHaveLength(1)
  finish?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toEqual([['early'], ['a', 'b']])
  finish?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(lines).toEqual(['broken', 'broken'])
})
