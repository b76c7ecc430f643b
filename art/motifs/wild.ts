/** Animals and plants, each drawn around 0,0 within a circle of radius 100. */
import { area, around, bothSides, box, circle, dots, line, oval, repeat } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import { INK, outlined } from './outline.ts'

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

/** A sea turtle that swims to the upper left, seen from above. */
export const pawikan = (p: Palette): string =>
  '<g transform="rotate(-24) scale(.93)">' +
  outlined(
    area('M-40 -34C-62 -70 -92 -74 -108 -50C-112 -32 -104 -6 -96 6C-86 -14 -70 -16 -44 -4Z', p.shade) +
      area('M40 -34C62 -70 92 -74 108 -50C112 -32 104 -6 96 6C86 -14 70 -16 44 -4Z', p.deep) +
      area('M-36 44C-60 48 -76 66 -72 92C-56 94 -36 84 -20 68ZM36 44C60 48 76 66 72 92C56 94 36 84 20 68Z', p.deep) +
      area('M-10 78H10L0 100Z', p.deep) +
      area('M-30 -44C-36 -66 -34 -100 0 -102C34 -100 36 -66 30 -44Z', p.shade) +
      area('M0 -56C44 -56 64 -20 62 16C60 52 34 84 0 86C-34 84 -60 52 -62 16C-64 -20 -44 -56 0 -56Z', p.accent),
  ) +
  line('M-98 -46C-90 -60 -74 -58 -62 -46M-24 -70C-24 -84 -16 -92 -6 -94M-62 80Q-60 66 -48 58', p.glow, 6) +
  dots(
    [
      { x: -92, y: -26 },
      { x: -76, y: -30 },
      { x: 88, y: -40 },
      { x: 72, y: -32 },
      { x: 94, y: -22 },
    ],
    5,
    p.mate,
  ) +
  area('M0 -46C36 -46 53 -14 51 16C50 48 28 75 0 76C-28 75 -50 48 -51 16C-53 -14 -36 -46 0 -46Z', p.main) +
  area('M16 -44C40 -38 53 -10 51 16C50 48 28 75 0 76C-8 76 -14 74 -20 70C22 60 38 10 16 -44Z', p.ink) +
  area('M0 -24L24 -8V24L0 42L-24 24V-8Z', p.dusk) +
  area('M0 -24L24 -8V24L0 42L6 8Z', p.main) +
  line(
    'M0 -24L24 -8V24L0 42L-24 24V-8ZM0 -24V-46M24 -8L46 -20M24 24L46 40M0 42V76M-24 24L-46 40M-24 -8L-46 -20',
    INK,
    4.4,
  ) +
  line('M-40 -14C-36 -28 -28 -36 -14 -38M-15 -4V12', p.pale, 6) +
  bothSides(
    circle(17, -80, 11, INK) +
      circle(17, -81, 8.4, '#ffffff') +
      circle(16, -82, 5.6, INK) +
      circle(14, -84, 2, '#ffffff'),
  ) +
  line('M-7 -66Q0 -60 7 -66', INK, 4) +
  bothSides(circle(22, -66, 5, '#ff8a6a', { opacity: 0.7 })) +
  '</g>'

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

/** The head of a creature like a horse, with a wild mane. */
export const tikbalang = (p: Palette): string =>
  outlined(
    area(
      'M-2 -78C-22 -104 -50 -92 -56 -72C-80 -76 -94 -52 -82 -36C-102 -26 -102 6 -86 14C-100 30 -92 54 -76 58' +
        'C-82 78 -66 96 ' +
        '-46 96H-10L10 -40Z',
      p.mate,
    ) +
      area(
        'M-26 -96C-12 -90 -4 -78 0 -66L26 -98C36 -86 38 -70 34 -58C56 -44 64 -12 88 20C98 34 92 56 72 62' +
          'C52 66 34 56 18 44' +
          'C12 64 16 82 22 98H-52C-54 44 -52 -10 -30 -50C-36 -64 -34 -82 -26 -96Z',
        p.main,
      ),
  ) +
  area(
    'M18 44C12 64 16 82 22 98H-16C-14 74 -6 54 8 40C34 52 62 52 90 40C88 52 82 59 72 62C52 66 34 56 18 44Z',
    p.shade,
  ) +
  line('M-20 -50C-36 -20 -42 20 -42 60', '#e0a878', 7) +
  area('M26 -90C31 -82 32 -72 30 -62L12 -68ZM-24 -86L-8 -66L-24 -58C-28 -66 -27 -78 -24 -86Z', p.shade) +
  area('M6 -72C18 -50 4 -34 14 -12C-4 -16 -12 -36 -4 -50C-18 -36 -20 -16 -8 4C-34 -8 -40 -44 -14 -66Z', p.accent) +
  line('M-58 -62C-66 -44 -62 -24 -70 -8M-78 24C-70 42 -68 60 -58 76M-66 -30C-60 0 -66 20 -62 36', p.pale, 5) +
  area('M12 -28Q28 -40 44 -22L40 -8Q22 -4 12 -28Z', INK) +
  area('M18 -25Q30 -32 39 -20L36 -13Q24 -12 18 -25Z', '#ffd23f') +
  oval(30, -20, 3.4, 6, '#c8202a', -20) +
  area('M66 24C78 18 86 24 88 32C80 40 70 38 66 24Z', p.shade) +
  oval(77, 29, 6, 5, INK, 20) +
  line('M50 52Q66 54 80 48', INK, 5) +
  line('M56 2Q66 8 74 16', '#e0a878', 6)

