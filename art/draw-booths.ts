/**
 * The targets of the booths in the demo games, six for each booth, the most valuable last. Each stands on the height 0
 * and reaches up to 144. A set has the subject of the cover of its game.
 */
import { area, around, box, circle, line, oval, place, star } from './draw.ts'
import { lit, round } from './flagships/volume.ts'
import { hooplaElephant } from './motifs/own-booths.ts'

const ink = '#2b1a2b'
const edge = { stroke: ink, 'stroke-width': 5, 'stroke-linejoin': 'round' }
const thin = { ...edge, 'stroke-width': 3.4 }
const shade = { opacity: 0.3 }

/** The far or the near half of a ring around an upright part, whose middle is at 0,`y`. */
const half = (y: number, reach: number, color: string, isNear: boolean): string => {
  const d = `M${-reach} ${y}A${reach} ${reach * 0.32} 0 0 ${isNear ? 0 : 1} ${reach} ${y}`
  return line(d, ink, 13) + line(d, color, 7.4) + (isNear ? line(d, '#fff', 2, { opacity: 0.8 }) : '')
}

type Ring = readonly [y: number, reach: number, color: string]

/** Something upright with rings around it. */
const ringed = (content: string, rings: readonly Ring[]): string =>
  rings.map(([y, reach, color]) => half(y, reach, color, false)).join('') +
  content +
  rings.map(([y, reach, color]) => half(y, reach, color, true)).join('')

/** Light on the left side of glass, and its shade on the right one. */
const glassLight = (light: string, dark: string): string => area(dark, ink, shade) + line(light, '#fff', 5.4)

const label = (y: number, width: number, height: number, color: string): string =>
  box(-width / 2, y, width, height, '#fff6de', 2, thin) +
  area(star(0, y + height / 2, 5, height * 0.38, height * 0.17), color)

