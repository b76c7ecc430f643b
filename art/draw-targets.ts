/**
 * The targets of the demo games with aims: six of each set, the most valuable last, so that the image of a target says
 * what it pays. Like the prizes of booths, those of courts stand on the height 0 with their shadow.
 */
import { area, around, box, circle, line, mix, oval, place, repeat, star, svgDocument } from './draw.ts'
import { prizes } from './draw-prizes.ts'
import { contact, halo, lit } from './flagships/volume.ts'

const ink = '#2b1a2b'
const edge = { stroke: ink, 'stroke-width': 5, 'stroke-linejoin': 'round' }
const rod = (d: string, color: string, width: number): string => line(d, ink, width + 5) + line(d, color, width)
/** The square above a rim. */
const pane = (color: string): string => box(-22, -12, 44, 34, 'none', 3, { stroke: color, 'stroke-width': 6 })
const bulbs = (spots: readonly (readonly [x: number, y: number])[]): string =>
  spots.map(([x, y]) => circle(x, y, 4.4, ink) + circle(x, y, 3.2, '#fff6c0')).join('')

interface Hoop {
  /** The pole and what it stands on. */
  readonly stand: string
  /** The board with its mark. The rim is at its lower edge. */
  readonly board: string
  readonly rim: string
  /** The color of the cords of the net. */
  readonly cord?: string
}

const rimEdge = { stroke: ink, 'stroke-width': 13 }

/** A net that hangs from a rim: its far side, its cords, which cross each other, and its lower edge. */
const hoopNet = (cord: string): string => {
  const near = 'M-31 -66L-11 -27M-16 -62L14 -25M0 -61L19 -36M16 -62L-14 -25M31 -66L11 -27M0 -61L-19 -36'
  return (
    area('M-32 -68C-28 -44 -18 -36 -16 -24Q0 -18 16 -24C18 -36 28 -44 32 -68Z', ink, { opacity: 0.75 }) +
    line('M-24 -72L12 -30M24 -72L-12 -30M-8 -74L16 -40M8 -74L-16 -40', cord, 2.6, { opacity: 0.4 }) +
    line(near, ink, 7.4) +
    line(near, cord, 4) +
    line('M-16 -25Q0 -19 16 -25', ink, 8) +
    line('M-16 -25Q0 -19 16 -25', cord, 4.4)
  )
}

const hoop = ({ stand, board, rim, cord = '#fffdf4' }: Hoop): string =>
  contact(0, 1, 56, 9) +
  stand +
  board +
  box(-15, -90, 30, 18, rim, 3, edge) +
  box(-12, -87, 10, 5, '#fff', 2, { opacity: 0.6 }) +
  // The far half of the rim is behind the net.
  area('M-33 -70A33 9 0 0 1 33 -70', 'none', rimEdge) +
  area('M-33 -70A33 9 0 0 1 33 -70', 'none', { stroke: mix(rim, ink, 0.3), 'stroke-width': 7 }) +
  hoopNet(cord) +
  area('M-33 -70A33 9 0 0 0 33 -70', 'none', { ...rimEdge, 'stroke-linecap': 'round' }) +
  area('M-33 -70A33 9 0 0 0 33 -70', 'none', { stroke: rim, 'stroke-width': 8, 'stroke-linecap': 'round' }) +
  line('M-31 -68Q-24 -62 -6 -61', '#fff', 2.6, { opacity: 0.8 })

