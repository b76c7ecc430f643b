/** The signs on the reels of slots. */
import { area, circle, line, num, star } from '../draw.ts'
import type { CoverCanvas } from '../canvas.ts'

export const symbol = (at: CoverCanvas, x: number, y: number, index: number, size: number): string => {
  const p = at.palette
  const kinds = [
    area(star(x, y, 5, size, size * 0.45), p.accent),
    circle(x, y, size * 0.8, p.main) + circle(x, y, size * 0.45, p.shade),
    area(
      `M${num(x)} ${num(y - size)}L${num(x + size * 0.8)} ${num(y)}L${num(x)} ${num(y + size)}L` +
        `${num(x - size * 0.8)} ${num(y)}Z`,
      p.mate,
    ),
    line(
      `M${num(x - size * 0.5)} ${num(y - size * 0.7)}H${num(x + size * 0.5)}L${num(x - size * 0.1)} ` +
        `${num(y + size * 0.8)}`,
      p.accent,
      size * 0.4,
    ),
  ]
  return kinds[index % kinds.length] ?? ''
}
