/** The numbered ball of bingo. */
import { area, circle, num, oval } from '../draw.ts'
import { numeral } from '../numerals.ts'
import type { Palette } from '../palettes.ts'

export const ball = (x: number, y: number, r: number, label: string, color: string, p: Palette): string =>
  circle(x + r * 0.06, y + r * 0.12, r, p.ink, { opacity: 0.35 }) +
  circle(x, y, r, color) +
  area(
    `M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 0 0 ${num(x + r)} ${num(y)}A${num(r)} ` +
      `${num(r * 1.25)} 0 0 1 ${num(x - r)} ${num(y)}Z`,
    p.ink,
    { opacity: 0.22 },
  ) +
  circle(x, y, r * 0.62, p.pale) +
  numeral(label, x, y, r * 0.6, p.ink) +
  oval(x - r * 0.48, y - r * 0.6, r * 0.24, r * 0.13, '#fff', -38, { opacity: 0.85 })
