/** Booths, rides and throwing games of a perya. */
import { area, around, box, circle, line, mix, num, oval, place, repeat, star } from '../draw.ts'
import { solidDie } from '../flagships/solid-die.ts'
import type { DieColors } from '../flagships/solid-die.ts'
import { lit } from '../flagships/volume.ts'
import type { Palette } from '../palettes.ts'
import { horse } from '../racehorse.ts'

export const awning = (p: Palette, width: number, top: number): string =>
  repeat(8, (i) =>
    area(
      `M${num(-width / 2 + (i * width) / 8)} ${top}h${num(width / 8)}v34a${num(width / 16)} ` +
        `${num(width / 16)} 0 0 1 ${num(-width / 8)} 0Z`,
      i % 2 === 0 ? p.accent : p.pale,
    ),
  ) + box(-width / 2 - 4, top - 8, width + 8, 12, p.shade, 6)

/** A wheel without its legs. */
const ferrisWheel = (p: Palette, colors: readonly string[]): string => {
  const cabins = around(8, 84, 22.5)
  return (
    circle(0, 0, 84, 'none', { stroke: p.main, 'stroke-width': 7 }) +
    circle(0, 0, 60, 'none', { stroke: p.glow, 'stroke-width': 3 }) +
    cabins.map(({ x, y }) => line(`M0 0L${num(x)} ${num(y)}`, p.pale, 3)).join('') +
    cabins
      .map(({ x, y }, i) =>
        place(
          area('M-15 -2h30l-4 22h-22Z', colors[i % colors.length] ?? p.main) + area('M-17 0q17 -20 34 0Z', p.pale),
          x,
          y,
        ),
      )
      .join('') +
    around(16, 60, 0)
      .map(({ x, y }) => circle(x, y, 3, p.pale))
      .join('') +
    circle(0, 0, 17, p.accent) +
    area(star(0, 0, 5, 12, 5), p.pale)
  )
}

/** The three sides of a die in one color. */
const dieColors = (color: string, p: Palette): DieColors => [
  mix(color, '#ffffff', 0.18),
  color,
  mix(color, p.ink, 0.45),
  p.pale,
]

/** A die with an edge. With the faces 0 it has no spots: the faces of the color game differ by their colors. */
export const edgedDie = (
  x: number,
  y: number,
  size: number,
  faces: readonly [top: number, left: number, right: number],
  colors: DieColors,
  turn: number,
): string =>
  place(
    area('M0 -48L42 -24V24L0 48L-42 24V-24Z', '#2b1a2b', {
      stroke: '#2b1a2b',
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }) +
      solidDie(faces, colors) +
      line('M-36 -14V18M-33 -24L-8 -38', '#fff', 3.4, { opacity: 0.6 }),
    x,
    y,
    size,
    turn,
  )

