/** Animals and plants, each drawn around 0,0 within a circle of radius 100. */
import { area, around, box, circle, dots, line, oval, repeat } from '../draw.ts'
import type { Palette } from '../palettes.ts'

const eye = (x: number, y: number, r: number, p: Palette): string =>
  circle(x, y, r, p.ink) + circle(x + r * 0.3, y - r * 0.35, r * 0.34, p.pale)

/** The hide of a carabao is slate gray in every palette. */
const HIDE = { main: '#6d7892', shade: '#424b66', pale: '#b4bed2', dark: '#262c42' }

/** The head of a carabao: horns like a crescent, a wide dark nose and a golden ring in it. */
export const carabao = (p: Palette): string =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)">` +
        oval(62, -6, 30, 13, HIDE.shade, 24) +
        oval(60, -5, 19, 7, HIDE.dark, 24) +
        area('M16 -66C50 -72 76 -74 84 -100C116 -70 104 -14 34 -22Z', p.main) +
        area('M84 -100C116 -70 104 -14 34 -22L31 -34C86 -30 100 -62 84 -100Z', p.shade) +
        line('M44 -64Q52 -48 48 -34M60 -68Q72 -54 68 -38M74 -76Q90 -64 86 -52', p.shade, 3, { opacity: 0.7 }) +
        line('M30 -62C54 -66 74 -70 83 -88', p.pale, 4, { opacity: 0.8 }) +
        '</g>',
    )
    .join('') +
  area(
    'M-40 -58C-24 -74 24 -74 40 -58C58 -36 46 6 42 32C40 58 20 70 0 70C-20 70 -40 58 -42 32C-46 6 -58 -36 -40 -58Z',
    HIDE.main,
  ) +
  area('M0 -70C20 -72 34 -66 40 -58C58 -36 46 6 42 32C40 58 20 70 0 70Z', HIDE.shade, { opacity: 0.55 }) +
  area('M-26 -72C-22 -46 -10 -52 -4 -36C2 -48 8 -44 10 -34C14 -50 24 -46 26 -72C12 -80 -12 -80 -26 -72Z', HIDE.dark) +
  area('M-50 44C-54 20 -28 12 0 12C28 12 54 20 50 44C48 70 24 80 0 80C-24 80 -48 70 -50 44Z', HIDE.pale) +
  area('M0 12C28 12 54 20 50 44C48 70 24 80 0 80Z', HIDE.main, { opacity: 0.45 }) +
  area('M-36 34C-34 20 34 20 36 34C34 48 16 48 0 48C-16 48 -34 48 -36 34Z', HIDE.dark) +
  oval(-19, 35, 9, 6, HIDE.main, -14) +
  oval(19, 35, 9, 6, HIDE.main, 14) +
  line('M-20 64Q0 74 20 64', HIDE.shade, 5) +
  circle(0, 54, 13, 'none', { stroke: p.main, 'stroke-width': 6 }) +
  circle(-27, -14, 12, p.pale) +
  circle(27, -14, 12, p.pale) +
  eye(-26, -13, 9, p) +
  eye(26, -13, 9, p) +
  area('M-42 -22Q-28 -34 -14 -22L-14 -17Q-28 -24 -42 -15ZM42 -22Q28 -34 14 -22L14 -17Q28 -24 42 -15Z', HIDE.dark)

export const tarsier = (p: Palette): string =>
  area('M-40 -44C-84 -92 -96 -50 -66 -14Z', p.shade) +
  area('M40 -44C84 -92 96 -50 66 -14Z', p.shade) +
  area('M-50 -50C-74 -74 -82 -50 -66 -30Z', p.mate) +
  area('M50 -50C74 -74 82 -50 66 -30Z', p.mate) +
  oval(0, 62, 44, 38, p.shade) +
  oval(0, 0, 74, 62, p.main) +
  oval(0, 30, 40, 26, p.pale) +
  circle(-33, -8, 35, p.pale) +
  circle(33, -8, 35, p.pale) +
  circle(-33, -8, 29, p.accent) +
  circle(33, -8, 29, p.accent) +
  circle(-29, -6, 17, p.ink) +
  circle(29, -6, 17, p.ink) +
  circle(-23, -14, 6, p.pale) +
  circle(35, -14, 6, p.pale) +
  oval(0, 22, 9, 6, p.ink) +
  line('M-12 38Q0 48 12 38', p.shade, 4) +
  repeat(2, (side) => repeat(3, (finger) => oval((side === 0 ? -46 : 32) + finger * 9, 80, 5.5, 13, p.pale)))

