/** Images of the Christmas skins, which are on the color of the page, and the image of shared links. */
import { wovenColors, wovenFace } from './draw-banner.ts'
import {
  area,
  around,
  bothSides,
  box,
  circle,
  dots,
  inked,
  linearGradient,
  num,
  oval,
  pen,
  place,
  repeat,
  seededRandom,
  star,
  svgDocument,
} from './draw.ts'
import { halo, lit, round } from './flagships/volume.ts'
import { wordLine } from './glyphs.ts'
import { INK } from './motifs/outline.ts'

type ShadePair = readonly [light: string, dark: string]

const coral: ShadePair = ['#ff8474', '#cf2f4a']
const gold: ShadePair = ['#ffd84f', '#f08f14']
const teal: ShadePair = ['#4fe0bc', '#0f9a86']
const magenta: ShadePair = ['#ff7cc0', '#c42a88']
const violet: ShadePair = ['#b08cff', '#6a35c8']
const CREAM = '#fff6e0'
const WOOD: ShadePair = ['#c07a3a', '#8a4a20']

/** All content of an image, in which the strokes of `pen` have round ends. */
const image = (width: number, height: number, definitions: string, content: string): string =>
  svgDocument(width, height, definitions, inked(content))

/** A shape of the definitions, moved. */
const copyOf = (id: string, x: number, y: number): string => `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`

/** Shapes with a dark line around them. */
const edged = (shapes: string, width = 4): string => `<g stroke="${INK}" stroke-width="${width}">${shapes}</g>`

/** A stroke with a dark line around it. */
const cord = (d: string, color: string, width: number, edge = 3): string =>
  pen(d, INK, width + edge) + pen(d, color, width)

/** Dots at equal distances on a circle. */
const ring = (count: number, r: number, dot: number, color: string): string =>
  circle(0, 0, r, 'none', { stroke: color, 'stroke-width': dot * 2, pathLength: count, 'stroke-dasharray': '0 1' })

/** The light of lamps, as definitions of the image. `strength` is that of the light around them. */
const lampLight = (strength: number, color = '#ff8f5a'): string =>
  halo('shine', color, strength) + halo('core', '#fffce8', 1) + round('lamp', ['#fff', '#fff0b0', '#ffb22e'])

/** The shapes of star lanterns, as definitions of the image. */
function lanternShapes(): string {
  const [outer, inner] = [around(5, 86, -90), around(5, 35, -54)]
  const pane = (tip: number, notch: number): string => {
    const [to, side] = [outer[tip % 5], inner[notch % 5]]
    return `M0 0L${num(side?.x ?? 0)} ${num(side?.y ?? 0)}L${num(to?.x ?? 0)} ${num(to?.y ?? 0)}Z`
  }
  // Each point has two panes. The pane that faces to the upper left is lit.
  const litNotches = [4, 0, 2, 2, 3]
  const panes = (isLit: boolean): string =>
    litNotches.map((notch, tip) => pane(tip, isLit ? notch : notch === tip ? tip + 4 : tip)).join('')
  return (
    `<path id="lit-panes" d="${panes(true)}"/><path id="dim-panes" d="${panes(false)}"/>` +
    `<g id="beads">${edged(outer.map(({ x, y }) => circle(x, y, 8.5, 'url(#lamp)')).join(''), 4.5)}</g>`
  )
}

/**
 * A star lantern of shell panes, around 0,0 within a circle of radius 100. The panes that face to the upper left are
 * lit. The large one of a group has a hoop.
 */
function shellStar(rim: ShadePair, tassels: ShadePair, hasHoop = false, reach = 150): string {
  const panes = ([light, dark]: ShadePair, size: number): string =>
    `<g transform="scale(${size})"><use href="#lit-panes" fill="${light}"/><use href="#dim-panes" fill="${dark}"/></g>`
  const tassel =
    edged(`<path d="M50 60V74"/>${area('M43 73H57L64 104L56 99L50 106L44 99L36 104Z', tassels[0])}`, 5) +
    area('M51 75H56L61 100L56 97L51 103Z', tassels[1])
  return (
    circle(0, 0, reach, 'url(#shine)') +
    bothSides(tassel) +
    (hasHoop
      ? circle(0, 0, 71, 'none', { stroke: INK, 'stroke-width': 18 }) +
        circle(0, 0, 71, 'none', { stroke: tassels[1], 'stroke-width': 10 }) +
        pen('M-65 29A71 71 0 0 1 54 -46', tassels[0], 5)
      : '') +
    area(star(0, 0, 5, 86, 35), INK, { stroke: INK, 'stroke-width': 12 }) +
    panes(rim, 1) +
    panes(gold, 0.76) +
    panes([CREAM, '#ffcf6a'], 0.46) +
    circle(0, 0, 44, 'url(#core)') +
    '<use href="#beads"/>'
  )
}

