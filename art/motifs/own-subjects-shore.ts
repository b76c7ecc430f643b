/** Subjects of the covers of single slots: fruit, sea and harbor. See `own-subjects.ts`. */
import { area, box, circle, dots, line, num, oval, place, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { INK, outlined } from './outline.ts'

/** Half of a mango, cut into cubes. */
const mangoTango = (): string => {
  const rows = [
    [-66, [-24, 0, 24]],
    [-52, [-60, -36, -12, 12, 36, 60]],
    [-38, [-72, -48, -24, 0, 24, 48, 72]],
    [-24, [-60, -36, -12, 12, 36, 60]],
    [-10, [-48, -24, 0, 24, 48]],
    [4, [-12, 12]],
  ] as const
  return (
    lit('peel', ['#ffb03a', '#f4703a', '#d83048', '#8a1848'], [0.7, 1]) +
    '<defs><g id="cube"><path d="M0 -15L13 -7L0 1L-13 -7Z" fill="#fff09a"/><path d="M-13 -7L0 1V17L-13 9Z" ' +
    'fill="#ffc22e"/><path d="M13 -7L0 1V17L13 9Z" fill="#e88a14"/></g></defs>' +
    area('M20 -60C36 -96 76 -104 104 -92C100 -62 62 -42 20 -60Z', '#2f8a3f') +
    line('M24 -62Q62 -78 98 -90', '#a8e07a', 4) +
    place(
      area('M-100 -24C-98 48 -50 90 0 92C54 90 98 46 100 -24Z', 'url(#peel)') +
        line('M-86 18C-72 54 -46 74 -14 80', '#ffd8a0', 8, { opacity: 0.8 }) +
        oval(0, -26, 101, 55, '#f0801c') +
        oval(0, -27, 93, 48, '#ffb52e') +
        oval(0, -25, 84, 41, '#c8640c') +
        rows.flatMap(([y, row]) => row.map((x) => `<use href="#cube" x="${x}" y="${y + 3}"/>`)).join('') +
        area(star(-58, -64, 4, 24, 5), '#fff'),
      0,
      8,
      1,
      -10,
    )
  )
}

/** A bowl of golden pearls. */
const southSeaPearl = (): string =>
  round('golden', ['#fffbe0', '#ffd45e', '#d8901c', '#7a4410']) +
  round('white', ['#ffffff', '#f0e8ff', '#b8a8dc', '#6a5a9a']) +
  lit('bowl', ['#d8905a', '#9a5230', '#4a1c18'], [0.5, 1]) +
  oval(0, 22, 98, 24, '#4a1c14') +
  [
    [-62, 4],
    [62, 4],
    [0, -62],
    [-24, -32],
    [24, -32],
    [-44, -6],
    [0, -10],
    [42, -6],
    [-72, 18],
    [-24, 16],
    [70, 18],
    [24, 16],
  ]
    .map(([x = 0, y = 0], i) => circle(x, y, 23, i === 11 ? 'url(#white)' : 'url(#golden)'))
    .join('') +
  area('M-100 22C-98 66 -58 94 0 96C58 94 98 66 100 22C84 38 48 46 0 46C-48 46 -84 38 -100 22Z', 'url(#bowl)') +
  line('M-98 24C-80 40 -46 47 0 47C46 47 80 40 98 24', '#f0b880', 6) +
  line('M-78 52C-64 70 -46 80 -24 84', '#f4c090', 6) +
  area(star(0, -72, 4, 30, 6) + star(-50, -12, 4, 18, 4), '#fff')

/** A sailing boat with a square sail of stripes. */
const zamboWinds = (): string =>
  lit('hull', ['#e87a3a', '#a83a24', '#5a1420'], [0.4, 1]) +
  line('M10 62L-6 -84', '#6a3420', 10) +
  place(
    ['#f4586a', '#ffc94a', '#fff6e8', '#2fb088', '#8a5ae8']
      .map((color, i) => {
        const y = i * 26 - 70
        return area(`M-62 ${y}Q-6 ${y - 14} 66 ${y}L66 ${y + 27}Q-6 ${y + 13} -62 ${y + 27}Z`, color)
      })
      .join('') +
      area('M30 -78Q50 -74 66 -70V61Q50 57 30 53Q50 -10 30 -78Z', '#2a1458', { opacity: 0.28 }) +
      area('M-54 -72Q-40 -76 -28 -77Q-40 -10 -28 55Q-44 57 -54 60Z', '#fff', { opacity: 0.3 }) +
      line('M-63 -78V68', '#8a4a24', 8) +
      line('M-65 -74Q-6 -88 69 -72', '#8a4a24', 8),
    -4,
    -16,
    1,
    -9,
  ) +
  line('M-40 70L-66 92M32 76L44 96', '#4a1c18', 7) +
  area('M-104 54C-60 78 40 78 104 36C92 78 56 94 -4 94C-54 94 -88 82 -104 54Z', 'url(#hull)') +
  line('M-102 55C-60 78 40 78 102 37', '#ffd25e', 6) +
  area('M-52 74L-40 88L-30 76ZM-8 78L4 92L16 77ZM38 74L50 86L58 68Z', '#ffd25e') +
  area('M-104 90q18 -16 36 0t36 0t36 0t36 0t36 0t28 0C84 106 44 110 0 110C-44 110 -84 106 -104 90Z', '#1f8ad0') +
  line('M-102 90q17 -16 34 0t36 0t36 0t36 0t36 0t26 0', '#e8fbff', 6)

/** A mangrove with fireflies, in a boat. */
const mangroveGlow = (): string =>
  round('crown', ['#a8f06a', '#3fb04a', '#0f6a3a', '#063a2c']) +
  lit('boat', ['#ff7a4a', '#d8343a', '#7a1030'], [0.4, 1]) +
  line(
    'M-2 -8C-4 24 -40 22 -70 66M0 0C-10 30 -26 36 -34 68M6 0C14 30 30 36 38 68M4 -8C8 24 44 22 72 62',
    '#4a1c14',
    12,
  ) +
  line(
    'M-4 -6C-8 22 -42 20 -72 62M-2 4C-12 30 -28 36 -36 64M4 4C12 30 26 36 34 64M4 -6C10 20 42 20 68 56',
    '#a8603a',
    5,
  ) +
  area('M-16 -30H18L12 36Q2 46 -10 36Z', '#6a3020') +
  line('M-8 -20V28', '#b8704a', 5) +
  [
    [-66, -30, 34],
    [66, -30, 34],
    [-40, -62, 38],
    [40, -62, 38],
    [0, -36, 36],
    [0, -68, 38],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'url(#crown)'))
    .join('') +
  dots(
    [
      { x: -76, y: -38 },
      { x: -50, y: -18 },
      { x: -44, y: -78 },
      { x: -22, y: -52 },
      { x: 4, y: -88 },
      { x: 12, y: -30 },
      { x: 34, y: -56 },
      { x: 58, y: -78 },
      { x: 72, y: -36 },
      { x: -8, y: -14 },
      { x: 46, y: -20 },
    ],
    5.4,
    '#ffff9a',
  ) +
  area('M-102 52C-60 74 60 74 102 52C94 86 54 104 0 104C-54 104 -94 86 -102 52Z', 'url(#boat)') +
  line('M-101 52C-60 74 60 74 101 52', '#ffd96a', 8) +
  line('M-70 82Q-40 94 -6 94', '#ffb08a', 5)

