import { expect, test } from 'vitest'
import { moveAt, moveInWords, titleOfMove } from './moves.ts'

const move = (sequence: number, at: number) => ({
  sequence,
  release: '0',
  kind: 'publish',
  title: 'Christmas',
  actor: 'Ana',
  at,
})

test('a move says what became live, when and by whom', () => {
  const at = Date.UTC(2026, 11, 1, 10)
  expect(moveInWords(move(3, at), 'Asia/Manila')).toBe('Christmas, live since 1 Dec 2026 18:00 Manila, by Ana')
  expect(titleOfMove({ kind: 'rollback', title: null })).toBe('Went back to an earlier release')
  expect(titleOfMove({ kind: 'take back', title: 'Fair' })).toBe('Taken back: Fair')
})

test('the release at an instant is the last release that became live at or before the instant', () => {
  const moves = [move(3, 300), move(2, 200), move(1, 100)]
  expect([350, 300, 299, 100, 99].map((at) => moveAt(moves, at)?.sequence)).toEqual([3, 3, 2, 1, undefined])
})