/** Lamps that hang on a wire at 0,0, as definitions of the image: the glass with a highlight, and its cap. */
const lamps = [coral, gold, teal, magenta]
const lampShapes = (size: number, glow = ''): string =>
  `<path id="glass" d="M0 2C5 6 6.4 10 6 13C5.4 17.4 2.6 19.4 0 19.4C-2.6 19.4 -5.4 17.4 -6 13C-6.4 10 -5 6 0 2Z" ` +
  `stroke="${INK}" stroke-width="2"/>` +
  '<path id="front" d="M-1 5C-5 8 -5.6 12 -4.6 15C-1 18 4 15 4 11C3.6 8 2 6 -1 5Z"/>' +
  `<g id="cap">${pen('M-2.8 10V12', '#fff', 2.2)}${edged(box(-3, -1.4, 6, 5.4, '#6a4a5c', 1.4), 1.6)}</g>` +
  lamps
    .map(
      ([light, dark], i) =>
        `<g id="lamp${i}" transform="scale(${size})">${glow}<use href="#glass" fill="${dark}"/>` +
        `<use href="#front" fill="${light}"/><use href="#cap"/></g>`,
    )
    .join('')

interface Wire {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly sag: number
}

/** Wires of equal length, one after the other. */
const wireRow = (count: number, width: number, top: number, sag: number, from = 0): Wire[] =>
  Array.from({ length: count }, (_, i) => ({
    from: from + (i * width) / count,
    to: from + ((i + 1) * width) / count,
    top,
    sag,
  }))

/** The height of a wire at `x`. */
const wireAt = ({ from, to, top, sag }: Wire, x: number): number => {
  const t = (x - from) / (to - from)
  return top + sag * 4 * t * (1 - t)
}

/** Wires with lamps in all colors in turn. */
function litWires(wires: readonly Wire[], count: number, width: number): string {
  const hung = wires.map((wire, n) =>
    repeat(count, (i) => {
      const x = wire.from + ((i + 0.5) / count) * (wire.to - wire.from)
      return copyOf(`lamp${(n * count + i) % lamps.length}`, x, wireAt(wire, x) + width * 0.5)
    }),
  )
  const path = wires.map(
    ({ from, to, top, sag }) => `M${num(from)} ${top}Q${num((from + to) / 2)} ${num(top + sag * 2)} ${num(to)} ${top}`,
  )
  return cord(path.join(''), '#b4708a', width, width * 1.1) + hung.join('')
}

/**
 * The image at the top, whose upper part is behind the header. Its lanterns hang where the header is empty: on phones
 * between the logo and the buttons, and in wide windows between the logo and the field for the search.
 */
export function drawSkinTop(): string {
  const wires = wireRow(4, 1040, 4, 9, -102)
  const hung = (name: string, x: number, y: number, size: number): string => {
    const wire = wires.find(({ to }) => x < to)
    return (
      pen(`M${x} ${wire === undefined ? 0 : num(wireAt(wire, x))}V${num(y - 84 * size)}`, '#b4708a', 2) +
      place(`<use href="#${name}"/>`, x, y, size)
    )
  }
  const sparkles = [
    [478, 84, 8],
    [506, 40, 5],
    [604, 66, 6],
  ]
  return image(
    780,
    250,
    // Wide windows repeat the image and show it larger: without the lanterns and the sparkles, which would be behind
    // words, and with small lamps.
    '<style>@media(min-width:760px){.phone{display:none}' +
      'g[id^=lamp]{transform:scale(.64)}}</style>' +
      lampLight(0.6) +
      lampShapes(0.9) +
      lanternShapes() +
      // The light of the large lantern ends before the balance, which would cut it.
      `<g id="large">${shellStar(coral, teal, true, 118)}</g><g id="small">${shellStar(magenta, teal)}</g>`,
    litWires(wires, 5, 2) +
      '<g class="phone">' +
      area(sparkles.map(([x = 0, y = 0, r = 0]) => star(x, y, 4, r, r * 0.28)).join(''), '#ffb938') +
      `${hung('large', 334, 55, 0.43)}${hung('small', 426, 50, 0.32)}</g>`,
  )
}

