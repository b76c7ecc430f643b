/** A racehorse at a gallop with its jockey, which both face to the right. */
import { area, circle, line, oval } from './draw.ts'
import { limb } from './flagships/volume.ts'

export interface RacehorseColors {
  readonly coat: string
  readonly shade: string
  readonly light: string
  readonly mane: string
  readonly silks: string
  readonly trim: string
}

/** Around 0,0, from -130 to 124 in width and from -112 to 54 in height. */
export const racehorse = ({ coat, shade, light, mane, silks, trim }: RacehorseColors): string => {
  const far =
    limb([
      [-46, 0, 26],
      [-62, 26, 13],
      [-88, 34, 8],
      [-104, 46, 7],
    ]) +
    limb([
      [40, 2, 20],
      [66, 18, 11],
      [56, 38, 8],
      [42, 38, 7],
    ])
  const near =
    limb([
      [-50, -8, 32],
      [-76, 12, 15],
      [-100, 16, 9],
      [-120, 30, 8],
    ]) +
    limb([
      [42, -4, 24],
      [74, 4, 12],
      [98, -2, 9],
      [114, 8, 8],
    ])
  const body =
    'M-68 -18C-72 -38 -50 -48 -28 -43C-8 -38 12 -42 30 -46C42 -56 54 -76 72 -90L76 -106L86 -92C98 -86 112 -70 121 -60C126 -52 121 -42 111 -43C101 -44 92 -52 85 -57C80 -44 74 -28 64 -12C58 8 44 16 24 14C4 11 -18 16 -36 14C-56 17 -68 4 -68 -18Z'
  return (
    area(far, shade) +
    area(
      'M-118 26l-14 6 6 10 16 -8ZM-108 42l-12 8 8 8 14 -10ZM112 4l14 4 -4 10 -14 -4ZM44 34l-10 2 2 10 10 -2Z',
      mane,
    ) +
    area('M-62 -32C-86 -48 -104 -36 -132 -46C-122 -30 -110 -22 -94 -22C-80 -20 -72 -16 -62 -14Z', mane) +
    area(body, coat) +
    area(
      'M-66 -6C-40 4 0 -4 30 -6C46 -8 60 -24 72 -50L85 -57C80 -44 74 -28 64 -12C58 8 44 16 24 14C4 11 -18 16 -36 14C-54 16 -64 6 -66 -6Z',
      shade,
    ) +
    area(near, coat) +
    line('M-64 -30C-56 -44 -40 -44 -26 -40M44 -56C54 -70 62 -80 74 -88', light, 5) +
    line('M86 -86C98 -78 108 -68 116 -58', light, 4) +
    area('M74 -92C56 -94 40 -80 26 -70C36 -70 30 -60 16 -52C28 -52 32 -50 30 -46C46 -56 58 -74 74 -92Z', mane) +
    oval(93, -73, 4, 4.6, '#1a0d10') +
    oval(116, -53, 2.6, 2, '#1a0d10') +
    line('M88 -88C92 -76 98 -62 108 -50M106 -62L100 -56L58 -62', trim, 3) +
    area('M-34 -46C-20 -38 4 -38 20 -46L22 -20C6 -14 -20 -14 -36 -20Z', trim) +
    area(
      limb([
        [-14, -52, 19],
        [16, -40, 15],
        [2, -20, 10],
      ]),
      '#fff8ec',
    ) +
    area(
      limb([
        [10, -30, 12],
        [0, -16, 11],
        [12, -12, 8],
      ]),
      '#1a0d14',
    ) +
    area('M-26 -50C-34 -66 -14 -80 12 -92C26 -98 40 -92 38 -82C34 -70 8 -62 -4 -46C-12 -42 -22 -42 -26 -50Z', silks) +
    area('M-20 -46C-10 -64 16 -72 38 -82C34 -70 8 -62 -4 -46C-10 -42 -16 -42 -20 -46Z', '#000', { opacity: 0.22 }) +
    area(
      limb([
        [26, -82, 15],
        [36, -64, 12],
        [60, -64, 8],
      ]),
      silks,
    ) +
    line('M-4 -78L8 -58M12 -86L22 -72', trim, 7) +
    circle(62, -64, 5, '#f0c090') +
    circle(46, -94, 11, '#e6ad7b') +
    area('M32 -94C30 -112 58 -116 60 -98L70 -94L60 -92Z', trim) +
    area('M32 -94C30 -112 58 -116 60 -98C50 -100 42 -98 32 -94Z', silks)
  )
}
