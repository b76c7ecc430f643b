/** Slot covers with their own compositions, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star, around } from '../draw.ts'
import { lanterns, stars } from '../canvas.ts'
import { litParol } from '../draw-gifts.ts'
import { slotMotifs } from '../motifs/all.ts'
import { numerals } from '../numerals.ts'
import { leaf, rose } from '../people/clothes.ts'
import { beach, bricks, cobbles, drape, hoard, leaves, road, rocks, swell, turf } from './feet.ts'
import { ground, houses } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { scene } from './caption.ts'
import { dragonHead } from './creatures.ts'
import { outlined } from '../motifs/outline.ts'
import type { Flagship } from './flagship.ts'
import { stageCurtain, deepSea } from './settings.ts'
import { halo, limb, lit, round } from './volume.ts'
import { onlyWide } from './scenery.ts'
import { chestCoin, chestPaints, openChest } from './treasure-chest.ts'
import { standingCarabao } from '../motifs/own-subjects-heroes.ts'

/** A carabao in a golden rice field at sunset; an egret stands on its back. */
const carabaoGold: Flagship = (at, write) => {
  const stalk = (x: number, foot: number, high: number, lean: number): string =>
    line(`M${x} ${foot}Q${x} ${num(foot - high * 0.6)} ${num(x + lean)} ${num(foot - high)}`, '#b8701a', 4) +
    repeat(6, (i) => {
      const t = 0.6 + i * 0.08
      return oval(
        x + lean * t * t + (i % 2 === 0 ? 5 : -5),
        foot - high * t,
        4.4,
        9,
        i % 2 === 0 ? '#ffe07a' : '#f0a52a',
        lean > 0 ? 34 : -34,
      )
    })
  return (
    lit('air', ['#ff6a3a', '#ff9a3a', '#ffe07a'], [0, 1]) +
    round('disc', ['#fffbe0', '#ffe07a', '#ffb02e']) +
    halo('shine', '#fff3b8', 0.95) +
    lit('field', ['#ffd04a', '#c27a1f', '#6a3010'], [0, 1]) +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      repeat(10, (i) => place(area('M-9 0L-34 -420H34L9 0Z', '#fff0a0', { opacity: 0.22 }), 170, 116, 1, i * 20 - 90)) +
        circle(170, 108, 190, 'url(#shine)') +
        circle(170, 104, 96, 'url(#disc)') +
        area('M-260 160Q-200 116 -120 148Q-40 108 40 146Q120 124 190 150Q260 112 330 150V220H-260Z', '#f08a4a') +
        area('M-260 176L-180 140L-90 170L10 132L90 172L230 138L330 168V220H-260Z', '#b8432c') +
        area('M10 132L90 172H46ZM230 138L330 168H262ZM-180 140L-90 170H-140Z', '#e0703a') +
        area('M-260 190Q-120 168 20 186T330 180V330H-260Z', 'url(#field)') +
        repeat(40, (i) =>
          line(`M${i * 15 - 255} ${204 + (i % 3) * 4}l${(i % 2) * 6 - 3} -22`, i % 2 === 0 ? '#ffe07a' : '#d8922a', 4),
        ) +
        oval(188, 209, 96, 10, '#3a1408', 0, { opacity: 0.55 }) +
        standingCarabao() +
        // Light on the gold: the tips of the horns and the ring.
        area(star(50, 21, 4, 17, 2.8) + star(144, 20, 4, 15, 2.6) + star(92, 166, 4, 13, 2.2), '#fffbe0') +
        area(star(284, 62, 4, 12, 2) + star(24, 92, 4, 10, 1.8), '#fff3b0') +
        stalk(-40, 280, 100, 22) +
        stalk(-130, 290, 110, -24) +
        stalk(296, 290, 78, -14) +
        onlyWide(
          at,
          repeat(26, (i) => {
            const x = i * 24 - 252
            return line(
              `M${x} 300Q${x} 270 ${x + ([16, -5, -18][i % 3] ?? 0)} ${242 + (i % 4) * 8}`,
              ['#c9801f', '#e8a52a', '#f6c04a'][i % 3] ?? '',
              6,
            )
          }),
        ) +
        turf(at, 220, ['#ffd05a', '#c0701c', '#5a200c']),
      { stretch: 1 },
      { x: 18, y: 211, width: 264, height: 72, turn: -3 },
    )
  )
}

/** A lantern near the viewer, cut by the frame, and a string of lanterns over a street. */
const parolNights: Flagship = (at, write) => {
  const p = at.palette
  const w = at.width
  const street = at.wide ? 152 : 212
  const hung = at.wide
    ? [0, 0.5, 0.9].map((t) => [w * (0.62 + t * 0.34), 62 + t * 60, 0.46 - t * 0.22] as const)
    : ([
        [238, 118, 0.34],
        [282, 142, 0.24],
      ] as const)
  return (
    lit('evening', ['#1a1250', '#5a2a7a', '#f0705a'], [0, 1]) +
    halo('street-light', '#ffc06a', 0.8) +
    box(0, 0, w, at.height, 'url(#evening)') +
    stars(at, 30) +
    circle(w * 0.8, street, 130, 'url(#street-light)') +
    circle(116, at.wide ? 124 : 110, at.wide ? 200 : 180, 'url(#street-light)') +
    houses(at, at.wide ? 196 : 128, w + 20, street, p.deep) +
    ground(at, street + 2) +
    line(at.wide ? `M${w * 0.34} -10Q${w * 0.64} 34 ${w + 6} 114` : 'M130 -10Q196 74 306 124', p.ink, 3) +
    hung
      .map(([x, y, size], i) =>
        place(i === 0 ? `<g id="hung-star">${slotMotifs.parol(p)}</g>` : '<use href="#hung-star"/>', x, y, size),
      )
      .join('') +
    place(litParol(true), 116, at.wide ? 122 : 108, at.wide ? 1.08 : 0.97, -6) +
    cobbles(at, at.wide ? 196 : 222, ['#b88ab0', '#4a2a58', '#160c28']) +
    write(
      at.wide
        ? { x: 214, y: 132, width: 246, height: 112, turn: -4, style: { bend: 'straight' } }
        : { x: 22, y: 207, width: 252, height: 76, turn: -4, style: { bend: 'straight', align: 'middle' } },
    )
  )
}

