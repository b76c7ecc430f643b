/**
 * Images of the boards of demo games: racehorses and people on a stand, the figures of court cards, and the targets of
 * games with aims. A set has six targets, the most valuable last, so that the image of a target says what it pays. Like
 * the targets of booths, those of courts and rings stand on the height 0 with their shadow.
 */
import { area, around, box, circle, dots, line, mix, oval, place, repeat, star, svgDocument } from './draw.ts'
import { boothTargets } from './draw-booths.ts'
import { azureCourt, courtField, rubyCourt } from './families/court-cards.ts'
import { contact, halo, lit } from './flagships/volume.ts'
import { outlined } from './motifs/outline.ts'
import { numeral } from './numerals.ts'
import { gallopStrip } from './racehorse.ts'

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

const gold = ['#fff6b8', '#ffc02e', '#b0620c'] as const

/** A star of metal behind a jewel. */
const starred = (metal: string, color: string): string =>
  area(star(0, 0, 8, 26, 19), metal, { ...edge, 'stroke-width': 3 }) + place(jewel(color), 0, 0, 1.2)

/** The cup in the most valuable goal. */
const royalCup: Cup = {
  metal: gold,
  foot: '#5a1fa8',
  size: 1.09,
  mark: starred('#fff6c0', '#f0284e'),
  jewels: ['#2f9cf5', '#f0284e', '#3fd06a'],
}

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

/** A shuttlecock around 0,0 that falls on its cork. Its feathers are `url(#feather)`. */
const shuttle = (cork: string, band: string, quill = '#8e9cc8'): string =>
  area('M-46 -54L-36 -68L-24 -60L-13 -74L0 -65L13 -74L24 -60L36 -68L46 -54L18 8H-18Z', 'url(#feather)', edge) +
  line('M-31 -53L-12 4M-11 -60L-4 4M11 -60L4 4M31 -53L12 4', quill, 3.6) +
  line('M-34 -32Q0 -44 34 -32M-24 -11Q0 -20 24 -11', band, 5) +
  area('M-20 3H20V18Q18 38 0 38Q-18 38 -20 18Z', cork, edge) +
  area('M-18 6H18V12H-18Z', '#fff', { opacity: 0.75 }) +
  line('M-12 20Q-11 28 -5 30', '#fff', 4, { opacity: 0.8 })
const feathers = lit('feather', ['#ffffff', '#f0f4ff', '#b4c2e6'], [1, 0.3])

/** A racket around 0,0, the middle of its strings, with its handle below. */
const racket = (frame: string, grip: string, end = 118): string =>
  rod('M0 46V78', '#dfe8f6', 7) +
  line(`M0 82V${end}`, ink, 20) +
  line(`M0 82V${end}`, grip, 13) +
  line('M-6 92L6 86M-6 104L6 98', '#fff', 3.4, { opacity: 0.75 }) +
  oval(0, 0, 36, 47, '#0c2c50', 0, { opacity: 0.7 }) +
  line('M-24 -32V32M-8 -42V42M8 -42V42M24 -32V32M-30 -24H30M-35 -8H35M-35 8H35M-30 24H30', '#f4faff', 2.8) +
  oval(0, 0, 37, 48, 'none', 0, { stroke: ink, 'stroke-width': 17 }) +
  oval(0, 0, 37, 48, 'none', 0, { stroke: frame, 'stroke-width': 9 }) +
  line('M-38 -6C-36 -28 -26 -43 -10 -49', '#fff', 3.6, { opacity: 0.85 })

/** A crown of `url(#crown)` with jewels, whose lower edge is in the middle at 0,0. */
const crownOfGold = (side: string, middle: string): string =>
  area('M-36 2L-44 -30L-20 -14L0 -36L20 -14L44 -30L36 2Q0 10 -36 2Z', 'url(#crown)', edge) +
  line('M-36 -18L-31 -4M-12 -16L-2 -27', '#fffbe0', 3.6) +
  [-18, 18].map((x) => circle(x, -5, 5, side, { stroke: ink, 'stroke-width': 2.4 })).join('') +
  circle(0, -7, 6, middle, { stroke: ink, 'stroke-width': 2.4 }) +
  bulbs([
    [-44, -31],
    [0, -37],
    [44, -31],
  ])

/** A low foot of `url(#foot)`, on which a target stands. */
const foot = (half: number, top = -18): string =>
  area(`M${-half} 2L${8 - half} ${top}H${half - 8}L${half} 2Z`, 'url(#foot)', edge) +
  line(`M${14 - half} ${top + 7}H0`, '#fff', 3.4, { opacity: 0.6 })
