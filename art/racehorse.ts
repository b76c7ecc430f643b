/** A horse at a gallop which faces to the right, alone or as a racehorse with its jockey. */
import { area, circle, line, oval } from './draw.ts'
import { limb } from './flagships/volume.ts'

export interface HorseColors {
  readonly coat: string
  readonly shade: string
  readonly light: string
  readonly mane: string
}

export interface RacehorseColors extends HorseColors {
  readonly silks: string
  readonly trim: string
}

const hind =
  'M-30 -20C-24 4 -36 20 -54 26C-70 31 -80 36 -87 43C-97 53 -106 61 -118 68L-125 60C-116 52 -108 44 -102 35C-105 31 -105 26 -102 22C-93 12 -86 2 -78 -18Z'
const hindHoof = 'M-117 69L-126 59C-134 60 -141 64 -147 70L-134 82C-127 80 -121 76 -117 69Z'
const stretched =
  'M36 -22C38 2 54 12 74 10C86 8 95 5 104 5L132 18L136 9C126 2 116 -5 106 -8C94 -11 84 -9 76 -12L70 -34Z'
const stretchedHoof = 'M132 19L137 8C146 9 153 13 157 19L148 29C141 28 136 24 132 19Z'
const folded =
  'M32 -20C34 4 48 18 66 20C74 21 80 24 83 28C80 32 74 34 66 36L49 42L53 51C66 49 80 45 91 38C99 32 100 22 93 14C85 6 77 -2 72 -22Z'
const foldedHoof = 'M49 41L54 52C49 60 42 64 34 64L32 51C37 47 43 43 49 41Z'

const far = (content: string, turn: string): string => `<g transform="rotate(${turn})">${content}</g>`

/** Around 0,0, from -148 to 158 in width and from -116 to 82 in height. */
export const horse = ({ coat, shade, light, mane }: HorseColors): string =>
  far(area(hind, shade) + area(hindHoof, mane), '-27 -46 0') +
  far(area(stretched, shade) + area(stretchedHoof, mane), '9 52 -10') +
  area(
    'M-66 -34C-84 -54 -108 -50 -124 -42C-140 -34 -154 -38 -164 -46C-158 -24 -140 -16 -124 -20C-136 -12 -148 -12 -158 -16C-146 2 -122 4 -104 -8C-90 -18 -80 -22 -68 -20Z',
    mane,
  ) +
  area(
    'M-76 -16C-82 -38 -62 -50 -40 -46C-18 -41 6 -38 26 -46C42 -52 58 -74 78 -92C84 -98 94 -100 102 -95C114 -86 126 -73 136 -61C141 -54 139 -46 133 -43C125 -41 117 -44 110 -50C104 -53 99 -54 94 -58C86 -46 82 -32 74 -18C68 -4 52 12 30 15C8 17 -14 10 -32 12C-56 14 -74 2 -76 -16Z',
    coat,
  ) +
  area(
    'M-72 0C-50 6 -18 -2 10 2C40 6 62 -12 76 -44L94 -58C86 -46 82 -32 74 -18C68 -4 52 12 30 15C8 17 -14 10 -32 12C-52 14 -66 8 -72 0Z',
    shade,
    { opacity: 0.75 },
  ) +
  area(hind, coat) +
  area('M-30 -20C-24 4 -36 20 -54 26C-70 31 -80 36 -87 43L-96 40C-88 30 -78 24 -66 18C-48 8 -42 -6 -30 -20Z', shade, {
    opacity: 0.75,
  }) +
  area(hindHoof, mane) +
  area(folded, coat) +
  area('M34 4C44 16 56 20 66 20C74 21 80 24 83 28C88 22 84 14 74 12C58 10 44 4 34 -6Z', shade, { opacity: 0.75 }) +
  area(foldedHoof, mane) +
  line(
    'M-68 -34C-58 -46 -40 -42 -22 -38M46 -56C58 -70 68 -84 84 -94M-84 12C-78 4 -74 -4 -72 -12M62 -18C66 -8 72 2 82 10',
    light,
    4.5,
  ) +
  line('M104 -88C116 -78 126 -68 133 -58', light, 4) +
  area('M84 -96L80 -116L97 -100ZM94 -98L98 -118L106 -96Z', coat) +
  area(
    'M104 -97C92 -108 74 -102 60 -98C44 -94 34 -84 14 -84C24 -76 26 -72 10 -68C22 -62 26 -58 14 -50C24 -46 28 -44 30 -46C46 -52 60 -70 80 -88C88 -90 96 -92 104 -97Z',
    mane,
  ) +
  area('M108 -82q9 -4 13 5q-8 4 -13 -5Z', '#12070c') +
  oval(132, -54, 3, 2.2, '#12070c', 40) +
  line('M132 -45L123 -47', '#12070c', 2)

/** Around 0,0, from -148 to 158 in width and from -126 to 82 in height. */
export const racehorse = ({ silks, trim, ...colors }: RacehorseColors): string =>
  horse(colors) +
  line('M100 -94C104 -82 108 -74 118 -60L124 -62M118 -58L100 -66L64 -72', trim, 3) +
  area('M-36 -47C-22 -40 4 -39 22 -46L24 -18C8 -11 -22 -11 -40 -18Z', trim) +
  area(
    limb([
      [-16, -56, 20],
      [16, -42, 16],
      [0, -20, 11],
    ]),
    '#fff8ec',
  ) +
  area(
    limb([
      [8, -30, 13],
      [-2, -14, 12],
      [12, -9, 8],
    ]),
    '#1a0d14',
  ) +
  area('M-28 -52C-38 -70 -16 -84 10 -96C24 -102 40 -98 38 -86C36 -76 10 -66 -2 -50C-10 -44 -24 -44 -28 -52Z', silks) +
  area('M-22 -48C-12 -66 16 -76 38 -86C36 -76 10 -66 -2 -50C-8 -44 -18 -44 -22 -48Z', '#000', { opacity: 0.22 }) +
  area(
    limb([
      [26, -86, 16],
      [38, -68, 12],
      [62, -70, 8],
    ]),
    silks,
  ) +
  line('M-6 -80L8 -60M12 -90L22 -76', trim, 7) +
  circle(65, -71, 5.4, '#f0c090') +
  circle(48, -101, 11, '#e6ad7b') +
  area('M33 -101C31 -120 60 -124 62 -106L73 -101L62 -99Z', trim) +
  area('M33 -101C31 -120 60 -124 62 -106C52 -108 43 -106 33 -101Z', silks)