const hoops: readonly Hoop[] = [
  // Planks on bamboo between stones, with a cord net, as in a village.
  {
    stand:
      rod('M0 -2V-100', '#e8bc4a', 20) +
      line('M6 -4V-96', '#a8741c', 6) +
      line('M-5 -6V-60', '#fff3b0', 4) +
      line('M-10 -22H10M-10 -44H10', '#7a5018', 4) +
      area('M-48 3Q-44 -16 -26 -14Q-18 -24 -4 -14Q8 -26 22 -14Q44 -16 48 3Z', '#a8a0b4', edge) +
      area('M4 3Q2 -8 12 -16L22 -14Q44 -16 48 3Z', '#5f5870', { opacity: 0.7 }) +
      line('M-38 -4Q-34 -10 -28 -9M-16 -10Q-10 -16 -6 -11', '#fff', 3.4, { opacity: 0.7 }) +
      line('M-46 2L-54 -18M-50 2L-62 -8M48 2L58 -16M52 2L64 -6', ink, 9) +
      line('M-46 2L-54 -18M-50 2L-62 -8M48 2L58 -16M52 2L64 -6', '#4cc25a', 5),
    board: place(
      lit('wood', ['#f7c884', '#d0904a', '#8a5420'], [0.7, 1]) +
        box(-66, -146, 132, 27, 'url(#wood)', 5, edge) +
        box(-62, -119, 126, 25, 'url(#wood)', 5, edge) +
        box(-67, -94, 128, 22, 'url(#wood)', 5, edge) +
        line('M-56 -139H30M-52 -112H10M-56 -87H20', '#fff0c8', 3.4, { opacity: 0.75 }) +
        line('M-30 -130Q0 -126 40 -130M-40 -104Q-10 -100 20 -104', '#8a5420', 2.6) +
        box(-24, -116, 48, 36, 'none', 3, { stroke: ink, 'stroke-width': 10 }) +
        box(-24, -116, 48, 36, 'none', 3, { stroke: '#fff6e0', 'stroke-width': 5.4 }) +
        [-56, 54].map((x) => circle(x, -132, 4, '#4a2c14') + circle(x, -84, 4, '#4a2c14')).join(''),
      0,
      0,
      1,
      -2,
    ),
    rim: '#ff8a2c',
    cord: '#ffe9b0',
  },
  // A fan of plastic on a foot with wheels, for a yard.
  {
    stand:
      rod('M0 -8V-100', '#e8f0fa', 17) +
      line('M5 -14V-96', '#8aa0c0', 5) +
      lit('foot', ['#8ad0ff', '#2f8af0', '#1548a8'], [0.4, 1]) +
      area('M-56 2Q-56 -24 -28 -24H28Q56 -24 56 2Z', 'url(#foot)', edge) +
      line('M-44 -6Q-42 -17 -26 -17H0', '#fff', 4, { opacity: 0.75 }) +
      [-36, 36]
        .map((x) => circle(x, -1, 11, ink) + circle(x, -1, 5.4, '#c8d4e8') + circle(x - 1, -2, 2, '#fff'))
        .join(''),
    board:
      lit('fan', ['#fff0a0', '#ffc826', '#e0780f'], [0.7, 1]) +
      lit('glass', ['#c8f6ff', '#4fc0f8', '#1a78d8'], [0.7, 1]) +
      area('M-66 -86C-72 -132 -40 -149 0 -149C40 -149 72 -132 66 -86L46 -70H-46Z', 'url(#fan)', edge) +
      area('M-51 -88C-54 -122 -32 -134 0 -134C32 -134 54 -122 51 -88L40 -80H-40Z', 'url(#glass)', {
        stroke: ink,
        'stroke-width': 3,
      }) +
      line('M-56 -96C-58 -126 -36 -140 -8 -142', '#fff', 4, { opacity: 0.85 }) +
      area('M-40 -96L-20 -130H-6L-32 -88Z', '#fff', { opacity: 0.5 }) +
      box(-23, -118, 46, 34, 'none', 4, { stroke: ink, 'stroke-width': 10 }) +
      box(-23, -118, 46, 34, 'none', 4, { stroke: '#fff', 'stroke-width': 5.4 }),
    rim: '#ff4a3a',
  },
  // The board of a court: painted edges, a padded pole and an arm.
  {
    stand:
      rod('M24 -10V-58L6 -96', '#c8d4ea', 14) +
      lit('pad', ['#ff8a9a', '#f0384e', '#98102e'], [1, 0]) +
      lit('base', ['#98a8d0', '#56648f', '#2a3358'], [0.4, 1]) +
      box(8, -58, 34, 48, 'url(#pad)', 8, edge) +
      area('M-56 2L-46 -16H50L60 2Z', 'url(#base)', edge) +
      line('M-42 -10H4', '#fff', 4, { opacity: 0.6 }),
    board:
      lit('court', ['#ffffff', '#e8f0ff', '#a8bce8'], [0.8, 1]) +
      box(-70, -148, 140, 80, '#f0384e', 7, edge) +
      line('M-62 -142H30', '#ff9aa8', 4) +
      box(-61, -139, 122, 62, 'url(#court)', 3) +
      area('M-61 -96L-18 -139H6L-56 -77H-61Z', '#fff', { opacity: 0.8 }) +
      place(pane('#f0384e'), 0, -106),
    rim: '#ff7a1e',
  },
  // A round board of steel with lamps in the street.
  {
    stand:
      lit('steel', ['#dfe8f8', '#8a98b8', '#404c70'], [1, 0]) +
      box(-10, -100, 20, 94, 'url(#steel)', 3, edge) +
      area('M-50 2L-42 -15H42L50 2Z', 'url(#steel)', edge) +
      [-32, 32].map((x) => circle(x, -6, 3.6, ink)).join(''),
    board:
      lit('ring', ['#9affc8', '#2fc87a', '#0f7a4c'], [0.8, 1]) +
      lit('plate', ['#2aa88a', '#0d5a52', '#063432'], [0.8, 1]) +
      circle(0, -100, 50, 'url(#ring)', edge) +
      circle(0, -100, 37, 'url(#plate)', { stroke: ink, 'stroke-width': 3 }) +
      area(star(0, -108, 5, 26, 12), '#d8ffe8', { ...edge, 'stroke-width': 4 }) +
      bulbs(around(9, 44, 10).map(({ x, y }) => [x, y - 100])),
    rim: '#ffc83a',
    cord: '#e4ecf8',
  },
  // A star in lamps, as on a stage.
  {
    stand:
      lit('violet', ['#f0d0ff', '#b06aff', '#5a1fa8'], [1, 0]) +
      box(-9, -92, 18, 84, 'url(#violet)', 3, edge) +
      area('M-52 2L-30 -19H30L52 2Z', 'url(#violet)', edge) +
      bulbs([
        [-28, -6],
        [-9, -8],
        [9, -8],
        [28, -6],
      ]),
    board:
      lit('pink', ['#ffb8e0', '#ff4aa0', '#b01472'], [0.8, 1]) +
      lit('night', ['#6a2ac8', '#2c0f68'], [0.6, 1]) +
      area(star(0, -92, 5, 56, 37), 'url(#pink)', edge) +
      area(star(0, -92, 5, 41, 26), 'url(#night)', { stroke: ink, 'stroke-width': 3 }) +
      area(star(0, -103, 5, 20, 10), '#fff0a0', { ...edge, 'stroke-width': 4 }) +
      bulbs(around(5, 46, -90).map(({ x, y }) => [x, y - 92])) +
      bulbs(around(5, 32, -54).map(({ x, y }) => [x, y - 92])),
    rim: '#ffd02e',
  },
  // A crown of gold with gems.
  {
    stand:
      lit('pole', ['#fff6b8', '#f7b52e', '#8a4a0c'], [1, 0]) +
      lit('velvet', ['#ff6a9a', '#c01c58', '#6a0c34'], [0.4, 1]) +
      box(-11, -92, 22, 82, 'url(#pole)', 3, edge) +
      area('M-58 2L-46 -17H46L58 2Z', 'url(#velvet)', edge) +
      line('M-44 -9H44', '#ffd45e', 5),
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

/** The meshes of a net in a square grid on its corner, from the left to the right and from the top to the bottom. */
const meshes = (left: number, top: number, right: number, bottom: number, step: number): string => {
  const [width, height] = [right - left, bottom - top]
  return repeat(Math.ceil((width + height) / step), (i) => {
    const at = step * (i + 0.5)
    const [a, b] = [Math.max(0, at - height), Math.min(width, at)]
    return a > b
      ? ''
      : `M${left + b} ${top + at - b}L${left + a} ${top + at - a}` +
          `M${right - b} ${top + at - b}L${right - a} ${top + at - a}`
  })
}

/** A net with depth: its sides and its top lead to the back, which is smaller and darker. */
const deepNet = (cord: string, [front, back]: readonly [front: string, back: string]): string =>
  area('M-76 -106H76V0H-76Z', back) +
  area('M-76 -106L-54 -88V-16L-76 0ZM76 -106L54 -88V-16L76 0Z', front) +
  area('M-76 -106H76L54 -88H-54Z', front) +
  area('M-76 0H76L54 -16H-54Z', '#3aa85a') +
  area('M54 -88L76 -106V0L54 -16Z', '#000', { opacity: 0.25 }) +
  line(meshes(-54, -88, 54, -16, 18), cord, 2.6, { opacity: 0.85 }) +
  line(
    repeat(4, (i) => `M-76 ${-84 + i * 22}L-54 ${-74 + i * 15}M76 ${-84 + i * 22}L54 ${-74 + i * 15}`) +
      'M-66 -98V-6M66 -98V-6' +
      repeat(5, (i) => `M${-50 + i * 25} -106L${-36 + i * 18} -88`) +
      'M-54 -88H54V-16H-54Z',
    cord,
    2.6,
    { opacity: 0.6 },
  )

/** A thick post: its outline, its color, and its lit and shaded sides. */
const posts = (d: string, color: string, width: number): string =>
  line(d, ink, width + 9) +
  line(d, mix(color, ink, 0.32), width) +
  line(d, color, width * 0.62, { transform: `translate(${-width * 0.17} ${-width * 0.17})` }) +
  line(d, '#fff', width * 0.2, { opacity: 0.8, transform: `translate(${-width * 0.26} ${-width * 0.26})` })

/** A glove of a keeper around 0,0 that opens upward, with the thumb at the right. */
const glove = (color: string, cuff: string): string => {
  const fingers = 'M-15 -6V-27M-5 -9V-34M6 -9V-33M16 -5V-24'
  return (
    line(`${fingers}M18 10Q29 4 31 -7`, ink, 17) +
    area('M-22 -6Q-24 20 -16 24H16Q26 16 23 -4Z', ink, { stroke: ink, 'stroke-width': 9 }) +
    line(`${fingers}M18 10Q29 4 31 -7`, color, 9.6) +
    area('M-21 -8Q-23 20 -15 24H15Q24 16 21 -6Z', color) +
    area('M8 -7H21Q24 16 15 24H2Q14 10 8 -7Z', '#000', { opacity: 0.22 }) +
    oval(-2, 6, 11, 9, '#fff', 0, { opacity: 0.85 }) +
    line('M-16.5 -25V-14M-6.5 -32V-18', '#fff', 3, { opacity: 0.8 }) +
    box(-19, 21, 36, 15, cuff, 5, edge)
  )
}

/** A keeper who stretches out both arms, from the grass up. */
const keeper = ([shirt, shade]: readonly [shirt: string, shade: string], gloves: string): string =>
  [-1, 1]
    .map((side) => {
      const arm = `M${side * 15} -48Q${side * 30} -46 ${side * 44} -66`
      const leg = `M${side * 9} -20L${side * 15} -5`
      return (
        line(arm, ink, 19) +
        line(leg, ink, 18) +
        line(arm, side < 0 ? shirt : shade, 12) +
        line(leg, '#b8703f', 11) +
        oval(side * 18, -2, 11, 6, '#fff', 0, { stroke: ink, 'stroke-width': 4 }) +
        place(glove(gloves, '#fff'), side * 46, -72, 0.44, side * 18)
      )
    })
    .join('') +
  area('M-20 -54Q0 -62 20 -54L17 -24H-17Z', shirt, edge) +
  area('M6 -58L20 -54L17 -24H4Z', shade) +
  area('M-18 -26H18L21 -12H3L0 -19L-3 -12H-21Z', '#2a2f6a', edge) +
  circle(0, -72, 16, '#c98250', edge) +
  area('M7 -86A16 16 0 0 1 5 -57Q14 -72 7 -86Z', '#8a4a28', { opacity: 0.6 }) +
  area('M-17 -74C-18 -96 18 -96 17 -74Q10 -84 0 -83Q-10 -84 -17 -74Z', '#3a2018') +
  circle(-6, -71, 2.2, ink) +
  circle(6, -71, 2.2, ink) +
  line('M-5 -64Q0 -60 5 -64', ink, 2.6)

interface Cup {
  /** The colors of its metal, from the lit side. */
  readonly metal: readonly [light: string, base: string, shade: string]
  readonly foot: string
  readonly size: number
  /** The jewel on its front, or a mark. */
  readonly mark: string
  /** The colors of the jewels below its edge and on its foot. */
  readonly jewels: readonly string[]
}

/** A cut jewel around 0,0, within 12 to each side. */
const jewel = (color: string): string =>
  area('M-12 -3L-6 -11H6L12 -3L0 13Z', color, { ...edge, 'stroke-width': 4 }) +
  area('M-12 -3L-6 -11H6L4 -3Z', '#fff', { opacity: 0.6 }) +
  area('M12 -3L0 13L4 -3Z', '#000', { opacity: 0.25 })

/** A cup with handles on its foot. */
const cup = ({ metal: [light, base, shade], foot, size, mark, jewels }: Cup): string => {
  const handles = 'M-42 -112C-92 -118 -82 -56 -28 -62M42 -112C92 -118 82 -56 28 -62'
  return (
    lit('metal', [light, base, shade], [1, 0.4]) +
    lit('foot', [mix(foot, '#ffffff', 0.35), foot, mix(foot, ink, 0.5)], [1, 0.3]) +
    contact(0, 1, 50 * size, 9) +
    place(
      area('M-46 2L-42 -17H42L46 2Z', 'url(#foot)', edge) +
        box(-32, -30, 64, 14, 'url(#foot)', 3, edge) +
        line('M-34 -11H6M-25 -25H0', '#fff', 3, { opacity: 0.5 }) +
        jewels.map((color, i) => place(jewel(color), (i - (jewels.length - 1) / 2) * 24, -7, 0.44)).join('') +
        area('M-9 -56H9L20 -29H-20Z', 'url(#metal)', edge) +
        oval(0, -47, 15, 6, base, 0, edge) +
        line(handles, ink, 19) +
        line(handles, shade, 10) +
        line(handles, base, 6.4, { transform: 'translate(-1.5 -1.5)' }) +
        line('M-48 -112C-72 -112 -76 -96 -70 -82M48 -111C66 -114 74 -104 74 -94', light, 3) +
        area('M-46 -124H46C46 -78 30 -54 0 -51C-30 -54 -46 -78 -46 -124Z', 'url(#metal)', edge) +
        area('M18 -124H46C46 -78 30 -54 0 -51C20 -68 22 -100 18 -124Z', shade, { opacity: 0.5 }) +
        oval(0, -124, 48, 9, shade, 0, edge) +
        oval(0, -124, 39, 5, mix(shade, ink, 0.5)) +
        area('M-48 -124A48 9 0 0 0 48 -124', 'none', { stroke: light, 'stroke-width': 4 }) +
        line('M-36 -108Q-33 -80 -19 -67', '#fff', 6, { opacity: 0.8 }) +
        place(mark, 2, -88),
      0,
      0,
      size,
    )
  )
}

const bronze = ['#ffd8a8', '#e0884a', '#8a4218'] as const
const silver = ['#ffffff', '#c4d2e8', '#62749c'] as const
const gold = ['#fff6b8', '#ffc02e', '#b0620c'] as const

/** A star of metal behind a jewel. */
const starred = (metal: string, color: string, points = 5): string =>
  area(star(0, 0, points, 26, points > 5 ? 19 : 13), metal, { ...edge, 'stroke-width': 3 }) +
  place(jewel(color), 0, 0, points > 5 ? 1.2 : 1)

/** The most valuable cup, which the last goal shows too. */
const royalCup: Cup = {
  metal: gold,
  foot: '#5a1fa8',
  size: 1.09,
  mark: starred('#fff6c0', '#f0284e', 8),
  jewels: ['#2f9cf5', '#f0284e', '#3fd06a'],
}

const cups: readonly Cup[] = [
  {
    metal: ['#f4d8a8', '#c09058', '#6a4420'],
    foot: '#8a5a34',
    size: 0.86,
    mark: area(star(0, 0, 5, 17, 8), '#6a4420'),
    jewels: [],
  },
  { metal: bronze, foot: '#8a3f24', size: 0.92, mark: place(jewel('#3fc98a'), 0, 0, 1.3), jewels: ['#3fc98a'] },
  {
    metal: silver,
    foot: '#3a4a8a',
    size: 0.98,
    mark: place(jewel('#2f9cf5'), 0, 0, 1.4),
    jewels: ['#2f9cf5', '#2f9cf5'],
  },
  {
    metal: silver,
    foot: '#1f6a9a',
    size: 1.03,
    mark: starred('#eaf2ff', '#a04af0'),
    jewels: ['#a04af0', '#2fd0c8', '#a04af0'],
  },
  {
    metal: gold,
    foot: '#9a1f4a',
    size: 1.06,
    mark: starred('#fff0a0', '#2fb45a'),
    jewels: ['#2fb45a', '#f0384e', '#2fb45a'],
  },
  royalCup,
]

const goals: readonly string[] = [
  // Bamboo with rope at its corners, the net of a fisher, and a glove on it.
  deepNet('#f4ffe8', ['#3f8a6a', '#1f5a4a']) +
    place(glove('#ffb23a', '#e0384e'), 0, -42, 1.06, -8) +
    posts('M-74 0V-108M74 0V-108M-88 -104H88', '#f0c250', 17) +
    line('M-82 -34h15M-82 -66h15M67 -34h15M67 -66h15M-30 -112v15M30 -112v15', '#8a5a18', 4) +
    line('M-84 -114L-64 -94M-64 -114L-84 -94M64 -114L84 -94M84 -114L64 -94', ink, 10) +
    line('M-84 -114L-64 -94M-64 -114L-84 -94M64 -114L84 -94M84 -114L64 -94', '#e0503a', 5.4),
  // A tent of cloth with a round mouth, as for the beach, and a keeper's gloves before a lifebuoy.
  lit('cloth', ['#8ae0ff', '#2f9cf0', '#1450b0'], [0.8, 1]) +
    area('M-88 0C-88 -74 -54 -116 0 -116C54 -116 88 -74 88 0Z', 'url(#cloth)', edge) +
    area('M-64 -66Q-48 -96 -26 -108L-14 -114Q-38 -92 -48 -58ZM64 -66Q48 -96 26 -108L14 -114Q38 -92 48 -58Z', '#fff') +
    area('M-68 0C-68 -56 -42 -90 0 -90C42 -90 68 -56 68 0Z', '#0c2c66', edge) +
    line(meshes(-44, -70, 44, 0, 18), '#8ad0ff', 2.8, { opacity: 0.55 }) +
    area('M-68 0Q0 -22 68 0Z', '#ffd890') +
    circle(0, -46, 25, 'none', { stroke: ink, 'stroke-width': 24 }) +
    circle(0, -46, 25, 'none', { stroke: '#fffaf0', 'stroke-width': 15 }) +
    circle(0, -46, 25, 'none', { stroke: '#f0384e', 'stroke-width': 15, 'stroke-dasharray': '19.6 19.6' }) +
    line('M-24 -60Q-16 -70 -4 -72', '#fff', 4, { opacity: 0.9 }) +
    place(glove('#ffd23f', '#7a3ff0'), -46, -26, 0.6, -16) +
    place(`<g transform="scale(-1 1)">${glove('#ffd23f', '#7a3ff0')}</g>`, 46, -26, 0.6, 16) +
    line('M-79 -14C-76 -66 -48 -102 -16 -108', '#fff', 4.6, { opacity: 0.8 }),
  // The goal of a pitch, with its keeper.
  deepNet('#f4faff', ['#4a78c8', '#22407e']) +
    keeper(['#ffd23f', '#e08a14'], '#f0384e') +
    posts('M-76 0V-106H76V0', '#fdfdff', 16),
  // Poles with stripes and a painted sheet with holes.
  lit('sheet', ['#fffbe8', '#ffe2a0', '#f0a858'], [0.7, 1]) +
    lit('hole', ['#05031a', '#3a1f6a'], [0, 1]) +
    area('M-68 -100H68V-4H-68Z', 'url(#sheet)', edge) +
    area(star(0, -52, 12, 47, 30), '#ff9a3c', { opacity: 0.6 }) +
    [-46, 46]
      .map((x) =>
        [-78, -28]
          .map((y) => circle(x, y, 17, '#2f9cf5', { ...edge, 'stroke-width': 4 }) + circle(x, y, 11, 'url(#hole)'))
          .join(''),
      )
      .join('') +
    circle(0, -53, 32, '#f0384e', edge) +
    circle(0, -53, 25, '#fff6e0') +
    circle(0, -53, 19, 'url(#hole)', { stroke: ink, 'stroke-width': 4 }) +
    line('M-24 -70Q-16 -80 -4 -82M-57 -86Q-52 -92 -46 -92M35 -86Q40 -92 46 -92', '#fff', 4, { opacity: 0.9 }) +
    line('M-77 0V-108H77V0', ink, 25) +
    line('M-77 0V-108H77V0', '#fff6e8', 16) +
    area('M-77 7V-108H77V7', 'none', { stroke: '#ff4a3a', 'stroke-width': 16, 'stroke-dasharray': '15 15' }) +
    line('M-81 -4V-112H72', '#fff', 3.4, { opacity: 0.8 }),
  // An arch with lamps, and a star that smiles between curtains.
  lit('stage', ['#8a4af0', '#3a1484', '#1c0850'], [0.3, 1]) +
    lit('arch', ['#ffb0dc', '#ff4aa0', '#c01478'], [0.6, 1]) +
    lit('star', ['#fff9c0', '#ffd02e', '#f08a14'], [0.6, 1]) +
    lit('cloth', ['#ff7a8a', '#d01c50', '#7a0a3c'], [1, 0.3]) +
    halo('star-light', '#fff0a0', 0.8) +
    area('M-66 0V-50C-66 -84 -36 -104 0 -104C36 -104 66 -84 66 -50V0Z', 'url(#stage)') +
    circle(0, -48, 60, 'url(#star-light)') +
    area('M-68 0V-66C-36 -72 -26 -40 -42 0ZM68 0V-66C36 -72 26 -40 42 0Z', 'url(#cloth)', edge) +
    line('M-58 -4V-56M-50 -4Q-44 -36 -50 -58M58 -4V-56M50 -4Q44 -36 50 -58', '#7a0a3c', 4) +
    area('M-68 2Q0 -18 68 2Z', '#ffc84a', edge) +
    area(star(0, -50, 5, 45, 24), 'url(#star)', { ...edge, 'stroke-width': 7 }) +
    line('M-32 -60L-13 -63L-4 -80', '#fff', 4, { opacity: 0.9 }) +
    oval(-9, -50, 3.6, 5.4, ink) +
    oval(9, -50, 3.6, 5.4, ink) +
    area('M-9 -41Q0 -38 9 -41Q7 -30 0 -30Q-7 -30 -9 -41Z', ink) +
    rod('M-76 0V-50C-76 -90 -42 -112 0 -112C42 -112 76 -90 76 -50V0', 'url(#arch)', 17) +
    bulbs([
      [-76, -8],
      [-76, -34],
      [-70, -64],
      [-50, -94],
      [-18, -110],
      [18, -110],
      [50, -94],
      [70, -64],
      [76, -34],
      [76, -8],
    ]),
  // Columns of gold under a gable, and a cup in light.
  lit('gold', ['#fff6b8', '#f7b52e', '#a8640f'], [1, 0]) +
    lit('gable', ['#fffbd0', '#ffcf3a', '#c0761a'], [0.6, 1]) +
    lit('inside', ['#d02a6a', '#7a1048', '#3c0830'], [0.3, 1]) +
    halo('cup-light', '#ffe890', 1) +
    box(-62, -90, 124, 90, 'url(#inside)') +
    line(meshes(-62, -90, 62, 0, 20), '#ffd45e', 2.4, { opacity: 0.5 }) +
    circle(0, -46, 58, 'url(#cup-light)') +
    place(cup(royalCup), 0, -4, 0.58) +
    [-70, 70]
      .map(
        (x) =>
          box(x - 14, -92, 28, 92, 'url(#gold)', 0, edge) +
          line(`M${x - 3} -80V-14M${x + 6} -80V-14`, '#a8640f', 3) +
          box(x - 20, -98, 40, 13, 'url(#gold)', 4, edge) +
          box(x - 20, -11, 40, 13, 'url(#gold)', 4, edge),
      )
      .join('') +
    area('M-95 -98L0 -142L95 -98Z', 'url(#gable)', edge) +
    area('M-62 -104L0 -132L62 -104Z', '#c0306a', { ...edge, 'stroke-width': 4 }) +
    line('M-78 -101L-4 -136', '#fff', 4, { opacity: 0.85 }) +
    place(jewel('#2fd0f8'), 0, -114, 1.1),
]

/** The light behind the most valuable targets of courts. */
const behind = (index: number): string =>
  index < 5 ? '' : halo('shine', '#ffe08a', 0.75) + circle(0, -70, 82, 'url(#shine)')

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