/** A volcano erupts by night behind an old belfry; its lava runs to the lake. */
const mayonFire: Flagship = (at, write) => {
  const [x, shore] = at.wide ? [332, 214] : [150, 214]
  const top = at.wide ? 82 : 84
  const slope = (side: number): string =>
    `C${x + side * 34} ${top + 50} ${x + side * 80} ${shore - 44} ${x + side * 190} ${shore}`
  const puff = (dx: number, dy: number, r: number): string =>
    circle(x + dx, dy, r, 'url(#ash)') + circle(x + dx * 0.9, dy + r * 0.34, r * 0.66, '#ff8a3c', { opacity: 0.45 })
  const lava = (d: string, width: number): string =>
    line(d, '#c01c1c', width + 8) + line(d, '#ff6a1e', width) + line(d, '#ffe07a', width * 0.42)
  const bomb = (dx: number, dy: number, tx: number, ty: number, r: number): string =>
    line(`M${x + tx} ${ty}Q${x + (dx + tx) / 2} ${(dy + ty) / 2 - 14} ${x + dx} ${dy}`, '#ffb03c', r * 0.9, {
      opacity: 0.6,
    }) +
    circle(x + dx, dy, r, '#ff5f1e') +
    circle(x + dx - 1, dy - 1, r * 0.55, '#fff0a0')
  const tower = at.wide ? x - 108 : 40
  return (
    lit('air', ['#14062a', '#4a0f3a', '#b82a2a', '#ff8a2e'], [0, 1]) +
    lit('cone', ['#8a3a3a', '#4a1a34', '#1f0c24'], [1, 0.6]) +
    round('ash', ['#8a5a6a', '#4a2440', '#1f0c24']) +
    lit('lake', ['#ff7a2e', '#7a1c34', '#1f0820'], [0, 1]) +
    halo('fire', '#ffb03c') +
    halo('core', '#fff6c8') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 14) +
    circle(x, top, 190, 'url(#fire)') +
    puff(-78, 26, 34) +
    puff(74, 22, 38) +
    puff(-40, 6, 42) +
    puff(40, -2, 46) +
    puff(0, 18, 38) +
    area(
      `M${x - 22} ${top + 6}C${x - 30} 50 ${x - 46} 30 ${x - 34} 0C${x - 20} 20 ${x - 16} 10 ${x - 8} -10C${x} 10 ${x + 10} 14 ${x + 20} -6C${x + 22} 22 ${x + 38} 20 ${x + 36} 40C${x + 34} 60 ${x + 24} 60 ${x + 22} ${top + 6}Z`,
      '#ff7a1e',
    ) +
    area(
      `M${x - 14} ${top + 6}C${x - 20} 58 ${x - 28} 44 ${x - 20} 24C${x - 8} 40 ${x - 4} 30 ${x} 14C${x + 8} 34 ${x + 14} 32 ${x + 20} 26C${x + 22} 50 ${x + 16} 60 ${x + 14} ${top + 6}Z`,
      '#ffe27a',
    ) +
    bomb(-112, 74, -16, 60, 8) +
    bomb(-88, 40, -12, 50, 6) +
    bomb(106, 80, 16, 60, 8) +
    bomb(92, 52, 12, 50, 5) +
    bomb(-62, 96, -18, 70, 5) +
    area(
      `M${x + 24} ${top}${slope(1)}H${x - 190}C${x - 80} ${shore - 44} ${x - 34} ${top + 50} ${x - 24} ${top}Q${x} ${top + 12} ${x + 24} ${top}Z`,
      'url(#cone)',
    ) +
    line(`M${x - 22} ${top}C${x - 34} ${top + 50} ${x - 80} ${shore - 44} ${x - 188} ${shore}`, '#ff9a5a', 4, {
      opacity: 0.8,
    }) +
    area(
      `M${x - 22} ${top - 2}Q${x} ${top + 14} ${x + 22} ${top - 2}L${x + 14} ${top + 20}L${x + 4} ${top + 12}L${x - 6} ${top + 24}L${x - 14} ${top + 14}Z`,
      '#fff0a0',
    ) +
    lava(`M${x - 4} ${top + 8}C${x - 10} ${top + 50} ${x + 10} ${top + 76} ${x - 14} ${shore - 20}`, 13) +
    lava(`M${x + 10} ${top + 8}C${x + 22} ${top + 44} ${x + 24} ${top + 70} ${x + 58} ${shore - 18}`, 9) +
    lava(`M${x - 14} ${top + 10}C${x - 30} ${top + 44} ${x - 34} ${top + 74} ${x - 72} ${shore - 20}`, 8) +
    circle(x, top, 90, 'url(#core)') +
    box(0, shore - 8, at.width, 110, 'url(#lake)') +
    line(`M${x - 40} ${shore + 6}h70M${x - 80} ${shore + 18}h60M${x + 10} ${shore + 22}h80`, '#ffd06a', 4, {
      opacity: 0.75,
    }) +
    area(
      `M-10 ${shore + 2}Q${at.width * 0.16} ${shore - 30} ${at.width * 0.36} ${shore - 2}L${at.width * 0.4} ${shore + 10}H-10Z`,
      '#14061c',
    ) +
    area(
      `M${tower - 17} ${shore}V${shore - 62}L${tower - 11} ${shore - 70}V${shore - 84}L${tower} ${shore - 100}L${tower + 11} ${shore - 84}V${shore - 70}L${tower + 17} ${shore - 62}V${shore}Z`,
      '#14061c',
    ) +
    area(
      `M${tower - 5} ${shore - 26}v-14a5 5 0 0 1 10 0v14ZM${tower - 5} ${shore - 52}v-10a5 5 0 0 1 10 0v10Z`,
      '#ff9a4a',
    ) +
    line(
      `M${at.width - 34} ${shore + 4}Q${at.width - 40} ${shore - 40} ${at.width - 24} ${shore - 70}M${at.width - 24} ${shore - 70}q-24 -8 -36 10M${at.width - 24} ${shore - 70}q-10 -20 -32 -18M${at.width - 24} ${shore - 70}q10 -18 30 -10M${at.width - 24} ${shore - 70}q18 0 26 18`,
      '#14061c',
      6,
    ) +
    rocks(at, 212, ['#b04a4e', '#6a1a34', '#260816'], '#ff7a2a') +
    write(
      at.wide
        ? { x: 24, y: 62, width: 172, height: 130, style: { paint: 'fade', bend: 'fan', weight: 0.25 } }
        : { x: 20, y: 199, width: 260, height: 84, style: { paint: 'fade', bend: 'fan', weight: 0.25 } },
    )
  )
}

const shellRib = (angle: number): string => {
  const a = (angle * Math.PI) / 180
  return `M0 26Q${num(60 * Math.cos(a))} ${num(26 - 60 * Math.sin(a))} ${num(122 * Math.cos(a))} ${num(24 - 122 * Math.sin(a))}`
}
const shellLobes = Array.from({ length: 9 }, (_, i) => {
  const a = ((8 + i * 20.5) * Math.PI) / 180
  return circle(118 * Math.cos(a), 22 - 116 * Math.sin(a), 22, 'url(#shell)')
}).join('')
/** The colors of the shell, of its pearl and of the sand. */
export const lagoonLight =
  lit('shell', ['#ffd0c8', '#ff8a8a', '#e0507a', '#8a2a6a'], [0.4, 1]) +
  lit('lower', ['#ffb0a8', '#e8607a', '#8a2a6a'], [0, 1]) +
  lit('sand', ['#f7dca8', '#c89a70', '#6a4a6a'], [0, 1]) +
  round('pearl', ['#ffffff', '#fff4f4', '#e8d0e8', '#a890c8']) +
  halo('glow-of-pearl', '#fff6e0')

/** An open shell with its pearl, on the ground. It uses `lagoonLight`. */
export const pearlShell =
  oval(0, 84, 140, 16, '#04183a', 0, { opacity: 0.5 }) +
  shellLobes +
  area('M-128 24C-124 -60 -66 -104 0 -104C66 -104 124 -60 128 24L40 50H-40Z', 'url(#shell)') +
  line(
    repeat(7, (i) => shellRib(20 + i * 23.3)),
    '#fff0f0',
    4,
    { opacity: 0.75 },
  ) +
  line(
    repeat(6, (i) => shellRib(31 + i * 23.3)),
    '#b8305a',
    5,
    { opacity: 0.45 },
  ) +
  area('M-134 26C-120 70 -60 88 0 88C60 88 120 70 134 26C90 50 -90 50 -134 26Z', 'url(#lower)') +
  area('M-134 26C-90 50 90 50 134 26C100 34 50 38 0 38C-50 38 -100 34 -134 26Z', '#ffe6ea') +
  line('M-100 52C-60 70 60 70 100 52M-84 66C-50 80 50 80 84 66', '#ff9aa8', 4, { opacity: 0.8 }) +
  circle(0, 8, 96, 'url(#glow-of-pearl)') +
  oval(2, 44, 42, 9, '#8a1f4a', 0, { opacity: 0.5 }) +
  circle(0, 6, 44, 'url(#pearl)') +
  area('M-34 22A44 44 0 0 0 40 22A52 52 0 0 1 -34 22Z', '#f0a8d8', { opacity: 0.7 }) +
  oval(-16, -12, 13, 8, '#fff', -36) +
  area(star(30, -30, 4, 26, 4), '#fff')