const footLight = (color: string): string =>
  lit('foot', [mix(color, '#ffffff', 0.4), color, mix(color, ink, 0.5)], [1, 0.4])

/** The six targets of a badminton court, at which shuttlecocks fly. */
const smashTargets: readonly string[] = [
  // A basket woven of rattan.
  feathers +
    lit('weave', ['#ffdf9a', '#d89a48', '#8a5420'], [1, 0.4]) +
    place(shuttle('#f0503f', '#ff8a3c'), -20, -84, 0.74, -14) +
    place(shuttle('#2f8af4', '#2f8af4'), 24, -86, 0.68, 18) +
    area('M-60 -78Q0 -60 60 -78L46 -2Q0 8 -46 -2Z', 'url(#weave)', edge) +
    line('M-52 -50Q0 -34 52 -50M-48 -26Q0 -11 48 -26', '#7a4a1c', 4.4) +
    line('M-38 -66L-30 0M-13 -62L-10 4M13 -62L10 4M38 -66L30 0', '#7a4a1c', 4.4) +
    line('M-46 -58l8 3M-22 -52l9 1M-42 -36l7 2M-20 -31l8 1M4 -50h9M4 -30h8', '#fff0c0', 4) +
    line('M-61 -79Q0 -60 61 -79', ink, 17) +
    line('M-61 -79Q0 -60 61 -79', '#f0bc6a', 10) +
    line('M-58 -80Q-30 -70 -4 -70', '#fff3cc', 3.4),
  // A bucket with a handle.
  feathers +
    lit('pail', ['#a8ecff', '#2fa8f4', '#1450b0'], [1, 0.3]) +
    line('M-54 -82C-58 -158 58 -158 54 -82', ink, 11) +
    line('M-54 -82C-58 -158 58 -158 54 -82', '#d4deee', 5.4) +
    place(shuttle('#ffd23f', '#ff9a2e'), 0, -90, 0.8, 4) +
    place(shuttle('#f0384e', '#f0384e'), -30, -86, 0.62, -24) +
    place(shuttle('#3fc97a', '#3fc97a'), 32, -86, 0.62, 24) +
    area('M-58 -84Q0 -68 58 -84L46 0Q0 8 -46 0Z', 'url(#pail)', edge) +
    line('M-60 -85Q0 -68 60 -85', ink, 16) +
    line('M-60 -85Q0 -68 60 -85', '#7ad4ff', 9) +
    line('M-44 -62L-36 -12', '#fff', 6, { opacity: 0.75 }) +
    circle(4, -36, 23, '#fff6d8', edge) +
    area(star(4, -36, 5, 17, 8), '#ff9a2e'),
  // A hoop with stripes on a foot, and a shuttlecock on its way through it.
  feathers +
    footLight('#3a4a9a') +
    rod('M0 -12V-40', '#dfe8f6', 13) +
    foot(46) +
    circle(0, -90, 46, '#ffffff', { opacity: 0.16 }) +
    circle(0, -90, 48, 'none', { stroke: ink, 'stroke-width': 22 }) +
    circle(0, -90, 48, 'none', { stroke: '#fffaf0', 'stroke-width': 13 }) +
    circle(0, -90, 48, 'none', { stroke: '#f0384e', 'stroke-width': 13, 'stroke-dasharray': '18.85 18.85' }) +
    line('M-46 -106Q-38 -130 -14 -137', '#fff', 4, { opacity: 0.9 }) +
    place(shuttle('#f0384e', '#ffb02e'), 2, -86, 0.86, 124),
  // A racket with a mark on its strings, which stands upright.
  footLight('#0f7a5a') +
    place(racket('#2fc87a', '#1f6a4a', 96), 0, -95, 0.98) +
    [
      [27, '#f0384e'],
      [18, '#fffaf0'],
      [9, '#f0384e'],
    ]
      .map(([r, color]) => circle(0, -95, Number(r), String(color), { stroke: ink, 'stroke-width': 3 }))
      .join('') +
    foot(50, -22) +
    bulbs(around(10, 47, -90).map(({ x, y }) => [x * 0.78, y - 95])),
  // Two rackets, crossed behind a star in lamps.
  footLight('#7a2fd0') +
    lit('star', ['#fff9c0', '#ffd02e', '#f08a14'], [0.6, 1]) +
    lit('disc', ['#ff9ad8', '#e0389a', '#8a1068'], [0.6, 1]) +
    place(racket('#ff4aa0', '#5a1fa8'), -34, -98, 0.86, -24) +
    place(racket('#b06aff', '#c01478'), 34, -98, 0.86, 24) +
    foot(56, -20) +
    circle(0, -66, 40, 'url(#disc)', edge) +
    area(star(0, -66, 5, 31, 15), 'url(#star)', edge) +
    line('M-20 -72L-8 -75L-2 -86', '#fff', 3.6) +
    bulbs(around(12, 36, 15).map(({ x, y }) => [x, y - 66])) +
    bulbs([
      [-34, -8],
      [-12, -8],
      [12, -8],
      [34, -8],
    ]),
  // A shuttlecock of gold with a crown, on a column.
  lit('feather', ['#fffbd0', '#ffcf3f', '#c8781a'], [1, 0.4]) +
    lit('crown', ['#fff6b8', '#ffc02e', '#b0620c'], [0.6, 1]) +
    footLight('#7a1fa8') +
    foot(58, -18) +
    area('M-40 -18H40L34 -36H-34Z', 'url(#crown)', edge) +
    place(shuttle('#e0284e', '#fff6c0', '#b0620c'), 0, -68, 0.96) +
    place(crownOfGold('#2fc8f0', '#f0284e'), 0, -117, 0.8) +
    [-28, 0, 28].map((x, i) => place(jewel(['#2fd0f8', '#3fd06a', '#2fd0f8'][i]!), x, -26, 0.6)).join('') +
    bulbs([
      [-44, -7],
      [-15, -7],
      [15, -7],
      [44, -7],
    ]),
]

