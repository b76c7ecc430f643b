/** Fish and other animals of the sea. */
import { area, bothSides, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { type Palette, palettes } from '../palettes.ts'

const eye = (x: number, y: number, r: number, p: Palette): string =>
  circle(x, y, r, '#fff') +
  circle(x + r * 0.2, y, r * 0.6, p.ink) +
  circle(x + r * 0.36, y - r * 0.26, r * 0.22, '#fff')

export const minnow = (x: number, y: number, size: number, color: string, p: Palette): string =>
  place(
    area('M-26 0C-14 -16 12 -16 24 0C12 16 -14 16 -26 0ZM-20 0L-40 -14L-36 0L-40 14Z', color) +
      circle(12, -3, 3, p.ink),
    x,
    y,
    size,
  )

export const catches = {
  lapu: (p: Palette): string =>
    area('M-62 0L-98 -40C-92 -14 -92 14 -98 40Z', p.accent) +
    area('M-40 -36C-20 -86 30 -84 44 -40Z', p.accent) +
    area('M-20 40C-10 72 22 72 26 42Z', p.accent) +
    area('M-74 0C-44 -60 40 -70 78 -18C96 4 84 22 70 30C34 62 -40 54 -74 0Z', p.main) +
    area('M-74 0C-40 20 40 40 70 30C34 62 -40 54 -74 0Z', p.shade, { opacity: 0.55 }) +
    [
      [-34, -10],
      [-10, -30],
      [0, 6],
      [-20, 18],
      [24, -36],
      [22, 14],
      [-46, 6],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, p.pale))
      .join('') +
    eye(52, -14, 15, p) +
    line('M86 16Q70 26 58 18', p.shade, 5) +
    area('M10 4C26 -10 30 22 6 26Z', p.accent),
  pugita: (p: Palette): string =>
    line(
      'M-44 30C-96 30 -96 80 -66 84M-22 44C-54 60 -50 98 -24 92M22 44C54 60 50 98 24 92M44 30C96 30 96 80 ' +
        '66 84M0 48C-8 70 6 84 0 98',
      p.shade,
      19,
    ) +
    area('M-64 18C-84 -60 -40 -98 0 -98C40 -98 84 -60 64 18C50 60 -50 60 -64 18Z', p.main) +
    area('M20 -94C64 -80 80 -40 64 18C56 42 30 50 8 49C50 20 56 -50 20 -94Z', p.shade, { opacity: 0.4 }) +
    eye(-24, -10, 18, p) +
    eye(24, -10, 18, p) +
    line('M-16 26Q0 38 16 26', p.ink, 5) +
    circle(-40, -50, 8, p.glow, { opacity: 0.7 }) +
    circle(-20, -70, 6, p.glow, { opacity: 0.7 }) +
    area('M-34 -86L-40 -110L-16 -98L0 -116L16 -98L40 -110L34 -86Z', p.accent),
  bangus: (p: Palette): string =>
    [
      [0, -48, 1.1, p.main],
      [-24, 4, 1.35, p.pale],
      [16, 58, 1.1, p.accent],
    ]
      .map(([x, y, size, color]) =>
        place(
          area('M-54 0C-30 -26 30 -26 62 0C30 24 -30 24 -54 0ZM-48 0L-80 24L-70 0L-80 -24Z', String(color)) +
            area('M-54 0C-20 8 30 10 62 0C30 24 -30 24 -54 0Z', p.shade, { opacity: 0.35 }) +
            area('M-10 -20L8 -38L22 -19Z', String(color)) +
            eye(42, -4, 7, p) +
            line('M28 -14q-8 14 0 26', p.shade, 3),
          Number(x),
          Number(y),
          Number(size),
          -8,
        ),
      )
      .join(''),
  dugong: (p: Palette): string =>
    area('M-66 30C-96 30 -104 70 -92 92C-80 74 -70 78 -52 88C-50 64 -54 46 -66 30Z', p.shade) +
    area('M-76 44C-60 -30 0 -76 52 -66C92 -58 96 -14 76 6C64 22 48 18 40 34C16 74 -50 76 -76 44Z', p.main) +
    area('M76 6C64 22 48 18 40 34C16 74 -50 76 -76 44C-30 60 20 40 36 10C50 -4 64 0 76 6Z', p.pale, { opacity: 0.5 }) +
    oval(72, -16, 21, 24, p.pale) +
    circle(68, -20, 3.5, p.shade) +
    circle(80, -18, 3.5, p.shade) +
    eye(42, -42, 8, p) +
    area('M-6 24C-10 60 6 76 20 82C26 60 20 40 16 22Z', p.shade) +
    circle(90, -60, 7, p.pale, { opacity: 0.7 }) +
    circle(78, -80, 5, p.pale, { opacity: 0.7 }),
}

