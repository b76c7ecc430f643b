/** Slot covers with lanterns, flowers, food and feasts, by game ID. */
import { area, around, box, circle, dots, line, oval, place, repeat, star } from '../draw.ts'
import { INK, outlined } from '../motifs/outline.ts'
import { drifting } from './fronts.ts'
import { rays, stars } from '../canvas.ts'
import { drawMotif } from '../motifs/own-colors.ts'
import { closer, caption, scene } from './caption.ts'
import { cloudBank, crowd, drape, marquee } from './feet.ts'
import { houses } from './flagship.ts'
import type { Flagship } from './flagship.ts'
import { onlyWide } from './scenery.ts'
import { lit, round, halo } from './volume.ts'
import { bunting, backdrop } from './reels-parts.ts'
import { foldedStar } from '../motifs/own-subjects-lights.ts'

/** A lit town hall fills the cover; lanterns hang before it, and the name is above the open door. */
const parolPlaza: Flagship = (at, write) => {
  const p = at.palette
  const [x, y] = at.wide ? [340, 150] : [150, 136]
  const arch = (cx: number, foot: number, half: number, high: number, color: string): string =>
    area(`M${cx - half} ${foot}V${foot - high}A${half} ${half} 0 0 1 ${cx + half} ${foot - high}V${foot}Z`, color)
  const window = (cx: number, foot: number): string =>
    arch(cx, foot, 16, 30, '#7a3444') +
    arch(cx, foot - 3, 12, 28, '#ffdc7a') +
    line(`M${cx} ${foot - 44}V${foot - 4}M${cx - 11} ${foot - 24}h22`, '#b85a3a', 3)
  const column = (cx: number, top: number, foot: number): string =>
    box(cx - 7, top, 14, foot - top, 'url(#column)') +
    box(cx - 10, top, 20, 7, '#fff3d4', 2) +
    box(cx - 10, top + 6, 20, 4, '#9a5048')
  const cornice = (half: number, top: number): string =>
    box(-half, top + 12, half * 2, 8, '#5a2038', 0, { opacity: 0.4 }) +
    box(-half, top, half * 2, 13, '#a85a4c', 2) +
    box(-half, top, half * 2, 6, '#fff0cc', 2)
  const outline =
    'M-136 190V-6C-110 -8 -92 -24 -86 -46H-56C-50 -84 -28 -108 0 -122' +
    'C28 -108 50 -84 56 -46H86C92 -24 110 -8 136 -6V190Z'
  const hall =
    lit('stone', ['#ffeac0', '#f8c48c', '#c87a5c', '#8a4450'], [1, 0.25]) +
    lit('column', ['#fff6da', '#f2bc88', '#8a4448'], [1, 0]) +
    lit('inside', ['#fffbd8', '#ffc24a', '#e87a2a'], [0, 1]) +
    place(drawMotif('parol', p), 0, -142, 0.24) +
    area(outline, '#4a1a3a', { stroke: '#4a1a3a', 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
    area(outline, 'url(#stone)') +
    line('M-134 -3C-108 -6 -90 -22 -84 -43M-54 -46C-48 -82 -26 -104 0 -118C10 -112 20 -106 28 -98', '#fffbe8', 4) +
    line('M-112 20Q-92 18 -92 0Q-94 -10 -104 -6M112 20Q92 18 92 0Q94 -10 104 -6', '#a8604e', 4) +
    // The bell in the gable, and the clock below it.
    arch(0, -56, 19, 20, '#5a2038') +
    arch(0, -56, 15, 19, '#2a1458') +
    area('M-12 -60Q-8 -64 -8 -74Q-7 -84 0 -85Q7 -84 8 -74Q8 -64 12 -60Z', '#ffc23a') +
    area('M2 -85Q7 -84 8 -74Q8 -64 12 -60H4Z', '#b8641c') +
    circle(0, -57, 4, '#fff0b0') +
    cornice(90, -50) +
    column(-74, -30, 16) +
    column(74, -30, 16) +
    circle(0, -8, 24, '#7a3444') +
    circle(0, -8, 20, '#fff3c8') +
    around(12, 15)
      .map(({ x: tickX, y: tickY }) => circle(tickX, tickY - 8, 1.6, '#c8783a'))
      .join('') +
    line('M0 -8V-20M0 -8L8 -3', '#4a1a3a', 4) +
    [-48, 48].map((cx) => arch(cx, 14, 9, 18, '#7a3444') + arch(cx, 12, 6, 16, '#ffdc7a')).join('') +
    cornice(138, 16) +
    [-124, -102, 102, 124, -62, 62].map((cx) => column(cx, 36, 190)).join('') +
    window(-82, 120) +
    window(82, 120) +
    // The open door, in three steps of its wall.
    arch(0, 190, 52, 104, '#7a3444') +
    arch(0, 190, 47, 103, '#ffdca0') +
    arch(0, 190, 41, 102, '#8a3c40') +
    arch(0, 190, 36, 100, 'url(#inside)') +
    circle(0, 108, 13, '#fffdf0') +
    area('M-36 190L-10 130H10L36 190Z', '#fff6c8', { opacity: 0.75 })
  return (
    lit('dawn', ['#15125c', '#4a2f9e', '#c85a9a', '#ff9a6a'], [0, 1]) +
    halo('hall-light', '#ffc890', 0.8) +
    backdrop(at, 'url(#dawn)') +
    circle(x, y + 20, 230, 'url(#hall-light)') +
    stars(at, 26) +
    (at.wide
      ? houses(at, -24, 190, 236, '#2c1a70') +
        line('M52 26v14M128 32v12M196 38v12', '#120a3a', 2) +
        `<g id="far-star">${place(drawMotif('parol', p), 52, 50, 0.22)}</g>` +
        '<use href="#far-star" x="76" y="6"/><use href="#far-star" x="144" y="10"/>'
      : '') +
    place(hall, x, at.wide ? y - 4 : 128, at.wide ? 0.88 : 0.94) +
    line(`M-10 ${at.wide ? 20 : 10}Q${x} 60 ${at.width + 10} 0`, '#120a3a', 3) +
    [-1, 1]
      .map(
        (side) =>
          circle(x + side * 112, y - 72, 76, 'url(#glow)') +
          place(drawMotif('parol', p), x + side * 112, y - 62, at.wide ? 0.62 : 0.72, side * 8),
      )
      .join('') +
    repeat(Math.ceil(at.width / 48) + 1, (i) => {
      const [hx, hy] = [i * 48 + ((i * 13) % 12) - 8, at.height - (at.wide ? 8 : 78) - ((i * 17) % 14)]
      return (
        circle(hx, hy - 18, 16, '#1a1048') +
        box(hx - 27, hy - 3, 54, 40, '#1a1048', 14) +
        circle(hx + 17, hy - 26, 9, '#ffb52e', { opacity: 0.5 }) +
        circle(hx + 17, hy - 26, 4, '#fff0b0')
      )
    }) +
    crowd(at, 204, ['#4a40b8', '#2c2488', '#120e48'], '#ffc86a') +
    caption(
      at,
      write,
      {
        paint: 'block',
        bend: 'straight',
        weight: 0.25,
        bold: 0.04,
        edge: 0.32,
        tint: { pale: '#ffe68a', shade: '#d0601c' },
      },
      { x: 20, y: 186, width: 260, height: 94 },
      { x: 14, width: 180 },
    )
  )
}

/** A giant lantern from the front: rings of lit petals around a star, cut by the edges. */
const starLantern: Flagship = (at, write) => {
  const [x, y] = at.wide ? [352, 142] : [150, 108]
  return (
    box(0, 0, at.width, at.height, '#2f6af0') +
    rays({ width: at.width, x, y }, 12, '#6ad0ff', 0.55) +
    circle(x, y, 128, '#aef2ff', { opacity: 0.7 }) +
    dots(
      around(14, 138, 8).map((spot) => ({ x: x + spot.x, y: y + spot.y })),
      5,
      '#fff6c0',
    ) +
    place(foldedStar(), x, y, at.wide ? 1.02 : 0.92) +
    marquee(at, 200, ['#ffb83a', '#a82a70', '#5a0f48']) +
    caption(
      at,
      write,
      { paint: 'block', bend: 'straight', weight: 0.24, sharp: true },
      { x: 34, width: 232, y: 213, height: 66 },
    )
  )
}

/** A jasmine flower around 0,0. */
const jasmine = (size: number, turn = 0): string =>
  around(6, size * 0.6, turn)
    .map((spot) => oval(spot.x, spot.y, size * 0.5, size * 0.34, '#fffdf4', spot.angle))
    .join('') + circle(0, 0, size * 0.28, '#ffc53d')

/** A medal and a garland of jasmine swing at the mirror of a jeepney, before the road to the sunset. */
const garlandGold: Flagship = (at, write) => {
  const strand = (side: number): { x: number; y: number }[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      return { x: 150 + side * (52 * Math.cos(t * 1.57) ** 0.8), y: 42 + 84 * t }
    })
  const blooms = [...strand(-1), ...strand(1).slice(0, -1)]
  return (
    lit('air', ['#4a2a9a', '#f0607a', '#ffc85a'], [0, 1]) +
    round('medal', ['#fffbd8', '#ffd25e', '#e8a026', '#8a4f0c']) +
    lit('road', ['#6a4a7a', '#2a1a4a'], [0, 1]) +
    lit('steel', ['#f4f8ff', '#8f9ac0', '#3f4672'], [0.3, 1]) +
    lit('board', ['#e8343f', '#7a0f30'], [0, 1]) +
    halo('sun', '#fff6c0') +
    halo('shine', '#fff0a8', 0.8) +
    backdrop(at, '#2a0a24') +
    scene(
      at,
      write,
      area('M-260 10Q40 -10 330 10V214H-260Z', 'url(#air)') +
        circle(206, 122, 140, 'url(#sun)') +
        circle(206, 126, 34, '#fff6cf') +
        area('M-260 150L-150 96L-40 146L60 104L150 150L240 118L330 150V214H-260Z', '#7a2f7a') +
        area('M-260 214V150Q40 138 330 150V214Z', '#1f7a5a') +
        area('M186 146H222L330 214H60Z', 'url(#road)') +
        line('M203 152L198 166M192 178L180 204', '#ffe07a', 5) +
        line('M40 160V112M-60 166V100M-170 170V92', '#4a2a1c', 6) +
        area(
          'M40 112C20 96 4 100 -4 116C12 108 28 108 40 112ZM40 112C40 92 26 84 12 86C26 94 34 102 40 112ZM40 112C54 92 72 92 84 106C68 104 52 106 40 112ZM40 112C60 110 70 120 72 134C60 122 50 116 40 112Z',
          '#0f5a4a',
        ) +
        // The frame of the windscreen, the mirror and the dashboard.
        line('M-260 10Q40 -10 330 10', 'url(#steel)', 16) +
        `<g transform="translate(${at.wide ? -210 : 0} 0)">` +
        line(at.wide ? 'M-4 -10L-30 220' : 'M-4 -10L-30 220M304 -10L330 220', '#4a1030', 22) +
        line('M-2 -10L-26 220', '#e8505f', 5) +
        '</g>' +
        repeat(17, (i) => line(`M${i * 36 - 250} 12v16`, ['#ffd23f', '#2fd0b0', '#ff6a8a'][i % 3]!, 9)) +
        onlyWide(
          at,
          // The hood and the dashboard, with the wheel, gauges and tassels.
          area('M-260 232Q40 204 330 232V330H-260Z', 'url(#board)') +
            line('M-260 232Q40 204 330 232', '#ffd23f', 6) +
            repeat(
              3,
              (i) =>
                circle(16 + i * 44, 262, 19, '#3a0a1c') +
                circle(16 + i * 44, 261, 15, '#fff4dc') +
                line(`M${16 + i * 44} 262l${[8, -7, 4][i]} -9`, '#e8304a', 3.4),
            ) +
            circle(-110, 324, 112, 'none', { stroke: '#1a0a24', 'stroke-width': 24 }) +
            circle(-110, 322, 112, 'none', { stroke: '#5a3f78', 'stroke-width': 14 }) +
            line('M-196 250A112 112 0 0 1 -126 212', '#d8b8ff', 6) +
            line('M-110 324L-180 262M-110 324L-40 262', '#1a0a24', 20) +
            line('M-110 322L-178 262M-110 322L-42 262', '#8f9ac0', 11) +
            circle(-110, 312, 30, '#ffcf40') +
            area(star(-110, 310, 5, 19, 8), '#e8304a') +
            repeat(9, (i) => line(`M${180 + i * 15} 226v22`, ['#ffd23f', '#2fd0b0', '#ff8aaa'][i % 3]!, 8)),
        ) +
        outlined(box(84, 8, 132, 38, '#e0e8f8', 13), 5) +
        box(92, 15, 116, 24, '#7fb4e8', 8) +
        area('M96 15h34l-20 26h-18Z', '#fff', { opacity: 0.5 }) +
        `<g transform="${at.wide ? 'translate(-57 -16) scale(1.38)' : ''}">` +
        circle(150, 130, 120, 'url(#shine)') +
        outlined(blooms.map(({ x, y }) => circle(x, y, 13.4, '#fffdf4')).join(''), 5) +
        blooms.map(({ x, y }, i) => place(jasmine(13, i * 23), x, y)).join('') +
        line('M138 142L134 178M162 142L166 178', INK, 14) +
        line('M138 142L134 178M162 142L166 178', '#f0405a', 8) +
        outlined(circle(153, 164, 46, '#a85f0c') + circle(150, 160, 46, 'url(#medal)'), 5) +
        circle(150, 160, 35, 'none', { stroke: '#b8701a', 'stroke-width': 4 }) +
        area(star(150, 161, 8, 28, 13), '#fffbe0') +
        circle(150, 161, 9, '#e8961a') +
        line('M113 146A40 40 0 0 1 134 123', '#fffbe8', 6) +
        '</g>' +
        (at.wide
          ? ''
          : area('M-260 212Q40 192 330 212V330H-260Z', 'url(#board)') +
            line('M-260 212Q40 192 330 212', '#ffd23f', 6)) +
        drape(at, 214, ['#e8485a', '#a8203c', '#5a0a24'], '#ffcf5a'),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 20, y: 205, width: 260, height: 78 },
      { y: 44, width: 196, height: 128 },
    )
  )
}