/** A sea turtle. */
export const pawikan = (p: Palette): string =>
  area('M-44 -30C-90 -50 -104 -10 -92 8C-76 -14 -58 -14 -44 -8Z', p.shade) +
  area('M44 -30C90 -50 104 -10 92 8C76 -14 58 -14 44 -8Z', p.shade) +
  area('M-40 40C-70 50 -74 80 -62 88C-54 70 -40 66 -28 60Z', p.shade) +
  area('M40 40C70 50 74 80 62 88C54 70 40 66 28 60Z', p.shade) +
  oval(0, -66, 22, 28, p.shade) +
  eye(-10, -74, 5, p) +
  eye(10, -74, 5, p) +
  oval(0, 14, 58, 66, p.pale) +
  oval(0, 12, 52, 60, p.main) +
  area('M0 -30L24 -14L24 18L0 36L-24 18L-24 -14Z', p.accent) +
  line('M0 -30L0 -46M24 -14L42 -24M24 18L44 30M0 36L0 70M-24 18L-44 30M-24 -14L-42 -24', p.shade, 6) +
  area('M0 -30L24 -14L24 18L0 36Z', p.shade, { opacity: 0.28 })

/** A firefly with open wing cases: only the last parts of its body shine. */
export const alitaptap = (p: Palette): string =>
  circle(0, 62, 44, p.glow, { opacity: 0.22 }) +
  circle(0, 64, 32, p.glow, { opacity: 0.4 }) +
  area('M-6 -22C-44 -36 -94 -12 -100 22C-84 44 -30 40 -6 2ZM6 -22C44 -36 94 -12 100 22C84 44 30 40 6 2Z', p.pale, {
    opacity: 0.78,
  }) +
  line('M-14 -14Q-60 -18 -94 20M-14 -6Q-50 0 -72 28M14 -14Q60 -18 94 20M14 -6Q50 0 72 28', p.mate, 3) +
  line('M-18 -40L-42 -52L-50 -72M18 -40L42 -52L50 -72M-16 10L-30 26M16 10L30 26', p.shade, 5) +
  area('M-19 -16C-24 14 -23 36 -20 50H20C23 36 24 14 19 -16Z', p.main) +
  line('M-20 12Q0 18 20 12M-21 30Q0 36 21 30', p.shade, 4) +
  area('M-21 44Q0 51 21 44C21 72 10 92 0 95C-10 92 -21 72 -21 44Z', p.glow) +
  line('M-18 66Q0 73 18 66', p.accent, 4) +
  area('M-13 52Q-3 55 6 55C6 70 2 80 -3 84C-9 76 -13 66 -13 52Z', '#ffffff', { opacity: 0.6 }) +
  area('M-3 -24C-26 -26 -38 -8 -50 20C-60 42 -62 58 -54 64C-34 58 -10 14 -3 -24Z', p.main) +
  area('M3 -24C26 -26 38 -8 50 20C60 42 62 58 54 64C34 58 10 14 3 -24Z', p.shade) +
  line('M-10 -22C-28 -18 -36 0 -46 22C-54 42 -56 54 -53 60', p.ink, 5) +
  line('M10 -22C28 -18 36 0 46 22C54 42 56 54 53 60', p.ink, 5, { opacity: 0.7 }) +
  circle(0, -66, 15, p.shade) +
  circle(-12, -68, 9, p.main) +
  circle(12, -68, 9, p.main) +
  circle(-14, -71, 3, p.pale) +
  circle(10, -71, 3, p.pale) +
  line('M-6 -79Q-12 -96 -32 -98M6 -79Q12 -96 32 -98', p.main, 4.4) +
  area('M-28 -20C-32 -44 -18 -60 0 -60C18 -60 32 -44 28 -20C12 -12 -12 -12 -28 -20Z', p.deep) +
  area('M-22 -24C-24 -42 -14 -54 2 -55C-10 -46 -14 -34 -14 -21Z', p.dusk) +
  oval(2, -36, 8, 13, p.shade)

