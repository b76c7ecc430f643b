/** Booths, rides and throwing games of a perya. */
import { area, around, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import type { Palette } from '../palettes.ts'

export const awning = (p: Palette, width: number, top: number): string =>
  repeat(8, (i) =>
    area(
      `M${num(-width / 2 + (i * width) / 8)} ${top}h${num(width / 8)}v34a${num(width / 16)} ` +
        `${num(width / 16)} 0 0 1 ${num(-width / 8)} 0Z`,
      i % 2 === 0 ? p.accent : p.pale,
    ),
  ) + box(-width / 2 - 4, top - 8, width + 8, 12, p.shade, 6)

export const die = (
  x: number,
  y: number,
  size: number,
  color: string,
  pips: readonly (readonly [number, number])[],
  p: Palette,
  turn: number,
): string =>
  place(
    box(-size / 2 + 3, -size / 2 + 6, size, size, p.ink, size * 0.2, { opacity: 0.4 }) +
      box(-size / 2, -size / 2, size, size, color, size * 0.2) +
      box(-size / 2 + 4, -size / 2 + 4, size - 8, size * 0.3, '#fff', size * 0.12, { opacity: 0.25 }) +
      pips.map(([px, py]) => circle(px * size * 0.27, py * size * 0.27, size * 0.1, p.pale)).join(''),
    x,
    y,
    1,
    turn,
  )

/**
 * A wheel without its legs, turned by `turn` degrees. If someone sits in its cabins, these are higher, and the rest of
 * the wheel is plain, so that it needs few bits in a video.
 */
export const ferrisWheel = (
  p: Palette,
  colors: readonly string[],
  turn = 0,
  rider?: (cabin: number) => string,
): string => {
  const isRidden = rider !== undefined
  const roof = isRidden ? -18 : 0
  const cabins = around(8, 84, 22.5 + turn)
  return (
    circle(0, 0, 84, 'none', { stroke: p.main, 'stroke-width': 7 }) +
    circle(0, 0, 60, 'none', { stroke: p.glow, 'stroke-width': 3 }) +
    cabins.map(({ x, y }) => line(`M0 0L${num(x)} ${num(y)}`, isRidden ? p.glow : p.pale, 3)).join('') +
    cabins
      .map(({ x, y }, i) =>
        place(
          (isRidden ? line(`M-14 0V${roof}M14 0V${roof}`, p.pale, 2) + rider(i) : '') +
            area('M-15 -2h30l-4 22h-22Z', colors[i % colors.length] ?? p.main) +
            area(`M-17 ${roof}q17 -20 34 0Z`, p.pale),
          x,
          y,
        ),
      )
      .join('') +
    (isRidden
      ? ''
      : around(16, 60, turn)
          .map(({ x, y }) => circle(x, y, 3, p.pale))
          .join('')) +
    circle(0, 0, 17, p.accent) +
    area(star(0, 0, 5, 12, 5), p.pale)
  )
}

export const rides = {
  kulay: (p: Palette): string =>
    box(-96, -20, 192, 112, p.shade, 12) +
    repeat(6, (i) =>
      box(
        -88 + (i % 3) * 60,
        -12 + Math.floor(i / 3) * 50,
        56,
        46,
        [p.accent, p.glow, p.mate, p.main, p.pale, p.dusk][i] ?? p.main,
        8,
      ),
    ) +
    die(-50, -52, 54, p.accent, [], p, -14) +
    die(14, -62, 58, p.mate, [], p, 8) +
    die(68, -40, 48, p.glow, [], p, 24) +
    circle(-58, 12, 15, p.ink, { opacity: 0.35 }) +
    circle(-58, 8, 15, p.pale) +
    area(star(-58, 8, 5, 9, 4), p.shade) +
    circle(64, 58, 13, p.pale) +
    area(star(64, 58, 5, 8, 4), p.shade),
  drop: (p: Palette): string =>
    box(-84, -92, 168, 184, p.shade, 18) +
    box(-74, -82, 148, 164, p.deep, 12) +
    repeat(20, (i) =>
      i % 10 === 9
        ? ''
        : circle(-58 + (i % 5) * 29 + (Math.floor(i / 5) % 2) * 14, -48 + Math.floor(i / 5) * 26, 4.5, p.pale),
    ) +
    repeat(5, (i) => box(-72 + i * 29, 58, 27, 24, [p.mate, p.glow, p.accent, p.glow, p.mate][i] ?? p.main, 4)) +
    circle(-6, -66, 15, p.accent) +
    circle(-11, -71, 5, p.pale) +
    line('M-6 -90Q22 -70 6 -40T26 6', p.glow, 4, { 'stroke-dasharray': '1 10' }) +
    circle(26, 22, 15, p.main) +
    circle(21, 17, 5, p.pale),
  wheel: (p: Palette): string =>
    line('M0 0L-52 96M0 0L52 96', p.shade, 11) + place(ferrisWheel(p, [p.accent, p.mate, p.glow]), 0, -6),
  rings: (p: Palette): string =>
    [-62, 0, 62]
      .map(
        (x, i) =>
          area(
            `M${x - 13} 92V8C${x - 13} -6 ${x - 8} -10 ${x - 8} -30H${x + 8}C${x + 8} -10 ${x + 13} -6 ${x + 13} 8V92Z`,
            [p.mate, p.main, p.accent][i] ?? p.main,
          ) +
          box(x - 13, 28, 26, 32, p.pale, 3) +
          box(x - 10, -38, 20, 10, p.shade, 3),
      )
      .join('') +
    `<ellipse cx="0" cy="-20" rx="36" ry="13" fill="none" stroke="${p.glow}" stroke-width="10"/><ellipse ` +
    `cx="-40" cy="-74" rx="36" ry="14" fill="none" stroke="${p.accent}" stroke-width="10" ` +
    'transform="rotate(-20 -40 -74)"/><ellipse cx="66" cy="-62" rx="30" ry="12" fill="none" stroke="' +
    `${p.mate}" stroke-width="9" transform="rotate(24 66 -62)"/>` +
    area('M-8 -30H8V-20H-8Z', p.main),
  ducks: (p: Palette): string =>
    [
      [-44, 26, 0.9, p.accent],
      [46, 30, 0.8, p.mate],
      [0, -18, 1.15, p.glow],
    ]
      .map(([x, y, size, color]) =>
        place(
          area('M-52 6C-40 40 30 46 52 4C58 -12 44 -16 34 -8C20 4 4 0 -4 -8C-20 0 -40 2 -52 6Z', String(color)) +
            circle(-18, -28, 27, String(color)) +
            area('M-42 -28L-64 -20L-42 -14Z', p.shade) +
            circle(-24, -34, 6, p.ink) +
            circle(-22, -36, 2.2, '#fff') +
            area('M2 2C18 -4 30 2 38 4C28 22 10 22 2 2Z', '#fff', { opacity: 0.35 }),
          Number(x),
          Number(y),
          Number(size),
        ),
      )
      .join('') +
    line('M-98 62q16 -12 32 0t32 0t32 0t32 0t32 0t32 0M-98 82q16 -12 32 0t32 0t32 0t32 0t32 0t32 0', p.pale, 6),
  horse: (p: Palette): string =>
    line('M6 -98V98', p.glow, 9) +
    area('M0 -98L92 -58H-92Z', p.accent) +
    area('M-30 -58L0 -98L30 -58Z', p.pale) +
    repeat(8, (i) => area(`M${-92 + i * 23} -58h23a11.5 11.5 0 0 1 -23 0`, i % 2 === 0 ? p.pale : p.accent)) +
    area('M-66 6C-84 10 -88 40 -76 60C-72 40 -66 30 -54 26Z', p.accent) +
    area(
      'M-60 4C-30 -10 20 0 34 -34L50 -44L54 -34C72 -26 84 -6 82 6C76 14 64 8 56 4C56 24 44 36 34 42L56 62' +
        'L46 82L18 54H-24L-44 80L-56 66L-42 44C-62 36 -68 20 -60 4Z',
      p.main,
    ) +
    area('M-18 2C0 -6 10 -4 16 -12L22 24C10 34 -14 32 -22 20Z', p.mate) +
    line('M34 -34C26 -14 30 2 20 10', p.pale, 7) +
    circle(62, -14, 4.5, p.ink),
  dais: (p: Palette): string =>
    die(
      -46,
      26,
      92,
      p.accent,
      [
        [-1, -1],
        [1, 1],
        [0, 0],
      ],
      p,
      -12,
    ) +
    die(
      50,
      34,
      84,
      p.mate,
      [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ],
      p,
      14,
    ) +
    die(
      2,
      -50,
      80,
      p.main,
      [
        [-1, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [1, 1],
      ],
      p,
      5,
    ),
  booth: (p: Palette): string =>
    box(-88, -50, 176, 140, p.dusk) +
    [
      [-54, 8, p.accent],
      [0, 4, p.mate],
      [54, 8, p.glow],
    ]
      .map(
        ([x, y, color]) =>
          circle(Number(x), Number(y) - 6, 17, String(color)) +
          circle(Number(x) - 12, Number(y) - 20, 7, String(color)) +
          circle(Number(x) + 12, Number(y) - 20, 7, String(color)) +
          oval(Number(x), Number(y) + 22, 18, 19, String(color)) +
          circle(Number(x) - 6, Number(y) - 8, 2.6, p.ink) +
          circle(Number(x) + 6, Number(y) - 8, 2.6, p.ink) +
          oval(Number(x), Number(y) + 22, 9, 10, p.pale),
      )
      .join('') +
    // the counter hides the feet of the bears, which stand behind it
    box(-88, 50, 176, 42, p.shade) +
    box(-96, 40, 192, 14, p.main, 5) +
    repeat(3, (i) => area(star(-56 + i * 56, 72, 5, 13, 6), p.pale)) +
    awning(p, 196, -92),
}
export type PeryaMotif = keyof typeof rides

export const fairTent = (p: Palette): string =>
  area('M0 -60L46 -6H-46Z', p.shade) +
  box(-40, -6, 80, 70, p.shade) +
  area('M0 -60L16 -6H-16Z', p.glow, { opacity: 0.5 }) +
  line('M0 -60V-76', p.pale, 3) +
  area('M0 -76L16 -70L0 -64Z', p.accent)
