import { expect, test } from 'vitest'
import { cardWindow, nextCards } from './card-window.ts'

const TOTAL = 10_000
const phone = { top: 0, viewport: 800, columns: 3, row: 150, gap: 10 }
const rowsOf = (pixels: number): number => pixels / 160

/** The cards of each frame of a list whose top moves through `tops`. */
function* follow(tops: Iterable<number>) {
  let shown: { readonly from: number; readonly to: number } | undefined
  for (const top of tops) {
    const before = shown ?? { from: 0, to: 0 }
    const { isComplete, ...cards } = nextCards(shown, TOTAL, { ...phone, top })
    shown = cards
    yield { top, before, ...cards, isComplete }
  }
}

function* range(from: number, to: number, step: number) {
  for (let at = from; from < to ? at < to : at > to; at += step) yield at
}

test.each([
  ['jumps far down', range(900, -540_000, -7_777)],
  ['jumps far up', range(-540_000, 900, 7_777)],
  ['moves down', range(900, -20_000, -60)],
  ['moves up', range(-20_000, 900, 60)],
])('while a list of 10,000 cards %s, those in the viewport are rendered and few others', (_, tops) => {
  for (const { top, from, to } of follow(tops)) {
    const { emptyColumns, before, after } = cardWindow(TOTAL, phone, { from, to })
    expect(to - from).toBeLessThanOrEqual(14 * 3)
    // Rendered and empty rows together have the height of the whole list.
    expect(rowsOf(before) + Math.ceil((emptyColumns + to - from) / 3) + rowsOf(after)).toBe(3334)
    expect(3 * rowsOf(before) + emptyColumns).toBe(from)
    // The viewport shows no row in which a card is missing.
    const [first, last] = [Math.max(0, Math.floor(-top / 160)), Math.ceil((800 - top) / 160)]
    if (last > 0 && first < 3334) {
      expect(from).toBeLessThanOrEqual(3 * first)
      expect(to).toBeGreaterThanOrEqual(Math.min(TOTAL, 3 * last))
    }
  }
})

test.each([
  ['down', range(-1_000, -9_000, -60)],
  ['up', range(-9_000, -1_000, 60)],
])('a list that moves %s by 60 pixels a frame renders at most two cards in a frame', (_, tops) => {
  for (const { before, from, to } of [...follow(tops)].slice(10)) {
    expect(Math.max(0, to - before.to) + Math.max(0, before.from - from)).toBeLessThanOrEqual(2)
  }
})

test('a list that rests is complete after a few frames, and then nothing is rendered again', () => {
  const frames = [...follow(Array.from({ length: 12 }, () => -16_010))]
  expect(frames.findIndex(({ isComplete }) => isComplete)).toBeGreaterThan(0)
  expect(frames.at(-1)?.isComplete).toBe(true)
  expect(frames.at(-1)).toMatchObject(frames.at(-2)?.before ?? {})
})

test('a finger that moves up and down by a row removes no card', () => {
  const tops = Array.from({ length: 40 }, (_, n) => -16_000 - (n % 2) * 160)
  const frames = [...follow(tops)].slice(20)
  expect(new Set(frames.map(({ from, to }) => `${from} ${to}`)).size).toBe(1)
})
