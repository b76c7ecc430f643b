/** Fruit, sweets and market goods, each drawn around 0,0 within a circle of radius 100. */
import { area, around, box, circle, dots, line, oval, repeat, star } from '../draw.ts'
import type { Palette } from '../palettes.ts'
import { outlined } from './outline.ts'

/** A carabao mango: a bent shape with a beak, green at the shoulder and red on the side of the sun. */
export const mango = (p: Palette): string =>
  area('M16 -76C-10 -104 -58 -106 -96 -74C-60 -58 -14 -58 16 -76Z', p.mate) +
  area('M16 -76C-14 -76 -58 -78 -96 -74C-60 -58 -14 -58 16 -76Z', p.deep, { opacity: 0.4 }) +
  area('M22 -78C34 -102 62 -106 84 -94C72 -74 46 -66 22 -78Z', p.mate) +
  line('M12 -76Q-40 -84 -84 -75M26 -80Q52 -90 74 -92', p.deep, 3) +
  line('M20 -56Q22 -70 18 -82', p.shade, 9) +
  area(
    'M12 -64C52 -78 92 -48 90 -4C88 46 44 92 -16 94C-42 95 -66 88 -82 72C-88 65 -86 58 -79 54C-64 46 -62 28 -57 8' +
      'C-50 -28 -24 -54 12 -64Z',
    p.main,
  ) +
  area('M12 -64C52 -78 92 -48 90 -4C88 24 74 50 50 68C66 26 52 -22 -18 -49C-9 -56 1 -61 12 -64Z', p.mate, {
    opacity: 0.55,
  }) +
  area('M12 -64C44 -75 76 -58 86 -26C66 -44 32 -56 0 -58Z', p.mate, { opacity: 0.75 }) +
  area('M90 -4C88 46 44 92 -16 94C-42 95 -66 88 -82 72C-26 80 44 58 62 -30C78 -24 88 -14 90 -4Z', p.accent, {
    opacity: 0.6,
  }) +
  area('M88 12C80 56 38 92 -16 94C-30 94 -44 92 -56 88C8 84 66 58 82 -2Z', p.accent, { opacity: 0.75 }) +
  area('M-40 18C-38 -12 -22 -32 0 -42C-14 -20 -20 0 -22 34C-28 44 -40 36 -40 18Z', p.pale, { opacity: 0.8 }) +
  dots(
    [
      { x: 22, y: -18 },
      { x: 4, y: 10 },
      { x: 34, y: 12 },
      { x: 10, y: 44 },
      { x: -18, y: 62 },
      { x: 52, y: 34 },
    ],
    2.6,
    p.pale,
    { opacity: 0.7 },
  )

export const pineapple = (p: Palette): string =>
  [
    'M-4 -22C-26 -40 -66 -52 -84 -34C-60 -34 -30 -26 -4 -14Z',
    'M4 -22C26 -40 66 -52 84 -34C60 -34 30 -26 4 -14Z',
    'M0 -22C-16 -50 -54 -80 -74 -70C-50 -58 -22 -40 -4 -16Z',
    'M0 -22C16 -50 54 -80 74 -70C50 -58 22 -40 4 -16Z',
    'M-2 -18C-28 -46 -36 -86 -18 -104C-8 -76 -2 -50 2 -18Z',
    'M2 -18C28 -46 34 -84 22 -100C8 -78 -2 -50 -2 -18Z',
  ]
    .map((d, i) => area(d, i % 2 === 0 ? p.glow : p.mate))
    .join('') +
  line('M-14 -36C-30 -50 -44 -58 -58 -64M14 -36C30 -50 44 -58 58 -64M-8 -44Q-16 -70 -14 -88', p.deep, 2.6, {
    opacity: 0.5,
  }) +
  oval(0, 40, 62, 64, p.shade) +
  oval(-3, 38, 58, 61, p.main) +
  area('M-3 -23C30 -23 55 4 55 38C55 72 30 99 -3 99C44 84 48 6 -3 -23Z', p.accent, { opacity: 0.5 }) +
  line(
    'M-56 14L26 96M-40 -10L52 82M-16 -22L58 50M16 -24L56 16M50 14L-32 96M34 -10L-54 78M10 -22L-60 48',
    p.shade,
    4.4,
  ) +
  [
    [0, 12],
    [0, 46],
    [-18, 29],
    [17, 29],
    [-17, 63],
    [17, 63],
    [-36, 46],
    [34, 46],
    [0, 80],
    [-34, 12],
    [0, -8],
  ]
    .map(([x = 0, y = 0], i) => circle(x, y, 4.4, i % 3 === 0 ? p.pale : p.glow))
    .join('') +
  area('M-46 20C-44 -2 -30 -14 -14 -17C-28 -2 -36 16 -36 42C-42 40 -47 32 -46 20Z', p.pale, { opacity: 0.75 })

