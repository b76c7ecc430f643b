/**
 * The targets of the demo games with aims: six of each set, the most valuable last, so that the image of a target says
 * what it pays. Like the prizes of booths, those of courts stand on the height 0 with their shadow.
 */
import { area, around, box, circle, line, oval, place, repeat, star, svgDocument } from './draw.ts'
import { prizes } from './draw-prizes.ts'
import { contact, halo, lit } from './flagships/volume.ts'

const ink = '#2b1a2b'
const dark = (d: string): string => area(d, '#000', { opacity: 0.2 })
const edge = { stroke: ink, 'stroke-width': 5, 'stroke-linejoin': 'round' }
const rod = (d: string, color: string, width: number): string => line(d, ink, width + 5) + line(d, color, width)
/** The square above a rim. */
const pane = (color: string): string => box(-17, -8, 34, 26, 'none', 3, { stroke: color, 'stroke-width': 5 })
const bulbs = (spots: readonly (readonly [x: number, y: number])[]): string =>
  spots.map(([x, y]) => circle(x, y, 4.4, ink) + circle(x, y, 3.2, '#fff6c0')).join('')

interface Hoop {
  /** The pole and what it stands on. */
  readonly stand: string
  /** The board with its mark. The rim is at its lower edge. */
  readonly board: string
  readonly rim: string
  /** What hangs from the rim; a net of cord if not set. */
  readonly net?: string
}

const hoop = ({ stand, board, rim, net }: Hoop): string =>
  contact(0, 1, 46, 8) +
  stand +
  board +
  box(-12, -88, 24, 16, rim, 3, edge) +
  (net ??
    line('M-22 -68L-14 -38M22 -68L14 -38M-8 -66L-5 -38M8 -66L5 -38M-18 -55H18M-16 -43H16', ink, 6) +
      line('M-22 -68L-14 -38M22 -68L14 -38M-8 -66L-5 -38M8 -66L5 -38M-18 -55H18M-16 -43H16', '#fffdf4', 3)) +
  oval(0, -70, 25, 7, 'none', 0, { stroke: ink, 'stroke-width': 11 }) +
  oval(0, -70, 25, 7, 'none', 0, { stroke: rim, 'stroke-width': 6 }) +
  line('M-23 -72Q-14 -77 0 -77', '#fff', 2.4, { opacity: 0.7 })

