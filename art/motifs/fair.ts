/** Places, rides and treasures, each drawn around 0,0 within a circle of radius 100. */
import { area, around, box, circle, line, num, oval, repeat, star } from '../draw.ts'
import type { Palette } from '../palettes.ts'

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
  box(-88, -58, 150, 18, p.accent, 8) +
  area('M-82 -44L56 -44L66 0L-82 0Z', p.pale) +
  repeat(4, (i) => box(-74 + i * 30, -38, 24, 26, p.dusk, 4)) +
  area('M48 -38L58 -10L66 -10L56 -38Z', p.mate) +
  area('M-90 -8L64 -8C86 -6 98 6 98 26L98 44L-90 44Z', p.main) +
  area('M-90 20L98 20L98 44L-90 44Z', p.shade) +
  line('M-84 6L56 6', p.accent, 7) +
  repeat(6, (i) => area(star(-72 + i * 24, 6, 4, 9, 4), p.pale)) +
  box(78, 8, 20, 22, p.pale, 4) +
  line('M84 12L84 26M91 12L91 26', p.shade, 3) +
  [-48, 54].map((x) => circle(x, 48, 25, p.ink) + circle(x, 48, 13, p.pale) + circle(x, 48, 5, p.shade)).join('') +
  area('M72 -8L80 -28L88 -8Z', p.accent) +
  circle(80, -30, 6, p.pale) +
  repeat(5, (i) => circle(-76 + i * 32, -64, 5, i % 2 === 0 ? p.glow : p.mate))

export const mayon = (p: Palette): string =>
  area('M-12 -58C-40 -84 -22 -100 0 -90C16 -104 44 -90 34 -72C28 -60 18 -56 12 -58Z', p.pale, { opacity: 0.85 }) +
  area('M-14 -54L14 -54C26 10 60 56 98 86L-98 86C-60 56 -26 10 -14 -54Z', p.shade) +
  area('M2 -54L14 -54C26 10 60 56 98 86L30 86C14 40 6 0 2 -54Z', p.ink, { opacity: 0.3 }) +
  area(
    'M-14 -54L14 -54C18 -26 26 -2 34 18C20 8 16 26 8 46C4 30 -4 22 -10 34C-12 16 -20 8 -32 16C-22 -4 -18 -28 -14 -54Z',
    p.main,
  ) +
  area('M-8 -54L8 -54C10 -32 14 -14 18 0C8 -4 2 10 -2 18C-6 2 -12 -6 -18 -4C-12 -20 -10 -36 -8 -54Z', p.accent) +
  line('M-98 88L98 88', p.mate, 10) +
  circle(-26, -70, 5, p.accent) +
  circle(40, -52, 4, p.accent) +
  circle(-40, -46, 4, p.main)

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

export const salakot = (p: Palette): string =>
  area('M-98 34C-80 4 -40 -34 0 -74C40 -34 80 4 98 34C60 62 -60 62 -98 34Z', p.main) +
  area('M0 -74C40 -34 80 4 98 34C76 50 40 56 6 56C30 20 24 -30 0 -74Z', p.shade, { opacity: 0.55 }) +
  line('M-62 -4C-30 14 30 14 62 -4M-80 14C-40 36 40 36 80 14M-38 -30C-18 -18 18 -18 38 -30', p.pale, 4) +
  line('M0 -70L0 52M0 -70L-50 44M0 -70L50 44', p.shade, 3) +
  area('M-12 -70L0 -98L12 -70Z', p.accent) +
  circle(0, -68, 13, p.accent) +
  line('M-60 48Q-40 92 0 94Q40 92 60 48', p.mate, 6)

