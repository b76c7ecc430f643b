/** Covers whose subject flies, or is thrown or scratched, by game ID. */
import { suit, suitRed } from '../families/cards.ts'
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { scene, closer } from './caption.ts'
import { turf, drape } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { halo, lit, round } from './volume.ts'
import { INK, outlined } from '../motifs/outline.ts'

/** The seven of hearts, pinned to a target by an arrow through its middle heart. */
const saktoSeven: Flagship = (at, write) => {
  const hearts = [
    [-19, -40],
    [19, -40],
    [-19, 0],
    [19, 0],
    [-19, 40],
    [19, 40],
  ] as const
  const card =
    box(-50, -72, 112, 158, '#1a0414', 13, { opacity: 0.45 }) +
    box(-56, -79, 112, 158, 'url(#paper)', 13) +
    numeral('7', -41, -60, 20, suitRed, 0.24) +
    suit('heart', -41, -37, 0.8, suitRed) +
    place(numeral('7', 0, 0, 20, suitRed, 0.24), 41, 60, 1, 180) +
    hearts.map(([x, y]) => suit('heart', x, y, 1.35, suitRed)).join('') +
    suit('heart', 0, -20, 1.5, '#a8142e')
  const arrow =
    line('M0 0L104 -58', '#3a1810', 11) +
    line('M0 0L104 -58', '#e8a85a', 7) +
    line('M2 -3L104 -60', '#fff0c0', 2) +
    area('M84 -48L128 -104L146 -98L112 -64Z', '#3ac8e8') +
    area('M84 -48L112 -64L158 -62L150 -46Z', '#1478b8') +
    line('M90 -54L138 -98M92 -50L150 -54', '#e8fbff', 2.4) +
    circle(-2, 2, 9, '#3a0414') +
    line('M-14 -2L-24 -8M-6 14L-10 24M-16 10L-26 14', '#fff6d8', 3.4)
  return (
    lit('wall', ['#12304a', '#1f5a6a', '#0a2a3a'], [0, 1]) +
    lit('paper', ['#ffffff', '#fff6e6', '#dcc4d8'], [0.8, 1]) +
    lit('wood', ['#d8945a', '#8a4a24', '#4a2010'], [0, 1]) +
    halo('lamp', '#fff0c0', 0.9) +
    backdrop(at, 'url(#wall)') +
    scene(
      at,
      write,
      repeat(9, (i) => box(-260 + i * 76, -20, 70, 360, i % 2 === 0 ? '#1a4a5c' : '#16425a', 0, { opacity: 0.7 })) +
        circle(150, 96, 210, 'url(#lamp)') +
        circle(156, 122, 140, '#04101c', { opacity: 0.5 }) +
        circle(150, 112, 138, 'url(#wood)') +
        circle(150, 112, 122, '#f4ead0') +
        circle(150, 112, 100, '#d8303f') +
        circle(150, 112, 78, '#f4ead0') +
        circle(150, 112, 56, '#1f9a7a') +
        repeat(20, (i) =>
          line(
            `M${num(150 + 56 * Math.cos(i * 0.314))} ${num(112 + 56 * Math.sin(i * 0.314))}L${num(150 + 122 * Math.cos(i * 0.314))} ${num(112 + 122 * Math.sin(i * 0.314))}`,
            '#2a1810',
            1.6,
            { opacity: 0.35 },
          ),
        ) +
        circle(150, 112, 138, 'none', { stroke: '#ffd08a', 'stroke-width': 3, opacity: 0.7 }) +
        place(card, 146, 118, 0.98, -9) +
        place(arrow, 143, 98, 1.02) +
        [
          [18, 60, 'spade', -30],
          [286, 186, 'diamond', 24],
          [22, 196, 'club', 20],
        ]
          .map(([x, y, kind, turn]) =>
            place(
              box(-19, -27, 42, 60, '#04101c', 6, { opacity: 0.4 }) +
                box(-21, -30, 42, 60, 'url(#paper)', 6) +
                suit(kind as 'spade', 0, 0, 1.3, kind === 'diamond' ? suitRed : '#1a1430'),
              Number(x),
              Number(y),
              1,
              Number(turn),
            ),
          )
          .join(''),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 22, y: 219, width: 256, height: 64, rows: 1 },
    )
  )
}