/** An octopus from the front, with all its arms in sight. */
export function octopus(x: number, y: number): string {
  const arm = (d: string): string =>
    line(d, '#b3304f', 25) + line(d, '#ff5f7e', 18) + line(d, '#ffc4cf', 5, { 'stroke-dasharray': '1 16' })
  const arms = (...paths: string[]): string => {
    const half = paths.map(arm).join('')
    return `<g transform="translate(${x} ${y})">${bothSides(half)}</g>`
  }
  return (
    arms('M26 46C70 54 92 30 88 2C84 -20 60 -18 62 2', 'M30 50C76 76 124 70 122 40C120 22 102 24 104 40') +
    place(
      area('M-54 56C-40 40 -74 12 -72 -30C-70 -66 -40 -88 0 -88C40 -88 70 -66 72 -30C74 12 40 40 54 56Z', '#ff5f7e') +
        area('M10 -88C46 -84 70 -66 72 -30C74 12 40 40 54 56H22C52 10 54 -50 10 -88Z', '#b3304f', { opacity: 0.55 }) +
        oval(-34, -58, 15, 8, '#ffc4cf', -38) +
        circle(-52, -32, 5, '#ffc4cf') +
        [-27, 27].map((dx) => circle(dx, -8, 21, '#ffe066') + oval(dx, -6, 7, 15, '#051617')).join('') +
        [-27, 27].map((dx) => circle(dx - 7, -15, 5, '#fff')).join('') +
        line('M-10 28Q0 36 10 28', '#7d1f3a', 5),
      x,
      y,
    ) +
    arms('M14 54C20 92 56 104 70 84C78 70 62 60 56 72')
  )
}

/** A turtle from the side. */
export const turtle: string =
  area('M40 20C30 70 -10 120 -60 128C-40 90 -20 50 -4 20Z', '#2f8f6a') +
  area('M-110 30C-140 36 -160 56 -170 76C-140 78 -110 70 -92 46Z', '#3fae7c') +
  area('M70 -14C90 -46 140 -50 154 -24C160 -6 140 14 112 14C94 14 80 10 70 6Z', '#5cc88e') +
  area('M-120 26C-116 -56 -40 -96 30 -72C70 -58 90 -20 88 12C40 44 -60 52 -120 26Z', '#d98a2f') +
  area('M-120 26C-60 40 40 34 88 12C60 52 -70 62 -120 26Z', '#ffe6a8') +
  line('M-116 8C-60 22 30 18 88 -4', '#8a4f20', 6) +
  line(
    'M-84 12L-66 -44L-30 -76M-24 18L-18 -40L-30 -76M-66 -44L-18 -40L40 -34L64 -44M40 -34L46 8M-18 -40L12 -76',
    '#8a4f20',
    6,
  ) +
  area('M60 22C90 60 92 110 60 146C34 120 16 70 20 28Z', '#5cc88e') +
  dots(
    [
      { x: 58, y: 60 },
      { x: 64, y: 88 },
      { x: 46, y: 80 },
      { x: 58, y: 112 },
    ],
    7,
    '#2f8f6a',
  ) +
  circle(122, -22, 12, '#fff') +
  circle(125, -21, 7, '#031722') +
  line('M136 4q10 -2 14 -10', '#2f8f6a', 4)

