/** Covers of games with food, gold and the fair whose scene fills the frame, by game ID. */
import { area, around, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { scene } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { contact, halo, lit, round } from './volume.ts'

const goldLight = lit('gold', ['#fffbd0', '#ffcb3a', '#c0700e'], [0.7, 1])

/** A coin that lies with its edge toward the viewer; `tilt` is its height in parts of its width. */
const coin = (x: number, y: number, r: number, turn = 0, tilt = 0.5): string =>
  place(
    oval(0, r * 0.24, r, r * tilt, '#8a4a0a') +
      oval(0, 0, r, r * tilt, 'url(#gold)') +
      oval(0, 0, r * 0.74, r * tilt * 0.72, 'none', 0, { stroke: '#b8740f', 'stroke-width': r * 0.1 }) +
      `<g transform="scale(1 ${tilt})">${area(star(0, 0, 5, r * 0.5, r * 0.23), '#fff3b8')}</g>`,
    x,
    y,
    1,
    turn,
  )

/** Water melons on a table of the market: a whole one, a half and a slice, with drops of juice. */
const melonMania: Flagship = (at, write) => {
  const stripe = (x: number, bend: number, width: number): string =>
    line(`M${x * 0.3} -86Q${x + bend} -50 ${x} -22T${x + bend} 24T${x * 0.4} 86`, '#0f5a3a', width)
  const whole =
    circle(0, 0, 92, 'url(#rind)') +
    [-70, -36, 0, 36, 70].map((x, i) => stripe(x, i % 2 === 0 ? 14 : -14, 15 - Math.abs(i - 2) * 2)).join('') +
    circle(0, 0, 92, 'url(#shade)') +
    oval(-38, -50, 24, 13, '#fff', -40, { opacity: 0.6 }) +
    line('M0 -90Q6 -112 28 -112', '#5a4a1c', 9)
  const seeds = (ring: number, count: number, from: number): string =>
    around(count, ring, from)
      .map(({ x, y, angle }) =>
        place(oval(0, 0, 5.5, 10, '#1f0a14') + oval(-1.6, -3, 1.6, 3, '#fff'), x, y, 1, angle + 90),
      )
      .join('')
  const half =
    circle(7, 5, 98, '#06302f') +
    circle(4, 3, 97, 'url(#rind)') +
    circle(0, 0, 93, '#f4ffdc') +
    circle(0, 0, 84, 'url(#flesh)') +
    seeds(60, 11, 8) +
    seeds(34, 6, 30) +
    area('M-74 -30C-62 -62 -34 -80 -4 -80C-32 -66 -52 -46 -62 -18Z', '#fff', { opacity: 0.4 })
  const slice =
    area('M-66 -14Q0 74 66 -14L62 -24H-62Z', 'url(#rind)') +
    area('M-58 -20Q0 56 58 -20Z', '#f4ffdc') +
    area('M-50 -22Q0 44 50 -22L0 -40Z', 'url(#flesh)') +
    [-26, -8, 10, 28].map((x, i) => oval(x, i % 2 === 0 ? -10 : 4, 4, 7, '#1f0a14')).join('')
  return (
    lit('air', ['#1fa8b8', '#8ae8d0', '#fff0b0'], [0, 1]) +
    round('rind', ['#a8f07a', '#3ab85a', '#0f7a4a', '#06402f']) +
    round('flesh', ['#ff9a8a', '#ff4a5e', '#e0203f', '#b80f3a']) +
    lit('wood', ['#ffc88a', '#c8743a', '#6a2f1c'], [0, 1]) +
    `<radialGradient id="shade" cx=".34" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".4"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#04202f" stop-opacity=".7"/></radialGradient>` +
    halo('sun', '#fffbd8') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(60, 40, 170, 'url(#sun)') +
        [
          [-190, 60, 34],
          [-110, 120, 26],
          [-40, 50, 20],
          [280, 60, 26],
          [-220, 150, 22],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff', { opacity: 0.3 }))
          .join('') +
        repeat(12, (i) => area(`M${i * 52 - 260} -20h52v34q-26 24 -52 0Z`, i % 2 === 0 ? '#ff5a5e' : '#fff8ec')) +
        box(-260, 176, 620, 150, 'url(#wood)') +
        line('M-260 178H360', '#fff0c8', 4) +
        line('M-260 214H360M-260 256H360', '#6a2f1c', 3, { opacity: 0.5 }) +
        contact(220, 190, 92, 14, '#3a0f1a') +
        place(whole, 218, 106, 0.98, 14) +
        contact(112, 204, 100, 14, '#3a0f1a') +
        place(half, 106, 112, 0.98, -6) +
        contact(226, 218, 66, 9, '#3a0f1a') +
        place(slice, 222, 192, 0.88, -8) +
        [
          [196, 30, 7],
          [14, 30, 6],
          [36, 12, 4],
          [212, 50, 4],
        ]
          .map(([x = 0, y = 0, r = 0]) => area(star(x, y, 4, r * 2.4, r * 0.6), '#fff'))
          .join(''),
      { paint: 'block', bend: 'fan', weight: 0.26 },
      { x: 18, y: 199, width: 264, height: 84 },
    )
  )
}

/** Rolls, rice cakes and a cold drink on a leaf, in the light of the afternoon. */
const meriendaMix: Flagship = (at, write) => {
  const roll = (x: number, y: number, turn: number): string =>
    place(
      oval(4, 24, 62, 10, '#2a1408', 0, { opacity: 0.35 }) +
        box(-62, -21, 124, 42, 'url(#crust)', 20) +
        line('M-44 -13L-28 8M-14 -14L0 6M18 -13L32 8', '#8a4210', 5, { opacity: 0.6 }) +
        box(-46, -16, 74, 8, '#fff0b0', 4, { opacity: 0.75 }) +
        oval(54, 0, 9, 17, '#ffe9a0') +
        oval(55, 0, 5, 11, '#ffc23a'),
      x,
      y,
      1,
      turn,
    )
  const cake = (x: number, y: number, id: string): string =>
    oval(x + 4, y + 34, 40, 10, '#2a1408', 0, { opacity: 0.35 }) +
    area(`M${x - 42} ${y}L${x - 31} ${y + 30}Q${x} ${y + 44} ${x + 31} ${y + 30}L${x + 42} ${y}Z`, `url(#${id})`) +
    line(
      repeat(6, (i) => `M${x - 30 + i * 12} ${y + 12}l${num(4 - i * 1.6)} 20`),
      '#2a0c2a',
      2.5,
      { opacity: 0.2 },
    ) +
    oval(x, y - 2, 43, 21, `url(#${id})`) +
    oval(x - 10, y - 9, 20, 7, '#fff', -10, { opacity: 0.6 }) +
    box(x - 6, y - 12, 24, 13, '#ffd23f', 3) +
    box(x - 6, y - 12, 24, 5, '#fff6b0', 2)
  const glass =
    oval(4, 68, 40, 9, '#2a1408', 0, { opacity: 0.35 }) +
    area('M-42 -78H42L32 66Q0 76 -32 66Z', '#f0fffa', { opacity: 0.5 }) +
    area('M-38 -48Q0 -40 38 -48L31 62Q0 70 -31 62Z', 'url(#syrup)') +
    oval(0, -48, 38, 8, '#ffb06a') +
    dots(
      [
        [-16, 50],
        [2, 54],
        [18, 48],
        [-8, 36],
        [10, 34],
        [-20, 30],
      ].map(([x = 0, y = 0]) => ({ x, y })),
      7.5,
      '#fff0c0',
    ) +
    box(-26, -44, 24, 22, '#f4fffc', 4, { opacity: 0.75 }) +
    box(2, -36, 24, 22, '#f4fffc', 4, { opacity: 0.6 }) +
    line('M-32 -66L-25 50', '#fff', 5, { opacity: 0.8 }) +
    oval(0, -78, 42, 8, 'none', 0, { stroke: '#fff', 'stroke-width': 3 }) +
    line('M8 -40L26 -116', '#f04848', 9) +
    line('M6 -40L24 -116', '#ffb0a0', 3)
  return (
    lit('air', ['#ff9a5a', '#ffc88a', '#fff0c8'], [0, 1]) +
    lit('crust', ['#ffd98a', '#e08a2a', '#8a3f10'], [0.2, 1]) +
    lit('white-cake', ['#ffffff', '#fff6e8', '#d0b8a0'], [0.7, 1]) +
    lit('ube-cake', ['#d8a8ff', '#9a5af0', '#4a1a9a'], [0.7, 1]) +
    lit('brown-cake', ['#ffc08a', '#f0702e', '#9a2f14'], [0.7, 1]) +
    lit('syrup', ['#ff9a4a', '#b8501a', '#5a1c0c'], [0.2, 1]) +
    lit('leaf', ['#b8f06a', '#3aa84a', '#0c5a3a'], [0.4, 1]) +
    lit('wood', ['#d88a4a', '#8a4420', '#3a140c'], [0, 1]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(70, 30, 190, 'url(#sun)') +
        [
          [-200, 50, 30],
          [-120, 90, 40],
          [-40, 40, 24],
          [20, 70, 22],
          [280, 40, 26],
        ]
          .map(([x = 0, y = 0, r = 0], i) => circle(x, y, r, i % 2 === 0 ? '#8ad05a' : '#fff6d0', { opacity: 0.4 }))
          .join('') +
        box(-260, 92, 620, 240, 'url(#wood)') +
        line('M-260 94H360', '#ffe0a8', 4) +
        line('M-40 92L-180 330M80 92L40 330M200 92L260 330M300 92L430 330', '#3a140c', 3, { opacity: 0.4 }) +
        area('M-40 180C20 90 240 74 340 122C320 214 120 250 -40 180Z', '#1a0a08', { opacity: 0.35 }) +
        area('M-50 168C10 80 240 64 340 112C310 204 110 238 -50 168Z', 'url(#leaf)') +
        line('M-50 168Q150 130 340 112', '#e0ffa8', 5) +
        line(
          repeat(8, (i) => `M${i * 42 - 10} ${num(160 - i * 6)}l-20 -34M${i * 42 - 10} ${num(160 - i * 6)}l-6 34`),
          '#0c5a3a',
          3,
          { opacity: 0.5 },
        ) +
        place(glass, 250, 96, 1.02) +
        roll(92, 106, -14) +
        roll(150, 120, -6) +
        roll(110, 82, -22) +
        cake(44, 156, 'white-cake') +
        cake(228, 176, 'brown-cake') +
        cake(136, 172, 'ube-cake'),
      { paint: 'block', bend: 'smile', weight: 0.25 },
      { x: 18, y: 203, width: 264, height: 80 },
    )
  )
}

/** A gong in the light of torches sounds under the blow of a mallet. */
const agungGold: Flagship = (at, write) => {
  const torch = (x: number): string =>
    circle(x, 76, 90, 'url(#fire)') +
    line(`M${x} 110V230`, '#3a140c', 13) +
    area(`M${x - 20} 96H${x + 20}L${x + 10} 124H${x - 10}Z`, '#8a4420') +
    area(
      `M${x} 24C${x + 10} 50 ${x + 28} 62 ${x + 20} 86C${x + 12} 104 ${x - 12} 104 ${x - 20} 86C${x - 26} 66 ${x - 6} 54 ${x} 24Z`,
      '#ff8a1e',
    ) +
    area(
      `M${x} 54C${x + 8} 70 ${x + 14} 78 ${x + 8} 92Q${x} 100 ${x - 8} 92C${x - 14} 78 ${x - 2} 70 ${x} 54Z`,
      '#fff3a0',
    )
  const sheen = (turn: number, strength: number): string =>
    place(area('M0 0L-26 -96Q0 -104 26 -96Z', '#fff', { opacity: strength }), 0, 0, 1, turn)
  const gong =
    circle(10, 14, 104, '#1a0608', { opacity: 0.5 }) +
    circle(6, 5, 103, '#5a2a08') +
    circle(0, 0, 103, 'url(#gold)') +
    circle(0, 0, 92, '#9a5a10') +
    circle(0, 0, 89, 'url(#face)') +
    sheen(-36, 0.32) +
    sheen(10, 0.12) +
    sheen(144, 0.22) +
    sheen(200, 0.1) +
    circle(0, 0, 68, 'none', { stroke: '#8a4a0a', 'stroke-width': 4, opacity: 0.7 }) +
    circle(-1, -1, 65, 'none', { stroke: '#fff0a8', 'stroke-width': 2, opacity: 0.8 }) +
    around(16, 79)
      .map(({ x, y }) => circle(x, y, 4.4, '#8a4a0a') + circle(x - 1, y - 1.4, 2.4, '#fff3b8'))
      .join('') +
    circle(5, 7, 40, '#5a2a08', { opacity: 0.6 }) +
    circle(0, 0, 38, 'url(#boss)') +
    oval(-14, -16, 11, 7, '#fff', -40, { opacity: 0.9 })
  return (
    lit('night', ['#0a2a4a', '#0f6a7a', '#3ab8a0'], [0, 1]) +
    goldLight +
    round('face', ['#fff0a0', '#f4b52e', '#c8780f', '#8a4a0a']) +
    round('boss', ['#fffbe0', '#ffd04a', '#d8860f', '#7a3a08']) +
    lit('wood', ['#d8783a', '#8a3a1c', '#3a140c'], [0, 1]) +
    lit('handle', ['#fff0d0', '#d8985a', '#7a4420'], [1, 0.3]) +
    round('pad', ['#ff8a7a', '#d8283f', '#6a0a24']) +
    halo('fire', '#ffb02e') +
    halo('ring', '#ffe9a0', 0.9) +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      area('M-260 214L-150 90L-70 180L20 110L120 190L220 100L340 190V330H-260Z', '#0a3a5c', { opacity: 0.8 }) +
        circle(150, 116, 220, 'url(#ring)') +
        [124, 146, 170]
          .map((r, i) =>
            circle(150, 118, r, 'none', { stroke: '#fff0b0', 'stroke-width': 5 - i, opacity: 0.6 - i * 0.16 }),
          )
          .join('') +
        torch(-150) +
        torch(-30) +
        box(-260, 222, 620, 110, '#2a0f14') +
        area('M-260 226H360V330H-260Z', 'url(#wood)') +
        line('M-260 228H360', '#ffc86a', 4) +
        box(12, -6, 22, 240, 'url(#wood)', 4) +
        box(266, -6, 22, 240, 'url(#wood)', 4) +
        box(-8, -12, 316, 28, 'url(#wood)', 8) +
        line('M0 14H300', '#3a140c', 4) +
        repeat(9, (i) => area(star(i * 34 + 14, 1, 4, 8, 4), '#ffd98a')) +
        line('M86 12L92 40M214 12L208 40', '#fff0c8', 6) +
        oval(150, 232, 110, 12, '#1a0608', 0, { opacity: 0.5 }) +
        place(gong, 150, 118, 0.98) +
        line('M304 224L206 146', '#1a0608', 18, { opacity: 0.35 }) +
        line('M310 206L208 128', 'url(#handle)', 14) +
        oval(204, 126, 30, 26, 'url(#pad)', 38) +
        line('M186 136L216 104M194 146L226 114', '#ffc0a8', 3, { opacity: 0.7 }) +
        area(star(168, 94, 8, 26, 8), '#fffbe0') +
        area(star(70, 52, 4, 20, 4), '#fff'),
      { paint: 'block', bend: 'straight', weight: 0.25, sharp: false },
      { x: 18, y: 203, width: 264, height: 80 },
    )
  )
}

