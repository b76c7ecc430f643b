/**
 * Six prizes, which are the targets of the booths in the demo games. Each stands on the height 0 and reaches up to 144,
 * with its shadow where it touches the shelf.
 */
import { area, around, box, circle, line, oval, place, star } from './draw.ts'
import { contact, halo, lit } from './flagships/volume.ts'

const INK = '#2a1020'

const clay = { light: '#f39a6a', base: '#d0673c', shade: '#8f3a20' }
const gold = { light: '#fff0a8', base: '#f7b52e', shade: '#a8640f' }
const goldMetal = lit('gold', [gold.light, gold.base, gold.shade], [0.9, 1])

/** A bottle of soda with a label. */
const bottle = (x: number, y: number, glass: string, shade: string): string =>
  place(
    area('M-7 -112H7V-90C7 -78 18 -74 18 -58V-7Q18 0 11 0H-11Q-18 0 -18 -7V-58C-18 -74 -7 -78 -7 -90Z', glass) +
      area('M1 -112H7V-90C7 -78 18 -74 18 -58V-7Q18 0 11 0H4C10 -20 8 -60 5 -76Q1 -86 1 -96Z', shade) +
      box(-9, -120, 18, 12, '#fff3d1', 3) +
      box(2, -120, 7, 12, '#c9a97a', 3) +
      box(-18, -52, 36, 28, '#fff3d1') +
      box(8, -52, 10, 28, '#d8bf94') +
      area(star(-2, -38, 5, 10, 4.4), shade) +
      line('M-11 -60Q-11 -70 -5 -77M-12 -16V-10', '#fff', 4, { opacity: 0.75 }),
    x,
    y,
  )

const bottles = (): string =>
  contact(0, 3, 74, 9) +
  bottle(-38, -4, '#ff8a6a', '#c2402f') +
  bottle(38, -4, '#ffc23c', '#c67a12') +
  bottle(0, 3, '#3fc98a', '#12764e')

/** A piggy bank of clay with painted blossoms, and a coin in its slot. */
const piggyBank = (): string =>
  contact(0, 1, 66, 9) +
  circle(8, -104, 15, gold.shade) +
  circle(5, -105, 15, gold.base) +
  circle(5, -105, 9, gold.light) +
  box(-42, -22, 22, 24, clay.shade, 6) +
  box(24, -22, 22, 24, clay.shade, 6) +
  line('M60 -62q16 -6 10 -17t-12 2', clay.base, 6) +
  oval(4, -56, 62, 46, clay.base) +
  area('M40 -93C84 -70 72 -8 12 -10C-22 -10 -42 -24 -50 -34C0 -14 54 -36 40 -93Z', clay.shade, { opacity: 0.75 }) +
  oval(-18, -82, 24, 11, clay.light, -24, { opacity: 0.9 }) +
  box(-52, -22, 22, 24, clay.base, 6) +
  box(10, -20, 24, 22, clay.base, 6) +
  box(-12, -103, 38, 7, INK, 3.5) +
  area('M-34 -96C-38 -112 -26 -118 -10 -104L-20 -90Z', clay.shade) +
  area('M-56 -84C-66 -104 -54 -112 -36 -98L-40 -84Z', clay.light) +
  oval(-58, -52, 16, 19, clay.light) +
  oval(-62, -52, 11, 14, clay.base) +
  line('M-65 -57v8M-58 -57v8', clay.shade, 5) +
  circle(-36, -68, 5, INK) +
  circle(-38, -70, 1.8, '#fff') +
  [0, 1]
    .map((at) =>
      place(
        around(5, 8, at * 20)
          .map(({ x, y }) => circle(x, y, 6, at === 0 ? '#fff3d1' : '#ffd45e'))
          .join('') + circle(0, 0, 4.6, '#e0384e'),
        at * 32,
        -50 + at * -16,
        1 - at * 0.25,
      ),
    )
    .join('')

