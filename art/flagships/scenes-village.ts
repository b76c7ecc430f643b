/** Covers of work, games and feasts in a village, by game ID. */
import { rays } from '../canvas.ts'
import { area, box, circle, inked, line, oval, pen, place, repeat, star } from '../draw.ts'
import { suit, suitRed } from '../families/cards.ts'
import type { Suit } from '../families/cards.ts'
import { numeral } from '../numerals.ts'
import { blossom } from '../people/clothes.ts'
import { drawHand } from '../people/hand.ts'
import { bronze, drawHead, drawNeck } from '../people/head.ts'
import type { Portrait } from '../people/head.ts'
import { broadMan, grandmother, laughingMan } from '../people/heads.ts'
import { ear as farmerEar, oldFarmer } from '../people/soft-heads.ts'
import { scene } from './caption.ts'
import { boards, drape, felt } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, bunting } from './reels-parts.ts'
import { halo, lit, round } from './volume.ts'
import { INK } from '../motifs/outline.ts'
import { outlined } from '../people/outline.ts'

/** Shoulders below a neck, in the light from the left. */
const shoulders = (cloth: string, dark: string): string =>
  area('M-38 88C-74 96 -112 110 -126 240H128C116 110 76 96 38 88L0 132Z', cloth) +
  area('M38 88C76 96 116 110 128 240H52C66 170 54 120 24 106Z', dark)

const bust = (head: Portrait, lean: number, cloth: string, dark: string, worn = ''): string =>
  inked(head.behind + drawNeck(head, lean) + shoulders(cloth, dark) + worn + drawHead({ ...head, behind: '' }))