export const paruparo = (p: Palette): string =>
  area('M-6 -6C-30 -80 -96 -92 -96 -44C-98 -4 -52 12 -6 10Z', p.main) +
  area('M6 -6C30 -80 96 -92 96 -44C98 -4 52 12 6 10Z', p.main) +
  area('M-6 8C-50 14 -78 36 -66 66C-54 92 -20 80 -6 28ZM6 8C50 14 78 36 66 66C54 92 20 80 6 28Z', p.accent) +
  circle(-66, -44, 17, p.pale) +
  circle(66, -44, 17, p.pale) +
  circle(-66, -44, 9, p.shade) +
  circle(66, -44, 9, p.shade) +
  circle(-42, 50, 10, p.mate) +
  circle(42, 50, 10, p.mate) +
  line('M-10 -8C-30 -20 -44 -34 -50 -52M10 -8C30 -20 44 -34 50 -52M-8 14L-36 36M8 14L36 36', p.shade, 4) +
  oval(0, 14, 8, 44, p.ink) +
  circle(0, -34, 10, p.ink) +
  line('M-4 -42Q-12 -70 -28 -74M4 -42Q12 -70 28 -74', p.ink, 4)

export const tuko = (p: Palette): string =>
  line('M-14 62C-40 96 -76 84 -74 58C-72 40 -52 42 -50 54', p.main, 17) +
  line('M-26 -16L-64 -30L-72 -54M26 -16L64 -30L72 -54M-22 40L-62 40M22 40L62 46L74 70', p.shade, 13) +
  repeat(
    3,
    (i) =>
      circle(-72 - 9 + i * 9, -60, 6, p.accent) +
      circle(72 - 9 + i * 9, -60, 6, p.accent) +
      circle(74 - 9 + i * 9, 78, 6, p.accent),
  ) +
  area('M-26 -40C-34 0 -34 40 -14 72C-6 78 6 78 14 72C34 40 34 0 26 -40Z', p.main) +
  area('M-44 -44C-44 -82 -20 -96 0 -98C20 -96 44 -82 44 -44C36 -18 -36 -18 -44 -44Z', p.main) +
  circle(-26, -58, 14, p.pale) +
  circle(26, -58, 14, p.pale) +
  oval(-26, -58, 5, 12, p.ink) +
  oval(26, -58, 5, 12, p.ink) +
  line('M-24 -34Q0 -22 24 -34', p.shade, 4) +
  [-6, 18, 42]
    .map((y, i) => circle(i % 2 === 0 ? -9 : 9, y, 8, p.accent) + circle(i % 2 === 0 ? 12 : -12, y + 10, 5, p.mate))
    .join('')

export const tikbalang = (p: Palette): string =>
  area('M-20 -78C-70 -72 -98 -30 -88 30C-82 60 -70 80 -58 92C-60 60 -54 40 -40 26Z', p.accent) +
  area('M-34 -62C-74 -40 -80 10 -64 60C-60 30 -52 12 -36 4Z', p.mate) +
  area(
    'M-22 -92L-6 -62L14 -92L20 -58C46 -46 60 -6 84 26C92 40 84 58 68 60C46 62 34 50 18 40C10 62 12 80 16 ' +
      '96L-58 96C-56 40 -46 -30 -22 -92Z',
    p.main,
  ) +
  area('M-6 -62L14 -92L20 -58C26 -54 32 -48 36 -40L6 -44Z', p.shade) +
  area('M18 40C10 62 12 80 16 96L-20 96C-20 70 -8 50 18 40Z', p.shade, { opacity: 0.7 }) +
  eye(24, -18, 8, p) +
  circle(72, 38, 5, p.shade) +
  line('M50 54Q62 52 72 56', p.shade, 4) +
  line('M-8 -40C-30 -24 -38 0 -40 26', p.pale, 5)

