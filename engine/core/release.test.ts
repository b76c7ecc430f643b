import { expect, test } from 'vitest'
import { isNewer, isPointer, LIVE_CHANNEL, type Pointer, releasePointer } from './release.ts'

const release = 'a'.repeat(20)
const pointer: Pointer = releasePointer(
  { build: 'b1', routes: { en: 'c.json' } },
  { channel: LIVE_CHANNEL, sequence: 3, release, previous: 'b'.repeat(20), at: Date.UTC(2026, 10, 20) },
)

test('the pointer to a release has the addresses of its route maps and the time of the move', () => {
  expect(pointer).toEqual({
    channel: 'live',
    sequence: 3,
    release,
    build: 'b1',
    previous: 'b'.repeat(20),
    at: '2026-11-20T00:00:00.000Z',
    routes: { en: '/r/c.json' },
  })
  expect(isPointer(pointer)).toBe(true)
})

test('a value is a pointer only if each of its fields is valid; the previous release may be absent', () => {
  const { previous: _previous, ...first } = pointer
  expect(isPointer(first)).toBe(true)
  for (const field of ['channel', 'sequence', 'release', 'build', 'at', 'routes']) {
    const { [field as keyof Pointer]: _field, ...rest } = pointer
    expect(isPointer(rest), `without ${field}`).toBe(false)
    expect(isPointer({ ...pointer, [field]: null }), `${field}: null`).toBe(false)
  }
  const wrong = [
    { channel: '' },
    { sequence: 1.5 },
    { release: 'latest' },
    { previous: '../secret' },
    { routes: { en: 1 } },
  ]
  for (const change of wrong) expect(isPointer({ ...pointer, ...change }), JSON.stringify(change)).toBe(false)
  for (const value of [undefined, null, 5, 'text', []]) expect(isPointer(value)).toBe(false)
})

test('of two pointers of a channel, the pointer with the higher sequence is newer', () => {
  expect(isNewer({ ...pointer, sequence: 4 }, pointer)).toBe(true)
  expect(isNewer({ ...pointer, sequence: 3 }, pointer)).toBe(false)
  expect(isNewer({ ...pointer, sequence: 2 }, pointer)).toBe(false)
})

test('a pointer of another channel is never newer', () => {
  const canary = { ...pointer, channel: 'canary', sequence: 9 }
  expect(isNewer(canary, pointer)).toBe(false)
  expect(isNewer(pointer, { ...canary, sequence: 1 })).toBe(false)
})
