/**
 * Hair for the heads of `head.ts`: what is behind the face, and what is before it. The drawings are for `inked`
 * content.
 */
import { area, circle, num, pen } from '../draw.ts'
import { turnFace } from './head.ts'
import type { Sitter } from './head.ts'

export interface HairColor {
  readonly base: string
  readonly shade: string
  readonly light: string
  /** Light from behind, along the edge at the right. */
  readonly rim: string
}

export interface Hair {
  readonly behind: string
  readonly before: string
}

export const black = (rim: string): HairColor => ({ base: '#2b1a2b', shade: '#170d19', light: '#5d4058', rim })

/** Long hair with a part in the middle, in front of both shoulders. */
export function longHair(person: Sitter, { base, shade, light, rim }: HairColor): Hair {
  const turned = turnFace(person)
  const mass =
    'M0 -100C-44 -100 -66 -74 -66 -34C-66 -4 -76 20 -84 56C-92 96 -88 140 -104 190H-34C-26 150 -30 120 -30 90H32' +
    'C32 120 28 150 38 190H106C90 140 94 96 86 56C78 20 68 -4 68 -34C68 -74 44 -100 0 -100Z'
  return {
    behind:
      area(mass, base) +
      area('M-30 20H30V120H-30Z', shade) +
      area('M58 -60C66 -20 70 0 76 40C84 90 78 140 90 190H38C28 150 34 110 48 60Z', shade) +
      pen('M-70 10C-82 60 -82 120 -94 180M-58 40C-66 90 -62 130 -72 184M-46 60C-50 100 -44 140 -50 184', light, 3.4, {
        opacity: 0.8,
      }) +
      pen('M62 20C74 70 70 130 80 184M50 50C60 90 52 130 60 184', light, 3, { opacity: 0.45 }) +
      pen('M52 -84C66 -66 67 -40 68 -30C70 -4 79 24 86 58C93 94 91 140 104 184', rim, 4, { opacity: 0.9 }),
    before:
      area(
        turned(
          'M1 -76C-14 -72 -40 -56 -47 -16C-50 2 -50 24 -56 50C-66 30 -70 -4 -66 -36C-66 -74 -40 -100 2 -100L1 -76Z',
        ),
        base,
      ) +
      area(
        turned('M1 -76C16 -72 42 -56 48 -16C51 2 52 24 58 50C68 30 70 -4 68 -36C68 -74 42 -100 0 -100L1 -76Z'),
        base,
      ) +
      area(turned('M48 -60C58 -44 62 -10 60 46C70 10 70 -20 68 -36C66 -54 60 -68 48 -60Z'), shade) +
      pen(
        turned('M-6 -92C-36 -84 -56 -60 -58 -20M-8 -84C-32 -76 -50 -52 -54 -14M-16 -95C-42 -84 -60 -66 -62 -30'),
        light,
        2.6,
        { opacity: 0.9 },
      ) +
      pen(turned('M10 -90C34 -82 52 -62 57 -26M12 -82C32 -74 48 -54 52 -20'), light, 2.2, { opacity: 0.5 }),
  }
}

/** Hair combed to the back, with a knot. */
export function knot(person: Sitter, { base, shade, light, rim }: HairColor, size = 30): Hair {
  const turned = turnFace(person)
  return {
    behind:
      circle(0, -100, size, base) +
      pen(
        `M${num(-size * 0.6)} -108Q${num(-size * 0.2)} ${num(-100 - size * 0.8)} ${num(size * 0.4)} ${num(-100 - size * 0.7)}`,
        light,
        4,
      ) +
      area('M-56 -10C-66 -70 -40 -98 0 -98C40 -98 66 -70 58 -10L46 20H-44Z', base) +
      pen(
        `M${num(size * 0.7)} ${num(-100 - size * 0.7)}Q${num(size)} -104 ${num(size * 0.9)} -90M44 -82C60 -66 63 -34 58 -8`,
        rim,
        4,
      ),
    before:
      area(
        turned('M-54 6C-50 -30 -36 -54 -6 -66C30 -60 44 -40 52 6C62 -30 62 -98 0 -98C-62 -98 -62 -30 -54 6Z'),
        base,
      ) +
      area(turned('M30 -56C44 -44 50 -20 52 6C60 -24 62 -60 44 -80Z'), shade) +
      pen(
        turned('M-52 -28C-46 -54 -30 -72 -10 -84M-44 -30C-38 -52 -26 -66 -4 -76M-54 -46C-46 -68 -30 -82 -14 -90'),
        light,
        2.6,
      ) +
      pen(turned('M20 -78C40 -68 50 -46 53 -22'), light, 2.2, { opacity: 0.5 }),
  }
}