/** A pearl shines in an open shell on the ground of a lagoon. */
const pearlLagoon: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [344, 150, 1] : [150, 140, 1.06]
  const weed = (wx: number, h: number, lean: number, color: string): string =>
    area(
      `M${wx - 8} ${at.height + 4}C${wx - 14} ${at.height - h * 0.4} ${wx + lean} ${at.height - h * 0.6} ${wx + lean * 0.6} ${at.height - h}C${wx + lean + 12} ${at.height - h * 0.5} ${wx + 8} ${at.height - h * 0.4} ${wx + 10} ${at.height + 4}Z`,
      color,
    )
  return (
    deepSea(at, ['#7ff0e8', '#1fa0c8', '#1a4a9a', '#1c1a5a']) +
    lagoonLight +
    halo('surface', '#e8fff8') +
    circle(x - 40, -30, 200, 'url(#surface)') +
    area(`M-10 ${y + 62}Q${x} ${y + 30} ${at.width + 10} ${y + 62}V310H-10Z`, 'url(#sand)') +
    place(pearlShell, x, y, size) +
    weed(at.wide ? 214 : 18, 150, 16, '#1f9a8a') +
    weed(at.wide ? 470 : 286, 160, -18, '#1f9a8a') +
    weed(at.wide ? 452 : 264, 110, 14, '#0f6a7a') +
    [
      [-104, -78, 8],
      [-92, -100, 5],
      [112, -60, 7],
      [98, -88, 5],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, y + dy, r, 'none', { stroke: '#eafff8', 'stroke-width': 3 }))
      .join('') +
    beach(at, 214, ['#f0b8d8', '#8a6ac0', '#2a2068']) +
    write(
      at.wide
        ? { x: 24, y: 76, width: 170, height: 124, style: { paint: 'inline', bend: 'arch', weight: 0.25 } }
        : { x: 24, y: 199, width: 252, height: 84, style: { paint: 'inline', bend: 'arch', weight: 0.25 } },
    )
  )
}

/** Watermelon pops melt on a beach: one shows a bite, and juice splashes around it. */
const pakwanPop: Flagship = (at, write) => {
  const seed = (x: number, y: number, turn: number): string =>
    place(area('M0 -8C6 -2 5 7 0 8C-5 7 -6 -2 0 -8Z', '#3a0a1c'), x, y, 1, turn)
  const drop = (x: number, y: number, size: number, turn: number): string =>
    place(
      area('M0 -18C10 -4 13 4 0 14C-13 4 -10 -4 0 -18Z', '#ff5a7a') + oval(-4, 2, 2.4, 4, '#fff', 0, { opacity: 0.8 }),
      x,
      y,
      size,
      turn,
    )
  const pop = (isBitten: boolean): string =>
    area('M-11 96H11V150A11 11 0 0 1 -11 150Z', 'url(#stick)') +
    line('M-6 104V150', '#fff0c8', 3, { opacity: 0.8 }) +
    (isBitten
      ? area(
          'M-62 -34C-62 -72 -40 -96 -12 -100C-16 -84 -2 -72 12 -76C10 -60 26 -50 40 -58C44 -46 54 -42 62 -44V100H-62Z',
          'url(#flesh)',
        )
      : area('M-62 -34C-62 -76 -36 -100 0 -100C36 -100 62 -76 62 -34V100H-62Z', 'url(#flesh)')) +
    area(
      'M-62 60Q0 78 62 60V100Q54 112 42 104Q30 96 18 106Q4 116 -10 104Q-24 96 -38 106Q-54 112 -62 100Z',
      'url(#rind)',
    ) +
    line('M-62 60Q0 78 62 60', '#f4ffe0', 9) +
    area('M26 -40H62V100Q54 112 42 104Q34 98 26 100Z', '#6a0f3a', { opacity: 0.26 }) +
    line('M-48 -36C-48 -60 -38 -76 -24 -84M-48 -20V20', '#fff', 8, { opacity: 0.8 }) +
    seed(-22, -30, 14) +
    seed(20, -18, -16) +
    seed(-6, 8, 4) +
    seed(-34, 26, 20) +
    seed(34, 28, -14) +
    seed(8, 44, 10)
  return (
    lit('air', ['#1fa8e8', '#8fe8f4', '#fff6c8'], [0, 1]) +
    lit('flesh', ['#ff8a9a', '#f23a60', '#b81240'], [0.7, 1]) +
    lit('rind', ['#8fe06a', '#2f9a4a', '#0f5a3a'], [0.4, 1]) +
    lit('stick', ['#ffe0a8', '#d99a5a', '#8a5a2c'], [1, 0.2]) +
    lit('sea', ['#2fd0d8', '#1280c8'], [0, 1]) +
    lit('sand', ['#fff0c0', '#f0b870'], [0, 1]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(250, 46, 130, 'url(#sun)') +
        circle(252, 48, 26, '#fffbe0') +
        cloud(40, 70, 0.8, '#fff', 0.9) +
        cloud(-150, 50, 1, '#fff', 0.9) +
        box(-260, 128, 600, 70, 'url(#sea)') +
        line('M-220 144h70M-80 154h60M20 142h50M230 148h70M-150 168h60M10 164h40', '#d8fff8', 4, { opacity: 0.8 }) +
        area('M-260 176Q-120 166 20 178T330 170V330H-260Z', 'url(#sand)') +
        line('M-260 176Q-120 166 20 178T330 170', '#fff', 7) +
        oval(90, 216, 60, 9, '#a8602f', 0, { opacity: 0.4 }) +
        oval(210, 220, 64, 9, '#a8602f', 0, { opacity: 0.4 }) +
        place(pop(false), 86, 116, 0.82, -14) +
        place(pop(true), 188, 110, 0.96, 10) +
        drop(120, 22, 0.9, -30) +
        drop(256, 88, 1, 40) +
        drop(240, 30, 0.7, 60) +
        drop(22, 60, 0.7, -50) +
        place(
          area('M-40 0A40 40 0 0 0 40 0Z', '#2f9a4a') +
            area('M-34 0A34 34 0 0 0 34 0Z', '#f4ffe0') +
            area('M-29 0A29 29 0 0 0 29 0Z', '#f23a60') +
            seed(-10, 10, 10) +
            seed(10, 12, -10),
          30,
          196,
          0.9,
          -12,
        ) +
        area('M256 214C246 196 266 180 280 190C294 184 304 202 292 214Z', '#fff4ee') +
        line('M266 212L268 194M276 213V192M286 212L284 196', '#f2a8a0', 3) +
        area(star(-90, 226, 5, 24, 11), '#ff8a5a', {
          stroke: '#ff8a5a',
          'stroke-width': 6,
          'stroke-linejoin': 'round',
        }) +
        beach(at, 210, ['#ffe8a8', '#f4b46a', '#b8584a'], '#fff'),
      { bend: 'straight', weight: 0.27 },
      { x: 20, y: 215, width: 260, height: 68 },
    )
  )
}