const bottleTargets: readonly string[] = [
  // A soda with a crown cap.
  lit('glass', ['#f0a050', '#a85418', '#5c2608'], [1, 0.3]) +
    area(
      'M-11 -94H11V-74C12 -64 25 -58 25 -42V-6Q25 2 17 2H-17Q-25 2 -25 -6V-42C-25 -58 -12 -64 -11 -74Z',
      'url(#glass)',
      edge,
    ) +
    glassLight(
      'M-17 -44Q-16 -54 -9 -61M-17 -12V-8',
      'M4 -92H11V-74C12 -64 25 -58 25 -42V-6Q25 2 17 2H6C14 -20 12 -50 4 -66Z',
    ) +
    label(-42, 46, 24, '#e03a3a') +
    area('M-15 -104Q0 -110 15 -104L17 -92H-17Z', '#ffd23f', edge) +
    line('M-8 -98V-94M0 -99V-94M8 -98V-94', '#a8640f', 3),
  // A square bottle with a stopper.
  lit('glass', ['#a8e4ff', '#2f86f0', '#123c9c'], [1, 0.3]) +
    circle(0, -108, 12, '#fff0c0', edge) +
    box(-10, -98, 20, 22, 'url(#glass)', 2, edge) +
    box(-15, -82, 30, 10, '#fff0c0', 4, edge) +
    area('M-32 -66Q-32 -74 -24 -74H24Q32 -74 32 -66V-6Q32 2 24 2H-24Q-32 2 -32 -6Z', 'url(#glass)', edge) +
    glassLight('M-23 -62V-54M-23 -14V-8', 'M12 -72H24Q32 -72 32 -66V-6Q32 2 24 2H10Q20 -30 12 -72Z') +
    area('M0 -64L24 -36L0 -8L-24 -36Z', '#fff6de', thin) +
    area(star(0, -36, 5, 14, 6), '#2f6ae0'),
  // A round flask with a long neck.
  lit('glass', ['#ffb0a0', '#f0384e', '#8a0f38'], [1, 0.4]) +
    ringed(
      area(
        'M-9 -122H9V-78C30 -72 42 -56 42 -38C42 -14 26 2 0 2C-26 2 -42 -14 -42 -38C-42 -56 -30 -72 -9 -78Z',
        'url(#glass)',
        edge,
      ) +
        glassLight('M-31 -40Q-30 -56 -16 -65', 'M9 -78C30 -72 42 -56 42 -38C42 -14 26 2 0 2C30 -20 30 -60 9 -78Z') +
        box(-13, -128, 26, 11, '#ffe9c0', 4, edge) +
        circle(0, -36, 20, '#fff6de', thin) +
        area(star(0, -36, 5, 15, 6.6), '#e03a3a'),
      [[-80, 27, '#ffd23f']],
    ),
  // The bottle of the cover.
  lit('glass', ['#7af0b0', '#14a060', '#065034'], [1, 0.3]) +
    ringed(
      area(
        'M-10 -138H10V-96C12 -80 33 -76 33 -52V-8Q33 2 23 2H-23Q-33 2 -33 -8V-52C-33 -76 -12 -80 -10 -96Z',
        'url(#glass)',
        edge,
      ) +
        glassLight(
          'M-24 -56Q-23 -68 -13 -76M-24 -12V-8',
          'M3 -136H10V-96C12 -80 33 -76 33 -52V-8Q33 2 23 2H8C22 -24 18 -66 3 -86Z',
        ) +
        box(-14, -146, 28, 13, '#f2c98a', 4, edge) +
        label(-50, 62, 32, '#e0304a'),
      [[-92, 34, '#ff4a5e']],
    ),
  // A heart of glass with a stopper of crystal.
  lit('glass', ['#f4c8ff', '#a84af0', '#4a128e'], [1, 0.4]) +
    lit('gold', ['#fff6b8', '#ffc02e', '#b0620c'], [1, 0.4]) +
    area('M-32 2L-22 -12H22L32 2Z', 'url(#gold)', edge) +
    ringed(
      area('M0 -142L15 -128L0 -110L-15 -128Z', '#c8f6ff', edge) +
        area(
          'M-9 -112H9V-84C34 -98 58 -78 46 -50C38 -30 16 -20 6 -8H-6C-16 -20 -38 -30 -46 -50C-58 -78 -34 -98 -9 -84Z',
          'url(#glass)',
          edge,
        ) +
        glassLight('M-38 -58Q-40 -72 -28 -77', 'M9 -84C34 -98 58 -78 46 -50C38 -30 16 -20 6 -8C18 -34 38 -62 9 -84Z') +
        area(star(0, -52, 5, 20, 9), '#ffe27a', thin),
      [
        [-90, 26, '#3ae8d0'],
        [-106, 22, '#ff6fae'],
      ],
    ),
  // A bottle of gold with a crown.
  lit('glass', ['#fffbd0', '#ffc62e', '#b0620c'], [1, 0.3]) +
    ringed(
      area(
        'M-11 -116H11V-94C14 -80 38 -74 38 -50V-8Q38 2 28 2H-28Q-38 2 -38 -8V-50C-38 -74 -14 -80 -11 -94Z',
        'url(#glass)',
        edge,
      ) +
        glassLight(
          'M-29 -52Q-28 -66 -16 -74M-29 -12V-8',
          'M4 -114H11V-94C14 -80 38 -74 38 -50V-8Q38 2 28 2H12C26 -24 22 -64 4 -84Z',
        ) +
        area('M-22 -112L-28 -140L-12 -128L0 -146L12 -128L28 -140L22 -112Z', '#f0384e', edge) +
        [-28, 0, 28].map((x) => circle(x, x === 0 ? -146 : -140, 5, '#fff0a0', thin)).join('') +
        label(-50, 72, 34, '#e0304a'),
      [[-90, 36, '#3ae8d0']],
    ) +
    area(star(58, -96, 4, 15, 4) + star(-60, -60, 4, 12, 3), '#fffbe0'),
]

const eyes = (x: number, y: number, apart: number, r = 5): string =>
  [x - apart, x + apart]
    .map((at) => circle(at, y, r, ink) + circle(at - r * 0.3, y - r * 0.4, r * 0.36, '#fff'))
    .join('')