/** Long hair in waves, parted at the left. */
export function wavyHair(person: Sitter, { base, shade, light, rim }: HairColor): Hair {
  const turned = turnFace(person)
  return {
    behind:
      area(
        'M-8 -104C-60 -104 -84 -62 -78 -22C-74 8 -104 20 -100 60C-97 88 -122 106 -116 140C-112 166 -126 176 -134 200H140' +
          'C130 176 118 164 122 136C126 104 102 90 104 58C106 24 82 6 82 -24C84 -66 46 -106 -8 -104Z',
        base,
      ) +
      area(
        'M60 -70C74 -40 62 -8 78 20C92 44 78 70 92 96C106 120 92 150 104 200H140C130 176 118 164 122 136C126 104 102 90 104 58' +
          'C106 24 82 6 82 -24C82 -46 74 -60 60 -70Z',
        shade,
      ) +
      area('M-40 20H44V130C20 150 -20 150 -40 130Z', shade) +
      pen(
        'M-72 0C-70 26 -94 34 -90 64C-88 92 -108 106 -102 140C-100 160 -108 176 -116 196M-62 10C-60 40 -78 50 -74 78' +
          'C-70 104 -92 118 -86 150C-84 168 -92 180 -96 196M-52 40C-52 66 -62 76 -58 100C-54 126 -74 140 -68 166',
        light,
        3.6,
      ) +
      pen(
        'M66 -10C66 20 88 34 84 62C82 92 104 108 100 140C98 160 106 180 114 196M54 40C60 66 72 80 68 106C66 130 84 146 82 180',
        light,
        3,
        {
          opacity: 0.5,
        },
      ) +
      pen('M44 -94C70 -80 84 -54 82 -24C82 6 106 24 104 58C102 90 126 104 122 136C118 164 130 176 138 196', rim, 4),
    before:
      area(
        turned(
          'M-18 -74C-38 -62 -48 -36 -49 -8C-50 12 -62 22 -64 44C-84 20 -80 -10 -78 -26C-80 -66 -54 -104 -14 -102L-18 -74Z',
        ),
        base,
      ) +
      area(
        turned(
          'M-20 -76C10 -74 38 -58 46 -22C50 2 62 14 62 40C86 24 80 -2 80 -24C82 -68 44 -106 -10 -104C-24 -100 -26 -84 -20 -76Z',
        ),
        base,
      ) +
      area(turned('M40 -78C60 -54 56 -24 62 40C86 24 80 -2 80 -24C80 -48 66 -76 40 -78Z'), shade, { opacity: 0.8 }) +
      pen(
        turned('M-16 -90C-4 -88 24 -84 42 -60C52 -46 52 -28 56 -8M-12 -98C14 -98 44 -84 56 -56C62 -42 60 -22 64 0'),
        light,
        3,
      ) +
      pen(turned('M-24 -92C-48 -80 -64 -54 -62 -20C-62 0 -68 10 -68 22M-24 -82C-44 -70 -56 -44 -55 -14'), light, 3),
  }
}

/** Thick curls around the face. */
export function curls(person: Sitter, { base, shade, light, rim }: HairColor): Hair {
  const turned = turnFace(person)
  const ring = (radius: number, from: number, to: number, count: number): readonly (readonly [number, number])[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
      return [radius * Math.cos(angle), -22 + radius * 1.04 * Math.sin(angle)]
    })
  const outer = ring(76, 130, 410, 15)
  return {
    behind:
      circle(0, -22, 80, shade) +
      outer.map(([x, y]) => circle(x, y, 25, x > 20 ? shade : base)).join('') +
      ring(96, 150, 390, 13)
        .map(([x, y]) => circle(x, y, 12, x > 30 ? shade : base))
        .join('') +
      pen(outer.map(([x, y]) => `M${num(x - 12)} ${num(y + 4)}a13 13 0 0 1 18 -16`).join(''), light, 3.4, {
        opacity: 0.7,
      }) +
      pen('M84 -74C104 -50 108 -10 96 20', rim, 4, { opacity: 0.8 }),
    before:
      area(
        turned(
          'M-56 16C-66 -30 -58 -98 0 -98C58 -98 66 -30 56 16C52 -8 50 -26 38 -44C20 -58 -20 -58 -38 -44C-50 -26 -52 -8 -56 16Z',
        ),
        base,
      ) +
      (
        [
          [-46, -52, 17],
          [-26, -68, 19],
          [0, -74, 20],
          [26, -68, 19],
          [46, -50, 17],
          [-54, -24, 14],
          [54, -22, 14],
          [-57, 4, 12],
          [57, 6, 12],
        ] as const
      )
        .map(([x, y, r]) => circle(x, y, r, x > 20 ? shade : base))
        .join('') +
      pen(
        'M-56 -56a13 13 0 0 1 16 -8M-36 -74a14 14 0 0 1 18 -8M-10 -82a14 14 0 0 1 20 -4M18 -78a14 14 0 0 1 18 4',
        light,
        3.4,
      ),
  }
}