/** A shark, with a dark back and a pale belly. */
export const shark: string =
  area('M-92 -2L-150 -58C-140 -20 -138 18 -146 46C-128 34 -108 20 -90 10Z', '#4a678f') +
  area('M-26 -34C-20 -66 -2 -84 22 -90C16 -66 22 -48 34 -34Z', '#4a678f') +
  area('M-62 26L-84 50L-46 34Z', '#4a678f') +
  area('M-108 2C-70 -44 40 -66 116 -30C138 -20 148 -8 150 2C120 44 -50 50 -108 2Z', '#6f93c4') +
  area('M-108 2C-60 18 60 6 150 2C142 18 126 26 110 30C40 54 -60 44 -108 2Z', '#eef4fb') +
  area('M-64 -24C-20 -50 50 -54 96 -34C50 -40 -10 -40 -64 -24Z', '#c3d8f2', { opacity: 0.8 }) +
  area('M84 10C104 8 126 6 142 8C132 22 108 28 92 24Z', '#7d1f3a') +
  area('M87 11C106 8 126 7 141 9L137 14C122 13 106 14 90 18Z', '#fff') +
  line('M40 -18q-8 16 0 32M54 -20q-8 16 0 32M68 -20q-7 15 0 30', '#4a678f', 4) +
  area('M28 22C24 52 -2 72 -30 78C-22 60 -16 40 -8 24Z', '#4a678f') +
  circle(104, -18, 9, '#fff') +
  circle(107, -17, 5.5, '#0b1b2a') +
  circle(109, -19, 2, '#fff') +
  line('M92 -32L114 -28', '#3c567d', 5)

interface FishColors {
  readonly main: string
  readonly shade: string
  readonly fin: string
  readonly shine: string
  readonly scale: string
}

/** A large milkfish: a slim body with a silver belly, large eyes and a deeply forked tail. */
const milkfish = ({ main, shade, fin, shine, scale }: FishColors): string =>
  area('M-88 -4L-156 -76C-150 -44 -134 -16 -114 0C-134 14 -150 46 -156 78L-86 8Z', fin) +
  line('M-96 -8L-138 -52M-96 8L-138 54', main, 6) +
  area('M-30 -40L-2 -86C4 -66 18 -52 38 -46Z', fin) +
  area('M-34 38L-48 66L-6 44ZM30 40L34 68L62 36Z', fin) +
  area('M-104 0C-64 -52 62 -68 150 2C70 56 -62 52 -104 0Z', main) +
  area('M-104 0C-50 -8 70 -14 150 2C70 56 -62 52 -104 0Z', shine) +
  area('M-104 0C-40 34 70 36 150 2C70 56 -62 52 -104 0Z', shade, { opacity: 0.5 }) +
  area('M-66 -20C-20 -48 46 -50 88 -30C44 -36 -14 -34 -66 -20Z', '#fff', { opacity: 0.75 }) +
  line(
    repeat(5, (column) =>
      repeat(2, (row) => `M${num(-62 + column * 26 + (row % 2) * 13)} ${num(-12 + row * 18)}q13 8 0 16`),
    ),
    scale,
    4,
    { opacity: 0.6 },
  ) +
  line('M76 -34q-16 34 0 66', scale, 6) +
  area('M60 14C38 12 24 26 18 44C42 42 58 32 60 14Z', fin) +
  circle(108, -10, 21, '#fff') +
  circle(111, -9, 14.5, '#1c1420') +
  circle(116, -15, 5.4, '#fff') +
  line('M147 7Q138 16 128 15', scale, 5)

export const goldenMilkfish: string = milkfish({
  main: '#f0a52a',
  shade: '#a8b8cc',
  fin: '#d8901f',
  shine: '#f4f8fc',
  scale: '#b07a2a',
})

/** A dark edge around filled shapes. Strokes keep their own color. */
export const edged = (content: string, width: number, color = '#2b1a2b'): string =>
  `<use href="#body" stroke="${color}" stroke-width="${num(width)}" stroke-linejoin="round"/>` +
  `<g id="body">${content}</g>`

/** The same drawing at both sides, in half the bytes of `bothSides`. An image has one of each `id`. */
const mirrored = (id: string, half: string): string =>
  `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`

