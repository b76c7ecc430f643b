/** A playing card on the table of a casino. */
import { box, place } from '../draw.ts'
import { numeral } from '../numerals.ts'
import type { Palette } from '../palettes.ts'
import { suit, suitRed } from './cards.ts'

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