const animalTargets: readonly string[] = [
  // A cone with stripes.
  lit('cone', ['#ffc08a', '#ff7a2e', '#b8380c'], [1, 0]) +
    box(-44, -15, 88, 17, 'url(#cone)', 6, edge) +
    ringed(
      area('M-9 -116Q0 -124 9 -116L32 -15H-32Z', 'url(#cone)', edge) +
        area('M-14 -92H14L20 -66H-20ZM-25 -44H25L29 -26H-29Z', '#fff6e6') +
        line('M-8 -104L-24 -26', '#fff', 4, { opacity: 0.6 }),
      [[-58, 34, '#2fd0f8']],
    ),
  // A cactus in a pot, with a flower.
  lit('cactus', ['#b0f08a', '#3fb84a', '#14703f'], [1, 0.2]) +
    lit('pot', ['#ffb08a', '#e0603a', '#8f2a1a'], [1, 0.2]) +
    line('M-20 -62H-40V-86M20 -50H42V-76', ink, 31) +
    line('M-20 -62H-40V-86M20 -50H42V-76', '#3fb84a', 21) +
    line('M-46 -64V-86M36 -54V-76', '#b0f08a', 4) +
    ringed(
      area('M-22 -20V-100C-22 -126 22 -126 22 -100V-20Z', 'url(#cactus)', edge) +
        line('M-8 -112V-92M8 -112V-92M-9 -44V-34M9 -44V-34', '#14703f', 3.4) +
        eyes(0, -76, 9) +
        line('M-5 -66Q0 -61 5 -66', ink, 3.4) +
        around(5, 9, -90)
          .map(({ x, y }) => circle(x, y - 122, 7, '#ff6fae', thin))
          .join('') +
        circle(0, -122, 6, '#ffe27a'),
      [[-54, 30, '#ffd23f']],
    ) +
    area('M-32 -34H32L24 2H-24Z', 'url(#pot)', edge) +
    box(-38, -42, 76, 16, 'url(#pot)', 5, edge),
  // A penguin with a cap, whose body takes the ring.
  lit('coat', ['#8ab0f0', '#3a56b0', '#1c2466'], [1, 0.2]) +
    area('M-30 2Q-44 -12 -24 -14Q-6 -16 -4 2ZM30 2Q44 -12 24 -14Q6 -16 4 2Z', '#ff922e', edge) +
    area(
      'M-38 -72C-60 -56 -64 -40 -58 -28C-50 -28 -40 -38 -36 -50ZM38 -72C60 -56 64 -40 58 -28C50 -28 40 -38 36 -50Z',
      '#3a56b0',
      edge,
    ) +
    ringed(
      area(
        'M0 -124C34 -124 40 -96 40 -62C46 -24 32 -6 0 -6C-32 -6 -46 -24 -40 -62C-40 -96 -34 -124 0 -124Z',
        'url(#coat)',
        edge,
      ) +
        area(
          'M0 -88C-10 -104 -32 -98 -28 -78C-34 -40 -30 -14 0 -14C30 -14 34 -40 28 -78C32 -98 10 -104 0 -88Z',
          '#f6faff',
        ) +
        area('M28 -78C34 -40 30 -14 0 -14C22 -30 22 -54 12 -96C24 -98 30 -92 28 -78Z', '#b4c4ec') +
        eyes(0, -84, 12, 6) +
        area('M-10 -76Q0 -84 10 -76Q4 -64 0 -64Q-4 -64 -10 -76Z', '#ff922e', thin) +
        circle(-20, -71, 5, '#ff9ac0') +
        circle(20, -71, 5, '#ff9ac0'),
      [[-46, 52, '#ff5a9e']],
    ) +
    area('M-28 -112C-28 -146 28 -146 28 -112Q0 -124 -28 -112Z', '#f0384e', edge) +
    circle(0, -138, 8, '#fff6e6', thin) +
    line('M-28 -111Q0 -122 28 -111', ink, 13) +
    line('M-28 -111Q0 -122 28 -111', '#fff6e6', 7),
  // A giraffe, whose neck takes the rings.
  lit('coat', ['#fff0a0', '#ffc23a', '#d07a14'], [1, 0.4]) +
    [-34, -12, 16, 36].map((x) => box(x - 6, -22, 14, 24, 'url(#coat)', 4, edge)).join('') +
    area('M-48 -18C-50 -46 -30 -54 -4 -54H26C52 -54 56 -36 50 -16Z', 'url(#coat)', edge) +
    line('M50 -40Q62 -34 60 -20', ink, 5) +
    ringed(
      area('M-44 -34L-26 -112H2L4 -40Z', 'url(#coat)', edge) +
        area(
          'M-46 -110C-48 -134 6 -140 10 -114C10 -98 -8 -100 -20 -92C-36 -88 -62 -84 -62 -96C-62 -106 -52 -104 -46 -110Z',
          'url(#coat)',
          edge,
        ),
      [
        [-84, 30, '#ff5a9e'],
        [-68, 33, '#3ae8d0'],
      ],
    ) +
    line('M-26 -128V-142M-8 -128V-142', ink, 8) +
    line('M-26 -130V-138M-8 -130V-138', '#a85a1c', 4) +
    area('M6 -122L24 -128L14 -112Z', '#ffc23a', thin) +
    circle(-20, -112, 5.4, ink) +
    circle(-22, -114, 2, '#fff') +
    line('M-54 -94Q-46 -92 -40 -96', ink, 3) +
    circle(-8, -104, 5, '#ff8a6a') +
    area(
      'M-16 -56l10 -2l-2 10zM-32 -44l12 -2l-2 12l-12 -2zM0 -44l14 -2l4 12l-14 4zM26 -46l14 2l-2 12l-12 -2zM-12 -30l12 0l-2 8l-10 -2z',
      '#a85a1c',
    ),
  // A unicorn with a golden horn.
  lit('coat', ['#ffffff', '#f4e6ff', '#c0a0e0'], [1, 0.4]) +
    lit('mane', ['#ff9ad8', '#e0409a', '#8a2ad0'], [0.4, 1]) +
    ringed(area('M-40 -94L-34 -144L-18 -100Z', '#ffc83a', edge) + line('M-36 -122l9 -6M-38 -108l15 -8', '#a8640f', 3), [
      [-110, 21, '#3ae8d0'],
    ]) +
    area('M-6 -112C34 -112 58 -70 52 2H-2Z', 'url(#mane)', edge) +
    area(
      'M-28 2C-20 -20 -16 -36 -20 -48C-34 -42 -52 -34 -62 -42C-72 -50 -66 -62 -54 -72C-46 -92 -34 -104 -10 -102C22 -98 34 -50 30 2Z',
      'url(#coat)',
      edge,
    ) +
    area('M-8 -100L2 -124L14 -98Z', 'url(#coat)', edge) +
    area('M-22 -106C-4 -116 12 -104 10 -84C0 -94 -12 -92 -20 -90Z', 'url(#mane)', thin) +
    line('M20 -80C34 -56 36 -30 32 -6M30 -92C46 -64 48 -40 44 -10', '#ffd0f0', 4.4) +
    circle(-24, -74, 6, ink) +
    circle(-26, -76, 2.2, '#fff') +
    circle(-20, -58, 6, '#ff9ac0') +
    circle(-58, -52, 3, '#8a5aa8') +
    line('M-56 -42Q-48 -42 -42 -46', '#8a5aa8', 3.4),
  place(hooplaElephant(), 0, -68, 0.66),
]