export const kalesa = (p: Palette): string =>
  line('M10 34L98 10', p.shade, 9) +
  area(
    'M-70 -70C-20 -96 40 -84 44 -40L30 -40C10 -60 -30 -60 -50 -40C-64 -30 -70 -10 -70 10L-84 10C-88 -24 ' +
      '-84 -56 -70 -70Z',
    p.accent,
  ) +
  area('M-70 -70C-20 -96 40 -84 44 -40L30 -40C10 -60 -30 -60 -50 -40Z', p.shade, { opacity: 0.4 }) +
  area('M-76 0L44 0C40 34 14 46 -16 46C-50 46 -70 30 -76 0Z', p.main) +
  line('M-60 14L32 14', p.pale, 5) +
  box(-54, -18, 60, 20, p.mate, 8) +
  circle(-10, 44, 50, 'none', { stroke: p.pale, 'stroke-width': 10 }) +
  around(8, 45)
    .map(({ x, y }) => line(`M-10 44L${num(x - 10)} ${num(y + 44)}`, p.pale, 4))
    .join('') +
  circle(-10, 44, 11, p.accent) +
  circle(52, -18, 11, p.glow) +
  line('M52 -6L52 12', p.shade, 5)

export const terraces = (): string =>
  circle(58, -50, 34, '#ffd95e') +
  [
    [0, 48, 102, 46],
    [-6, 22, 86, 38],
    [-14, -3, 68, 30],
    [-22, -26, 48, 22],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0], i) => {
      const bank = (top: number): string =>
        `M${x - rx} ${top}C${x - rx} ${top - ry} ${x - rx * 0.3} ${top - ry * 0.9} ${x} ${top - ry * 0.8}` +
        `C${x + rx * 0.5} ${top - ry * 1.1} ${x + rx} ${top - ry * 0.8} ${x + rx} ${top}` +
        `C${x + rx} ${top + ry * 0.8} ${x + rx * 0.5} ${top + ry * 0.7} ${x + rx * 0.2} ${top + ry * 0.8}` +
        `C${x - rx * 0.3} ${top + ry * 1.1} ${x - rx} ${top + ry * 0.9} ${x - rx} ${top}Z`
      return area(bank(y + 12), '#1c5c38') + area(bank(y), i % 2 === 0 ? '#a8dc54' : '#5cb84a')
    })
    .join('') +
  line('M-88 60C-76 76 -48 84 -16 82M-78 34C-66 48 -44 54 -24 52M-66 8C-56 20 -42 26 -26 25', '#c8f4f0', 7) +
  line('M30 74L36 66M52 70L58 62M74 62L80 54M36 44L41 37M58 36L63 29M22 17L27 11M40 10L45 4', '#f0f7a0', 4) +
  box(-42, -50, 40, 22, '#8a4a24', 3) +
  area('M-56 -44C-44 -60 -36 -74 -28 -86H-16C-8 -74 0 -60 12 -44Q-22 -36 -56 -44Z', '#f0b84a') +
  area('M-16 -86C-8 -74 0 -60 12 -44Q0 -41 -12 -40C-12 -56 -16 -74 -22 -86Z', '#b0742a') +
  box(-28, -40, 12, 13, '#3a1c14', 2)

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

export const bahaghari = (p: Palette): string =>
  [p.accent, p.glow, p.pale, p.mate, p.main]
    .map(
      (color, i) =>
        `<path d="M${-88 + i * 13} 50A${88 - i * 13} ${88 - i * 13} 0 0 1 ${88 - i * 13} 50" fill="none" ` +
        `stroke="${color}" stroke-width="14"/>`,
    )
    .join('') +
  [-70, 70]
    .map((x) => circle(x - 16, 54, 18, p.pale) + circle(x + 12, 50, 22, p.pale) + circle(x - 2, 64, 20, p.pale))
    .join('') +
  area(star(0, 34, 5, 24, 10), p.accent)

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

export const habagat = (p: Palette): string =>
  area('M14 -6L-26 48L0 48L-18 98L48 30L18 30L40 -6Z', p.accent) +
  circle(-44, -20, 36, p.shade) +
  circle(46, -22, 38, p.shade) +
  circle(0, -46, 48, p.main) +
  circle(-44, -22, 30, p.main) +
  circle(44, -24, 32, p.main) +
  box(-76, -24, 154, 34, p.main, 17) +
  circle(-12, -62, 22, p.pale, { opacity: 0.5 }) +
  line('M-56 30l-8 20M-34 30l-8 20M62 28l-8 20M-66 62l-8 20M70 60l-8 20', p.pale, 6)