/** A carabao of plush, which sits, with a ribbon. */
const plush = (): string => {
  const [light, base, shade] = ['#a9b4d0', '#7482a8', '#46527a']
  return (
    contact(0, 2, 66, 10) +
    line('M44 -20q26 2 24 22', shade, 7) +
    oval(0, -38, 46, 40, base) +
    area('M14 -76C54 -66 60 -4 8 2C34 -16 32 -56 14 -76Z', shade) +
    oval(-4, -32, 25, 27, light, 0, { opacity: 0.75 }) +
    line('M-4 -52V-12', shade, 2.4, { 'stroke-dasharray': '4 6' }) +
    [-1, 1]
      .map(
        (side) =>
          oval(side * 34, -10, 21, 14, side < 0 ? base : shade, side * -12) +
          oval(side * 36, -8, 11, 8, light, side * -12) +
          area(
            `M${side * 20} -112C${side * 40} -104 ${side * 58} -112 ${side * 56} -138C${side * 76} -116 ${side * 66} -86 ${side * 26} -94Z`,
            side < 0 ? '#f6e7c8' : '#cdb58c',
          ) +
          oval(side * 40, -88, 14, 8, side < 0 ? base : shade, side * 24),
      )
      .join('') +
    oval(0, -90, 36, 31, base) +
    area('M14 -119C42 -112 44 -64 8 -60C28 -74 30 -104 14 -119Z', shade) +
    area('M-16 -119Q-2 -130 12 -120Q4 -112 6 -104Q-6 -108 -16 -119Z', shade) +
    oval(0, -74, 27, 18, '#e9d9c4') +
    line('M-9 -77v3M9 -77v3M-8 -66Q0 -60 8 -66', INK, 4) +
    circle(-16, -97, 5, INK) +
    circle(16, -97, 5, INK) +
    circle(-18, -99, 1.8, '#fff') +
    circle(14, -99, 1.8, '#fff') +
    area('M0 -50L-26 -62V-38ZM0 -50L26 -62V-38Z', '#e8384e') +
    area('M0 -50L26 -62V-38Z', '#a81c38') +
    circle(0, -50, 8, '#ff6a7a')
  )
}

/** A lantern in the form of a star, of wood and shells, on a stand. */
const parol = (): string =>
  contact(0, 2, 48, 8) +
  area('M-40 2L-30 -12H30L40 2Z', '#7a4420') +
  area('M-40 2L-30 -12H-4L-8 2Z', '#b9743c') +
  box(-5, -40, 10, 30, '#8f5426') +
  circle(0, -84, 52, 'none', { stroke: '#8f5426', 'stroke-width': 5 }) +
  [-1, 1]
    .map((side) =>
      [0, 1, 2]
        .map((at) =>
          line(
            `M${side * 34} -46l${side * (at - 1) * 6} ${22 - Math.abs(at - 1) * 3}`,
            ['#ff6b5e', '#ffd45e', '#2fc09a'][at] ?? '',
            5,
          ),
        )
        .join(''),
    )
    .join('') +
  around(5, 1, -90)
    .map(({ angle }) =>
      place(
        area('M0 0L18 -17L0 -56Z', '#c8324a') +
          area('M0 0L-18 -17L0 -56Z', '#ff7a66') +
          area('M0 -6L9 -18L0 -42Z', '#f0a020') +
          area('M0 -6L-9 -18L0 -42Z', '#ffdf6e'),
        0,
        -84,
        1,
        angle + 90,
      ),
    )
    .join('') +
  circle(0, -84, 12, '#fff6d8') +
  circle(0, -84, 6, '#2fc09a') +
  around(5, 52, -90)
    .map(({ x, y }) => circle(x, y - 84, 5.4, '#fff3d1'))
    .join('')