export const bakunawa = (p: Palette): string =>
  circle(18, -22, 58, p.pale) +
  circle(4, -34, 10, p.accent, { opacity: 0.35 }) +
  circle(36, -8, 14, p.accent, { opacity: 0.3 }) +
  line('M-84 70C-96 10 -60 -20 -20 12C10 36 34 66 66 44C96 22 92 -30 62 -44', p.ink, 40) +
  line('M-84 70C-96 10 -60 -20 -20 12C10 36 34 66 66 44C96 22 92 -30 62 -44', p.main, 32) +
  line('M-84 70C-96 10 -60 -20 -20 12C10 36 34 66 66 44C96 22 92 -30 62 -44', p.shade, 10, {
    'stroke-dasharray': '1 18',
  }) +
  area('M70 -58C40 -84 0 -66 -18 -34C6 -40 14 -32 22 -24C10 -20 2 -10 0 2C34 2 74 -12 84 -40Z', p.main) +
  area('M56 -68L70 -98L74 -60ZM76 -56L98 -76L88 -40Z', p.accent) +
  area('M-18 -34L-2 -40L-4 -28ZM6 -6L16 -20L22 -6Z', p.pale) +
  eye(46, -46, 7, p) +
  area('M-84 70L-100 96L-76 86L-60 98Z', p.accent)

export const sirena = (p: Palette): string =>
  area('M-30 96C-50 40 -20 10 4 -10C22 -26 24 -40 22 -52L40 -50C46 -20 34 10 22 34C12 58 22 80 34 96Z', p.main) +
  area(
    'M30 -44C10 -54 -34 -98 -70 -82C-64 -52 -30 -36 22 -44ZM30 -44C44 -60 66 -98 96 -84C98 -58 68 -40 38 -42Z',
    p.accent,
  ) +
  line('M24 -46C-4 -54 -34 -74 -54 -76M36 -46C52 -58 70 -74 84 -76', p.pale, 4) +
  [70, 46, 22]
    .map((y, row) => repeat(3, (i) => line(`M${-24 + i * 17 + row * 5} ${y}q8 10 16 0`, p.pale, 4)))
    .join('') +
  line('M10 4q8 8 15 0M18 -18q6 7 12 0', p.pale, 4) +
  circle(-70, 20, 9, p.pale, { opacity: 0.8 }) +
  circle(-54, -10, 6, p.pale, { opacity: 0.8 }) +
  circle(70, 30, 7, p.pale, { opacity: 0.8 })

export const sampaguita = (p: Palette): string =>
  around(3, 62, 30)
    .map(
      ({ x, y, angle }) =>
        oval(x, y, 40, 17, p.mate, angle) + line(`M${x * 0.5} ${y * 0.5}L${x * 1.5} ${y * 1.5}`, p.deep, 3),
    )
    .join('') +
  around(6, 44, -90)
    .map(({ x, y, angle }) => oval(x, y, 42, 25, p.ink, angle, { opacity: 0.18 }) + oval(x, y, 40, 23, p.pale, angle))
    .join('') +
  around(6, 26, -60)
    .map(({ x, y, angle }) => oval(x, y, 27, 14, p.glow, angle, { opacity: 0.55 }))
    .join('') +
  circle(0, 0, 18, p.accent) +
  around(6, 9)
    .map(({ x, y }) => circle(x, y, 3, p.shade))
    .join('')

export const diwata = (p: Palette): string =>
  area('M-14 96C-6 50 -10 30 -34 6L-22 0C-10 12 -2 20 0 30C4 14 14 2 28 -6L36 2C14 22 10 50 18 96Z', p.shade) +
  [
    [-46, -14, 36],
    [44, -20, 38],
    [0, -52, 48],
    [-34, -56, 30],
    [38, -62, 28],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, p.main))
    .join('') +
  [
    [-56, -26, 22],
    [-4, -66, 30],
    [34, -38, 24],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, p.glow, { opacity: 0.55 }))
    .join('') +
  [
    [-54, 2],
    [-20, -32],
    [18, -58],
    [50, -8],
    [-40, -72],
    [60, -46],
    [4, -12],
  ]
    .map(([x = 0, y = 0], i) => circle(x, y, 8, i % 2 === 0 ? p.accent : p.mate) + circle(x, y, 3.5, p.pale))
    .join('') +
  oval(0, 96, 60, 9, p.ink, 0, { opacity: 0.4 })

