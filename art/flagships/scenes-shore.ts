/** Covers of slots with shores, skies and wings whose scene fills the frame, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { blossom } from '../people/clothes.ts'
import { nearLeaves } from './fronts.ts'
import { closer, scene } from './caption.ts'
import { leaves, reflection, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { halo, lit, round } from './volume.ts'

/** A leaf of a coconut palm that hangs to the right of 0,0. */
const frond = (turn: number, size: number, fill: string, rib: string, flip = 1): string => {
  const at = (t: number): readonly [x: number, y: number] => [160 * t + 10 * t * t, -120 * t * (1 - t) + 34 * t * t]
  const leaflets = Array.from({ length: 12 }, (_, i) => {
    const t = 0.06 + i * 0.085
    const [[ax, ay], [bx, by]] = [at(t - 0.05), at(t + 0.05)]
    const hang = 30 + 44 * Math.sin(Math.PI * (0.2 + 0.75 * t))
    const [x, y] = at(t)
    return (
      `M${num(ax)} ${num(ay)}L${num(x + 26)} ${num(y + hang)}L${num(bx)} ${num(by)}Z` +
      `M${num(ax)} ${num(ay)}L${num(x + 40)} ${num(y - hang * 0.34)}L${num(bx)} ${num(by)}Z`
    )
  })
  return `<g transform="rotate(${turn}) scale(${num(size * flip)} ${num(size)})">${
    area(leaflets.join(''), fill) + line('M0 0Q85 -60 170 34', rib, 5)
  }</g>`
}

const nut = (x: number, y: number, r: number): string =>
  circle(x, y, r + 3, '#1a0c1c') +
  circle(x, y, r, 'url(#nut)') +
  line(`M${x - r * 0.2} ${num(y + r * 0.5)}l3 -3M${num(x + r * 0.1)} ${num(y + r * 0.6)}l3 -3`, '#2a120c', 4)

