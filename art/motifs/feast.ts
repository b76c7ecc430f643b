/** Fruit, sweets and market goods, each drawn around 0,0 within a circle of radius 100. */
import { area, around, box, circle, dots, line, oval, repeat, star } from '../draw.ts'
import type { Palette } from '../palettes.ts'

/** A carabao mango: a bent shape with a beak, green at the shoulder and red on the side of the sun. */
export const mango = (p: Palette): string =>
  area('M16 -76C-10 -104 -58 -106 -96 -74C-60 -58 -14 -58 16 -76Z', p.mate) +
  area('M16 -76C-14 -76 -58 -78 -96 -74C-60 -58 -14 -58 16 -76Z', p.deep, { opacity: 0.4 }) +
  area('M22 -78C34 -102 62 -106 84 -94C72 -74 46 -66 22 -78Z', p.mate) +
  line('M12 -76Q-40 -84 -84 -75M26 -80Q52 -90 74 -92', p.deep, 3) +
  line('M20 -56Q22 -70 18 -82', p.shade, 9) +
  area(
    'M12 -64C52 -78 92 -48 90 -4C88 46 44 92 -16 94C-42 95 -66 88 -82 72C-88 65 -86 58 -79 54C-64 46 -62 28 -57 8C-50 -28 -24 -54 12 -64Z',
    p.main,
  ) +
  area('M12 -64C52 -78 92 -48 90 -4C88 24 74 50 50 68C66 26 52 -22 -18 -49C-9 -56 1 -61 12 -64Z', p.mate, {
    opacity: 0.55,
  }) +
  area('M12 -64C44 -75 76 -58 86 -26C66 -44 32 -56 0 -58Z', p.mate, { opacity: 0.75 }) +
  area('M90 -4C88 46 44 92 -16 94C-42 95 -66 88 -82 72C-26 80 44 58 62 -30C78 -24 88 -14 90 -4Z', p.accent, {
    opacity: 0.6,
  }) +
  area('M88 12C80 56 38 92 -16 94C-30 94 -44 92 -56 88C8 84 66 58 82 -2Z', p.accent, { opacity: 0.75 }) +
  area('M-40 18C-38 -12 -22 -32 0 -42C-14 -20 -20 0 -22 34C-28 44 -40 36 -40 18Z', p.pale, { opacity: 0.8 }) +
  dots(
    [
      { x: 22, y: -18 },
      { x: 4, y: 10 },
      { x: 34, y: 12 },
      { x: 10, y: 44 },
      { x: -18, y: 62 },
      { x: 52, y: 34 },
    ],
    2.6,
    p.pale,
    { opacity: 0.7 },
  )

export const pineapple = (p: Palette): string =>
  [
    'M0 -30C-10 -60 -44 -84 -60 -66C-40 -60 -20 -46 0 -30Z',
    'M0 -30C10 -60 44 -84 60 -66C40 -60 20 -46 0 -30Z',
    'M0 -30C-24 -56 -24 -92 -6 -100C0 -76 4 -50 0 -30Z',
    'M0 -30C24 -56 26 -86 14 -96C2 -76 -4 -50 0 -30Z',
  ]
    .map((d, i) => area(d, i < 2 ? p.mate : p.glow))
    .join('') +
  oval(0, 34, 52, 64, p.main) +
  area('M0 -30C30 -30 52 0 52 34C52 70 28 98 0 98Z', p.shade, { opacity: 0.4 }) +
  line('M-44 4L34 84M-22 -22L50 50M-50 38L8 96M44 4L-34 84M22 -22L-50 50M50 38L-8 96', p.shade, 4) +
  [
    [0, 0],
    [0, 44],
    [-22, 22],
    [22, 22],
    [-22, 66],
    [22, 66],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, p.pale))
    .join('')

