/** Covers with their own compositions of further bingo and poker games, by game ID. */
import { area, box, circle, dots, line, oval, place, repeat, star } from '../draw.ts'
import { outlined } from '../motifs/outline.ts'
import { nearCoins } from './fronts.ts'
import { rays, stars } from '../canvas.ts'
import { ball } from '../families/bingo.ts'
import { azureCourt, court, goldCourt, rubyCourt } from '../families/court-cards.ts'
import type { CourtPalette } from '../families/court-cards.ts'
import { chips } from '../families/felt.ts'
import { numeral } from '../numerals.ts'
import { felt, hoard, tiles, turf } from './feet.ts'
import { backdrop } from './reels-parts.ts'
import { scene } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { fairStreet, stageCurtain, windowRoom } from './settings.ts'
import { halo, lit, round } from './volume.ts'
import { ivory, scarlet, azure, solidDie } from './solid-die.ts'

/** A chest bursts open, and balls fly out of it. */
const bingoBonanza: Flagship = (at, write) => {
  const p = at.palette
  const [x, y] = at.wide ? [350, 188] : [150, 158]
  return (
    lit('cup', ['#fff3b0', '#ffc233', '#b06a10', '#7a3c08'], [1, 0.2]) +
    halo('burst', '#ffe27a', 0.9) +
    stageCurtain(at, ['#1f9a86', '#0c5a5c', '#062f3a']) +
    circle(x, y - 46, 190, 'url(#burst)') +
    place(rays({ width: 480, x: 0, y: 0 }, 14, '#fff0b0', 0.1), x, y - 40) +
    oval(x, y + 62, 118, 12, '#03161c', 0, { opacity: 0.6 }) +
    // A golden cup, full to overflowing: the balls in front are inside its rim, those above fly.
    oval(x, y - 34, 84, 15, '#5a2a08') +
    ball(x - 46, y - 52, 30, '7', '#ff6b5e', p) +
    ball(x + 48, y - 50, 29, '52', p.main, p) +
    ball(x - 2, y - 62, 37, '64', '#a66bff', p) +
    ball(x - 84, y - 104, 27, '19', '#ffd23f', p) +
    ball(x + 34, y - 122, 29, '33', p.accent, p) +
    ball(x - 30, y - 132, 24, '8', p.main, p) +
    ball(x + 96, y - 88, 23, '46', '#ff8ac0', p) +
    line(
      `M${x - 80} ${y - 22}C${x - 138} ${y - 32} ${x - 132} ${y + 26} ${x - 60} ${y + 22}M${x + 80} ${y - 22}C${x + 138} ${y - 32} ${x + 132} ${y + 26} ${x + 60} ${y + 22}`,
      '#2a0d24',
      19,
    ) +
    line(
      `M${x - 80} ${y - 22}C${x - 138} ${y - 32} ${x - 132} ${y + 26} ${x - 60} ${y + 22}M${x + 80} ${y - 22}C${x + 138} ${y - 32} ${x + 132} ${y + 26} ${x + 60} ${y + 22}`,
      '#f0b03a',
      11,
    ) +
    area(
      `M${x - 86} ${y - 36}Q${x} ${y - 8} ${x + 86} ${y - 36}C${x + 84} ${y + 20} ${x + 54} ${y + 44} ${x + 18} ${y + 50}L${x + 22} ${y + 70}H${x - 22}L${x - 18} ${y + 50}C${x - 54} ${y + 44} ${x - 84} ${y + 20} ${x - 86} ${y - 36}Z`,
      'url(#cup)',
      { stroke: '#2a0d24', 'stroke-width': 6, 'stroke-linejoin': 'round' },
    ) +
    line(`M${x - 84} ${y - 34}Q${x} ${y - 6} ${x + 84} ${y - 34}`, '#fff6c0', 5) +
    line(`M${x - 66} ${y - 10}C${x - 60} ${y + 14} ${x - 46} ${y + 28} ${x - 30} ${y + 36}`, '#fffbe0', 8) +
    area(star(x, y + 18, 5, 22, 10), '#a85a0c') +
    area(star(x - 1, y + 16, 5, 20, 9), '#fff0a0') +
    place(area(star(0, 0, 4, 15, 2.6), '#fffde8'), x + 74, y - 22) +
    place(area(star(0, 0, 4, 12, 2.2), '#fffde8'), x - 62, y - 30) +
    hoard(at, 214, ['#ffe07a', '#e8a828', '#8a4a12']) +
    write(
      at.wide
        ? { x: 24, y: 66, width: 196, height: 136, style: { paint: 'block', bend: 'rise', weight: 0.25 } }
        : { x: 18, y: 194, width: 264, height: 90, style: { paint: 'block', bend: 'arch', weight: 0.25 } },
    )
  )
}