/** The purple octopus with a crown, with its arms spread to the sides. */
const pugitaKing = (): string => {
  const ink = '#1d0838'
  const edge = { stroke: ink, 'stroke-width': 6, 'stroke-linejoin': 'round' }
  const arm = (d: string, width: number): string =>
    line(d, ink, width + 9) +
    line(d, '#7a35d0', width) +
    line(d, '#9a58f0', width * 0.4, { transform: 'translate(-2 -5)' }) +
    line(d, '#dcb4ff', width * 0.26, { 'stroke-dasharray': `1 ${num(width * 0.62)}`, transform: 'translate(0 6)' })
  const eye =
    area('M6 22C16 -14 56 -22 78 -2C70 38 26 48 6 22Z', ink) +
    area('M16 20C26 -2 54 -10 68 2C60 30 30 38 16 20Z', '#ffd23f') +
    area('M16 20C26 -2 54 -10 68 2C50 0 32 6 16 20Z', '#e87a1c') +
    oval(42, 14, 8, 13, ink) +
    circle(38, 9, 4, '#fff') +
    area('M2 16C14 -10 50 -26 88 -14C62 -42 12 -36 -2 -4Z', '#b478ff', edge)
  const mantle = 'M-66 56C-104 -20 -84 -98 0 -102C84 -98 104 -20 66 56C56 88 -56 88 -66 56Z'
  return (
    mirrored(
      'sides',
      arm('M46 60C96 58 176 66 178 14C178 -24 128 -24 134 8C136 20 150 20 152 10', 25) +
        arm('M36 74C84 102 150 104 182 82C200 68 186 50 172 60', 23),
    ) +
    area(mantle, '#8a45e6', { stroke: ink, 'stroke-width': 9 }) +
    area('M14 -101C88 -96 104 -20 66 56C58 76 34 80 10 80C60 30 64 -56 14 -101Z', '#5a22a8') +
    line('M-78 16C-92 -28 -76 -80 -36 -92', '#e0b8ff', 7) +
    dots(
      [
        { x: -62, y: 22 },
        { x: -48, y: 44 },
        { x: 62, y: 24 },
        { x: 50, y: 44 },
        { x: -24, y: -52 },
        { x: 30, y: -50 },
      ],
      5,
      '#c48bff',
    ) +
    mirrored('eye', eye) +
    line('M-20 56Q0 68 20 56', ink, 6) +
    mirrored('front', arm('M14 78C24 108 62 112 84 96C94 86 82 76 74 84', 21)) +
    place(
      area('M-66 10L-80 -46L-40 -18L0 -64L40 -18L80 -46L66 10Q0 -8 -66 10Z', '#ffc93a', edge) +
        area('M0 -64L40 -18L80 -46L66 10Q34 0 0 0Z', '#d98a1a') +
        line('M-64 5Q0 -13 64 5', '#fff0b0', 7) +
        area('M0 -38L11 -20L0 -2L-11 -20Z', '#f0304e', { ...edge, 'stroke-width': 4 }) +
        [-80, 0, 80].map((x) => circle(x, x === 0 ? -66 : -48, 8, '#fff0a0', { ...edge, 'stroke-width': 4 })).join(''),
      0,
      -66,
      0.82,
    )
  )
}

interface SharkColors {
  readonly main: string
  readonly shade: string
  readonly shine: string
}

/** A shark with an open mouth. */
const hungryShark = ({ main, shade, shine }: SharkColors): string =>
  area('M-78 -2L-116 -48C-106 -18 -106 12 -114 42C-100 30 -88 20 -76 12Z', shade) +
  area('M-26 -34C-18 -56 -6 -64 14 -66C8 -52 12 -42 22 -32Z', shade) +
  area('M-86 4C-56 -38 16 -54 70 -36C96 -28 112 -14 114 0L60 10L102 36C80 54 20 60 -20 48C-50 38 -70 24 -86 4Z', main) +
  area('M-86 4C-50 20 0 24 46 8Q56 30 102 36C80 54 20 60 -20 48C-50 38 -70 24 -86 4Z', '#eef6ff') +
  area('M-60 34C-20 52 50 54 98 38C78 54 20 60 -20 48C-36 44 -50 40 -60 34Z', '#9fb8d8') +
  area('M112 0C90 -2 64 2 50 10C60 26 80 34 100 35C96 22 102 10 112 0Z', '#8a1430') +
  area('M62 18C74 14 88 20 97 33C80 32 68 26 62 18Z', '#f0607a') +
  area('M110 0L104 12L97 0L90 13L83 1L77 13L70 4L65 13L57 6Q84 -4 110 0ZM98 35L96 24L88 33L83 23L76 29Z', '#fff') +
  line('M-56 -16C-20 -40 40 -46 82 -30', shine, 6) +
  line('M30 -16q-8 13 0 26M42 -18q-8 13 0 24M18 -14q-8 13 0 26', shade, 4) +
  area('M6 28C4 50 -14 62 -38 66C-28 52 -26 40 -20 28Z', shade) +
  circle(78, -18, 10, '#fff') +
  circle(80, -16, 6, '#0b1b2a') +
  circle(82, -19, 2.2, '#fff') +
  line('M62 -30L90 -23', '#14203a', 6)

