/** Covers of all other kinds with their own compositions, by game ID. */
import { area, box, circle, dots, inked, line, num, oval, pen, place, repeat, star } from '../draw.ts'
import { stars } from '../canvas.ts'
import { ball } from '../families/bingo.ts'
import { face } from '../families/felt.ts'
import { court, rubyCourt } from '../families/court-cards.ts'
import { corals, wreck } from '../families/reef.ts'
import { numeral } from '../numerals.ts'
import { drawHand } from '../people/hand.ts'
import { drawHead, drawNeck, umber } from '../people/head.ts'
import { grandmother, laughingMan, plumpWoman } from '../people/heads.ts'
import { closer, scene } from './caption.ts'
import { bricks, crowd, felt, rocks } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { goldCoin } from './fronts.ts'
import { backdrop } from './reels-parts.ts'
import { deepSea, fairStreet } from './settings.ts'
import { coinHeap, kelp } from './scenery.ts'
import { halo, lit, round, limb } from './volume.ts'

/** One ball, larger than the frame, and smaller balls that roll towards it. */
const bingoPlaza: Flagship = (at, write) => {
  const p = at.palette
  const [x, y, r] = at.wide ? [332, 130, 128] : [150, 104, 118]
  return (
    fairStreet(at, ['#2a0f5c', '#7f2f92', '#ff7fb0']) +
    circle(x, y, 150, 'url(#glow)') +
    ball(x, y, r, '48', p.main, p) +
    // Whole balls, inside the margin of the card.
    ball(at.wide ? 66 : 46, at.wide ? 48 : 46, at.wide ? 30 : 27, '9', p.accent, p) +
    ball(at.wide ? 168 : 250, at.wide ? 56 : 176, at.wide ? 22 : 31, '30', p.mate, p) +
    crowd(at, 216, ['#9a4ab0', '#54207a', '#240c44'], '#ff9ad0') +
    write(
      at.wide
        ? { x: 30, y: 98, width: 226, height: 144, turn: -5, style: { bend: 'straight' } }
        : { x: 20, y: 184, width: 260, height: 94, turn: -5, style: { bend: 'straight' } },
    )
  )
}

/** Two cards on a table above a bay by night. */
const baccaratBay: Flagship = (at, write) => {
  const p = at.palette
  const sea = at.wide ? 92 : 84
  const edge = at.wide ? 150 : 132
  const moon = at.wide ? 92 : 62
  const pile = (x: number, y: number, color: string, dark: string): string =>
    repeat(
      4,
      (i) =>
        oval(x + (i % 2) * 2, y - i * 9, 27, 11, dark) +
        oval(x + (i % 2) * 2, y - i * 9 - 4, 27, 11, color) +
        oval(x + (i % 2) * 2, y - i * 9 - 4, 17, 6.5, '#fff6e0', 0, { opacity: i === 3 ? 1 : 0 }),
    )
  return (
    lit('air', ['#06182f', '#0f4a6a', '#3f9a8a', '#ffc98a'], [0, 0.45]) +
    lit('sea', ['#4fd0c0', '#0f5a6a', '#06303f'], [0, 0.6]) +
    lit('felt', ['#2fb872', '#0f7a4c', '#063a2a'], [0.3, 1]) +
    lit('wood', ['#ffc07a', '#b0602a', '#5a2a14'], [0, 1]) +
    halo('moonlight', '#fff6d8') +
    halo('lamp', '#d8ffe0', 0.8) +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 16) +
    circle(moon, 42, 84, 'url(#moonlight)') +
    circle(moon, 42, 26, '#fff6dc') +
    area(
      `M0 ${sea}L${at.width * 0.16} ${sea - 26}L${at.width * 0.34} ${sea}ZM${at.width * 0.56} ${sea}L${at.width * 0.8} ${sea - 40}L${at.width * 1.06} ${sea}Z`,
      '#0c3a4c',
    ) +
    box(0, sea, at.width, 90, 'url(#sea)') +
    line(`M${moon - 30} ${sea + 9}h60M${moon - 16} ${sea + 19}h34M${moon - 40} ${sea + 29}h72`, '#fff3c8', 4, {
      opacity: 0.75,
    }) +
    place(
      area('M-26 0Q0 14 26 0L20 10H-20Z', '#5a2a1c') +
        area('M-2 -4V-40L24 -6Z', '#ffe0b0') +
        area('M-5 -4V-34L-20 -6Z', '#ff8a5a'),
      at.wide ? 200 : 232,
      sea + 12,
      0.7,
    ) +
    area(`M0 ${edge + 8}Q${at.width / 2} ${edge - 16} ${at.width} ${edge + 8}V310H0Z`, 'url(#wood)') +
    area(`M0 ${edge + 24}Q${at.width / 2} ${edge} ${at.width} ${edge + 24}V310H0Z`, 'url(#felt)') +
    line(`M-4 ${edge + 40}Q${at.width / 2} ${edge + 16} ${at.width + 4} ${edge + 40}`, '#ffe08a', 3) +
    circle(at.wide ? 346 : 150, edge, 150, 'url(#lamp)') +
    place(court('Q', 'heart', rubyCourt), at.wide ? 402 : 168, at.wide ? 136 : 124, 0.96, at.wide ? 10 : 7) +
    place(box(-32, -46, 70, 100, '#02140f', 8, { opacity: 0.5 }), (at.wide ? 300 : 68) + 6, 132, 1.5, -10) +
    place(face(p, 0, 0, 'spade', '9', -10), at.wide ? 300 : 68, 126, 1.6) +
    pile(at.wide ? 232 : 20, at.wide ? 238 : 206, '#ffd04a', '#b8741c') +
    pile(at.wide ? 446 : 280, at.wide ? 248 : 212, '#ff6b5e', '#a01c3a') +
    felt(at, 214, ['#3ac08a', '#12704f', '#063a2c'], ['#f0b86a', '#8a4a24']) +
    write(
      at.wide
        ? { x: 24, y: 108, width: 180, height: 116, style: { paint: 'fade', bend: 'straight', weight: 0.25 } }
        : { x: 16, y: 197, width: 268, height: 86, style: { paint: 'fade', bend: 'straight', weight: 0.25 } },
    )
  )
}