/** Three thick tickets, each with a perforated stub and the same lucky number. */
const tripleTiket: Flagship = (at, write) => {
  /** A ticket 208 wide and 88 high around 0,0: notches at the perforation, and a stub at the right. */
  const ticket = (color: string, shade: string, light: string): string => {
    const shape =
      'M-98 -44H34A11 11 0 0 0 56 -44H98Q104 -44 104 -38V-22A8 8 0 0 0 104 -6V6A8 8 0 0 0 104 22V38Q104 44 98 44H56' +
      'A11 11 0 0 0 34 44H-98Q-104 44 -104 38V22A8 8 0 0 0 -104 6V-6A8 8 0 0 0 -104 -22V-38Q-104 -44 -98 -44Z'
    return (
      place(outlined(area(shape, shade), 5), 0, 8) +
      outlined(area(shape, color), 5) +
      area('M45 -33H92V33H45Z', shade, { opacity: 0.35 }) +
      box(-84, -32, 112, 64, 'none', 8, { stroke: '#fff6d8', 'stroke-width': 4 }) +
      line('M45 -28V32', INK, 4, { 'stroke-dasharray': '.1 9.6' }) +
      line('M-94 -36H26', light, 5) +
      outlined(area(star(-56, 2, 5, 24, 11), '#ffe46a'), 4) +
      numeral('7', 0, 0, 46, '#fff', 0.26) +
      area(star(75, 0, 5, 16, 7.4), '#fff6d8') +
      line('M60 -24H90M60 24H90', '#fff6d8', 5)
    )
  }
  return (
    lit('evening', ['#2a1f8a', '#8a3aa8', '#ff7a8a'], [0, 1]) +
    halo('shine', '#fff0b0', 0.95) +
    backdrop(at, 'url(#evening)') +
    scene(
      closer(at, [184, 18, 1]),
      write,
      repeat(12, (i) =>
        area('M-14 0L-44 -420H44L14 0Z', '#ffe6a0', {
          opacity: 0.2,
          transform: `translate(150 110) rotate(${i * 30})`,
        }),
      ) +
        circle(150, 110, 170, 'url(#shine)') +
        place(ticket('#1fb8a8', '#0f6a78', '#9af4e0'), 142, 47, 0.92, -9) +
        place(ticket('#f8488a', '#a8145c', '#ffb4d4'), 156, 102, 1.02, 5) +
        place(ticket('#ffa41f', '#b8560c', '#ffe8a0'), 148, 162, 1.1, -6) +
        area(star(24, 106, 4, 16, 3.4) + star(278, 58, 4, 18, 4) + star(40, 26, 4, 11, 2.6), '#fff') +
        drape(at, 222, ['#8a5af0', '#43209a', '#1c0a58'], '#ffd76a'),
      { paint: 'inline', bend: 'straight', weight: 0.26 },
      { x: 24, y: 216, width: 252, height: 72 },
      { x: 24, y: 66, width: 164, height: 130 },
    )
  )
}