export const pakwan = (p: Palette): string =>
  area('M-92 -24L92 -24C92 40 50 88 0 88C-50 88 -92 40 -92 -24Z', p.mate) +
  area('M-80 -24L80 -24C80 34 44 76 0 76C-44 76 -80 34 -80 -24Z', p.pale) +
  area('M-70 -24L70 -24C70 28 38 66 0 66C-38 66 -70 28 -70 -24Z', p.main) +
  area('M0 -24L70 -24C70 28 38 66 0 66Z', p.shade, { opacity: 0.35 }) +
  [
    [-40, 0],
    [0, 4],
    [40, 0],
    [-20, 30],
    [20, 30],
    [0, 50],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 6, 9, p.ink))
    .join('') +
  circle(-52, -60, 22, p.accent) +
  circle(0, -70, 16, p.main) +
  circle(48, -56, 26, p.mate) +
  line('M40 -66Q48 -74 56 -70', p.pale, 5)

export const durian = (p: Palette): string =>
  line('M0 -60Q2 -84 16 -94', p.shade, 11) +
  area(star(0, 10, 22, 88, 74), p.main) +
  area(star(0, 10, 22, 88, 74), p.shade, { opacity: 0.3, transform: 'translate(12 8) scale(.9)' }) +
  [18, 42, 64]
    .map((r, ring) =>
      around(5 + ring * 4, r, ring * 20)
        .map(({ x, y, angle }) => area(star(x, y + 10, 3, 9, 4, angle), ring === 1 ? p.shade : p.glow))
        .join(''),
    )
    .join('') +
  area('M-40 26C-20 2 20 2 40 26C24 58 -24 58 -40 26Z', p.pale) +
  oval(-13, 29, 14, 17, p.accent) +
  oval(15, 29, 14, 17, p.accent)

export const siling = (p: Palette): string =>
  area('M-20 -64C20 -76 44 -50 42 -16C40 34 4 84 -66 92C-20 60 -16 26 -28 -8C-36 -32 -38 -54 -20 -64Z', p.main) +
  area('M42 -16C40 34 4 84 -66 92C0 66 22 30 24 -40C36 -36 42 -28 42 -16Z', p.shade, { opacity: 0.6 }) +
  line('M-16 -44C-22 -20 -6 4 -6 28', p.pale, 8) +
  area('M-34 -52C-30 -80 24 -86 36 -54C18 -62 10 -48 2 -54C-8 -62 -18 -46 -34 -52Z', p.mate) +
  line('M0 -74Q2 -92 18 -98', p.mate, 10) +
  area('M62 -30C84 -10 80 20 66 30C70 14 58 10 60 -2C52 4 50 12 54 22C42 10 46 -14 62 -30Z', p.accent)

export const haloHalo = (p: Palette): string =>
  area('M-30 96L30 96L20 84L8 84L8 70L-8 70L-8 84L-20 84Z', p.pale) +
  area('M-62 -20L62 -20C60 34 34 72 0 72C-34 72 -60 34 -62 -20Z', p.pale, { opacity: 0.4 }) +
  area('M-56 -10L56 -10C56 6 52 18 48 28L-48 28C-52 18 -56 6 -56 -10Z', p.mate) +
  area('M-48 28L48 28C42 42 34 52 26 58L-26 58C-34 52 -42 42 -48 28Z', p.accent) +
  repeat(5, (i) => circle(-36 + i * 18, i % 2 === 0 ? 40 : 48, 6, p.shade)) +
  area('M-66 -20C-62 -52 -40 -44 -34 -60C-14 -66 0 -56 10 -60C30 -60 40 -40 52 -42C64 -38 66 -28 66 -20Z', p.pale) +
  circle(-18, -62, 27, p.main) +
  circle(-26, -71, 9, p.glow) +
  oval(24, -58, 20, 14, p.accent, -24) +
  circle(0, -92, 8, p.shade) +
  line('M46 -46L74 -96', p.accent, 8) +
  circle(76, -98, 8, p.pale)

export const sorbetes = (p: Palette): string =>
  area('M-36 6L36 6L0 98Z', p.glow) +
  line('M-24 14L8 76M24 14L-8 76M0 14L18 48M0 14L-18 48', p.shade, 4) +
  box(-42, -4, 84, 16, p.shade, 8) +
  circle(-26, -26, 32, p.main) +
  circle(26, -26, 32, p.accent) +
  circle(0, -62, 34, p.mate) +
  circle(-36, -38, 8, p.pale) +
  circle(-12, -76, 9, p.pale) +
  circle(18, -40, 7, p.pale) +
  circle(6, -98, 9, p.shade)