/** A red grouper looks out of its reef. */
const lapuReef: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [340, 126, 0.98] : [150, 112, 1]
  const spots = [
    [-20, -34, 8],
    [14, -44, 7],
    [46, -30, 8],
    [-2, -8, 9],
    [34, 0, 8],
    [66, -6, 7],
    [10, 24, 7],
    [44, 30, 6],
    [-30, 40, 6],
    [-12, 52, 5],
    [84, 8, 5],
    [-38, -58, 5],
  ]
  const fish =
    area('M84 -14C108 -50 136 -58 156 -54C146 -30 144 12 158 44C136 46 108 34 84 16Z', 'url(#fin)') +
    line('M102 -10L146 -38M104 2H146M102 12L148 30', '#8a1038', 4, { opacity: 0.6 }) +
    area('M-44 -62C-30 -104 0 -112 10 -86C24 -108 46 -104 50 -78C66 -90 84 -78 86 -44L60 -30H-30Z', 'url(#fin)') +
    line('M-22 -64L-16 -92M8 -66L14 -90M40 -60L50 -80', '#8a1038', 4, { opacity: 0.6 }) +
    area('M10 56C20 84 50 96 66 86C60 74 62 62 72 46Z', 'url(#fin)') +
    area(
      'M-126 6C-112 -48 -60 -76 -4 -74C48 -70 84 -42 102 -4C88 40 44 74 -14 74C-66 74 -108 52 -120 30L-100 20Z',
      'url(#body)',
    ) +
    area('M-120 30C-108 52 -66 74 -14 74C44 74 88 40 102 -4C60 44 -30 60 -120 30Z', '#ffd0a0', { opacity: 0.55 }) +
    spots
      .map(([dx = 0, dy = 0, r = 0]) => circle(dx, dy, r, '#ffe0b0') + circle(dx - 1, dy - 1, r * 0.6, '#fff8e0'))
      .join('') +
    area('M-126 6C-120 16 -110 22 -84 20C-96 28 -110 32 -120 30C-130 24 -132 14 -126 6Z', '#6a0a2a') +
    line('M-126 6C-118 16 -104 20 -82 18', '#6a0a2a', 5) +
    line('M-50 -58C-34 -28 -34 20 -54 52', '#a8183a', 7) +
    line('M-44 -54C-28 -26 -28 16 -46 46', '#ffb08a', 3, { opacity: 0.8 }) +
    area('M-22 6C4 -4 30 8 38 30C14 42 -12 34 -22 6Z', 'url(#fin)') +
    line('M-10 12L22 26M-6 18L14 30', '#8a1038', 3, { opacity: 0.6 }) +
    circle(-78, -20, 21, '#ffe27a') +
    circle(-78, -20, 21, 'none', { stroke: '#8a1038', 'stroke-width': 4 }) +
    circle(-80, -20, 12, '#1a0820') +
    circle(-85, -26, 5, '#fff') +
    line('M-102 -38C-80 -62 -44 -70 -8 -68', '#ffe0d0', 5, { opacity: 0.85 })
  const small = (fx: number, fy: number, scale: number, color: string): string =>
    place(
      area('M-20 0C-8 -16 14 -14 22 0C14 14 -8 16 -20 0ZM16 0L34 -13V13Z', color) +
        line('M2 -10V10', '#fff', 5) +
        circle(-10, -3, 3, '#1a0820'),
      fx,
      fy,
      scale,
    )
  const branch = (bx: number, by: number, scale: number, color: string, light: string): string =>
    place(
      line('M0 0V-60M0 -14L-26 -40V-62M0 -26L26 -48V-74M-26 -48L-42 -62M26 -56L42 -68', color, 13) +
        line('M-3 0V-58M-28 -42V-60M23 -50V-72', light, 4),
      bx,
      by,
      scale,
    )
  const arch = at.wide ? 196 : 0
  return (
    deepSea(at, ['#8ff0e0', '#1fa8c0', '#1a4a98', '#141a5a']) +
    lit('body', ['#ffb08a', '#f0503f', '#d0203f', '#8a0f38'], [0.4, 1]) +
    lit('fin', ['#ffc08a', '#f0503f', '#a0183f'], [0.4, 1]) +
    lit('rock', ['#a85a8a', '#5a2a6a', '#2a144a'], [0.4, 1]) +
    halo('surface', '#e8fff4') +
    circle(x, -20, 190, 'url(#surface)') +
    area(
      `M${arch - 10} 310V${at.wide ? 240 : 40}C${arch + 20} ${at.wide ? 200 : 60} ${arch + 30} 130 ${arch + 16} 200C${arch + 60} 220 ${arch + 90} 210 ${x} 214C${x + 60} 214 ${x + 100} 220 ${at.width - 30} 190C${at.width - 30} 120 ${at.width - 16} 80 ${at.width + 10} 50V310Z`,
      'url(#rock)',
    ) +
    small(x - 108, y - 72, 0.8, '#ffd23f') +
    small(x - 76, y - 94, 0.56, '#ffd23f') +
    small(x + 116, y - 84, 0.66, '#6fe0ff') +
    branch(at.wide ? x - 120 : 30, 232, 1, '#e0409a', '#ffb0e0') +
    branch(at.wide ? x + 122 : 272, 226, 0.96, '#ff9a2e', '#fff0a0') +
    place(fish, x + 4, y + 4, size, -4) +
    branch(at.wide ? x - 70 : 74, 238, 0.62, '#ffb82e', '#fff3b0') +
    branch(at.wide ? x + 74 : 224, 238, 0.66, '#27c8b0', '#b8fff0') +
    [
      [-132, -20, 7],
      [-124, -42, 5],
      [-136, -62, 8],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, y + dy, r, 'none', { stroke: '#eafff8', 'stroke-width': 3 }))
      .join('') +
    rocks(at, 212, ['#a86ad0', '#5a34a0', '#1c0f48']) +
    write({
      x: at.wide ? 14 : 20,
      y: at.wide ? 74 : 202,
      width: at.wide ? 184 : 260,
      height: at.wide ? 60 : 40,
      words: 'Lapu Lapu',
      rows: 1,
      style: { paint: 'inline', bend: 'straight', weight: 0.26, edge: 0.16 },
    }) +
    write({
      x: at.wide ? 14 : 60,
      y: at.wide ? 128 : 241,
      width: at.wide ? 184 : 180,
      height: at.wide ? 70 : 38,
      words: 'Reef',
      style: { paint: 'block', bend: 'straight', weight: 0.27 },
    })
  )
}

