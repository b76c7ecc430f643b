/** A playing card and chips on the table of a casino. */
import { box, line, num, oval, place, repeat } from '../draw.ts'
import { numeral } from '../numerals.ts'
import type { Palette } from '../palettes.ts'
import { suit, suitRed } from './cards.ts'

/** A stack of chips, 44 wide, whose lowest chip is on the table at the given point. */
export const chips = (x: number, y: number, count: number, color: string): string =>
  oval(x + 5, y + 8, 25, 9, '#12040f', 0, { opacity: 0.5 }) +
  repeat(count, (i) => {
    const top = y - 7 * i
    return (
      oval(x, top + 5, 22, 9, '#1a0820') +
      box(x - 22, top, 44, 5, '#1a0820') +
      oval(x, top + 4, 22, 9, color) +
      line(
        `M${num(x - 16)} ${num(top + 9)}v2M${num(x)} ${num(top + 12)}v2M${num(x + 16)} ${num(top + 9)}v2`,
        '#fff',
        5,
      ) +
      oval(x, top, 22, 9, color) +
      (i < count - 1
        ? ''
        : oval(x, top, 18, 6.6, 'none', 0, { stroke: '#fff', 'stroke-width': 3.4, 'stroke-dasharray': '7 6' }) +
          oval(x, top, 11, 4, '#fff', 0, { opacity: 0.85 }))
    )
  })

export const face = (
  p: Palette,
  x: number,
  y: number,
  kind: 'spade' | 'heart' | 'diamond' | 'club',
  rank: string,
  turn: number,
): string => {
  const color = kind === 'heart' || kind === 'diamond' ? suitRed : p.ink
  return place(
    box(-35, -48, 76, 104, p.ink, 10, { opacity: 0.4 }) +
      box(-38, -52, 76, 104, p.pale, 10) +
      numeral(rank, 0, -22, 32, color) +
      suit(kind, 0, 24, 1.8, color),
    x,
    y,
    1,
    turn,
  )
}