/** A weaver of seventy shows the mat that she has made. */
const banigWeave: Flagship = (at, write) => {
  const colors = ['#e0364a', '#ffc93a', '#fff1d2', '#12a08a', '#8a44cc', '#fff1d2']
  const [columns, size] = [19, 14]
  // Strips over and under each other, in a pattern of chevrons.
  const cell = (column: number, row: number): string => {
    const [x, y] = [17 + column * size, 124 + row * size]
    const color = colors[Math.floor((Math.abs(column - (columns - 1) / 2) + row) / 2) % 6] ?? ''
    return (
      box(x, y, size - 1, size - 1, color, 2) +
      ((column + row) % 2 === 0
        ? box(x + 2, y + 2, 2.6, size - 5, '#fff', 1, { opacity: 0.55 })
        : box(x + 1, y + size - 4, size - 3, 2.4, '#3a1030', 1, { opacity: 0.28 }))
    )
  }
  // The mat hangs from a pole of bamboo, on cords.
  const cord = (x: number): string => line(`M${x} 113l8 17m0 -17l-8 17`, '#5a2410', 4)
  return (
    lit('room', ['#ffb84a', '#e8742f', '#8a3418'], [0, 1]) +
    lit('air', ['#4ac0f4', '#d8f8e8'], [0, 1]) +
    lit('blouse', ['#8a4ad8', '#4a1f92'], [0.6, 1]) +
    lit('pole', ['#f6e08a', '#c8963a', '#7a4a14'], [0, 1]) +
    lit('light', ['#fff6d055', '#ffffff00', '#2a081e88'], [0.7, 1]) +
    halo('sun', '#fff3c0', 0.95) +
    backdrop(at, 'url(#room)') +
    scene(
      at,
      write,
      repeat(17, (i) => box(i * 42 - 262, -10, 38, 250, i % 2 === 0 ? '#f0a04e' : '#e0903f', 2)) +
        box(-264, 190, 684, 150, '#a85a28') +
        line('M-260 214H400M-260 246H400M-260 282H400', '#6a3014', 3, { opacity: 0.6 }) +
        [-196, 12, 240]
          .map(
            (x) =>
              box(x - 6, 6, 84, 90, '#6a2c14', 4) +
              box(x, 12, 72, 78, 'url(#air)') +
              box(x, 60, 72, 30, '#2fb8c8') +
              area(`M${x} 66Q${x + 24} 44 ${x + 50} 66Z`, '#1f9a5a') +
              line(`M${x + 36} 12V90`, '#6a2c14', 5),
          )
          .join('') +
        circle(150, 70, 150, 'url(#sun)') +
        // Rolls of finished mats at the wall.
        (at.wide
          ? [-230, -196, -60]
              .map(
                (x, i) =>
                  box(x, 214 + i * 4, 30, 110, ['#e0364a', '#12a08a', '#8a44cc'][i] ?? '', 8) +
                  line(`M${x} ${236 + i * 4}l15 14l15 -14M${x} ${266 + i * 4}l15 14l15 -14`, '#ffe9b0', 5) +
                  oval(x + 15, 216 + i * 4, 15, 6, '#fff1d2') +
                  oval(x + 15, 216 + i * 4, 7, 2.6, '#8a3418'),
              )
              .join('')
          : '') +
        place(
          inked(
            outlined(
              grandmother.behind +
                drawNeck(grandmother, -14) +
                area(
                  'M-40 84C-80 92 -136 104 -150 240H152C138 104 84 92 40 84C34 116 -30 120 -40 84Z',
                  'url(#blouse)',
                ) +
                area('M40 84C84 92 138 104 152 240H80C84 170 70 120 24 106Z', '#34107a', { opacity: 0.6 }) +
                pen('M-44 90C-30 126 28 124 44 88', '#ffd25e', 6) +
                drawHead({ ...grandmother, behind: '' }) +
                area('M54 22C62 30 64 40 54 46C46 40 46 30 54 22Z', '#ffcf4a') +
                circle(54, 38, 4, '#e8423f') +
                blossom(14, -108, 16, '#ff6a8a', '#c8305a'),
              13,
            ),
          ),
          152,
          66,
          0.7,
          -3,
        ) +
        box(20, 128, 270, 230, '#2a0a10', 4, { opacity: 0.45 }) +
        box(13, 118, 274, 240, '#7a1838', 4, { stroke: INK, 'stroke-width': 7 }) +
        repeat(at.wide ? 13 : 7, (row) => repeat(columns, (column) => cell(column, row))) +
        box(13, 118, 274, 240, 'url(#light)', 4) +
        outlined(box(-16, 112, 332, 15, 'url(#pole)', 7), 7) +
        line('M64 113V126M150 113V126M236 113V126', '#7a4a14', 3) +
        line('M-8 116H312', '#fff6c0', 3) +
        [24, 100, 192, 268].map(cord).join('') +
        drape(at, 220, ['#c83a5a', '#8a1a44', '#40082a'], '#ffd25e'),
      { paint: 'split', bend: 'straight', weight: 0.26, sharp: true },
      { x: 18, y: 218, width: 264, height: 66 },
    )
  )
}

