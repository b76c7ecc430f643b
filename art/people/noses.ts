/** Noses and closed mouths of faces that look nearly at the viewer. The light is from the left. */
import { area, circle, num, oval, pen } from '../draw.ts'
import type { Complexion } from './head.ts'

/** A nose by the middle of its tip. */
export type DrawNose = (x: number, y: number, skin: Complexion) => string

/** A strong bridge, a wide tip and round wings. */
export const broadNose: DrawNose = (x, y, { light, base, shade, deep }) =>
  area(
    `M${x + 4} ${y - 30}Q${x + 4} ${y - 12} ${x + 14} ${y - 9}` +
      `C${x + 25} ${y - 4} ${x + 22} ${y + 9} ${x + 8} ${y + 8}H${x - 6}Z`,
    shade,
  ) +
  oval(x - 2, y - 1, 12, 9, base) +
  pen(`M${x - 3} ${y - 28}V${y - 6}`, light, 6) +
  pen(`M${x - 15} ${y - 6}q-8 9 1 12q8 0 10 3h8q3 -2 10 -3`, deep, 2.4, { opacity: 0.8 })

/** A short nose: a round tip below a flat bridge. */
export const buttonNose: DrawNose = (x, y, { base, shade, deep }) =>
  oval(x + 2, y, 11, 9, shade) +
  oval(x - 1, y - 2, 9.6, 8, base) +
  pen(`M${x + 5} ${y - 24}q-1 8 4 15`, shade, 3) +
  circle(x - 3, y - 5, 3, '#fff', { opacity: 0.7 }) +
  pen(`M${x - 7} ${y + 5}q3 4 6 1M${x + 8} ${y + 5}q-3 4 -6 1`, deep, 2.6)

/** A narrow straight ridge down to a small tip. */
export const straightNose: DrawNose = (x, y, { light, shade, deep }) =>
  area(`M${x + 1} ${y - 32}L${x + 5} ${y - 9}Q${x + 13} ${y - 4} ${x + 8} ${y + 4}L${x - 3} ${y + 5}Z`, shade) +
  pen(`M${x - 2} ${y - 28}L${x - 1} ${y - 3}`, light, 4.4) +
  pen(`M${x - 7} ${y + 2}q3 4 7 3q5 1 8 -4`, deep, 2.4)

/** A smile with closed lips, deeper by `sag` in its middle; the corners go up into the cheeks. */
export const closedSmile = (
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  sag: number,
  color: string,
  deep: string,
): string => {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2 + sag]
  return (
    area(
      `M${x0 + 4} ${y0 + 2}Q${num(x)} ${num(y - 2)} ${x1 - 4} ${y1 + 2}` +
        `Q${num(x)} ${num(y + sag * 1.5 + 9)} ${x0 + 4} ${y0 + 2}Z`,
      color,
    ) + pen(`M${x0 - 2} ${y0 - 4}q0 4 4 6Q${num(x)} ${num(y + sag)} ${x1 - 2} ${y1 + 2}q4 -2 4 -6`, deep, 2.8)
  )
}