/**
 * A hoop over a court in an avenue, from below: houses, court and hoop have one vanishing point, on the horizon under
 * the hoop.
 */
const hoopsAvenue: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [338, 104, 0.94] : [150, 113, 1]
  const horizon = y + 88 * size
  /** A point beside and above the eye of the viewer; at depth 1 it has the scale of the image. */
  const see = (across: number, up: number, depth: number): string =>
    `${num(x + across / depth)} ${num(horizon - up / depth)}`
  const quad = (across: number, [low, high]: readonly [number, number], [from, to]: readonly [number, number]) =>
    `M${see(across, low, from)}L${see(across, high, from)}L${see(across, high, to)}L${see(across, low, to)}Z`
  const house = (side: number, from: number, to: number, high: number, color: string, light: string): string => {
    const across = side * (at.wide ? 250 : 210)
    const columns = 3
    const panes = Array.from({ length: columns * 6 }, (_, i) => {
      const left = from + ((to - from) * ((i % columns) + 0.22)) / columns
      const low = high - 62 - Math.floor(i / columns) * 62
      return low < -60 ? '' : quad(across, [low, low + 38], [left, left + ((to - from) / columns) * 0.56])
    })
    return (
      area(quad(across, [-112, high], [from, to]), color) +
      area(panes.filter((_, i) => (i * 5 + side) % 4 !== 0).join(''), light) +
      area(panes.filter((_, i) => (i * 5 + side) % 4 === 0).join(''), '#7a3a6a') +
      line(`M${see(across, high, from)}L${see(across, high, to)}`, '#ff9a6a', 2.4)
    )
  }
  const floorLine = (across: number, from: number, to: number): string =>
    `M${see(across, -112, from)}L${see(across, -112, to)}`
  const court =
    area(`M0 ${num(horizon + 14)}H${at.width}V${at.height}H0Z`, 'url(#court)') +
    line(
      [-360, -288, -216, -144, -72, 0, 72, 144, 216, 288, 360].map((across) => floorLine(across, 0.7, 8)).join(''),
      '#6a2030',
      2.4,
      {
        opacity: 0.7,
      },
    ) +
    line(
      floorLine(-108, 0.6, 2.9) + floorLine(108, 0.6, 2.9) + `M${see(-108, -112, 2.9)}L${see(108, -112, 2.9)}`,
      '#ffe2b0',
      4,
    )
  /** A player on the court, as tall as the horizon is high there. */
  const player = (across: number, depth: number, color: string, lean: number): string =>
    place(
      line('M-9 60L-15 106M9 60L17 106', '#6a3020', 11) +
        line('M-14 108h-8M18 108h8', '#fff', 7) +
        area('M-19 52H19L24 76H2L0 68L-2 76H-24Z', '#3a1450') +
        line('M-16 22L-34 -8L-28 -34M16 22L32 2L36 -26', '#7a3a24', 9) +
        area('M-18 16Q0 22 18 16L20 56H-20Z', color) +
        circle(0, 0, 13, '#7a3a24') +
        area('M-14 -1A14 14 0 0 1 14 -3Q0 -8 -14 -1Z', '#1c0a20') +
        line('M-15 20L-17 50', '#ffe2b0', 2.6),
      x + across / depth,
      horizon,
      1 / depth,
      lean,
    )
  /** The rim from below: its near half is higher than its far half. */
  const rim = (isNear: boolean): string => {
    const half = `M-62 0A62 15 0 0 ${isNear ? 1 : 0} 62 0`
    return (
      line(half, '#7a1a10', 13) +
      line(half, isNear ? '#ff6a2e' : '#c0401c', 9) +
      (isNear ? line('M-46 -12A62 15 0 0 1 10 -17', '#ffc89a', 3) : '')
    )
  }
  const net = (side: 1 | -1): string =>
    [-58, -36, -12, 12, 36, 58]
      .map((nx, i) => {
        const top = side * 15 * Math.sqrt(1 - (nx / 62) ** 2)
        const turn = i % 2 === 0 ? 9 : -9
        return (
          `M${nx} ${num(top)}L${num(nx * 0.8 + turn)} ${num(top + 30)}` +
          `L${num(nx * 0.66 - turn * 0.6)} ${num(top + 58)}L${num(nx * 0.54 + turn * 0.5)} ${68 + side * 7}`
        )
      })
      .join('')
  const ball =
    circle(0, 0, 50, '#3a0f0c') +
    circle(0, 0, 47, 'url(#leather)') +
    line(
      'M-46 -8C-16 -20 18 -16 46 6M-8 -46C10 -16 10 16 -12 45M-38 -28C-14 -10 -14 22 -34 34M30 -36C16 -12 22 18 36 30',
      '#5a1a0c',
      4.5,
    ) +
    oval(-18, -26, 13, 8, '#fff', -36, { opacity: 0.8 })
  const hoop =
    box(-105, -111, 210, 136, '#2a1030', 9) +
    box(-100, -106, 200, 126, 'url(#board)', 6) +
    box(-100, -106, 200, 126, 'none', 6, { stroke: '#ff5a4a', 'stroke-width': 6 }) +
    box(-38, -58, 76, 66, 'none', 3, { stroke: '#ff5a4a', 'stroke-width': 6 }) +
    area('M-90 -98H-34L-74 12H-90Z', '#fff', { opacity: 0.35 }) +
    line(net(1), '#a898b8', 3.4) +
    area('M-16 4H16L12 22H-12Z', '#7a2a1c') +
    rim(false) +
    place(ball, 0, -36, 0.98, 12) +
    line(net(-1), '#ffffff', 3.4) +
    rim(true)
  return (
    lit('air', ['#1a0a3a', '#5a1a5a', '#d0404a', '#ff9a4a'], [0, 1]) +
    lit('board', ['#ffffff', '#f0e0e8', '#c0a8c8'], [0.6, 1]) +
    lit('court', ['#e88a4a', '#a04430', '#4a1630'], [0, 1]) +
    round('leather', ['#ffc07a', '#f07a2a', '#b0441a', '#5a1a0c']) +
    halo('flood', '#fff0c0') +
    box(0, 0, at.width, horizon + 16, 'url(#air)') +
    stars(at, 12) +
    circle(x, horizon, 120, 'url(#flood)') +
    [-1, 1]
      .map(
        (side) =>
          house(side, 4.6, 7, 700, '#7a2a5a', '#ffb86a') +
          house(side, 2.9, 4.4, side < 0 ? 520 : 640, '#5a1f58', '#ffc070') +
          house(side, 1.7, 2.7, side < 0 ? 470 : 330, '#461850', '#ffcf80') +
          house(side, 0.7, 1.6, side < 0 ? 230 : 300, '#341246', at.wide ? '#7a4468' : '#ffd890'),
      )
      .join('') +
    court +
    circle(x, y - 30, 170, 'url(#flood)', { opacity: 0.7 }) +
    (at.wide ? player(-150, 1.5, '#1fa0a8', -4) + player(140, 1.8, '#f0483f', 5) : '') +
    oval(x, horizon + 66 * size, 40, 8, '#1c0a28', 0, { opacity: 0.5 }) +
    box(x - 8, y + 20, 16, horizon + 64 * size - y - 20, '#1c0a28') +
    box(x - 8, y + 20, 5, horizon + 64 * size - y - 20, '#8a6a9a') +
    place(hoop, x, y, size) +
    (at.wide ? '' : area('M0 218H300V300H0Z', 'url(#dim)') + lit('dim', ['#2a0a2000', '#2a0a20d0'], [0, 1])) +
    write(
      at.wide
        ? { x: 24, y: 72, width: 172, height: 122, style: { paint: 'split', bend: 'straight', weight: 0.26 } }
        : { x: 24, y: 203, width: 252, height: 80, style: { paint: 'split', bend: 'straight', weight: 0.26 } },
    )
  )
}