/** A farmer laughs up at the sun, with the first sheaf of the harvest in her arm. */
const aniFestival: Flagship = (at, write) => {
  const ear = (x: number, y: number, size: number, turn: number): string =>
    place(
      line('M0 80Q-4 10 4 -54', '#b8862a', 5) +
        [-60, -46, -32, -18]
          .map(
            (dy, i) =>
              oval(9, dy, 6, 12, '#ffe08a', 24) + oval(-5, dy + 5, 6, 12, i % 2 === 0 ? '#ffc23f' : '#fff0b0', -24),
          )
          .join(''),
      x,
      y,
      size,
      turn,
    )
  const sheaf = (x: number, y: number, turn: number, size: number): string =>
    place(
      [-40, -28, -16, -4, 8, 20, 32].map((turned, i) => ear(turned * 0.6, -24 + (i % 2) * 12, 0.86, turned)).join('') +
        outlined(area('M-17 12C-11 40 -11 60 -25 130H25C11 60 11 40 17 12Q0 20 -17 12Z', '#e8a83a'), 6) +
        line('M-8 22C-4 50 -6 84 -13 128M1 24V128M9 22C5 50 8 84 14 128', '#a86a1a', 3) +
        outlined(area('M-16 40Q0 46 16 40L17 58Q0 65 -17 58Z', '#e0304a'), 6) +
        line('M-11 46Q0 50 8 48', '#ff9aa0', 3),
      x,
      y,
      size,
      turn,
    )
  return (
    lit('air', ['#1f9ae0', '#7ad8e8', '#fff0a8'], [0, 1]) +
    lit('hat', ['#fff0b0', '#f0ac48', '#9a5424'], [1, 0.4]) +
    lit('field', ['#ffd84a', '#d89a2a', '#7a4414'], [0, 1]) +
    halo('sun', '#fffbd8') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      rays({ width: 620, x: 226, y: 40, rayPhase: 0.25 }, 18, '#fffbd0', 0.4) +
        circle(236, 40, 170, 'url(#sun)') +
        line('M-260 8Q-100 60 60 12', '#8a2a2a', 3) +
        repeat(7, (i) =>
          area(
            `M${i * 44 - 244} ${18 + Math.round(Math.sin(((i + 0.6) / 7.4) * Math.PI) * 18)}h24l-12 26Z`,
            ['#e0304a', '#12a08a', '#fff3cc'][i % 3] ?? '',
          ),
        ) +
        area('M-260 176Q-200 130 -130 160Q-60 120 10 164L60 180H-260Z', '#2fa06a') +
        area('M420 180H200Q260 130 320 150Q370 130 420 160Z', '#1f8a6a') +
        area('M-260 176Q-60 160 150 178T420 172V340H-260Z', 'url(#field)') +
        repeat(25, (i) => ear(i * 27 - 256, 186 + ((i * 7) % 11), 0.52, ((i * 13) % 22) - 11)) +
        (at.wide ? repeat(17, (i) => ear(i * 40 - 250, 250 + ((i * 7) % 15), 0.8, ((i * 13) % 22) - 11)) : '') +
        place(
          inked(
            outlined(
              farmerEar(-52, bronze) +
                farmerEar(51, bronze) +
                drawNeck(oldFarmer, 4) +
                shoulders('#2f7ae0', '#163f96') +
                area(
                  'M-44 88C-34 124 -16 140 0 148C20 138 36 122 44 88L62 98C54 140 30 160 2 172C-34 160 -54 134 -60 98Z',
                  '#e0304a',
                ) +
                pen('M-48 104Q-20 150 2 158Q34 144 52 104', '#ffb0a0', 3, { 'stroke-dasharray': '.1 9' }) +
                drawHead(oldFarmer) +
                area(
                  'M-52 4C-56 -20 -54 -44 -46 -56L-40 -36C-46 -24 -48 -8 -52 4ZM51 0C56 -24 52 -48 44 -58L40 -40C46 -26 48 -12 51 0Z',
                  '#d8ccd0',
                ) +
                // The hat of straw.
                `<g transform="translate(2 -26) rotate(8)">` +
                area('M-116 -12C-78 -44 -40 -96 2 -142C46 -112 74 -92 112 -84C86 -46 -60 -8 -116 -12Z', 'url(#hat)') +
                area('M2 -142C46 -112 74 -92 112 -84C98 -64 60 -50 20 -38C36 -70 24 -110 2 -142Z', '#8a4a1c', {
                  opacity: 0.4,
                }) +
                pen(
                  'M0 -140C-28 -96 -60 -52 -92 -16M2 -140C-6 -100 -22 -60 -40 -24M4 -140C16 -110 16 -70 10 -38M4 -140C36 -112 54 -90 66 -60M-50 -84Q4 -78 54 -112M-84 -44Q0 -42 92 -80',
                  '#8a4a1c',
                  2.8,
                  { opacity: 0.7 },
                ) +
                pen('M-112 -14C-60 -12 80 -48 110 -83', '#8a4a1c', 4) +
                pen('M-4 -134C-40 -92 -74 -50 -106 -18', '#fffbe0', 5) +
                circle(2, -142, 8, '#e0304a') +
                '</g>',
              11,
            ),
          ),
          112,
          130,
          0.84,
          -4,
        ) +
        // The bound sheaf stands beside him, behind the boards.
        sheaf(228, 118, 7, 1.12) +
        boards(at, 216, ['#f0a04a', '#9a4a24', '#3a1210']),
      { paint: 'block', bend: 'straight', weight: 0.25, stretch: 0.95 },
      { x: 22, y: 216, width: 256, height: 68 },
    )
  )
}