/** A boxing glove around 0,0, its fist upward and its thumb at the right, with a cuff in its own color. */
const boxingGlove = (paint: string, shade: string, cuff: string): string =>
  area('M-24 26C-40 0 -42 -38 -14 -46C14 -52 34 -42 32 -14C32 4 26 14 22 26Z', paint, edge) +
  area('M24 -36C36 -20 32 4 22 26H4C16 6 24 -12 24 -36Z', shade, { opacity: 0.5 }) +
  area('M20 -14C34 -28 44 -14 36 2C30 14 18 20 8 12C2 6 8 0 14 -2Z', paint, edge) +
  line('M-24 -6C-28 -24 -22 -34 -8 -38', '#fff', 6, { opacity: 0.85 }) +
  area('M-25 22H23L25 42H-27Z', cuff, edge) +
  line('M-14 32H12', shade, 4)

/** A bag of leather from its top at 0,0 down to `long`, with a label. Its color is `url(#bag)`. */
const bag = (half: number, long: number, tape: string): string =>
  area(`M${-half} 4Q0 -8 ${half} 4V${long - 6}Q0 ${long + 8} ${-half} ${long - 6}Z`, 'url(#bag)', edge) +
  area(`M${-half} ${long * 0.26}Q0 ${long * 0.26 + 9} ${half} ${long * 0.26}v15q${-half} 9 ${-2 * half} 0Z`, tape) +
  area(`M${-half} ${long * 0.72}Q0 ${long * 0.72 + 9} ${half} ${long * 0.72}v15q${-half} 9 ${-2 * half} 0Z`, tape) +
  line(`M${9 - half} 12V${long - 14}`, '#fff', 5, { opacity: 0.7 })