/** The face of an eagle with its crest spread. */
const haribon = (): string => {
  const spikes = (turns: readonly number[], length: number, width: number, color: string): string =>
    area(
      turns
        .map((turn) => {
          const at = (x: number, y: number): string => {
            const a = (turn * Math.PI) / 180
            return `${num(x * Math.cos(a) - y * Math.sin(a))} ${num(x * Math.sin(a) + y * Math.cos(a))}`
          }
          const middle = -length * 0.6
          const tip = `${at(-width * 0.8, middle)}L${at(0, -length)}L${at(width * 0.8, middle)}`
          return `M${at(-width, 0)}L${tip}L${at(width, 0)}Z`
        })
        .join(''),
      color,
      { transform: 'translate(0 16)' },
    )
  const half =
    area('M-56 6L-12 14L-20 34C-38 42 -52 32 -56 6Z', '#e0a060') +
    circle(-32, 20, 14, '#ffb52e', { stroke: '#3a2014', 'stroke-width': 4 }) +
    circle(-30, 20, 7, '#1a0f0c') +
    line('M-62 -6L-16 11', '#5f3420', 10)
  return (
    spikes([-100, -80, -60, -40, -20, 0, 20, 40, 60, 80, 100], 106, 12, '#6a3a20') +
    spikes([-90, -70, -50, -30, -10, 10, 30, 50, 70, 90], 88, 12, '#c9803f') +
    spikes([-80, -60, -40, -20, 0, 20, 40, 60, 80], 70, 11, '#ffdca0') +
    area(
      'M-58 30C-62 -8 -46 -38 0 -38C46 -38 62 -8 58 30L66 62L52 66L54 86L36 84L30 100L14 92L0 106' +
        'L-14 92L-30 100L-36 84L-54 86L-52 66L-66 62Z',
      '#fff2dc',
    ) +
    area('M30 -32C50 -24 60 -2 58 30L66 62L52 66L54 86L36 84L30 100L14 92C46 62 52 10 30 -32Z', '#c89a78', {
      opacity: 0.6,
    }) +
    line('M-38 66q4 9 8 0M-26 82q4 9 8 0M30 66q4 9 8 0M18 82q4 9 8 0', '#a8744a', 5) +
    `<g id="side">${half}</g><use href="#side" transform="scale(-1 1)"/>` +
    circle(-34, 16, 3.6, '#fff') +
    circle(27, 16, 3.6, '#fff') +
    area('M-20 22C-18 0 18 0 20 22C20 46 10 72 0 82C-10 72 -20 46 -20 22Z', '#5a7098') +
    area('M2 6C14 6 20 14 20 22C20 46 10 72 0 82Z', '#2c3c60') +
    line('M-11 18C-10 10 -6 10 -2 10', '#c8d8f0', 5)
  )
}