export const pakwan = (p: Palette): string =>
  area('M-99 -40C-92 46 -44 92 10 90C62 88 98 38 99 -30L84 -34L-86 -46Z', '#1f6f3f') +
  area('M-94 -42C-86 40 -40 84 10 82C56 80 90 34 92 -32Z', p.mate) +
  line('M-80 6L-66 -2M-60 44L-48 32M-24 70L-18 56M18 82L16 66M58 64L48 52M84 22L70 16', '#1f6f3f', 9) +
  area('M-84 -42C-76 30 -36 70 10 68C50 66 80 26 82 -32Z', p.pale) +
  area('M-74 -42C-66 22 -32 58 8 57C44 56 70 20 72 -32Z', p.main) +
  area('M10 -37L72 -32C70 20 44 56 8 57C-8 57 -22 52 -34 43C14 44 36 12 10 -37Z', p.shade, { opacity: 0.42 }) +
  area('M-99 -40C-60 -66 60 -60 99 -30C60 -22 -60 -26 -99 -40Z', p.pale) +
  area('M-86 -40C-52 -60 54 -55 86 -32C50 -27 -52 -30 -86 -40Z', '#ff7f84') +
  [
    [-40, -8, 12],
    [-8, -2, 0],
    [24, -6, -10],
    [50, -10, -16],
    [-26, 22, 10],
    [6, 28, 0],
    [36, 20, -14],
  ]
    .map(([x = 0, y = 0, turn = 0]) => oval(x, y, 5, 9, p.ink, turn) + oval(x - 1.6, y - 3, 1.4, 2.6, '#fff', turn))
    .join('') +
  area('M-66 -30C-62 -6 -54 12 -42 24C-52 20 -66 -2 -68 -30Z', '#fff', { opacity: 0.55 }) +
  line('M-62 -43Q-30 -50 4 -48', '#fff', 5, { opacity: 0.7 })

/** The spikes of a durian in rings around 0,10: those in the light, the others, and the sides in the shade. */
const durianSpikes = (p: Palette): string => {
  const paths = { lit: '', plain: '', shade: '' }
  for (const { count, radius, size } of [
    { count: 15, radius: 66, size: 19 },
    { count: 11, radius: 42, size: 18 },
    { count: 6, radius: 18, size: 16 },
  ])
    for (const { x, y, angle } of around(count, radius, radius)) {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      const point = (out: number, aside: number): string =>
        `${Math.round(x + out * cos - aside * sin)} ${Math.round(y + 10 + out * sin + aside * cos)}`
      const [tip, base, left, right] = [
        point(size, 0),
        point(-size * 0.4, 0),
        point(-size * 0.4, -size * 0.6),
        point(-size * 0.4, size * 0.6),
      ]
      paths[x + y < -10 ? 'lit' : 'plain'] += `M${left}L${tip}L${right}Z`
      paths.shade += `M${tip}L${right}L${base}Z`
    }
  return area(paths.lit, p.glow) + area(paths.plain, p.main) + area(paths.shade, p.shade, { opacity: 0.55 })
}

export const durian = (p: Palette): string =>
  line('M-2 -66Q0 -88 18 -98', '#6d4a2c', 13) +
  line('M-5 -70Q-3 -86 12 -94', '#a87a48', 4) +
  area(star(0, 12, 20, 90, 72), p.shade) +
  oval(-6, 6, 72, 70, p.main) +
  durianSpikes(p) +
  area('M-46 30C-24 -2 26 -2 50 28C30 64 -24 66 -46 30Z', p.shade) +
  area('M-38 30C-18 6 22 6 42 28C24 56 -20 58 -38 30Z', p.pale) +
  oval(-12, 31, 16, 17, p.accent, 12) +
  oval(19, 31, 16, 17, p.accent, -12) +
  oval(-17, 25, 6, 5, '#fffbe0', -20) +
  oval(14, 25, 6, 5, '#fffbe0', -20)

