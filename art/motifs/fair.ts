/** Places, rides and treasures, each drawn around 0,0 within a circle of radius 100. */
import { area, around, bothSides, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import { INK, outlined } from './outline.ts'

export const parol = (p: Palette): string =>
  line('M0 -98L0 -84', p.pale, 5) +
  line('M-34 62L-44 98M34 62L44 98', p.accent, 5) +
  repeat(3, (i) => circle(-37 - i * 3.5, 74 + i * 10, 5, p.mate) + circle(37 + i * 3.5, 74 + i * 10, 5, p.mate)) +
  // An orange glow would be brown on a purple sky.
  circle(0, 0, 97, p.accent, { opacity: 0.12 }) +
  circle(0, 0, 78, p.accent, { opacity: 0.18 }) +
  circle(0, 0, 58, p.accent, { opacity: 0.26 }) +
  area(star(0, 0, 5, 90, 38), p.accent) +
  area(star(0, 0, 5, 74, 30), p.main) +
  around(5, 90, -90)
    .map(({ x, y }) => line(`M0 0L${num(x)} ${num(y)}`, p.shade, 3))
    .join('') +
  around(5, 38, -54)
    .map(({ x, y }) => line(`M0 0L${num(x)} ${num(y)}`, p.shade, 3))
    .join('') +
  area(star(0, 0, 5, 44, 18), p.pale) +
  circle(0, 0, 14, p.mate) +
  circle(0, 0, 7, p.pale)

export const jeepney = (p: Palette): string =>
  outlined(
    // The open cabin under its roof, the long hood, and the fenders over the wheels.
    area('M-94 -36H8L24 12H-94Z', '#5ac0f0') +
      area('M-100 -2H22L30 -20H82Q96 -18 98 -4V44H-100Z', p.main) +
      box(-104, -56, 122, 22, p.accent, 9) +
      area('M-84 46C-84 6 -24 6 -24 46ZM26 46C26 4 90 4 90 46Z', p.mate) +
      box(88, 34, 18, 14, '#dfe6f4', 5) +
      box(-108, 34, 14, 14, '#dfe6f4', 5),
    5,
  ) +
  area('M-97 24H-78C-70 10 -38 10 -30 24H32C42 8 76 8 84 24H96V41H-97Z', p.shade, { opacity: 0.8 }) +
  area('M-104 -44H16V-40Q16 -36 10 -36H-96Q-104 -36 -104 -44Z', p.shade, { opacity: 0.5 }) +
  line('M-96 -50H-20', '#fffbe0', 4) +
  line('M-62 -34V-4M-30 -34V-4M2 -34L14 -4', INK, 7) +
  line('M-88 -28V-10L-70 -28', '#fff', 4, { opacity: 0.8 }) +
  line('M-96 6H30', p.accent, 8) +
  repeat(5, (i) => area(star(-84 + i * 24, 6, 5, 9, 4), p.pale)) +
  line('M36 -13H78', '#fff', 5, { opacity: 0.75 }) +
  line('M44 -2H70M44 6H70', INK, 3.4) +
  outlined(box(84, -14, 15, 40, '#e8eef8', 4) + circle(80, 6, 9, '#fff3b0'), 4) +
  line('M92 -8V20', '#7a86a8', 3) +
  // The silver horse on the hood.
  outlined(
    area(
      'M44 -21L47 -32C44 -38 48 -45 55 -46L58 -55L62 -50C68 -51 72 -47 73 -42L67 -40L63 -42L62 -36L71 -39L74 -33L68 -32L62 -28L61 -21H55L54 -28L50 -21Z',
      '#eef2fa',
    ),
    4,
  ) +
  [-54, 58]
    .map((x) => outlined(circle(x, 48, 24, '#3a3450'), 4) + circle(x, 48, 13, '#e8eef8') + circle(x, 48, 6, p.main))
    .join('') +
  outlined(
    repeat(4, (i) => circle(-88 + i * 30, -62, 6, i % 2 === 0 ? p.glow : p.mate)),
    3.4,
  )

/** A volcano that erupts. */
export const mayon = (): string =>
  outlined(
    area('M-8 -56C-46 -58 -54 -96 -22 -98C-12 -110 22 -108 26 -96C54 -98 54 -62 26 -60Z', '#8f86a8') +
      area('M-20 -52Q0 -62 20 -52C30 -6 62 46 101 76Q98 92 60 92H-60Q-98 92 -101 76C-62 46 -30 -6 -20 -52Z', '#6f5a9c'),
  ) +
  area('M26 -96C54 -98 54 -62 26 -60L6 -58C30 -66 36 -82 26 -96Z', '#5e557c') +
  line('M-34 -80Q-30 -90 -18 -90', '#e4def2', 6) +
  area('M10 -54L20 -52C30 -6 62 46 101 76Q98 92 60 92H40C40 36 22 -10 10 -54Z', '#3a2a66') +
  area('M-20 -52C-30 -6 -62 46 -99 75L-70 74C-40 40 -20 0 -10 -55Z', '#b8a2e4') +
  outlined(
    area(
      'M-20 -52Q0 -62 20 -52C24 -30 32 -14 40 0C44 12 34 20 30 8C26 2 20 6 22 20C24 50 6 52 6 30' +
        'C4 16 -4 16 -6 28C-8 40 ' +
        '-20 38 -18 24C-16 12 -24 8 -30 16C-36 20 -40 8 -36 0C-28 -14 -22 -34 -20 -52Z',
      '#ff4a2a',
    ),
    4,
  ) +
  area('M-12 -54Q0 -60 8 -55C10 -34 16 -20 16 0C16 20 12 34 10 24C8 4 -6 4 -10 14C-16 0 -12 -30 -12 -54Z', '#ffb52e') +
  line('M-4 -48Q-6 -28 -5 -10', '#fff3b0', 6) +
  area(
    'M-84 60C-60 52 -50 70 -30 62C-10 54 10 72 30 62C50 54 66 66 84 60L101 76Q98 92 60 92H-60Q-98 92 -101 76Z',
    '#43a84c',
  ) +
  area('M30 62C50 54 66 66 84 60L101 76Q98 92 60 92H26C44 84 40 72 30 62Z', '#237a44') +
  line('M-82 74Q-60 64 -46 72', '#a5e86a', 6) +
  outlined(circle(-48, -44, 8, '#ff7a2e') + circle(50, -40, 9, '#ff7a2e') + circle(-36, -16, 5, '#ffb52e'), 4) +
  circle(48, -43, 3.4, '#ffe08a')

export const vinta = (p: Palette): string =>
  line('M-6 -92L-6 58', p.shade, 7) +
  ['M-6 -88C40 -70 76 -20 82 40L-6 48Z'].map((d) => area(d, p.main)).join('') +
  area('M-6 -52C24 -40 60 -4 76 18L82 40L-6 10Z', p.accent) +
  area('M-6 -22C20 -12 52 14 80 34L82 40L-6 48Z', p.pale) +
  area('M-6 14L70 38L82 40L-6 48Z', p.mate) +
  area('M-14 -70C-50 -44 -66 0 -70 44L-14 46Z', p.mate) +
  area('M-14 -20C-36 -4 -56 18 -68 32L-70 44L-14 46Z', p.pale) +
  area('M-96 54C-60 66 60 66 98 46C84 84 40 90 0 90C-44 90 -80 82 -96 54Z', p.shade) +
  line('M-84 66C-40 76 50 76 86 62', p.glow, 5) +
  line('M-98 96q14 -8 28 0t28 0t28 0t28 0t28 0t28 0', p.pale, 5)

/** A farmer with a wide woven hat, whose strap is below the chin. */
export const salakot = (): string =>
  outlined(
    area('M-74 106C-72 84 -50 76 -18 70H18C50 76 72 84 74 106Z', '#2f9ad8') +
      area('M-17 48H17L20 74Q0 90 -20 74Z', '#a8683a') +
      area('M-37 -8H37C41 22 34 44 22 56C14 64 6 67 0 67C-6 67 -14 64 -22 56C-34 44 -41 22 -37 -8Z', '#d8935a'),
    6,
  ) +
  area('M20 -4H34C38 24 32 42 21 54C14 62 6 65 -2 65C22 46 30 26 20 -4Z', '#8a4a20', { opacity: 0.45 }) +
  line('M-35 4C-36 40 -20 66 0 70C20 66 36 40 35 4', '#8a1c2c', 4) +
  line('M-25 13Q-17 8 -8 13M9 13Q18 8 26 13', '#2a1418', 4.6) +
  [-16, 17].map((x) => oval(x, 21, 4.4, 5, INK) + circle(x - 1.4, 19.4, 1.6, '#fff')).join('') +
  line('M1 20L-3 35Q1 39 6 36M-27 34Q-30 40 -27 46M27 34Q30 40 27 46', '#8a4a20', 3) +
  area('M-17 44Q-9 39 0 42Q9 39 18 44Q9 48 0 46Q-9 48 -17 44Z', '#3a1c18') +
  area('M-11 49Q0 53 12 49Q9 58 0 58Q-9 58 -11 49Z', '#fff') +
  area('M-40 88L0 100L42 88L18 70L0 82L-18 70Z', '#ffe9b0') +
  outlined(area('M-104 6C-84 -36 -44 -78 0 -100C44 -78 84 -36 104 6C70 16 -70 16 -104 6Z', '#f0b24a'), 7) +
  area('M10 -92C46 -72 80 -34 99 5C78 10 50 12 26 13C34 -22 28 -62 10 -92Z', '#b06c22') +
  area('M-12 -90C-48 -70 -80 -34 -97 2C-86 6 -74 8 -62 10C-52 -24 -36 -60 -12 -90Z', '#ffe396') +
  line('M-3 -92C-26 -58 -36 -24 -40 10M3 -92C26 -58 36 -24 40 10M0 -92V11', '#8a5418', 3.6) +
  line('M-64 -40Q0 -18 64 -40M-88 -10Q0 10 88 -10', '#8a5418', 3.6) +
  line('M-52 -52Q0 -32 52 -52', '#d8303c', 9) +
  outlined(area('M-15 -90L0 -106L15 -90Q0 -82 -15 -90Z', '#e0483c'), 5)

/** Rice fields on the slope of a mountain: their walls follow the slope, with water behind each, and a hut above. */
export const terraces = (): string => {
  const slope =
    'M-104 78C-104 40 -92 6 -70 -14C-52 -30 -40 -62 -14 -66C14 -68 24 -30 50 -18C86 0 104 40 104 78Q0 112 -104 78Z'
  const field = (y: number, bend: number): string => {
    const edge = `M-110 ${y - 6}C-70 ${y + bend} -40 ${y - bend * 0.7} -4 ${y + 2}S64 ${y + bend} 110 ${y - 10}`
    return (
      line(edge, '#6ad0fa', 20, { transform: 'translate(0 -10)' }) +
      line(edge, '#4a2014', 24, { transform: 'translate(0 9)' }) +
      line(edge, '#c8803c', 15, { transform: 'translate(0 9)' }) +
      line(edge, '#8ae04a', 7)
    )
  }
  return (
    outlined(circle(66, -58, 34, '#ffd23f'), 6) +
    circle(60, -64, 18, '#fff6b0') +
    outlined(area('M-104 60L-74 -52L-40 -24L-8 -64L40 -40L104 60Z', '#4a7ad8'), 6) +
    outlined(area(slope, '#2f9a44'), 7) +
    `<clipPath id="slope"><path d="${slope}"/></clipPath><g clip-path="url(#slope)">` +
    field(-26, 8) +
    field(8, 12) +
    field(42, -10) +
    field(78, 10) +
    line('M-46 -36h16M14 -36h14M-76 0h22M-4 -4h16M48 4h16M-30 36h22M-80 28h12M30 68h24M-64 72h20', '#fff', 4) +
    area('M30 -40C70 0 104 40 104 78Q60 100 20 98C70 70 60 10 30 -40Z', '#10204a', { opacity: 0.22 }) +
    '</g>' +
    outlined(area('M-32 -66H8V-44H-32Z', '#c8803c') + area('M-46 -62L-12 -102L22 -62Z', '#f0c04a'), 6) +
    area('M-12 -96L14 -66H-4Z', '#a8681c') +
    box(-18, -58, 12, 14, '#3a1810')
  )
}

export const amulet = (p: Palette): string =>
  line('M-60 -98C-52 -64 -24 -50 0 -50C24 -50 52 -64 60 -98', '#b8202f', 9) +
  line('M-60 -98C-52 -64 -24 -50 0 -50C24 -50 52 -64 60 -98', '#ff6a5a', 3.4) +
  circle(0, 20, 80, p.shade) +
  circle(-2, 17, 77, p.main) +
  area('M20 -57C66 -44 90 10 66 56C44 96 -10 108 -48 80C30 84 72 10 20 -57Z', p.shade, { opacity: 0.55 }) +
  circle(0, 18, 62, 'none', { stroke: p.glow, 'stroke-width': 4 }) +
  around(14, 70)
    .map(({ x, y }) => circle(x, y + 18, 4.4, p.pale))
    .join('') +
  circle(0, 18, 55, '#8a1238') +
  area('M0 -37A55 55 0 0 1 0 73C34 54 34 -18 0 -37Z', '#4a0626', { opacity: 0.7 }) +
  area('M0 -32L46 48L-46 48Z', p.glow) +
  area('M0 -32L46 48H6Z', p.shade, { opacity: 0.5 }) +
  area('M-30 24Q0 -8 30 24Q0 50 -30 24Z', '#fff') +
  circle(0, 22, 13, p.mate) +
  circle(0, 22, 6.5, p.ink) +
  circle(-4, 18, 3, '#fff') +
  area('M-68 8C-64 -26 -42 -48 -14 -54C-38 -38 -54 -16 -56 14Z', '#fff', { opacity: 0.65 }) +
  circle(0, -58, 15, p.shade) +
  circle(0, -60, 12, '#2fd0c0') +
  circle(-4, -64, 4, '#fff')

/** A rainbow between two clouds, with a star under it. */
export const bahaghari = (): string =>
  repeat(6, (i) => {
    const r = [64, 88, 77, 66, 55, 44][i] ?? 0
    const color = [INK, '#ff4f5a', '#ff9a2e', '#ffe14a', '#4fca62', '#5f7cf8'][i] ?? ''
    return area(`M${-r} 52A${r} ${r} 0 0 1 ${r} 52`, 'none', { stroke: color, 'stroke-width': i === 0 ? 68 : 12 })
  }) +
  line('M-86 24A91 91 0 0 1 -22 -36', '#ffffff', 5, { opacity: 0.85 }) +
  area('M22 -39A94 94 0 0 1 94 52H38A38 38 0 0 0 22 20Z', '#3a1a6a', { opacity: 0.2 }) +
  outlined(area(star(0, 40, 5, 32, 15), '#ffd23f')) +
  area('M0 8L9 28L31 30L14 45L19 66L0 55L3 42Z', '#f59a1c') +
  area('M-2 18L-7 32L-18 33Z', '#fffbe0') +
  bothSides(outlined(area('M34 78C22 66 32 50 46 54C48 36 76 34 80 50C98 46 106 66 94 78Q64 86 34 78Z', '#ffffff'))) +
  [-64, 64]
    .map((x) =>
      place(area('M-30 78C-38 72 -36 64 -32 60C-16 72 16 74 33 60C36 66 34 74 30 78Q0 86 -30 78Z', '#b4c8f4'), x, 0),
    )
    .join('')

export const bituin = (p: Palette): string =>
  circle(0, 0, 70, p.glow, { opacity: 0.2 }) +
  area(star(0, 0, 8, 98, 34), p.shade) +
  area(star(0, 0, 8, 84, 30, -67.5), p.accent) +
  area(star(0, 0, 8, 66, 26), p.main) +
  circle(0, 0, 32, p.pale) +
  circle(-11, -5, 4.5, p.ink) +
  circle(11, -5, 4.5, p.ink) +
  line('M-11 9Q0 20 11 9', p.ink, 4) +
  circle(-18, 6, 5, p.accent, { opacity: 0.6 }) +
  circle(18, 6, 5, p.accent, { opacity: 0.6 })

/** A storm cloud with a lightning and rain. */
export const habagat = (p: Palette): string =>
  outlined(
    line('M-62 28L-74 56M-36 30L-50 62M66 26L54 54M-18 62L-26 82M52 68L44 88', INK, 15) +
      area('M12 -8L-30 46H-4L-20 100L50 32H18L44 -8Z', p.accent) +
      area(
        'M-66 24C-106 24 -108 -28 -72 -34C-72 -66 -38 -76 -24 -62C-10 -106 60 -96 56 -48C96 -58 116 18 70 24Z',
        p.main,
      ),
  ) +
  line('M-62 28L-74 56M-36 30L-50 62M66 26L54 54M-18 62L-26 82M52 68L44 88', '#5fd0ff', 7) +
  area('M26 26H40L18 32H48L-14 90L12 40H-6Z', '#e8861c') +
  area('M56 -48C96 -58 114 18 70 22H-66C-92 22 -98 2 -94 -8C-70 10 -30 2 -14 -8C10 14 66 6 56 -48Z', p.shade) +
  area(
    'M-86 -10C-88 -22 -78 -28 -64 -28C-64 -50 -44 -60 -28 -52C-46 -40 -52 -22 -54 -8C-66 -14 -78 -16 -86 -10Z',
    p.pale,
  ) +
  line('M-8 -66C0 -78 14 -82 28 -78', p.pale, 7)

/** A woven mat with a pattern of peaks, unrolled from its roll. */
export const banig = (): string => {
  const colors = ['#e83a52', '#fff0c8', '#0fa58c', '#8a3fd0', '#ffc22e'] as const
  const peaks = colors.map((color, i) =>
    area(
      repeat(3, (k) => `M-86 ${i * 15 + k * 75 - 54}l86 -64l86 64v15l-86 -64l-86 64Z`),
      color,
    ),
  )
  return (
    '<clipPath id="mat">' +
    box(-86, -54, 172, 136, INK) +
    '</clipPath>' +
    outlined(
      area(`M-92 78${repeat(12, (i) => `L${-84 + i * 15.3} ${i % 2 === 0 ? 103 : 82}`)}L92 78Z`, '#ffc22e') +
        box(-92, -60, 184, 144, '#ffe08a', 4),
      6,
    ) +
    `<g clip-path="url(#mat)">${peaks.join('')}</g>` +
    line(repeat(8, (i) => `M${i * 19 - 67} -54V82`) + repeat(7, (i) => `M-86 ${i * 17 - 37}H86`), '#4a1038', 2.6, {
      opacity: 0.5,
    }) +
    area('M-85 -54H-30L-72 82H-85Z', '#ffffff', { opacity: 0.22 }) +
    area('M85 -54V82H34L66 -54Z', '#3a0c3c', { opacity: 0.26 }) +
    outlined(box(-102, -92, 204, 44, '#ff9a3c', 20), 6) +
    area('M-96 -64Q-94 -52 -82 -51H82Q96 -52 98 -66Q60 -60 0 -60T-96 -64Z', '#c4501c') +
    [-66, -22, 22]
      .map((x) => area(`M${x} -89H${x + 18}L${x + 28} -70L${x + 18} -51H${x}L${x + 10} -70Z`, '#8a3fd0'))
      .join('') +
    [-44, 0, 44]
      .map((x) => area(`M${x} -89H${x + 8}L${x + 18} -70L${x + 8} -51H${x}L${x + 10} -70Z`, '#fff0c8'))
      .join('') +
    line('M-86 -82H60', '#ffe9c0', 6, { opacity: 0.85 }) +
    outlined(circle(86, -70, 21, '#ffe08a'), 5) +
    line('M86 -70A5 5 0 0 1 90 -64A10 10 0 0 1 76 -70A12 12 0 0 1 98 -76', '#b8641c', 4)
  )
}

export const gong = (p: Palette): string =>
  line('M-84 96L-84 -84L84 -84L84 96', p.shade, 13) +
  line('M-40 -84L-34 -50M40 -84L34 -50', p.pale, 5) +
  circle(0, 14, 70, p.ink, { opacity: 0.3 }) +
  circle(0, 8, 70, p.main) +
  circle(0, 8, 56, 'none', { stroke: p.shade, 'stroke-width': 5 }) +
  area('M0 -62A70 70 0 0 1 0 78Z', p.shade, { opacity: 0.35 }) +
  circle(0, 8, 30, p.glow) +
  circle(-9, -2, 9, p.pale) +
  around(10, 47)
    .map(({ x, y }) => circle(x, y + 8, 5, p.pale))
    .join('') +
  line('M40 96L78 40', p.pale, 8) +
  circle(36, 92, 17, p.accent)

export const saranggola = (p: Palette): string =>
  line('M12 70C-10 86 -34 60 -50 80S-78 96 -96 82', INK, 9) +
  line('M12 70C-10 86 -34 60 -50 80S-78 96 -96 82', p.pale, 4) +
  outlined(
    area('M12 -102L78 -30L12 76L-54 -30Z', p.main) +
      [
        [-16, 74],
        [-50, 80],
        [-82, 90],
      ]
        .map(([x = 0, y = 0]) => area(`M${x} ${y}l-14 -11v22ZM${x} ${y}l14 -11v22Z`, p.accent))
        .join(''),
  ) +
  area('M12 -100L76 -30H12Z', p.accent) +
  area('M12 -30V74L-52 -30Z', p.mate) +
  area('M12 -30H76L12 74Z', p.shade) +
  area('M12 -100L-52 -30L12 74L-8 -30Z', '#ffffff', { opacity: 0.28 }) +
  area('M12 -100L76 -30L12 74L50 -30Z', p.ink, { opacity: 0.2 }) +
  line('M12 -98V72M-50 -30H74', p.pale, 6) +
  outlined(circle(12, -30, 17, p.pale), 4) +
  area(star(12, -30, 5, 13, 6), p.shade) +
  line('M-2 -74L-30 -43', '#ffffff', 6)

export const comet = (): string =>
  area('M-56 -98C-14 -92 52 -72 84 -26L40 -10ZM-100 -40C-90 6 -58 58 -14 84L-4 34Z', '#ff5f2e') +
  area('M-102 -92C-46 -82 54 -50 88 0C100 52 58 94 8 84C-40 60 -76 -18 -102 -92Z', '#ff7f2e') +
  area('M-84 -72C-34 -60 46 -36 76 8C84 50 54 80 16 72C-26 46 -60 -14 -84 -72Z', '#ffb02e') +
  area('M-62 -48C-24 -36 36 -18 62 18C66 46 46 62 22 56C-10 34 -40 -8 -62 -48Z', '#ffe27a') +
  area(star(36, 28, 5, 62, 29, -74), '#ff9a1f', {
    stroke: '#ff9a1f',
    'stroke-width': 6,
    'stroke-linejoin': 'round',
  }) +
  area(star(36, 28, 5, 56, 26, -74), '#ffd23f') +
  area(star(35, 27, 5, 36, 17, -74), '#fffbe0') +
  line('M-40 -70L-14 -60M-74 -30L-60 -4', '#fff0a0', 6)

export const galleon = (p: Palette): string =>
  area('M-70 -14C-70 -60 -40 -76 0 -76C40 -76 70 -60 70 -14Z', p.shade) +
  area('M-58 -14C-58 -52 -34 -64 0 -64C34 -64 58 -52 58 -14Z', p.main) +
  box(-10, -76, 20, 62, p.accent) +
  line('M-36 -66L-36 -14M36 -66L36 -14', p.shade, 6) +
  oval(0, -10, 66, 14, p.glow) +
  repeat(
    7,
    (i) =>
      circle(-48 + i * 16, -14 - (i % 2) * 10, 12, i % 3 === 1 ? p.pale : p.accent) +
      circle(-48 + i * 16, -14 - (i % 2) * 10, 6, p.main),
  ) +
  box(-76, -6, 152, 84, p.main, 10) +
  area('M-76 40H76V68A10 10 0 0 1 66 78H-66A10 10 0 0 1 -76 68Z', p.shade, { opacity: 0.5 }) +
  box(-76, 6, 152, 12, p.shade) +
  box(-48, -6, 12, 84, p.shade) +
  box(36, -6, 12, 84, p.shade) +
  box(-17, 0, 34, 40, p.pale, 8) +
  circle(0, 16, 7, p.ink) +
  area('M-4 16H4L6 32H-6Z', p.ink)

export const lamp = (p: Palette): string =>
  circle(0, 8, 94, p.glow, { opacity: 0.2 }) +
  circle(0, 8, 76, p.glow, { opacity: 0.25 }) +
  outlined(
    circle(0, -92, 8, 'none', { 'stroke-width': 8 }) +
      area('M-30 -56L-16 -82H16L30 -56Z', p.shade) +
      area('M-40 -56H40C70 -30 70 40 40 64H-40C-70 40 -70 -30 -40 -56Z', p.main) +
      box(-36, 60, 72, 16, p.shade, 7) +
      [-18, 0, 18].map((x) => box(x - 4, 76, 8, x === 0 ? 28 : 20, p.accent, 4)).join(''),
  ) +
  area('M18 -54H39C67 -30 67 40 39 62H18C34 30 34 -26 18 -54Z', p.shade, { opacity: 0.7 }) +
  area('M-16 -54H14C28 -22 28 32 14 62H-16C-30 32 -30 -22 -16 -54Z', p.glow) +
  oval(0, 6, 19, 36, p.pale) +
  outlined(area('M0 -26C18 -4 20 22 0 34C-20 22 -14 4 -8 -6C-4 -12 -2 -18 0 -26Z', p.accent), 4) +
  area('M1 0C9 12 9 24 0 29C-9 24 -8 12 1 0Z', '#ffe14a') +
  line('M-58 -18Q0 -10 58 -18M-58 26Q0 34 58 26', p.shade, 5) +
  line('M-42 -40C-54 -20 -56 10 -50 34', '#fffbe0', 7) +
  line('M-20 -64L-12 -76M-26 67H8', '#ffb08a', 4)

/** A lucky seven with a golden edge. */
export const seven = (): string =>
  outlined(
    area('M-66 -78H86V-36C46 4 28 46 26 100H-34C-32 44 -10 2 16 -28H-24V-4H-66Z', '#8a1022') +
      area('M-78 -92H76V-48C36 -8 18 34 16 88H-46C-44 30 -20 -12 8 -42H-34V-18H-78Z', '#ffc93d'),
    6,
  ) +
  area('M73 -49C33 -8 15 34 13 85H0C4 30 24 -14 64 -54V-89H73Z', '#d9851a') +
  area('M-66 -80H64V-53C24 -12 6 30 4 76H-34C-30 26 -8 -18 30 -54H-46V-30H-66Z', '#f0263c') +
  area('M64 -53C24 -12 6 30 4 76H-14C-10 26 12 -22 50 -62V-80H64Z', '#a80f2c') +
  line('M-58 -72H34M-24 66Q-16 16 14 -18', '#ff9a9a', 6) +
  line('M-74 -88H50', '#fff6cc', 4) +
  outlined(area(star(66, 40, 4, 32, 9), '#ffffff') + area(star(-70, 44, 4, 24, 7), '#ffe68a'), 4)

export const ruby = (p: Palette): string =>
  outlined(area('M-56 -62H56L96 -14L0 90L-96 -14Z', p.main), 6) +
  area('M-56 -62L-48 -14H-96Z', p.glow) +
  area('M56 -60L48 -14H94ZM48 -14H94L0 88Z', p.shade) +
  area('M-48 -14H-16L0 90Z', p.glow, { opacity: 0.7 }) +
  area('M0 -14H48L0 90Z', p.accent, { opacity: 0.55 }) +
  area('M-56 -62H56L48 -14H-48Z', p.pale, { opacity: 0.6 }) +
  area('M-56 -62H-18L-48 -14ZM-18 -62H20L0 -14Z', p.pale, { opacity: 0.8 }) +
  line('M-96 -14H96M-48 -14L0 90L48 -14', p.shade, 3, { opacity: 0.7 }) +
  line('M-50 -54H0M-84 -18L-64 -42', '#ffffff', 6) +
  outlined(area(star(-70, -74, 4, 26, 8) + star(76, 50, 4, 28, 8), '#ffffff'), 4)
