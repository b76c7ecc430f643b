/** Fishing covers: light in the sea, weed, bubbles and one large fish. */
import { area, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import { floor, sky, skyGradient } from '../canvas.ts'
import type { SvgParts, CoverCanvas } from '../canvas.ts'

const eye = (x: number, y: number, r: number, p: Palette): string =>
  circle(x, y, r, '#fff') +
  circle(x + r * 0.2, y, r * 0.6, p.ink) +
  circle(x + r * 0.36, y - r * 0.26, r * 0.22, '#fff')

export const minnow = (x: number, y: number, size: number, color: string, p: Palette): string =>
  place(
    area('M-26 0C-14 -16 12 -16 24 0C12 16 -14 16 -26 0ZM-20 0L-40 -14L-36 0L-40 14Z', color) +
      circle(12, -3, 3, p.ink),
    x,
    y,
    size,
  )

export const catches = {
  lapu: (p: Palette): string =>
    area('M-62 0L-98 -40C-92 -14 -92 14 -98 40Z', p.accent) +
    area('M-40 -36C-20 -86 30 -84 44 -40Z', p.accent) +
    area('M-20 40C-10 72 22 72 26 42Z', p.accent) +
    area('M-74 0C-44 -60 40 -70 78 -18C96 4 84 22 70 30C34 62 -40 54 -74 0Z', p.main) +
    area('M-74 0C-40 20 40 40 70 30C34 62 -40 54 -74 0Z', p.shade, { opacity: 0.55 }) +
    [
      [-34, -10],
      [-10, -30],
      [0, 6],
      [-20, 18],
      [24, -36],
      [22, 14],
      [-46, 6],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, p.pale))
      .join('') +
    eye(52, -14, 15, p) +
    line('M86 16Q70 26 58 18', p.shade, 5) +
    area('M10 4C26 -10 30 22 6 26Z', p.accent),
  pugita: (p: Palette): string =>
    line(
      'M-44 30C-96 30 -96 80 -66 84M-22 44C-54 60 -50 98 -24 92M22 44C54 60 50 98 24 92M44 30C96 30 96 80 ' +
        '66 84M0 48C-8 70 6 84 0 98',
      p.shade,
      19,
    ) +
    area('M-64 18C-84 -60 -40 -98 0 -98C40 -98 84 -60 64 18C50 60 -50 60 -64 18Z', p.main) +
    area('M20 -94C64 -80 80 -40 64 18C56 42 30 50 8 49C50 20 56 -50 20 -94Z', p.shade, { opacity: 0.4 }) +
    eye(-24, -10, 18, p) +
    eye(24, -10, 18, p) +
    line('M-16 26Q0 38 16 26', p.ink, 5) +
    circle(-40, -50, 8, p.glow, { opacity: 0.7 }) +
    circle(-20, -70, 6, p.glow, { opacity: 0.7 }) +
    area('M-34 -86L-40 -110L-16 -98L0 -116L16 -98L40 -110L34 -86Z', p.accent),
  shark: (p: Palette): string =>
    area('M-58 4L-98 -46C-84 -10 -86 14 -96 44Z', p.shade) +
    area('M-10 -34C0 -80 20 -92 40 -94C32 -70 36 -50 44 -34Z', p.shade) +
    area('M-72 4C-30 -50 50 -62 98 -4C70 44 -20 52 -72 4Z', p.main) +
    area('M-72 4C-20 26 50 34 98 -4C70 44 -20 52 -72 4Z', p.pale) +
    area('M0 30C0 60 -16 74 -34 80C-34 60 -34 46 -28 30Z', p.shade) +
    eye(58, -14, 11, p) +
    area('M54 14L62 26L70 14L78 24L88 8Q70 16 54 14Z', p.ink) +
    line('M28 -20q-6 12 0 26M18 -22q-6 14 0 30', p.shade, 4),
  cannon: (p: Palette): string =>
    place(
      area('M-26 -78H26L34 30H-34Z', p.main) +
        area('M6 -78H26L34 30H6Z', p.shade, { opacity: 0.5 }) +
        area('M-34 -86H34V-68H-34Z', p.accent) +
        area('M-32 -30H32V-18H-32Z', p.pale),
      4,
      -6,
      1,
      32,
    ) +
    circle(-20, 46, 44, p.shade) +
    circle(-20, 46, 30, p.accent) +
    area(star(-20, 46, 6, 25, 11), p.pale) +
    area(star(66, -82, 8, 32, 14), p.glow) +
    circle(66, -82, 11, '#fff') +
    minnow(64, 50, 1.3, p.mate, p) +
    minnow(-66, -46, -1.1, p.accent, p),
  bangus: (p: Palette): string =>
    [
      [0, -48, 1.1, p.main],
      [-24, 4, 1.35, p.pale],
      [16, 58, 1.1, p.accent],
    ]
      .map(([x, y, size, color]) =>
        place(
          area('M-54 0C-30 -26 30 -26 62 0C30 24 -30 24 -54 0ZM-48 0L-80 -24L-70 0L-80 24Z', String(color)) +
            area('M-54 0C-20 8 30 10 62 0C30 24 -30 24 -54 0Z', p.shade, { opacity: 0.35 }) +
            area('M-10 -20L8 -38L22 -19Z', String(color)) +
            eye(42, -4, 7, p) +
            line('M28 -14q-8 14 0 26', p.shade, 3),
          Number(x),
          Number(y),
          Number(size),
          -8,
        ),
      )
      .join(''),
  dugong: (p: Palette): string =>
    area('M-66 30C-96 30 -104 70 -92 92C-80 74 -70 78 -52 88C-50 64 -54 46 -66 30Z', p.shade) +
    area('M-76 44C-60 -30 0 -76 52 -66C92 -58 96 -14 76 6C64 22 48 18 40 34C16 74 -50 76 -76 44Z', p.main) +
    area('M76 6C64 22 48 18 40 34C16 74 -50 76 -76 44C-30 60 20 40 36 10C50 -4 64 0 76 6Z', p.pale, { opacity: 0.5 }) +
    oval(72, -16, 21, 24, p.pale) +
    circle(68, -20, 3.5, p.shade) +
    circle(80, -18, 3.5, p.shade) +
    eye(42, -42, 8, p) +
    area('M-6 24C-10 60 6 76 20 82C26 60 20 40 16 22Z', p.shade) +
    circle(90, -60, 7, p.pale, { opacity: 0.7 }) +
    circle(78, -80, 5, p.pale, { opacity: 0.7 }),
}
export type ReefMotif = keyof typeof catches

