/** The hosts of live rooms who differ most: in the direction of the head, the skull, the nose and the mouth. */
import { area, circle, oval, pen } from '../draw.ts'
import { bronze, grin, tan, umber } from './head.ts'
import type { Portrait } from './head.ts'
import { broadNose, buttonNose, closedSmile } from './noses.ts'

const BLACK = '#24151f'
const GLOSS = '#6d4a66'
const BROWN = '#3a1f24'
const CURL = '#170b10'

/** A broad man of thirty who faces the viewer: a square jaw under a full beard, a broad nose, and both ears. */
export const beardedMan: Portrait = {
  name: 'beard',
  skin: tan,
  outline:
    'M0 -84C36 -84 57 -64 57 -36C57 -20 55 -8 55 6C56 24 57 36 53 50C47 68 24 79 0 79C-24 79 -47 68 -53 50C-57 36 -56 24 -55 6C-55 -8 -57 -20 -57 -36C-57 -64 -36 -84 0 -84Z',
  light: 'M-57 -56C-40 -80 0 -80 8 -60C8 -44 -26 -30 -54 -28Z',
  shade: 'M28 -90C46 -60 36 -30 42 -6C46 20 36 50 8 84H80V-90Z',
  eyes: [
    { x: -25, y: -8, w: 13, h: 7.5 },
    { x: 25, y: -8, w: 13, h: 7.5 },
  ],
  iris: '#5a3216',
  features:
    area('M12 -29Q32 -41 46 -23Q30 -33 14 -23ZM-12 -29Q-32 -41 -46 -23Q-30 -33 -14 -23Z', BROWN) +
    broadNose(0, 17, tan) +
    area(
      'M-60 -14L-50 -6C-48 14 -44 26 -36 28C-22 34 -12 26 0 31C12 26 22 34 36 28C44 26 48 14 50 -6L60 -14V90H-60Z',
      BROWN,
    ) +
    area('M50 -6L60 -14V90H-4C30 78 44 40 50 -6Z', '#260f16') +
    pen('M-49 24C-46 46 -36 62 -18 70M26 66Q40 56 45 36M-26 35Q-16 30 -8 34', '#8a5f68', 3) +
    grin([-25, 40], [25, 40], 0, 59, '#b8505a'),
  behind:
    oval(-58, 4, 11, 17, tan.base) +
    oval(58, 4, 11, 17, tan.shade) +
    pen('M-59 -5q-7 7 0 16M59 -5q7 7 0 16', tan.deep, 2.4),
  before: area(
    'M60 -50L50 -44Q52 -20 50 -2L58 -4Q64 -26 60 -50ZM-60 -50L-50 -44Q-52 -20 -50 -2L-58 -4Q-64 -26 -60 -50Z',
    BROWN,
  ),
}

/** A woman of forty-five with a round face nearly toward the viewer, a button nose, apple cheeks and a knot. */
export const roundWoman: Portrait = {
  name: 'round',
  skin: bronze,
  outline:
    'M-2 -82C-36 -82 -57 -62 -58 -34C-58 -20 -63 -6 -63 12C-62 44 -38 69 -8 69C26 69 58 46 61 12C62 -6 58 -20 58 -34C58 -62 32 -82 -2 -82Z',
  light: 'M-54 -50C-40 -76 -10 -80 2 -66C0 -46 -26 -36 -54 -34Z',
  shade: 'M34 -88C50 -60 40 -30 46 -6C50 28 32 52 -4 74L80 80V-90Z',
  eyes: [
    { x: -34, y: -8, w: 12, h: 9, look: 0.1, rise: -4 },
    { x: 16, y: -8, w: 14, h: 9, look: -0.1, rise: 4 },
  ],
  lid: '#7a4458',
  blush: '#ff4a50',
  features:
    area(
      'M-51 -24C-46 -34 -32 -36 -22 -29C-32 -31 -42 -29 -49 -20ZM2 -29C14 -37 28 -36 37 -24C26 -31 14 -31 3 -25Z',
      BLACK,
    ) +
    buttonNose(-11, 16, bronze) +
    grin([-35, 33], [14, 33], -11, 53, '#d0304a') +
    pen('M-39 29q-3 4 1 7M18 29q3 4 -1 7M-28 63Q-10 68 10 61', bronze.deep, 2.4, { opacity: 0.6 }),
  behind:
    circle(4, -100, 32, BLACK) + pen('M-16 -110C-10 -124 8 -128 22 -120M-10 -98C-2 -112 14 -114 26 -106', GLOSS, 4),
  before:
    oval(60, 8, 8, 15, bronze.shade, 6) +
    pen('M58 -1q7 5 2 16', bronze.deep, 2.4) +
    area(
      'M-61 2C-74 -50 -52 -97 0 -97C54 -97 74 -50 62 2C56 -4 57 -26 48 -40C36 -58 10 -66 -14 -76C-34 -68 -50 -52 -54 -32C-55 -20 -58 -6 -61 2Z',
      BLACK,
    ) +
    pen(
      'M-10 -88C24 -84 50 -62 57 -26M-6 -80Q32 -70 50 -40M-22 -88C-44 -80 -60 -60 -60 -34M-24 -80Q-46 -68 -54 -44',
      GLOSS,
      3,
    ),
}

/** It has fewer shapes than `grin`, because the signs of games have a limit of bytes. */
export const curlySmile =
  area('M-49 37Q-30 44 -3 33C-5 50 -16 59 -29 59C-42 59 -48 50 -49 37Z', '#b8584e') +
  area('M-45 40Q-29 46 -8 37C-10 47 -19 53 -29 53C-39 53 -44 48 -45 40Z', '#fffaf2', {
    stroke: '#541120',
    'stroke-width': 2.4,
  })

