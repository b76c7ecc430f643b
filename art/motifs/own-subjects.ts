/**
 * Subjects of slots that share a motif with other slots but have another subject on their cover, each drawn around 0,0
 * within a circle of radius 100, in the colors of that cover.
 */
import { area, around, bothSides, box, circle, line, oval, repeat, star } from '../draw.ts'
import { ownBeings } from './own-subjects-beings.ts'
import { ownFeasts } from './own-subjects-feasts.ts'
import { ownFigures } from './own-subjects-figures.ts'
import { ownFolk } from './own-subjects-folk.ts'
import { ownForest } from './forest.ts'
import { ownFruit } from './own-subjects-fruit.ts'
import { ownHeroes } from './own-subjects-heroes.ts'
import { ownHouse } from './own-subjects-house.ts'
import { ownLand } from './own-subjects-land.ts'
import { ownLights } from './own-subjects-lights.ts'
import { ownShore } from './own-subjects-shore.ts'
import { ownSky } from './own-subjects-sky.ts'
import { ownStores } from './own-subjects-stores.ts'
import { ownTown } from './own-subjects-town.ts'
import { ownWild } from './own-subjects-wild.ts'
import { seaSerpent } from './serpents.ts'

const hole = (y: number, rx: number, ry: number): string =>
  `M${-rx} ${y}A${rx} ${ry} 0 1 0 ${rx} ${y}A${rx} ${ry} 0 1 0 ${-rx} ${y}Z`

/** A doughnut with a halo and wings. */
const sweetHalo = (): string =>
  bothSides(
    area('M50 -16C64 -58 92 -62 102 -50C106 -38 100 -28 92 -24C100 -18 98 -6 88 -2C92 8 84 18 66 18Z', '#f1e6ff') +
      line('M62 -12Q74 -40 98 -44M66 2Q78 -14 92 -20', '#b9a2e8', 4),
  ) +
  area(`M-78 24A78 66 0 1 1 78 24A78 72 0 1 1 -78 24Z${hole(26, 24, 14)}`, '#c07a34', { 'fill-rule': 'evenodd' }) +
  area('M-76 36C-66 74 -34 92 0 92C36 92 68 72 76 36C60 66 30 76 0 76C-32 76 -60 66 -76 36Z', '#8f5320') +
  area(
    'M-78 18C-78 -24 -42 -44 0 -44C42 -44 78 -24 78 18C78 36 68 38 62 48C56 58 46 54 38 62C28 70 14 62 2 66C-10 70 ' +
      `-20 64 -30 62C-42 60 -52 62 -60 50C-66 40 -78 36 -78 18Z${hole(20, 30, 19)}`,
    '#ff5fa2',
    { 'fill-rule': 'evenodd' },
  ) +
  line('M-62 12C-58 -14 -36 -30 -8 -32', '#ffc4de', 8) +
  line('M-52 30l10 6M-20 -16l12 -4M40 -14l10 8M50 36l-4 10', '#ffd94a', 7) +
  line('M-44 4l4 -12M14 -30l12 4M58 8l2 12M-30 48l12 2', '#5fdcd0', 7) +
  line('M24 50l12 -6M-60 20l-4 -10M34 2l12 4M4 52l-10 2', '#a46bff', 7) +
  oval(0, -78, 50, 15, 'none', 0, { stroke: '#d88a16', 'stroke-width': 13 }) +
  oval(0, -79, 50, 15, 'none', 0, { stroke: '#ffd447', 'stroke-width': 8 }) +
  line('M-46 -84Q-30 -94 0 -94', '#fff7c8', 4)

