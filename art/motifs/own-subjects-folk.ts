/** Subjects of slots: people and handmade things of their covers. */
import { area, bothSides, box, circle, line, num, place } from '../draw.ts'
import { INK, outlined } from './outline.ts'

/** A laughing farmer with a wide hat and a bundle of rice. */
const aniFestival = (): string =>
  outlined(
    area('M-92 98C-92 68 -62 58 -34 54H22C50 58 74 68 76 98Z', '#2f5fd0') +
      area('M-28 40H16L18 62C8 78 -20 78 -30 62Z', '#9a5a34'),
  ) +
  area('M22 54C50 58 74 68 76 98H40C42 80 34 64 22 54Z', '#1c3c94') +
  area('M-30 62C-20 80 8 80 18 62L26 66C14 94 -26 94 -40 66Z', '#e8453c') +
  line('M-80 90Q-78 72 -56 66', '#8fb4ff', 5) +
  outlined(
    bothSides(circle(46, 12, 12, '#b06c40')) + area('M-46 -24C-52 30 -32 64 -4 64C24 64 44 30 38 -24Z', '#cf8a56'),
  ) +
  area('M38 -24C44 30 24 64 -4 64C18 46 26 10 20 -24Z', '#a5623a') +
  area('M-46 -10C-50 10 -46 24 -42 32C-36 20 -38 4 -38 -12ZM40 -10C42 10 40 24 36 32C30 20 32 4 32 -12Z', '#f4f0ea') +
  line('M-34 0Q-24 -9 -13 -2M8 -2Q18 -9 28 0', '#ffffff', 6) +
  line('M-34 14Q-24 5 -14 14M8 14Q18 5 28 14', INK, 5) +
  area('M-6 10C-16 24 -12 30 -2 30C8 30 8 22 2 12Z', '#b8703f') +
  outlined(area('M-30 34Q-3 44 24 34C22 54 10 60 -3 60C-16 60 -28 54 -30 34Z', '#7a1f2e'), 4) +
  area('M-25 38Q-3 46 20 38C18 47 8 50 -3 50C-14 50 -22 47 -25 38Z', '#ffffff') +
  circle(-36, 28, 8, '#f0704a', { opacity: 0.55 }) +
  circle(31, 28, 8, '#f0704a', { opacity: 0.45 }) +
  outlined(
    area('M-102 -4C-62 -34 60 -36 94 -8C66 8 -66 12 -102 -4Z', '#6b3d1c') +
      area(
        'M-102 -4C-78 -40 -44 -74 -12 -97C-8 -101 0 -101 4 -97C38 -74 72 -44 94 -8C54 -26 -56 -24 -102 -4Z',
        '#f0b24a',
      ),
  ) +
  area('M4 -97C38 -74 72 -44 94 -8C76 -16 54 -20 30 -21C28 -52 18 -78 -2 -98Z', '#b8742a') +
  area('M-12 -97C-44 -74 -78 -40 -100 -7L-72 -15C-56 -48 -36 -74 -8 -97Z', '#ffe08c') +
  line('M-58 -52Q-6 -66 50 -54M-80 -30Q-6 -48 74 -33', '#94581f', 4) +
  line('M-6 -94L-40 -18M-2 -94L26 -20', '#94581f', 3.4) +
  outlined(
    area('M60 78L46 102H98L86 78Z', '#d9982a') +
      area(
        'M62 80C48 66 34 50 24 34C34 32 42 36 47 42C44 28 46 16 52 8C60 12 64 20 65 28C67 16 73 6 81 2' +
          'C87 10 88 20 86 30' +
          'C92 20 99 16 106 16C107 28 104 38 98 46C102 46 105 46 108 50C100 62 92 70 85 80Z',
        '#ffc531',
      ),
  ) +
  area(
    'M81 2C87 10 88 20 86 30C92 20 99 16 106 16C107 28 104 38 98 46C102 46 105 46 108 50C100 62 92 70 85 80H76Z',
    '#e8951c',
  ) +
  line('M31 39L62 74M53 17L68 72M80 11L74 72M101 24L80 74M104 54L84 76', '#8a4c0c', 3) +
  line(
    'M40 44L40 52M50 54L50 63M52 28L58 34M56 42L63 48M61 56L67 62M74 24L79 32M73 40L78 48M73 56L78 62',
    '#fff6c4',
    5,
  ) +
  line('M92 34L98 38M87 48L93 52', '#ffe27a', 5) +
  line('M66 90L60 98M76 90L82 98', '#8a4c0c', 3) +
  outlined(box(54, 74, 37, 14, '#f0402f', 6)) +
  line('M60 79H74', '#ffb0a0', 4)

