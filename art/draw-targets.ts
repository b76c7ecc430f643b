/**
 * The targets of the demo games with aims: six of each set, the most valuable last, so that the image of a target says
 * what it pays. Like the prizes of booths, those of courts stand on the height 0 with their shadow.
 */
import { area, box, circle, line, oval, place, repeat, star, svgDocument } from './draw.ts'
import { prizes } from './draw-prizes.ts'
import { contact, halo, lit } from './flagships/volume.ts'

interface Hoop {
  readonly pole: string
  readonly board: string
  readonly edge: string
  readonly rim: string
  /** On the board, around its middle. */
  readonly mark: string
}

const pane = (color: string): string => box(-17, -8, 34, 26, 'none', 3, { stroke: color, 'stroke-width': 5 })
const dark = (d: string): string => area(d, '#000', { opacity: 0.2 })

/** A hoop on its pole. */
const hoop = ({ pole, board, edge, rim, mark }: Hoop): string =>
  contact(0, 1, 46, 8) +
  area('M-30 2L-22 -10H22L30 2Z', edge) +
  dark('M4 2V-10H22L30 2Z') +
  box(-7, -80, 14, 72, pole) +
  dark('M1 -80H7V-8H1Z') +
  box(-57, -142, 114, 76, edge, 8) +
  box(-51, -136, 102, 64, board, 4) +
  dark('M20 -136H47Q51 -136 51 -132V-76Q51 -72 47 -72H0Z') +
  place(mark, 0, -106) +
  box(-10, -84, 20, 12, rim, 3) +
  line('M-22 -68L-14 -38M22 -68L14 -38M-8 -66L-5 -38M8 -66L5 -38M-18 -55H18M-16 -43H16', '#fffdf4', 2.6) +
  oval(0, -70, 25, 7, 'none', 0, { stroke: rim, 'stroke-width': 6 })

const hoops: readonly Hoop[] = [
  // Plywood on bamboo, as in a village.
  {
    pole: '#b98f3e',
    board: '#d9a566',
    edge: '#8a5a2c',
    rim: '#d85a34',
    mark: line('M-46 -14H44M-44 12H46', '#b07a40', 3) + pane('#8a5a2c'),
  },
  { pole: '#3f7fa8', board: '#5fb4e0', edge: '#2a5f86', rim: '#ffb23e', mark: pane('#eaf7ff') },
  { pole: '#5a6078', board: '#f6f2e8', edge: '#d8402f', rim: '#f07a2e', mark: pane('#d8402f') },
  {
    pole: '#2f8a5c',
    board: '#2b3a5e',
    edge: '#3fc98a',
    rim: '#ffd45e',
    mark: repeat(4, (i) => box(-44 + i * 24, -26, 14, 52, '#ffffff', 2, { opacity: 0.08 })) + pane('#9af0c4'),
  },
  {
    pole: '#6a3fb0',
    board: '#2c1650',
    edge: '#b06aff',
    rim: '#ff6ab0',
    mark: area(star(0, 2, 5, 27, 12), '#ff8ad0') + area(star(0, 2, 5, 15, 6.6), '#fff0fa'),
  },
  {
    pole: '#c9861c',
    board: '#8a1c38',
    edge: '#f7b52e',
    rim: '#ffd45e',
    mark:
      area('M-30 18L-34 -20L-14 -3L0 -27L14 -3L34 -20L30 18Z', '#ffd45e') +
      area('M6 18V-17L14 -3L34 -20L30 18Z', '#d8921c') +
      circle(0, 6, 5, '#e0384e'),
  },
]

interface Goal {
  readonly post: string
  readonly net: string
  /** In the mouth of the goal, around its middle. */
  readonly mark: string
}