export function reef(at: CoverCanvas, motif: ReefMotif): SvgParts {
  const p = at.palette
  const bed = at.wide ? at.height - 20 : at.y + 104
  const weed = (x: number, height: number, color: string): string =>
    line(`M${num(x)} ${num(bed + 20)}q-12 ${num(-height / 4)} 0 ${num(-height / 2)}t0 ${num(-height / 2)}`, color, 9)
  const beams = repeat(4, (i) =>
    area(`M${num(at.width * (0.12 + i * 0.24))} -10h26l${num(-50 + i * 30)} ${at.height}h-60Z`, p.glow, {
      opacity: 0.1,
    }),
  )
  return {
    definitions: skyGradient({ ...p, deep: p.dusk, dusk: p.deep }),
    content:
      sky(at) +
      beams +
      '<path d="M-10 12q20 -12 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V-10H-10Z" fill="' +
      `${p.glow}" opacity=".45"/>` +
      circle(at.x, at.y, 140 * at.size, 'url(#glow)') +
      minnow(at.x - 116 * at.size, at.y - 70, 0.7, p.mate, p) +
      minnow(at.x + 112 * at.size, at.y + 64, -0.7, p.accent, p) +
      minnow(at.x + 96 * at.size, at.y - 84, 0.5, p.pale, p) +
      weed(at.width * 0.06, 96, p.mate) +
      weed(at.width * 0.13, 60, p.shade) +
      weed(at.width * 0.95, 110, p.mate) +
      weed(at.width * 0.88, 64, p.shade) +
      area(`M0 ${bed}q${at.width / 4} -22 ${at.width / 2} 0t${at.width / 2} -4V${at.height}H0Z`, p.ink, {
        opacity: 0.6,
      }) +
      [2.5, 4, 6]
        .map((r) =>
          dots(
            Array.from({ length: 3 }, () => ({ x: at.roll() * at.width, y: 30 + at.roll() * (bed - 40) })),
            r,
            p.pale,
            { opacity: 0.4 },
          ),
        )
        .join('') +
      place(catches[motif](p), at.x, at.y + 4, at.size * 0.94) +
      floor(at),
  }
}
