/** Covers of sports, fishing and loteria with their own compositions, by game ID. */
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { scene } from './caption.ts'
import { beach, confetti, road } from './feet.ts'
import { outlined, INK } from '../motifs/outline.ts'
import type { Flagship } from './flagship.ts'
import { stageCurtain } from './settings.ts'
import { halo, lit, round } from './volume.ts'
import { rays } from '../canvas.ts'
import { numeral } from '../numerals.ts'

/** A kart takes the curve of a track and comes straight at the viewer. */
const kareraKart: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [342, 132, 0.96] : [150, 118, 1]
  const tyre = (tx: number, ty: number, w: number, h: number): string =>
    box(tx - w / 2, ty - h / 2, w, h, '#0c0a1c', 14) +
    box(tx - w / 2 + 3, ty - h / 2 + 3, w - 6, h - 6, 'url(#rubber)', 12) +
    line(
      repeat(4, (i) => `M${tx - w / 2 + 8} ${ty - h / 2 + 14 + i * (h / 4.6)}h${w - 16}`),
      '#0c0a1c',
      4,
    )
  const kart =
    oval(0, 88, 150, 16, '#0a0618', 0, { opacity: 0.55 }) +
    tyre(-92, 18, 40, 62) +
    tyre(92, 18, 40, 62) +
    area('M-70 4H70L84 44H-84Z', '#1a1430') +
    area('M-44 -32C-40 -4 40 -4 44 -32L54 30H-54Z', 'url(#suit)') +
    area(
      'M-44 -18C-70 -8 -70 24 -40 34L-22 24C-44 16 -44 4 -30 -2ZM44 -18C70 -8 70 24 40 34L22 24C44 16 44 4 30 -2Z',
      'url(#suit)',
    ) +
    circle(-32, 28, 10, '#fff3d8') +
    circle(32, 28, 10, '#fff3d8') +
    oval(0, 26, 34, 18, 'none', 0, { stroke: '#14102a', 'stroke-width': 8 }) +
    circle(0, -52, 42, '#14102a') +
    circle(0, -52, 39, 'url(#helmet)') +
    area('M-7 -91H7V-60H-7Z', '#fff6e0') +
    area('M-34 -58C-30 -70 30 -70 34 -58L32 -36C20 -28 -20 -28 -32 -36Z', '#14102a') +
    area('M-30 -56C-26 -65 26 -65 30 -56L28 -39C18 -33 -18 -33 -28 -39Z', 'url(#visor)') +
    area('M-22 -58L-8 -62L-16 -38L-26 -40Z', '#fff', { opacity: 0.7 }) +
    line('M-24 -80C-18 -86 -10 -88 -4 -88', '#fff', 5, { opacity: 0.8 }) +
    area('M-58 34C-50 20 50 20 58 34L96 66C80 84 -80 84 -96 66Z', 'url(#nose)') +
    area('M-58 34C-50 20 50 20 58 34L64 40C50 32 -50 32 -64 40Z', '#ffe9a0') +
    circle(0, 54, 21, '#fff8e6') +
    numeral('1', 0, 54, 24, '#14102a', 0.26) +
    area('M-50 44L-28 40L-36 74L-66 70ZM50 44L28 40L36 74L66 70Z', '#ffd23f') +
    box(-104, 66, 208, 18, '#14102a', 9) +
    box(-100, 67, 200, 11, 'url(#steel)', 6) +
    tyre(-122, 58, 46, 70) +
    tyre(122, 58, 46, 70) +
    circle(-122, 58, 9, '#ffd23f') +
    circle(122, 58, 9, '#ffd23f')
  const horizon = at.wide ? 112 : 108
  const curb = (side: number): string =>
    repeat(7, (i) => {
      const [a, b] = [(i / 7) ** 1.8, ((i + 1) / 7) ** 1.8]
      const px = (t: number, w: number): number => x + side * (26 + t * 190 + w * (4 + t * 40))
      const py = (t: number): number => horizon + t * (at.height - horizon + 20)
      return area(
        `M${num(px(a, 0))} ${num(py(a))}L${num(px(a, 1))} ${num(py(a))}L${num(px(b, 1))} ${num(py(b))}L${num(px(b, 0))} ${num(py(b))}Z`,
        i % 2 === 0 ? '#f0404a' : '#fff6e8',
      )
    })
  const flag = (fx: number, turn: number): string =>
    place(
      line('M0 0V-70', '#d8dcf0', 5) +
        repeat(12, (i) =>
          box(
            (i % 4) * 13,
            -70 + Math.floor(i / 4) * 13,
            13,
            13,
            (i + Math.floor(i / 4)) % 2 === 0 ? '#14102a' : '#fff',
          ),
        ),
      fx,
      horizon + 4,
      0.9,
      turn,
    )
  return (
    lit('air', ['#ff5a6a', '#ff9a5a', '#ffe08a'], [0, 0.5]) +
    lit('grass', ['#5fc06a', '#1f7a4f', '#0c4a3a'], [0, 1]) +
    lit('road', ['#6a6284', '#3a3454', '#1a1630'], [0, 1]) +
    lit('rubber', ['#6a6484', '#2a2440', '#14102a'], [0.5, 1]) +
    lit('suit', ['#6ab0ff', '#2f5ae0', '#142a8a'], [0.6, 1]) +
    lit('visor', ['#ffb03c', '#8a2fa0', '#2a1460'], [0.6, 1]) +
    lit('nose', ['#ff8a7a', '#e8303f', '#8a0f2a'], [0.3, 1]) +
    lit('steel', ['#fff', '#a8b0d0'], [0, 1]) +
    round('helmet', ['#ffb0a0', '#f0404a', '#8a1030']) +
    halo('sun', '#fffbe0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x, horizon - 14, 150, 'url(#sun)') +
    circle(x, horizon - 10, 48, '#fff3c0') +
    area(
      `M-10 ${horizon}Q${at.width * 0.2} ${horizon - 34} ${at.width * 0.4} ${horizon - 6}T${at.width + 10} ${horizon - 20}V310H-10Z`,
      '#b0486a',
    ) +
    box(0, horizon, at.width, 200, 'url(#grass)') +
    area(`M${x - 26} ${horizon}H${x + 26}L${x + 260} ${at.height + 20}H${x - 260}Z`, 'url(#road)') +
    curb(-1) +
    curb(1) +
    line(`M${x} ${horizon + 4}v10m0 8v16m0 12v30`, '#fff', 4, { opacity: 0.6 }) +
    flag(x - 116, -12) +
    `<g transform="translate(${2 * x} 0) scale(-1 1)">${flag(x - 116, -12)}</g>` +
    line(
      `M${x - 150} ${y - 50}l-30 -20M${x + 150} ${y - 50}l30 -20M${x - 156} ${y + 4}l-40 -6M${x + 156} ${y + 4}l40 -6`,
      '#fff6d0',
      6,
      { opacity: 0.7 },
    ) +
    place(kart, x, y, size, -4) +
    [
      [-140, 92, 15],
      [-120, 104, 10],
      [140, 88, 14],
      [122, 102, 10],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, y + dy * size, r, '#fff0e0', { opacity: 0.75 }))
      .join('') +
    road(at, 220, ['#8a5a90', '#54346c', '#221038'], ['#fff4e0', '#2a1a4a']) +
    write(
      at.wide
        ? {
            x: 24,
            y: 60,
            width: 178,
            height: 140,
            skew: -8,
            style: { paint: 'sliced', bend: 'straight', weight: 0.26 },
          }
        : {
            x: 14,
            y: 212,
            width: 272,
            height: 72,
            rows: 1,
            skew: -10,
            style: { paint: 'sliced', bend: 'straight', weight: 0.26, stretch: 0.88 },
          },
    )
  )
}