/** A turtle with a shell of gold. */
const goldenShell = (): string =>
  lit('shell', ['#fff3a0', '#ffc42e', '#e0900f', '#9a5408'], [0.6, 1]) +
  lit('skin', ['#7ae0a8', '#2fa87a', '#0f5a54'], [0.4, 1]) +
  area('M52 44C60 4 76 -16 94 -12C112 -6 110 26 96 36C88 44 80 56 76 66Z', 'url(#skin)') +
  circle(90, 4, 10, '#fff') +
  circle(92, 5, 6, '#0c2a30') +
  line('M92 27Q99 26 103 21', '#0c4a44', 4) +
  area('M-60 54C-72 70 -84 82 -96 84C-92 94 -60 98 -36 66ZM30 58C38 84 60 98 82 92C78 84 66 74 62 54Z', 'url(#skin)') +
  area('M-102 52C-92 74 54 76 76 52L66 40H-92Z', '#ffe9a8') +
  area('M-96 62C-60 76 40 74 70 60L76 52H-102Z', '#b8741a') +
  area('M-100 48C-98 -40 -60 -76 -12 -76C38 -76 72 -40 76 48Q-12 66 -100 48Z', 'url(#shell)', {
    stroke: '#8a4a08',
    'stroke-width': 7,
    'stroke-linejoin': 'round',
  }) +
  line(
    'M-40 -30L-12 -48L18 -30L14 4L-12 18L-38 4ZM-12 -48V-74M-40 -30L-70 -44M18 -30L46 -44M-38 4L-68 18' +
      'L-96 12M14 4L44 18' +
      'L72 12M-68 18L-72 50M44 18L48 50M-12 18V56',
    '#8a4a08',
    6,
  ) +
  line('M-82 8C-78 -24 -64 -48 -42 -60', '#fffbe0', 8) +
  area(star(-46, -48, 4, 28, 6), '#fff') +
  dots(
    [
      { x: 78, y: -2 },
      { x: 74, y: 18 },
    ],
    3,
    '#0f5a54',
  )

/** A jar of white porcelain with blue bands and a lid. */
const galleonTrade = (): string =>
  lit('china', ['#ffffff', '#e8eefc', '#8a98dc'], [1, 0.3]) +
  lit('cobalt', ['#5a8cf4', '#2a56c8', '#142a80'], [1, 0.3]) +
  outlined(
    circle(0, -92, 12, 'url(#cobalt)') +
      area('M-34 -62C-36 -84 -22 -88 0 -88C22 -88 36 -84 34 -62Z', 'url(#china)') +
      box(-44, -68, 88, 16, 'url(#cobalt)', 7) +
      area(
        'M-32 -52H32C78 -44 98 -8 82 30C70 60 52 74 46 100H-46C-52 74 -70 60 -82 30C-98 -8 -78 -44 -32 -52Z',
        'url(#china)',
      ),
    7,
  ) +
  area('M-86 0Q0 30 86 0C90 22 80 38 70 52Q0 76 -70 52C-80 38 -90 22 -86 0Z', 'url(#cobalt)') +
  line('M-78 -20Q0 6 78 -20', '#2a56c8', 7) +
  area('M-48 82Q0 94 48 82L45 97H-45Z', '#2a56c8') +
  area('M44 -46C80 -36 96 -6 82 30C70 60 52 74 46 97H8C60 62 76 0 44 -46Z', '#1a1a5a', { opacity: 0.28 }) +
  area(star(0, 40, 8, 25, 11), '#fff') +
  circle(0, 40, 6, '#2a56c8') +
  line('M-66 32Q-50 14 -38 36M38 36Q50 14 66 32', '#e8f0ff', 6) +
  line('M-52 -34C-66 -26 -72 -16 -75 -6', '#fff', 11) +
  line('M-22 -76Q-16 -80 -8 -80', '#fff', 6)