const hoops: readonly Hoop[] = [
  // Planks on bamboo, and a basket without a bottom, as in a village.
  {
    stand:
      rod('M0 -2V-100', '#d8b04a', 13) +
      line('M-6 -22H6M-6 -50H6', '#8a6420', 3.4) +
      line('M-3 -6V-60', '#fff0b0', 3) +
      area('M-34 2Q-28 -14 -10 -10Q0 -18 12 -10Q30 -14 34 2Z', '#8a8494', edge) +
      dark('M8 2V-12Q30 -14 34 2Z'),
    board: place(
      box(-54, -142, 108, 24, '#d9a566', 3, edge) +
        box(-50, -117, 104, 22, '#c08a4c', 3, edge) +
        box(-55, -94, 106, 20, '#d9a566', 3, edge) +
        line('M-44 -134H20M-38 -109H6M-30 -86H34', '#a06a34', 3) +
        [-40, 40].map((x) => circle(x, -130, 3, '#5a3a20') + circle(x, -84, 3, '#5a3a20')).join(''),
      0,
      0,
      1,
      -2,
    ),
    rim: '#b8782c',
    net:
      area('M-24 -68L-16 -36H16L24 -68Z', '#e8c078', edge) +
      line('M-20 -58H20M-18 -47H18M-10 -66L-6 -38M2 -66V-38M13 -66L9 -38', '#9a6a2c', 3),
  },
  // A fan of plastic on a foot with wheels, for a yard.
  {
    stand:
      rod('M0 -8V-100', '#d8e4f0', 9) +
      area('M-40 2Q-40 -18 -20 -18H20Q40 -18 40 2Z', '#3f9be8', edge) +
      dark('M8 2V-18H20Q40 -18 40 2Z') +
      circle(-26, -2, 7, ink) +
      circle(26, -2, 7, ink),
    board:
      area('M-56 -84C-62 -130 -34 -146 0 -146C34 -146 62 -130 56 -84L40 -72H-40Z', '#ffd23f', edge) +
      area('M-44 -86C-48 -122 -28 -134 0 -134C28 -134 48 -122 44 -86L34 -80H-34Z', '#5fc8f0') +
      dark('M14 -133C34 -130 47 -118 44 -86L34 -80H4Z') +
      place(pane('#fff'), 0, -106),
    rim: '#ff6a4a',
  },
  // The board of a court: painted edges, a padded pole and an arm.
  {
    stand:
      area('M-36 2L-30 -12H36L42 2Z', '#5a6078', edge) +
      rod('M14 -12V-60L4 -96', '#c8d0e0', 9) +
      box(4, -56, 22, 44, '#e0384e', 6, edge) +
      box(8, -52, 5, 34, '#ff9aa0', 3),
    board:
      box(-57, -142, 114, 74, '#e0384e', 5, edge) +
      box(-50, -135, 100, 60, '#f8f6f0', 2) +
      dark('M20 -135H50V-75H0Z') +
      place(pane('#e0384e'), 0, -106),
    rim: '#f07a2e',
  },
  // A round board of steel in the street, with chains.
  {
    stand:
      rod('M0 0V-100', '#6a7488', 11) + line('M-3 -4V-70', '#c8d4e4', 3) + box(-24, -8, 48, 10, '#4a5468', 3, edge),
    board:
      circle(0, -104, 44, '#2fb57a', edge) +
      circle(0, -104, 35, '#12604e') +
      area('M8 -138A35 35 0 0 1 8 -70Z', '#000', { opacity: 0.2 }) +
      area(star(0, -108, 6, 20, 9), '#9af0c4') +
      bulbs([
        [-39, -104],
        [39, -104],
        [0, -143],
      ]),
    rim: '#ffd45e',
    net:
      line('M-22 -66L-15 -34M-8 -64L-6 -34M8 -64L6 -34M22 -66L15 -34', ink, 7, { 'stroke-dasharray': '1 6.4' }) +
      line('M-22 -66L-15 -34M-8 -64L-6 -34M8 -64L6 -34M22 -66L15 -34', '#dfe8f4', 4.4, { 'stroke-dasharray': '1 6.4' }),
  },
  // A star in lamps, as on a stage.
  {
    stand:
      rod('M0 -10V-90', '#b06aff', 9) +
      line('M0 -10V-80', '#f0d8ff', 2.6) +
      area('M-38 2L-18 -16H18L38 2Z', '#5a2a9a', edge) +
      bulbs([
        [-20, -6],
        [0, -6],
        [20, -6],
      ]),
    board:
      area(star(0, -104, 5, 56, 34), '#ff5aa8', edge) +
      area(star(0, -104, 5, 44, 26), '#3a1468') +
      area(star(0, -104, 5, 24, 12), '#ffd0ee') +
      bulbs(around(5, 46, -90).map(({ x, y }) => [x, y - 104])) +
      bulbs(around(5, 32, -54).map(({ x, y }) => [x, y - 104])),
    rim: '#ffd45e',
  },
  // A crown of gold with gems.
  {
    stand:
      lit('pole', ['#fff6b8', '#f7b52e', '#8a4a0c'], [1, 0]) +
      box(-8, -92, 16, 82, 'url(#pole)', 3, edge) +
      box(-13, -56, 26, 10, 'url(#pole)', 4, edge) +
      area('M-42 2L-34 -14H34L42 2Z', '#a01c48', edge) +
      line('M-32 -8H32', '#ffd45e', 4),
    board:
      lit('crown', ['#fffbd0', '#ffcf3f', '#c8781a'], [0.6, 1]) +
      area('M-52 -72L-62 -128L-34 -106L-22 -144L0 -114L22 -144L34 -106L62 -128L52 -72Z', 'url(#crown)', edge) +
      area('M22 -144L34 -106L62 -128L52 -72H24Z', '#8a4a0c', { opacity: 0.35 }) +
      box(-52, -88, 104, 14, '#a01c48', 3) +
      circle(0, -98, 9, '#e0384e', edge) +
      circle(-3, -101, 3, '#ffc0c8') +
      circle(-32, -94, 6, '#3fb5e0', edge) +
      circle(32, -94, 6, '#3fb5e0', edge) +
      bulbs([
        [-62, -130],
        [-22, -146],
        [22, -146],
        [62, -130],
      ]),
    rim: '#ffe68a',
  },
]

