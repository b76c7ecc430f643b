/** Bingo covers: numbered balls, cards with daubs, the cage. */
import { area, around, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral, numerals } from '../numerals.ts'
import type { Palette } from '../palettes.ts'
import { floor, glow, lanterns, rays, sky, skyGradient, stars } from '../canvas.ts'
import type { SvgParts, CoverCanvas } from '../canvas.ts'

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

const cells = Array.from({ length: 16 }, (_, i) => ({ x: -54 + (i % 4) * 36, y: -34 + Math.floor(i / 4) * 35 }))

const card = (p: Palette, numbers: readonly string[], daubs: readonly number[]): string =>
  box(-78, -92, 156, 184, p.ink, 14, { opacity: 0.4, transform: 'translate(5 7)' }) +
  box(-78, -92, 156, 184, p.pale, 14) +
  area('M-78 -56V-78A14 14 0 0 1 -64 -92H64A14 14 0 0 1 78 -78V-56Z', p.accent) +
  numeral('BINGO', 0, -74, 18, p.ink) +
  cells.map(({ x, y }) => box(x - 15, y - 15, 30, 30, p.glow, 6, { opacity: 0.3 })).join('') +
  dots(
    cells.filter((_, i) => daubs.includes(i)),
    14,
    p.main,
  ) +
  area(
    cells
      .filter((_, i) => daubs.includes(i))
      .map(({ x, y }) => star(x, y, 5, 9, 4))
      .join(''),
    p.pale,
  ) +
  numerals(
    cells.flatMap(({ x, y }, i) => (daubs.includes(i) ? [] : [{ text: numbers[i] ?? '7', x, y }])),
    15,
    p.ink,
  )

const picks = (at: CoverCanvas, count: number, top: number): string[] =>
  Array.from({ length: count }, () => String(1 + Math.floor(at.roll() * top)))