export const siling = (p: Palette): string =>
  area('M-20 -64C20 -76 44 -50 42 -16C40 34 4 84 -66 92C-20 60 -16 26 -28 -8C-36 -32 -38 -54 -20 -64Z', p.main) +
  area('M42 -16C40 34 4 84 -66 92C0 66 22 30 24 -40C36 -36 42 -28 42 -16Z', p.shade, { opacity: 0.6 }) +
  line('M-16 -44C-22 -20 -6 4 -6 28', p.pale, 8) +
  area('M-34 -52C-30 -80 24 -86 36 -54C18 -62 10 -48 2 -54C-8 -62 -18 -46 -34 -52Z', p.mate) +
  line('M0 -74Q2 -92 18 -98', p.mate, 10)

export const haloHalo = (p: Palette): string =>
  area('M-30 96L30 96L20 84L8 84L8 70L-8 70L-8 84L-20 84Z', p.pale) +
  area('M-62 -20L62 -20C60 34 34 72 0 72C-34 72 -60 34 -62 -20Z', p.pale, { opacity: 0.4 }) +
  area('M-56 -10L56 -10C56 6 52 18 48 28L-48 28C-52 18 -56 6 -56 -10Z', p.mate) +
  area('M-48 28L48 28C42 42 34 52 26 58L-26 58C-34 52 -42 42 -48 28Z', p.accent) +
  repeat(5, (i) => circle(-36 + i * 18, i % 2 === 0 ? 40 : 48, 6, p.shade)) +
  area('M-66 -20C-62 -52 -40 -44 -34 -60C-14 -66 0 -56 10 -60C30 -60 40 -40 52 -42C64 -38 66 -28 66 -20Z', p.pale) +
  circle(-18, -62, 27, p.main) +
  circle(-26, -71, 9, p.glow) +
  oval(24, -58, 20, 14, p.accent, -24) +
  circle(0, -92, 8, p.shade) +
  line('M46 -46L74 -96', p.accent, 8) +
  circle(76, -98, 8, p.pale)

export const sorbetes = (p: Palette): string =>
  area('M-36 6L36 6L0 98Z', p.glow) +
  line('M-24 14L8 76M24 14L-8 76M0 14L18 48M0 14L-18 48', p.shade, 4) +
  box(-42, -4, 84, 16, p.shade, 8) +
  circle(-26, -26, 32, p.main) +
  circle(26, -26, 32, p.accent) +
  circle(0, -62, 34, p.mate) +
  circle(-36, -38, 8, p.pale) +
  circle(-12, -76, 9, p.pale) +
  circle(18, -40, 7, p.pale) +
  circle(6, -98, 9, p.shade)

export const coconut = (p: Palette): string =>
  area('M20 -14L52 -92L76 -100L80 -92L60 -84L34 -12Z', p.accent) +
  line('M58 -88L74 -94M30 -16L44 -50', '#fff', 4, { opacity: 0.6 }) +
  oval(-2, 28, 80, 70, '#4f2c18') +
  oval(-6, 24, 77, 67, p.shade) +
  area('M66 0C90 50 40 98 -10 96C-50 94 -76 66 -80 44C-40 92 50 84 66 0Z', '#3f2012', { opacity: 0.5 }) +
  line('M-66 44C-54 66 -36 76 -20 80M-50 56L-56 64M-30 68L-34 78M14 84C36 80 54 64 60 48M34 72L40 80', '#3f2012', 3.4, {
    opacity: 0.6,
  }) +
  area('M-72 22C-68 52 -50 72 -30 80C-50 60 -58 42 -58 26Z', '#c98f5a', { opacity: 0.7 }) +
  oval(-6, -2, 78, 38, '#4f2c18', -4) +
  oval(-6, -5, 73, 34, p.pale, -4) +
  oval(-4, -2, 58, 25, '#b8e4dc', -4) +
  oval(-4, 2, 54, 20, '#e6fbf4', -4) +
  oval(-22, -4, 16, 6, '#fff', -8) +
  area('M-60 -18C-86 -46 -58 -88 -22 -82C-34 -60 -30 -34 -36 -8C-46 -6 -54 -10 -60 -18Z', p.mate) +
  area('M-22 -82C-34 -60 -30 -34 -36 -8C-46 -24 -48 -58 -22 -82Z', '#2a7a44') +
  circle(-2, -34, 21, '#e0304e') +
  circle(-5, -37, 18, '#ff5a6e') +
  oval(-12, -44, 6, 4, '#fff', -30)