/** The net of a goal, which is farther away than its posts. */
const goalNet = (net: string): string =>
  area('M-74 -104L-56 -92V-12L-74 0ZM74 -104L56 -92V-12L74 0ZM-74 -104H74L56 -92H-56Z', net, { opacity: 0.25 }) +
  box(-56, -92, 112, 82, net, 0, { opacity: 0.14 }) +
  line(
    repeat(6, (i) => `M${-48 + i * 19} -92V-12`) +
      repeat(5, (i) => `M-74 ${-92 + i * 21}L-56 ${-80 + i * 17}H56L74 ${-92 + i * 21}`),
    net,
    1.8,
    { opacity: 0.7 },
  )

/** A frame of pipes. */
const pipes = (d: string, color: string, width = 9): string =>
  rod(d, color, width) + line(d, '#fff', 2.4, { opacity: 0.65, transform: 'translate(-2 -2)' })

/** Rings of colors around 0,0. */
const rings = (colors: readonly string[]): string =>
  circle(0, 0, 35, ink) + colors.map((color, at) => circle(0, 0, 32 - at * 10, color)).join('')

const goals: readonly string[] = [
  // Bamboo with rope at its corners, and an old net of a fisher.
  line(
    repeat(5, (i) => `M${-66 + i * 30} -94Q${-60 + i * 30} -44 ${-70 + i * 33} -4`) +
      'M-66 -70Q0 -46 66 -70M-66 -44Q0 -20 66 -44M-68 -20Q0 2 68 -20',
    '#d8e8d8',
    2.4,
    { opacity: 0.75 },
  ) +
    rod('M-70 0L-66 -108M70 0L66 -108M-84 -94H84', '#d8b04a', 10) +
    line('M-72 -34h9M-70 -64h9M63 -34h9M62 -64h9M-30 -99v9M22 -99v9', '#8a6420', 3.4) +
    line('M-78 -97H70M-72 -8L-69 -84', '#fff0b0', 2.6) +
    line('M-74 -102L-58 -86M-58 -102L-74 -86M58 -102L74 -86M74 -102L58 -86', '#a03a24', 4),
  // A tent of cloth with a round mouth, as for the beach, and a lifebuoy as the aim.
  area('M-82 0C-82 -70 -50 -106 0 -106C50 -106 82 -70 82 0Z', '#2f9ad8', edge) +
    area('M20 -104C56 -96 82 -64 82 0H50C50 -50 40 -84 20 -104Z', '#0f4a8a', { opacity: 0.45 }) +
    area('M-66 0C-66 -58 -40 -90 0 -90C40 -90 66 -58 66 0Z', '#0f3a6a') +
    line(
      'M-50 -4C-50 -46 -30 -76 0 -76M50 -4C50 -46 30 -76 0 -76M-64 -30H64M-54 -58H54M-20 -86V-4M20 -86V-4',
      '#a8d8f8',
      2,
      {
        opacity: 0.5,
      },
    ) +
    circle(0, -46, 25, 'none', { stroke: ink, 'stroke-width': 21 }) +
    circle(0, -46, 25, 'none', { stroke: '#f6f2ea', 'stroke-width': 15 }) +
    circle(0, -46, 25, 'none', { stroke: '#e0384e', 'stroke-width': 15, 'stroke-dasharray': '19.6 19.6' }) +
    line('M-74 -14C-72 -64 -46 -96 -10 -98', '#fff', 4, { opacity: 0.7 }),
  // The goal of a pitch, with rings.
  goalNet('#d8ecff') + place(rings(['#fff', '#3f9be8', '#fff']), 0, -50) + pipes('M-74 0V-104H74V0', '#f4f6fa'),
  // Poles with stripes and a sheet with holes.
  area('M-68 -100H68V-6H-68Z', '#fff3d8', edge) +
    area('M20 -100H68V-6H44Z', '#c8783a', { opacity: 0.25 }) +
    [-46, 46].map((x) => [-78, -30].map((y) => circle(x, y, 16, '#2f9ad8') + circle(x, y, 12, ink)).join('')).join('') +
    circle(0, -54, 27, '#e0384e') +
    circle(0, -54, 22, '#fff3d8') +
    circle(0, -54, 17, ink) +
    line('M-11 -62Q-8 -70 2 -70', '#8a6a8a', 3) +
    rod('M-74 0V-104H74V0', '#fff6e8', 10) +
    area('M-74 0V-104H74V0', 'none', { stroke: '#ff6a3a', 'stroke-width': 10, 'stroke-dasharray': '14 14' }),
  // An arch with lamps, and a star between curtains.
  area('M-66 0V-50C-66 -84 -36 -100 0 -100C36 -100 66 -84 66 -50V0Z', '#2c1058') +
    area('M-66 0V-60C-40 -64 -30 -40 -44 0ZM66 0V-60C40 -64 30 -40 44 0Z', '#8a3fe0') +
    line('M-56 -4V-52M-48 -4Q-44 -36 -50 -56M56 -4V-52M48 -4Q44 -36 50 -56', '#5a1fa8', 4) +
    area(star(0, -46, 5, 38, 18), '#ffd45e', edge) +
    area(star(-2, -48, 5, 22, 10), '#fff6d0') +
    rod('M-72 0V-48C-72 -86 -40 -106 0 -106C40 -106 72 -86 72 -48V0', '#ff5aa8', 13) +
    bulbs([
      [-72, -8],
      [-72, -34],
      [-66, -64],
      [-46, -90],
      [-16, -104],
      [16, -104],
      [46, -90],
      [66, -64],
      [72, -34],
      [72, -8],
    ]),
  // Columns of gold under a gable, and a cup.
  lit('gold', ['#fff6b8', '#f7b52e', '#a8640f'], [1, 0]) +
    box(-58, -84, 116, 84, '#7a1638') +
    line('M-40 -80V-2M-20 -80V-2M0 -80V-2M20 -80V-2M40 -80V-2M-58 -60H58M-58 -38H58M-58 -16H58', '#ffd45e', 2, {
      opacity: 0.45,
    }) +
    place(
      area('M-22 -36H22C22 -8 14 0 4 4V18H14V30H-14V18H-4V4C-14 0 -22 -8 -22 -36Z', '#ffd45e', edge) +
        area('M4 -36H22C22 -8 14 0 4 4V18H14V30H4Z', '#d8921c') +
        line('M-22 -30C-42 -32 -36 -8 -18 -6M22 -30C42 -32 36 -8 18 -6', '#ffd45e', 5) +
        line('M-13 -30V-14', '#fffbe0', 4),
      0,
      -34,
    ) +
    [-66, 66]
      .map(
        (x) =>
          box(x - 10, -88, 20, 88, 'url(#gold)', 0, edge) +
          line(`M${x - 2} -80V-12M${x + 4} -80V-12`, '#a8640f', 2) +
          box(x - 15, -94, 30, 10, 'url(#gold)', 3, edge) +
          box(x - 15, -8, 30, 10, 'url(#gold)', 3, edge),
      )
      .join('') +
    area('M-88 -94L0 -128L88 -94Z', 'url(#gold)', edge) +
    circle(0, -106, 9, '#e0384e', edge) +
    circle(-3, -109, 3, '#ffc0c8'),
]