/** A ribbon with a bow, whose knot is at 0,0. */
const bow = (color: string): string =>
  area('M0 0C-12 -26 -40 -30 -40 -12C-40 4 -14 6 0 0C12 -26 40 -30 40 -12C40 4 14 6 0 0Z', color, edge) +
  line('M-28 -13Q-16 -12 -8 -4M28 -13Q16 -12 8 -4', ink, 2.6) +
  circle(0, -1, 9, color, edge)

/** A box with a lid, from the height 0 up, and its ribbon. */
const gift = (width: number, height: number, paint: string, ribbon: string): string => {
  const w = width / 2
  return (
    box(-w, -height, width, height + 2, `url(#${paint})`, 4, edge) +
    area(
      `M${w * 0.4} ${4 - height}H${w - 2}V0H${w * 0.3}Q${w * 0.6} ${-height / 2} ${w * 0.4} ${4 - height}Z`,
      ink,
      shade,
    ) +
    box(-8, -height, 16, height, ribbon) +
    box(-w - 6, -height - 16, width + 12, 20, `url(#${paint})`, 5, edge) +
    box(-8, -height - 13, 16, 15, ribbon) +
    line(`M${-w} ${-height - 9}H${-w * 0.4}`, '#fff', 4, { opacity: 0.8 }) +
    place(bow(ribbon), 0, -height - 18, Math.min(1, width / 84))
  )
}

const paints = {
  teal: ['#a8fff0', '#1fc0a0', '#0a6a68'],
  rose: ['#ffc8dc', '#ff4a8e', '#a01460'],
  blue: ['#b0e0ff', '#2f86f0', '#173a9c'],
  orange: ['#ffe0a0', '#ff922e', '#b8440c'],
  violet: ['#d8b8ff', '#8a3af0', '#3c1490'],
  gold: ['#fffbd0', '#ffc62e', '#b0620c'],
} as const
const paint = (name: keyof typeof paints): string => lit(name, paints[name], [1, 0.6])