/** A tricycle with the number 75 drives through a barrio in the evening. */
const barrio75: Flagship = (at, write) => {
  const wheel = (x: number, y: number, r: number): string =>
    circle(x, y, r, '#14101c') +
    circle(x, y, r * 0.72, '#3a3f52') +
    circle(x, y, r * 0.6, '#c9d4e8') +
    circle(x, y, r * 0.46, '#3a3f52') +
    circle(x, y, r * 0.18, '#ffd23f')
  const tricycle =
    oval(10, 84, 150, 12, '#0a0a14', 0, { opacity: 0.5 }) +
    // The motorcycle and its driver, behind the sidecar.
    wheel(84, 60, 25) +
    line('M84 60L74 8L58 -2', '#c9d4e8', 7) +
    circle(80, 6, 15, '#1a1428') +
    circle(84, 6, 12, '#fffbd0') +
    circle(92, 6, 60, 'url(#beam)') +
    area('M14 -8C16 -36 32 -46 48 -42C64 -38 70 -20 66 4L54 34H12Z', '#ff7a3a') +
    area('M56 -38C68 -28 70 -12 66 4L54 34H36C54 14 60 -12 56 -38Z', '#b83a1f') +
    area(
      limb([
        [30, 30, 26],
        [62, 30, 22],
        [60, 62, 15],
      ]),
      '#2a4aa8',
    ) +
    area('M52 60H72Q82 62 82 70H52Z', '#fff3e0') +
    inked(
      place(
        drawNeck(laughingMan, 6) +
          drawHead(laughingMan) +
          // A cap with its peak to the front.
          area('M-58 -34C-70 -108 56 -118 62 -48C80 -52 96 -46 104 -34C72 -44 -20 -40 -58 -34Z', '#2f7af0') +
          area('M24 -102C52 -96 62 -74 62 -48L36 -44C44 -66 40 -88 24 -102Z', '#12409a') +
          pen('M-46 -50C-46 -84 -22 -96 4 -98', '#b8dcff', 8),
        48,
        -64,
        0.36,
        4,
      ),
    ) +
    area(
      limb([
        [40, -24, 19],
        [52, 2, 15],
        [76, -6, 10],
      ]),
      '#ffa04a',
    ) +
    inked(place(drawHand('fist', umber), 78, -8, 0.5, 60)) +
    // The sidecar.
    area('M-128 -56C-126 -92 -90 -98 -40 -98C4 -98 24 -90 28 -56L30 -44H-132Z', 'url(#roof)') +
    line('M-120 -62C-110 -86 -70 -90 -30 -90', '#fff', 5, { opacity: 0.7 }) +
    line('M-116 -46L-108 2M18 -46L10 2M-46 -46V2', '#c9d4e8', 7) +
    area('M-110 -44H-50V0H-106ZM-42 -44H12L8 0H-42Z', '#ffe9b0', { opacity: 0.85 }) +
    inked(
      place(
        plumpWoman.behind +
          drawNeck(plumpWoman) +
          area('M-38 88C-80 96 -104 110 -110 150H112C104 110 80 96 38 88L0 132Z', '#3fc89a') +
          drawHead({ ...plumpWoman, behind: '' }),
        -78,
        -26,
        0.3,
      ) +
        place(
          grandmother.behind +
            drawNeck(grandmother) +
            area('M-38 88C-80 96 -104 110 -110 150H112C104 110 80 96 38 88L0 132Z', '#7a8af0') +
            drawHead({ ...grandmother, behind: '' }),
          -14,
          -24,
          0.29,
        ),
    ) +
    area('M-134 0H26C34 20 36 40 30 62H-118C-134 44 -138 20 -134 0Z', 'url(#side)') +
    area('M-134 0H26L28 10H-135Z', '#ffd23f') +
    area('M-126 44H33L30 62H-118Z', '#8a1230') +
    circle(-52, 30, 26, '#fffaf0') +
    circle(-52, 30, 26, 'none', { stroke: '#ffd23f', 'stroke-width': 5 }) +
    numeral('75', -52, 31, 27, '#1a1030', 0.25) +
    line('M-116 18l18 12l-18 12M14 18l-18 12l18 12', '#ffd23f', 5) +
    wheel(-84, 64, 24) +
    line('M-126 66H-112M10 66H34', '#c9d4e8', 6)
  return (
    lit('air', ['#0f1f5a', '#4a3a9a', '#ff9a6a'], [0, 1]) +
    lit('roof', ['#5fd0e8', '#1f8ac8', '#0f4a8a'], [0.6, 1]) +
    lit('side', ['#ff7a6a', '#e8303f', '#a81438'], [0.4, 1]) +
    lit('road', ['#6a5a8a', '#2a1f4a'], [0, 1]) +
    halo('lamp', '#ffe9a0', 0.85) +
    halo('beam', '#fff6c0', 0.9) +
    backdrop(at, 'url(#air)') +
    stars(at, 20) +
    scene(
      closer(at, [214, 18, 0.92]),
      write,
      circle(90, 110, 190, 'url(#lamp)') +
        [-250, -170, -90, -10, 70, 150, 230]
          .map((x, i) => {
            const top = 74 + ((i * 23) % 30)
            return (
              box(x, top, 74, 160, ['#4a3a8a', '#7a4a7a', '#3f5a8a', '#8a5a5a'][i % 4]!) +
              area(
                `M${x - 6} ${top + 2}L${x + 37} ${top - 30}L${x + 80} ${top + 2}Z`,
                ['#8a2f4a', '#2a3a6a', '#6a3a1f'][i % 3]!,
              ) +
              box(x + 12, top + 18, 20, 26, i % 3 === 1 ? '#3a2f6a' : '#ffd98a', 2) +
              box(x + 44, top + 18, 20, 26, i % 3 === 2 ? '#3a2f6a' : '#ffe9b0', 2) +
              line(`M${x + 22} ${top + 18}v26M${x + 54} ${top + 18}v26`, '#2a1f4a', 3)
            )
          })
          .join('') +
        line('M-260 18Q-80 58 60 26Q200 58 330 18', '#1a1030', 2.6) +
        repeat(13, (i) =>
          area(
            `M${i * 46 - 250} ${26 + ((i * 11) % 14)}h20l-3 26h-14Z`,
            ['#fff4e0', '#ff8ab0', '#5fd0c0', '#ffd23f'][i % 4]!,
          ),
        ) +
        area('M-260 184Q40 172 330 184V330H-260Z', 'url(#road)') +
        line('M-240 212h70M-110 216h70M20 216h60', '#ffe9a0', 5, { opacity: 0.6 }) +
        place(tricycle, 158, 130, 0.96) +
        circle(16, 196, 14, '#fff', { opacity: 0.35 }) +
        circle(2, 186, 10, '#fff', { opacity: 0.28 }) +
        bricks(at, 216, ['#b0688a', '#6a3a70', '#241440']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 18, y: 221, width: 264, height: 62, rows: 1 },
      { y: 84, height: 136 },
    )
  )
}