const policeCap: string =
  area('M-34 6C-46 -14 -26 -30 0 -30C26 -30 46 -14 34 6Z', '#24459a') +
  area('M6 -30C30 -28 46 -14 34 6H14C24 -8 20 -22 6 -30Z', '#142a66') +
  area('M-34 -2Q0 -12 34 -2L36 8Q0 0 -36 8Z', '#ffc93a') +
  area('M-36 6Q0 -2 40 6Q46 16 34 18Q0 8 -32 14Z', '#141c38') +
  area('M0 -26L4 -17L13 -16L6 -10L8 -2L0 -6L-8 -2L-6 -10L-13 -16L-4 -17Z', '#ffe27a')

const pufferfish: string =
  area('M-44 -10L-84 -34C-76 -12 -76 8 -84 30L-44 12Z', '#f0701c') +
  area(star(0, 0, 18, 66, 52, -80), '#e05a14') +
  circle(0, 0, 54, '#ffa82e') +
  area('M-48 24C-20 10 20 10 48 24C36 62 -36 62 -48 24Z', '#fff3d0') +
  area('M20 -50C60 -30 64 22 22 50C44 16 42 -22 20 -50Z', '#c8500f', { opacity: 0.5 }) +
  line('M-42 -14C-38 -32 -24 -44 -8 -46', '#fff2b0', 6) +
  area('M-50 2C-72 -6 -78 18 -58 26C-50 22 -46 14 -46 6ZM50 2C72 -6 78 18 58 26C50 22 46 14 46 6Z', '#ffcf4a') +
  bothSides(circle(22, -12, 17, '#fff') + circle(21, -10, 10, '#1a0c06')) +
  circle(-25, -15, 4, '#fff') +
  circle(17, -15, 4, '#fff') +
  oval(0, 18, 11, 10, '#c83a2a') +
  oval(0, 19, 6, 6, '#5a1018') +
  dots(
    [
      { x: -10, y: -36 },
      { x: 8, y: -40 },
      { x: 40, y: -30 },
    ],
    4,
    '#d0600f',
  )

const submarine: string =
  area('M-86 -4L-112 -30V34L-86 8Z', '#d98a1a') +
  area('M84 -16L116 -24V22L84 18Z', '#c8781a') +
  oval(114, -1, 6, 22, '#3a2a3a') +
  area('M-30 -34L-24 -58H26L34 -34Z', '#f7b52e') +
  line('M4 -58V-66H22', '#2b1a2b', 12) +
  line('M4 -58V-66H22', '#ffd45e', 6) +
  area('M-94 2C-94 -28 -60 -42 0 -42C60 -42 96 -28 96 2C96 32 60 48 0 48C-60 48 -94 32 -94 2Z', '#ffcf3f') +
  area('M-92 10C-40 30 50 30 95 8C92 34 60 48 0 48C-56 48 -88 36 -92 10Z', '#d98a1a') +
  line('M-78 -16C-60 -32 -20 -36 30 -35', '#fff6c0', 7) +
  [-48, 0, 48]
    .map((x) => circle(x, -2, 20, '#a8601a') + circle(x, -2, 14, '#2f8ad0') + circle(x - 4, -7, 5, '#d8f6ff'))
    .join('') +
  line('M-70 30H62', '#fff0a0', 4, { 'stroke-dasharray': '1 16' })