/** The six targets of a boxing ring, at which gloves fly. */
const punchTargets: readonly string[] = [
  // Two pads on a rack of wood.
  lit('wood', ['#f7c884', '#c88848', '#7a4a20'], [0.7, 1]) +
    box(-9, -70, 18, 66, 'url(#wood)', 3, edge) +
    area('M-50 2L-42 -14H42L50 2Z', 'url(#wood)', edge) +
    line('M-38 -8H10', '#fff0c8', 3.4) +
    [-36, 36]
      .map((x) =>
        place(
          area(
            'M-34 0C-38 -34 -22 -52 0 -52C22 -52 38 -34 34 0L30 28Q0 46 -30 28Z',
            x < 0 ? '#b83a2c' : '#2f5a9a',
            edge,
          ) +
            area('M-25 -2C-28 -28 -16 -42 0 -42C16 -42 28 -28 25 -2L22 20Q0 33 -22 20Z', '#e0a060') +
            circle(0, -8, 18, '#fff3d8', { stroke: ink, 'stroke-width': 3 }) +
            circle(0, -8, 9, x < 0 ? '#d8442e' : '#3a6ab8') +
            line('M-28 -14C-28 -32 -18 -44 -4 -46', '#fff', 4, { opacity: 0.7 }),
          x,
          -78,
          1.02,
          x / 4,
        ),
      )
      .join(''),
  // A speed ball below its platform.
  lit('ball', ['#8ad8ff', '#2f8af4', '#123f9a'], [0.9, 0.8]) +
    lit('wood', ['#ffdf9a', '#e0a050', '#8a5420'], [0.4, 1]) +
    footLight('#3a4a8a') +
    rod('M44 -10V-128H10', '#c8d4e8', 12) +
    foot(56) +
    oval(0, -128, 56, 13, ink) +
    oval(0, -131, 54, 12, 'url(#wood)', 0, edge) +
    line('M-40 -134Q-20 -141 8 -141', '#fff6d8', 4) +
    line('M0 -124V-106', ink, 10) +
    area(
      'M-8 -112H8C12 -100 34 -84 34 -58C34 -38 18 -26 0 -26C-18 -26 -34 -38 -34 -58C-34 -84 -12 -100 -8 -112Z',
      'url(#ball)',
      edge,
    ) +
    line('M0 -108Q-12 -70 0 -28', '#0c2c70', 3.4) +
    line('M-24 -60Q-24 -78 -12 -90', '#fff', 6, { opacity: 0.85 }) +
    box(-16, -66, 32, 16, '#fff6e0', 5, { stroke: ink, 'stroke-width': 3 }),
  // A bag on a heavy foot.
  lit('bag', ['#ff9a8a', '#f0303f', '#8a0f2a'], [1, 0]) +
    footLight('#4a5478') +
    area('M-52 2Q-56 -26 -34 -28H34Q56 -26 52 2Z', 'url(#foot)', edge) +
    line('M-42 -10Q-42 -20 -30 -21H-4', '#fff', 4, { opacity: 0.6 }) +
    rod('M0 -26V-46', '#c8d4e8', 14) +
    place(bag(34, 112, '#fff6e8'), 0, -148) +
    circle(2, -98, 15, '#fff6e8', { stroke: ink, 'stroke-width': 3 }) +
    area(star(2, -98, 5, 12, 5.4), '#f0303f'),
  // A bag on chains in a frame, with lamps.
  lit('bag', ['#9affc8', '#1fb46a', '#0a5a42'], [1, 0]) +
    footLight('#1f6a5a') +
    rod('M-56 -6V-140H56V-6', '#d4deee', 13) +
    line('M-60 -10V-144H40', '#fff', 3, { opacity: 0.8 }) +
    area('M-80 2L-74 -12H-38L-32 2ZM32 2L38 -12H74L80 2Z', 'url(#foot)', edge) +
    line('M-22 -104L-6 -132M22 -104L6 -132', ink, 8) +
    line('M-22 -104L-6 -132M22 -104L6 -132', '#eef3fc', 4, { 'stroke-dasharray': '5 5' }) +
    place(bag(30, 88, '#ffd23f'), 0, -104) +
    circle(0, -62, 16, '#ffd23f', { stroke: ink, 'stroke-width': 3 }) +
    area(star(0, -62, 5, 13, 6), '#0a5a42') +
    bulbs([-44, -22, 0, 22, 44].map((x) => [x, -140])),
  // The bell of the ring on a board, with lamps and a hammer.
  lit('bell', ['#fffbd0', '#ffcf3a', '#c0700f'], [0.8, 1]) +
    lit('board', ['#ffb0dc', '#f0409a', '#98106a'], [0.6, 1]) +
    footLight('#6a2ac8') +
    box(-10, -50, 20, 46, '#b06aff', 3, edge) +
    foot(52, -20) +
    area('M0 -146L52 -122V-66Q52 -44 30 -44H-30Q-52 -44 -52 -66V-122Z', 'url(#board)', edge) +
    circle(0, -90, 35, 'url(#bell)', edge) +
    area('M20 -122A36 36 0 0 1 -18 -61Q20 -72 20 -122Z', '#a8560c', { opacity: 0.45 }) +
    circle(0, -92, 24, 'none', { stroke: '#b0620c', 'stroke-width': 3.4 }) +
    line('M-26 -98Q-22 -116 -6 -120', '#fff', 5, { opacity: 0.9 }) +
    area(star(0, -92, 5, 15, 7), '#f0284e', { stroke: ink, 'stroke-width': 3 }) +
    rod('M54 -58L26 -74', '#c98a4a', 7) +
    circle(22, -76, 9, '#eef3fc', edge) +
    bulbs([
      [0, -137],
      [-28, -125],
      [28, -125],
      [-44, -112],
      [44, -112],
      [-44, -84],
      [-44, -60],
      [-22, -52],
      [22, -52],
      [-28, -9],
      [0, -9],
      [28, -9],
    ]),
  // A glove of gold with a crown, in the belt of a champion.
  lit('gold', ['#fff6b0', '#ffc62e', '#c8781a'], [0.9, 0.9]) +
    lit('crown', ['#fffbd0', '#ffcf3a', '#c0700f'], [0.6, 1]) +
    footLight('#5a1fa8') +
    foot(62, -16) +
    place(boxingGlove('url(#gold)', '#a8560c', '#d8203f'), -2, -70, 1.06) +
    area('M-72 -44Q0 -22 72 -44V-16Q0 6 -72 -16Z', '#8a1038', edge) +
    line('M-64 -37Q0 -17 64 -37M-64 -17Q0 2 64 -17', '#ff8aa0', 3, { 'stroke-dasharray': '4 6' }) +
    circle(0, -22, 21, 'url(#crown)', edge) +
    area(star(0, -22, 5, 15, 7), '#f0284e', { stroke: ink, 'stroke-width': 2.4 }) +
    [-44, 44].map((x) => circle(x, -28, 11, 'url(#crown)', { ...edge, 'stroke-width': 4 })).join('') +
    [-44, 44].map((x) => circle(x, -28, 4.6, '#2fc8f0')).join('') +
    place(crownOfGold('#2fc8f0', '#f0284e'), -3, -116, 0.84, -4) +
    area(star(54, -92, 4, 15, 4) + star(-56, -70, 4, 11, 3), '#fffbe0'),
]

