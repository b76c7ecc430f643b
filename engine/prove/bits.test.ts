import { expect, test } from 'vitest'
import { addScores, bitsOf, range, setOf } from './bits.ts'

test('a range contains its start, but not its end', () => {
  const wrong: string[] = []
  for (const size of [1, 31, 32, 33, 64, 70])
    for (let from = -1; from <= size; from++)
      for (let until = -1; until <= size + 1; until++)
        if (String(range(size, from, until)) !== String(bitsOf(size, (n) => n >= from && n < until)))
          wrong.push(`${from} to ${until} of ${size}`)
  expect(wrong).toEqual([])
})

test('addScores adds the weight only to the scores of the numbers in the set', () => {
  const scores = new Float64Array(40)
  addScores(scores, setOf(40, [0, 31, 32, 39]), 2)
  addScores(scores, setOf(40, [31]), 0.5)
  expect([...scores.entries()].filter(([, score]) => score !== 0)).toEqual([
    [0, 2],
    [31, 2.5],
    [32, 2],
    [39, 2],
  ])
})
