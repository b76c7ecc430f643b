import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setZoneOffsets, wallClock } from '../engine/core/format.ts'
import { offsetsOf, withinOffsets } from './offsets.ts'

test('a zone without clock changes has one offset', () => {
  expect(offsetsOf('Asia/Manila').map(([, minutes]) => minutes)).toEqual([480, 0])
})

test.each(['Asia/Manila', 'Europe/Dublin', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
  'the offsets of %s give the same local times as Intl at every clock change and at random instants from 2020 to 2045',
  (zone) => {
    const offsets = offsetsOf(zone)
    const instants = [
      ...offsets.flatMap(([at]) => [at - 1, at, at + 1, at + 3_600_000]),
      ...fc.sample(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2045, 0) }), { numRuns: 300, seed: 4 }),
    ]
    const expected = instants.map((at) => wallClock(at, zone))
    setZoneOffsets(zone, offsets)
    expect(instants.map((at) => wallClock(at, zone))).toEqual(expected)
    setZoneOffsets(zone, [])
  },
)

test('withinOffsets moves every instant, including the earliest instant, into the range of the offsets', () => {
  const offsets = offsetsOf('Asia/Manila')
  for (const at of [0, Date.UTC(2024, 5), Date.UTC(2026, 11)])
    expect(
      offsets.some(([from], n) => from <= withinOffsets(at) && withinOffsets(at) < (offsets[n + 1]?.[0] ?? 0)),
    ).toBe(true)
})
