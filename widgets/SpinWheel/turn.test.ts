import { expect, test } from 'vitest'
import { stopAngle } from './turn.ts'

test.each([
  [0, 0, 8, 0],
  [0, 2, 8, 270],
  [1710, 2, 8, 270],
  [450, 1, 3, 240],
])(
  'a wheel at %i degrees that stops at segment %i of %i turns this segment to the top',
  (before, segment, segments, rest) => {
    const angle = stopAngle(before, segment, segments)
    expect(angle % 360).toBe(rest)
    expect(angle - before).toBeGreaterThanOrEqual(4 * 360)
  },
)
