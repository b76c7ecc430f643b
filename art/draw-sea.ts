/** Draws the animals, the reef and the sunken ship of the demo fishing game. */
import { area, box, circle, dots, line, mix, num, oval, place, repeat, star, svgDocument } from './draw.ts'
import { catches, corals, edged, goldenMilkfish, octopus, seaHeroes, shark, turtle, wreck } from './families/reef.ts'
import { palettes } from './palettes.ts'

const tilapia = { ...palettes.coral, main: '#ff8a5c', shade: '#c2452f', accent: '#ffc94d', pale: '#fff0dc' }
const dilis = { ...palettes.lagoon, main: '#8fc3e6', shade: '#2f6ea8', accent: '#c6e4f5', pale: '#eef8fd' }

/** An arm of the king with its suckers, in the colors of the arms of `seaHeroes.king`. */
const kingArm = (d: string): string =>
  line(d, '#1d0838', 19) +
  line(d, '#6a2cc0', 14) +
  line(d, '#8a4ae6', 6, { transform: 'translate(-1.5 -2)' }) +
  line(d, '#dcb4ff', 3.6, { 'stroke-dasharray': '.5 8.5', transform: 'translate(0 3)' })

/** The red fish with light spots and a crest of spines, around 0,0. */
const lapu =
  edged(
    // The tail, the crest, and the fins below.
    area('M-84 -10C-104 -46 -128 -56 -146 -52C-136 -26 -136 12 -148 44C-126 46 -104 34 -84 16Z', '#ff7a3a') +
      area(
        'M60 -52L52 -84L34 -72L24 -98L6 -80L-10 -102L-24 -80L-42 -92L-50 -66L-72 -70L-82 -36L-50 -20H50Z',
        '#ff7a3a',
      ) +
      area('M-8 56C-16 84 -44 96 -64 84C-56 72 -58 60 -68 46ZM40 54C40 78 24 88 8 84C14 72 14 66 12 56Z', '#ff7a3a') +
      area(
        'M126 8C112 -48 62 -76 6 -74C-48 -70 -84 -42 -100 -4C-86 40 -44 74 14 74C66 74 108 52 122 32L102 21Z',
        '#e23b35',
      ),
    7,
  ) +
  line('M-98 -8L-134 -36M-100 2H-132M-98 12L-136 30', '#b3142c', 5) +
  line('M46 -66L42 -76M22 -72L18 -88M-8 -74L-12 -90M-36 -68L-40 -82M-62 -52L-66 -62M-40 66L-48 78', '#b3142c', 5) +
  area('M120 33C106 52 66 74 14 74C-44 74 -86 40 -100 -4C-58 44 30 58 112 27Z', '#ffb08a', { opacity: 0.75 }) +
  area('M-100 -4C-90 24 -70 46 -44 60C-60 30 -66 -8 -56 -52C-78 -42 -92 -26 -100 -4Z', '#a80f2c', { opacity: 0.45 }) +
  dots(
    [
      { x: 20, y: -34 },
      { x: -14, y: -46 },
      { x: -46, y: -32 },
      { x: 2, y: -10 },
      { x: -34, y: 2 },
      { x: -66, y: -6 },
      { x: -6, y: 46 },
      { x: -48, y: 34 },
      { x: 42, y: -56 },
    ],
    8,
    '#fff4dc',
  ) +
  dots(
    [
      { x: 36, y: 40 },
      { x: 16, y: 58 },
      { x: -84, y: 10 },
      { x: 30, y: -14 },
      { x: -20, y: -22 },
      { x: -52, y: 12 },
    ],
    5,
    '#fff4dc',
  ) +
  line('M54 -56C40 -28 40 20 58 50', '#8a1030', 6) +
  line('M48 -50C36 -26 36 14 50 42', '#ff9a7a', 4) +
  area('M26 6C0 -6 -28 6 -36 30C-12 42 14 34 26 6Z', '#ff7a3a', {
    stroke: '#2b1a2b',
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  }) +
  line('M12 12L-20 26M8 20L-8 30', '#b3142c', 4) +
  line('M126 8C118 18 104 22 84 20', '#2b1a2b', 6) +
  circle(78, -20, 21, '#ffe27a', { stroke: '#2b1a2b', 'stroke-width': 5 }) +
  circle(81, -20, 12.5, '#1a0820') +
  circle(85, -26, 5, '#fff') +
  line('M98 -40C76 -62 44 -68 14 -67', '#ffd8c8', 7)