/** The light behind the most valuable targets of courts. */
const behind = (index: number): string =>
  index < 5 ? '' : halo('shine', '#ffe08a', 0.75) + circle(0, -70, 82, 'url(#shine)')

const sets: { readonly [set: string]: readonly string[] } = {
  ...Object.fromEntries(
    Object.entries(boothTargets).map(([set, drawings]) => [set, drawings.map((one) => contact(0, 1, 56, 8) + one)]),
  ),
  hoop: hoops.map((one, index) => behind(index) + hoop(one)),
  goal: goals.map((one, index) => behind(index) + contact(0, 1, 88, 8) + one),
  smash: smashTargets.map((one, index) => behind(index) + contact(0, 1, 62, 8) + one),
  punch: punchTargets.map((one, index) => behind(index) + contact(0, 1, 62, 8) + one),
}

/** Bay, gray, black, palomino, chestnut and white; the silks have the colors of the rows of a race. */
const runners = [
  { coat: '#a9673c', shade: '#7a4326', light: '#d99a66', mane: '#3a1d14', silks: '#ffb22e', trim: '#fff3d1' },
  { coat: '#b4bac4', shade: '#838a9c', light: '#eef1f7', mane: '#5a6070', silks: '#ff7d71', trim: '#fff3d1' },
  { coat: '#5a5066', shade: '#383042', light: '#9088a0', mane: '#221c2c', silks: '#27c8a4', trim: '#fff3d1' },
  { coat: '#f0bf66', shade: '#c58a36', light: '#fff0c0', mane: '#fff3d6', silks: '#6fb6ff', trim: '#fff3d1' },
  { coat: '#cf6a30', shade: '#98441c', light: '#ffb27a', mane: '#8a3a18', silks: '#f29bd4', trim: '#fff3d1' },
  { coat: '#fbf6ec', shade: '#cfc2c8', light: '#ffffff', mane: '#d9cdbd', silks: '#b5d94c', trim: '#fff3d1' },
] as const
const horses = runners.map(
  (colors, index) =>
    [
      `horse-${index}.svg`,
      () => svgDocument(1360, 262, '', gallopStrip(colors, numeral(String(index + 1), -14, -27, 26, ink, 0.24))),
    ] as const,
)