/** A lucky ball rolls out of a horseshoe onto a clover meadow by night. */
const lucky15: Flagship = (at, write) => {
  const shoe = 'M-70 -70C-116 0 -98 96 0 96C98 96 116 0 70 -70'
  const clover = (x: number, y: number, size: number, turn: number, leaves: number, fill: string): string =>
    place(
      line('M0 0Q10 40 -4 84', '#0f5a3f', 8) +
        repeat(leaves, (i) =>
          place(
            area('M0 0C-30 -12 -34 -46 -12 -48C-4 -48 0 -42 0 -36C0 -42 4 -48 12 -48C34 -46 30 -12 0 0Z', fill) +
              line('M0 -6V-28', '#d8ffb0', 3, { opacity: 0.7 }),
            0,
            0,
            1,
            (i * 360) / leaves,
          ),
        ),
      x,
      y,
      size,
      turn,
    )
  const firefly = (x: number, y: number, r: number): string =>
    circle(x, y, r * 4, 'url(#spark)') + circle(x, y, r, '#fffbd0')
  return (
    lit('air', ['#0a0f4a', '#1f4a9a', '#3fb0a8'], [0, 1]) +
    lit('iron', ['#fff6b8', '#f4bd3f', '#b8701a', '#7a430f'], [1, 1]) +
    round('ball', ['#ffb8a8', '#ff5a4e', '#c21f3a', '#6a0f2a']) +
    lit('leaf', ['#b8f07a', '#3fae5a', '#0f6a4a'], [0.5, 1]) +
    lit('dark', ['#2f9a6a', '#0a4a4a'], [0.5, 1]) +
    lit('grass', ['#1f8a5a', '#06303a'], [0, 1]) +
    halo('moonlight', '#fff6c8', 0.9) +
    halo('spark', '#f4ff9a', 0.8) +
    backdrop(at, 'url(#air)') +
    stars(at, 30) +
    scene(
      at,
      write,
      circle(150, 96, 190, 'url(#moonlight)') +
        circle(232, 50, 30, '#fff8dc') +
        area('M-260 176Q-120 130 20 168T330 150V330H-260Z', '#14606a') +
        area('M-260 196Q60 166 330 196V330H-260Z', 'url(#grass)') +
        clover(-200, 160, 0.9, -10, 3, 'url(#dark)') +
        clover(-110, 176, 1, 12, 3, 'url(#dark)') +
        clover(24, 150, 0.66, -14, 3, 'url(#dark)') +
        clover(280, 152, 0.7, 10, 3, 'url(#dark)') +
        oval(146, 206, 112, 12, '#04202a', 0, { opacity: 0.6 }) +
        place(
          line(shoe, '#6b3a0c', 46, { transform: 'translate(6 6)' }) +
            line(shoe, 'url(#iron)', 42) +
            line(shoe, '#8a500f', 11, { opacity: 0.7 }) +
            dots(
              [
                [-86, -34],
                [-91, 6],
                [-76, 50],
                [76, 50],
                [91, 6],
                [86, -34],
              ].map(([x = 0, y = 0]) => ({ x, y })),
              5,
              '#4a2408',
            ) +
            line('M-86 -60C-116 -4 -112 40 -88 70', '#fffbe0', 5, { opacity: 0.9 }),
          138,
          100,
          0.92,
          -8,
        ) +
        oval(166, 196, 60, 11, '#04202a', 0, { opacity: 0.6 }) +
        circle(160, 134, 62, 'url(#ball)') +
        circle(154, 130, 36, '#fff8ee') +
        numeral('15', 154, 131, 40, '#14102a', 0.24) +
        oval(132, 92, 17, 10, '#fff', -34, { opacity: 0.85 }) +
        clover(34, 186, 0.84, -12, 4, 'url(#leaf)') +
        clover(270, 194, 0.9, 16, 4, 'url(#leaf)') +
        clover(-40, 206, 0.8, 8, 3, 'url(#leaf)') +
        firefly(60, 70, 4) +
        firefly(262, 112, 3.6) +
        firefly(206, 26, 3) +
        firefly(-30, 90, 4) +
        firefly(-140, 110, 3.6) +
        turf(at, 214, ['#4cc27a', '#1f8a5a', '#0a3a34'], '#b8f0a0'),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 20, y: 215, width: 260, height: 68, rows: 1 },
    )
  )
}