/** A crowned octopus with narrow eyes lifts its arms out of the dark, around the name. */
const pugitaKing: Flagship = (at, write) => {
  const [x, y] = at.wide ? [346, 138] : [150, 112]
  const arm = (d: string, width: number): string =>
    line(d, '#1d0838', width + 8) +
    line(d, '#7a35d0', width) +
    line(d, '#c48bff', width * 0.34, { 'stroke-dasharray': `1 ${num(width * 0.66)}`, transform: 'translate(0 5)' })
  const arms = (side: number): string =>
    `<g transform="scale(${side} 1)">${
      arm('M40 70C90 60 140 30 122 -22C112 -50 84 -44 88 -22', 26) +
      arm('M50 80C110 90 168 60 160 10C158 -10 136 -12 136 6', 22) +
      arm('M20 90C60 130 130 120 150 150', 30)
    }</g>`
  const eye = (side: number): string =>
    `<g transform="scale(${side} 1)">${
      area('M8 22C16 -14 56 -22 76 -2C68 36 26 46 8 22Z', '#1d0838') +
      area('M16 20C26 -2 54 -10 68 2C60 28 30 36 16 20Z', '#ffd23f') +
      area('M16 20C26 -2 54 -10 68 2C50 0 32 6 16 20Z', '#e87a1c') +
      box(30, 9, 26, 9, '#1d0838', 4) +
      area('M2 16C14 -10 50 -26 88 -14C62 -42 12 -36 -2 -4Z', '#b478ff', { stroke: '#1d0838', 'stroke-width': 5 })
    }</g>`
  const mantle = 'M-70 40C-104 -20 -84 -104 0 -108C84 -104 104 -20 70 40C60 84 -60 84 -70 40Z'
  const head =
    area(mantle, '#1d0838', { stroke: '#1d0838', 'stroke-width': 10 }) +
    area(mantle, '#8a45e6') +
    area('M14 -108C88 -100 104 -20 70 40C62 66 34 74 10 74C60 20 64 -60 14 -108Z', '#5a22a8') +
    line('M-76 20C-94 -28 -78 -84 -30 -100', '#e0b8ff', 6) +
    dots(
      [
        [-40, -58],
        [-16, -76],
        [-8, -46],
        [34, -66],
        [58, -36],
        [-56, -24],
      ].map(([dx = 0, dy = 0]) => ({ x: dx, y: dy })),
      7,
      '#b478ff',
    ) +
    eye(1) +
    eye(-1)
  const crown =
    area('M-66 10L-78 -48L-40 -22L0 -66L40 -22L78 -48L66 10Q0 -8 -66 10Z', '#f4b63a', {
      stroke: '#1d0838',
      'stroke-width': 6,
    }) +
    area('M0 -66L40 -22L78 -48L66 10Q34 0 0 0Z', '#c47a14') +
    line('M-64 4Q0 -14 64 4', '#fff0b0', 7) +
    area(star(0, -20, 2, 17, 11), '#e8304a')
  return (
    lit('water', ['#6af0e8', '#1fa0d0', '#1a4fa8', '#1a1660'], [0, 1]) +
    lit('stone', ['#5a78d8', '#2a3a98', '#141454'], [0.3, 1]) +
    halo('shine', '#d8fff8', 0.8) +
    box(0, 0, at.width, at.height, 'url(#water)') +
    area(
      `M${x - 90} -10L${x - 260} 300H${x - 150}L${x - 50} -10ZM${x - 10} -10L${x - 40} 300H${x + 70}L${x + 40} -10ZM${x + 80} -10L${x + 190} 300H${x + 260}L${x + 120} -10Z`,
      '#eafffa',
      { opacity: 0.18 },
    ) +
    (at.wide ? place(wreck, 20, 44, 0.92) : '') +
    circle(x, y - 10, 190, 'url(#shine)') +
    // The throne of rock, and weeds at both sides.
    area(
      at.wide
        ? 'M-10 222L60 210L150 218L236 200L262 150L290 128L404 124L440 150L490 168V290H-10Z'
        : 'M-10 210L20 150L56 128L244 124L280 150L310 190V310H-10Z',
      'url(#stone)',
    ) +
    line(at.wide ? 'M236 196L262 150L290 128' : 'M20 150L56 128', '#a8c0ff', 4) +
    (at.wide
      ? kelp(250, 226, 110, '#0f7a6a', '#2fb87a') + kelp(470, 240, 150, '#0f7a6a', '#2fb87a')
      : kelp(20, 220, 150, '#0f7a6a', '#2fb87a') + kelp(284, 220, 170, '#0f7a6a', '#2fb87a')) +
    place(arms(1) + arms(-1), x, y + 6, 1) +
    place(head, x, y + 8, at.wide ? 1.06 : 0.96) +
    place(crown, x, at.wide ? y - 82 : y - 67, at.wide ? 0.8 : 0.7) +
    (at.wide
      ? place(corals, -10, 134, 0.6) +
        coinHeap(96, 276, 262, 2, 14) +
        goldCoin(214, 216, 17, -16, 0.9) +
        place(corals, 488, 176, 0.42).replace('scale(', 'scale(-1 1) scale(') +
        [
          [214, 40, 9],
          [232, 62, 5],
          [20, 40, 7],
          [448, 60, 8],
          [462, 38, 5],
        ]
          .map(([bx = 0, by = 0, r = 0]) =>
            circle(bx, by, r, '#c8fbff', { opacity: 0.35, stroke: '#eaffff', 'stroke-width': 2 }),
          )
          .join('')
      : '') +
    (at.wide ? '' : circle(150, 470, 244, '#1d0838', { opacity: 0.55 })) +
    write(
      at.wide
        ? { x: 24, y: 76, width: 172, height: 130, style: { paint: 'block', bend: 'straight' } }
        : { x: 20, y: 194, width: 260, height: 90, style: { paint: 'block', bend: 'straight', weight: 0.25 } },
    )
  )
}

export const otherFlagships: { readonly [gameId: string]: Flagship } = {
  '27101': bingoPlaza,
  '27103': barrio75,
  '17101': baccaratBay,
  '22068': lapuReef,
  '80102': pugitaKing,
  '10101': hoopsAvenue,
}
