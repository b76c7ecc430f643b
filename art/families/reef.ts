/** Fish and other animals of the sea. */
import { area, bothSides, circle, dots, line, num, oval, place, repeat } from '../draw.ts'
import type { Palette } from '../palettes.ts'

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

/** The large golden milkfish: scales, a shine on its back and a deeply forked tail. */
export const goldenMilkfish: string =
  area('M-88 -2L-154 -70C-134 -28 -126 -8 -122 0C-126 10 -134 32 -154 72L-86 8Z', '#e0701f') +
  line('M-98 -8L-134 -44M-98 8L-134 46', '#ffb92e', 5) +
  area('M-24 -46L4 -92C16 -70 30 -58 46 -52Z', '#e0701f') +
  area('M-20 46L-36 76L14 52ZM38 48L44 74L70 42Z', '#e0701f') +
  area('M-100 0C-62 -62 62 -78 150 4C70 68 -60 62 -100 0Z', '#ffb92e') +
  area('M-100 0C-40 26 70 28 150 4C70 68 -60 62 -100 0Z', '#e08a1f', { opacity: 0.6 }) +
  area('M-68 -24C-20 -58 46 -56 88 -32C44 -44 -14 -44 -68 -24Z', '#fff1c4', { opacity: 0.9 }) +
  line(
    repeat(5, (column) =>
      repeat(3, (row) => `M${num(-62 + column * 26 + (row % 2) * 13)} ${num(-18 + row * 18)}q13 9 0 18`),
    ),
    '#c9701c',
    4,
    { opacity: 0.75 },
  ) +
  line('M84 -36q-18 38 0 76', '#c9601c', 6) +
  area('M62 16C38 12 24 28 20 46C44 46 60 36 62 16Z', '#e0701f') +
  circle(112, -12, 16, '#fff') +
  circle(115, -11, 10, '#2a1204') +
  circle(119, -15, 4, '#fff') +
  line('M146 8Q136 18 124 16', '#a8501a', 5)

/** A group of corals on the floor. */
export const corals: string =
  line('M40 160V96M40 130Q14 122 14 90M40 118Q66 112 64 76M14 104Q2 98 4 82M40 100Q34 76 40 62', '#ff7a6b', 13) +
  line('M40 158V100M40 130Q14 122 14 92M40 118Q66 112 64 80', '#ffb3a6', 4) +
  area('M92 160C82 112 96 74 124 66C152 76 164 112 152 160Z', '#a66bff') +
  area('M124 66C152 76 164 112 152 160H130C146 124 142 90 124 66Z', '#6b35c4', { opacity: 0.6 }) +
  line('M104 150C100 122 108 96 118 84M122 154C122 124 124 100 124 84', '#dcc2ff', 4) +
  area('M56 160C56 132 72 122 86 122C104 122 114 138 112 160Z', '#ffc94d') +
  area('M86 122C104 122 114 138 112 160H92C102 146 100 132 86 122Z', '#d9700f', { opacity: 0.5 }) +
  dots(
    [
      { x: 70, y: 142 },
      { x: 84, y: 134 },
      { x: 82, y: 152 },
      { x: 98, y: 146 },
    ],
    3.5,
    '#fff4d2',
  )