/** The front of a train with two chilies. */
const bicolExpress = (): string =>
  line('M-88 96H88', '#3a2434', 9) +
  area('M-68 70V-40C-68 -74 -40 -86 0 -86C40 -86 68 -74 68 -40V70Z', '#157a5c') +
  area('M20 -85C50 -82 68 -70 68 -40V70H34V-40C34 -66 30 -78 20 -85Z', '#0e5646') +
  bothSides(
    area('M7 -24V-70C36 -70 54 -58 54 -34V-24Z', '#0b3a34') + area('M12 -29V-64C36 -64 49 -54 49 -34V-29Z', '#7cc8ff'),
  ) +
  line('M-42 -34L-26 -58M20 -34L34 -60', '#e6f7ff', 6, { opacity: 0.8 }) +
  area('M-68 -16H68V-2H-68Z', '#ffc13d') +
  area('M-68 -16H-20V-2H-68Z', '#ffe08a') +
  area('M-2 0C-24 2 -26 28 -38 46C-14 46 4 28 4 4ZM2 0C24 2 26 28 38 46C14 46 -4 28 -4 4Z', '#e8302c') +
  line('M-12 12C-16 20 -18 28 -24 36M14 12C18 20 20 28 24 34', '#ff9a84', 4) +
  area('M-18 6C-18 -8 -6 -12 0 -12C6 -12 18 -8 18 6C10 2 6 6 0 8C-6 6 -10 2 -18 6Z', '#6cc24a') +
  bothSides(circle(49, 42, 17, '#0b3a34') + circle(49, 42, 13, '#fff3b8') + circle(46, 38, 5, '#ffffff')) +
  area('M-78 62H78L64 94H-64Z', '#d92f3a') +
  area('M-78 62H78L75 70H-75Z', '#ff7a6a') +
  line('M-44 72L-36 90M-15 72L-12 90M15 72L12 90M44 72L36 90', '#ffd45e', 5) +
  circle(0, -86, 13, '#0b3a34') +
  circle(0, -87, 10, '#fff3b8')

/** A star over a lake, and its reflection between ripples. */
const talaTala = (): string =>
  circle(0, 0, 100, '#ffd874') +
  circle(0, 0, 94, '#262a86') +
  area('M-92 -20A94 94 0 0 0 -92 20L-93 12C-60 -8 -40 -8 -20 8C10 -12 50 -14 93 12Z', '#191b5c') +
  area('M-93 12A94 94 0 0 0 93 12Z', '#7a5ac8') +
  area('M-82 46A94 94 0 0 0 82 46Z', '#4c46b0') +
  line('M-64 -44L-44 -60L-34 -40M48 -64L66 -46L60 -26', '#9aa6ff', 2) +
  [
    [-64, -44],
    [-44, -60],
    [-34, -40],
    [48, -64],
    [66, -46],
    [60, -26],
  ]
    .map(([x = 0, y = 0]) => area(star(x, y, 4, 9, 3), '#eef1ff'))
    .join('') +
  circle(0, -32, 44, '#ffd45e', { opacity: 0.28 }) +
  area(star(0, -32, 4, 58, 11), '#fff6d0') +
  area(star(0, -32, 5, 40, 18), '#ffc22e') +
  area(star(0, -31, 5, 24, 10), '#fff0a0') +
  area(star(0, 54, 4, 40, 9, 90), '#e6f0ff') +
  area(star(0, 54, 5, 34, 15, 90), '#b4dcff') +
  line('M-46 36H-8M14 45H48M-36 64H-16M8 72H34', '#5f50be', 3.4) +
  line('M-74 26H-54M56 30H76M48 50H66M-66 48H-52', '#ffd98a', 4)