/** Roses at the given places: the first is drawn, the others are copies of it. */
const roses = (id: string, color: string, deep: string, places: readonly (readonly [x: number, y: number])[]): string =>
  `<defs><g id="${id}">${
    outlined(circle(0, 0, 16, color), 4) +
    line('M-2 2A4 4 0 1 1 4 2A8 8 0 0 1 -8 -2A10 10 0 0 1 8 -6M-9 5A11 11 0 0 0 11 2', deep, 3) +
    line('M-10 -5Q-7 -10 -2 -11', '#ffffff', 3)
  }</g></defs>` + places.map(([x, y]) => `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`).join('')

/** A queen with a crown, a veil and roses, under an arch of flowers. */
const santacruzan = (): string =>
  line('M-86 96V-2A86 86 0 0 1 86 -2V96', INK, 27) +
  line('M-86 96V-2A86 86 0 0 1 86 -2V96', '#2f8f4a', 19) +
  line('M-92 90V-2A92 92 0 0 1 -40 -86', '#8fd65a', 5) +
  outlined(
    area('M0 -50C-58 -46 -62 30 -66 98H66C62 30 58 -46 0 -50Z', '#cbb2f4') +
      area('M-30 -16C-30 -50 30 -50 30 -16L34 24H-34Z', '#3a1c22'),
  ) +
  area('M-26 -42C-52 -20 -54 44 -60 94H-44C-42 50 -40 6 -26 -42Z', '#f4ebff') +
  outlined(
    area('M-24 96C-26 76 -22 56 -18 46H18C22 56 26 76 24 96Z', '#ff7fc0') +
      bothSides(area('M16 44C30 30 62 38 64 62C66 80 44 88 30 78C22 72 18 60 16 44Z', '#ff9ed2')) +
      area('M-10 20H10L16 46Q0 58 -16 46Z', '#b8764a') +
      area('M-27 -18C-30 16 -16 34 0 34C16 34 30 16 27 -18C14 -34 -14 -34 -27 -18Z', '#dc9a68'),
  ) +
  area('M64 62C66 80 44 88 30 78C48 76 58 66 58 50Q63 54 64 62Z', '#d64a98') +
  area('M6 -30C22 -28 28 -18 27 -14C29 18 16 34 0 34C16 20 20 -8 6 -30Z', '#b8704a', { opacity: 0.7 }) +
  bothSides(line('M7 -8Q13 -12 20 -7', '#3a1c22', 3.4) + line('M7 4Q13 -3 21 3', INK, 4)) +
  bothSides(circle(18, 13, 5.5, '#ff6a6a', { opacity: 0.55 })) +
  area('M-9 16Q0 20 9 16Q6 25 0 25Q-6 25 -9 16Z', '#d81f4a') +
  outlined(area('M-30 -24L-40 -62L-20 -46L0 -76L20 -46L40 -62L30 -24Q0 -34 -30 -24Z', '#ffc52e')) +
  area('M0 -74L20 -46L40 -62L30 -24Q16 -29 6 -29Z', '#d88a16') +
  line('M-30 -32L-35 -50', '#fff3b0', 4) +
  circle(0, -42, 6, '#2fc4f0') +
  outlined(area('M-26 80L-34 96H34L26 80Z', '#3aa252')) +
  roses('gold-rose', '#ffc93d', '#b8680c', [
    [-17, 76],
    [17, 76],
  ]) +
  roses('red-rose', '#ff4f86', '#a8144a', [
    [0, 84],
    [0, -88],
    [-61, -65],
    [61, -65],
    [-86, -4],
    [86, -4],
    [-86, 58],
    [86, 58],
  ]) +
  roses('white-rose', '#fff6fb', '#e88ab8', [
    [-32, -81],
    [32, -81],
    [-78, -36],
    [78, -36],
    [-87, 27],
    [87, 27],
    [-86, 86],
    [86, 86],
  ])

