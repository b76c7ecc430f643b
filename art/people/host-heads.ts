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

/** A lean man of twenty-five, turned far to the left: his aquiline nose breaks the line of the face; a half smile. */
export const curlyMan: Portrait = {
  name: 'curly',
  skin: umber,
  outline:
    'M-4 -88C-32 -88 -47 -70 -47 -44C-47 -36 -45 -32 -46 -26C-47 -22 -45 -19 -46 -15C-51 -8 -53 0 -54 6C-56 11 -59 14 -58 19C-57 24 -53 26 -50 28C-50 32 -53 34 -53 37C-53 41 -50 43 -50 46C-51 51 -48 54 -46 58C-44 70 -36 77 -26 77C-14 77 -2 66 10 53C26 38 42 24 46 2L52 -30C52 -66 26 -88 -4 -88Z',
  light: 'M-44 -58C-34 -78 -10 -80 2 -70C2 -52 -22 -42 -46 -38Z',
  shade: 'M22 -90C36 -62 26 -40 31 -16C34 -2 31 8 21 16C13 26 14 38 4 50C-4 60 -12 68 -20 80H70V-90Z',
  halfTone: 10,
  eyes: [
    { x: -39, y: -11, w: 7, h: 7.8, look: 0.3, rise: -1 },
    { x: -3, y: -11, w: 13, h: 8.8, look: 0.12, rise: 1 },
  ],
  features:
    area('M-47 -26Q-42 -37 -34 -33L-34 -28Q-41 -31 -46 -22ZM-18 -31C-9 -42 9 -42 19 -27C8 -36 -6 -36 -17 -26Z', CURL) +
    area('M-26 -16C-28 -4 -26 6 -27 13C-22 19 -25 27 -33 26C-40 30 -48 29 -53 27C-42 18 -34 4 -32 -16Z', umber.shade) +
    pen('M-40 0Q-44 10 -51 17', umber.light, 4) +
    pen('M-47 27Q-43 23 -38 27M-27 16q3 6 -3 10', '#2c1210', 2.6) +
    area('M-53 37Q-34 28 -17 37Q-34 34 -53 37Z', CURL) +
    // The smile has fewer shapes than `grin`, because the signs of games have a limit of bytes.
    area('M-52 37Q-30 44 -6 33C-8 50 -18 57 -31 57C-44 57 -50 50 -52 37Z', '#b8584e') +
    area('M-48 40Q-30 46 -11 37C-13 47 -20 52 -31 52C-41 52 -46 48 -48 40Z', '#fffaf2', {
      stroke: '#541120',
      'stroke-width': 2.4,
    }) +
    area('M-43 62Q-33 59 -23 62Q-26 80 -33 80Q-42 76 -43 62Z', CURL) +
    pen('M-3 26q5 6 1 12', '#7a4a30', 2.4),
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