/** A dugong swims towards the viewer over the seagrass, with small golden fish before it. */
const dugongDeep: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [344, 128, 1.08] : [150, 98, 0.98]
  const blade = (bx: number, h: number, lean: number, color: string): string =>
    area(
      `M${num(bx - 10)} ${at.height + 6}C${num(bx - 14)} ${num(at.height - h * 0.5)} ${num(bx + lean)} ${num(at.height - h * 0.6)} ${num(bx + lean)} ${num(at.height - h)}C${num(bx + lean + 10)} ${num(at.height - h * 0.5)} ${num(bx + 12)} ${num(at.height - h * 0.4)} ${num(bx + 10)} ${at.height + 6}Z`,
      color,
    )
  const golden = (dx: number, dy: number, scale: number): string =>
    place(
      area('M-26 0L-42 -14V14ZM-30 0C-14 -22 14 -20 28 0C14 20 -14 22 -30 0Z', '#ffc93a') +
        line('M-8 -14V14M6 -14V14', '#3a1c4a', 5) +
        circle(17, -4, 4, '#1a0a2a'),
      x + dx,
      y + dy,
      scale,
    )
  const flipper = 'M74 40C116 44 150 72 156 116C124 120 88 104 66 78Z'
  const dugong =
    area('M-150 -18L-196 -56C-156 -72 -118 -56 -92 -28Z', '#54406a', { opacity: 0.8 }) +
    oval(-6, 20, 112, 92, 'url(#body)') +
    area(flipper, '#6a5278') +
    `<g transform="scale(-1 1)">${area(flipper, 'url(#hide)')}${line('M-72 46', '#fff', 1)}${line('M80 44C112 50 138 72 148 104', '#d8f6ff', 5)}</g>` +
    area('M-84 24C-92 -50 -48 -92 0 -92C48 -92 92 -50 84 24C80 66 52 92 0 92C-52 92 -80 66 -84 24Z', 'url(#hide)') +
    area('M20 -90C66 -80 90 -40 84 24C80 66 52 92 0 92C46 70 70 -10 20 -90Z', '#2a1a44', { opacity: 0.4 }) +
    line('M-80 4C-80 -48 -44 -84 -4 -86', '#e0fbff', 6) +
    area('M-66 40C-70 6 -40 -8 0 -8C40 -8 70 6 66 40C64 76 40 100 0 100C-40 100 -64 76 -66 40Z', 'url(#snout)') +
    line('M0 56V84M-46 70C-30 88 -14 90 0 84C14 90 30 88 46 70', '#6a4860', 6) +
    area('M-24 84C-10 96 10 96 24 84C20 104 -20 104 -24 84Z', '#c86a8a') +
    oval(-22, 16, 10, 13, '#4a2c48', -16) +
    oval(22, 16, 10, 13, '#4a2c48', 16) +
    oval(-24, 12, 5, 5, '#2a1430') +
    oval(20, 12, 5, 5, '#2a1430') +
    line('M-48 38h.01M-36 50h.01M-50 56h.01M48 38h.01M36 50h.01M50 56h.01M-18 46h.01M18 46h.01', '#6a4860', 5) +
    circle(-58, -26, 13, '#e8fbff') +
    circle(58, -26, 13, '#c0e0ee') +
    circle(-57, -25, 9.5, '#081a34') +
    circle(57, -25, 9.5, '#081a34') +
    circle(-60, -29, 3.6, '#fff') +
    circle(54, -29, 3.6, '#fff') +
    line('M-74 -36Q-58 -48 -42 -34M74 -36Q58 -48 42 -34', '#6a4860', 5) +
    line('M-20 -64q12 6 24 0M-10 -50q8 4 16 0', '#8a6878', 5)
  const count = Math.ceil(at.width / 26) + 1
  return (
    lit('water', ['#5fe8e0', '#1fa0d0', '#0f5ab0', '#0a2a78'], [0, 1]) +
    lit('body', ['#d8b0c8', '#8a6aa0', '#4a3878'], [0.2, 1]) +
    lit('hide', ['#fff0e4', '#d8b8b4', '#98788c', '#54406a'], [0.5, 1]) +
    lit('snout', ['#fff6f0', '#ecccc4', '#a8808c'], [0.3, 1]) +
    halo('light', '#c8fff4', 0.9) +
    box(0, 0, at.width, at.height, 'url(#water)') +
    circle(x - 40, -30, 210, 'url(#light)') +
    repeat(5, (i) => area(`M${x - 120 + i * 46} -10h26l${-70 + i * 44} 340h-70Z`, '#d8fff4', { opacity: 0.13 })) +
    repeat(count, (i) =>
      blade(i * 26 - 4, 84 + ((i * 37) % 54), i % 2 === 0 ? 20 : -18, i % 3 === 0 ? '#0f7a8a' : '#0c5478'),
    ) +
    // The outline of each part is below the animal, so only its outer half is visible.
    place(outlined(dugong, 11) + dugong, x, y, size, at.wide ? 0 : -3) +
    golden(-112, -58, 0.72) +
    golden(-92, -30, 0.5) +
    golden(118, -64, 0.6) +
    [
      [92, -92, 8],
      [104, -74, 5],
      [-128, -90, 6],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, y + dy, r, 'none', { stroke: '#d8f6ff', 'stroke-width': 3 }))
      .join('') +
    repeat(count, (i) =>
      blade(i * 38 + 8, 44 + ((i * 29) % 40), i % 2 === 0 ? -16 : 18, i % 2 === 0 ? '#1fb890' : '#0f8a7a'),
    ) +
    beach(at, 214, ['#4aa8d0', '#1f62a8', '#08205a']) +
    write(
      at.wide
        ? { x: 24, y: 74, width: 178, height: 130, style: { bend: 'smile', paint: 'fade', weight: 0.24 } }
        : { x: 20, y: 197, width: 260, height: 86, style: { bend: 'smile', paint: 'fade', weight: 0.25 } },
    )
  )
}