/** A hand of tongits between two friends: one laughs, and the other shows nothing. */
const tongitsTropa: Flagship = (at, write) => {
  const ranks: readonly (readonly [string, Suit])[] = [
    ['A', 'heart'],
    ['K', 'spade'],
    ['Q', 'diamond'],
    ['J', 'club'],
    ['10', 'heart'],
  ]
  return (
    lit('air', ['#2a0a4a', '#a8204a', '#ff9a4a'], [0, 1]) +
    lit('card', ['#ffffff', '#ffe9e0'], [0.4, 1]) +
    lit('table', ['#1fa07a', '#0f6a54'], [0, 1]) +
    halo('lamp', '#fff0b8') +
    backdrop(at, 'url(#air)') +
    bunting(at, 0, ['#ffd23f', '#f0483f', '#2fb4a0']) +
    scene(
      at,
      write,
      circle(150, 60, 190, 'url(#lamp)') +
        place(
          bust(
            laughingMan,
            6,
            '#ffb02e',
            '#d8701a',
            pen('M-70 116C-40 150 30 152 66 116', '#fff0c0', 7) +
              pen('M-96 160L-104 230M-50 156L-54 230M50 156L58 230', '#fff0c0', 7, { opacity: 0.8 }),
          ),
          68,
          100,
          0.8,
          -4,
        ) +
        place(
          bust(
            broadMan,
            -20,
            '#1fa0a8',
            '#0c5468',
            area(
              'M-38 86L-10 146L4 118L18 146L42 86L58 98C52 136 30 160 10 166L2 140L-8 166C-34 156 -52 130 -54 100Z',
              '#ffe9b0',
            ),
          ),
          228,
          100,
          0.76,
          3,
        ) +
        area('M-260 226Q150 168 420 216V340H-260Z', 'url(#table)') +
        line('M-260 226Q150 168 420 216', '#e8a860', 9) +
        line('M-260 222Q150 164 420 212', '#fff0c0', 2.6) +
        // Chips on the table.
        [
          [-170, 0],
          [-110, 1],
          [22, 2],
          [286, 0],
        ]
          .map(([x = 0, color = 0]) =>
            repeat(
              3,
              (i) =>
                oval(x, 226 - i * 8, 19, 7, '#3a0a24') +
                oval(x, 223 - i * 8, 19, 7, ['#e8304a', '#ffb02e', '#2f8ae0'][(i + color) % 3] ?? '') +
                oval(x, 223 - i * 8, 10, 3.4, '#fff6e0'),
            ),
          )
          .join('') +
        ranks
          .map(
            ([rank, kind], i) =>
              `<g transform="translate(150 288) rotate(${(i - 2) * 17}) translate(0 -100) scale(.7)">${
                box(-40, -54, 84, 122, '#12041c', 12, { opacity: 0.4 }) +
                box(-44, -60, 84, 122, 'url(#card)', 12) +
                numeral(rank, -20, -34, 34, kind === 'heart' || kind === 'diamond' ? suitRed : '#1a1024', 0.26) +
                suit(kind, -20, 4, 1.8, kind === 'heart' || kind === 'diamond' ? suitRed : '#1a1024')
              }</g>`,
          )
          .join('') +
        (at.wide
          ? place(
              inked(
                // The hand of a third player, in a sleeve with a cuff.
                area('M-25 20C-30 44 -36 70 -46 104H64C52 70 40 44 26 18Z', '#7a35b0') +
                  area('M10 26C18 50 24 74 30 104H64C52 70 40 44 26 18Z', '#4a1a7c') +
                  pen('M-18 40C-20 56 -26 76 -32 96', '#b478e8', 4) +
                  drawHand('hold', bronze) +
                  area('M-25 13C-10 22 12 21 26 11L29 27C12 38 -12 39 -29 29Z', '#ffd23f') +
                  area('M14 17Q21 15 26 11L29 27Q22 32 14 34Z', '#d8902a') +
                  pen('M-20 25h.01', '#fff6e0', 6),
              ),
              148,
              232,
              1.42,
              2,
            )
          : '') +
        felt(at, 224, ['#2fa080', '#126a52', '#06342c'], ['#f0b070', '#8a4a2c']),
      { paint: 'block', bend: 'arch', weight: 0.27 },
      { x: 18, y: 208, width: 264, height: 76 },
    )
  )
}

