/** Subjects of the covers of single slots: geckos and a crowned eagle. See `own-subjects.ts`. */
import { area, bothSides, circle, dots, line, oval, place, star } from '../draw.ts'
import { lit } from '../flagships/volume.ts'

interface GeckoColors {
  readonly light: string
  readonly body: string
  readonly shade: string
  readonly spots: string
  readonly pads: string
}

/** A gecko seen from above, with yellow eyes that have narrow pupils. */
const gecko = (colors: GeckoColors): string => {
  const { light, body, shade, spots, pads } = colors
  const toes = 'M0 0L-17 -8M0 0L-7 -18M0 0L7 -18M0 0L17 -8'
  const foot = (x: number, y: number, turn: number): string =>
    place(line(toes, body, 8) + line('M-17 -8h.1M-7 -18h.1M7 -18h.1M17 -8h.1', pads, 12), x, y, 1, turn)
  return (
    lit('gecko', [light, body, shade], [0.8, 0.8]) +
    area('M-18 44C-16 68 -30 74 -48 72C-72 72 -88 86 -80 104C-74 92 -62 90 -46 95C-10 102 22 88 20 44Z', body) +
    line('M-18 -18L-56 -10L-74 -44M18 -18L58 -4L78 -34', body, 16) +
    line('M-16 38L-54 30L-82 54M16 38L50 44L68 76', shade, 16) +
    foot(-75, -46, -16) +
    foot(79, -36, 20) +
    foot(-84, 56, -130) +
    foot(69, 78, 150) +
    area('M-30 -40C-40 -8 -36 32 -18 58Q0 70 18 58C36 32 40 -8 30 -40Z', 'url(#gecko)') +
    area(
      'M-48 -52C-52 -80 -26 -104 0 -104C26 -104 52 -80 48 -52C42 -28 18 -22 0 -22C-18 -22 -42 -28 -48 -52Z',
      'url(#gecko)',
    ) +
    bothSides(
      circle(31, -74, 21, shade) +
        circle(31, -74, 17, '#ffd23f') +
        oval(31, -74, 4.4, 14, '#14100a') +
        dots([{ x: 9, y: -46 }], 2.6, shade),
    ) +
    circle(-37, -81, 4, '#ffffff') +
    circle(25, -81, 4, '#ffffff') +
    line('M-32 -40Q0 -24 32 -40', shade, 5) +
    dots(
      [
        { x: -12, y: -8 },
        { x: 12, y: 4 },
        { x: -10, y: 22 },
        { x: 8, y: 40 },
        { x: -6, y: -86 },
      ],
      7.5,
      spots,
    ) +
    dots(
      [
        { x: 14, y: -18 },
        { x: -20, y: 8 },
        { x: 16, y: 24 },
        { x: -8, y: 46 },
        { x: 8, y: -76 },
        { x: -6, y: 66 },
        { x: -36, y: 84 },
      ],
      4.6,
      spots,
    )
  )
}

/** The gecko of the temple, which is also the symbol of a gecko. */
export const templeGecko = (): string =>
  gecko({ light: '#5fdcc0', body: '#23a48e', shade: '#0c6258', spots: '#ffb02e', pads: '#f4d878' })

const wallWalker = (): string =>
  place(
    gecko({ light: '#ff9a78', body: '#f0583c', shade: '#a8282c', spots: '#ffe2a0', pads: '#ffd0b0' }),
    2,
    0,
    0.88,
    18,
  )