const noSpots = [0, 0, 0] as const

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
    edgedDie(-52, -50, 0.66, noSpots, [p.accent, p.main, p.shade, p.pale], -14) +
    edgedDie(70, -40, 0.58, noSpots, [p.pale, p.glow, p.main, p.pale], 16) +
    edgedDie(10, -60, 0.74, noSpots, dieColors(p.mate, p), 6) +
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
  rings: (p: Palette): string => {
    const ring = (x: number, y: number, size: number, turn: number, color: string): string =>
      place(
        oval(0, 1, 38, 14, 'none', 0, { stroke: mix(color, '#2a0a2c', 0.45), 'stroke-width': 11 }) +
          oval(0, -1, 38, 14, 'none', 0, { stroke: color, 'stroke-width': 8 }) +
          line('M-36 -5Q-24 -15 0 -16', '#fff', 3, { opacity: 0.75 }),
        x,
        y,
        size,
        turn,
      )
    return (
      lit('green', ['#9ae88a', '#2f9a4c', '#0f4a2c'], [1, 0]) +
      lit('brown', ['#e0a060', '#94501c', '#4a220c'], [1, 0]) +
      lit('blue', ['#a8e4ff', '#2f8ac8', '#12406e'], [1, 0]) +
      oval(4, 94, 92, 7, '#000', 0, { opacity: 0.35 }) +
      ['green', 'brown', 'blue']
        .map((glass, i) =>
          place(
            area('M-20 94V8C-20 -10 -8 -14 -8 -34H8C8 -14 20 -10 20 8V94Q0 99 -20 94Z', `url(#${glass})`) +
              area('M-20 30Q0 35 20 30V66Q0 71 -20 66Z', '#fff3d6') +
              area('M6 33L20 30V66L6 69Z', '#a8865a', { opacity: 0.45 }) +
              area(star(-2, 50, 5, 12, 5), [p.mate, p.main, p.accent][i] ?? p.main) +
              line('M-14 12C-14 0 -6 -8 -4 -24M-14 74V88', '#fff', 4, { opacity: 0.7 }) +
              box(-10, -42, 20, 10, '#f4c24a', 3) +
              box(2, -42, 8, 10, '#a8640f', 3),
            -62 + i * 62,
            0,
          ),
        )
        .join('') +
      ring(0, -20, 0.95, 0, p.main) +
      // the bottle is before the far side of its ring
      area('M-8 -33H8L10 -16H-10Z', 'url(#brown)') +
      ring(-42, -76, 1, -20, p.accent) +
      ring(58, -70, 0.82, 24, p.mate)
    )
  },
  ducks: (p: Palette): string =>
    lit('pond', ['#8fdcf6', '#2a9fd0', '#12649c'], [0, 1]) +
    [
      [8, -20, 1.2, p.main],
      [-48, 32, 0.82, p.mate],
      [54, 36, 0.76, p.pale],
    ]
      .map(([x, y, size, band]) =>
        place(
          area('M-56 2C-58 42 26 56 52 14C62 -4 64 -20 54 -28C44 -20 30 -8 8 -6Z', '#ffcf2e', {
            stroke: '#c9780a',
            'stroke-width': 3,
          }) +
            area('M-54 16C-30 34 20 30 54 10C30 56 -46 50 -54 16Z', '#e08a12', { opacity: 0.75 }) +
            area('M-8 4C10 -8 30 -4 42 0C34 22 2 26 -8 4Z', '#ffe680') +
            area('M-8 4C4 16 28 16 42 0C34 22 2 26 -8 4Z', '#e8a01c') +
            area('M-26 -56C-26 -66 -12 -70 -4 -64C-10 -62 -10 -58 -12 -54Z', '#ffcf2e') +
            circle(-22, -30, 28, '#ffcf2e', { stroke: '#c9780a', 'stroke-width': 3 }) +
            area('M4 -40C10 -16 -6 2 -28 -2C-40 -4 -48 -14 -50 -24C-34 -4 -4 -10 4 -40Z', '#e08a12', {
              opacity: 0.75,
            }) +
            line('M-42 -3C-30 6 -12 6 0 -4', String(band), 11) +
            oval(-34, -46, 9, 5, '#fff6c8', -32) +
            area('M-44 -36C-56 -38 -66 -32 -72 -24C-62 -16 -50 -16 -42 -20Z', '#ff8a2e') +
            area('M-72 -24C-62 -16 -50 -16 -42 -20L-43 -26C-52 -24 -62 -24 -72 -24Z', '#c9541c') +
            circle(-28, -36, 6.6, '#1b1420') +
            circle(-30, -38.5, 2.4, '#fff'),
          Number(x),
          Number(y),
          Number(size),
        ),
      )
      .join('') +
    area('M-98 58q14 -12 28 0t28 0t28 0t28 0t28 0t28 0t28 0V82Q98 94 86 94H-86Q-98 94 -98 82Z', 'url(#pond)') +
    line('M-84 72q12 -8 24 0t24 0M0 80q12 -8 24 0t24 0t24 0', '#e6f9ff', 4.5),
  horse: (p: Palette): string =>
    lit('pole', ['#fff0b0', '#f4b63a', '#a66a1c'], [1, 0]) +
    box(-5, -66, 10, 160, 'url(#pole)', 4) +
    repeat(7, (i) => line(`M-4 ${-34 + i * 20}l8 -7`, '#a66a1c', 2.5)) +
    place(
      horse({ coat: '#fffaf0', shade: '#cdb6c8', light: '#ffffff', mane: '#e0b45a' }) +
        area('M-40 -48C-22 -40 6 -40 26 -48L24 2C8 14 -22 14 -36 6Z', p.main) +
        area('M-6 -42C6 -42 16 -44 26 -48L24 2C16 8 6 12 -4 12Z', p.shade, { opacity: 0.7 }) +
        line('M-35 0C-22 7 8 7 23 -3', p.accent, 7) +
        area(
          'M-34 -46C-40 -62 -26 -64 -22 -54C-8 -46 6 -48 16 -58C28 -60 28 -48 24 -42C4 -32 -22 -34 -34 -46Z',
          '#8a3f2c',
        ) +
        line('M40 -48C46 -30 60 -12 78 -12', p.accent, 8) +
        line('M100 -94C104 -82 108 -74 118 -60L126 -64M118 -58L92 -54L60 -62', p.main, 5),
      -4,
      26,
      0.57,
      -8,
    ) +
    box(-5, -66, 10, 66, 'url(#pole)') +
    area('M0 -100C26 -78 66 -66 98 -60V-52H-98V-60C-66 -66 -26 -78 0 -100Z', p.accent) +
    area(
      'M0 -100C-10 -78 -36 -64 -62 -56H-34C-18 -66 -6 -80 0 -100ZM0 -100C6 -78 18 -64 34 -56H62C36 -66 12 -80 0 -100Z',
      p.pale,
    ) +
    area('M0 -100C26 -78 66 -66 98 -60V-52H40C32 -70 14 -84 0 -100Z', '#3a1020', { opacity: 0.22 }) +
    repeat(8, (i) => area(`M${-98 + i * 24.5} -56h24.5a12.25 13 0 0 1 -24.5 0`, i % 2 === 0 ? p.main : p.pale)) +
    circle(0, -99, 6, '#f4b63a'),
  dais: (p: Palette): string =>
    edgedDie(-48, 30, 1.02, [3, 2, 6], dieColors(p.accent, p), -12) +
    edgedDie(52, 38, 0.94, [4, 1, 5], dieColors(p.mate, p), 14) +
    edgedDie(2, -46, 0.98, [6, 3, 2], dieColors(p.main, p), 5),
  booth: (p: Palette): string =>
    lit('inside', [p.dusk, mix(p.dusk, p.ink, 0.7)], [0.4, 1]) +
    box(-88, -50, 176, 140, 'url(#inside)') +
    area('M-88 -50H88V-34H-88Z', p.ink, { opacity: 0.4 }) +
    (
      [
        [-54, '#b5733f', '#7a4522', '#f0d0a0', p.accent],
        [0, '#f6e2c0', '#c9a070', '#fffaf0', p.mate],
        [54, '#8a5a3c', '#54321e', '#e0b48a', p.glow],
      ] as const
    )
      .map(([x, fur, shade, belly, bow]) =>
        place(
          circle(-13, -16, 8, fur) +
            circle(13, -16, 8, shade) +
            circle(-13, -16, 4, belly) +
            circle(13, -16, 4, belly) +
            oval(0, 30, 20, 22, fur) +
            area('M8 10C26 18 26 46 8 52C16 38 16 24 8 10Z', shade, { opacity: 0.8 }) +
            oval(-1, 32, 11, 13, belly) +
            circle(0, 0, 20, fur) +
            area('M10 -17A20 20 0 0 1 2 20C14 10 16 -6 10 -17Z', shade, { opacity: 0.8 }) +
            oval(0, 7, 9, 7, belly) +
            oval(0, 3.5, 3.6, 2.6, '#2a1420') +
            circle(-7, -3, 2.8, '#2a1420') +
            circle(7, -3, 2.8, '#2a1420') +
            area('M0 20L-14 13V28ZM0 20L14 13V28Z', bow) +
            circle(0, 20, 4, bow),
          x,
          -8,
          1.22,
        ),
      )
      .join('') +
    // the counter hides the feet of the bears, which stand behind it
    box(-88, 50, 176, 42, p.shade) +
    area('M44 50H88V92H44Z', p.ink, { opacity: 0.15 }) +
    area('M-88 54H88V62H-88Z', p.ink, { opacity: 0.3 }) +
    box(-96, 40, 192, 14, p.main, 5) +
    line('M-90 43H88', '#fff', 3, { opacity: 0.55 }) +
    repeat(3, (i) => area(star(-56 + i * 56, 72, 5, 13, 6), p.pale)) +
    awning(p, 196, -92) +
    area('M-98 -88H98V-78H-98Z', p.ink, { opacity: 0.2 }) +
    line('M-96 -97H94', '#fff', 3, { opacity: 0.5 }),
}
export type PeryaMotif = keyof typeof rides
