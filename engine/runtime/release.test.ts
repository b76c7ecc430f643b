import { expect, test } from 'vitest'
import { LIVE_CHANNEL, type Pointer, pointerTo } from '../core/release.ts'
import { livePointers } from './release.ts'

const pointer = (sequence: number, change: Partial<Pointer> = {}): Pointer => ({
  ...pointerTo(
    { build: 'b1', routes: { en: 'c.json' } },
    { channel: LIVE_CHANNEL, sequence, release: `${sequence}`.repeat(20), at: Date.UTC(2026, 10, 20) },
  ),
  ...change,
})

/** The pointers to try when the server answers `found` and the device has stored `stored`, and the reported problems. */
async function pointersOf(found: unknown, stored?: unknown) {
  const problems: string[] = []
  const source = livePointers({
    transport: async () => await Promise.resolve(Response.json(found)),
    storage: { get: () => stored, set: () => undefined },
    report: (code) => problems.push(code),
  })
  return { pointers: await source.pointers(), problems }
}

test("the server's pointer comes first, and the last good one of the same build is the fallback", async () => {
  expect(await pointersOf(pointer(2))).toEqual({ pointers: [pointer(2)], problems: [] })
  expect(await pointersOf(pointer(2), pointer(1))).toEqual({ pointers: [pointer(2), pointer(1)], problems: [] })
  expect(await pointersOf(pointer(2), pointer(1, { build: 'b0' }))).toEqual({ pointers: [pointer(2)], problems: [] })
})

test('a server with an older pointer comes second, and the problem is reported', async () => {
  expect(await pointersOf(pointer(1), pointer(2))).toEqual({ pointers: [pointer(2), pointer(1)], problems: ['POINTER-OLD'] })
})

test('the last good pointer of another channel, or without a channel, is not used', async () => {
  expect(await pointersOf(pointer(1), pointer(2, { channel: 'canary' }))).toEqual({ pointers: [pointer(1)], problems: [] })
  const { channel: _channel, ...old } = pointer(2)
  expect(await pointersOf(pointer(1), old)).toEqual({ pointers: [pointer(1)], problems: [] })
})

test('an answer that is not a pointer leaves the last good one; without one the problem is reported', async () => {
  const { channel: _channel, ...old } = pointer(2)
  expect(await pointersOf(old, pointer(1))).toEqual({ pointers: [pointer(1)], problems: [] })
  expect(await pointersOf(old)).toEqual({ pointers: [], problems: ['POINTER-MISSING'] })
})