/** The head of a dark horse with a mane like the night sky, before the moon. */
const midnightMane = (): string =>
  circle(-26, -18, 72, '#ffedbe') +
  circle(-58, -40, 13, '#ecd08e') +
  circle(-44, 6, 9, '#ecd08e') +
  area('M2 -82C46 -108 96 -78 100 -26C102 14 84 44 98 92C66 98 40 84 34 50Z', '#7a3fe0') +
  area(
    'M6 -98L-6 -68L-22 -58C-36 -38 -54 -10 -78 12C-98 26 -98 48 -82 54C-68 58 -56 48 -42 40C-28 36 -12 38 -4 34C0 ' +
      '56 -10 76 -18 97C10 104 40 102 58 96C66 40 56 -30 24 -66Z',
    '#2d2b80',
  ) +
  area('M-4 34C4 20 8 6 6 -10C22 18 26 60 22 101C6 102 -8 100 -18 97C-10 76 0 56 -4 34Z', '#1b1856') +
  line('M-18 -54C-34 -30 -52 -6 -76 16', '#7f8cf4', 5) +
  area('M6 -90L2 -66L14 -66Z', '#7a3fe0') +
  line('M-6 6C2 18 -4 28 -12 32', '#1b1856', 4) +
  oval(-84, 32, 4, 6, '#0e0c34', 30) +
  line('M-82 46Q-70 48 -62 42', '#0e0c34', 4) +
  area('M-30 -20C-22 -34 -8 -32 -4 -18C-14 -14 -22 -14 -30 -20Z', '#0e0c34') +
  area('M-26 -21C-20 -30 -12 -28 -8 -20C-14 -17 -20 -17 -26 -21Z', '#ffc93d') +
  oval(-16, -23, 2.6, 4.6, '#0e0c34') +
  area('M16 -78C54 -92 86 -66 88 -24C88 8 74 34 76 74C56 58 50 30 52 4C42 -22 28 -48 4 -54Z', '#ff5fb0') +
  area('M20 -68C48 -70 62 -44 62 -14C62 8 62 22 66 40C48 20 54 -34 20 -68Z', '#ffa8d6') +
  area('M6 -82C-26 -84 -42 -64 -38 -40C-28 -54 -16 -58 0 -58C10 -62 12 -76 6 -82Z', '#b548e8') +
  line('M-28 -58C-20 -70 -10 -74 0 -74', '#e79aff', 4) +
  area(star(76, -50, 4, 13, 4), '#ffffff') +
  area(star(86, 40, 4, 11, 3.4), '#ffffff') +
  area(star(66, 0, 4, 8, 2.6), '#ffffff')

/** The front of a bus with a crown. */
const hariNgKalsada = (): string =>
  bothSides(box(36, 70, 30, 28, '#1c1226', 8)) +
  box(-78, -46, 156, 126, '#a3213a', 24) +
  area('M40 -46H54C70 -46 78 -38 78 -22V56C78 72 70 80 54 80H40Z', '#74142e') +
  line('M-70 6V-22C-70 -32 -64 -38 -54 -38H-30', '#ff8a84', 5) +
  box(-58, -40, 116, 20, '#23142e', 8) +
  repeat(5, (i) => area(star(-40 + i * 20, -30, 5, 8, 3.6), i % 2 === 0 ? '#ffd45e' : '#ff9ac0')) +
  box(-62, -14, 124, 44, '#4a1024', 10) +
  area('M-56 -8H-3V24H-56ZM3 -8H56V24H3Z', '#6cc0f4') +
  area('M-48 24L-26 -8H-12L-34 24ZM14 24L36 -8H46L24 24Z', '#d4f2ff', { opacity: 0.75 }) +
  area('M-78 34H78V40H-78Z', '#ffc13d') +
  box(-28, 44, 56, 24, '#e8ecf4', 7) +
  line('M-20 51H20M-20 60H20', '#76809a', 4) +
  bothSides(circle(53, 54, 17, '#e8ecf4') + circle(53, 54, 12, '#fff1a8') + circle(50, 50, 5, '#ffffff')) +
  box(-86, 70, 172, 15, '#cdd5e6', 7) +
  box(-80, 72, 150, 4, '#ffffff', 2) +
  area('M-44 -50L-54 -92L-26 -74L0 -102L26 -74L54 -92L44 -50Z', '#ffc531') +
  area('M0 -102L26 -74L54 -92L44 -50H8Z', '#d8901a') +
  box(-46, -58, 92, 13, '#ffe08a', 5) +
  circle(0, -72, 7, '#2fc4b0') +
  circle(-28, -66, 5, '#e8424f') +
  circle(28, -66, 5, '#e8424f') +
  [-54, 0, 54].map((x) => circle(x, x === 0 ? -98 : -90, 7, '#ffe9a0')).join('')