/** A lean man of twenty-five in three-quarter view to the left: his eyes, nose and smile have one direction. */
export const curlyMan: Portrait = {
  name: 'curly',
  skin: umber,
  outline:
    'M-4 -88C-34 -88 -50 -70 -50 -44C-50 -34 -47 -28 -48 -20C-49 -10 -56 -4 -56 7C-56 18 -52 26 -52 36C-51 50 -48 62 -42 70C-36 77 -24 79 -15 74C-2 67 10 56 22 45C38 30 44 16 46 2L52 -30C52 -66 26 -88 -4 -88Z',
  light: 'M-46 -58C-36 -78 -10 -80 2 -70C2 -52 -22 -42 -48 -38Z',
  shade: 'M22 -90C38 -62 28 -40 32 -16C35 2 30 14 24 26C18 42 6 58 -14 80H70V-90Z',
  eyes: [
    { x: -38, y: -10, w: 10, h: 7.6, look: -0.3, rise: -2 },
    { x: 1, y: -10, w: 14, h: 8.4, look: -0.3, rise: 2 },
  ],
  features:
    area(
      'M-50 -22C-46 -32 -37 -34 -29 -29L-29 -24C-36 -28 -43 -26 -48 -18ZM-15 -29C-6 -38 11 -38 22 -25C10 -32 -3 -31 -14 -23Z',
      CURL,
    ) +
    area('M-17 -16C-15 -2 -18 8 -11 16C-7 24 -11 28 -19 28L-36 28C-27 15 -24 0 -22 -16Z', umber.shade) +
    pen('M-27 -10C-30 2 -34 9 -37 18', umber.light, 4.4) +
    pen('M-39 25Q-38 30 -31 28Q-23 32 -19 28Q-11 28 -12 21', '#2c1210', 2.8) +
    curlySmile +
    area('M-39 64Q-29 61 -19 64Q-21 80 -29 81Q-38 78 -39 64Z', CURL) +
    pen('M0 26q5 6 1 12', '#7a4a30', 2.6),
  behind: [
    [18, -86, 24],
    [44, -68, 22],
    [58, -40, 19],
    [57, -14, 14],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, CURL))
    .join(''),
  before:
    oval(42, 2, 9, 16, umber.shade, 10) +
    pen('M38 -6q9 5 4 15', umber.deep, 2.4) +
    [
      [-44, -68, 15],
      [-26, -84, 20],
      [2, -90, 22],
      [24, -76, 20],
      [38, -56, 16],
      [46, -32, 13],
      [-50, -51, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, CURL))
      .join('') +
    pen('M-40 -91q8 -10 18 -6M-10 -104q10 -8 20 0M20 -92q10 -4 16 4M-52 -71q2 -8 8 -8M42 -68q8 2 8 10', '#5f4257', 3.6),
}

/** A stout man of sixty, turned to the right: a short round skull, a round nose, and a smile below his moustache. */
export const stoutMan: Portrait = {
  name: 'stout',
  skin: bronze,
  outline:
    'M2 -80C36 -80 56 -62 57 -38C57 -30 53 -24 54 -18C54 -12 61 -4 62 10C62 20 57 28 57 38C56 58 40 73 18 74C-10 74 -36 64 -50 46C-58 32 -60 14 -59 0L-60 -26C-60 -62 -32 -80 2 -80Z',
  light: 'M-54 -52C-36 -76 6 -74 22 -58C20 -40 -20 -30 -58 -28Z',
  shade: 'M40 -84C38 -56 48 -40 44 -18C42 0 54 6 50 22C46 54 6 68 -42 54L-40 80H80V-84Z',
  eyes: [
    { x: -9, y: 0, w: 13.4, h: 7.4, rise: -1 },
    { x: 38, y: 0, w: 9, h: 7, rise: 2 },
  ],
  blush: '#e8402a',
  features:
    area(
      'M-29 -13C-21 -27 -1 -27 10 -16C-3 -20 -17 -18 -27 -9ZM29 -17C36 -25 46 -24 51 -13C44 -18 37 -17 30 -12Z',
      '#4a3c48',
    ) +
    circle(27, 21, 14, bronze.shade) +
    circle(24, 18, 12.6, bronze.base) +
    oval(11, 24, 7, 6.6, bronze.base) +
    pen('M21 -6Q22 4 20 11', bronze.light, 5) +
    circle(21, 14, 3.4, '#fff', { opacity: 0.7 }) +
    pen('M5 23q2 8 10 8q8 4 16 2M-28 -2L-36 -6M-28 3H-37', bronze.deep, 2.4, { opacity: 0.8 }) +
    closedSmile([-5, 49], [50, 47], 9, '#b8604a', bronze.deep) +
    area(
      'M-14 38C-8 45 0 39 8 36C14 33 20 34 25 38C31 33 36 34 41 37C47 40 51 40 54 34C55 46 47 51 40 50C33 50 29 48 25 46C17 52 4 53 -5 49C-11 47 -14 43 -14 38Z',
      BLACK,
    ) +
    pen('M-4 45Q8 43 16 39M31 38Q38 38 44 43', GLOSS, 2.6),
  behind: '',
  before:
    oval(-55, 6, 10, 18, bronze.base, -8) +
    pen('M-57 -3q-7 8 2 18', bronze.deep, 2.4) +
    area('M-62 -50H-38C-42 -34 -44 -16 -46 0L-58 -8C-66 -20 -66 -38 -62 -50Z', '#8f8594') +
    pen('M-56 -40C-59 -30 -58 -22 -54 -14', '#d5ccdb', 3),
}