/** The head of a gecko, with a coin on its tongue. */
const geckoGold = (): string =>
  lit('skin', ['#7af0d8', '#22a89a', '#0c5a68'], [0.5, 1]) +
  area(
    'M-98 14C-104 -16 -90 -30 -74 -32C-60 -50 -30 -44 0 -44C30 -44 60 -50 74 -32' +
      'C90 -30 104 -16 98 14C92 62 50 86 0 86C-50 86 -92 62 -98 14Z',
    'url(#skin)',
  ) +
  area('M-88 26C-60 52 60 52 88 26C80 64 46 84 0 84C-46 84 -80 64 -88 26Z', '#c8f4d0') +
  bothSides(
    circle(54, -44, 46, '#0c6a70') +
      circle(54, -46, 43, '#3fd0b8') +
      circle(54, -44, 34, '#ff9a1f') +
      circle(54, -44, 27, '#ffd84a') +
      oval(54, -44, 8, 30, '#14100a') +
      oval(16, 8, 4, 5, '#0c4a52'),
  ) +
  circle(-66, -58, 9, '#ffffff') +
  circle(42, -58, 9, '#ffffff') +
  line('M-90 22C-62 50 62 50 90 22', '#0c4a52', 7) +
  dots(
    [
      { x: 0, y: -24 },
      { x: -14, y: -8 },
      { x: 40, y: 18 },
      { x: -42, y: 18 },
      { x: 74, y: 10 },
      { x: -76, y: 10 },
    ],
    7,
    '#ff9a3c',
  ) +
  dots(
    [
      { x: 14, y: -12 },
      { x: -58, y: 6 },
      { x: 58, y: 6 },
      { x: -22, y: 22 },
      { x: 24, y: 24 },
    ],
    4.4,
    '#ffc04a',
  ) +
  area('M-20 42H20L24 74H-24Z', '#ff7a90') +
  circle(0, 74, 32, '#b06c10') +
  circle(-1, 72, 31, '#ffd23f') +
  circle(-1, 72, 23, '#ffe98a') +
  area(star(-1, 73, 5, 20, 9), '#d8881c')

/** The head of an eagle with a crown. */
const agilaCrown = (): string =>
  lit('head', ['#fffaf0', '#f4dcb8', '#c89868'], [0.6, 1]) +
  lit('beak', ['#ffe07a', '#ffb42e', '#d0701a'], [0.4, 1]) +
  area(
    'M-10 -48L-76 -76L-60 -52L-102 -44L-78 -26L-106 -4L-80 4L-102 36L-74 36L-86 72L-52 62L-50 96L-10 84Z',
    '#7a4424',
  ) +
  area('M-10 -38L-58 -58L-46 -38L-80 -30L-60 -14L-84 6L-60 14L-76 40L-50 42L-54 68L-10 64Z', '#b87840') +
  area(
    'M-60 10C-64 -36 -28 -58 8 -56C40 -54 54 -34 54 -8C54 20 40 36 36 60L42 96Q0 108 -50 94L-62 84' +
      'C-50 60 -58 36 -60 10Z',
    'url(#head)',
  ) +
  area('M-62 84L-46 70L-40 88L-22 74L-14 94L4 78L14 96L28 78L42 96Q0 108 -50 94Z', '#8a5028') +
  line('M-40 16L-32 30M-44 40L-36 54M-20 40L-12 56M-18 66L-10 76', '#c89868', 6) +
  area('M34 -26C64 -40 100 -24 104 14C106 36 100 46 92 54C92 38 84 28 66 28C50 30 38 28 32 20Z', 'url(#beak)') +
  area('M32 20C50 18 72 12 104 18C106 38 100 46 92 54C92 38 84 28 66 28C50 30 38 28 32 20Z', '#a8501a') +
  area('M34 30C46 32 56 34 70 34C66 48 48 50 36 44Z', '#d88a2a') +
  line('M48 -22C68 -28 86 -18 92 0', '#fff0b0', 6) +
  oval(50, -8, 6, 4, '#8a4a14', -30) +
  area('M-10 -6C-2 -22 22 -24 30 -10C22 4 0 8 -10 -6Z', '#3a1a10') +
  circle(12, -8, 11, '#6ac0f8') +
  circle(13, -8, 6.4, '#0c1424') +
  circle(9, -12, 3, '#ffffff') +
  line('M-18 -18L34 -18', '#6a3418', 9) +
  place(
    area('M-46 0L-56 -48L-26 -26L0 -60L26 -26L56 -48L46 0Q0 14 -46 0Z', '#ffc531') +
      area('M0 -60L26 -26L56 -48L46 0Q28 7 10 7Z', '#d8901a') +
      line('M-46 -1Q0 13 46 -1', '#fff0b0', 9) +
      circle(0, -20, 9, '#e8304f') +
      circle(-26, -14, 6, '#2fa8f0') +
      circle(26, -14, 6, '#2fa8f0') +
      [-55, 0, 55].map((x) => circle(x, x === 0 ? -57 : -48, 6, '#fff0a8')).join(''),
    2,
    -44,
    0.92,
    4,
  )

export const ownWild = {
  '50119': { name: 'crownedEagle', draw: agilaCrown },
  '50139': { name: 'tuko', draw: templeGecko },
  '50277': { name: 'geckoHead', draw: geckoGold },
  '50278': { name: 'tuko', draw: wallWalker },
} as const