const { king: kingHero, ...heroes } = seaHeroes

/** The king with all its arms: below those of its hero there are four more, which hang and curl. */
const king =
  `<g id="arms">${kingArm('M104 108C92 138 56 134 44 152C34 170 56 182 64 168')}` +
  `${kingArm('M112 112C108 144 88 152 86 172C86 190 108 188 106 174')}</g>` +
  '<use href="#arms" transform="translate(240) scale(-1 1)"/>' +
  kingHero

/** All swim to the right. The board gives more space to what pays more. */
const animals: { readonly [name: string]: string } = {
  ...heroes,
  lapu: place(lapu, 127, 71.5, 0.65),
  dilis: edged(place(catches.bangus(dilis), 116, 70, 0.66), 7),
  tilapia: edged(place(catches.lapu(tilapia), 128, 75, 0.82), 7),
  pugita: edged(place(octopus(0, 0), 118, 62, 0.66), 8),
  pawikan: edged(place(turtle, 126, 54, 0.55, -8), 9),
  pating: edged(place(shark, 120, 74, 0.73), 8),
  bangus: edged(place(goldenMilkfish, 121, 74, 0.72), 8),
}

/** A bunch of soft arms with light tips on a foot, around its lower end at 0,0. */
const anemone = (color: string): string => {
  const arms = repeat(9, (i) => {
    const x = (i - 4) * 8
    return `M${x * 0.5} -10Q${x * 0.8} -34 ${num(x * 1.5 + (i % 2 === 0 ? 5 : -5))} ${num(-56 + Math.abs(i - 4) * 5)}`
  })
  const tips = Array.from({ length: 9 }, (_, i) => ({
    x: (i - 4) * 12 + (i % 2 === 0 ? 5 : -5),
    y: -57 + Math.abs(i - 4) * 5,
  }))
  return (
    line(arms, '#2b1a2b', 14) +
    line(arms, mix(color, '#2b1a2b', 0.25), 9) +
    line(arms, color, 5) +
    dots(tips, 5, '#fff0c0') +
    area('M-26 2C-30 -14 -18 -20 0 -20C18 -20 30 -14 26 2Z', mix(color, '#2b1a2b', 0.4), {
      stroke: '#2b1a2b',
      'stroke-width': 4,
    })
  )
}

/** An open shell with a pearl, on 0,0. */
const clam =
  edged(
    area('M-44 -12C-50 -48 -20 -64 0 -64C20 -64 50 -48 44 -12Z', '#c86ae8') +
      area('M-44 -12C-36 -30 36 -30 44 -12Q0 2 -44 -12Z', '#ffd0ee') +
      area('M-46 -14Q0 6 46 -14Q44 4 28 8H-28Q-44 4 -46 -14Z', '#9a3fd0'),
    6,
  ).replaceAll('body', 'clam') +
  line('M-24 -30Q-22 -48 -12 -58M0 -30V-60M24 -30Q22 -48 12 -58', '#8a2fc0', 4) +
  line('M-36 -30Q-34 -46 -22 -54', '#ffe0ff', 4) +
  circle(0, -15, 11, '#fffaf2', { stroke: '#2b1a2b', 'stroke-width': 3 }) +
  circle(-3.5, -19, 3.4, '#fff') +
  area('M9 -20A11 11 0 0 1 -5 -6Q8 -8 9 -20Z', '#d8b8e0')