interface Cup {
  /** The colors of its metal, from the lit side. */
  readonly metal: readonly [light: string, base: string, shade: string]
  readonly foot: string
  readonly size: number
  readonly mark: string
  readonly hasHandles?: boolean
}

/** A cup on its foot. The foot of a larger cup has more steps. */
const cup = ({ metal, foot, size, mark, hasHandles = false }: Cup): string =>
  lit('metal', metal, [1, 0.4]) +
  contact(0, 1, 44 * size, 8) +
  place(
    area('M-38 2V-16H38V2Z', foot, edge) +
      dark('M8 2V-16H38V2Z') +
      box(-30, -28, 60, 13, foot, 2, edge) +
      dark('M8 -28H28Q30 -28 30 -26V-16H8Z') +
      area('M-8 -56H8L18 -27H-18Z', 'url(#metal)', edge) +
      (hasHandles
        ? line('M-36 -108C-72 -112 -62 -66 -26 -70M36 -108C72 -112 62 -66 26 -70', ink, 14) +
          line('M-36 -108C-72 -112 -62 -66 -26 -70M36 -108C72 -112 62 -66 26 -70', metal[2], 9) +
          line('M-38 -109C-72 -112 -62 -68 -28 -71M36 -110C70 -112 60 -70 28 -72', metal[1], 4.4)
        : '') +
      area('M-42 -118H42C42 -76 28 -54 0 -52C-28 -54 -42 -76 -42 -118Z', 'url(#metal)', edge) +
      oval(0, -118, 42, 8, metal[2], 0, edge) +
      oval(0, -119, 40, 6, metal[0], 0, { opacity: 0.55 }) +
      line('M-32 -104Q-28 -76 -16 -66', '#fff', 5, { opacity: 0.7 }) +
      place(mark, 2, -88),
    0,
    0,
    size,
  )