/** What a visitor of the fair wears. */
interface Visitor {
  readonly shirt: ShadePair
  readonly legs: string
  readonly hair: string
  readonly skin: string
  readonly isWoman?: boolean
  /** Whether an arm is raised to the lights. */
  readonly points?: boolean
}

/** The people in front of the fair. */
const visitors: readonly Visitor[] = [
  { shirt: gold, legs: '#4a5ab0', hair: '#3a2018', skin: '#d09365', points: true },
  { shirt: magenta, legs: '#e6ad7b', hair: '#5a2e1c', skin: '#e6ad7b', isWoman: true },
  { shirt: teal, legs: '#7a4a5c', hair: '#3a2018', skin: '#b97b50' },
  { shirt: coral, legs: '#d09365', hair: '#4a2618', skin: '#d09365', isWoman: true, points: true },
]

/** An adult visitor, who stands at 0,0 and is 46 px tall, on a small shadow. */
function visitor({ shirt, legs, hair, skin, isWoman = false, points = false }: Visitor): string {
  const body = isWoman ? 'M-6 -32H6L10 -11H-10Z' : 'M-6.6 -32H6.6L7.4 -16H-7.4Z'
  return (
    oval(0, 0, 12, 3, '#1c0a1c', 0, { opacity: 0.35 }) +
    cord(`M-6 -29L-10 -19M6 -29${points ? 'L13 -40' : 'L10 -19'}`, skin, 3.6) +
    edged(
      area('M-6 -20H6L5 0H1L0 -12L-1 0H-5Z', legs) +
        area(body, shirt[0]) +
        (isWoman ? area('M-8 -41C-9 -53 9 -53 8 -41L8.6 -31H-8.6Z', hair) : '') +
        circle(0, -39, 6.6, skin),
      2.4,
    ) +
    area(isWoman ? 'M2 -31H5L8.6 -12H4Z' : 'M2 -31H5.6L6.2 -17H2Z', shirt[1]) +
    area('M-7 -38C-8 -50 8 -50 7 -38C4 -43 -2 -44 -7 -38Z', hair) +
    '<use href="#face" y="-38"/>'
  )
}

/** The visitors, as definitions of the image. */
const visitorShapes = (size: number): string =>
  `<g id="face">${pen('M-2.6 0V.7M2.6 0V.7', INK, 2)}${pen('M-2.2 3.2Q0 5 2.2 3.2', INK, 1.3)}</g>` +
  visitors.map((look, i) => `<g id="v${i}" transform="scale(${size})">${visitor(look)}</g>`).join('')

/** The parts that all stalls have, as definitions of the image. */
function stallShapes(): string {
  const posts = box(-50, -80, 8, 80, WOOD[0]) + box(42, -80, 8, 80, WOOD[1])
  const shelf = box(-56, -38, 112, 9, '#ffcf70', 3)
  const stripes = area([1, 3].map(awningStripe).join(''), CREAM) + area(awningStripe(5), '#eed3b4')
  return (
    linearGradient('inside', '#fff6c0', '#ffa63f') +
    `<g id="stall">${edged(posts + box(-43, -80, 86, 50, 'url(#inside)'))}</g>` +
    `<g id="shelf">${edged(shelf + stripes)}` +
    pen('M-53 -35.5H30', '#fff3c4', 2) +
    pen('M-40 -104H-6', '#fff', 2.4, { opacity: 0.55 }) +
    '</g><path id="stars" d="' +
    repeat(5, (i) => star(-40 + i * 20, -14, 5, 6, 2.6)) +
    `"/><g id="sign">${dots(
      Array.from({ length: 7 }, (_, i) => ({ x: -36 + i * 12, y: -113 })),
      2.6,
      '#fff3b0',
    )}</g>`
  )
}

const awningStripe = (i: number): string => {
  const left = -58 + i * 19.33
  return `M${-42 + i * 14} -107h14L${num(left + 19.3)} -79v6a9.6 7 0 0 1 -19.3 0v-6Z`
}

/** A stall with a striped awning, lit from inside, on the ground at 0,0: 116 px wide and 120 px tall. */
const stall = ([light, dark]: ShadePair, front: ShadePair, goods: string): string =>
  `<use href="#stall"/>${goods}` +
  edged(
    box(-52, -32, 104, 32, front[0], 3) +
      area([0, 2].map(awningStripe).join(''), light) +
      area(awningStripe(4), dark) +
      box(-44, -119, 88, 12, dark, 5),
  ) +
  area('M-50 -8H50V-4Q50 -2 47 -2H-47Q-50 -2 -50 -4ZM34 -28H50V-8H34Z', front[1]) +
  `<use href="#shelf"/><use href="#stars" fill="${CREAM}"/><use href="#sign"/>`

