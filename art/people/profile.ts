/** A head of a woman from the left side, who sings with closed eyes. Its size is that of the heads of `head.ts`. */
import { area, oval, pen } from '../draw.ts'
import type { Complexion } from './head.ts'

export function drawProfile({ light, base, shade, deep }: Complexion, lips: string, lids: string): string {
  const outline =
    'M-10 -84C-34 -80 -48 -62 -51 -40C-52 -30 -49 -25 -50 -18C-52 -10 -58 2 -66 13C-69 20 -63 24 -56 24C-56 28 -62 30 -62 34' +
    'C-61 37 -56 37 -52 38L-40 43L-52 48C-58 49 -60 54 -56 58C-53 60 -52 62 -53 66C-54 75 -46 81 -36 80C-20 77 -6 66 4 52' +
    'C12 40 16 20 16 4L32 -20C40 -50 20 -84 -10 -84Z'
  return (
    area('M-16 62C-10 84 -14 104 -26 120L20 150L56 116C40 92 34 60 38 16L14 10Z', base) +
    area('M-16 66C4 62 16 44 20 30L38 20C36 60 42 92 56 116L30 140C26 110 8 92 -12 86Z', shade) +
    area(outline, base) +
    area(
      'M-10 -84C20 -84 40 -50 32 -20L16 4C16 20 12 40 4 52C-6 66 -20 77 -36 80C-24 66 -10 52 -6 30C-2 8 -14 -20 -10 -84Z',
      shade,
      {
        opacity: 0.45,
      },
    ) +
    area('M-46 10C-38 4 -26 8 -22 18C-26 30 -40 32 -46 24Z', light, { opacity: 0.8 }) +
    oval(-24, 24, 13, 9, '#f2504e', 0, { opacity: 0.22 }) +
    pen('M-47 -46C-48 -30 -46 -24 -48 -16C-51 -6 -57 4 -62 12', light, 4) +
    area('M-58 24C-54 18 -46 18 -44 25C-48 27 -53 27 -58 24Z', shade) +
    area('M-53 38L-38 43L-52 48Z', '#5a1020') +
    area('M-57 26C-63 30 -64 34 -60 37C-53 36 -45 39 -37 43C-45 36 -51 30 -57 26Z', lips) +
    area('M-37 43C-45 46 -52 47 -56 48C-61 52 -60 58 -54 59C-47 56 -41 50 -37 43Z', lips) +
    area('M-48 -12C-42 -22 -30 -20 -24 -8C-32 0 -42 -2 -48 -12Z', lids) +
    area('M-50 -9C-44 2 -30 2 -23 -9C-31 -3 -42 -3 -50 -9Z', '#2a1030') +
    pen('M-48 -5L-55 -2M-42 -1L-46 6M-34 0L-35 7', '#2a1030', 2.4) +
    area('M-50 -28C-42 -38 -28 -38 -18 -28C-28 -33 -40 -33 -49 -24Z', '#2a1030') +
    pen('M-52 66C-48 62 -46 62 -44 63', deep, 1.6, { opacity: 0.5 })
  )
}