const bronze = ['#ffd0a0', '#c97a42', '#7a3f1c'] as const
const silver = ['#ffffff', '#b8c4d8', '#5f6c88'] as const
const gold = ['#fff0a8', '#f7b52e', '#a8640f'] as const

const cups: readonly Cup[] = [
  { metal: ['#e8c89a', '#b0804a', '#6a4420'], foot: '#5a3a20', size: 0.72, mark: '' },
  { metal: bronze, foot: '#4a2a1c', size: 0.82, mark: area(star(0, 0, 5, 14, 6), bronze[2]) },
  { metal: silver, foot: '#2c3450', size: 0.9, mark: circle(0, 0, 14, silver[2]) + circle(0, 0, 9, silver[0]) },
  { metal: silver, foot: '#1f4a6a', size: 1, mark: area(star(0, 0, 5, 20, 9), '#2f7ac8'), hasHandles: true },
  { metal: gold, foot: '#5a1c34', size: 1.06, mark: area(star(0, 0, 5, 20, 9), gold[2]), hasHandles: true },
  {
    metal: gold,
    foot: '#3a1466',
    size: 1.14,
    mark:
      area(star(0, 0, 8, 25, 19), gold[2]) +
      circle(0, 0, 15, '#e0384e') +
      area('M0 -15A15 15 0 0 1 0 15Z', '#a01c38') +
      circle(-5, -5, 4, '#ffb0b8'),
    hasHandles: true,
  },
]

/** The light behind the most valuable targets of courts. */
const behind = (index: number): string =>
  index < 5 ? '' : halo('shine', '#ffe08a', 0.75) + circle(0, -76, 76, 'url(#shine)')

const sets: { readonly [set: string]: readonly string[] } = {
  prize: prizes.map((draw) => draw()),
  hoop: hoops.map((one, index) => behind(index) + hoop(one)),
  goal: goals.map((one, index) => behind(index) + contact(0, 1, 88, 8) + one),
  cup: cups.map((one, index) => behind(index) + cup(one)),
}

/** All images have the same size, and all targets in them stand at the same height above the bottom edge. */
export const targetImages: readonly (readonly [file: string, draw: () => string])[] = Object.entries(sets).flatMap(
  ([set, drawings]) =>
    drawings.map(
      (content, index) => [`${set}-${index}.svg`, () => svgDocument(200, 164, '', place(content, 100, 152))] as const,
    ),
)