/** A cut ruby between two small ones. */
const rubyFiesta = (): string => {
  const gem =
    outlined(area('M-58 -64H58L98 -16L0 90L-98 -16Z', '#e8204c'), 7) +
    area('M-58 -64L-98 -16H-52Z', '#ff6f8e') +
    area('M-58 -64H-20L-52 -16Z', '#ffd3dc') +
    area('M-20 -64H22L0 -16H-52Z', '#ff9db2') +
    area('M22 -64H58L52 -16H0Z', '#ff5a7c') +
    area('M58 -64L98 -16H52Z', '#b80f3c') +
    area('M-98 -16H-52L0 90Z', '#ff3d68') +
    area('M52 -16H98L0 90Z', '#7a0630') +
    area('M0 -16H52L0 90Z', '#b80f3c') +
    area('M-52 -16L-20 -16L0 90Z', '#ff6f8e') +
    line('M-98 -16H98M-58 -64L-52 -16L0 90L52 -16L58 -64M-52 -16L-10 -64L0 -16L22 -64', '#5e0426', 3, {
      opacity: 0.55,
    }) +
    line('M-54 -56H6', '#ffffff', 6) +
    area('M-84 -20L-58 -52L-54 -46L-68 -20Z', '#ffffff', { opacity: 0.75 })
  return (
    place(gem, 0, -14, 1) +
    place(gem, -66, 62, 0.36, -14) +
    place(gem, 66, 62, 0.36, 14) +
    outlined(area('M-42 -96L-35 -76L-15 -69L-35 -62L-42 -42L-49 -62L-69 -69L-49 -76Z', '#ffffff'), 3)
  )
}

/** A kite in the shape of a bird over a kite with a tail of bows. */
const skyKites = (): string =>
  line('M-44 84C-30 96 -10 70 8 84S40 96 60 78', INK, 8) +
  line('M-44 84C-30 96 -10 70 8 84S40 96 60 78', '#ffffff', 3.4) +
  outlined(
    ['#ff4f86', '#ffd23f', '#2fc4f0']
      .map((color, i) => {
        const [x, y] = [-10 + i * 30, [82, 86, 88][i] ?? 0]
        return area(`M${x} ${y}l-13 -11v22ZM${x} ${y}l13 -11v22Z`, color)
      })
      .join('') + area('M-62 -22L-22 24L-44 88L-92 34Z', '#8a4af0'),
    4,
  ) +
  area('M-62 -22L-22 24L-60 30Z', '#ff9a2e') +
  area('M-22 24L-44 88L-60 30Z', '#e0304e') +
  area('M-44 88L-92 34L-60 30Z', '#1fb488') +
  line('M-62 -22L-44 88M-92 34L-22 24', '#fff3d1', 5) +
  line('M-64 -8L-82 24', '#d9b8ff', 5) +
  outlined(
    bothSides(
      area(
        'M8 -34C26 -82 66 -100 102 -84C92 -72 94 -60 102 -46C84 -52 76 -44 76 -30C60 -40 52 -26 50 -12' +
          'C36 -20 24 -14 10 2Z',
        '#ff4a3c',
      ),
    ) + area('M-14 24L-30 58L-10 48L0 64L10 48L30 58L14 24Z', '#ff4a3c'),
  ) +
  bothSides(
    area('M10 -32C30 -66 60 -80 90 -76C62 -66 42 -48 30 -18C24 -14 18 -10 10 -4Z', '#ffc22e') +
      area('M10 -26C24 -50 42 -62 62 -68C44 -52 32 -38 24 -16L10 -6Z', '#fff0a0'),
  ) +
  area('M102 -84C92 -72 94 -60 102 -46C84 -52 76 -44 76 -30C60 -40 52 -26 50 -12C52 -40 70 -60 102 -84Z', '#b81f2e') +
  area('M0 30L4 60L10 48L30 58L14 24Z', '#b81f2e') +
  outlined(
    area('M-15 -40C-22 -4 -18 20 0 38C18 20 22 -4 15 -40Z', '#b8a4f4') +
      area('M-9 -78L0 -98L9 -78Z', '#ff4a3c') +
      circle(0, -58, 23, '#ffd23f'),
  ) +
  area('M6 -30H15.5C22 -4 18 20 0 38C8 18 10 -8 4 -40Z', '#7a5cd0') +
  line('M-9 -28Q-12 -8 -7 10', '#ece4ff', 5) +
  area('M8 -79A23 23 0 0 1 -10 -38A26 26 0 0 0 8 -79Z', '#f09a1c') +
  circle(-9, -61, 6, INK) +
  circle(9, -61, 6, INK) +
  circle(-11, -63, 2.2, '#ffffff') +
  circle(7, -63, 2.2, '#ffffff') +
  outlined(area('M-7 -51H7L0 -40Z', '#ff7a1f'), 3)