const coin = (x: number, y: number): string =>
  oval(x, y, 15, 10, '#c8781a') + oval(x, y - 3, 15, 10, '#ffd23f') + oval(x - 2, y - 4, 8, 4, '#fff3a8')

/** A jar of clay on its side, from which gold runs. */
const treasureJar: string =
  area('M18 -58C-20 -70 -84 -50 -92 0C-96 44 -46 62 0 54C14 52 26 48 34 44Z', '#b8643a') +
  area('M-92 0C-96 44 -46 62 0 54C14 52 26 48 34 44L31 24C-20 40 -70 36 -92 0Z', '#7a3a24') +
  line('M-72 -24C-54 -48 -24 -56 4 -54', '#f0b080', 7) +
  line('M-34 -54C-56 -20 -54 22 -32 52M-14 -58C-34 -20 -32 22 -10 54', '#ffcf8a', 4) +
  line('M-24 -50L-36 -30L-28 -12L-38 6L-28 24L-30 44', '#ffcf8a', 4) +
  area('M14 -58C34 -64 46 -30 48 -4C50 22 46 44 32 46C18 40 12 -40 14 -58Z', '#d98a54') +
  oval(34, -6, 10, 40, '#3a160e', -4) +
  area('M30 10C50 -4 74 14 96 34C110 48 112 60 108 64H8C10 46 18 20 30 10Z', '#e09a1c') +
  [
    [42, 14],
    [58, 26],
    [36, 32],
    [78, 38],
    [56, 44],
    [24, 50],
    [94, 54],
    [74, 58],
    [44, 60],
  ]
    .map(([x = 0, y = 0]) => coin(x, y))
    .join('') +
  area('M82 2L96 -10L110 2L96 26Z', '#f0304e') +
  area('M82 2L96 -10L96 26Z', '#ff9aae') +
  area('M8 30L18 22L28 30L18 46Z', '#2fc88a')

const giantOctopus: string = octopus(0, 0) + bothSides(oval(46, 22, 12, 7, '#ff9ab0'))

const sirenGray: Palette = {
  ...palettes.lagoon,
  main: '#b8a0b4',
  shade: '#7a627e',
  pale: '#f4e2dc',
}
const gold: Palette = {
  ...palettes.lagoon,
  main: '#ffbf2e',
  shade: '#c8700f',
  accent: '#f08a1c',
  pale: '#a8480f',
}

const goldenGrouper: string =
  area('M-52 -30L-46 -62L-28 -56L-14 -75L2 -62L20 -76L32 -60L52 -64L66 -26Z', '#e0701f') +
  catches.lapu(gold) +
  line('M-44 -24C-16 -52 30 -54 60 -30', '#fff3b0', 6)

const silverMilkfish: string = milkfish({
  main: '#c4e2f4',
  shade: '#7fa8d0',
  fin: '#2a7aa8',
  shine: '#ffffff',
  scale: '#5f90bc',
})

const giantTuna: string =
  area('M-8 -46L20 -96L40 -48ZM-66 -30l-12 -22l28 8ZM-40 -40l-8 -24l26 14ZM-66 32l-10 20l26 -6Z', '#ffc93a') +
  milkfish({ main: '#2f62c8', shade: '#c8e0f8', fin: '#16328a', shine: '#7fb4ff', scale: '#16328a' })

/** The heroes of the fishing games: what their covers show. They pay most, so each fills an image of 240 x 136. */
export const seaHeroes = {
  king: place(pugitaKing(), 120, 69.5, 0.55),
  captain: edged(
    place(hungryShark({ main: '#4a8ad8', shade: '#255aa8', shine: '#a8d4ff' }), 120, 72, 0.9) +
      place(policeCap, 183, 33, 0.82, 14),
    6,
  ),
  jaws: edged(place(hungryShark({ main: '#3f6a94', shade: '#1f3f66', shine: '#9fc8e8' }), 120, 67, 0.94), 6),
  puffer: edged(place(pufferfish, 120, 68, 0.97), 6),
  silver: edged(place(silverMilkfish, 121, 74, 0.76), 7),
  dugong: edged(place(catches.dugong(sirenGray), 122, 68, 0.84, 24), 7),
  jar: edged(place(treasureJar, 114, 66, 0.95), 6),
  giant: edged(place(giantOctopus, 120, 62, 0.67), 8),
  submarine: edged(place(submarine, 118, 74, 0.94), 6),
  grouper: edged(place(goldenGrouper, 126, 73, 0.92), 7),
  tuna: edged(place(giantTuna, 121, 76, 0.74), 7),
} as const