/** A seller behind the counter. */
const seller = (x: number, shirt: string, hair: string): string =>
  place(
    edged(area('M-14 0C-14 -17 14 -17 14 0Z', shirt) + circle(0, -17, 8.6, '#d89a6a'), 2.4) +
      area('M-9 -16C-10 -31 10 -31 9 -16C4 -22 -3 -22 -9 -16Z', hair) +
      '<use href="#face" y="-16"/>',
    x,
    -38,
  )

const balls = edged(
  circle(-33, -44, 6.4, coral[0]) + circle(-20, -44, 6.4, gold[0]) + circle(-26, -54, 6.4, teal[0]),
  2.4,
)

const bear = edged(
  circle(24, -61, 4.6, violet[0]) +
    circle(35, -61, 4.6, violet[0]) +
    oval(29.5, -42, 9, 6, violet[0]) +
    circle(29.5, -54, 8.4, violet[0]),
  2.4,
)

const jars = edged([teal, gold, coral].map(([color], i) => box(-38 + i * 13, -54, 10, 16, color, 3)).join(''), 2.4)

const stalls = {
  balls: (): string => stall(coral, violet, seller(4, teal[1], INK) + balls + bear),
  sweets: (): string => stall(teal, coral, seller(18, magenta[0], '#4a2618') + jars),
  prizes: (): string => stall(magenta, teal, seller(-14, coral[1], INK) + bear),
}

/** A house of bamboo and nipa on posts, with light in its windows, at 0,0: 136 px wide and 120 px tall. */
const nipaHouse = (): string =>
  edged(
    [-42, -14, 14, 42].map((x) => box(x - 4, -26, 8, 26, WOOD[1], 2)).join('') +
      box(-48, -66, 96, 40, '#e6aa66', 2) +
      box(-57, -31, 114, 9, WOOD[0], 3),
  ) +
  box(16, -64, 30, 31, '#b4743a') +
  edged(
    box(-38, -56, 26, 20, 'url(#inside)', 2) +
      box(12, -56, 26, 20, 'url(#inside)', 2) +
      box(-7, -58, 14, 27, WOOD[1], 2),
    3,
  ) +
  pen('M-25 -56V-36M25 -56V-36M-38 -46H-12M12 -46H38', INK, 2.2) +
  pen('M-53 -28H28', '#e6aa66', 2.4) +
  edged(
    area(
      'M-13 -112H13L69 -66L58 -60L46 -65L34 -59L20 -65L7 -59L-7 -65L-20 -59L-34 -65L-46 -60L-58 -65L-69 -66Z',
      '#d89c46',
    ),
  ) +
  area('M4 -112H13L68 -66L58 -62L46 -67L34 -61L24 -64Z', '#a2672a') +
  area('M-13 -111H-4L-44 -65L-67 -67Z', '#f8d688') +
  pen('M-5 -102L-34 -68M0 -102L-8 -66M6 -102L22 -68M11 -102L48 -68', '#7a4620', 2.2) +
  edged(box(-18, -119, 36, 11, WOOD[0], 4))

/** A giant lantern of the fair on its stand, at 0,0: 126 px tall. */
const giantLantern = (): string =>
  cord('M-16 -60L-26 0M16 -60L26 0M-22 -24H22', WOOD[0], 4.6, 4) +
  place(
    circle(0, 0, 44, violet[1], { stroke: INK, 'stroke-width': 4 }) +
      ring(12, 36, 6, magenta[0]) +
      ring(12, 36, 3, '#ffe3f2') +
      circle(0, 0, 28, teal[1]) +
      `<g transform="rotate(15)">${ring(12, 23, 4.6, teal[0])}</g>` +
      area(star(0, 0, 8, 23, 12), gold[1]) +
      area(star(0, 0, 8, 17, 8), gold[0]) +
      circle(0, 0, 22, 'url(#core)'),
    0,
    -82,
  )