/** The tail of a mermaid above the water. */
export const sirena = (p: Palette): string =>
  outlined(
    area('M-34 88C-54 40 -22 10 2 -12C16 -24 20 -36 20 -50L40 -50C48 -20 36 10 24 34C14 58 22 74 36 88Z', p.main) +
      area(
        'M30 -44C12 -40 -24 -50 -46 -42C-64 -60 -80 -74 -88 -94C-48 -102 10 -84 30 -48C40 -82 72 -98 102 -88' +
          'C100 -68 88 -56 78 -40C60 -48 46 -42 30 -44Z',
        p.accent,
      ),
  ) +
  area('M40 -50C48 -20 36 10 24 34C14 58 22 74 36 88H4C0 50 34 10 30 -40Z', p.shade) +
  area('M30 -48C40 -82 72 -98 102 -88C100 -68 88 -56 78 -40C70 -60 50 -62 30 -48Z', p.main) +
  line('M14 -54Q-22 -80 -66 -86M2 -50Q-24 -60 -46 -58', p.pale, 5) +
  line('M40 -56Q58 -76 84 -80M46 -52Q60 -60 72 -58', p.shade, 4) +
  line(
    'M-30 58q9 11 18 0q9 11 18 0q9 11 17 0M-28 34q9 11 18 0q9 11 18 0q8 9 14 0M-14 12q9 11 17 0q9 11 17 0' +
      'M4 -10q8 10 15 0q6 8 13 0M16 -30q6 8 12 0q5 6 10 0',
    p.ink,
    4,
  ) +
  line('M-30 46Q-28 28 -10 10', p.pale, 6) +
  outlined(
    area(
      'M-96 90C-92 66 -66 66 -60 80C-54 60 -26 60 -22 78C-12 64 14 64 20 78C30 60 56 62 60 80C68 66 92 68 96 90' +
        'C70 104 -70 104 -96 90Z',
      '#2f9cf0',
    ),
  ) +
  area('M96 90C70 104 -30 102 -60 96C-10 98 60 96 74 74C86 74 94 80 96 90Z', '#1a62b8') +
  line('M-86 84Q-78 74 -68 80M-46 76Q-36 70 -30 80M-2 76Q6 70 12 78', '#d2f2ff', 5) +
  outlined(circle(-74, 22, 10, '#d2f2ff') + circle(-60, -10, 7, '#d2f2ff') + circle(70, 26, 9, '#d2f2ff'), 4)

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

interface Frond {
  readonly spine: string
  readonly blade: string
}

/** A frond from 0,0 to a point: its spine is bent, and leaves hang from both sides of it. */
function frond(bendX: number, bendY: number, toX: number, toY: number): Frond {
  const at = (t: number): readonly [number, number] => [
    2 * t * (1 - t) * bendX + t * t * toX,
    2 * t * (1 - t) * bendY + t * t * toY,
  ]
  const side = (sign: number, steps: readonly number[]): string =>
    steps
      .map((t) => {
        const [x, y] = at(t)
        const [nextX, nextY] = at(Math.min(1, t + 0.18))
        const [dx, dy] = [nextX - x, nextY - y]
        const long = Math.hypot(dx, dy) || 1
        const reach = 28 * (1 - t * 0.72)
        const [alongX, alongY] = [(dx / long) * reach, (dy / long) * reach]
        const tip = [x + alongX * 0.8 - alongY * sign, y + alongY * 0.8 + alongX * sign]
        return `L${[...tip, nextX, nextY].map(Math.round).join(' ')}`
      })
      .join('')
  const steps = [0.04, 0.24, 0.44, 0.64, 0.84]
  return {
    spine: `M0 0Q${bendX} ${bendY} ${toX} ${toY}`,
    blade: `M0 0${side(1, steps)}L${toX} ${toY}M0 0${side(-1, steps)}L${toX} ${toY}`,
  }
}