/** A milkfish shoots straight up out of the sea, which bursts around it. */
const bangusBoom: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [352, 128, 1.29] : [150, 120, 1.29]
  const burst = (cx: number, cy: number, rx: number, ry: number, inner: number, turn: number): string => {
    const points = Array.from({ length: 32 }, (_, i) => {
      const angle = ((i + turn) / 32) * Math.PI * 2
      const reach = i % 2 === 0 ? 1 - (i % 3) * 0.07 : inner
      return `${num(cx + Math.cos(angle) * rx * reach)} ${num(cy + Math.sin(angle) * ry * reach)}`
    })
    return `M${points.join('L')}Z`
  }
  const body = 'M-100 6C-64 -46 44 -62 112 -16C128 -4 128 8 112 18C52 62 -62 56 -100 6Z'
  const fish =
    outlined(
      area('M-84 6L-150 -34C-140 -8 -132 2 -122 8C-132 18 -140 30 -148 56Z', 'url(#fin)') +
        area('M-30 -40C-18 -72 8 -84 34 -80C22 -64 22 -50 30 -38Z', 'url(#fin)') +
        area('M-20 42C-14 64 2 76 22 74C14 62 14 52 20 42Z', 'url(#fin)') +
        area(body, 'url(#scales)'),
      7,
    ) +
    area(body, 'url(#scales)') +
    area('M-100 6C-64 -46 44 -62 112 -16C120 -10 124 -5 124 1C62 -26 -44 -24 -100 6Z', 'url(#back)') +
    area('M-100 6C-62 56 52 62 112 18C118 13 122 8 123 3C70 34 -30 44 -100 6Z', '#8fb0d0', { opacity: 0.7 }) +
    line(
      'M-34 18q11 9 22 0M-4 18q11 9 22 0M-50 27q11 9 22 0M-20 30q11 9 22 0M-16 6q11 9 22 0M8 4q11 9 22 0',
      '#7fa4c8',
      4,
    ) +
    line('M62 -34C50 -10 50 14 64 34', '#17506e', 6) +
    outlined(area('M38 14C28 32 12 42 -6 44C0 28 12 14 28 8Z', 'url(#fin)'), 5) +
    outlined(circle(89, -9, 18, '#fffbe0'), 5) +
    circle(92, -9, 11, '#0a1430') +
    circle(96, -14, 4.4, '#fff') +
    line('M123 7C114 17 106 17 99 12', '#17506e', 6) +
    line('M-66 -12C-26 -32 30 -36 66 -27', '#d8fff8', 7)
  const drop = (dx: number, dy: number, r: number): string =>
    circle(x + dx, y + dy, r, '#e8fdff') + circle(x + dx + r * 0.2, y + dy + r * 0.25, r * 0.7, '#7fd8f0')
  const sea = at.wide ? 206 : 196
  return (
    lit('air', ['#e8204f', '#ff6a3a', '#ffc23a'], [0, 1]) +
    lit('water', ['#3fd8e8', '#0f6ab0', '#0a2f70'], [0, 1]) +
    lit('scales', ['#ffffff', '#e8f2fa', '#a8c4e0'], [0.4, 1]) +
    lit('back', ['#8ff0e0', '#1f8a9e', '#0f4a78'], [1, 0.4]) +
    lit('fin', ['#8fe8d8', '#1f7f96', '#0f4a70']) +
    halo('flash', '#fffbd8') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    rays({ width: at.width, x, y: sea - 40 }, 14, '#fff0a0', 0.4) +
    circle(x, y + 40, 180, 'url(#flash)') +
    area(burst(x, y + 16, 156, 150, 0.66, 0.5), '#ffdf4a') +
    area(burst(x, y + 22, 126, 118, 0.7, 1), '#fffbe0') +
    place(fish, x - 14, at.wide ? 146 : 150, size, -63) +
    area(burst(x - 6, sea + 26, at.wide ? 148 : 156, 66, 0.72, 0), '#bff4ff') +
    area(burst(x, sea + 36, at.wide ? 128 : 138, 48, 0.74, 1), '#fff') +
    drop(-112, 20, 10) +
    drop(-88, 54, 7) +
    drop(112, 40, 9) +
    drop(84, 78, 6) +
    drop(-126, -28, 6) +
    drop(126, -6, 6) +
    area(`M-20 ${sea + 30}${'q20 -18 40 0t40 0'.repeat(7)}V310H-20Z`, 'url(#water)') +
    line(`M-20 ${sea + 30}${'q20 -18 40 0t40 0'.repeat(7)}`, '#eaffff', 4) +
    write(
      at.wide
        ? { x: 24, y: 62, width: 198, height: 138, turn: -5, style: { paint: 'bulbs', bend: 'arch', weight: 0.27 } }
        : { x: 20, y: 199, width: 260, height: 84, style: { paint: 'bulbs', bend: 'arch', weight: 0.26 } },
    )
  )
}