/** An open durian on a heap of coins, with light behind its spikes. */
const spikyRiches: Flagship = (at, write) => {
  const pod = (x: number, y: number, size: number, turn: number): string =>
    place(
      oval(3, 5, 27, 44, '#8a4a0a', 0, { opacity: 0.5 }) +
        oval(0, 0, 26, 43, 'url(#pod)') +
        area('M-12 -28C-20 -8 -18 12 -10 24C-13 8 -11 -12 -3 -32Z', '#fffbe0', { opacity: 0.9 }) +
        line('M9 -30C13 -10 13 10 7 30', '#d8860f', 3.5, { opacity: 0.7 }),
      x,
      y,
      size,
      turn,
    )
  const durian =
    area(star(5, 7, 22, 118, 92), '#1a1a08', { opacity: 0.5 }) +
    area(star(0, 0, 22, 118, 92), 'url(#spikes)') +
    area(star(0, 0, 22, 106, 88, -82), 'url(#spikes)', { stroke: '#3a5a14', 'stroke-width': 2 }) +
    circle(0, 0, 86, '#5a6a1c') +
    circle(0, 0, 83, 'url(#rind)') +
    circle(0, 2, 72, '#fffbe4') +
    area('M0 6L-8 -74Q0 -78 8 -74ZM0 6L62 42Q58 52 52 56ZM0 6L-62 42Q-58 52 -52 56Z', '#d8c080') +
    pod(-36, -20, 0.96, 26) +
    pod(36, -20, 0.96, -26) +
    pod(0, 42, 0.9, 90)
  const heap = [
    [-226, 240, 30, -8],
    [-170, 226, 32, 10],
    [-110, 240, 30, -4],
    [-50, 228, 32, 8],
    [6, 206, 30, -14],
    [60, 220, 32, 6],
    [234, 220, 34, -8],
    [286, 204, 30, 12],
    [180, 230, 34, -4],
    [120, 232, 34, 8],
    [-200, 262, 36, 4],
    [-130, 268, 36, -6],
    [-60, 262, 36, 8],
    [10, 254, 38, -6],
    [90, 262, 38, 4],
    [170, 264, 38, -4],
    [250, 258, 38, 8],
    [310, 254, 34, -6],
  ]
  return (
    lit('air', ['#5a0a4a', '#d8284a', '#ff9a3a'], [0, 1]) +
    goldLight +
    lit('spikes', ['#e0f07a', '#8ab02e', '#3a6a1c', '#1c3a14'], [0.8, 1]) +
    round('rind', ['#fff6c8', '#e8d48a', '#b89a4a']) +
    round('pod', ['#fff6a0', '#ffc92e', '#f09a1e', '#c8640f']) +
    halo('light', '#fff0a0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      repeat(14, (i) => place(area('M-10 0L-42 -480H42L10 0Z', '#ffe08a', { opacity: 0.2 }), 150, 108, 1, i * 25.7)) +
        circle(150, 108, 210, 'url(#light)') +
        area('M-260 240Q-60 196 60 216T340 200V330H-260Z', '#7a3a08') +
        heap
          .slice(0, 8)
          .map(([x = 0, y = 0, r = 0, turn = 0]) => coin(x, y, r, turn))
          .join('') +
        place(durian, 150, 112, 0.96, -6) +
        heap
          .slice(8)
          .map(([x = 0, y = 0, r = 0, turn = 0]) => coin(x, y, r, turn))
          .join('') +
        area('M-260 250H340V330H-260Z', '#3a1408', { opacity: 0.45 }) +
        coin(40, 40, 16, -40, 0.8) +
        coin(272, 66, 18, 30, 0.7) +
        coin(-90, 90, 18, 20, 0.7) +
        area(star(84, 56, 4, 20, 4), '#fff') +
        area(star(240, 40, 4, 14, 3), '#fff'),
      { paint: 'block', bend: 'straight', weight: 0.26, sharp: true },
      { x: 18, y: 199, width: 264, height: 84 },
    )
  )
}