/** A ferris wheel on its stand, at 0,0: 154 px tall. */
function ferrisWheel(): string {
  const cabins = around(9, 60, 10)
  const cabin = ([light, dark]: ShadePair, i: number): string =>
    `<g id="cabin${i}">${edged(area('M-11 1H11L8 14Q0 18 -8 14Z', light) + area('M-12 1Q0 -14 12 1Z', CREAM), 2.6)}` +
    `${area('M4 3H9L6.6 13L3 14.4Z', dark)}</g>`
  return (
    `<defs>${[coral, teal, magenta].map(cabin).join('')}</defs>` +
    cord('M0 -84L-36 0M0 -84L36 0', WOOD[0], 5.4, 4) +
    place(
      `<g stroke="${INK}">` +
        circle(0, 0, 60, 'none', { 'stroke-width': 9.6 }) +
        circle(0, 0, 42, 'none', { 'stroke-width': 6 }) +
        '</g>' +
        cord(cabins.map(({ x, y }) => `M0 0L${num(x)} ${num(y)}`).join(''), '#ffe3a0', 2) +
        circle(0, 0, 60, 'none', { stroke: gold[1], 'stroke-width': 5.6 }) +
        circle(0, 0, 42, 'none', { stroke: gold[0], 'stroke-width': 2.4 }) +
        ring(27, 60, 1.8, '#fffbe0') +
        circle(0, 0, 13, coral[1], { stroke: INK, 'stroke-width': 4 }) +
        area(star(0, 0, 5, 10, 4.4), gold[0]) +
        cabins.map(({ x, y }, i) => copyOf(`cabin${i % 3}`, x, y)).join(''),
      0,
      -84,
    )
  )
}

/** What the images of the page end differ in: the ground, which fades to the color of the page, and what is far. */
interface Daytime {
  readonly ground: ShadePair
  readonly far: string
  readonly edge: string
  readonly light: number
}

const night: Daytime = { ground: ['#5e2a4e', '#1e0a1a'], far: '#3a1733', edge: '#ffb95e', light: 0.5 }
const morning: Daytime = { ground: ['#f9d7ac', '#fff3ea'], far: '#fbdcc6', edge: '#d98a3c', light: 0.36 }

/** The level on which the fair stands. Below it are the texts of the page end, or on phones the tabs. */
const FAIR_GROUND = 180

function pageEnd({ ground, far, edge, light }: Daytime): string {
  const y = FAIR_GROUND
  const shine = [-62, 92, 226, 606, 718, 872].map((x) => circle(x, y - 46, 104, 'url(#shine)')).join('')
  return image(
    780,
    320,
    // On the dark page, the light of flames would be brown.
    lampLight(light, '#ff6a90') +
      linearGradient('ground', ...ground) +
      lampShapes(0.8) +
      stallShapes() +
      visitorShapes(0.84),
    place(
      area('M0 0V-56C40 -84 90 -84 140 -62S240 -74 290 -66S400 -54 450 -68S560 -76 620 -62S740 -28 780 -56V0Z', far),
      0,
      y,
    ) +
      shine +
      circle(336, y - 74, 84, 'url(#shine)') +
      box(0, y, 780, 320 - y, 'url(#ground)') +
      [92, 226, 606, 718].map((x) => oval(x, y + 12, 74, 13, 'url(#shine)')).join('') +
      pen(`M0 ${y}H780`, edge, 2.4) +
      cord([0, 195, 390, 585, 780].map((x) => `M${x} ${y - 147}V${y - 4}`).join(''), WOOD[0], 3) +
      litWires(wireRow(4, 780, y - 145, 13), 5, 1.8) +
      place(ferrisWheel(), 478, y, 0.92) +
      place(stalls.balls(), 92, y, 0.9) +
      place(nipaHouse(), 228, y, 0.9) +
      place(giantLantern(), 336, y, 0.9) +
      place(stalls.sweets(), 606, y, 0.9) +
      place(stalls.prizes(), 720, y, 0.86) +
      copyOf('v0', 160, y + 6) +
      copyOf('v1', 290, y + 7) +
      copyOf('v2', 386, y + 6) +
      copyOf('v3', 409, y + 7) +
      copyOf('v1', 546, y + 6),
  )
}

/** The fair at the page end of the dark skin. */
export const drawSkinBottom = (): string => pageEnd(night)

/** The fair at the page end of the light skin. */
export const drawSkinBottomMorning = (): string => pageEnd(morning)

/** The star before titles. */
export const drawSkinTitle = (): string =>
  image(24, 24, lampLight(0.85) + lanternShapes(), place(shellStar(coral, teal, false, 104), 12, 11.2, 0.115))

/**
 * Lamps along the edge of the tab bar. The bar repeats the image without a column of pixels at each side, so what it
 * shows repeats after 94 px.
 */