export const coconut = (p: Palette): string =>
  oval(-16, 30, 62, 58, p.shade) +
  repeat(4, (i) => line(`M${-60 + i * 12} ${44 + i * 8}q14 18 34 20`, p.ink, 3, { opacity: 0.4 })) +
  oval(-10, 2, 56, 30, p.pale, -8) +
  oval(-10, 4, 42, 20, p.glow, -8) +
  line('M0 0L40 -84L66 -92', p.accent, 8) +
  area('M-44 -6C-60 -40 -34 -70 -8 -64C-20 -44 -20 -20 -24 -4Z', p.mate) +
  circle(26, -12, 17, p.main) +
  circle(21, -17, 5, p.pale)

export const bell = (p: Palette): string =>
  oval(-42, 14, 10, 12, p.shade) +
  line('M0 -84L0 -66', p.shade, 10) +
  circle(0, -88, 11, p.accent) +
  area('M0 -72C46 -70 50 -22 54 14C58 34 72 40 78 54L-78 54C-72 40 -58 34 -54 14C-50 -22 -46 -70 0 -72Z', p.main) +
  area('M10 -71C46 -66 50 -22 54 14C58 34 72 40 78 54L24 54C36 10 34 -40 10 -71Z', p.shade, { opacity: 0.5 }) +
  circle(0, 66, 20, p.accent) +
  box(-84, 46, 168, 18, p.glow, 9) +
  line('M-30 -46C-38 -30 -38 -10 -40 12', p.pale, 9) +
  area(star(0, 0, 5, 22, 10), p.pale)

export const crown = (p: Palette): string =>
  area('M-84 -46L-46 -4L-26 -72L0 -18L26 -72L46 -4L84 -46L66 58L-66 58Z', p.main) +
  area('M0 -18L26 -72L46 -4L84 -46L66 58L0 58Z', p.shade, { opacity: 0.35 }) +
  box(-72, 48, 144, 28, p.glow, 10) +
  [-84, -26, 26, 84].map((x, i) => circle(x, i % 3 === 0 ? -54 : -82, 11, p.accent)).join('') +
  circle(0, -26, 12, p.pale) +
  area('M0 4L18 26L0 48L-18 26Z', p.mate) +
  area('M0 4L18 26L0 26Z', p.pale, { opacity: 0.6 }) +
  circle(-42, 28, 10, p.accent) +
  circle(42, 28, 10, p.accent) +
  repeat(7, (i) => circle(-54 + i * 18, 62, 5, p.shade))

export const pearl = (p: Palette): string =>
  area('M-90 20C-96 70 -40 92 0 92C40 92 96 70 90 20C60 40 -60 40 -90 20Z', p.shade) +
  repeat(7, (i) => line(`M${-60 + i * 20} ${38}L${-45 + i * 15} ${84 - Math.abs(i - 3) * 4}`, p.main, 6)) +
  area(
    'M-84 4C-104 -50 -60 -92 -42 -80C-30 -98 -10 -98 0 -88C10 -98 30 -98 42 -80C60 -92 104 -50 84 4C50 ' +
      '-20 -50 -20 -84 4Z',
    p.main,
  ) +
  [-56, -30, 0, 30, 56].map((x) => line(`M${x * 0.7} -14L${x} -78`, p.pale, 5, { opacity: 0.55 })).join('') +
  area('M-86 10C-50 -16 50 -16 86 10C60 38 -60 38 -86 10Z', p.accent) +
  circle(0, 6, 32, p.ink, { opacity: 0.2 }) +
  circle(0, 0, 32, p.pale) +
  circle(-10, -10, 10, '#fff') +
  area('M28 -16C34 10 12 34 -14 28C10 24 26 6 28 -16Z', p.glow, { opacity: 0.6 })