export const bell = (): string =>
  outlined(
    box(-44, -57, 88, 17, '#8a5228', 6) +
      circle(-6, 90, 18, '#c4701c') +
      area(
        'M-22 -44H22C46 -36 46 6 52 30C56 46 68 52 74 66H-74C-68 52 -56 46 -52 30C-46 6 -46 -36 -14 -44Z',
        '#ffbe2e',
      ),
  ) +
  line('M-37 -52H30', '#d49a5c', 4) +
  area('M22 -44C46 -36 46 6 52 30C56 46 68 52 74 66H24C36 30 32 -20 4 -44Z', '#c9741a') +
  area('M-16 -34C-36 -24 -34 6 -42 34C-32 36 -26 34 -24 30C-20 4 -24 -14 -8 -34Z', '#fff3b0') +
  line('M-53 34Q0 46 53 34', '#8f4c14', 5) +
  line('M-44 -4Q0 8 44 -4', '#8f4c14', 4) +
  outlined(area('M-80 64Q0 78 80 64Q86 76 78 80Q0 92 -78 80Q-86 76 -80 64Z', '#ffd65c')) +
  line('M-70 72Q-40 78 -8 79', '#fff7cc', 5) +
  area('M0 8L5 17L14 18L7 24L9 33L0 28L-9 33L-7 24L-14 18L-5 17Z', '#fff0a0')

/** A crown with velvet and jewels. */
export const crown = (): string =>
  outlined(
    area('M-66 40Q-62 -30 0 -34Q62 -30 66 40Z', '#b8174a') +
      area('M-72 56L-92 -44L-50 0L-32 -66L0 -12L32 -66L50 0L92 -44L72 56Q0 74 -72 56Z', '#ffc22e') +
      circle(-92, -52, 13, '#ff4a5e') +
      circle(92, -52, 13, '#d81f4a') +
      circle(-32, -78, 13, '#ff4a5e') +
      circle(32, -78, 13, '#e82f50'),
  ) +
  area('M10 2L32 -60L50 0L90 -38L72 56Q46 63 20 65Z', '#d9851a') +
  area('M-88 -32L-52 8L-50 60L-70 56ZM-34 -52L-38 0L-22 -18Z', '#fff3b0') +
  outlined(
    area('M0 -2L20 24L0 50L-20 24Z', '#2fb4ff') +
      circle(-46, 30, 11, '#ff4a5e') +
      circle(46, 30, 11, '#e0264e') +
      area('M-78 50Q0 72 78 50L75 80Q0 100 -75 80Z', '#ffe07a'),
    4,
  ) +
  area('M0 -2L0 50L-20 24Z', '#a9e4ff') +
  area('M75 53L73 78Q46 87 16 90V64Q50 60 75 53Z', '#e09a24') +
  line('M-68 60Q-30 70 8 70', '#ffffff', 5) +
  [-52, -18, 18, 52]
    .map((x, i) => circle(x, 80 - Math.abs(x) * 0.09, 6.5, i % 2 === 0 ? '#1fae8c' : '#e0264e'))
    .join('') +
  [
    [-96, -57],
    [-36, -83],
    [28, -83],
    [88, -57],
    [-49, 26],
    [43, 26],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 4, '#fff0f0'))
    .join('')

export const pearl = (p: Palette): string =>
  area('M-90 20C-96 70 -40 92 0 92C40 92 96 70 90 20C60 40 -60 40 -90 20Z', p.shade) +
  repeat(7, (i) => line(`M${-60 + i * 20} ${38}L${-45 + i * 15} ${84 - Math.abs(i - 3) * 4}`, p.main, 6)) +
  area(
    'M-84 4C-104 -50 -60 -92 -42 -80C-30 -98 -10 -98 0 -88C10 -98 30 -98 42 -80C60 -92 104 -50 84 4C50 ' +
      '-20 -50 -20 -84 4Z',
    p.main,
  ) +
  [-56, -30, 0, 30, 56].map((x) => line(`M${x * 0.7} -14L${x} -78`, p.pale, 5, { opacity: 0.55 })).join('') +
  area('M-84 3C-50 -22 50 -22 84 3L89 22C60 42 -60 42 -89 22Z', p.accent) +
  line('M-88 21C-60 40 60 40 88 21', p.main, 4) +
  circle(0, 6, 32, p.ink, { opacity: 0.2 }) +
  circle(0, 0, 32, p.pale) +
  circle(-10, -10, 10, '#fff') +
  area('M28 -16C34 10 12 34 -14 28C10 24 26 6 28 -16Z', p.glow, { opacity: 0.6 })