const scenes = {
  pyramid: (at: CoverCanvas, p: Palette): string => {
    const [a = '7', b = '9', c = '21', d = '40', e = '63', f = '75'] = picks(at, 6, 75)
    const place3 = (dx: number, dy: number, label: string, color: string): string =>
      ball(at.x + dx * at.size, at.y + dy * at.size, 38 * at.size, label, color, p)
    return (
      rays(at, 12, p.glow, 0.14) +
      glow(at, 140) +
      place3(-76, 52, a, p.mate) +
      place3(76, 52, b, p.accent) +
      place3(0, 56, c, p.main) +
      place3(-38, -10, d, p.accent) +
      place3(38, -10, e, p.mate) +
      place3(0, -66, f, p.glow)
    )
  },
  card: (at: CoverCanvas, p: Palette): string =>
    stars(at, 12) +
    glow(at, 140) +
    place(card(p, picks(at, 16, 9), [0, 3, 5, 6, 9, 10, 15]), at.x - 8, at.y + 2, at.size * 0.98, -8) +
    ball(at.x + 82 * at.size, at.y - 56 * at.size, 35 * at.size, picks(at, 1, 75)[0] ?? '8', p.accent, p) +
    ball(at.x + 86 * at.size, at.y + 44 * at.size, 27 * at.size, '9', p.mate, p),
  planet: (at: CoverCanvas, p: Palette): string =>
    stars(at, 26) +
    glow(at, 170) +
    `<ellipse cx="${num(at.x)}" cy="${num(at.y)}" rx="${num(138 * at.size)}" ry="${num(34 * at.size)}" ` +
    `fill="none" stroke="${p.accent}" stroke-width="7" transform="rotate(-18 ${num(at.x)} ${num(at.y)}` +
    ')"/>' +
    ball(at.x, at.y, 82 * at.size, picks(at, 1, 75)[0] ?? '17', p.main, p) +
    area(
      `M${num(at.x - 130 * at.size)} ${num(at.y + 40 * at.size)}A${num(138 * at.size)} ${num(34 * at.size)}` +
        ` -18 0 0 ${num(at.x + 131 * at.size)} ${num(at.y - 40 * at.size)}`,
      'none',
      { stroke: p.accent, 'stroke-width': 7 },
    ) +
    ball(at.x - 96 * at.size, at.y + 52 * at.size, 20 * at.size, '5', p.mate, p) +
    ball(at.x + 96 * at.size, at.y - 62 * at.size, 16 * at.size, '8', p.glow, p),
  cage: (at: CoverCanvas, p: Palette): string => {
    const r = 88 * at.size
    const inside = around(5, r * 0.5, 60)
      .map(({ x, y }, i) =>
        ball(
          at.x + x,
          at.y + y + 12,
          27 * at.size,
          picks(at, 1, 75)[0] ?? '3',
          [p.accent, p.mate, p.main, p.glow, p.accent][i] ?? p.main,
          p,
        ),
      )
      .join('')
    return (
      lanterns(at, 10, at.wide ? 9 : 6) +
      glow(at, 150) +
      line(
        `M${num(at.x - r - 16)} ${num(at.y + 96 * at.size)}L${num(at.x - r - 4)} ${num(at.y)}M` +
          `${num(at.x + r + 16)} ${num(at.y + 96 * at.size)}L${num(at.x + r + 4)} ${num(at.y)}`,
        p.shade,
        12,
      ) +
      circle(at.x, at.y, r, p.deep, { opacity: 0.7 }) +
      inside +
      repeat(
        4,
        (i) =>
          `<ellipse cx="${num(at.x)}" cy="${num(at.y)}" rx="${num((r * (i + 0.4)) / 3.4)}" ry="${num(r)}" ` +
          `fill="none" stroke="${p.pale}" stroke-width="3.5" opacity=".8"/>`,
      ) +
      line(`M${num(at.x - r)} ${num(at.y)}H${num(at.x + r)}`, p.pale, 6) +
      circle(at.x + r + 4, at.y, 12, p.accent)
    )
  },
  fan: (at: CoverCanvas, p: Palette): string =>
    rays(at, 9, p.main, 0.16) +
    [-24, 24, 0]
      .map((turn, i) =>
        place(
          i === 0 ? `<g id="k">${card(p, picks(at, 16, 9), [1, 2, 7, 8, 13])}</g>` : '<use href="#k"/>',
          at.x + turn * 1.9,
          at.y + Math.abs(turn) * 0.5 + 8,
          at.size * 0.82,
          turn,
        ),
      )
      .join('') +
    ball(at.x - 92 * at.size, at.y + 62 * at.size, 30 * at.size, '30', p.mate, p) +
    ball(at.x + 94 * at.size, at.y + 58 * at.size, 34 * at.size, '12', p.accent, p),
  stall: (at: CoverCanvas, p: Palette): string => {
    const w = 190 * at.size
    const left = at.x - w / 2
    const top = at.y - 84 * at.size
    return (
      stars(at, 10) +
      glow(at, 140) +
      box(left + 6, top + 30, w - 12, 150 * at.size, p.dusk, 6) +
      box(left + 18, top + 96 * at.size, w - 36, 10, p.shade, 4) +
      repeat(4, (i) =>
        ball(
          left + w * (0.2 + i * 0.2),
          top + 78 * at.size,
          20 * at.size,
          picks(at, 1, 75)[0] ?? '4',
          [p.accent, p.mate, p.main, p.glow][i] ?? p.main,
          p,
        ),
      ) +
      repeat(3, (i) =>
        ball(
          left + w * (0.28 + i * 0.22),
          top + 134 * at.size,
          25 * at.size,
          picks(at, 1, 75)[0] ?? '6',
          [p.main, p.accent, p.mate][i] ?? p.main,
          p,
        ),
      ) +
      repeat(8, (i) =>
        area(
          `M${num(left + (i * w) / 8)} ${num(top)}h${num(w / 8)}v${num(30 * at.size)}a${num(w / 16)} ` +
            `${num(w / 16)} 0 0 1 ${num(-w / 8)} 0Z`,
          i % 2 === 0 ? p.accent : p.pale,
        ),
      )
    )
  },
}
export type BingoScene = keyof typeof scenes

export const bingo = (at: CoverCanvas, scene: BingoScene): SvgParts => ({
  definitions: skyGradient(at.palette),
  content: sky(at) + scenes[scene](at, at.palette) + floor(at),
})