/** A glazed ring with small wings floats over sweet clouds under a golden halo. */
const sweetHalo: Flagship = (at, write) => {
  const wing = (side: -1 | 1): string =>
    `<g transform="translate(${side * 70} -6) scale(${side} 1)">` +
    area(
      'M0 -14C30 -60 76 -66 100 -44C92 -34 88 -30 82 -28C92 -24 94 -16 90 -8C82 -6 78 -6 72 -6C78 0 78 8 72 12C44 22 14 20 0 14Z',
      'url(#wing)',
    ) +
    line('M14 -14C36 -44 64 -52 90 -44M20 -2C40 -22 60 -28 80 -26M24 8C40 -2 56 -6 70 -6', '#c8a8e8', 4, {
      opacity: 0.7,
    }) +
    '</g>'
  const sprinkles: readonly (readonly [number, number, number])[] = [
    [-66, -20, 20],
    [-46, -44, 70],
    [-18, -58, -20],
    [14, -58, 40],
    [44, -46, -50],
    [66, -22, 10],
    [74, 4, 80],
    [-74, 6, -40],
    [-58, 28, 30],
    [56, 30, -20],
    [-28, -36, 10],
    [30, -34, 80],
    [-34, 40, 80],
    [32, 42, 10],
    [0, 46, -40],
  ]
  const ring =
    area(
      'M0 -76C62 -76 98 -42 98 4C98 50 60 82 0 82C-60 82 -98 50 -98 4C-98 -42 -62 -76 0 -76ZM0 -20C-22 -20 -34 -10 -34 4C-34 18 -20 26 0 26C20 26 34 18 34 4C34 -10 22 -20 0 -20Z',
      'url(#dough)',
      { 'fill-rule': 'evenodd', stroke: INK, 'stroke-width': 6 },
    ) +
    area(
      'M0 -74C58 -74 92 -42 92 0C92 26 80 40 68 38C56 36 54 52 40 56C26 60 18 50 4 58C-12 64 -22 52 -36 54C-52 56 -56 40 -70 38C-84 36 -92 22 -92 0C-92 -42 -58 -74 0 -74ZM0 -22C-24 -22 -38 -10 -38 4C-38 20 -22 28 0 28C22 28 38 20 38 4C38 -10 24 -22 0 -22Z',
      'url(#glaze)',
      { 'fill-rule': 'evenodd' },
    ) +
    area('M-34 6C-32 -6 -18 -14 0 -14C18 -14 32 -6 34 6C30 -2 18 -6 0 -6C-18 -6 -30 -2 -34 6Z', '#8a3a1c', {
      opacity: 0.6,
    }) +
    sprinkles
      .map(([x, y, turn], i) =>
        place(line('M-6 0H6', ['#fff6c0', '#5fe0d0', '#ffd23f', '#a86af0'][i % 4]!, 6), x, y, 1, turn),
      )
      .join('') +
    line('M-78 -20C-68 -46 -44 -60 -18 -64', '#fff', 8, { opacity: 0.85 })
  const half = (d: string): string =>
    line(d, '#b8700f', 15) + line(d, '#ffcf4a', 11) + line(d, '#fffbe0', 4, { transform: 'translate(0 -2)' })
  const puffs = (y: number, color: string, dx: number): string =>
    repeat(13, (i) => circle(i * 50 - 270 + dx, y + ((i * 17) % 16), 36, color)) + box(-270, y + 16, 620, 120, color)
  return (
    lit('air', ['#6ad0f8', '#c8b8f8', '#ffc8e0'], [0, 1]) +
    lit('dough', ['#ffd890', '#d9903f', '#8a4a1a'], [0.6, 1]) +
    lit('glaze', ['#ffb8d8', '#ff6aa8', '#d0307a'], [0.6, 1]) +
    lit('wing', ['#ffffff', '#e8dcff'], [0, 1]) +
    halo('shine', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [150, -14, 1.16]),
      write,
      repeat(12, (i) => place(area('M-8 0L-40 -440H40L8 0Z', '#fff', { opacity: 0.24 }), 150, 110, 1, i * 30)) +
        circle(150, 110, 180, 'url(#shine)') +
        puffs(168, '#fff0f8', 10) +
        half('M92 30A58 15 0 0 1 208 30') +
        oval(150, 204, 76, 10, '#b878b8', 0, { opacity: 0.4 }) +
        place(wing(-1) + wing(1), 150, 112, 0.92) +
        place(ring, 150, 116, 1) +
        half('M92 30A58 15 0 0 0 208 30') +
        area(
          star(46, 52, 4, 20, 3) + star(262, 44, 4, 22, 3.4) + star(252, 172, 4, 14, 2.4) + star(34, 166, 4, 13, 2),
          '#fff',
        ) +
        puffs(212, '#ffffff', -16) +
        (at.wide ? puffs(226, '#ffe4f2', 12) : '') +
        cloudBank(at, 212, ['#ffc0e0', '#e86ab0', '#a02a80']),
      { paint: 'block', bend: 'straight', weight: 0.28 },
      { x: 22, y: 223, width: 256, height: 60, rows: 1 },
      { y: 48, height: 130 },
    ) +
    // Sweets near the viewer: a lollipop, and sugar pearls.
    (at.wide
      ? line('M52 270L66 220', INK, 13) +
        line('M52 270L66 220', '#fff6ee', 7) +
        outlined(circle(70, 208, 30, '#ff6aa8')) +
        line('M70 208c6 -8 16 2 8 12c-10 10 -26 0 -22 -16c6 -18 34 -16 36 4', '#fff0f8', 7) +
        line('M142 280L132 240', INK, 11) +
        line('M142 280L132 240', '#fff6ee', 6) +
        outlined(circle(130, 230, 21, '#5fd0e8')) +
        line('M130 230c5 -6 11 2 5 8c-8 6 -18 0 -15 -11c4 -12 24 -10 25 3', '#f0ffff', 5) +
        drifting(
          at,
          (i) =>
            outlined(circle(0, 0, 7, ['#ffd23f', '#a86af0', '#5fe0c0', '#ff8ab8'][i % 4]!), 3.4) +
            circle(-2, -3, 2, '#fff'),
        )
      : '')
  )
}