/** A chest of treasure glows in the hold of a galleon, under a lantern that swings. */
const galleonVault: Flagship = (at, write) => {
  const port = (x: number, y: number): string =>
    circle(x, y, 32, '#8a5a1c') +
    circle(x, y, 31, 'none', { stroke: '#f2c46a', 'stroke-width': 4 }) +
    circle(x, y, 23, 'url(#evening)') +
    area(`M${x - 23} ${y + 4}q11 -7 23 0t23 0a23 23 0 0 1 -46 0Z`, '#12626a') +
    dots(
      [45, 135, 225, 315].map((turn) => ({
        x: x + 28 * Math.cos((turn * Math.PI) / 180),
        y: y + 28 * Math.sin((turn * Math.PI) / 180),
      })),
      2.6,
      '#fff0b0',
    )
  const jewels =
    area('M-30 -34L-18 -62L-6 -40L6 -68L18 -40L30 -62L38 -32Q4 -22 -30 -34Z', '#ffd23f') +
    area('M-30 -34Q4 -22 38 -32L36 -22Q4 -12 -28 -24Z', '#c9821a') +
    dots(
      [
        { x: -18, y: -62 },
        { x: 6, y: -68 },
        { x: 30, y: -62 },
      ],
      5,
      '#ff5a6a',
    ) +
    area('M60 -36l12 -14h18l12 14l-21 24Z', '#4fe0d0') +
    area('M60 -36h42l-21 24Z', '#1a9aa0') +
    area('M-78 -34l10 -12h16l10 12l-18 20Z', '#ff6a8a') +
    area('M-78 -34h36l-18 20Z', '#b81f4a')
  const chest = openChest(jewels)
  return (
    lit('hold', ['#2c2a7a', '#181450', '#0c0828'], [0, 1]) +
    lit('plank', ['#4a54b0', '#2c2a74'], [0, 1]) +
    lit('floor', ['#5a48a8', '#1c1048'], [0, 1]) +
    lit('evening', ['#ff8a5a', '#ffd98a'], [0, 1]) +
    chestPaints +
    halo('lamp', '#ffcf6a', 0.9) +
    backdrop(at, 'url(#hold)') +
    scene(
      at,
      write,
      repeat(5, (i) => box(-260, i * 40 - 6, 600, 36, 'url(#plank)', 2, { opacity: 0.75 })) +
        repeat(6, (i) => area(`M${i * 110 - 240} -10h22q-6 110 4 210h-28q6 -100 2 -210Z`, '#181040')) +
        port(54, 62) +
        port(246, 62) +
        port(-66, 62) +
        port(-176, 62) +
        line('M150 -10V16', '#1a0a08', 4) +
        circle(150, 38, 110, 'url(#lamp)') +
        area('M136 22H164L170 54H130Z', '#fff3b8') +
        area('M130 16H170L164 24H136ZM128 54H172V62H128Z', '#c9922a') +
        line('M143 24V54M157 24V54', '#c9922a', 3) +
        area('M-260 192H330V330H-260Z', 'url(#floor)') +
        line('M-40 192L-120 320M60 192L30 320M240 192L270 320M330 192L400 320', '#0c0830', 3, { opacity: 0.6 }) +
        area('M236 200C236 170 284 170 284 200V232C284 244 236 244 236 232Z', '#7a4420') +
        line('M236 196H284M236 222H284', '#c9922a', 5) +
        area('M10 206C10 180 52 180 52 206V234C52 244 10 244 10 234Z', '#6a3a1c') +
        line('M10 202H52M10 226H52', '#c9922a', 5) +
        oval(150, 222, 128, 13, '#0a0406', 0, { opacity: 0.6 }) +
        place(chest, 150, 142, 0.96) +
        chestCoin(46, 220, 12) +
        chestCoin(70, 226, 12) +
        chestCoin(240, 226, 12) +
        chestCoin(-60, 226, 13) +
        chestCoin(-90, 236, 13) +
        area(star(94, 108, 4, 16, 2.6) + star(206, 96, 4, 18, 3) + star(150, 84, 4, 12, 2), '#fffde8') +
        hoard(at, 218, ['#ffd86a', '#c88420', '#5a2a0c']),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 20, y: 211, width: 260, height: 72 },
    )
  )
}

/** A gecko climbs the steps before the lit gate of a temple in the forest. */
const tukoTemple: Flagship = (at, write) => {
  const lettering = {
    paint: 'split',
    bend: 'fan',
    stretch: 1.12,
    edge: 0.3,
    tint: { ink: '#1a0a2a', glow: '#ffd75a' },
  } as const
  const [x, y] = at.wide ? [346, 0] : [150, 0]
  const stone = (sx: number, sy: number, w: number, h: number, i: number): string =>
    box(sx, sy, w, h, i % 3 === 0 ? '#8a7aa0' : i % 3 === 1 ? '#75668f' : '#645680', 3) +
    line(`M${num(sx + 4)} ${num(sy + 3)}h${num(w - 8)}`, '#c0a8c8', 2.5, { opacity: 0.6 })
  const column = (cx: number): string =>
    repeat(5, (i) => stone(cx - 26, 34 + i * 30, 52, 29, i)) + stone(cx - 34, 20, 68, 16, 0)
  const toes = (tx: number, ty: number, turn: number): string =>
    place(
      [-52, -18, 18, 52]
        .map(
          (angle) =>
            line('M0 0V-15', '#0c6a68', 8, { transform: `rotate(${angle})` }) +
            place(circle(0, -16, 6.5, '#ffb84a') + circle(-1, -18, 2.6, '#fff0b0'), 0, 0, 1, angle),
        )
        .join(''),
      tx,
      ty,
      1,
      turn,
    )
  const leg = (joints: [number, number, number][]): string =>
    area(limb(joints), '#0c6a68') + area(limb(joints.map(([a, b, w]) => [a - 2, b - 2, w * 0.66])), '#2fb8a8')
  const spine: [number, number, number][] = [
    [0, -58, 30],
    [4, -34, 44],
    [10, -6, 56],
    [10, 26, 54],
    [0, 54, 42],
    [-18, 78, 30],
    [-46, 94, 22],
    [-78, 92, 16],
    [-98, 72, 11],
    [-94, 50, 7],
    [-80, 44, 5],
  ]
  const gecko =
    toes(70, -66, 24) +
    toes(-62, -52, -34) +
    toes(76, 34, 74) +
    toes(-62, 30, -80) +
    leg([
      [14, -18, 22],
      [52, -32, 17],
      [70, -62, 11],
    ]) +
    leg([
      [0, -16, 22],
      [-40, -20, 17],
      [-60, -48, 11],
    ]) +
    leg([
      [14, 36, 24],
      [48, 46, 18],
      [74, 34, 11],
    ]) +
    leg([
      [2, 42, 24],
      [-34, 48, 18],
      [-60, 32, 11],
    ]) +
    area(limb(spine), '#0c6a68') +
    area(limb(spine.map(([a, b, w]) => [a - w * 0.07, b - w * 0.06, w * 0.82])), 'url(#skin)') +
    area(
      'M-36 -82C-40 -108 -18 -130 0 -132C18 -130 40 -108 36 -82C34 -62 16 -52 0 -52C-16 -52 -34 -62 -36 -82Z',
      '#0c6a68',
    ) +
    area(
      'M-33 -84C-36 -106 -16 -126 -2 -128C14 -126 33 -106 30 -84C28 -66 14 -57 -2 -57C-18 -57 -31 -66 -33 -84Z',
      'url(#skin)',
    ) +
    circle(-25, -88, 15, '#ffe24a') +
    circle(25, -88, 15, '#ffe24a') +
    circle(-25, -88, 15, 'none', { stroke: '#0a4a50', 'stroke-width': 4 }) +
    circle(25, -88, 15, 'none', { stroke: '#0a4a50', 'stroke-width': 4 }) +
    oval(-25, -88, 4, 10, '#0a2030') +
    oval(25, -88, 4, 10, '#0a2030') +
    circle(-29, -93, 3, '#fff') +
    circle(21, -93, 3, '#fff') +
    line('M-5 -121h.01M6 -121h.01', '#0a4a50', 4) +
    [
      [0, -68, 5],
      [-6, -36, 7],
      [14, -22, 8],
      [-4, -2, 8],
      [20, 10, 7],
      [-2, 30, 8],
      [14, 42, 6],
      [-12, 64, 6],
      [-40, 88, 5],
      [-70, 88, 4],
    ]
      .map(
        ([dx = 0, dy = 0, r = 0]) =>
          circle(dx, dy, r, '#ff8a3c') + circle(dx - r * 0.25, dy - r * 0.3, r * 0.5, '#ffd06a'),
      )
      .join('')
  return (
    lit('air', ['#1f7a7a', '#3fb87a', '#b8f08a'], [0, 1]) +
    lit('gate', ['#ff8a2e', '#ffd25e', '#fff6c8'], [0, 1]) +
    lit('skin', ['#c8fff0', '#4fe8d0', '#1fb0b0', '#0f8088'], [0.9, 0.8]) +
    halo('light', '#ffd98a') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    [-150, -92, 96, 150]
      .map((dx, i) =>
        area(
          `M${x + dx} 300C${x + dx + 10} 180 ${x + dx - 10} 90 ${x + dx + (i % 2) * 12} -10h22C${x + dx + 22} 100 ${x + dx + 40} 190 ${x + dx + 36} 300Z`,
          '#0a3a3a',
        ),
      )
      .join('') +
    area(`M${x - 96} 26L${x - 66} -8H${x + 66}L${x + 96} 26Z`, '#75668f') +
    line(`M${x - 92} 24L${x - 64} -4`, '#c0a8c8', 4) +
    box(x - 92, 30, 184, 170, '#6a56a0') +
    area(`M${x - 46} 200V82Q${x - 46} 44 ${x} 40Q${x + 46} 44 ${x + 46} 82V200Z`, 'url(#gate)') +
    circle(x, 110, 130, 'url(#light)') +
    column(x - 70) +
    column(x + 70) +
    repeat(
      4,
      (i) =>
        box(x - 106 - i * 22, 180 + i * 30, 212 + i * 44, 31, ['#9a8ab0', '#86769f', '#70628c', '#5a4e76'][i] ?? '') +
        line(`M${x - 104 - i * 22} ${182 + i * 30}h${208 + i * 44}`, '#ffd9a0', 3, { opacity: 0.75 - i * 0.12 }),
    ) +
    area(`M${x - 60} 180H${x + 60}L${x + 110} 300H${x - 110}Z`, '#ffd98a', { opacity: 0.25 }) +
    // The outline of each part is below the animal, so only its outer half is visible.
    place(outlined(gecko, 9) + gecko, x + 8, y + (at.wide ? 148 : 142), at.wide ? 1.02 : 1, 8) +
    area(
      `M-10 -10C30 10 50 40 30 80C20 50 0 40 -10 36ZM${at.width + 10} -10C${at.width - 40} 0 ${at.width - 60} 40 ${at.width - 36} 84C${at.width - 26} 50 ${at.width} 40 ${at.width + 10} 30Z`,
      '#0f8a5a',
    ) +
    area(
      `M-10 60C20 70 34 100 16 140C10 110 0 104 -10 100ZM${at.width + 10} 70C${at.width - 24} 80 ${at.width - 36} 110 ${at.width - 14} 150C${at.width - 8} 116 ${at.width} 110 ${at.width + 10} 104Z`,
      '#1fa864',
    ) +
    (at.wide
      ? area('M0 0H150Q260 130 220 300H0Z', '#06403f', { opacity: 0.5 })
      : bricks(at, 218, ['#a088c0', '#5a4a88', '#221436'])) +
    write(
      at.wide
        ? { x: 24, y: 76, width: 192, height: 124, style: lettering }
        : { x: 20, y: 198, width: 260, height: 82, style: lettering },
    )
  )
}