const note = (x: number, y: number, size: number): string =>
  place(
    outlined(
      area('M-4 14C-4 24 -22 26 -22 15C-22 6 -10 4 -9 4V-26C4 -22 14 -14 10 0C8 -8 2 -10 -4 -11Z', '#2f6fff'),
      5,
    ) + line('M-16 14Q-15 10 -11 9', '#b8d6ff', 4),
    x,
    y,
    size,
  )

/** A mermaid who sings, before the moon. */
const sirenaSong = (): string =>
  outlined(circle(-6, -10, 84, '#fff2c4')) +
  area('M30 -84A84 84 0 0 1 20 70C62 30 64 -40 30 -84Z', '#f4d68c') +
  circle(-64, 22, 9, '#ecd08a') +
  outlined(
    area(
      'M72 92C52 74 66 42 74 16C64 8 50 -8 52 -26C66 -26 78 -16 82 -6C88 -18 98 -26 106 -26C106 -4 98 10 88 18' +
        'C86 46 96 76 100 92Z',
      '#1fc2aa',
    ) + area('M0 -82C54 -86 72 -40 66 4C62 40 74 64 70 92H-4C6 60 -6 30 -10 0Z', '#e02f86'),
  ) +
  area('M84 18C80 46 90 76 100 92H88C80 70 72 46 84 18ZM82 -6C88 -18 98 -26 106 -26C104 -10 96 4 86 10Z', '#0f7f7d') +
  line('M60 -18Q72 -12 77 2M76 76Q72 56 78 38', '#a8fbe4', 4) +
  outlined(
    area('M-46 96C-44 70 -30 60 -14 54L-12 30H22L26 56C40 62 48 76 50 96Z', '#d8925e') +
      area(
        'M8 -70C-24 -72 -38 -54 -37 -36C-37 -30 -42 -24 -48 -14C-49 -10 -44 -8 -40 -8C-44 -4 -44 -1 -38 1L-30 4' +
          'L-38 10C-40 16 -36 18 -36 22C-36 32 -24 38 -8 36C16 32 30 10 30 -18Z',
        '#eeb07c',
      ),
  ) +
  area(
    'M-8 36C16 32 30 10 30 -18L16 -30C18 0 8 22 -16 36ZM22 44L26 56C40 62 48 76 50 96H28C28 78 20 64 -6 50Z',
    '#b8703f',
  ) +
  area('M-41 -4L-26 0Q-19 6 -25 13L-39 16L-33 5Z', '#7a0f34') +
  line('M-40 -4L-27 0M-38 15L-27 13', '#f03a5c', 4.4) +
  line('M-31 -30Q-22 -40 -10 -32', '#7a1450', 5) +
  line('M-30 -18Q-22 -9 -12 -16M-30 -16L-36 -12M-25 -12L-28 -6', INK, 4) +
  circle(-12, 0, 8, '#ff6a6a', { opacity: 0.6 }) +
  outlined(
    area(
      'M-40 -46C-40 -82 -6 -98 24 -90C62 -80 78 -44 70 -4C66 26 82 54 62 94H30C44 60 30 40 26 12' +
        'C24 -10 10 -26 4 -48C-8 -52 -24 -48 -40 -46Z',
      '#ff4fa0',
    ),
  ) +
  area('M50 -76C76 -52 74 -20 70 -4C66 26 82 54 62 94H46C62 56 46 30 50 -4C54 -36 56 -56 50 -76Z', '#b01c74') +
  line('M-26 -58C-16 -78 6 -82 22 -78M34 -56C48 -30 36 0 44 28', '#ffb6dc', 6) +
  outlined(
    area('M12 -78L17 -67L29 -66L20 -58L23 -46L12 -52L1 -46L4 -58L-5 -66L7 -67Z', '#ff9a2e') +
      area('M-22 96C-28 78 -6 70 0 82C8 70 28 78 24 96Z', '#ffc93d'),
    4,
  ) +
  line('M-14 92L-10 84M0 92V86M14 92L10 82', '#b8640c', 3.4) +
  note(-78, -52, 1.05) +
  note(-66, 54, 0.85) +
  outlined(area('M-104 92C-92 76 -74 76 -66 88C-56 76 -40 78 -34 92C-30 100 -104 104 -104 92Z', '#2f9cf0'), 4) +
  line('M-94 90Q-84 80 -74 88', '#c4ecff', 4)

export const ownFolk = {
  '50135': { name: 'siren', draw: sirenaSong },
  '50228': { name: 'harvest', draw: aniFestival },
  '50241': { name: 'mayQueen', draw: santacruzan },
  '50267': { name: 'saranggola', draw: skyKites },
  '50283': { name: 'ruby', draw: rubyFiesta },
} as const