/** The balls lie in their triangle under the lamp, before the break. */
const poolHall: Flagship = (at, write) => {
  const p = at.palette
  const colors: readonly (readonly [id: string, light: string, base: string, dark: string])[] = [
    ['gold', '#fff6b8', '#ffc02e', '#a8600f'],
    ['blue', '#b8d8ff', '#2f6fe8', '#102a7a'],
    ['red', '#ffc0b0', '#f03a3a', '#7a0a24'],
    ['violet', '#e0c0ff', '#8a3ad8', '#34107a'],
    ['orange', '#ffe0a8', '#ff8a1f', '#9a3a08'],
    ['green', '#b8f8c0', '#12a050', '#04482a'],
    ['wine', '#f0a8b8', '#a81f3f', '#4a0418'],
    ['black', '#8a8aa8', '#20202c', '#06060c'],
  ]
  const shot = (x: number, y: number, r: number, id: string, number: string, isStriped = false): string =>
    oval(x + r * 0.3, y + r * 0.86, r * 1.1, r * 0.34, '#04301c', 0, { opacity: 0.5 }) +
    (isStriped
      ? circle(x, y, r, 'url(#white)') +
        area(
          `M${x - r * 0.9} ${y - r * 0.46}Q${x} ${y - r * 0.7} ${x + r * 0.9} ${y - r * 0.46}A${r} ${r} 0 0 1 ${x + r * 0.9} ${y + r * 0.46}Q${x} ${y + r * 0.76} ${x - r * 0.9} ${y + r * 0.46}A${r} ${r} 0 0 1 ${x - r * 0.9} ${y - r * 0.46}Z`,
          `url(#${id})`,
        )
      : circle(x, y, r, `url(#${id})`)) +
    (number === '' ? '' : circle(x, y, r * 0.48, '#fffaf0') + numeral(number, x, y, r * 0.54, '#10111f', 0.22)) +
    oval(x - r * 0.44, y - r * 0.52, r * 0.26, r * 0.16, '#fff', -38) +
    line(`M${x + r * 0.5} ${y + r * 0.74}A${r * 0.9} ${r * 0.9} 0 0 0 ${x + r * 0.86} ${y + r * 0.2}`, '#8ff0b0', 2.4, {
      opacity: 0.6,
    })
  // From the last row to the ball that is nearest.
  const rows = [
    {
      y: 106,
      r: 23,
      balls: [
        ['wine', '15', true],
        ['green', '6', false],
        ['blue', '10', true],
        ['orange', '5', false],
        ['gold', '9', true],
      ],
    },
    {
      y: 128,
      r: 24.4,
      balls: [
        ['red', '3', false],
        ['violet', '12', true],
        ['wine', '7', false],
        ['red', '11', true],
      ],
    },
    {
      y: 151,
      r: 25.8,
      balls: [
        ['orange', '13', true],
        ['black', '8', false],
        ['blue', '2', false],
      ],
    },
    {
      y: 175,
      r: 27.4,
      balls: [
        ['violet', '4', false],
        ['green', '14', true],
      ],
    },
    { y: 200, r: 29, balls: [['gold', '1', false]] },
  ] as const
  return (
    lit('hall', ['#14082a', '#4a1a5a', '#8a3a5a'], [0, 1]) +
    lit('table', ['#2fd0a0', '#0f9a78', '#065a50'], [0, 1]) +
    lit('wood', ['#f0a860', '#a8582a', '#5a2414'], [0, 1]) +
    lit('cue', ['#fff0c8', '#f0c078', '#a8642c'], [0.3, 1]) +
    lit('shade', ['#ff7a5a', '#e02f4a', '#7a0f34'], [1, 0.2]) +
    round('white', ['#ffffff', '#fff6e4', '#c9b8a0']) +
    colors.map(([id, ...tones]) => round(id, tones)).join('') +
    halo('lamp', '#fff0b8', 0.95) +
    backdrop(at, 'url(#hall)') +
    scene(
      at,
      write,
      repeat(13, (i) => box(i * 52 - 256, -10, 30, 100, '#6a2a6a', 0, { opacity: 0.4 })) +
        // Cues in their rack at the wall.
        [-210, -190, -170, -150]
          .map((x) => line(`M${x} -10V74`, '#d8985a', 5) + line(`M${x} 40V74`, '#5a1a24', 7))
          .join('') +
        box(-224, 34, 90, 7, '#5a2414', 2) +
        area('M96 34H204L400 240H-100Z', '#ffe9a0', { opacity: 0.3 }) +
        circle(150, 50, 170, 'url(#lamp)') +
        // The table, with a rail and a pocket.
        area('M-260 86H560V100H-260Z', 'url(#wood)') +
        area('M-260 98H560V340H-260Z', 'url(#table)') +
        box(-260, 97, 820, 6, '#04483c', 0, { opacity: 0.6 }) +
        oval(-96, 94, 26, 10, '#0a0412') +
        line('M-122 93A26 10 0 0 1 -70 93', '#ffd25e', 4) +
        oval(150, 160, 210, 78, '#d8ffd0', 0, { opacity: 0.28 }) +
        // The lamp.
        line('M150 -20V-8', '#2a1034', 8) +
        area('M98 34Q104 -16 136 -18H164Q196 -16 202 34Z', 'url(#shade)') +
        line('M110 26Q116 -6 136 -10', '#ffd0b8', 4, { opacity: 0.8 }) +
        oval(150, 34, 53, 8, '#fffbe0') +
        // The ball of the break and the cue.
        line('M-44 300L20 226', '#3a1014', 16, { opacity: 0.35, transform: 'translate(10 8)' }) +
        line('M-180 330L34 206', 'url(#cue)', 12) +
        rows
          .map(({ y, r, balls }) =>
            balls
              .map(([id, number, isStriped], i) =>
                shot(150 + (i - (balls.length - 1) / 2) * r * 2, y, r, id, number, isStriped),
              )
              .join(''),
          )
          .join('') +
        shot(56, 196, 28, 'white', '') +
        area(star(40, 182, 4, 13, 2.6), '#fff') +
        oval(274, 221, 27, 5, '#04301c', 0, { opacity: 0.6 }) +
        box(252, 200, 26, 22, '#1f6ae0', 3) +
        area('M252 200L260 190H286L278 200ZM278 200L286 190V212L278 222Z', '#7ab8ff') +
        felt(at, 234, ['#3ac8a0', '#128a70', '#063a34'], ['#f0b070', '#8a3f1f'], p.accent),
      { paint: 'inline', bend: 'straight', weight: 0.26 },
      { x: 24, y: 233, width: 252, height: 50, rows: 1 },
    )
  )
}

export const villageSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '17206': poolHall,
  '30101': tongitsTropa,
  '50128': banigWeave,
  '50228': aniFestival,
}