/** A bandurria on a stage, with a ruby in its sound hole. */
const rubyRondalla: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [332, 150, 1.1] : [134, 140, 1.14]
  const gem =
    area('M-28 -30H28L46 -7L0 44L-46 -7Z', '#e8274e') +
    area('M-28 -30L-17 -7H-46ZM17 -7H46L0 44Z', '#a3123a') +
    area('M28 -30L17 -7H46ZM-17 -7H17L0 44Z', '#ff5f7a') +
    area('M-28 -30H28L17 -7H-17Z', '#ffc4cf')
  const body = 'M-20 -96C-46 -90 -60 -60 -80 -22C-104 26 -80 86 0 90C80 86 104 26 80 -22C60 -60 46 -90 20 -96Z'
  const strings = repeat(6, (i) => line(`M${-12.5 + i * 5} -220V58`, '#fff3c8', 1.6))
  const bandurria =
    area(body, '#2a0a14', { transform: 'translate(10 8)', opacity: 0.5 }) +
    area(body, '#5a1c10') +
    area(body, 'url(#wood)', { transform: 'scale(.95)' }) +
    area(
      'M-16 -88C-40 -80 -54 -52 -72 -18C-92 26 -72 74 -6 82C-50 66 -62 20 -46 -20C-38 -52 -26 -74 -16 -88Z',
      '#ffe6a0',
      { opacity: 0.5 },
    ) +
    line('M-66 4C-76 44 -56 70 0 74C56 70 76 44 66 4', '#8a3f14', 3, { opacity: 0.5 }) +
    area('M-40 34C-26 62 26 62 40 34C48 60 30 76 0 76C-30 76 -48 60 -40 34Z', '#6a1c14', { opacity: 0.8 }) +
    circle(0, -14, 48, '#ffd98a') +
    circle(0, -14, 48, 'none', { stroke: '#a83a1c', 'stroke-width': 5, 'stroke-dasharray': '5 6' }) +
    circle(0, -14, 40, '#2a0a1c') +
    circle(0, -14, 40, 'url(#spark)') +
    box(-18, -240, 36, 178, '#2a0c14', 4) +
    box(-15, -240, 30, 176, '#5a2418', 3) +
    line(
      repeat(7, (i) => `M-15 ${-84 - i * 22}H15`),
      '#ffd98a',
      2.5,
    ) +
    strings +
    box(-34, 54, 68, 11, '#2a0c14', 4) +
    place(gem, 0, -16, 0.86)
  const note = (nx: number, ny: number, scale: number, turn: number): string =>
    place(
      line('M8 0V-40L34 -48V-8', '#ffd98a', 5) +
        oval(0, 2, 10, 7.5, '#ffd98a', -18) +
        oval(26, -6, 10, 7.5, '#ffd98a', -18),
      nx,
      ny,
      scale,
      turn,
    )
  return (
    stageCurtain(at, ['#5a3ad0', '#2a1a7a', '#0c0a3a'], '#ff9ac8') +
    lit('wood', ['#ffd98a', '#f09a3c', '#c0602a', '#7a2f1c'], [0.8, 1]) +
    halo('spark', '#ff5f7a') +
    halo('beam', '#ffd0e0', 0.8) +
    area(`M${x - 40} -10L${x - 190} ${at.height}H${x + 190}L${x + 40} -10Z`, '#fff0f4', { opacity: 0.12 }) +
    oval(x, at.wide ? 252 : 226, 170, 26, '#ff7ab0', 0, { opacity: 0.4 }) +
    circle(x, y - 10, 170, 'url(#beam)') +
    place(bandurria, x, y, size, at.wide ? 32 : 34) +
    area(star(x - 24, y - 44, 4, 24, 4), '#fff') +
    note(at.wide ? x - 132 : 34, at.wide ? 74 : 76, 0.8, -10) +
    note(at.wide ? x + 104 : 256, at.wide ? 190 : 168, 0.8, 12) +
    note(at.wide ? x - 56 : 88, 42, 0.56, 8) +
    drape(at, 220, ['#d83a8a', '#8a1a60', '#30082c'], '#ffcf5a') +
    // A rose on the edge of the stage, and the lamps along it.
    (at.wide
      ? area('M0 240Q240 226 480 240V270H0Z', '#2a0a4a') +
        line('M0 240Q240 226 480 240', '#ffcf5a', 5) +
        repeat(13, (i) => circle(i * 40, 254, 16, 'url(#spark)') + circle(i * 40, 254, 6, '#fff0b8')) +
        line('M196 226Q140 240 82 222', '#1f7a4a', 7) +
        leaf(150, 232, 30, -60, '#1f8a4a', '#7fe08a') +
        leaf(120, 232, 26, 150, '#1f8a4a', '#7fe08a') +
        rose(70, 216, 27, '#e8274e', '#8a0f34', '#ff8aa0')
      : '') +
    write(
      at.wide
        ? { x: 24, y: 72, width: 196, height: 118, style: { paint: 'fade', bend: 'straight', weight: 0.25 } }
        : { x: 16, y: 199, width: 268, height: 84, style: { paint: 'fade', bend: 'straight', weight: 0.25 } },
    )
  )
}