export function drawSkinBar(): string {
  // The wires go on outside the image, so they have no ends.
  const wires = wireRow(4, 188, 2.2, 2.4, -46)
  return image(
    96,
    16,
    halo('shine', '#ff8f5a', 0.6) + lampShapes(0.56, circle(0, 11, 9.4, 'url(#shine)')),
    litWires(wires, 2, 0.9),
  )
}

/** The name of the site in golden letters, whose sides are to the lower right, at 45 degrees. */
function goldenName(x: number, y: number, height: number): { definitions: string; content: string } {
  const scale = height / 10
  const path = wordLine('HABI', 4.2, ([gx, gy]) => [x + gx * scale, y + gy * scale])
  const stroke = height * 0.29
  const layer = (color: string, width: number, move = 0): string =>
    `<use href="#name"${move === 0 ? '' : ` x="${move}" y="${move}"`} stroke="${color}" stroke-width="${num(width)}"/>`
  const moves = [22, 18, 14, 10, 6, 3]
  return {
    definitions:
      `<path id="name" d="${path}"/>` +
      `<linearGradient id="gold-face" gradientUnits="userSpaceOnUse" x1="0" y1="${num(y - stroke / 2)}" x2="0" ` +
      `y2="${num(y + height + stroke / 2)}"><stop stop-color="#fff8c4"/><stop offset=".46" stop-color="#ffd94f"/>` +
      '<stop offset=".54" stop-color="#ffb824"/><stop offset="1" stop-color="#ee7a10"/></linearGradient>',
    content:
      [...moves, 0].map((move) => layer(INK, stroke + 15, move)).join('') +
      moves.map((move) => layer(move > 12 ? '#7a1248' : '#b01c54', stroke, move)).join('') +
      layer('#fffbe6', stroke) +
      layer('url(#gold-face)', stroke - 7, 1.5),
  }
}

/** The image of shared links: the woven face and the name of the site above a fair in the evening. */
export function drawShareCard(): string {
  const y = 548
  const roll = seededRandom('share')
  const name = goldenName(392, 132, 160)
  const wires = wireRow(3, 1200, 8, 16)
  const people = [
    [0, 238],
    [1, 470],
    [2, 704],
    [3, 748],
    [0, 956],
    [1, 1150],
  ]
  const shone = [120, 352, 590, 826]
  const stars = Array.from({ length: 44 }, () => ({ x: roll() * 1200, y: 60 + roll() * 260 }))
  return image(
    1200,
    630,
    lampLight(0.8, '#ff6a90') +
      halo('pool', '#ffd27a', 0.8) +
      lit('evening', ['#2a1272', '#8a1a9a', '#f0485a', '#ff9a4a'], [0.1, 1]) +
      linearGradient('ground', '#d8683c', '#6a1e50') +
      lampShapes(1.5) +
      stallShapes() +
      visitorShapes(1.7) +
      lanternShapes() +
      name.definitions +
      wovenColors,
    box(0, 0, 1200, 630, 'url(#evening)') +
      circle(182, 222, 330, 'url(#shine)') +
      dots(stars, 1.8, '#ffe9c0', { opacity: 0.7 }) +
      area(`M0 ${y}V470C120 420 190 430 300 458S520 430 640 452S900 420 1000 440S1120 430 1200 450V${y}Z`, '#7a1a6a') +
      shone.map((x) => circle(x, y - 70, 190, 'url(#shine)')).join('') +
      box(0, y, 1200, 630 - y, 'url(#ground)') +
      shone.map((x) => oval(x, y + 30, 150, 26, 'url(#pool)')).join('') +
      pen(`M0 ${y}H1200`, '#ffd27a', 4) +
      litWires(wires, 6, 3) +
      pen('M1072 21V92', '#b4708a', 3) +
      place(shellStar(coral, teal, true), 1072, 152, 0.76) +
      place(ferrisWheel(), 1072, y, 1.66) +
      place(stalls.balls(), 120, y, 1.5) +
      place(nipaHouse(), 352, y, 1.5) +
      place(stalls.sweets(), 590, y, 1.5) +
      place(stalls.prizes(), 826, y, 1.5) +
      people.map(([who = 0, x = 0]) => copyOf(`v${who}`, x, y + 52)).join('') +
      place(box(-82, -82, 164, 164, '#3a0a50', 38, { opacity: 0.5 }), 196, 226, 1.42, 45) +
      place(wovenFace(), 184, 211, 1.42) +
      name.content +
      area(star(376, 122, 4, 26, 6) + star(900, 118, 4, 20, 5) + star(818, 296, 4, 16, 4), '#fff'),
  )
}