/** A goal, whose net is farther away than its posts. */
const goal = ({ post, net, mark }: Goal): string =>
  contact(0, 1, 88, 8) +
  area('M-74 -104L-56 -92V-12L-74 0ZM74 -104L56 -92V-12L74 0ZM-74 -104H74L56 -92H-56Z', net, { opacity: 0.25 }) +
  box(-56, -92, 112, 82, net, 0, { opacity: 0.14 }) +
  line(
    repeat(6, (i) => `M${-48 + i * 19} -92V-12`) +
      repeat(5, (i) => `M-74 ${-92 + i * 21}L-56 ${-80 + i * 17}H56L74 ${-92 + i * 21}`),
    net,
    1.8,
    { opacity: 0.7 },
  ) +
  place(mark, 0, -50) +
  line('M-74 0V-104H74V0', post, 10) +
  line('M-77 -4V-107H70', '#fff', 2.6, { opacity: 0.6 })

/** A board with rings. */
const rings = (colors: readonly string[]): string =>
  colors.map((color, at) => circle(0, 0, 32 - at * 10, color)).join('')

const goals: readonly Goal[] = [
  { post: '#b98f3e', net: '#f0e2b8', mark: '' },
  {
    post: '#f2f2ee',
    net: '#ffffff',
    mark:
      line('M0 -34V-50', '#d8c08a', 3) +
      circle(0, 0, 27, 'none', { stroke: '#f6f2ea', 'stroke-width': 15 }) +
      circle(0, 0, 27, 'none', { stroke: '#e0384e', 'stroke-width': 15, 'stroke-dasharray': '21.2 21.2' }) +
      circle(0, 0, 34.5, 'none', { stroke: '#7a1626', 'stroke-width': 2, opacity: 0.6 }),
  },
  { post: '#3f9be8', net: '#d8ecff', mark: rings(['#fff', '#3f9be8', '#fff']) },
  { post: '#ff7a4a', net: '#ffe2d0', mark: rings(['#fff3d1', '#e0384e', '#ffd45e']) },
  {
    post: '#a060f0',
    net: '#ead8ff',
    mark: area(star(0, 2, 5, 40, 18), '#8a3fe0') + area(star(0, 2, 5, 26, 11.6), '#ffd0f4'),
  },
  {
    post: '#f7b52e',
    net: '#ffe9a0',
    mark:
      area('M-22 -36H22C22 -8 14 0 4 4V18H14V30H-14V18H-4V4C-14 0 -22 -8 -22 -36Z', '#ffd45e') +
      area('M4 -36H22C22 -8 14 0 4 4V18H14V30H4Z', '#d8921c') +
      line('M-22 -30C-42 -32 -36 -8 -18 -6M22 -30C42 -32 36 -8 18 -6', '#ffd45e', 5),
  },
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
    area('M-38 2V-16H38V2Z', foot) +
      dark('M8 2V-16H38V2Z') +
      box(-30, -28, 60, 13, foot, 2) +
      dark('M8 -28H28Q30 -28 30 -26V-16H8Z') +
      area('M-8 -56H8L18 -27H-18Z', 'url(#metal)') +
      (hasHandles
        ? line('M-36 -108C-72 -112 -62 -66 -26 -70M36 -108C72 -112 62 -66 26 -70', metal[2], 9) +
          line('M-38 -109C-72 -112 -62 -68 -28 -71M36 -110C70 -112 60 -70 28 -72', metal[1], 4.4)
        : '') +
      area('M-42 -118H42C42 -76 28 -54 0 -52C-28 -54 -42 -76 -42 -118Z', 'url(#metal)') +
      oval(0, -118, 42, 8, metal[2]) +
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
  goal: goals.map((one, index) => behind(index) + goal(one)),
  cup: cups.map((one, index) => behind(index) + cup(one)),
}

/** All images have the same size, and all targets in them stand at the same height above the bottom edge. */
export const targetImages: readonly (readonly [file: string, draw: () => string])[] = Object.entries(sets).flatMap(
  ([set, drawings]) =>
    drawings.map(
      (content, index) => [`${set}-${index}.svg`, () => svgDocument(200, 164, '', place(content, 100, 152))] as const,
    ),
)