/** Coconuts in the crown of a palm whose trunk leans over the bay, in the light of the moon. */
const niyogNights: Flagship = (at, write) => {
  const leaves = (
    turns: readonly (readonly [turn: number, size: number, flip: number])[],
    fill: string,
    rib: string,
  ): string => turns.map(([turn, size, flip]) => frond(turn, size, fill, rib, flip)).join('')
  const crown = leaves(
    [
      [-28, 1.02, 1],
      [28, 1.02, -1],
      [14, 0.98, 1],
      [-16, 0.98, -1],
    ],
    'url(#leaf)',
    '#d8fff0',
  )
  const far = leaves(
    [
      [-64, 0.84, 1],
      [64, 0.84, -1],
      [-100, 0.66, 1],
    ],
    '#0f4a6a',
    '#2f7aa8',
  )
  // The middle of the trunk, from its foot to the crown, and the scars of former leaves across it.
  const trunk = (t: number): [x: number, y: number, half: number] => [
    (1 - t) ** 2 * 296 + 2 * t * (1 - t) * 290 + t * t * 168,
    (1 - t) ** 2 * 330 + 2 * t * (1 - t) * 130 + t * t * 62,
    25 - 12 * t,
  ]
  const side = (sign: number): string[] =>
    Array.from({ length: 13 }, (_, i) => {
      const [x, y, half] = trunk(i / 12)
      return `${num(x + sign * half)} ${num(y + sign * half * 0.3)}`
    })
  const outline = `M${side(-1).join('L')}L${side(1).toReversed().join('L')}Z`
  const scars = Array.from({ length: 11 }, (_, i) => {
    const [x, y, half] = trunk(0.12 + i * 0.075)
    return `M${num(x - half)} ${num(y - half * 0.3)}Q${num(x)} ${num(y + 9)} ${num(x + half)} ${num(y + half * 0.3)}`
  })
  const inner = Array.from({ length: 13 }, (_, i) => {
    const [x, y, half] = trunk(i / 12)
    return `${num(x + half * 0.1)} ${num(y)}`
  })
  return (
    lit('night', ['#0c1050', '#2a3aa8', '#6a7af0'], [0, 1]) +
    lit('leaf', ['#a8ffd0', '#1fa88a', '#0c4a6a'], [0.5, 1]) +
    lit('trunk', ['#ffe6b8', '#d89a68', '#8a4a4a'], [1, 0.2]) +
    lit('sea', ['#7a8af8', '#2a3ab0', '#0c1050'], [0, 1]) +
    round('nut', ['#fff0c8', '#d88a48', '#7a3c1a', '#3a180f']) +
    halo('moon', '#fff6d0') +
    backdrop(at, 'url(#night)') +
    scene(
      closer(at, [196, -8, 1]),
      write,
      dots(
        Array.from({ length: 34 }, (_, i) => ({ x: ((i * 97) % 560) - 240, y: (i * 53) % 130 })),
        1.8,
        '#fff',
        { opacity: 0.8 },
      ) +
        circle(70, 120, 160, 'url(#moon)') +
        circle(70, 120, 62, '#fff3cc') +
        circle(52, 106, 12, '#f0d8a8') +
        circle(88, 144, 9, '#f0d8a8') +
        area('M-260 186Q-180 150 -110 180T40 188V200H-260ZM220 190Q270 166 340 182V200H220Z', '#1a2478') +
        box(-260, 186, 620, 150, 'url(#sea)') +
        line('M30 196h84M44 208h66M56 220h40M-220 204h60M-100 214h70', '#fff3cc', 5, { opacity: 0.75 }) +
        place(far, 168, 66, 1.02) +
        (at.wide
          ? area('M-260 262Q-60 216 60 244T340 226V330H-260Z', '#070a30')
          : reflection(at, 212, ['#5a60d8', '#2a2c98', '#0e0e48'], '#dfe6ff')) +
        area(outline, '#1a0c2c', { stroke: '#1a0c2c', 'stroke-width': 8, 'stroke-linejoin': 'round' }) +
        area(outline, 'url(#trunk)') +
        area(`M${inner.join('L')}L${side(1).toReversed().join('L')}Z`, '#4a1f4a', { opacity: 0.45 }) +
        line(scars.join(''), '#6a3038', 4) +
        line(`M${side(-1).slice(1, 10).join('L')}`, '#fff8dc', 5) +
        place(crown, 168, 64, 1.02) +
        line('M168 70L138 96M170 70L176 108M172 68L208 92', '#3a6a2a', 7) +
        nut(170, 88, 22) +
        nut(208, 104, 24) +
        nut(138, 108, 26) +
        nut(174, 124, 28) +
        '',
      { paint: 'fade', bend: 'arch', weight: 0.26 },
      { x: 10, y: 200, width: 244, height: 84 },
    )
  )
}

