/** Casino covers: cues, balls, wheels and dice on a table. */
import { area, around, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import type { Palette } from '../palettes.ts'
import { floor, skyGradient } from '../canvas.ts'
import { suit, suitRed } from './cards.ts'
import type { SvgParts, CoverCanvas } from '../canvas.ts'

const pool = (x: number, y: number, r: number, label: string, color: string, p: Palette, striped = false): string =>
  oval(x + 3, y + r * 0.8, r, r * 0.4, p.ink, 0, { opacity: 0.4 }) +
  circle(x, y, r, striped ? p.pale : color) +
  (striped ? box(x - r * 0.95, y - r * 0.52, r * 1.9, r * 1.04, color, r * 0.3) : '') +
  circle(x, y, r * 0.42, p.pale) +
  numeral(label, x, y, r * 0.42, p.ink) +
  oval(x - r * 0.4, y - r * 0.55, r * 0.24, r * 0.14, '#fff', -36, { opacity: 0.8 })

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

export const tables = {
  baccarat: (p: Palette): string =>
    box(-96, -56, 86, 112, 'none', 12, { stroke: p.pale, 'stroke-width': 4, opacity: 0.5 }) +
    box(10, -56, 86, 112, 'none', 12, { stroke: p.pale, 'stroke-width': 4, opacity: 0.5 }) +
    face(p, -52, 0, 'spade', '9', -7) +
    face(p, 54, 2, 'heart', '8', 8) +
    circle(0, 70, 22, p.accent) +
    numeral('B', 0, 70, 20, p.pale) +
    circle(-4, -76, 18, p.main) +
    numeral('P', -4, -76, 17, p.ink),
  roulette: (p: Palette): string =>
    circle(3, 8, 98, p.ink, { opacity: 0.45 }) +
    circle(0, 0, 98, p.shade) +
    circle(0, 0, 90, p.deep) +
    around(18, 76, 0)
      .map(({ x, y, angle }, i) =>
        place(
          box(-13, -13, 26, 26, i % 2 === 0 ? p.accent : p.ink, 3) +
            (i % 3 === 0 ? numeral(String((i * 7) % 36), 0, 0, 11, p.pale) : circle(0, 0, 3, p.pale)),
          x,
          y,
          1,
          angle + 90,
        ),
      )
      .join('') +
    circle(0, 0, 60, p.main) +
    circle(0, 0, 52, p.shade) +
    around(8, 44)
      .map(({ x, y }) => line(`M0 0L${num(x)} ${num(y)}`, p.main, 5))
      .join('') +
    circle(0, 0, 20, p.glow) +
    area(star(0, 0, 4, 40, 9), p.glow) +
    circle(0, 0, 9, p.pale) +
    circle(44, -46, 9, '#fff'),
  sicbo: (p: Palette): string => {
    const cube = (x: number, y: number, color: string, pips: number): string =>
      place(
        area('M0 -44L40 -24L0 -4L-40 -24Z', p.pale) +
          area('M-40 -24L0 -4V44L-40 22Z', color) +
          area('M40 -24L0 -4V44L40 22Z', p.shade) +
          oval(0, -24, 9, 5, p.accent) +
          repeat(pips, (i) =>
            oval(-20 + (i % 2 === 0 ? -8 : 8), 6 + Math.floor(i / 2) * 14 + (i % 2) * 8, 4.5, 6, p.pale),
          ) +
          oval(14, 14, 4.5, 6, p.pale) +
          oval(28, 2, 4.5, 6, p.pale),
        x,
        y,
      )
    return (
      area('M-84 40C-84 -60 -50 -96 0 -96C50 -96 84 -60 84 40Z', p.pale, { opacity: 0.16 }) +
      cube(-42, 34, p.accent, 4) +
      cube(44, 30, p.mate, 3) +
      cube(2, -24, p.main, 5) +
      area('M-96 62H96C90 90 60 96 0 96C-60 96 -90 90 -96 62Z', p.shade) +
      line('M-60 -40C-50 -66 -34 -78 -14 -82', p.pale, 6, { opacity: 0.7 })
    )
  },
  dragon: (p: Palette): string =>
    face(p, -48, -6, 'club', 'K', -10) +
    face(p, 48, 2, 'diamond', 'Q', 10) +
    area('M0 -92C30 -70 10 -52 26 -40C40 -30 30 0 0 6C-30 0 -40 -30 -26 -40C-36 -60 -16 -66 0 -92Z', p.accent) +
    area('M0 -58C14 -46 6 -36 12 -28C18 -20 12 -4 0 -2C-12 -4 -18 -20 -12 -28C-16 -40 -6 -44 0 -58Z', p.glow) +
    circle(0, 68, 24, p.main) +
    area(star(0, 68, 5, 17, 8), p.pale),
  blackjack: (p: Palette): string =>
    face(p, -34, 10, 'heart', 'A', -14) +
    face(p, 36, -2, 'spade', 'J', 9) +
    circle(68, 66, 30, p.ink, { opacity: 0.4 }) +
    circle(66, 62, 30, p.accent) +
    numeral('21', 66, 62, 25, p.pale) +
    circle(-78, -62, 15, p.mate) +
    circle(-78, -62, 9, p.pale),
  side: (p: Palette): string =>
    line('M-98 92L46 -30', p.shade, 11) +
    line('M-98 92L-20 26', p.main, 11) +
    line('M30 -17L46 -30', p.pale, 11) +
    pool(62, -42, 36, '8', p.ink, p) +
    pool(-46, -40, 30, '3', p.accent, p) +
    pool(34, 54, 32, '11', p.mate, p, true) +
    pool(-16, 4, 20, '1', p.glow, p),
  nine: (p: Palette): string =>
    area('M0 -92L92 78H-92Z', 'none', { stroke: p.main, 'stroke-width': 10, 'stroke-linejoin': 'round' }) +
    [
      [0, -40, '1', p.glow],
      [-30, 6, '2', p.mate],
      [30, 6, '3', p.accent],
      [-56, 50, '4', p.main],
      [0, 48, '9', p.glow],
      [56, 50, '6', p.mate],
    ]
      .map(([x, y, label, color]) => pool(Number(x), Number(y), 27, String(label), String(color), p, label === '9'))
      .join(''),
  wheel: (p: Palette): string =>
    circle(0, 4, 96, p.shade) +
    around(12, 1)
      .map((_, i) =>
        area(
          `M0 4L${num(88 * Math.cos((i * Math.PI) / 6))} ${num(4 + 88 * Math.sin((i * Math.PI) / 6))}A88 88 0 ` +
            `0 1 ${num(88 * Math.cos(((i + 1) * Math.PI) / 6))} ` +
            `${num(4 + 88 * Math.sin(((i + 1) * Math.PI) / 6))}Z`,
          [p.accent, p.pale, p.mate, p.main][i % 4] ?? p.main,
        ),
      )
      .join('') +
    around(12, 92)
      .map(({ x, y }) => circle(x, y + 4, 4, p.pale))
      .join('') +
    circle(0, 4, 26, p.deep) +
    area(star(0, 4, 5, 17, 8), p.glow) +
    area('M-15 -100H15L0 -66Z', p.glow),
}
export type FeltMotif = keyof typeof tables

/** A table from above, with its rail and a lamp. */
export function felt(at: CoverCanvas, motif: FeltMotif): SvgParts {
  const p = at.palette
  const bottom = at.wide ? at.height + 40 : at.title.y + 8
  const top = -30
  return {
    definitions: skyGradient(p),
    content:
      `<rect width="${at.width}" height="${at.height}" fill="${p.shade}"/><rect x="-20" y="${top - 14}" ` +
      `width="${at.width + 40}" height="${bottom - top + 28}" fill="${p.ink}" opacity=".45"/><rect x="14" ` +
      `y="${14}" width="${at.width - 28}" height="${bottom - 14}" rx="22" fill="${p.dusk}"/>` +
      repeat(at.wide ? 9 : 5, (i) =>
        place(area('M0 -4L5 0L0 4L-5 0Z', p.pale), (at.width / (at.wide ? 9 : 5)) * (i + 0.5), 7),
      ) +
      oval(at.x, at.y, 176 * at.size, 120 * at.size, 'url(#glow)') +
      `<ellipse cx="${num(at.x)}" cy="${num(at.y + 4)}" rx="${num(130 * at.size)}" ry="` +
      `${num(104 * at.size)}" fill="none" stroke="${p.pale}" stroke-width="2.5" opacity=".35"/>` +
      place(tables[motif](p), at.x, at.y + 4, at.size * 0.94) +
      floor(at),
  }
}