/** A coconut palm. */
export const palm = (): string => {
  const fronds = [
    [frond(-40, -44, -92, 4), '#2f9c4a'],
    [frond(40, -44, 92, 6), '#1f7f42'],
    [frond(-26, 8, -50, 56), '#237f40'],
    [frond(30, 4, 56, 54), '#17673a'],
    [frond(-34, -44, -60, -48), '#6fcf4f'],
    [frond(30, -40, 66, -46), '#3fae4a'],
    [frond(-4, -30, 6, -56), '#8fe05a'],
  ] as const
  return (
    outlined(area('M-20 84C-2 50 4 10 -8 -34L14 -38C28 10 24 54 16 86Q-2 92 -20 84Z', '#b87840')) +
    area('M6 87C22 50 20 6 4 -36L14 -38C28 10 24 54 16 86Z', '#75431f') +
    line('M-8 62Q4 66 18 60M-2 38Q10 42 21 36M1 14Q12 18 20 12M-1 -10Q8 -6 16 -10', '#5a3018', 4) +
    line('M-10 74Q2 54 6 22', '#e8b478', 4) +
    `<g transform="translate(0 -40)">` +
    outlined(area(fronds.map(([{ blade }]) => blade).join(''), INK), 6) +
    fronds.map(([{ blade, spine }, color]) => area(blade, color) + line(spine, '#dcff9c', 3)).join('') +
    outlined(circle(-15, 12, 15, '#a8622c') + circle(16, 12, 15, '#8a4a20') + circle(1, 24, 15, '#b8723a')) +
    circle(-19, 7, 5, '#ffd9a0') +
    circle(12, 7, 4, '#e0a468') +
    circle(-4, 19, 5, '#ffe0b0') +
    '</g>'
  )
}

/** A house on stilts with a roof of palm leaves. */
export const bahayKubo = (p: Palette): string =>
  outlined([-58, -22, 22, 58].map((x) => box(x - 6, 44, 12, 48, '#7a4620', 3)).join('')) +
  line('M-58 54V86M-22 54V86', '#c08048', 4) +
  outlined(box(-64, -8, 128, 48, '#dba058', 3) + box(-82, 36, 164, 14, '#a4662e', 5)) +
  area('M28 -8H62V38H44C50 20 44 4 28 -8Z', '#9a5c2a') +
  line('M-54 0V34M-8 0V34M12 0V34M56 0V34', '#8a5226', 3) +
  line('M-76 41H20', '#e0a868', 4) +
  outlined(box(-48, 4, 34, 24, p.glow, 3) + box(16, 4, 34, 24, p.glow, 3)) +
  line('M-31 4V28M33 4V28M-48 16H-14M16 16H50', INK, 4) +
  area('M-46 6H-34L-46 20Z', '#fffbe0') +
  outlined(
    area(
      'M0 -96C-10 -96 -16 -88 -20 -80L-102 -4L-86 2L-76 10L-62 3L-46 11L-30 4L-14 12L0 5L14 12L30 4L46 11L62 3' +
        'L76 10L86 2L102 -4L20 -80C16 -88 10 -96 0 -96Z',
      '#c98a3c',
    ),
  ) +
  area('M0 -94C10 -94 16 -88 20 -80L100 -4L86 0L76 8L62 1L46 9L30 2L20 6C28 -34 16 -66 0 -94Z', '#85501f') +
  area('M-6 -92C-14 -90 -16 -86 -20 -80L-98 -5L-82 -2C-54 -34 -26 -60 -6 -92Z', '#f6cf7c') +
  line('M-14 -66L-58 -6M-4 -66L-28 -2M4 -66L26 -4M14 -64L58 -6', '#6b3c18', 4) +
  line('M-22 -76Q0 -64 22 -76', INK, 5)
