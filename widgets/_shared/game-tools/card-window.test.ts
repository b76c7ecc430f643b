import { expect, test } from 'vitest'
import { cardWindow } from './card-window.ts'

const phone = { top: 0, viewport: 800, columns: 3, row: 150, gap: 10 }
const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0)
const rowsOf = (pixels: number): number => pixels / 160

test('of 10,000 cards only those near the viewport are rendered, at every scroll position', () => {
  for (let top = 900; top > -540_000; top -= 777) {
    const { from, to, before: blocksBefore, after: blocksAfter } = cardWindow(10_000, { ...phone, top })
    const [before, after] = [sum(blocksBefore), sum(blocksAfter)]
    expect(to - from).toBeLessThanOrEqual(19 * 3)
    // The rendered and the empty rows together are all rows of the list.
    expect(rowsOf(before) + Math.ceil((to - from) / 3) + rowsOf(after)).toBe(3334)
    expect(before / 160).toBe(from / 3)
    // Blocks of empty rows are a few screens high. All have the same height, except the blocks next to the rendered
    // cards.
    expect(new Set([...blocksBefore.slice(0, -1), ...blocksAfter.slice(0, -1)])).toEqual(new Set([24 * 160]))
    expect([...blocksBefore, ...blocksAfter].every((block) => rowsOf(block) % 1 === 0)).toBe(true)
    expect(Math.max(...blocksBefore, ...blocksAfter)).toBe(24 * 160)
    // No empty row is in the viewport.
    if (top < 800 && top > -533_000) {
      expect(before).toBeLessThanOrEqual(Math.max(0, -top))
      expect(before + Math.ceil((to - from) / 3) * 160).toBeGreaterThanOrEqual(Math.min(3334 * 160, 800 - top))
    }
  }
})

test('scrolling within four rows does not change the rendered cards', () => {
  expect(cardWindow(10_000, { ...phone, top: -16_010 })).toEqual(cardWindow(10_000, { ...phone, top: -16_150 }))
})