/** The dark sun between the teeth of the serpent. */
const eclipseEater = (): string =>
  oval(0, 0, 102, 92, '#e8507c') +
  line('M-88 -34C-70 -70 -40 -84 -6 -85', '#ffa0bc', 6) +
  oval(0, 0, 92, 82, '#4a0c30') +
  oval(0, 0, 80, 68, '#a8324a') +
  area(star(0, 0, 12, 72, 30), '#f07a4a', { opacity: 0.8 }) +
  ['', 'rotate(180)']
    .map(
      (turn) =>
        `<g transform="${turn}">` +
        area('M-84 -36L-50 -18L-58 -64ZM84 -36L50 -18L58 -64Z', '#fff4dc') +
        area('M-54 -66L-30 -32L-20 -80ZM54 -66L30 -32L20 -80Z', '#fff4dc') +
        area('M-16 -80L0 -52L16 -80Z', '#fff4dc') +
        '</g>',
    )
    .join('') +
  area(star(0, 0, 16, 54, 42), '#ffb02e') +
  area(star(0, 0, 16, 48, 41, -79), '#fff0b0') +
  circle(0, 0, 38, '#2b1048') +
  area('M20 -32A38 38 0 0 1 -30 24A44 44 0 0 0 20 -32Z', '#160628') +
  circle(-14, -12, 8, '#40206a') +
  circle(8, 4, 5, '#40206a') +
  circle(-10, 14, 4, '#40206a') +
  area(star(26, -28, 4, 22, 5), '#ffffff')

/** A flower of five petals. */
const bloom = (x: number, y: number, r: number, color: string, heart: string): string =>
  around(5, r * 0.62, -90)
    .map((at) => circle(x + at.x, y + at.y, r * 0.5, color))
    .join('') + circle(x, y, r * 0.36, heart)