/** Three scoops in a bun, close to the viewer, before the street of the seller. */
const dirtyIceCream: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [344, 138, 1] : [150, 124, 1.08]
  const scoop = (sx: number, sy: number, r: number, id: string, drip: string): string =>
    circle(sx, sy, r, 'none', { stroke: '#2b1a2b', 'stroke-width': 12 }) +
    circle(sx, sy, r, `url(#${id})`) +
    area(
      `M${sx - r} ${sy + 4}C${sx - r - 6} ${sy + 34} ${sx - r + 14} ${sy + 34} ${sx - r + 18} ${sy + 22}C${sx - r + 26} ${sy + 42} ${sx - 6} ${sy + 40} ${sx} ${sy + 26}C${sx + 10} ${sy + 42} ${sx + r - 22} ${sy + 40} ${sx + r - 16} ${sy + 22}C${sx + r - 8} ${sy + 34} ${sx + r + 6} ${sy + 30} ${sx + r} ${sy + 4}Z`,
      `url(#${id})`,
    ) +
    line(`M${sx - r * 0.5} ${sy + r * 0.3}q8 10 18 6M${sx + r * 0.1} ${sy + r * 0.42}q10 8 18 2`, drip, 4, {
      opacity: 0.5,
    }) +
    oval(sx - r * 0.4, sy - r * 0.46, r * 0.26, r * 0.16, '#fff', -36, { opacity: 0.9 })
  const bun =
    oval(6, 92, 128, 14, '#5a2a2a', 0, { opacity: 0.45 }) +
    area('M-128 8C-140 -30 -90 -44 0 -44C90 -44 140 -30 128 8Z', 'url(#inside)', {
      stroke: '#2b1a2b',
      'stroke-width': 7,
    }) +
    scoop(-66, -36, 46, 'ube', '#3a1a7a') +
    scoop(68, -36, 46, 'pandan', '#0f5a3a') +
    scoop(0, -58, 56, 'cheese', '#b0641c') +
    line('M-20 -84l8 4M18 -92l6 6M30 -62l8 -4M-34 -60l8 6M6 -74l8 2M-6 -46l8 4', '#ff9a2e', 7) +
    area(
      'M-134 0C-124 -14 -100 -8 -84 -2C-60 8 -36 0 -14 2C14 6 40 -2 64 2C90 6 118 -14 134 0C140 60 96 92 0 92C-96 92 -140 60 -134 0Z',
      'url(#bread)',
      { stroke: '#2b1a2b', 'stroke-width': 7, 'stroke-linejoin': 'round' },
    ) +
    area(
      'M-134 0C-124 -14 -100 -8 -84 -2C-60 8 -36 0 -14 2C14 6 40 -2 64 2C90 6 118 -14 134 0C134 8 132 14 130 20C90 22 -90 22 -130 20C-132 14 -134 8 -134 0Z',
      '#fff0c8',
      { opacity: 0.7 },
    ) +
    line('M-112 34C-96 66 -50 80 -10 80', '#fff0c8', 7, { opacity: 0.6 }) +
    dots(
      [
        { x: -60, y: 46 },
        { x: -20, y: 60 },
        { x: 20, y: 44 },
        { x: 62, y: 58 },
        { x: 90, y: 38 },
        { x: 40, y: 72 },
        { x: -84, y: 58 },
      ],
      3,
      '#8a4a1c',
      { opacity: 0.5 },
    )
  const street = at.wide ? 208 : 200
  return (
    lit('air', ['#1fa8b8', '#7fe0d0', '#fff0c0'], [0, 0.9]) +
    lit('inside', ['#fff6dc', '#f0c88a'], [0, 1]) +
    lit('bread', ['#ffe8b0', '#ffc060', '#d8803a', '#9a4a1c'], [0.3, 1]) +
    lit('table', ['#ff9a6a', '#c8485a'], [0, 1]) +
    round('ube', ['#ecd8ff', '#a866f0', '#5a2aa8']) +
    round('pandan', ['#e0ffe0', '#5fd08a', '#1a7a54']) +
    round('cheese', ['#fffbe0', '#ffe07a', '#d99a2e']) +
    halo('sun', '#fffbe0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x, y - 30, 190, 'url(#sun)') +
    rays({ width: at.width, x, y: y - 30 }, 14, '#fff', 0.16) +
    bunting(at, 4, ['#ff5f7a', '#ffd23f', '#8a5cf0', '#fff8e0']) +
    area(`M0 ${street - 14}Q${at.width / 2} ${street - 36} ${at.width} ${street - 14}V310H0Z`, 'url(#table)') +
    line(`M0 ${street - 14}Q${at.width / 2} ${street - 36} ${at.width} ${street - 14}`, '#ffe0c0', 4) +
    place(bun, x, y, size) +
    drape(at, 216, ['#ff8ac0', '#c83a78', '#6a1450'], '#ffe9b0') +
    write(
      at.wide
        ? { x: 24, y: 78, width: 170, height: 122, style: { paint: 'fade', bend: 'straight', weight: 0.26 } }
        : { x: 22, y: 201, width: 256, height: 82, style: { paint: 'fade', bend: 'straight', weight: 0.26 } },
    )
  )
}

export const feastReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50201': parolPlaza,
  '50202': starLantern,
  '50215': garlandGold,
  '50217': sweetHalo,
  '50231': dirtyIceCream,
}