const fan = 'M52 156Q50 112 66 82M52 140Q34 116 36 92M56 126Q78 110 88 92M54 132Q84 124 98 112M60 100Q54 84 58 70'
const branches = 'M24 236V150M24 196Q2 188 4 158M24 180Q48 172 46 144M24 164Q18 146 24 132'

/** A reef on the floor, which rises to the left side of the sea. */
export const corals: string =
  // Rock, with a lit top.
  area('M0 240V96C22 92 40 116 46 140C74 138 92 162 98 186C130 184 158 206 166 240Z', '#24466e') +
  area('M0 240V120C22 116 30 140 36 164C64 160 82 186 88 208C120 206 140 222 146 240Z', '#1a3358') +
  // Grass of the sea.
  line('M14 110Q2 70 16 40Q26 20 18 4M30 116Q22 84 34 58M4 104Q-4 70 4 50', '#1fa87a', 7) +
  line('M14 104Q6 72 18 42', '#7fe0a0', 3) +
  // A fan.
  line(fan, '#7a2fb8', 11) +
  line(fan, '#c47aff', 5) +
  // Branches.
  line(branches, '#b8304a', 17) +
  line(branches, '#ff6a6a', 11) +
  line('M21 226V152M21 198Q1 186 2 160', '#ffc0b0', 3.5) +
  // Tubes.
  [
    [82, 168, 11],
    [104, 184, 9],
    [66, 188, 10],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        area(`M${x - r} ${y}L${x - r * 0.7} 240H${x + r * 0.7}L${x + r} ${y}Z`, '#f08a2c') +
        area(`M${x + r * 0.2} ${y}V240H${x + r * 0.7}L${x + r} ${y}Z`, '#b8501a') +
        oval(x, y, r, r * 0.5, '#ffd08a') +
        oval(x, y, r * 0.6, r * 0.28, '#6a2410'),
    )
    .join('') +
  // A coral like a brain.
  area('M96 240C92 208 112 196 130 196C150 196 164 212 162 240Z', '#ffd24a') +
  area('M134 196C152 198 164 212 162 240H142C152 226 148 208 134 196Z', '#d9820f') +
  line('M108 232Q106 214 120 210M120 236Q118 222 130 216M134 238Q132 224 142 218', '#fff4d2', 3.5) +
  // A star and grass in front.
  area(star(52, 226, 5, 15, 7, -80), '#ff8a3a') +
  line('M170 240Q164 222 172 206M182 240Q182 226 190 216', '#1fa87a', 6)

/** A sunken ship, far away: a dim shape with its masts, torn sails and holes. */
export const wreck: string = place(
  line('M96 108L84 -46M190 112L188 -30M48 104L22 40', '#1a6a98', 8) +
    area('M56 -20Q94 -8 128 -26Q134 12 124 50L104 40L92 58L72 46L66 56Q60 16 56 -20Z', '#2b86b4', { opacity: 0.75 }) +
    area('M158 -8Q190 4 222 -10L216 26L202 20L190 38L176 28L164 36Z', '#2b86b4', { opacity: 0.7 }) +
    line('M84 -44L22 40M84 -44L188 -28M188 -28L258 86', '#1a6a98', 2.4) +
    area('M-34 66L-6 98Q110 124 232 86L276 60L262 128Q236 176 190 190H40Q-2 168 -18 118Z', '#1a6a98') +
    area('M-34 66L-6 98Q110 124 232 86L276 60L273 76L232 100Q110 136 -10 110Z', '#3d9cc8') +
    area('M70 140L92 132L118 146L108 172L80 176L62 160Z', '#052a48') +
    [20, 150, 186, 218].map((x) => box(x, 132 - (x > 180 ? 8 : 0), 17, 15, '#052a48', 3)).join('') +
    line('M0 138Q30 150 54 152M126 158Q190 160 242 136', '#3d9cc8', 3),
  52,
  72,
  1,
  9,
)
