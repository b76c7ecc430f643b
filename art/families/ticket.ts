/** Perforated tickets and image cards of a loteria. */
import { area, around, box, circle, line, num, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import type { Palette } from '../palettes.ts'
import { glow, rays, stars } from '../canvas.ts'
import type { SubjectCanvas } from '../canvas.ts'

export const paper = (p: Palette, color: string, width = 176, height = 116): string => {
  const notch = repeat(
    Math.floor(height / 14),
    (i) =>
      circle(-width / 2, -height / 2 + 9 + i * 14, 4.5, p.deep) +
      circle(width / 2, -height / 2 + 9 + i * 14, 4.5, p.deep),
  )
  return (
    box(-width / 2 + 4, -height / 2 + 6, width, height, p.ink, 8, { opacity: 0.4 }) +
    box(-width / 2, -height / 2, width, height, color, 8) +
    notch
  )
}

const moon = (p: Palette): string =>
  circle(0, 0, 30, p.glow) + circle(13, -8, 25, p.dusk) + area(star(16, -8, 5, 9, 4), p.pale)
const sun = (p: Palette): string =>
  around(8, 33)
    .map(({ x, y }) => line(`M${num(x * 0.85)} ${num(y * 0.85)}L${num(x * 1.15)} ${num(y * 1.15)}`, p.accent, 6))
    .join('') +
  circle(0, 0, 23, p.glow) +
  circle(-7, -3, 3, p.ink) +
  circle(7, -3, 3, p.ink) +
  line('M-8 7Q0 14 8 7', p.ink, 3)
const fish = (p: Palette): string =>
  area('M-24 0C-8 -22 20 -18 32 0C20 18 -8 22 -24 0ZM-18 0L-38 -18L-34 0L-38 18Z', p.mate) + circle(16, -4, 4, p.ink)
const picture = (p: Palette, drawing: string, label: string, color: string): string =>
  box(-40, -56, 88, 124, p.ink, 10, { opacity: 0.4 }) +
  box(-44, -62, 88, 124, p.pale, 10) +
  box(-36, -54, 72, 82, color, 6) +
  place(drawing, 0, -12, 0.92) +
  numeral(label, 0, 44, 17, p.ink)

export const tickets = {
  luna: (at: SubjectCanvas, p: Palette): string =>
    stars(at, 20) +
    glow(at, 150) +
    place(picture(p, sun(p), '8', p.dusk), at.x - 58 * at.size, at.y + 12, at.size, -13) +
    place(picture(p, fish(p), '33', p.dusk), at.x + 60 * at.size, at.y + 12, at.size, 13) +
    place(picture(p, moon(p), '23', p.dusk), at.x, at.y - 4, at.size * 1.16),
  isla: (at: SubjectCanvas, p: Palette): string =>
    rays(at, 12, p.glow, 0.15) +
    place(
      paper(p, p.pale) +
        box(-76, -46, 100, 92, p.mate, 8) +
        circle(-2, -20, 17, p.glow) +
        area('M-76 22C-50 -2 0 -2 24 22V38A8 8 0 0 1 16 46H-68A8 8 0 0 1 -76 38Z', p.accent) +
        line(
          'M-40 10C-38 -10 -40 -18 -44 -26M-44 -26q-16 -6 -24 4M-44 -26q4 -14 20 -12M-44 -26q-14 6 -14 18M-44 ' +
            '-26q14 2 18 14',
          p.deep,
          5,
        ) +
        repeat(
          3,
          (i) =>
            circle(56, -32 + i * 32, 14, i === 1 ? p.main : p.shade) + area(star(56, -32 + i * 32, 5, 9, 4), p.pale),
        ),
      at.x,
      at.y,
      at.size * 1.16,
      -9,
    ),
}