/** A chest with gold, half in the sand, on 0,0. */
const chest =
  edged(
    area('M-48 -38C-48 -68 48 -68 48 -38L44 -30H-44Z', '#a85a24') +
      area('M-46 -34C-30 -52 -20 -44 -8 -50C4 -58 22 -44 46 -34V-24H-46Z', '#ffc62e') +
      area('M-46 -28H46L42 8H-42Z', '#8a4519'),
    6,
  ).replaceAll('body', 'chest') +
  line('M-36 -58Q-20 -62 0 -62', '#f0b070', 4) +
  dots(
    [-34, -20, -4, 12, 28].map((x, i) => ({ x, y: -34 - (i % 2) * 6 })),
    5,
    '#ffe98a',
  ) +
  area('M18 -28H46L42 8H22Z', '#5a2a10', { opacity: 0.55 }) +
  box(-34, -28, 9, 36, '#e0a02c') +
  box(24, -28, 9, 36, '#b87818') +
  box(-9, -30, 18, 18, '#ffd45e', 4, { stroke: '#2b1a2b', 'stroke-width': 3 }) +
  circle(0, -22, 3, '#2b1a2b')

/** A flat fan of thin branches, on 0,0. */
const fanCoral = (color: string): string => {
  const veins =
    'M0 0V-40M0 -20Q-30 -40 -48 -76M0 -26Q-16 -60 -22 -98M0 -30Q4 -66 8 -104M0 -26Q24 -54 36 -90M0 -16Q34 -34 56 -62'
  return (
    area('M0 0C-40 -24 -66 -64 -50 -84C-34 -112 40 -116 50 -92C74 -72 44 -26 0 0Z', mix(color, '#7a1470', 0.5), {
      stroke: '#2b1a2b',
      'stroke-width': 4,
    }) +
    line(veins, '#2b1a2b', 11) +
    line(veins, color, 6) +
    line(veins, mix(color, '#ffffff', 0.5), 2, { transform: 'translate(-1.5 -1)' })
  )
}

const pebble = (x: number, y: number, r: number, color: string): string =>
  oval(x, y, r, r * 0.62, color, 0, { stroke: '#2b1a2b', 'stroke-width': 3 }) +
  oval(x - r * 0.3, y - r * 0.22, r * 0.3, r * 0.14, '#fff', -16, { opacity: 0.6 })

/** A reef along the floor: high at both sides, and low in the middle, before which the net gun stands. */
const reef =
  place(fanCoral('#ff5fae'), 120, 196, 1.02, 8) +
  place(fanCoral('#ffa03c'), 368, 198, 0.86, -10) +
  `<g id="side">${edged(place(corals, -14, -2, 0.86), 5)}</g>` +
  '<use href="#side" transform="translate(480 22) scale(-.9 .9)"/>' +
  place(anemone('#ff6a8a'), 166, 204, 0.9) +
  place(anemone('#57d8c8'), 318, 206, 0.74) +
  place(chest, 382, 198, 0.78, 5) +
  place(clam, 116, 204, 0.66, -4) +
  pebble(196, 202, 11, '#8a86b8') +
  pebble(300, 206, 9, '#a89ac8') +
  pebble(212, 208, 7, '#6a6aa0') +
  area(star(282, 206, 5, 15, 7, -80), '#ff8a3a', { stroke: '#2b1a2b', 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
  dots([{ x: 282, y: 206 }], 2.4, '#fff0c0')

export const seaImages: readonly (readonly [file: string, draw: () => string])[] = [
  ...Object.entries(animals).map(
    ([name, content]) => [`${name}.svg`, () => svgDocument(240, 136, '', content)] as const,
  ),
  ['king.svg', () => svgDocument(240, 198, '', king)],
  ['corals.svg', () => svgDocument(480, 210, '', reef)],
  ['wreck.svg', () => svgDocument(380, 300, '', wreck)],
]