/** A cart full of mangoes races downhill, and some of them fly off. */
const mangoRush: Flagship = (at, write) => {
  // The letters have the colors of the fruit, since the ground is green.
  const warm = { pale: '#fffbe0', accent: '#ffb52e', shade: '#d8641c', ink: '#3a1408' }
  const [x, y, size] = at.wide ? [344, 150, 1.06] : [158, 128, 1]
  const fruit = (mx: number, my: number, scale: number, turn: number): string =>
    place(
      area(
        'M-58 22C-64 4 -44 -4 -34 -18C-22 -36 -6 -44 12 -42C42 -38 54 -12 40 12C26 34 0 40 -22 38C-38 38 -54 34 -58 22Z',
        'url(#skin)',
      ) +
        area('M12 -42C42 -38 54 -12 40 12C36 19 30 24 24 28C34 4 30 -24 12 -42Z', '#7fb83c', { opacity: 0.9 }) +
        area('M-34 -4C-32 -20 -18 -32 -2 -34C-14 -24 -24 -14 -26 0C-27 8 -34 6 -34 -4Z', '#fffbd0', { opacity: 0.85 }) +
        line('M12 -42L18 -54', '#5a3a1c', 6) +
        area('M18 -52C30 -72 58 -70 70 -58C54 -46 32 -44 18 -52Z', '#3fae4c') +
        line('M22 -53L58 -58', '#b8f08a', 2.5),
      mx,
      my,
      scale,
      turn,
    )
  const wheel = (wx: number, wy: number, r: number): string =>
    circle(wx, wy, r, '#3a1430') +
    circle(wx, wy, r - 5, '#c9742e') +
    circle(wx, wy, r - 11, '#ffd08a') +
    around(8, r - 8, 10)
      .map((spot) => line(`M${wx} ${wy}L${num(wx + spot.x)} ${num(wy + spot.y)}`, '#8a3f1c', 6))
      .join('') +
    circle(wx, wy, 9, '#e8304a') +
    circle(wx - 2, wy - 2, 4, '#ffc0b0')
  const cart =
    fruit(-66, -34, 0.86, -30) +
    fruit(70, -38, 0.86, 24) +
    fruit(-30, -70, 0.92, 10) +
    fruit(38, -74, 0.92, -16) +
    fruit(4, -44, 1.1, 4) +
    fruit(-58, -16, 0.72, 30) +
    fruit(62, -14, 0.76, -10) +
    area('M-112 -14H118L96 54H-88Z', '#3a1430') +
    area('M-108 -10H113L92 50H-85Z', 'url(#wood)') +
    line('M-102 8H107M-95 28H100', '#7a2f20', 4) +
    line('M-108 -10H113', '#ffe0a0', 7) +
    area('M-60 -10h14l12 60h-14ZM60 -10h-14l-8 60h14Z', '#8a3f1c') +
    wheel(-56, 58, 34) +
    wheel(62, 58, 34)
  const dust = (dx: number, dy: number, r: number): string =>
    circle(x + dx, y + dy, r, '#ffe2b8', { opacity: 0.9 }) +
    circle(x + dx + 4, y + dy + 5, r * 0.68, '#e8a878', { opacity: 0.7 })
  return (
    lit('air', ['#2a1a7a', '#7a2fa0', '#f0607a', '#ffb86a'], [0, 1]) +
    lit('skin', ['#ffe86a', '#ffc42e', '#ff9a2a', '#e8562a'], [0.2, 1]) +
    lit('wood', ['#f0a85a', '#c9742e', '#8a4420'], [0.3, 1]) +
    lit('hill', ['#3fb86a', '#14684a', '#0a3a3a'], [0, 1]) +
    halo('sun', '#fff0b0') +
    box(-300, 0, at.width + 300, at.height, 'url(#air)') +
    circle(at.width * 0.2, 96, 150, 'url(#sun)') +
    circle(at.width * 0.2, 100, 40, '#fff3c8') +
    area(
      `M-300 ${at.height * 0.56}Q-150 ${at.height * 0.66} -10 ${at.height * 0.5}Q${at.width * 0.24} ${at.height * 0.34} ${at.width * 0.5} ${at.height * 0.56}T${at.width + 10} ${at.height * 0.6}V310H-10Z`,
      '#6a2a8a',
    ) +
    line(
      `M-10 60l${at.width * 0.36} 26M-10 130l${at.width * 0.22} 16M${at.width * 0.04} 34l70 12M0 178l56 10`,
      '#fff',
      6,
      { opacity: 0.5 },
    ) +
    area(`M-300 ${y + 36}Q-150 ${y + 30} -10 ${y + 52}L${at.width + 10} ${y + 128}V310H-300Z`, 'url(#hill)') +
    line(`M-300 ${y + 36}Q-150 ${y + 30} -10 ${y + 52}L${at.width + 10} ${y + 128}`, '#b8f08a', 5) +
    dust(-128, 54, 19) +
    dust(-104, 72, 13) +
    dust(-150, 62, 12) +
    dust(-22, 88, 14) +
    place(cart, x, y, size * 0.92, 13) +
    fruit(x - 124, y - 36, 0.5, -50) +
    fruit(x - 108, y - 92, 0.4, 40) +
    fruit(x + 120, y - 62, 0.52, 60) +
    turf(at, 218, ['#6fce63', '#2a8a5a', '#0c3f3a'], '#ff9a5a') +
    write(
      at.wide
        ? { x: 24, y: 112, width: 202, height: 130, turn: 6, style: { bend: 'straight', paint: 'fade', tint: warm } }
        : { x: 18, y: 199, width: 258, height: 84, turn: 4, style: { bend: 'straight', paint: 'fade', tint: warm } },
    )
  )
}

/** Draws a part and its mirror image with one copy of its shapes, because a poster has this cover and a host. */
const twice = (id: string, part: string): string =>
  `<g id="${id}">${part}</g><use href="#${id}" transform="scale(-1 1)"/>`