/** A blue serpent with a mane of fire rises from the sea before the moon. */
export const moonSerpent = (): string =>
  lit('scales', ['#7ad0ff', '#2a6af0', '#12289a'], [0.6, 1]) +
  lit('mane', ['#ffe27a', '#ff9a2a', '#e8481e'], [0.3, 1]) +
  lit('sea', ['#8ae4ff', '#1fa8d8', '#0c5a9a'], [0, 1]) +
  outlined(circle(44, -42, 54, '#fff6d0'), 6) +
  area('M72 -88A54 54 0 0 1 4 -6A60 60 0 0 0 72 -88Z', '#f0c868') +
  circle(62, -56, 8, '#f0c868') +
  outlined(
    area(
      'M84 78C80 52 78 36 82 20L66 4C80 2 88 -4 92 -16C96 -2 102 2 106 6L98 22C98 40 102 56 104 78Z',
      'url(#scales)',
    ) +
      area('M2 84C2 14 72 14 72 84H50C48 52 26 52 26 84Z', 'url(#scales)') +
      area('M22 42L34 16L44 30L56 24L58 40Z', 'url(#mane)') +
      area('M-26 -98L2 -102L4 -88L32 -84L20 -66L40 -50L22 -40L34 -16L12 -14L16 12L-8 6Z', 'url(#mane)') +
      area(
        'M-66 86C-54 52 -48 18 -52 -8C-66 2 -84 4 -94 -8L-84 -22L-62 -26L-80 -40L-104 -44' +
          'C-106 -62 -92 -76 -72 -74C-62 -94 -34 -102 -14 -88' +
          'C10 -72 14 -34 4 -2C-4 26 -10 54 -10 86Z',
        'url(#scales)',
      ),
    6.5,
  ) +
  outlined(area('M-52 -84C-48 -100 -36 -108 -16 -106C-26 -98 -28 -92 -28 -80Z', '#fff0c0'), 5) +
  area('M-66 84C-54 52 -48 18 -52 -8L-40 -14C-34 20 -40 56 -46 84Z', '#ffe8a8') +
  line('M-48 20L-38 18M-52 42L-41 41M-58 62L-46 63', '#c88a3a', 4) +
  area('M-4 -78C12 -62 12 -32 4 -4C-4 26 -10 54 -10 84H-26C-22 40 4 -30 -4 -78Z', '#0c1460', { opacity: 0.45 }) +
  outlined(area('M-100 -44L-80 -40L-62 -26L-84 -22L-92 -10L-96 -26Z', '#a8143a'), 4) +
  area('M-98 -43L-92 -26L-86 -41L-80 -26L-74 -37ZM-90 -10L-84 -22L-78 -10Z', '#fff') +
  outlined(area('M-66 -66C-56 -74 -40 -70 -36 -56C-46 -50 -60 -52 -66 -66Z', '#ffe14a'), 4) +
  oval(-52, -61, 4.5, 7, INK) +
  line('M-72 -72L-36 -64', INK, 7) +
  circle(-92, -58, 4.5, INK) +
  line('M-66 -79Q-60 -86 -54 -88M12 56C20 36 40 30 54 40', '#d8f4ff', 6) +
  outlined(
    area(
      'M-106 80Q-92 62 -74 72T-38 72T-2 72T34 72T70 72T106 80C96 98 70 104 0 104C-70 104 -96 98 -106 80Z',
      'url(#sea)',
    ),
  ) +
  line('M-92 82Q-82 72 -70 80M-20 80Q-10 72 2 80M54 80Q64 72 76 80M-50 94H-18M20 95H50', '#f0fcff', 5)

export const ownShore = {
  '50105': { name: 'bakunawa', draw: moonSerpent },
  '50205': { name: 'cutMango', draw: mangoTango },
  '50219': { name: 'goldPearls', draw: southSeaPearl },
  '50222': { name: 'vinta', draw: zamboWinds },
  '50224': { name: 'mangrove', draw: mangroveGlow },
  '50238': { name: 'agila', draw: haribon },
  '50240': { name: 'pawikan', draw: goldenShell },
  '50275': { name: 'jar', draw: galleonTrade },
} as const