/** A lantern of brass with a flame. */
const lantern = (): string =>
  halo('flame', '#ffd45e', 0.9) +
  goldMetal +
  contact(0, 2, 52, 8) +
  circle(0, -104, 16, 'none', { stroke: gold.shade, 'stroke-width': 6 }) +
  circle(-1.5, -105, 16, 'none', { stroke: gold.base, 'stroke-width': 4 }) +
  area('M-26 -84Q-20 -102 -8 -104H8Q20 -102 26 -84Z', 'url(#gold)') +
  area('M-28 -80C-44 -62 -44 -38 -28 -22H28C44 -38 44 -62 28 -80Z', '#5a2a3a') +
  area('M-28 -80C-44 -62 -44 -38 -28 -22H28C44 -38 44 -62 28 -80Z', '#ffe9a0', { opacity: 0.45 }) +
  circle(0, -48, 46, 'url(#flame)') +
  area('M0 -78C16 -60 16 -40 0 -32C-16 -40 -14 -56 0 -78Z', '#ff8a2b') +
  area('M0 -62C9 -50 8 -40 0 -35C-8 -40 -8 -48 0 -62Z', '#fff6c8') +
  line('M-25 -70Q-34 -54 -28 -36', '#fff', 5, { opacity: 0.8 }) +
  line('M30 -80C50 -62 50 -38 30 -22M-30 -80C-50 -62 -50 -38 -30 -22', gold.shade, 5) +
  line('M-31 -80C-51 -62 -51 -38 -31 -22', gold.light, 2.4) +
  box(-34, -88, 68, 9, 'url(#gold)', 4) +
  area('M-34 -24H34L44 0Q0 8 -44 0Z', 'url(#gold)') +
  line('M-32 -18H20', gold.light, 4) +
  area(star(0, -9, 5, 8, 3.6), gold.shade)

/** A golden rooster on a cup's foot. */
const rooster = (): string =>
  goldMetal +
  contact(0, 2, 56, 8) +
  area('M-46 2V-20H46V2Z', '#6a2a3a') +
  area('M10 2V-20H46V2Z', '#3c1424') +
  box(-52, -26, 104, 9, '#8f3a4a', 3) +
  box(-22, -17, 44, 14, 'url(#gold)', 3) +
  area('M-9 -50H11V-38L22 -26H-20L-9 -38Z', 'url(#gold)') +
  [
    'M34 -74C80 -72 82 -112 60 -134C64 -106 50 -92 26 -92Z',
    'M30 -78C60 -84 64 -116 42 -140C46 -112 36 -98 18 -94Z',
    'M36 -66C70 -58 88 -72 86 -98C76 -78 58 -78 34 -82Z',
  ]
    .map((feather, at) => area(feather, ['#2f9a7a', '#e0384e', gold.shade][at] ?? ''))
    .join('') +
  area(
    'M-30 -126C-14 -136 2 -124 2 -108C4 -98 18 -94 32 -96C50 -94 52 -70 34 -58C20 -46 -10 -44 -26 -58C-42 -72 -34 -96 -34 -110Z',
    'url(#gold)',
  ) +
  area('M0 -92C8 -84 26 -88 40 -90C40 -74 26 -62 8 -66C-2 -70 -4 -82 0 -92Z', gold.shade, { opacity: 0.85 }) +
  line('M8 -80Q20 -78 30 -80M10 -72Q18 -70 24 -72', gold.light, 3) +
  line('M-24 -96Q-28 -76 -16 -62', gold.light, 5, { opacity: 0.9 }) +
  area(
    'M-32 -122C-36 -134 -28 -142 -22 -134C-20 -146 -8 -146 -8 -134C0 -140 8 -134 2 -122Q-14 -130 -32 -122Z',
    '#e0384e',
  ) +
  area('M-30 -117L-47 -109L-30 -104Z', '#ff8a2b') +
  area('M-34 -104C-40 -94 -34 -86 -28 -92C-26 -98 -28 -102 -30 -104Z', '#e0384e') +
  circle(-18, -114, 4.6, INK) +
  circle(-19.5, -115.5, 1.7, '#fff') +
  [
    [-58, -128, 11],
    [-66, -62, 7],
    [74, -44, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) => area(star(x, y, 4, r, r * 0.28), '#fffbe0'))
    .join('')

/** The prizes of a booth, the most valuable last. */
export const prizes: readonly (() => string)[] = [bottles, piggyBank, plush, parol, lantern, rooster]