const giftTargets: readonly string[] = [
  paint('teal') + gift(62, 48, 'teal', '#ffe27a'),
  // A round box.
  paint('rose') +
    area('M-42 -58V-8C-40 8 40 8 42 -8V-58Z', 'url(#rose)', edge) +
    line('M-28 -40v.1M0 -34v.1M28 -40v.1M-16 -16v.1M16 -16v.1', '#fff', 11) +
    area('M16 -56H42V-8Q40 2 14 4Q28 -24 16 -56Z', ink, shade) +
    area('M-48 -74V-62C-46 -46 46 -46 48 -62V-74Z', 'url(#rose)', edge) +
    oval(0, -74, 48, 14, '#ff86b4', 0, edge) +
    place(bow('#fff6e0'), 0, -78, 0.9),
  // A bag of paper with a star.
  paint('blue') +
    line('M-20 -92C-20 -136 20 -136 20 -92', ink, 11) +
    line('M-20 -92C-20 -136 20 -136 20 -92', '#ffd23f', 5) +
    area('M-34 -88L-26 -112L-12 -96L0 -116L12 -96L26 -112L34 -88Z', '#fff0f6', edge) +
    area('M-40 -90H40L48 2H-48Z', 'url(#blue)', edge) +
    area('M20 -88H40L48 0H24Q32 -44 20 -88Z', ink, shade) +
    line('M-31 -78L-36 -16', '#fff', 5, { opacity: 0.75 }) +
    area(star(-2, -44, 5, 28, 12.6), '#ffe27a', edge),
  // Two boxes, one on the other.
  paint('orange') +
    paint('teal') +
    gift(92, 42, 'orange', '#fff6e0') +
    place(gift(62, 36, 'teal', '#ff4a6e'), 0, -58, 1),
  // A heart of velvet.
  lit('heart', ['#ff9aa8', '#f0284e', '#8a0838'], [1, 0.8]) +
    paint('gold') +
    area('M0 2C-92 -46 -84 -128 -34 -126Q-8 -124 0 -102Q8 -124 34 -126C84 -128 92 -46 0 2Z', 'url(#heart)', {
      ...edge,
      'stroke-width': 9,
    }) +
    area('M0 -10C-76 -52 -70 -116 -34 -115Q-10 -113 0 -86Q10 -113 34 -115C70 -116 76 -52 0 -10Z', 'none', {
      stroke: '#ff8a9e',
      'stroke-width': 3,
      'stroke-dasharray': '4 6',
    }) +
    area('M-72 -82L72 -58V-40L-70 -64Z', 'url(#gold)', thin) +
    line('M-58 -92Q-56 -110 -38 -112', '#fff', 6, { opacity: 0.85 }) +
    place(bow('#ffcf3f'), 0, -62, 0.9, 8),
  // The open box of the cover.
  paint('violet') +
    paint('gold') +
    area('M-58 -68H58L46 -54H-46Z', '#fff6c0', edge) +
    box(-50, -58, 100, 60, 'url(#violet)', 4, edge) +
    area('M24 -56H48V0H18Q32 -28 24 -56Z', ink, shade) +
    box(-9, -56, 18, 56, 'url(#gold)') +
    line('M-41 -46V-14', '#fff', 5, { opacity: 0.7 }) +
    place(
      box(-46, -12, 92, 24, 'url(#violet)', 5, edge) +
        box(-9, -10, 18, 20, 'url(#gold)') +
        place(bow('#ffcf3f'), 0, -12, 0.84),
      26,
      -106,
      0.9,
      22,
    ) +
    [
      [-40, -108, 20],
      [-8, -88, 14],
      [-58, -76, 10],
    ]
      .map(([x = 0, y = 0, r = 0]) => area(star(x, y, 5, r, r * 0.46), '#ffd23f', thin))
      .join('') +
    circle(-14, -126, 5, '#3ae8d0', thin) +
    circle(58, -72, 5, '#ff5a8e', thin),
]

/** A balloon on a stick; its middle is at `x`, `y`. */
const balloon = (x: number, y: number, r: number, paintOf: string, foot = 0): string =>
  line(`M${x} ${y + r}Q${x * 0.6} ${y * 0.4} ${foot} -6`, ink, 6.4) +
  line(`M${x} ${y + r}Q${x * 0.6} ${y * 0.4} ${foot} -6`, '#fff6e0', 2.6) +
  area(`M${x - 9} ${y + r * 1.3}L${x} ${y + r}L${x + 9} ${y + r * 1.3}Z`, `url(#${paintOf})`, thin) +
  oval(x, y, r * 0.92, r * 1.1, `url(#${paintOf})`, 0, edge) +
  oval(x - r * 0.4, y - r * 0.45, r * 0.17, r * 0.32, '#fff', 24, { opacity: 0.9 })

const balloonPaint = (name: keyof typeof paints): string => round(name, paints[name])

