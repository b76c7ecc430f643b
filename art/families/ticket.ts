/** Loteria covers: perforated tickets, image cards and a scratched patch. */
import { area, around, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import type { Palette } from '../palettes.ts'
import { floor, glow, lanterns, rays, sky, skyGradient, stars } from '../canvas.ts'
import type { SvgParts, CoverCanvas } from '../canvas.ts'

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
const drum = (p: Palette): string =>
  area('M-28 -14H28L22 28H-22Z', p.accent) +
  line('M-24 -10L-12 24L0 -10L12 24L24 -10', p.pale, 3) +
  oval(0, -16, 30, 11, p.pale) +
  line('M-20 -42L2 -18M24 -44L6 -18', p.shade, 5)
const kamay = (p: Palette): string =>
  area(
    'M-22 30C-30 6 -28 -4 -20 -6L-18 -26C-18 -34 -8 -34 -8 -26L-6 -8V-34C-6 -42 4 -42 4 -34V-8L6 -30C7 ' +
      '-38 16 -37 16 -29L15 -4L18 -16C21 -23 29 -20 27 -13C26 2 24 18 18 34Z',
    p.main,
  ) + circle(2, 10, 8, p.accent)

const picture = (p: Palette, drawing: string, label: string, color: string): string =>
  box(-40, -56, 88, 124, p.ink, 10, { opacity: 0.4 }) +
  box(-44, -62, 88, 124, p.pale, 10) +
  box(-36, -54, 72, 82, color, 6) +
  place(drawing, 0, -12, 0.92) +
  numeral(label, 0, 44, 17, p.ink)

export const tickets = {
  luna: (at: CoverCanvas, p: Palette): string =>
    stars(at, 20) +
    glow(at, 150) +
    place(picture(p, sun(p), '8', p.dusk), at.x - 58 * at.size, at.y + 12, at.size, -13) +
    place(picture(p, fish(p), '33', p.dusk), at.x + 60 * at.size, at.y + 12, at.size, 13) +
    place(picture(p, moon(p), '23', p.dusk), at.x, at.y - 4, at.size * 1.16),
  isla: (at: CoverCanvas, p: Palette): string =>
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
  scratch: (at: CoverCanvas, p: Palette): string =>
    glow(at, 150) +
    place(
      paper(p, p.main, 168, 150) +
        box(-66, -30, 132, 84, p.shade, 10) +
        line('M-56 34C-40 -10 -30 40 -12 -8C-2 36 14 -12 26 28C36 0 46 6 54 -10', p.pale, 27) +
        numeral('777', 0, 14, 34, p.ink) +
        numeral('SUWERTE', 0, -52, 20, p.ink),
      at.x,
      at.y,
      at.size * 1.02,
      6,
    ) +
    circle(at.x + 78 * at.size, at.y + 62 * at.size, 27 * at.size, p.shade) +
    circle(at.x + 76 * at.size, at.y + 58 * at.size, 27 * at.size, p.glow) +
    area(star(at.x + 76 * at.size, at.y + 58 * at.size, 5, 17 * at.size, 7 * at.size), p.ink),
  tres: (at: CoverCanvas, p: Palette): string =>
    stars(at, 12) +
    glow(at, 140) +
    [-1, 0, 1]
      .map((i) =>
        place(
          paper(p, [p.accent, p.main, p.mate][i + 1] ?? p.main, 160, 62) +
            line('M34 -28V28', p.ink, 2.5, { 'stroke-dasharray': '1 7' }) +
            numeral(String(3 + (i + 1) * 2).repeat(3), -24, 0, 28, p.ink) +
            area(star(58, 0, 5, 15, 7), p.ink),
          at.x + i * 10,
          at.y + i * 62 * at.size,
          at.size * 1.08,
          i * -7 - 4,
        ),
      )
      .join(''),
  guhit: (at: CoverCanvas, p: Palette): string =>
    rays(at, 10, p.main, 0.14) +
    place(
      box(-82, -88, 168, 184, p.ink, 14, { opacity: 0.4 }) +
        box(-88, -94, 176, 188, p.pale, 14) +
        repeat(9, (i) =>
          box(-78 + (i % 3) * 54, -84 + Math.floor(i / 3) * 57, 48, 51, i % 2 === 0 ? p.dusk : p.shade, 8),
        ) +
        [sun(p), kamay(p), moon(p), fish(p), drum(p), sun(p), moon(p), fish(p), kamay(p)]
          .map((drawing, i) => place(drawing, -54 + (i % 3) * 54, -58 + Math.floor(i / 3) * 57, 0.56))
          .join('') +
        line('M-70 -76L70 78', p.glow, 11, { opacity: 0.85 }),
      at.x,
      at.y,
      at.size * 1.02,
      5,
    ),
  araw: (at: CoverCanvas, p: Palette): string =>
    lanterns(at, 10, at.wide ? 9 : 6) +
    glow(at, 160) +
    place(paper(p, p.accent, 190, 92) + paper(p, p.pale, 150, 76), at.x, at.y + 54 * at.size, at.size, -4) +
    place(sun(p), at.x, at.y - 26 * at.size, at.size * 2.05) +
    numeral('365', at.x, at.y + 58 * at.size, 36 * at.size, p.ink),
  drum: (at: CoverCanvas, p: Palette): string =>
    stars(at, 10) +
    glow(at, 150) +
    place(drum(p), at.x, at.y + 14, at.size * 2.4) +
    [
      [-86, -40, -24, p.mate],
      [84, -52, 22, p.main],
      [-76, 62, 14, p.glow],
      [86, 48, -16, p.pale],
    ]
      .map(([x, y, turn, color]) =>
        place(
          paper(p, String(color), 62, 36) + area(star(0, 0, 5, 10, 5), p.ink),
          at.x + Number(x) * at.size,
          at.y + Number(y) * at.size,
          at.size,
          Number(turn),
        ),
      )
      .join(''),
}
export type TicketScene = keyof typeof tickets

export const ticket = (at: CoverCanvas, scene: TicketScene): SvgParts => ({
  definitions: skyGradient(at.palette),
  content: sky(at) + tickets[scene](at, at.palette) + floor(at),
})