/** A raffle drum full of tickets, in the light of a stage. */
const tambolTambiolo: Flagship = (at, write) => {
  const ticket = (x: number, y: number, turn: number, color: string, size = 1): string =>
    place(
      outlined(area('M-24 -14H24V-4a5 5 0 0 0 0 8V14H-24V4a5 5 0 0 0 0 -8Z', color), 3.6) +
        line('M12 -10V11', '#3a0836', 2, { 'stroke-dasharray': '3 5' }) +
        area(star(-6, 0, 5, 9, 4), '#3a0836'),
      x,
      y,
      size,
      turn,
    )
  const paper = ['#fff8e0', '#ffd23f', '#4fe0c0', '#ff7aa8']
  const heap = [
    [-66, 50, -20],
    [-24, 54, 14],
    [20, 50, -8],
    [64, 50, 22],
    [-50, 22, 30],
    [-4, 24, -26],
    [44, 20, 16],
    [-66, -12, -50],
    [-18, -20, 30],
    [36, -26, -40],
    [70, -4, 60],
  ]
  const rim = (x: number): string =>
    outlined(oval(x, 0, 25, 84, 'url(#brass)'), 5) +
    oval(x, 0, 15, 68, '#a8600f') +
    oval(x + 2, 0, 12, 63, 'url(#brass)') +
    outlined(circle(x, 0, 9, '#7a430a'), 3)
  const wall = 'M-104 -78H104C126 -78 126 78 104 78H-104C-126 78 -126 -78 -104 -78Z'
  const drum =
    outlined(area('M-132 -6H-112L-124 118H-150ZM112 -6H132L150 118H124Z', '#d98a4a'), 5) +
    area('M124 -2H132L148 116H138Z', '#8a4420') +
    outlined(area(wall, 'url(#inner)'), 5) +
    heap.map(([x = 0, y = 0, turn = 0], i) => ticket(x, y, turn, paper[i % 4] ?? '', 1.24)).join('') +
    // The bars of the drum, before the tickets.
    line('M-42 -78C-30 -40 -30 40 -42 78M42 -78C54 -40 54 40 42 78M-90 0H90', INK, 10) +
    line('M-42 -78C-30 -40 -30 40 -42 78M42 -78C54 -40 54 40 42 78M-90 0H90', '#ffd25e', 5) +
    line('M-80 -62H60', '#fff', 9, { opacity: 0.85 }) +
    area('M-100 44H104C102 62 98 70 92 76H-98Z', '#2a0636', { opacity: 0.3 }) +
    rim(-104) +
    rim(104) +
    line('M108 0H138V-42', INK, 18) +
    line('M108 0H138V-42', '#dfe6fa', 9) +
    outlined(box(128, -54, 36, 19, '#f0405a', 9), 5) +
    line('M136 -49H152', '#ffb0b8', 4)
  return (
    stageCurtain(at, ['#e8407a', '#a81a5c', '#5a0f48']) +
    lit('inner', ['#7a3ab0', '#3a1470'], [0, 1]) +
    lit('brass', ['#fff6b8', '#ffc53d', '#b8701a'], [0.6, 1]) +
    lit('floor', ['#f0a050', '#8a3a1c'], [0, 1]) +
    halo('stage', '#ffe9b0', 0.9) +
    scene(
      at,
      write,
      area('M20 -20H70L200 220H-10ZM230 -20H280L310 220H100Z', '#fff3c0', { opacity: 0.2 }) +
        circle(150, 110, 180, 'url(#stage)') +
        area('M-260 200Q40 184 330 200V330H-260Z', 'url(#floor)') +
        oval(150, 214, 150, 13, '#2a0a1c', 0, { opacity: 0.5 }) +
        place(drum, 144, 112, 0.94) +
        ticket(40, 26, -24, paper[3] ?? '', 1.1) +
        ticket(116, 16, 12, paper[1] ?? '', 1) +
        ticket(196, 20, -14, paper[2] ?? '', 1.1) +
        ticket(-60, 70, 24, paper[1] ?? '', 1.1) +
        ticket(-150, 40, -20, paper[2] ?? '') +
        ticket(-110, 222, -12, paper[0] ?? '', 1.2) +
        ticket(-40, 240, 16, paper[3] ?? '', 1.2) +
        confetti(at, 216, ['#d84a86', '#8a2064', '#3a0c34'], ['#ffe08a', '#7fe0c8', '#fff4e0', '#ff9ac0']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 16, y: 207, width: 268, height: 76 },
    )
  )
}

export const gameFlagships: { readonly [gameId: string]: Flagship } = {
  '10103': kareraKart,
  '12107': tambolTambiolo,
  '80105': bangusBoom,
  '80106': dugongDeep,
}