const stand = (color: string): string =>
  area('M-34 2Q-34 -16 -12 -18H12Q34 -16 34 2Z', color, edge) + line('M-22 -8Q-18 -12 -8 -12', '#fff', 4)

/** A round board with rings of color on an easel. */
const dartBoard = (r: number, rim: string, fields: readonly string[]): string =>
  line('M-26 -60L-52 -2M26 -60L52 -2', ink, 13) +
  line('M-26 -60L-52 -2M26 -60L52 -2', '#c8884a', 7) +
  circle(0, -r - 18, r, rim, edge) +
  fields
    .map((color, i) => circle(0, -r - 18, r * (0.84 - i * 0.23), color, { stroke: ink, 'stroke-width': 2 }))
    .join('') +
  line(`M${-r * 0.86} ${-r * 1.2 - 18}A${r * 0.9} ${r * 0.9} 0 0 1 ${-r * 0.3} ${-r * 1.84 - 18}`, '#fff', 4.4, {
    opacity: 0.8,
  })

/** A dart that sticks at 0,0 and comes from the upper right. */
const dart = (flight: string): string =>
  line('M0 0L18 -16', ink, 8) +
  line('M0 0L18 -16', '#e4ecf8', 4) +
  line('M20 -18L38 -34', ink, 15) +
  line('M20 -18L38 -34', '#ffc02e', 9) +
  area('M36 -32L40 -56L54 -62L52 -48L66 -50L60 -36Z', flight, { ...edge, 'stroke-width': 4 })

const balloonTargets: readonly string[] = [
  balloonPaint('rose') + balloon(0, -84, 36, 'rose') + stand('#2f86f0'),
  balloonPaint('orange') +
    balloonPaint('teal') +
    balloon(-32, -96, 32, 'orange') +
    balloon(34, -78, 32, 'teal') +
    stand('#f0384e'),
  // A dog of one long balloon.
  balloonPaint('blue') +
    line('M58 -66Q74 -80 66 -98', ink, 15) +
    line('M58 -66Q74 -80 66 -98', '#2f86f0', 9) +
    circle(67, -101, 7, '#7ac0ff', thin) +
    oval(44, -32, 14, 32, 'url(#blue)', -8, edge) +
    oval(-26, -32, 14, 32, 'url(#blue)', 8, edge) +
    oval(58, -30, 14, 31, 'url(#blue)', -12, edge) +
    oval(-10, -30, 14, 31, 'url(#blue)', 2, edge) +
    oval(20, -62, 42, 19, 'url(#blue)', 0, edge) +
    oval(-24, -82, 14, 22, 'url(#blue)', -12, edge) +
    oval(-16, -118, 12, 22, 'url(#blue)', 18, edge) +
    oval(-34, -118, 12, 22, 'url(#blue)', -10, edge) +
    oval(-52, -94, 28, 16, 'url(#blue)', -8, edge) +
    circle(-79, -92, 6, '#7ac0ff', thin) +
    line('M0 -70H18M-62 -102L-50 -104', '#fff', 5, { opacity: 0.9 }),
  balloonPaint('violet') +
    balloonPaint('rose') +
    balloonPaint('gold') +
    balloon(-40, -88, 30, 'violet') +
    balloon(42, -86, 30, 'rose') +
    balloon(0, -108, 32, 'gold') +
    area(star(0, -106, 5, 15, 7), '#fffbe0', thin) +
    stand('#14a078'),
  dartBoard(60, '#e8304a', ['#fff6e4', '#2f86f0', '#fff6e4', '#e8304a']) + place(dart('#2fd0f8'), 12, -88, 0.96),
  // The board of the cover in gold, with balloons.
  paint('gold') +
    balloonPaint('teal') +
    balloonPaint('rose') +
    place(balloon(-60, -88, 22, 'teal') + balloon(60, -88, 22, 'rose'), 0, -24) +
    dartBoard(58, 'url(#gold)', ['#5a1fa8', '#fff6e4', '#e8304a', 'url(#gold)']) +
    around(12, 52)
      .map(({ x, y }) => circle(x, y - 76, 3, '#fffbe0'))
      .join('') +
    area(star(0, -76, 5, 13, 6), '#fffbe0') +
    place(dart('#ff5a9e'), 2, -76, 1),
]

/** By the name of a set: its six targets. */
export const boothTargets: { readonly [set: string]: readonly string[] } = {
  bottle: bottleTargets,
  animal: animalTargets,
  gift: giftTargets,
  balloon: balloonTargets,
}