/** A king of gold between stacks of ingots. */
const tongitsGold: Flagship = (at, write) => {
  const [x, y, near, base] = at.wide ? [336, 130, 46, 112] : [150, 106, 60, 94]
  const ingot = (dx: number, dy: number): string =>
    place(
      area('M-30 0L-22 -27L-14 -36H28L36 -9L30 0Z', '#7a430a') +
        area('M-22 -27L-14 -36H28L20 -27Z', '#fff6c0') +
        area('M20 -27L28 -36L37 -9L30 0Z', '#a8640f') +
        area('M-30 0L-22 -27H20L30 0Z', 'url(#ingot)') +
        line('M-20 -26H19', '#fff', 2, { opacity: 0.8 }) +
        area('M-13 -8L-10 -18H8L12 -8Z', '#b8741a', { opacity: 0.75 }),
      x + dx,
      y + dy,
    )
  /** Two ingots and a third one on them. */
  const stack = (middle: number): string =>
    oval(x + middle, y + base + 2, 72, 8, '#0a0a1a', 0, { opacity: 0.45 }) +
    ingot(middle - 31, base) +
    ingot(middle + 31, base) +
    ingot(middle, base - 27)
  /** The backs of three cards, as a player holds them. */
  const suitFan = [-24, 0, 24]
    .map((turn) =>
      place(
        outlined(box(-44, -66, 88, 130, '#a81c3f', 10), 6) +
          box(-34, -56, 68, 110, '#e8485a', 6) +
          area('M0 -36L22 0L0 36L-22 0Z', '#ffd98a'),
        turn * 2,
        Math.abs(turn) * 0.4,
        1,
        turn,
      ),
    )
    .join('')
  return (
    windowRoom(at, ['#1f6b7a', '#0a2f4a']) +
    lit('ingot', ['#ffe88a', '#f4b52e', '#c07a14'], [0.3, 1]) +
    circle(x, y, 140, '#ffc83d', { opacity: 0.2 }) +
    place(
      outlined(box(-62, -90, 124, 180, '#c8861a', 12), 8) +
        court('K', 'spade', goldCourt) +
        area('M-62 8L52 -90H62V-62L-62 46Z', '#fff', { opacity: 0.28 }),
      x,
      y - 4,
      at.wide ? 1.16 : 1.06,
      6,
    ) +
    (at.wide ? box(0, 232, 480, 40, '#3a1e08') + line('M0 232H480', '#f4c24a', 4) : '') +
    stack(-near - 32) +
    stack(near + 28) +
    tiles(at, 206, ['#c89030', '#8a5418', '#3a1e08'], '#f4c24a') +
    (at.wide ? place(suitFan, 62, 214, 0.5, -14) : '') +
    nearCoins(at) +
    write(
      at.wide
        ? {
            x: 24,
            y: 46,
            width: 202,
            height: 124,
            style: { paint: 'fade', bend: 'straight', weight: 0.24, sharp: true },
          }
        : {
            x: 20,
            y: 201,
            width: 260,
            height: 82,
            style: { paint: 'fade', bend: 'straight', weight: 0.25, sharp: true },
          },
    )
  )
}