/** Happy people on a stand, in the last light of the day: `row` chooses who they are. They repeat after 480. */
function crowd(row: number): string {
  const dusk = (color: string): string => mix(color, '#7a3a68', 0.08)
  const skins = ['#ffd0a2', '#f0b27c', '#c98550', '#f8c08c', '#b06e42'].map(dusk)
  const hairs = ['#241318', '#3a1d14', '#1b1628', '#8a8896', '#5a3418'].map(dusk)
  const shirts = ['#ffb22e', '#ff6b5e', '#27c8a4', '#6fb6ff', '#f29bd4', '#b5d94c', '#fff3dc', '#9a6ae0'].map(dusk)
  const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''
  return repeat(10, (index) => {
    const at = index * 7 + row * 13
    const skin = pick(skins, at * 3 + index)
    const hair = pick(hairs, at + index * 2)
    const shirt = pick(shirts, at * 5 + row)
    const hat = pick(shirts, at + 3)
    const arm = (side: number): string =>
      area(`M${16 * side} 34L${24 * side} -14L${35 * side} -12L${28 * side} 40Z`, skin)
    const heads = [
      area('M-19 -4C-22 -28 -10 -32 0 -32S22 -28 19 -4C14 -16 8 -20 0 -20S-14 -16 -19 -4Z', hair),
      area('M-30 -12Q0 -24 30 -12L17 -18Q12 -38 0 -38T-17 -18Z', '#d9b45a'),
      area('M-19 -10C-20 -30 -10 -34 0 -34S20 -30 19 -12L32 -8L30 -4L-19 -10Z', hat),
      area('M-20 16C-28 -22 -14 -34 0 -34S28 -22 20 16L12 -10Q0 -20 -12 -10Z', hair),
      area('M-9 -30a10 10 0 1 1 18 0C22 -24 20 -10 18 -4C10 -18 -10 -18 -18 -4C-20 -10 -22 -24 -9 -30Z', hair),
    ]
    /** An open mouth with teeth. */
    const laugh = area('M-9 4H9Q7 16 0 16T-9 4Z', '#a01c38') + area('M-8 4H8L6.500 8H-6.500Z', '#fff')
    const faces = [
      line('M-7 -3v2.500M7 -3v2.500M-8 6Q0 15 8 6', ink, 3.4),
      line('M-11 -1Q-7.500 -6 -4 -1M4 -1Q7.500 -6 11 -1', ink, 3.2) + laugh,
      line('M-7 -3v2.500M7 -3v2.500', ink, 3.6) + laugh,
      line('M-11 -1Q-7.500 -6 -4 -1M4 -1Q7.500 -6 11 -1M-8 6Q0 15 8 6', ink, 3.2),
    ]
    const raised = at % 4
    return place(
      outlined(
        (raised === 1 || raised === 2 ? arm(1) : '') +
          (raised === 2 ? arm(-1) : '') +
          area('M-30 72V46Q-28 22 0 20T30 46V72Z', shirt) +
          area('M-16 -8C-16 -28 16 -28 16 -8V4C16 24 -16 24 -16 4Z', skin) +
          (heads[at % 5] ?? ''),
        4,
      ) +
        area('M4 -22C18 -18 18 18 0 19C12 10 12 -10 4 -22Z', '#3a2358', { opacity: 0.16 }) +
        dots(
          [-10, 10].map((x) => ({ x, y: 4 })),
          3.4,
          '#ff6a6a',
          { opacity: 0.45 },
        ) +
        (faces[(at + index) % 4] ?? '') +
        (raised === 3 ? line('M22 46L34 0', '#2b1a2b', 4) + area('M34 0L58 6L32 16Z', hat, edge) : ''),
      24 + index * 48 + (at % 3) * 3 - 3,
      44 + (at % 4) * 3,
      0.86 + (at % 3) * 0.06,
      ((at % 5) - 2) * 3,
    )
  })
}
const crowds = [0, 1, 2].map((row) => [`crowd-${row}.svg`, () => svgDocument(480, 100, '', crowd(row))] as const)

/** The figures of court cards. The page of a card game draws the paper, the rank and the suit around them. */
const courts = Object.entries({ red: rubyCourt, black: azureCourt }).flatMap(([suits, palette]) =>
  (['J', 'Q', 'K'] as const).map(
    (rank) =>
      [
        `court-${rank}-${suits}.svg`,
        () => svgDocument(104, 176, '', place(courtField(rank, palette), 52, 88)),
      ] as const,
  ),
)

/** All images of targets have the same size, and all targets in them stand at the same height above the bottom edge. */
export const targetImages: readonly (readonly [file: string, draw: () => string])[] = [
  ...courts,
  ...horses,
  ...crowds,
  ...Object.entries(sets).flatMap(([set, drawings]) =>
    drawings.map(
      (content, index) => [`${set}-${index}.svg`, () => svgDocument(200, 164, '', place(content, 100, 152))] as const,
    ),
  ),
]