/** A gecko looks over the edge of a heap of gold, with a coin on its tongue. */
const geckoGold: Flagship = (at, write) => {
  const eye = (x: number): string =>
    circle(x, -50, 47, '#0a4a50') +
    circle(x, -52, 43, 'url(#skin)') +
    circle(x, -52, 34, '#5a2a08') +
    circle(x, -52, 32, 'url(#iris)') +
    oval(x, -52, 8, 27, '#0a1420') +
    circle(x - 11, -66, 8, '#fff') +
    circle(x + 9, -38, 4, '#fff', { opacity: 0.7 })
  const head =
    area(
      'M-138 14C-138 -56 -82 -78 0 -78C82 -78 138 -56 138 14C134 84 66 112 0 112C-66 112 -134 84 -138 14Z',
      '#0a4a50',
    ) +
    area(
      'M-134 12C-134 -54 -80 -75 0 -75C80 -75 134 -54 134 12C130 80 64 108 0 108C-64 108 -130 80 -134 12Z',
      'url(#skin)',
    ) +
    area('M-122 48C-64 92 64 92 122 48C104 96 58 108 0 108C-58 108 -104 96 -122 48Z', '#e0ffe8', { opacity: 0.75 }) +
    [
      [-24, -52, 9],
      [20, -42, 10],
      [-4, -22, 8],
      [-116, 8, 9],
      [116, 4, 9],
      [-98, 32, 7],
      [100, 32, 7],
      [2, -64, 7],
      [-58, 16, 7],
      [60, 18, 7],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ff7a2e') + circle(x - r * 0.25, y - r * 0.3, r * 0.5, '#ffd06a'),
      )
      .join('') +
    eye(-78) +
    eye(78) +
    line('M-9 14l-7 5M9 14l7 5', '#0a4a50', 6) +
    area('M-104 38C-58 62 58 62 104 38C78 84 -78 84 -104 38Z', '#4a0a2a') +
    area('M-28 56H28V84C28 108 -28 108 -28 84Z', '#ff6a8a') +
    area('M2 56V104C20 102 28 96 28 84V56Z', '#c8305a', { opacity: 0.5 }) +
    place(coin(0, 0, 26, 0, 0.9), 0, 84)
  const heap = [
    [-226, 226],
    [-160, 214],
    [-96, 222],
    [-36, 210],
    [20, 220],
    [84, 214],
    [150, 222],
    [214, 214],
    [280, 220],
    [-200, 256],
    [-130, 250],
    [-60, 258],
    [0, 250],
    [66, 256],
    [132, 252],
    [200, 258],
    [266, 250],
  ]
  return (
    lit('air', ['#0a2a3a', '#0f6a5a', '#c8a83a'], [0, 1]) +
    goldLight +
    lit('skin', ['#b8ffe8', '#3fd0bc', '#128a8a', '#0a5a60'], [0.6, 1]) +
    round('iris', ['#fff6a0', '#ffcb2e', '#f0861e', '#a8480f']) +
    halo('light', '#ffe08a') +
    lit('leaf', ['#5ac87a', '#0f7a5a', '#06403f'], [0.5, 1]) +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(150, 150, 240, 'url(#light)') +
        [
          [-200, 40, 150],
          [-120, -20, 190],
          [-230, 150, 90],
          [10, -20, 150],
          [290, -20, 210],
          [320, 120, -80],
          [-30, 130, 80],
        ]
          .map(([x = 0, y = 0, turn = 0]) =>
            place(
              area('M0 0C-40 -26 -40 -80 0 -120C40 -80 40 -26 0 0Z', 'url(#leaf)') +
                line('M0 0V-104', '#c8ffa8', 3, { opacity: 0.4 }),
              x,
              y,
              1.1,
              turn,
            ),
          )
          .join('') +
        oval(150, 190, 150, 50, '#04202f', 0, { opacity: 0.4 }) +
        (at.wide ? place(head, 150, 112, 0.94) : place(head, 136, 126, 0.84)) +
        area('M-260 236Q-60 200 60 214T340 210V330H-260Z', '#8a4a0a') +
        heap.map(([x = 0, y = 0], i) => coin(x, y, 36, ((i * 13) % 24) - 12)).join('') +
        area('M-260 244H340V330H-260Z', '#3a1408', { opacity: 0.4 }) +
        area(star(60, 216, 4, 18, 4), '#fff') +
        area(star(238, 30, 4, 14, 3), '#fff'),
      { paint: 'split', bend: 'wave', weight: 0.27 },
      { x: 20, y: 201, width: 260, height: 82 },
    )
  )
}

export const feastSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50218': meriendaMix,
  '50258': agungGold,
  '50264': spikyRiches,
  '50273': melonMania,
  '50277': geckoGold,
}