/** A jack, a queen and a king rush over a table to its padded edge, which bears the name. */
const threeCardRush: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [260, 102, 0.86] : [148, 116, 0.87]
  const trail = (dx: number, dy: number): string =>
    area(
      `M${dx - 46} ${dy - 60}h-150l14 26h120ZM${dx - 60} ${dy - 6}h-160l12 24h140ZM${dx - 74} ${dy + 44}h-120l10 20h106Z`,
      'url(#trail)',
    )
  const card = (dx: number, dy: number, rank: 'J' | 'Q' | 'K', colors: CourtPalette): string =>
    `<g transform="translate(${dx} ${dy}) skewX(-12) scale(.88)">${court(rank, colors === azureCourt ? 'spade' : 'heart', colors)}</g>`
  const edge = at.wide ? 198 : 206
  return (
    lit('wall', ['#3a1a86', '#7a2fa8', '#e0508f'], [0, 1]) +
    lit('felt', ['#27b08a', '#0f6a6b'], [0, 1]) +
    lit('rail', ['#ff9a7a', '#d4384a', '#8a1236', '#4a0824'], [0, 1]) +
    `<linearGradient id="trail"><stop stop-color="#fff6c0" stop-opacity="0"/><stop offset="1" stop-color="#fff6c0"/></linearGradient>` +
    halo('lamp', '#fff0b0', 0.9) +
    box(0, 0, at.width, at.height, 'url(#wall)') +
    repeat(
      at.wide ? 4 : 3,
      (i) =>
        circle(60 + i * (at.wide ? 122 : 92), 20, 60, 'url(#lamp)') +
        area(`M${42 + i * (at.wide ? 122 : 92)} 22q18 -40 36 0Z`, '#2a0f5c') +
        oval(60 + i * (at.wide ? 122 : 92), 23, 12, 5, '#fffbe0'),
    ) +
    area(
      `M0 ${at.wide ? 110 : 120}Q${at.width / 2} ${at.wide ? 92 : 102} ${at.width} ${at.wide ? 110 : 120}V300H0Z`,
      'url(#felt)',
    ) +
    oval(x, edge - 14, 150, 14, '#04302c', 0, { opacity: 0.4 }) +
    (at.wide
      ? chips(34, 166, 5, '#5a6af0') +
        chips(74, 182, 3, '#ffb83a') +
        chips(448, 170, 6, '#f0384f') +
        chips(404, 184, 2, '#5a6af0')
      : '') +
    (at.wide
      ? place(trail(-60, 6), 176, 96, 0.8) +
        place(court('J', 'heart', rubyCourt), 148, 120, 1.04, -15) +
        place(court('Q', 'spade', azureCourt), 244, 106, 1.04) +
        place(court('K', 'heart', rubyCourt), 340, 120, 1.04, 15)
      : place(
          trail(-74, 6) + card(-78, -12, 'J', rubyCourt) + card(0, 4, 'Q', azureCourt) + card(78, 22, 'K', rubyCourt),
          x,
          y,
          size,
        )) +
    area(`M-10 ${edge}Q${at.width / 2} ${edge - 14} ${at.width + 10} ${edge}V310H-10Z`, 'url(#rail)') +
    line(`M-10 ${edge + 3}Q${at.width / 2} ${edge - 11} ${at.width + 10} ${edge + 3}`, '#ffd25e', 6) +
    felt(at, 222, ['#e05a5a', '#a82a3c', '#5a0c24'], ['#f0c07a', '#8a4a2c']) +
    write(
      at.wide
        ? { x: 40, y: 207, width: 400, height: 52, rows: 1, style: { paint: 'block', bend: 'straight', weight: 0.25 } }
        : { x: 18, y: 203, width: 264, height: 80, style: { paint: 'block', bend: 'straight', weight: 0.25 } },
    )
  )
}

/** A tower of three dice in the spotlight of a fair. */
const tresDado: Flagship = (at, write) => {
  const [x, size] = at.wide ? [352, 1.18] : [206, 1.28]
  const foot = at.wide ? 196 : 224
  const step = 48.4 * size
  return (
    fairStreet(at, ['#2a0a34', '#8a1f4a', '#f0703c']) +
    lit('tabletop', ['#ffb84a', '#c0502a', '#5a1424'], [0, 1]) +
    halo('spot', '#ffe9a8') +
    area(`M${x - 20} -10L${x - 130} ${at.height}H${x + 130}L${x + 20} -10Z`, '#fff3c8', { opacity: 0.16 }) +
    circle(x, foot - 90, 190, 'url(#spot)') +
    area(`M0 ${foot + 14}Q${at.width / 2} ${foot - 4} ${at.width} ${foot + 14}V310H0Z`, 'url(#tabletop)') +
    line(`M0 ${foot + 14}Q${at.width / 2} ${foot - 4} ${at.width} ${foot + 14}`, '#ffe9a8', 4) +
    oval(x + 14, foot + 44, 92, 16, '#2a0414', 0, { opacity: 0.55 }) +
    place(solidDie([1, 3, 5], scarlet), x, foot, size) +
    place(solidDie([2, 6, 2], azure), x + 5, foot - step, size, 2) +
    place(solidDie([5, 1, 4], ivory), x - 3, foot - step * 2, size, -4) +
    area(star(x - 46, foot - step * 2 - 40, 4, 20, 4), '#fff') +
    area(star(x + 66, foot - step - 8, 4, 16, 3), '#fff') +
    (at.wide
      ? write({ x: 24, y: 72, width: 188, height: 130, style: { paint: 'bulbs', bend: 'straight', weight: 0.25 } })
      : write({ x: 24, y: 96, width: 120, height: 118, style: { paint: 'bulbs', bend: 'straight', weight: 0.26 } }))
  )
}

export const furtherTableFlagships: { readonly [gameId: string]: Flagship } = {
  '27201': bingoBonanza,
  '27211': lucky15,
  '20207': tresDado,
  '30201': tongitsGold,
  '30205': threeCardRush,
}