export const palm = (p: Palette): string =>
  area('M-12 96C-2 60 -2 20 -14 -24L8 -28C22 20 20 60 18 96Z', p.shade) +
  line('M-8 60L14 58M-6 30L14 26M-10 2L10 -4', p.ink, 4, { opacity: 0.5 }) +
  [
    'M-4 -26C-30 -60 -70 -60 -96 -28C-64 -40 -34 -30 -4 -26Z',
    'M-4 -26C10 -66 60 -84 92 -50C58 -56 24 -44 -4 -26Z',
    'M-4 -26C-30 -20 -66 4 -72 42C-44 8 -20 -6 -4 -26Z',
    'M-4 -26C30 -24 66 0 74 40C46 8 20 -4 -4 -26Z',
    'M-4 -26C-26 -60 -24 -88 0 -100C4 -74 6 -50 -4 -26Z',
  ]
    .map((d, i) => area(d, i % 2 === 0 ? p.main : p.glow))
    .join('') +
  circle(-16, -12, 15, p.accent) +
  circle(14, -10, 15, p.accent) +
  circle(0, 4, 15, p.accent) +
  circle(-20, -17, 4, p.pale) +
  circle(10, -15, 4, p.pale) +
  circle(-4, -1, 4, p.pale)

export const bahayKubo = (p: Palette): string =>
  box(-58, 40, 8, 50, p.shade) +
  box(50, 40, 8, 50, p.shade) +
  box(-22, 40, 7, 50, p.shade) +
  box(18, 40, 7, 50, p.shade) +
  box(-66, -10, 132, 54, p.main) +
  repeat(6, (i) => line(`M${-55 + i * 22} -8L${-55 + i * 22} 42`, p.shade, 3)) +
  box(-44, 0, 34, 28, p.glow) +
  box(10, 0, 34, 28, p.glow) +
  line('M-27 0L-27 28M27 0L27 28', p.shade, 4) +
  area('M0 -96L98 -4L84 8L0 -30L-84 8L-98 -4Z', p.accent) +
  area('M0 -96L98 -4L84 8L0 -30Z', p.shade, { opacity: 0.35 }) +
  line('M-12 -70L-56 -20M12 -70L56 -20M0 -80L0 -44', p.pale, 3, { opacity: 0.6 })

/** Maria Makiling, the spirit of a mountain, in front of it. */
export const makiling = (p: Palette): string =>
  area('M-100 96C-92 40 -74 -6 -56 -30C-44 -46 -34 -30 -24 -36C-8 -48 4 -84 22 -78C50 -68 84 10 100 96Z', p.main) +
  area('M22 -78C50 -68 84 10 100 96H40C48 30 40 -30 22 -78Z', p.shade, { opacity: 0.7 }) +
  area('M-4 -50C-46 -50 -44 -6 -48 34C-50 62 -60 82 -66 98H58C52 82 44 62 40 34C36 -6 38 -50 -4 -50Z', p.ink) +
  area('M-44 98C-44 66 -30 50 -4 48C22 50 36 66 36 98Z', p.pale) +
  area('M-14 20H6V50Q-4 60 -14 50Z', p.deep) +
  oval(-4, 2, 25, 31, p.mate) +
  area('M-4 -34C-32 -34 -34 -6 -31 14C-24 4 -16 -10 -4 -22C8 -10 16 4 23 14C26 -6 24 -34 -4 -34Z', p.ink) +
  line('M-19 6q6 5 11 0M1 6q6 5 11 0', p.ink, 3.5) +
  line('M-10 20q6 5 12 0', p.accent, 3.5) +
  [-32, -19, -4, 11, 24]
    .map((x, i) => circle(x, -34 - (i % 4 === 0 ? -6 : 6), 10, i % 2 === 0 ? p.accent : p.pale))
    .join('') +
  dots(
    [-32, -19, -4, 11, 24].map((x, i) => ({ x, y: -34 - (i % 4 === 0 ? -6 : 6) })),
    3.5,
    p.glow,
  )