/** Kites of different shapes over green hills by the sea. */
const skyKites: Flagship = (at, write) => {
  const bow = (x: number, y: number, color: string): string =>
    area(`M${x} ${y}l-10 -7v14ZM${x} ${y}l10 -7v14Z`, color) + circle(x, y, 2.6, '#fff6e0')
  const diamond = (a: string, b: string, c: string, d: string): string =>
    line('M0 64Q-4 96 -22 110T-44 150', '#fff6e0', 3) +
    bow(-4, 86, c) +
    bow(-20, 108, a) +
    bow(-38, 130, b) +
    area('M0 -76L46 -14L0 64L-46 -14Z', a) +
    area('M0 -76L46 -14H0Z', b) +
    area('M46 -14L0 64V-14Z', c) +
    area('M-46 -14L0 64V-14Z', d) +
    line('M0 -76V64M-46 -14H46', '#4a2010', 3) +
    line('M-6 -58L-36 -18', '#fff', 4, { opacity: 0.6 })
  const bird =
    area(
      'M0 -16C-40 -66 -96 -70 -132 -44C-104 -44 -92 -34 -84 -16C-66 -22 -52 -14 -46 4C-30 -2 -14 4 0 18C14 4 30 -2 46 4C52 -14 66 -22 84 -16C92 -34 104 -44 132 -44C96 -70 40 -66 0 -16Z',
      'url(#wing)',
    ) +
    area(
      'M0 -16C-30 -50 -70 -58 -104 -50C-70 -44 -36 -24 -18 0ZM0 -16C30 -50 70 -58 104 -50C70 -44 36 -24 18 0Z',
      '#ffd24a',
    ) +
    area('M0 -42C16 -34 18 14 0 54C-18 14 -16 -34 0 -42Z', '#f4f0ff') +
    area('M0 -42C16 -34 18 14 0 54V-42Z', '#b8a8e0') +
    area('M-12 38L-34 84L-8 66L0 92L8 66L34 84L12 38L0 54Z', '#e8304a') +
    circle(0, -48, 15, '#ffd24a') +
    area('M-6 -57L0 -76L6 -57Z', '#e8303f') +
    circle(-7, -48, 2.4, '#1a1030') +
    circle(7, -48, 2.4, '#1a1030')
  const fish =
    area('M56 0L92 -32Q84 0 92 32Z', '#1f8ac8') +
    area('M-66 0C-40 -44 26 -40 62 0C26 40 -40 44 -66 0Z', '#3ac8d8') +
    area('M-66 0C-30 20 30 18 62 0C26 40 -40 44 -66 0Z', '#1f9ab8') +
    repeat(4, (i) => line(`M${-14 + i * 17} -22q12 22 0 44`, '#e8feff', 3)) +
    circle(-40, -7, 9, '#fff') +
    circle(-42, -7, 5, '#10142c')
  return (
    lit('day', ['#1f8af0', '#6ac8ff', '#d8f4ff'], [0, 1]) +
    lit('wing', ['#ff8a4a', '#e8303f', '#98103a'], [0.4, 1]) +
    lit('hill', ['#a8e05a', '#3a9a4a'], [0, 1]) +
    lit('near', ['#5ac04a', '#1a6a44'], [0, 1]) +
    lit('sea', ['#4ae0e0', '#1a8ac8'], [0, 1]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#day)') +
    scene(
      at,
      write,
      circle(292, -6, 150, 'url(#sun)') +
        cloud(54, 120, 1.1, '#fff', 0.9) +
        cloud(262, 150, 0.9, '#fff', 0.85) +
        cloud(-170, 60, 1.2, '#fff', 0.9) +
        box(-260, 186, 700, 60, 'url(#sea)') +
        line('M-230 200h60M-90 196h44M40 202h70M190 196h60', '#fff', 2.5, { opacity: 0.7 }) +
        area('M-260 220Q-150 176 -40 208T180 200T430 206V340H-260Z', 'url(#hill)') +
        area('M-260 262Q-80 216 90 234T430 226V340H-260Z', 'url(#near)') +
        line('M158 150Q150 190 120 232M66 96Q76 170 104 234M244 110Q200 190 130 236', '#fff6e0', 1.6, {
          opacity: 0.9,
        }) +
        place(fish, 246, 128, 0.74, -12) +
        place(diamond('#8a3ad8', '#ffc23a', '#f03a78', '#3ac8a0'), 60, 70, 0.92, -16) +
        place(bird, 172, 76, 1, 8) +
        place(diamond('#f03a78', '#ffe08a', '#3a8ae8', '#ff9a3a'), -120, 170, 0.4, 12) +
        turf(at, 214, ['#a0e05a', '#4aa848', '#1a6a4a'], '#ff9ab0'),
      { paint: 'hollow', bend: 'wave', weight: 0.26 },
      { x: 26, y: 221, width: 248, height: 62, rows: 1 },
    )
  )
}

/** A golden coin scratches the silver off a card, and a row of stars appears. */
const scratchFiesta: Flagship = (at, write) => {
  const flag = (x: number, y: number, color: string): string => area(`M${x} ${y}h34l-17 34Z`, color)
  const curl = (x: number, y: number, size: number, turn: number): string =>
    place(
      area('M-20 6C-16 -12 10 -18 20 -4C10 -8 -4 -2 -4 10C-10 14 -18 12 -20 6Z', 'url(#foil)') +
        line('M-18 4C-12 -10 8 -14 18 -4', '#fff', 2),
      x,
      y,
      size,
      turn,
    )
  const prize = (x: number, color: string, draw: string): string =>
    box(x - 27, -27, 54, 54, '#fff6e0', 8) + box(x - 27, -27, 54, 54, color, 8, { opacity: 0.28 }) + place(draw, x, 0)
  const cherry =
    line('M-8 4Q-4 -16 8 -20M10 6Q10 -10 8 -20', '#1f8a4a', 3.4) +
    circle(-9, 9, 10, '#e8304a') +
    circle(10, 11, 10, '#c81a3a') +
    circle(-12, 6, 3, '#ffb0b8') +
    circle(7, 8, 3, '#ffb0b8')
  const gem =
    area('M-18 -8L-9 -20H9L18 -8L0 20Z', '#2fb8e8') +
    area('M-18 -8H18L0 20Z', '#1478c8') +
    area('M-7 -8H7L0 20ZM-9 -20L-7 -8L0 -20Z', '#b8f4ff')
  const gold = area(star(0, 1, 5, 22, 9.6), '#e8900c') + area(star(-1, -1, 5, 19, 8.4), '#ffd24a')
  return (
    lit('tent', ['#5a1f9a', '#a8308a', '#f0608a'], [0, 1]) +
    lit('card', ['#ff9ab8', '#f03a78', '#98104a'], [0.5, 1]) +
    lit('foil', ['#ffffff', '#c8d0e0', '#8a94b0', '#e0e8f4'], [0.8, 1]) +
    round('coin', ['#fffbd0', '#ffcf3a', '#d88a0c', '#8a4a08']) +
    halo('glow', '#fff0a0', 0.9) +
    backdrop(at, 'url(#tent)') +
    scene(
      at,
      write,
      repeat(14, (i) =>
        area(
          `M150 120L${num(150 + 460 * Math.cos((i * Math.PI) / 7))} ${num(120 + 460 * Math.sin((i * Math.PI) / 7))}L${num(150 + 460 * Math.cos((i * Math.PI) / 7 + 0.22))} ${num(120 + 460 * Math.sin((i * Math.PI) / 7 + 0.22))}Z`,
          '#ffe0a0',
          { opacity: 0.16 },
        ),
      ) +
        line('M-260 14Q-60 46 150 14T430 20', '#fff0d8', 2.5) +
        repeat(15, (i) =>
          flag(
            i * 46 - 262,
            18 + 10 * Math.sin(i * 0.7) + 8,
            ['#ffd24a', '#3ac8d8', '#8ad04a', '#ff7a4a'][i % 4] ?? '',
          ),
        ) +
        circle(150, 122, 160, 'url(#glow)') +
        place(
          box(-112, -74, 240, 168, '#2a0430', 14, { opacity: 0.4 }) +
            box(-120, -84, 240, 168, 'url(#card)', 14) +
            box(-110, -74, 220, 148, 'none', 9, { stroke: '#ffe0b0', 'stroke-width': 3, 'stroke-dasharray': '7 6' }) +
            area(star(-84, -48, 5, 12, 5.4) + star(84, -48, 5, 12, 5.4), '#ffe08a') +
            box(-62, -60, 124, 22, '#ffe08a', 11) +
            area([-36, -18, 0, 18, 36].map((x) => star(x, -49, 5, 7, 3.2)).join(''), '#c81a5a') +
            box(-100, -30, 200, 92, 'url(#foil)', 10) +
            repeat(10, (i) => line(`M${-92 + i * 20} -22l12 76`, '#fff', 2, { opacity: 0.35 })) +
            area(
              'M-96 26C-84 -24 -60 -34 -44 -14C-30 -34 -12 -34 0 -14C14 -36 34 -30 44 -10C58 -24 70 -18 74 0C66 36 46 52 24 44C10 58 -14 58 -26 44C-50 58 -84 52 -96 26Z',
              '#7a1a4a',
            ) +
            place(prize(-62, '#ff7aa8', cherry) + prize(0, '#ffd24a', gold) + prize(58, '#5fe0e8', gem), 0, 14, 0.96),
          142,
          124,
          0.98,
          -7,
        ) +
        curl(86, 190, 1.1, 30) +
        curl(124, 200, 0.8, -30) +
        curl(196, 196, 1, 80) +
        curl(52, 172, 0.7, 100) +
        place(
          circle(5, 7, 43, '#2a0430', { opacity: 0.45 }) +
            circle(0, 0, 43, 'url(#coin)') +
            circle(0, 0, 33, 'none', { stroke: '#a8620c', 'stroke-width': 3 }) +
            area(star(0, 0, 5, 25, 11), '#a8620c') +
            area(star(-1.5, -2, 5, 23, 10), '#fff0a0') +
            oval(-16, -26, 14, 7, '#fff', -36, { opacity: 0.8 }),
          240,
          152,
          1,
        ) +
        line('M196 92L186 72M214 84L214 62M178 106L162 92', '#fff6c8', 5) +
        area(star(30, 72, 4, 15, 3), '#fff') +
        area(star(276, 92, 4, 13, 2.6), '#fff'),
      { paint: 'bulbs', bend: 'straight', weight: 0.25 },
      { x: 26, y: 207, width: 248, height: 76 },
    )
  )
}

/** A lucky cat beckons with a paw on a scratched ticket full of coins. */
const suwerteScratch: Flagship = (at, write) => {
  const coin = (x: number, y: number, r: number, turn = 0): string =>
    place(
      circle(2, 3, 20, '#5a1430', { opacity: 0.4 }) +
        circle(0, 0, 20, 'url(#coin)') +
        circle(0, 0, 14.5, 'none', { stroke: '#a8620c', 'stroke-width': 2 }) +
        area(star(0, 0, 4, 11, 4.6), '#a8620c') +
        oval(-7, -12, 6, 3.4, '#fff', -36, { opacity: 0.8 }),
      x,
      y,
      r / 20,
      turn,
    )
  const cat =
    area('M-72 120C-88 60 -64 14 0 14C64 14 88 60 72 120Z', 'url(#fur)') +
    area('M28 18C70 32 86 70 72 120H40C60 84 54 46 28 18Z', '#c89aa8', { opacity: 0.6 }) +
    area('M-66 -34L-72 -92L-28 -66ZM66 -34L72 -92L28 -66Z', 'url(#fur)') +
    area('M-60 -46L-64 -78L-38 -62ZM60 -46L64 -78L38 -62Z', '#ff8aa0') +
    oval(0, -24, 76, 60, 'url(#fur)') +
    area('M30 -78C68 -64 84 -34 72 0C62 22 36 34 14 35C52 14 58 -40 30 -78Z', '#c89aa8', { opacity: 0.5 }) +
    area('M-20 -80C-40 -74 -60 -62 -68 -42C-48 -38 -26 -50 -14 -76Z', '#ff9a3a') +
    line('M-44 -26Q-30 -42 -16 -26M16 -26Q30 -42 44 -26', '#2a1430', 6) +
    area('M-8 -10H8L0 0Z', '#ff6a8a') +
    line('M0 0V6M0 6Q-12 20 -22 8M0 6Q12 20 22 8', '#2a1430', 4.4) +
    oval(-48, -4, 13, 8, '#ff9ab0', 0, { opacity: 0.7 }) +
    oval(48, -4, 13, 8, '#ff9ab0', 0, { opacity: 0.7 }) +
    line('M-58 -12L-88 -18M-58 0L-88 2M58 -12L88 -18M58 0L88 2', '#8a6a7a', 2.6) +
    area('M-56 26Q0 52 56 26L52 44Q0 70 -52 44Z', '#d8203f') +
    line('M-54 30Q0 56 54 30', '#ff9a9a', 3) +
    circle(0, 58, 15, '#8a4a08') +
    circle(0, 57, 13, 'url(#coin)') +
    line('M-9 58H9M0 60V67', '#8a4a08', 3) +
    area('M52 60C72 40 84 4 82 -38C82 -62 122 -62 122 -36C122 14 104 66 78 88Z', 'url(#fur)') +
    oval(102, -44, 25, 27, 'url(#fur)') +
    oval(101, -38, 11, 9, '#ff9ab0') +
    circle(87, -54, 5, '#ff9ab0') +
    circle(101, -61, 5, '#ff9ab0') +
    circle(115, -54, 5, '#ff9ab0')
  return (
    lit('shop', ['#a8143a', '#e8304a', '#ff7a4a'], [0, 1]) +
    lit('fur', ['#ffffff', '#fff2ea', '#e8c8cc'], [0.6, 1]) +
    lit('ticket', ['#fff0a8', '#ffc23a', '#d87a0c'], [0.4, 1]) +
    lit('foil', ['#ffffff', '#c8d0e0', '#8a94b0', '#e0e8f4'], [0.8, 1]) +
    round('coin', ['#fffbd0', '#ffcf3a', '#d88a0c', '#8a4a08']) +
    halo('glow', '#fff0a0', 0.9) +
    backdrop(at, 'url(#shop)') +
    scene(
      at,
      write,
      repeat(16, (i) =>
        area(
          `M150 110L${num(150 + 460 * Math.cos((i * Math.PI) / 8))} ${num(110 + 460 * Math.sin((i * Math.PI) / 8))}L${num(150 + 460 * Math.cos((i * Math.PI) / 8 + 0.2))} ${num(110 + 460 * Math.sin((i * Math.PI) / 8 + 0.2))}Z`,
          '#ffd87a',
          { opacity: 0.22 },
        ),
      ) +
        circle(150, 110, 170, 'url(#glow)') +
        [-200, -110, 30, 264]
          .map(
            (x, i) =>
              line(`M${x} -10V${26 + (i % 2) * 14}`, '#5a0a24', 3) +
              oval(x, 46 + (i % 2) * 14, 21, 19, '#ffb02e') +
              line(
                `M${x - 10} ${30 + (i % 2) * 14}q-6 16 0 32M${x + 10} ${30 + (i % 2) * 14}q6 16 0 32`,
                '#d8600c',
                2.4,
              ) +
              box(x - 9, 24 + (i % 2) * 14, 18, 6, '#8a1430') +
              box(x - 9, 62 + (i % 2) * 14, 18, 6, '#8a1430'),
          )
          .join('') +
        place(cat, 146, 112, 0.88) +
        place(
          box(-116, -36, 240, 76, '#5a0a24', 10, { opacity: 0.4 }) +
            box(-122, -42, 240, 76, 'url(#ticket)', 10) +
            box(-112, -32, 220, 56, 'url(#foil)', 7) +
            area(
              'M-96 4C-88 -28 -66 -22 -52 -14C-40 -30 -20 -26 -8 -14C8 -30 26 -24 38 -14C54 -26 78 -22 84 -2C78 22 58 18 44 14C30 26 10 22 0 14C-16 26 -36 22 -48 14C-66 24 -90 22 -96 4Z',
              '#7a1438',
            ) +
            coin(-58, -2, 17) +
            coin(-4, -4, 18) +
            coin(50, -2, 17),
          146,
          196,
          1,
          -3,
        ) +
        coin(28, 122, 15, -20) +
        coin(20, 88, 10, 20) +
        coin(272, 138, 14, 20) +
        coin(258, 172, 10),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 26, y: 225, width: 248, height: 58 },
    )
  )
}

export const airSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '12103': suwerteScratch,
  '12203': scratchFiesta,
  '12204': tripleTiket,
  '30107': saktoSeven,
  '50267': skyKites,
}