/** A palm leans over a lagoon between cliffs of limestone, with a boat in clear water. */
const palawanPalms: Flagship = (at, write) => {
  const cliff = (x: number, width: number, tall: number, shade: number): string =>
    place(
      area(
        'M-50 0C-52 -50 -40 -84 -26 -92C-16 -108 6 -104 12 -90C26 -96 40 -70 42 -44C50 -30 52 -12 52 0Z',
        'url(#rock)',
      ) +
        area('M12 -90C26 -96 40 -70 42 -44C50 -30 52 -12 52 0H14C22 -30 18 -64 12 -90Z', '#1a3a5c', { opacity: 0.5 }) +
        line('M-32 -12V-60M-14 -8V-50M4 -14V-66', '#5a6a80', 4, { opacity: 0.7 }) +
        area(
          'M-44 -56C-50 -78 -34 -98 -24 -96C-16 -114 10 -108 14 -94C30 -98 44 -72 42 -46C34 -58 28 -50 22 -62C14 -54 8 -72 -2 -64C-10 -54 -20 -70 -28 -60C-34 -54 -40 -62 -44 -56Z',
          'url(#green)',
        ) +
        box(-60, -4, 120, 6, '#e8fffa', 3, { opacity: 0.8 }) +
        (shade > 0
          ? area(
              'M-50 0C-52 -50 -40 -84 -26 -92C-16 -108 6 -104 12 -90C26 -96 40 -70 42 -44C50 -30 52 -12 52 0Z',
              '#a8e8f8',
              { opacity: shade },
            )
          : ''),
      x,
      136,
      tall / 100,
    ).replace('scale(', `scale(${num(width / 100)} 1) scale(`)
  return (
    lit('air', ['#1f8ae8', '#7fd0fa', '#e8fbff'], [0, 1]) +
    lit('rock', ['#fffaf0', '#c8c4c0', '#7a8090'], [0.9, 0.4]) +
    lit('green', ['#a8e05a', '#2f9a4a', '#0f5a44'], [0.7, 1]) +
    lit('sea', ['#0f8ac8', '#1fc8d0', '#8af4e0'], [0, 1]) +
    lit('sand', ['#fff6d8', '#ffdf9a', '#e0a860'], [0.2, 1]) +
    lit('leaf', ['#d8f86a', '#4ab84a', '#0f6a44'], [0.5, 1]) +
    lit('trunk', ['#f0c890', '#a8703c', '#5a3018'], [1, 0]) +
    round('nut', ['#f0b870', '#9a5a28', '#4a2410']) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(60, 30, 140, 'url(#sun)') +
        cloud(-150, 60, 0.9, '#fff', 0.9) +
        cloud(252, 34, 0.7, '#fff', 0.9) +
        cliff(-200, 110, 90, 0.35) +
        cliff(-60, 100, 70, 0.45) +
        cliff(30, 110, 66, 0.4) +
        cliff(260, 130, 116, 0) +
        cliff(176, 100, 82, 0.2) +
        box(-260, 134, 620, 130, 'url(#sea)') +
        line('M-220 150h80M-90 160h60M40 154h50M220 158h80M110 176h60M-180 184h70M0 192h70', '#e8fffa', 5, {
          opacity: 0.7,
        }) +
        place(
          oval(0, 26, 74, 7, '#0a5a8a', 0, { opacity: 0.4 }) +
            line('M-66 18H66M-34 2V18M30 2V18', '#ffb02e', 5) +
            area('M-62 -6Q0 14 64 -8Q50 18 26 20H-28Q-50 18 -62 -6Z', '#ffffff') +
            area('M-60 0Q0 20 60 -2L54 8Q0 24 -54 8Z', '#f0483f') +
            area('M-24 -8V-24H22V-8Z', '#2a5a9a') +
            area('M-30 -24Q0 -36 28 -24Z', '#fff'),
          224,
          172,
          0.86,
        ) +
        area('M-260 238C-120 190 -20 196 70 204S240 214 340 190V330H-260Z', '#fff', { opacity: 0.8 }) +
        area('M-260 246C-120 200 -20 204 70 212S240 222 340 198V330H-260Z', 'url(#sand)') +
        area('M40 250C100 236 160 240 210 222C180 246 120 262 60 270Z', '#a8703c', { opacity: 0.35 }) +
        area('M-6 320C24 240 50 160 92 84L110 92C84 164 60 240 46 320Z', 'url(#trunk)') +
        line('M92 118l12 5M80 144l14 5M68 172l15 5M57 200l16 5M46 230l18 5', '#5a3018', 4) +
        place(
          frond(-70, 0.72, '#0f6a44', '#4ab84a', -1) +
            frond(-50, 0.8, '#0f6a44', '#4ab84a') +
            frond(60, 0.8, '#1f8a4a', '#7ad05a', -1) +
            frond(-16, 0.98, 'url(#leaf)', '#f4ffc0') +
            frond(14, 0.94, 'url(#leaf)', '#f4ffc0', -1) +
            frond(26, 0.86, 'url(#leaf)', '#f4ffc0') +
            frond(-26, 0.84, 'url(#leaf)', '#f4ffc0', -1),
          100,
          78,
          0.98,
        ) +
        [
          [90, 94, 13],
          [114, 96, 14],
          [102, 108, 14],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'url(#nut)'))
          .join('') +
        area(star(262, 228, 5, 15, 7, -70), '#ff7a5a', {
          stroke: '#ff7a5a',
          'stroke-width': 5,
          'stroke-linejoin': 'round',
        }) +
        leaves(at, 204, ['#3ac07a', '#14805a', '#063a34']),
      { paint: 'fade', bend: 'smile', weight: 0.26 },
      { x: 18, y: 198, width: 264, height: 86 },
    )
  )
}