export const banig = (p: Palette): string => {
  const tiles = Array.from({ length: 25 }, (_, i) => ({
    x: (i % 5) * 36 - 89,
    y: Math.floor(i / 5) * 36 - 89,
    flip: i % 2 === 0,
  }))
  const half = (flip: boolean): typeof tiles => tiles.filter((tile) => tile.flip === flip)
  const square = ({ x, y }: { x: number; y: number }): string => `M${x} ${y}h34v34h-34Z`
  return (
    area(half(true).map(square).join(''), p.main) +
    area(half(false).map(square).join(''), p.accent) +
    line(
      half(true)
        .map(({ x, y }) => `M${x + 10} ${y + 4}v26m13-26v26`)
        .join(''),
      p.shade,
      5,
    ) +
    line(
      half(false)
        .map(({ x, y }) => `M${x + 4} ${y + 10}h26m-26 13h26`)
        .join(''),
      p.pale,
      5,
    )
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
  area('M10 -96L70 -30L10 70L-50 -30Z', p.main) +
  area('M10 -96L70 -30L10 -30Z', p.accent) +
  area('M10 -30L10 70L-50 -30Z', p.mate) +
  area('M10 -30L70 -30L10 70Z', p.shade) +
  line('M10 -96L10 70M-50 -30L70 -30', p.pale, 5) +
  line('M10 70C-10 84 -40 66 -50 84C-58 96 -76 92 -90 84', p.pale, 4) +
  [
    [-16, 76],
    [-48, 84],
    [-76, 92],
  ]
    .map(([x = 0, y = 0]) => area(`M${x} ${y}l-12 -9l0 18ZM${x} ${y}l12 -9l0 18Z`, p.accent))
    .join('')

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
  circle(0, 10, 92, p.glow, { opacity: 0.22 }) +
  line('M0 -98L0 -72', p.pale, 5) +
  area('M-26 -58L-16 -76L16 -76L26 -58Z', p.shade) +
  area('M-40 -58H40C68 -30 68 40 40 66H-40C-68 40 -68 -30 -40 -58Z', p.main) +
  area('M-14 -58H14C28 -20 28 30 14 66H-14C-28 30 -28 -20 -14 -58Z', p.glow) +
  line('M-58 -20H58M-60 26H60', p.shade, 4) +
  oval(0, 12, 13, 22, p.pale) +
  area('M0 -12C12 4 12 20 0 30C-12 20 -12 4 0 -12Z', p.accent) +
  box(-34, 62, 68, 14, p.shade, 6) +
  line('M-16 78L-16 96M0 78L0 98M16 78L16 96', p.accent, 6)

export const seven = (p: Palette): string =>
  area('M-66 -84H70V-46C30 -6 12 36 10 88H-40C-38 30 -14 -10 16 -42H-30V-22H-66Z', p.ink, {
    transform: 'translate(6 8)',
    opacity: 0.5,
  }) +
  area('M-66 -84H70V-46C30 -6 12 36 10 88H-40C-38 30 -14 -10 16 -42H-30V-22H-66Z', p.accent) +
  area('M-66 -84H70V-62H-66Z', p.pale, { opacity: 0.45 }) +
  line('M-54 -72H58V-52C20 -10 2 34 -2 76', p.pale, 5) +
  circle(-70, 60, 12, p.main) +
  area(star(62, 40, 4, 26, 8), p.glow)

export const ruby = (p: Palette): string =>
  area('M-56 -60H56L94 -14L0 88L-94 -14Z', p.main) +
  area('M-56 -60L-34 -14H-94Z', p.shade) +
  area('M56 -60L34 -14H94Z', p.glow, { opacity: 0.8 }) +
  area('M-34 -14H34L0 88Z', p.accent, { opacity: 0.75 }) +
  area('M-56 -60H56L34 -14H-34Z', p.pale, { opacity: 0.7 }) +
  area('M34 -14H94L0 88Z', p.shade, { opacity: 0.6 }) +
  area(star(-66, -78, 4, 20, 6), p.pale) +
  area(star(78, 46, 4, 24, 7), p.pale)