/** A jeepney with bright headlights comes out of the night, and coins fall before it. */
const jeepneyJackpot: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [338, 130, 0.9] : [150, 118, 0.92]
  const lamp =
    circle(88, 30, 54, 'url(#beam)') +
    circle(88, 30, 25, '#1a1448') +
    circle(88, 30, 22, 'url(#chrome)') +
    circle(88, 30, 17, 'url(#bulb)') +
    circle(82, 24, 5, '#fff')
  const horse =
    'M-19 0H-9L-8 -8L0 -17L10 -24L20 -22L16 -12L21 -11L27 -25L17 -31L30 -32L33 -24L38 -26L36 -38L20 -42C22 -46 22 -48 21 -52L30 -48L34 -53L24 -64L23 -71L17 -64C6 -62 0 -52 -2 -44C-6 -36 -14 -34 -20 -31C-32 -34 -40 -24 -37 -8C-32 -12 -33 -20 -27 -22C-27 -14 -21 -10 -19 0Z'
  // A fender over the wheel, with painted stripes and a star, and ribbons that fly from the roof.
  const fender =
    area('M70 78C66 44 92 26 120 34C136 40 138 60 136 82H118C118 64 108 56 96 60C88 64 88 72 88 80Z', 'url(#body)', {
      stroke: '#2b1a2b',
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }) + line('M80 62C88 44 108 36 124 44', '#ffd23f', 6)
  const streamer =
    line('M112 -84C134 -96 132 -112 156 -108', '#ffd23f', 7) +
    line('M112 -80C140 -84 146 -98 166 -92', '#2fd0c8', 6) +
    line('M110 -88C122 -104 118 -120 138 -124', '#ff7ab0', 6)
  const jeep =
    oval(6, 114, 150, 15, '#04041c', 0, { opacity: 0.6 }) +
    box(-112, 66, 38, 50, '#0c0a28', 12) +
    box(74, 66, 38, 50, '#0c0a28', 12) +
    area('M-104 -74Q0 -96 104 -74L116 -50Q0 -66 -116 -50Z', 'url(#roof)') +
    box(-96, -62, 192, 62, '#1a1448', 10) +
    area('M-88 -48H-6V-8H-92Z', 'url(#glass)') +
    area('M6 -48H88L92 -8H6Z', 'url(#glass)') +
    area('M-80 -46H-54L-72 -10H-90ZM18 -46H34L18 -10H8Z', '#fff', { opacity: 0.5 }) +
    box(-116, -92, 232, 32, '#6a1048', 9) +
    box(-112, -90, 224, 27, 'url(#sign)', 8) +
    numerals(
      [
        { text: '7', x: -40, y: -76 },
        { text: '7', x: 0, y: -76 },
        { text: '7', x: 40, y: -76 },
      ],
      18,
      '#fff6c8',
      0.26,
    ) +
    area(
      star(-72, -76, 5, 10, 4.6) + star(72, -76, 5, 10, 4.6) + star(-20, -76, 4, 7, 3) + star(20, -76, 4, 7, 3),
      '#ffe27a',
    ) +
    area('M-122 0C-90 -14 90 -14 122 0L130 70Q0 86 -130 70Z', 'url(#body)') +
    area('M-122 0C-90 -14 90 -14 122 0L123 7C90 -6 -90 -6 -123 7Z', '#ffd23f') +
    area(
      'M-125 22C-100 13 -70 11 -52 13V20C-76 18 -100 21 -126 30ZM125 22C100 13 70 11 52 13V20C76 18 100 21 126 30Z',
      '#fff3d0',
    ) +
    twice('fender', fender) +
    area('M-52 2C-30 -4 30 -4 52 2L46 66H-46Z', 'url(#chrome)') +
    line(
      repeat(7, (i) => `M${-36 + i * 12} 14V58`),
      '#3a3a7a',
      5,
    ) +
    twice('lamp', lamp) +
    // A chrome horse on the bonnet.
    place(
      area(horse, '#1a1448', { stroke: '#1a1448', 'stroke-width': 7, 'stroke-linejoin': 'round' }) +
        area(horse, '#d8dcfa') +
        area('M-16 -2L-9 -18L4 -24L10 -34L4 -28C-4 -20 -16 -20 -22 -14L-19 -2Z', '#7a82c0') +
        line('M-18 -26C-8 -30 -2 -36 2 -46C6 -54 10 -58 16 -60', '#fff', 3),
      0,
      2,
      0.86,
    ) +
    box(-136, 66, 272, 26, 'url(#chrome)', 12) +
    line('M-126 72H126', '#fff', 4) +
    circle(-120, 48, 7, '#ff8a2e') +
    circle(120, 48, 7, '#ff8a2e') +
    twice(
      'mirror',
      line('M96 -24Q124 -28 134 -46', '#2b1a2b', 10) +
        line('M96 -24Q124 -28 134 -46', '#e8ecff', 5) +
        box(124, -84, 30, 42, '#2b1a2b', 10) +
        box(127, -81, 24, 36, 'url(#chrome)', 8) +
        box(131, -77, 16, 28, '#8ad0f8', 5) +
        streamer,
    )
  const coin = (cx: number, cy: number, r: number, turn: number): string =>
    place(
      oval(2, 3, r * 0.9, r, '#7a430a') +
        oval(0, 0, r * 0.88, r, 'url(#gold)') +
        area(star(0, 0, 5, r * 0.5, r * 0.23), '#fffbe0'),
      cx,
      cy,
      1,
      turn,
    )
  return (
    lit('air', ['#0a0a3a', '#2a2a9a', '#8a4ac8', '#ff8aa0'], [0, 1]) +
    lit('roof', ['#ff9ab8', '#e0305a', '#8a1048'], [0, 1]) +
    lit('sign', ['#f0508a', '#a01860'], [0, 1]) +
    lit('glass', ['#b8e8ff', '#3f6ae0', '#1a1f7a'], [0.5, 1]) +
    lit('body', ['#ff9a6a', '#f0304a', '#a8103c', '#5a0830'], [0.3, 1]) +
    lit('chrome', ['#ffffff', '#c8d0f8', '#7a82c0', '#e8ecff'], [0.2, 1]) +
    lit('gold', ['#fff6b0', '#ffc42e', '#c9781a']) +
    lit('street', ['#4a3aa0', '#140f48'], [0, 1]) +
    round('bulb', ['#ffffff', '#fff3a8', '#ffc23a']) +
    halo('beam', '#fff0a0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 10) +
    houses(at, -8, at.width + 10, at.wide ? 190 : 196, '#1c1766') +
    area(`M0 ${at.wide ? 184 : 190}H${at.width}V310H0Z`, 'url(#street)') +
    lanterns(at, 14, at.wide ? 9 : 6, 4) +
    circle(x, y - 20, 180, 'url(#beam)') +
    place(jeep, x, y, size) +
    (at.wide
      ? coin(x - 104, y + 102, 20, 14) +
        coin(x + 108, y + 100, 18, -16) +
        coin(208, 224, 17, 20) +
        coin(170, 240, 14, -14)
      : road(at, 218, ['#5a5ac0', '#32328c', '#100e40'], ['#ffd25e', '#e8506b'])) +
    write(
      at.wide
        ? { x: 24, y: 70, width: 162, height: 126, style: { paint: 'bulbs', bend: 'arch', weight: 0.25 } }
        : { x: 20, y: 199, width: 260, height: 84, style: { paint: 'bulbs', bend: 'arch', weight: 0.25 } },
    )
  )
}

/** A dragon of the sea rises from the waves and bites at the full moon. */
const bakunawaMoon: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [338, 126, 0.96] : [150, 106, 0.88]
  const path: readonly [number, number, number][] = [
    [190, 130, 34],
    [152, 84, 46],
    [108, 80, 54],
    [60, 110, 58],
    [0, 134, 62],
    [-58, 128, 64],
    [-104, 92, 62],
    [-122, 40, 60],
    [-112, -10, 58],
    [-84, -40, 54],
    [-44, -42, 50],
  ]
  const joints = path.slice(0, -1).flatMap((from, i): [number, number, number][] => {
    const [before, to, after] = [path[i - 1] ?? from, path[i + 1] ?? from, path[i + 2] ?? path[i + 1] ?? from]
    return Array.from({ length: 5 }, (_, k) => {
      const t = k / 5
      const at1 = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
      return [
        at1(before[0], from[0], to[0], after[0]),
        at1(before[1], from[1], to[1], after[1]),
        at1(before[2], from[2], to[2], after[2]),
      ]
    })
  })
  const normal = (i: number): [number, number] => {
    const [a, b] = [joints[Math.max(0, i - 1)]!, joints[Math.min(joints.length - 1, i + 1)]!]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    return [(b[1] - a[1]) / long, -(b[0] - a[0]) / long]
  }
  // The back is the outer side of the coil.
  const beside = (share: number, width: number): [number, number, number][] =>
    joints.map(([jx, jy, w], i) => {
      const [nx, ny] = normal(i)
      return [jx - nx * w * share, jy - ny * w * share, w * width]
    })
  const fins = joints
    .map(([jx, jy, w], i) => {
      const [nx, ny] = normal(i)
      if (i % 3 !== 1 || i < 4 || i > 46) return ''
      const [tx, ty] = [-ny, nx]
      const [bx, by] = [jx + nx * w * 0.42, jy + ny * w * 0.42]
      return area(
        `M${num(bx + tx * 13)} ${num(by + ty * 13)}L${num(bx + nx * 26 - tx * 9)} ${num(by + ny * 26 - ty * 9)}L${num(bx - tx * 13)} ${num(by - ty * 13)}Z`,
        'url(#fin)',
      )
    })
    .join('')
  const head = dragonHead({
    hide: 'url(#hide)',
    shade: '#12246a',
    light: '#d8f6ff',
    mane: 'url(#fin)',
    manes: '#ffd23f',
    horn: 'url(#horn)',
    eye: '#ffe24a',
  })
  return (
    lit('air', ['#050a34', '#14307a', '#2f6ab8', '#8ac0e8'], [0, 1]) +
    lit('hide', ['#a8f0ff', '#3f9af0', '#1f4ab8', '#12246a'], [0.6, 1]) +
    lit('coil', ['#7ad8ff', '#2f7ae0', '#1a3a9a', '#0c1a5a'], [0.3, 1]) +
    lit('fin', ['#ffe08a', '#ff7a6a', '#c02a7a']) +
    lit('horn', ['#fff3c8', '#ffc94a', '#b8701c']) +
    lit('sea', ['#2f8ad0', '#123a8a', '#060f40'], [0, 1]) +
    halo('moonlight', '#fff6d8') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 26) +
    circle(x + 34, y, 200, 'url(#moonlight)') +
    circle(x + 34, y, 104, '#fff6dc') +
    circle(x + 104, y - 30, 17, '#efdcae') +
    circle(x + 82, y + 60, 20, '#efdcae') +
    circle(x + 40, y - 84, 10, '#efdcae') +
    place(
      fins +
        area(limb(joints), '#0a1650') +
        area(limb(beside(0.02, 0.9)), 'url(#coil)') +
        area(limb(beside(0.26, 0.36)), '#bfeaff', { opacity: 0.55 }) +
        dots(
          joints.flatMap(([jx, jy, w], i) =>
            i % 2 === 0 ? [{ x: jx + normal(i)[0] * w * 0.2, y: jy + normal(i)[1] * w * 0.2 }] : [],
          ),
          5.5,
          '#a8e8ff',
          { opacity: 0.75 },
        ) +
        place(head, -24, -18, 0.88, -6),
      x,
      y,
      size,
    ) +
    area(`M-20 ${at.wide ? 226 : 204}${'q20 -18 40 0t40 0'.repeat(7)}V310H-20Z`, 'url(#sea)') +
    line(`M-20 ${at.wide ? 226 : 204}${'q20 -18 40 0t40 0'.repeat(7)}`, '#d8f6ff', 4) +
    swell(at, 212, ['#3a78d8', '#1c44a0', '#081a5a']) +
    write(
      at.wide
        ? { x: 24, y: 74, width: 162, height: 120, style: { paint: 'inline', bend: 'arch', weight: 0.25 } }
        : { x: 18, y: 205, width: 264, height: 78, style: { paint: 'inline', bend: 'arch', weight: 0.25 } },
    )
  )
}

