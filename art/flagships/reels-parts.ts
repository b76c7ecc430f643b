/** What the slots with scenes of their own share: a large subject, and frequent backdrops. */
import { area, box, circle, line, num, place, repeat } from '../draw.ts'
import type { CoverCanvas } from '../canvas.ts'
import { stand } from './caption.ts'

/** Places a subject that was drawn around 0,0, close to the viewer. */
export const subject = (at: CoverCanvas, content: string, size = 1, turn = 0): string => {
  const [x, y] = stand(at)
  return place(content, x, y, at.wide ? size * 1.16 : size, turn)
}

export const backdrop = (at: CoverCanvas, color: string): string => box(0, 0, at.width, at.height, color)

export const cloud = (x: number, y: number, size: number, color = '#fff', opacity = 1): string =>
  place(
    `<g opacity="${opacity}">${circle(-26, 0, 18, color)}${circle(0, -12, 26, color)}${circle(28, 0, 20, color)}${box(-44, -2, 92, 20, color, 10)}</g>`,
    x,
    y,
    size,
  )

/** A string of paper flags across the top of a feast. */
export const bunting = (at: CoverCanvas, top: number, colors: readonly string[]): string => {
  const count = at.wide ? 12 : 8
  const step = at.width / count
  const sag = (t: number): number => top + 72 * t * (1 - t)
  return (
    line(`M0 ${top}Q${at.width / 2} ${top + 36} ${at.width} ${top}`, '#fff4dc', 3) +
    repeat(count, (i) => {
      const [x, y] = [i * step, sag((i + 0.5) / count)]
      return area(
        `M${num(x + 3)} ${num(y - 1)}h${num(step - 6)}l${num(3 - step / 2)} 30Z`,
        colors[i % colors.length] ?? '#fff',
      )
    })
  )
}