/** A rainbow over rice fields after the rain, with a hut in the light where it ends. */
const bahaghari: Flagship = (at, write) => {
  const colors = ['#ff4a5e', '#ff9a2e', '#ffe24a', '#4fd86a', '#3fa8ff', '#9a6af8']
  const [x, y, outer, band] = [112, 236, 186, 15]
  const arc = (r: number): string => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`
  const puff = (cx: number, cy: number, r: number): string => circle(cx, cy, r, 'url(#puff)')
  return (
    lit('air', ['#3a2a9a', '#5a7ae8', '#a8d8ff', '#fff0d0'], [0, 1]) +
    round('puff', ['#ffffff', '#ffffff', '#f0ecff', '#c8c8f4']) +
    lit('hill', ['#6ad07a', '#1f8a6a', '#0f4a5c'], [0.3, 1]) +
    lit('field', ['#e8f86a', '#5ac84a', '#127a4a'], [0.2, 1]) +
    lit('roof', ['#ffe0a0', '#c98a3a', '#7a4420'], [0.8, 1]) +
    halo('sun', '#fffbe0') +
    halo('end', '#fff3a0') +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [100, -49, 1.25]),
      write,
      circle(30, 120, 170, 'url(#sun)') +
        repeat(9, (i) => place(area('M-9 0L-30 -340H30L9 0Z', '#fff', { opacity: 0.14 }), 30, 130, 1, i * 24 - 96)) +
        line(arc(outer - band * 2.5), '#fff', band * 6 + 18, { opacity: 0.3 }) +
        colors.map((color, i) => line(arc(outer - i * band), color, band + 1, { opacity: 0.95 })).join('') +
        line(arc(outer + 5), '#fff', 3, { opacity: 0.8 }) +
        line(arc(outer - band * 5.6), '#fff', 3, { opacity: 0.5 }) +
        puff(-190, 60, 34) +
        puff(-146, 66, 28) +
        puff(-220, 72, 30) +
        (at.wide ? puff(-62, 66, 26) + puff(-40, 76, 20) + puff(-82, 78, 22) : '') +
        puff(26, 26, 22) +
        puff(2, 36, 20) +
        puff(52, 36, 18) +
        puff(288, 40, 30) +
        puff(258, 52, 24) +
        area('M-260 190Q-190 110 -120 150T0 160T110 164T220 150T340 180V330H-260Z', '#5a8ac8', { opacity: 0.75 }) +
        area('M-260 214Q-150 160 -40 200T170 190T340 186V330H-260Z', 'url(#hill)') +
        circle(244, 196, 90, 'url(#end)') +
        place(
          oval(4, 34, 50, 9, '#0a3a2a', 0, { opacity: 0.4 }) +
            line('M-24 10V36M24 10V36M0 10V36', '#6a3a1a', 6) +
            box(-32, -14, 64, 30, '#e0a85a', 2) +
            box(-32, 6, 64, 10, '#a8702f') +
            box(-8, -8, 18, 20, '#5a2a14', 2) +
            area('M-50 -8L-16 -52H16L50 -8Z', 'url(#roof)') +
            line('M-40 -14L-12 -48M-20 -10L-4 -48M0 -10V-48M20 -10L8 -46', '#fff0c0', 3, { opacity: 0.6 }),
          236,
          176,
          0.96,
        ) +
        repeat(4, (i) =>
          area(
            `M-260 ${214 + i * 26}Q${-40 + i * 40} ${186 + i * 24} 340 ${210 + i * 26}V330H-260Z`,
            ['#f4f88a', 'url(#field)', '#1f9a5a', '#0c5a48'][i]!,
          ),
        ) +
        line('M-240 232h60M-120 226h70M0 224h60M120 226h70M-180 256h80M20 250h70M200 252h70', '#fff', 4, {
          opacity: 0.5,
        }) +
        area(star(206, 60, 4, 18, 4), '#fff') +
        area(star(70, 84, 4, 12, 3), '#fff') +
        turf(at, 212, ['#a8e06a', '#3a9a58', '#14604a'], '#fff'),
      { paint: 'block', bend: 'arch', weight: 0.26, stretch: 0.95 },
      { x: 20, y: 209, width: 260, height: 74, rows: 1 },
      // The name stands on the field, below the rainbow, which spans the wide cover.
      { x: 22, y: 186, width: 330, height: 76, rows: 1 },
    )
  )
}

/** A butterfly on the flower of a gumamela, over the bay in the morning. */
const butterflyBay: Flagship = (at, write) => {
  const wing =
    area('M6 -8C20 -84 84 -128 134 -112C152 -96 138 -30 86 0C60 14 24 10 6 4Z', '#1a0c1c') +
    area('M14 -10C30 -74 84 -110 124 -100C134 -84 120 -36 80 -8C58 4 28 4 14 -2Z', 'url(#wing)') +
    line('M16 -8L112 -92M18 -6L124 -62M20 -4L96 -16M22 -14L72 -98', '#5a1c14', 4) +
    area('M6 4C44 4 92 20 96 62C96 92 66 104 44 82C24 62 8 34 6 4Z', '#1a0c1c') +
    area('M14 10C48 12 82 28 84 60C84 82 64 88 50 72C32 54 18 34 14 10Z', 'url(#under)') +
    line('M16 12L76 62M16 14L54 70M18 12L80 40', '#5a1c14', 4) +
    dots(
      [
        { x: 128, y: -98 },
        { x: 133, y: -80 },
        { x: 127, y: -60 },
        { x: 116, y: -40 },
        { x: 98, y: -20 },
        { x: 108, y: -108 },
        { x: 91, y: 60 },
        { x: 82, y: 82 },
        { x: 64, y: 92 },
      ],
      4,
      '#fffbe8',
    ) +
    area('M20 -20C40 -70 80 -100 118 -98C88 -88 52 -62 20 -20Z', '#fff', { opacity: 0.35 })
  const butterfly =
    `<g transform="matrix(-.84 .1 0 1 0 0)">${wing}</g>` +
    wing +
    area('M-8 -22C-10 10 -6 62 0 76C6 62 10 10 8 -22Z', '#2a1420') +
    line('M-6 0H6M-6 16H6M-5 32H5M-4 48H4', '#c87a3a', 3) +
    circle(0, -30, 11, '#2a1420') +
    circle(-5, -32, 3.4, '#fff') +
    circle(5, -32, 3.4, '#fff') +
    line('M-4 -38C-8 -62 -24 -78 -36 -82M4 -38C8 -62 24 -78 36 -82', '#2a1420', 4) +
    circle(-37, -82, 5, '#ffb02e') +
    circle(37, -82, 5, '#ffb02e')
  const flower = (x: number, y: number, size: number, turn: number): string =>
    place(
      repeat(5, (i) =>
        place(
          area(
            'M0 0C-44 -10 -62 -60 -34 -86C-20 -98 -8 -84 0 -92C8 -84 22 -98 36 -84C62 -60 44 -10 0 0Z',
            'url(#petal)',
            {
              stroke: '#c8285a',
              'stroke-width': 2,
            },
          ) + line('M0 -14V-66M-6 -16L-24 -62M6 -16L24 -62', '#a8184a', 3.4, { opacity: 0.5 }),
          0,
          0,
          1,
          i * 72,
        ),
      ) +
        circle(0, 0, 16, '#8a0f3a') +
        line('M0 0Q24 -10 48 -34', '#ffd98a', 9) +
        dots(
          [
            { x: 48, y: -34 },
            { x: 40, y: -38 },
            { x: 52, y: -24 },
            { x: 38, y: -22 },
            { x: 56, y: -40 },
          ],
          5,
          '#ffc22e',
        ),
      x,
      y,
      size,
      turn,
    )
  const leafy = (x: number, y: number, turn: number, size: number): string =>
    place(
      area('M0 0C-40 -26 -40 -80 0 -116C40 -80 40 -26 0 0Z', 'url(#leaf)') +
        area('M0 0C40 -26 40 -80 0 -116Z', '#04302f', { opacity: 0.35 }) +
        line('M0 0V-100M0 -30l-18 -16M0 -30l18 -16M0 -60l-16 -16M0 -60l16 -16', '#c8ffa8', 3, { opacity: 0.5 }),
      x,
      y,
      size,
      turn,
    )
  return (
    lit('air', ['#2a9ae8', '#9ae4fa', '#fff3d0'], [0, 1]) +
    lit('sea', ['#1f9ad0', '#1fc8d0', '#0f7a9a'], [0, 1]) +
    lit('wing', ['#fff08a', '#ffb02e', '#f2642e', '#c8283f'], [0.9, 0.5]) +
    lit('under', ['#ffc23a', '#f2702e', '#c8283f'], [0.5, 1]) +
    lit('petal', ['#ffc8d8', '#ff6a9a', '#d8205c'], [0.4, 1]) +
    lit('leaf', ['#8ae05a', '#2a9a5a', '#0c5a4a'], [0.5, 1]) +
    lit('isle', ['#8ad05a', '#2a8a6a', '#145a6a'], [0.3, 1]) +
    halo('sun', '#fffbd8') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(66, 60, 150, 'url(#sun)') +
        circle(66, 62, 34, '#fffbe0') +
        cloud(-170, 60, 0.8, '#fff', 0.85) +
        cloud(264, 40, 0.6, '#fff', 0.85) +
        area(
          'M-250 152C-226 96 -176 90 -140 152ZM-130 152C-110 116 -80 116 -60 152ZM190 152C206 84 268 76 320 152Z',
          'url(#isle)',
        ) +
        box(-260, 150, 620, 180, 'url(#sea)') +
        line('M-220 166h70M-100 174h60M0 164h60M220 168h60M-180 190h60M20 186h50M-120 214h80', '#d8fff8', 5, {
          opacity: 0.7,
        }) +
        leafy(10, 310, 34, 1.2) +
        leafy(60, 320, -20, 1.1) +
        leafy(300, 320, -34, 1.3) +
        leafy(230, 320, 14, 1.1) +
        leafy(100, 240, -80, 0.9) +
        leafy(190, 236, 84, 0.9) +
        flower(28, 226, 0.5, 20) +
        flower(262, 210, 0.6, -30) +
        oval(146, 224, 90, 34, '#04302f', 0, { opacity: 0.35 }) +
        flower(142, 196, 0.92, 8) +
        oval(152, 172, 40, 12, '#5a0828', 0, { opacity: 0.35 }) +
        place(butterfly, 142, 118, 0.86, -10),
      { paint: 'fade', bend: 'wave', weight: 0.26 },
      { x: 20, y: 199, width: 260, height: 84 },
    )
  )
}

/** A kingfisher rises toward the viewer out of the forest, its wings wide in the light. */
const pakpak: Flagship = (at, write) => {
  const feather = (turn: number, size: number, fill: string, y = 0): string =>
    place(
      area('M0 8C32 -34 36 -112 0 -140C-36 -112 -32 -34 0 8Z', '#0a0c3a', {
        opacity: 0.4,
        transform: 'translate(4 5)',
      }) +
        area('M0 8C30 -34 34 -112 0 -138C-34 -112 -30 -34 0 8Z', fill) +
        line('M0 0V-120', '#fff', 3, { opacity: 0.35 }),
      0,
      y,
      size,
      turn,
    )
  const wing =
    [104, 90, 76, 62, 48, 34, 20].map((turn, i) => feather(turn, 1.12 - Math.abs(i - 3) * 0.03, 'url(#far)')).join('') +
    [100, 84, 68, 52, 36].map((turn) => feather(turn, 0.8, 'url(#middle)')).join('') +
    [94, 76, 58, 40].map((turn) => feather(turn, 0.5, 'url(#near)')).join('') +
    dots(
      [
        { x: 34, y: -20 },
        { x: 48, y: -34 },
        { x: 54, y: -12 },
        { x: 30, y: -42 },
      ],
      4,
      '#c8f4ff',
    )
  const bird =
    [-20, 0, 20].map((turn) => feather(180 + turn, 0.66, 'url(#middle)', 62)).join('') +
    place(wing, 18, 26) +
    `<g transform="scale(-1 1)">${place(wing, 18, 26)}</g>` +
    area('M0 -10C38 -6 44 34 28 64C18 84 -18 84 -28 64C-44 34 -38 -6 0 -10Z', 'url(#chest)') +
    area('M-20 20Q-10 30 0 20Q10 30 20 20M-24 42Q-12 52 0 42Q12 52 24 42M-14 60Q-7 68 0 60Q7 68 14 60', 'none', {
      stroke: '#c8501a',
      'stroke-width': 4,
      opacity: 0.5,
    }) +
    area('M-42 -30C-42 -72 42 -72 42 -30C42 4 20 16 0 16C-20 16 -42 4 -42 -30Z', 'url(#head)') +
    area('M-38 -14C-24 -8 -12 -6 0 8C12 -6 24 -8 38 -14C36 8 18 16 0 16C-18 16 -36 8 -38 -14Z', '#fff6e0') +
    area('M-14 -58Q-6 -92 -22 -98M0 -62Q0 -96 6 -102M14 -58Q14 -84 28 -90', 'none', {
      stroke: '#8a4af0',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }) +
    area('M-14 -18Q0 -26 14 -18L0 20Z', 'url(#bill)') +
    area('M0 -22Q10 -22 14 -18L0 20Z', '#a8180f', { opacity: 0.5 }) +
    circle(-23, -28, 9.5, '#fff') +
    circle(23, -28, 9.5, '#fff') +
    circle(-22, -27, 7, '#120a24') +
    circle(22, -27, 7, '#120a24') +
    circle(-23, -31, 3, '#fff') +
    circle(17, -31, 3, '#fff')
  const loose = (x: number, y: number, turn: number, size: number): string =>
    place(feather(0, size, 'url(#far)'), x, y, 1, turn)
  const canopy = (cx: number, cy: number, r: number): string => circle(cx, cy, r, 'url(#tree)')
  return (
    lit('air', ['#0a4a5c', '#1fa88a', '#d8f08a'], [0, 1]) +
    lit('far', ['#5a2ad8', '#8a4af8', '#f07af0'], [0, 1]) +
    lit('middle', ['#2a6af0', '#4ac8f8'], [0, 1]) +
    lit('near', ['#ff8a2e', '#ffd25e'], [0, 1]) +
    round('chest', ['#fff08a', '#ffb02e', '#e8641e', '#a8301a']) +
    round('head', ['#ffb08a', '#ff6a3a', '#d8284a', '#8a1458']) +
    lit('bill', ['#ff9a5a', '#f0382e', '#c8180f'], [0, 1]) +
    round('tree', ['#8ae05a', '#1f8a5a', '#06403f']) +
    halo('sun', '#fbffc8') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(150, 90, 200, 'url(#sun)') +
        repeat(10, (i) => place(area('M-10 0L-50 -560H50L10 0Z', '#fbffd0', { opacity: 0.16 }), 150, 100, 1, i * 36)) +
        [-230, -180, -120, -70, 0, 270, 310].map((x, i) => canopy(x, 190 - ((i * 31) % 30), 46)).join('') +
        area('M-260 226Q40 206 340 222V330H-260Z', '#0c5a4a') +
        place(bird, 150, 114, 0.96) +
        loose(36, 214, 70, 0.3) +
        loose(270, 196, -50, 0.32) +
        loose(-80, 60, 40, 0.36) +
        loose(-190, 220, -60, 0.34) +
        [-240, -170, -100, -20, 40, 110, 190, 260, 320].map((x, i) => canopy(x, 286 - ((i * 23) % 22), 54)).join('') +
        area('M-260 276Q40 240 340 272V330H-260Z', '#04302f', { opacity: 0.6 }),
      { paint: 'block', bend: 'rise', weight: 0.27 },
      { x: 34, y: 203, width: 232, height: 80, rows: 1 },
      { y: 48, rows: 1 },
    ) +
    nearLeaves(at, ['#8ae05a', '#1f9a5a', '#0a4a3a']) +
    (at.wide
      ? blossom(58, 214, 25, '#ff5a9a', '#b81a6a') +
        blossom(150, 242, 20, '#ffb02e', '#d8641e') +
        blossom(206, 228, 14, '#c88aff', '#6a2ad8') +
        blossom(18, 246, 17, '#fff3d8', '#e8b080')
      : '')
  )
}

export const shoreSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50124': bahaghari,
  '50260': niyogNights,
  '50265': butterflyBay,
  '50266': pakpak,
  '50285': palawanPalms,
}