/** The face of a tarsier between leaves by night; the moon is in its eyes. */
const tarsierEyes: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [346, 106, 0.9] : [150, 128, 1.2]
  const ear = (side: number): string =>
    `<g transform="scale(${side} 1)">${area('M58 -40C84 -104 138 -112 146 -84C152 -52 122 -8 84 2Z', 'url(#fur)') + area('M74 -34C94 -82 128 -92 134 -76C138 -52 114 -18 88 -8Z', '#f0907a') + area('M84 -26C98 -60 120 -74 128 -72C126 -52 108 -26 92 -14Z', '#b8504f')}</g>`
  const eye = (ex: number): string =>
    circle(ex, -10, 55, '#3a1c14') +
    circle(ex, -10, 50, 'url(#iris)') +
    circle(ex, -10, 50, 'none', { stroke: '#2a0f0c', 'stroke-width': 5 }) +
    circle(ex + (ex < 0 ? 4 : -4), -8, 25, '#140808') +
    circle(ex - 16, -30, 15, '#fffbe8') +
    circle(ex - 12, -28, 12, '#fff3c8') +
    circle(ex + 20, 14, 6, '#fff', { opacity: 0.7 }) +
    area(`M${ex - 42} 12Q${ex} 52 ${ex + 42} 12Q${ex} 34 ${ex - 42} 12Z`, '#fff0a0', { opacity: 0.6 })
  const hand = (side: number): string =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          line(`M${side * (58 + i * 16)} 122V${140 + (i % 2) * 4}`, '#6a4028', 15) +
          line(`M${side * (58 + i * 16)} 122V${138 + (i % 2) * 4}`, '#d9a070', 10) +
          circle(side * (58 + i * 16), 142, 6, '#f0c098'),
      )
      .join('')
  const leaf = (lx: number, ly: number, turn: number, scale: number, color: string): string =>
    place(
      area('M0 0C40 -44 110 -44 150 0C110 40 40 40 0 0Z', color) +
        line('M8 0H136M40 0L64 -22M70 0L94 -24M40 0L64 20M70 0L94 22', '#0a3a2a', 4, { opacity: 0.5 }),
      lx,
      ly,
      scale,
      turn,
    )
  const body =
    area('M-46 76C-92 84 -116 108 -112 146H112C116 108 92 84 46 76Z', 'url(#fur)') +
    area('M-40 84C-54 104 -54 128 -48 150H48C54 128 54 104 40 84Q0 96 -40 84Z', '#ffe6c8') +
    area('M-40 84Q0 112 40 84Q46 92 48 104Q0 128 -48 104Q-46 92 -40 84Z', '#5a3220', { opacity: 0.5 }) +
    line('M-58 146C-58 128 -62 116 -70 108M58 146C58 128 62 116 70 108', '#4a281c', 4, { opacity: 0.7 }) +
    line('M-104 130C-102 112 -90 98 -72 92', '#ffe6c0', 4, { opacity: 0.8 })
  const face =
    ear(-1) +
    ear(1) +
    area(
      'M-108 -6C-112 -70 -60 -98 0 -98C60 -98 112 -70 108 -6C104 56 60 92 0 92C-60 92 -104 56 -108 -6Z',
      'url(#fur)',
    ) +
    area('M0 -98C-14 -70 -14 -40 0 -6C14 -40 14 -70 0 -98Z', '#7a4a2c', { opacity: 0.5 }) +
    line('M-86 -54C-66 -80 -34 -92 -4 -92', '#ffe6c0', 5, { opacity: 0.8 }) +
    area('M-52 34C-40 12 40 12 52 34C58 66 32 86 0 86C-32 86 -58 66 -52 34Z', '#ffe6c8') +
    eye(-53) +
    eye(53) +
    area('M-15 32Q0 22 15 32Q14 46 0 50Q-14 46 -15 32Z', '#3a1418') +
    oval(-5, 33, 4, 2.6, '#c08a8a') +
    line('M0 50V58M-26 62Q0 78 26 62', '#5a2a20', 5) +
    line('M-44 50L-84 46M-42 58L-78 64M44 50L84 46M42 58L78 64', '#fff3dc', 2, { opacity: 0.8 })
  return (
    lit('air', ['#06202f', '#0f5a4a', '#5fb85a'], [0, 1]) +
    lit('fur', ['#f0c89a', '#b8845a', '#7a4a30', '#4a281c'], [0.5, 1]) +
    `<radialGradient id="iris"><stop stop-color="#ff7a1c"/><stop offset=".55" stop-color="#ff9a1e"/><stop offset=".85" stop-color="#ffd04a"/><stop offset="1" stop-color="#c8641c"/></radialGradient>` +
    halo('moonlight', '#d8ffb8', 0.9) +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x, y - 10, 200, 'url(#moonlight)') +
    leaf(x - 190, 60, -20, 1, '#0f6a4a') +
    leaf(x + 60, 20, -30, 1, '#0f6a4a') +
    leaf(x - 200, 150, 16, 1, '#1f8a4f') +
    leaf(x + 60, 160, 10, 1, '#1f8a4f') +
    place(body + face, x, y, size) +
    line(`M-10 ${y + 144 * size}Q${x} ${y + 130 * size} ${at.width + 10} ${y + 146 * size}`, '#3a2014', 24) +
    line(`M-10 ${y + 140 * size}Q${x} ${y + 126 * size} ${at.width + 10} ${y + 142 * size}`, '#8a5a34', 13) +
    place(hand(-1) + hand(1), x, y, size) +
    leaf(-40, at.height - 6, -58, 0.7, '#2fae5a') +
    leaf(at.width + 40, at.height - 6, 238, 0.7, '#2fae5a') +
    leaves(at, at.wide ? 208 : 236, ['#6ac05a', '#2a8a52', '#0a3428']) +
    write(
      at.wide
        ? { x: 24, y: 72, width: 172, height: 122, style: { paint: 'split', bend: 'straight', weight: 0.25 } }
        : { x: 24, y: 240, width: 252, height: 44, rows: 1, style: { paint: 'split', bend: 'straight', weight: 0.25 } },
    )
  )
}

export const slotFlagships: { readonly [gameId: string]: Flagship } = {
  '50101': parolNights,
  '50102': carabaoGold,
  '50103': mangoRush,
  '50104': jeepneyJackpot,
  '50105': bakunawaMoon,
  '50106': tarsierEyes,
  '50107': mayonFire,
  '50110': pearlLagoon,
  '50137': pakwanPop,
  '50138': galleonVault,
  '50139': tukoTemple,
  '50142': rubyRondalla,
}