/** A smiling woman with flowers in her hair. */
const queenOfMay = (): string =>
  [
    [-46, -44, 26],
    [-58, -10, 24],
    [-52, 26, 22],
    [46, -44, 26],
    [58, -10, 24],
    [52, 26, 22],
    [0, -56, 40],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#4a2114'))
    .join('') +
  area('M-84 98C-80 70 -48 62 -22 56H22C48 62 80 70 84 98Z', '#ff6fae') +
  area('M30 60C56 66 80 72 84 98H48C48 82 42 70 30 60Z', '#d0408c') +
  area('M-20 30H20L26 60C14 82 -14 82 -26 60Z', '#8a4f2c') +
  line('M-28 60C-16 84 16 84 28 60', '#ffe08a', 5) +
  area('M-44 -22C-44 -54 -26 -66 0 -66C26 -66 44 -54 44 -22C44 18 24 48 0 48C-24 48 -44 18 -44 -22Z', '#a9683c') +
  area('M18 -62C36 -56 44 -44 44 -22C44 18 24 48 0 48C20 34 32 -10 18 -62Z', '#8a4f2c', { opacity: 0.6 }) +
  bothSides(line('M11 -26Q20 -32 31 -25', '#3a180e', 4.4) + line('M11 -9Q20 -18 30 -9', '#2a100a', 5)) +
  line('M-2 -8Q-8 6 -4 10Q0 12 4 10', '#7a4022', 3.6) +
  area('M-25 16Q0 22 25 16C22 36 10 42 0 42C-10 42 -22 36 -25 16Z', '#c0294a') +
  area('M-21 18Q0 23 21 18C18 28 9 31 0 31C-9 31 -18 28 -21 18Z', '#ffffff') +
  bothSides(circle(32, 12, 8, '#e87a5a', { opacity: 0.5 }) + circle(46, 18, 6, '#ffd45e')) +
  bloom(-56, -40, 19, '#ffffff', '#ffc93d') +
  bloom(56, -40, 19, '#ffb52e', '#c9541e') +
  bloom(-30, -66, 23, '#ff6f9c', '#ffe27a') +
  bloom(32, -68, 22, '#ffffff', '#ffc93d') +
  bloom(0, -76, 24, '#ffb52e', '#c9541e')

/** A lighthouse in a storm, between a wave and a lightning. */
const signalSiete = (): string =>
  area('M0 -66L-94 -88V-42ZM0 -66L94 -88V-42Z', '#ffefae', { opacity: 0.9 }) +
  area('M-62 -40L-36 -40L-48 -8L-34 -8L-66 44L-58 4L-74 4Z', '#ffe14a') +
  area('M-23 -44H23L33 78H-33Z', '#fff6ee') +
  area('M-25 -20H25L27.5 10H-27.5ZM-29.5 38H29.5L32 66H-32Z', '#e5383f') +
  area('M6 -44H23L33 78H12Z', '#3a1a50', { opacity: 0.28 }) +
  box(-7, 14, 14, 20, '#26345c', 7) +
  box(-6, -38, 12, 15, '#26345c', 6) +
  box(-31, -52, 62, 11, '#26345c', 4) +
  box(-20, -80, 40, 30, '#ffe98a', 3) +
  line('M-7 -78V-54M7 -78V-54', '#c98a1e', 4) +
  area('M-27 -78L0 -102L27 -78Z', '#e5383f') +
  area('M4 -99L27 -78H8Z', '#a31f34') +
  area(
    'M100 96C104 52 104 6 70 -2C46 -6 30 14 40 30C50 22 62 26 62 40C62 62 30 70 -6 74C-40 66 -70 64 -98 76V96Z',
    '#1f78b8',
  ) +
  area('M100 96C100 60 92 30 76 22C82 50 60 76 16 84L-40 82L-98 88V96Z', '#124e86') +
  line('M40 28C32 12 48 -2 70 -2C88 4 96 22 98 44', '#eefaff', 8) +
  [
    [38, 26],
    [34, 12],
    [44, 0],
    [58, -6],
    [28, 26],
  ]
    .map(([x = 0, y = 0], i) => circle(x, y, 9 - i, '#eefaff'))
    .join('') +
  line('M-92 78Q-70 66 -48 72T-4 78M60 84Q76 66 78 46', '#8fd8ff', 5)

/** By game: the subject of its cover, and its name among the symbols of the reels. */
export const ownSubjects: {
  readonly [gameId: string]: { readonly name: string; readonly draw: () => string } | undefined
} = {
  ...ownBeings,
  ...ownFeasts,
  ...ownFigures,
  ...ownFolk,
  ...ownForest,
  ...ownFruit,
  ...ownHeroes,
  ...ownHouse,
  ...ownLand,
  ...ownLights,
  ...ownShore,
  ...ownSky,
  ...ownStores,
  ...ownTown,
  ...ownWild,
  '50207': { name: 'crownedJeepney', draw: hariNgKalsada },
  '50209': { name: 'eclipse', draw: eclipseEater },
  '50210': { name: 'bakunawa', draw: seaSerpent },
  '50217': { name: 'doughnut', draw: sweetHalo },
  '50234': { name: 'nightHorse', draw: midnightMane },
  '50242': { name: 'mayQueen', draw: queenOfMay },
  '50243': { name: 'train', draw: bicolExpress },
  '50249': { name: 'reflectedStar', draw: talaTala },
  '50252': { name: 'lighthouse', draw: signalSiete },
}
