/** Covers of things near the viewer, on a stall, a dashboard, a booth, a table and the water, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star, inked, around } from '../draw.ts'
import { ball } from '../families/bingo.ts'
import { numeral } from '../numerals.ts'
import { palettes } from '../palettes.ts'
import { drawHand } from '../people/hand.ts'
import { bronze, tan } from '../people/head.ts'
import { closer, scene } from './caption.ts'
import { beach, felt, marquee, planks, drape } from './feet.ts'
import { outlined, INK } from '../motifs/outline.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, bunting, cloud } from './reels-parts.ts'
import { contact, halo, limb, lit, round } from './volume.ts'

/** The scalloped cloth above a stall, from the left to the right edge of the scene. */
const canopy = (y: number, first: string, second: string): string =>
  repeat(14, (i) => area(`M${i * 46 - 260} -20h46V${y}a23 17 0 0 1 -46 0Z`, i % 2 === 0 ? first : second)) +
  box(-260, -20, 660, 26, '#3a0a24', 0, { opacity: 0.22 })

/** A stall of the market: balls lie in baskets like fruit, and one is on the scale. */
const palengkeBingo: Flagship = (at, write) => {
  const p = palettes.mint
  const basket = (x: number, y: number, width: number): string =>
    contact(x, y + 54, width * 0.56, 9) +
    area(`M${x - width / 2} ${y}H${x + width / 2}L${x + width * 0.4} ${y + 54}H${x - width * 0.4}Z`, 'url(#weave)') +
    line(
      repeat(
        3,
        (i) => `M${num(x - width * (0.48 - i * 0.03))} ${y + 16 + i * 14}H${num(x + width * (0.48 - i * 0.03))}`,
      ),
      '#8a4a18',
      3,
      { opacity: 0.7 },
    ) +
    line(
      repeat(7, (i) => `M${num(x + (i - 3) * width * 0.14)} ${y + 6}L${num(x + (i - 3) * width * 0.12)} ${y + 52}`),
      '#ffe0a0',
      2,
      { opacity: 0.6 },
    ) +
    box(x - width / 2 - 5, y - 5, width + 10, 12, '#ffcf80', 6) +
    box(x - width / 2 - 5, y + 2, width + 10, 5, '#a8602a', 3)
  const heap = (spots: readonly (readonly [x: number, y: number, r: number, label: string, color: string])[]): string =>
    spots.map(([x, y, r, label, color]) => ball(x, y, r, label, color, p)).join('')
  const banana = (x: number, y: number, size: number): string =>
    place(
      repeat(5, (i) =>
        place(
          area('M-6 0C-16 30 -8 60 14 76C20 72 20 66 16 62C4 46 4 24 8 2Z', i % 2 === 0 ? '#ffd23f' : '#f0a81f'),
          0,
          0,
          1,
          i * 17 - 36,
        ),
      ) + box(-8, -16, 16, 22, '#5a8a2a', 5),
      x,
      y,
      size,
    )
  return (
    lit('air', ['#0f8a8a', '#4ad0b0', '#fff0b0'], [0, 1]) +
    lit('weave', ['#ffc878', '#d08a3a', '#8a4a1c'], [0.7, 1]) +
    lit('counter', ['#ff8a5a', '#d84a3a', '#8a1c34'], [0, 1]) +
    halo('lamp', '#fffbd0', 0.95) +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      // Stalls on the other side of the aisle.
      [-250, -150, -50, 60, 170, 270]
        .map(
          (x, i) =>
            box(x, 84, 80, 150, ['#1f9a8a', '#2fb09a'][i % 2] ?? '') +
            area(`M${x - 8} 84L${x + 4} 60H${x + 76}L${x + 88} 84Z`, ['#1c8a80', '#2fa890'][i % 2] ?? '') +
            box(x, 142, 80, 92, ['#0f7a78', '#16887e'][i % 2] ?? ''),
        )
        .join('') +
        circle(150, 90, 190, 'url(#lamp)') +
        banana(30, 46, 1) +
        // The counter with one basket, full of balls.
        area('M-260 228H360V330H-260Z', 'url(#counter)') +
        box(-260, 220, 640, 13, '#ffd098') +
        heap([
          [108, 78, 42, '48', '#2fb06a'],
          [190, 80, 42, '71', '#3a8ae8'],
          [68, 130, 42, '7', '#ff5a4e'],
          [232, 132, 42, '64', '#a85af0'],
          [150, 128, 50, '12', '#ffc22e'],
        ]) +
        place(basket(0, 0, 126), 150, 156, 1.5) +
        (at.wide ? repeat(6, (i) => area(`M${i * 96 - 250} 246h70l-5 50h-60Z`, '#7a1630', { opacity: 0.35 })) : '') +
        canopy(26, '#ff5a4e', '#fff8e8') +
        planks(at, 214, ['#d89a58', '#9a5a2a', '#4a2412']),
      { paint: 'split', bend: 'straight', weight: 0.26, sharp: true, tint: { glow: '#ffd84a', ink: '#2a0f18' } },
      { x: 22, y: 206, width: 256, height: 78 },
      { width: 182 },
    )
  )
}

/** A large open palm holds up a coin before the windshield of a jeepney. */
const baryaLang: Flagship = (at, write) => {
  const front = (x: number, top: number, width: number, color: string): string =>
    box(x, top, width, 190 - top, color) +
    repeat(Math.floor((160 - top) / 24), (row) =>
      repeat(Math.floor(width / 20), (i) => box(x + 7 + i * 19, top + 10 + row * 24, 10, 13, '#fff3c8')),
    )
  const finger = (x: number, tip: number, width: number, turn: number): string =>
    place(
      outlined(box(-width / 2, tip, width, 20 - tip, bronze.base, width / 2), 5) +
        area(
          `M${width * 0.12} ${tip + 3}Q${width / 2 - 2.5} ${tip + 6} ${width / 2 - 2.5} ${tip + width / 2}V16H${width * 0.12}Z`,
          bronze.shade,
        ) +
        line(`M${-width * 0.2} ${tip + 12}v18`, bronze.light, 4),
      x,
      176,
      1,
      turn,
    )
  const palm =
    // The four fingers, the palm with the wrist, and the thumb.
    finger(112, -128, 29, -13) +
    finger(140, -146, 30, -3) +
    finger(169, -140, 29, 6) +
    finger(196, -112, 26, 17) +
    outlined(
      area(
        'M96 152C82 132 62 122 50 112C36 102 44 86 60 92C80 100 96 108 108 124L206 126C214 156 208 190 194 214L198 310H106L110 222C102 202 100 172 96 152Z',
        bronze.base,
      ),
      5,
    ) +
    area('M108 120L206 124V140H100Z', bronze.base) +
    area('M206 130C214 158 208 190 194 214L198 310H166C170 260 186 230 190 190Z', bronze.shade) +
    line('M54 100C72 106 88 116 98 132', bronze.light, 5)
  const coin =
    outlined(circle(5, 6, 56, '#a8640f'), 5) +
    outlined(circle(0, 0, 56, 'url(#brass)'), 5) +
    circle(0, 0, 43, '#ffdb5e', { stroke: '#b8720f', 'stroke-width': 4 }) +
    area('M26 -34A43 43 0 0 1 -30 31A50 50 0 0 0 26 -34Z', '#f0a82a') +
    around(16, 49.5)
      .map(({ x, y }) => circle(x, y, 2.8, x + y < 0 ? '#fff6c8' : '#a8640f'))
      .join('') +
    area(star(2, 3, 8, 28, 13), '#a85a0c') +
    area(star(0, 0, 8, 28, 13), '#fff3a8') +
    line('M-48 -14A50 50 0 0 1 -18 -46', '#fff', 6)
  return (
    lit('air', ['#2f9ae8', '#8ad4f8', '#fff0c0'], [0, 1]) +
    lit('street', ['#b8a8c8', '#6a5a88'], [0, 1]) +
    lit('brass', ['#fff6c0', '#ffcf4a', '#e0981c']) +
    lit('body', ['#f4486a', '#c01c4e', '#7a0c3c'], [0, 1]) +
    halo('sun', '#fffbe0', 0.95) +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [206, -1, 0.907]),
      write,
      cloud(-140, 90, 0.8) +
        front(-230, 90, 60, '#f29a7a') +
        front(-60, 96, 66, '#7ac8d0') +
        front(10, 92, 56, '#ffb07a') +
        front(76, 110, 50, '#8ad0c0') +
        front(200, 104, 52, '#f4a0b0') +
        front(256, 82, 80, '#ffd27a') +
        area('M120 160L-150 250H440L180 160Z', 'url(#street)') +
        circle(150, 120, 150, 'url(#sun)') +
        // The frame of the windshield with its fringe, and the dashboard.
        area(
          'M-260 -10H460V340H-260ZM22 54V190H278V54Q278 34 258 34H42Q22 34 22 54ZM-240 54V190H-8V54Q-8 34 -28 34H-220Q-240 34 -240 54Z',
          'url(#body)',
          {
            'fill-rule': 'evenodd',
            stroke: INK,
            'stroke-width': 5,
          },
        ) +
        line('M34 190V56Q34 46 44 46H256Q266 46 266 56V190', '#e8eefa', 5) +
        line('M34 190V56Q34 46 44 46H256', '#8a94b4', 1.6) +
        outlined(
          repeat(24, (i) => area(`M${i * 30 - 260} 24h30l-15 24Z`, ['#ffd23f', '#27c8b0', '#fff6e0'][i % 3] ?? '')) +
            box(-266, 8, 730, 18, '#ffd23f'),
          3.4,
        ) +
        outlined(box(-266, 188, 730, 16, '#ffd23f'), 4) +
        line('M-260 192H460', '#fff6c0', 4) +
        dots(
          Array.from({ length: 12 }, (_, i) => ({ x: -244 + i * 22, y: 222 })),
          6,
          '#ffe27a',
        ) +
        place(palm, 0, 8) +
        place(coin, 152, 148, 1.02) +
        area(star(100, 104, 4, 22, 4) + star(216, 178, 4, 13, 3), '#fff') +
        drape(at, 230, ['#2fc0d8', '#0f6a9a', '#06305c'], '#ffd23f'),
      { paint: 'block', bend: 'straight', tint: { pale: '#fffbe6', shade: '#ffb92e', ink: '#2a0a2c' } },
      { x: 20, y: 223, width: 260, height: 60, rows: 1 },
      { x: 24, y: 60, width: 176, height: 130 },
    )
  )
}

/** A hand aims a dart at the middle of a booth's target; balloons and prizes hang around it. */
const luckyBooth: Flagship = (at, write) => {
  const balloon = (x: number, y: number, color: string, dark: string): string =>
    area(`M${x} ${y + 24}l-6 10h12Z`, dark) +
    oval(x, y, 20, 24, color) +
    area(
      `M${x + 6} ${y - 23}C${x + 26} ${y - 16} ${x + 22} ${y + 18} ${x} ${y + 24}C${x + 12} ${y + 10} ${x + 14} ${y - 10} ${x + 6} ${y - 23}Z`,
      dark,
      {
        opacity: 0.6,
      },
    ) +
    oval(x - 7, y - 9, 5, 8, '#fff', 24, { opacity: 0.8 })
  const prize = (x: number, y: number, fur: string, dark: string): string =>
    place(
      circle(-14, -28, 9, dark) +
        circle(14, -28, 9, dark) +
        oval(0, 22, 22, 22, fur) +
        oval(0, 26, 13, 14, '#fff0d8') +
        circle(0, -12, 22, fur) +
        oval(0, -4, 10, 8, '#fff0d8') +
        oval(0, -8, 4, 3, '#2a1018') +
        circle(-8, -15, 3, '#2a1018') +
        circle(8, -15, 3, '#2a1018') +
        area('M-10 8L0 12L10 8V18L0 14L-10 18Z', '#e8304a'),
      x,
      y,
    )
  return (
    lit('wall', ['#2a2f9a', '#4a5ae0', '#7a8af8'], [0, 1]) +
    lit('arm', ['#f9d3a8', '#e6ad7b', '#b87048'], [0, 1]) +
    lit('cuff', ['#ffe06a', '#ff9a2e'], [0, 1]) +
    round('gloss', ['#ffffff66', '#ffffff00', '#1a0a4a66']) +
    halo('lamp', '#fff6c0', 0.95) +
    backdrop(at, 'url(#wall)') +
    scene(
      at,
      write,
      repeat(18, (i) => box(i * 40 - 260, -10, 3, 240, '#1a1c7a', 0, { opacity: 0.5 })) +
        circle(132, 112, 180, 'url(#lamp)') +
        [
          [20, 70, 1],
          [26, 132, 2],
          [244, 116, 3],
          [280, 148, 0],
          [230, 64, 2],
          [276, 84, 1],
        ]
          .map(([x = 0, y = 0, i = 0]) =>
            balloon(
              x,
              y,
              ['#ff5a6a', '#ffc22e', '#2fc8a8', '#c86af0'][i] ?? '',
              ['#b81c40', '#c87a14', '#0f7a78', '#6a2aa8'][i] ?? '',
            ),
          )
          .join('') +
        (at.wide ? prize(46, 226, '#f4a0b8', '#d0708e') : '') +
        // The target.
        circle(138, 122, 84, '#0a0a4a', { opacity: 0.4 }) +
        ['#8a1228', '#e8304a', '#fff6e4', '#e8304a', '#fff6e4', '#e8304a']
          .map((color, i) => circle(132, 114, [84, 80, 64, 48, 32, 16][i] ?? 0, color))
          .join('') +
        circle(132, 114, 84, 'url(#gloss)') +
        line('M70 66L100 92', '#10111f', 5) +
        area('M72 68L52 62L44 42L64 48ZM70 66L56 46', '#2fd0c0') +
        // The hand and its dart, near the viewer.
        line('M140 124L196 158', '#e8eef8', 6) +
        line('M132 118L146 128', '#10111f', 4) +
        line('M176 146L214 170', '#ffb01f', 11) +
        area(
          limb([
            [330, 262, 76],
            [262, 214, 50],
            [234, 196, 40],
          ]),
          'url(#arm)',
        ) +
        area('M268 178L380 236V340H300L238 240Z', 'url(#cuff)') +
        line('M270 180L240 240', '#fff6c8', 7) +
        `<g transform="translate(224 180) rotate(-46) scale(1.24)">${inked(drawHand('fist', tan))}</g>` +
        // The flights of the dart, behind the fist.
        line('M230 180L256 194', '#ffb01f', 9) +
        area('M250 186L290 176L300 196L262 200ZM248 194L262 224L290 226L264 200Z', '#2fd0c0') +
        line('M254 192L294 194', '#d8fffa', 2.6) +
        canopy(24, '#e8304a', '#fff8e8') +
        (at.wide ? box(-260, 252, 640, 90, '#a8582a') + box(-260, 248, 640, 9, '#ffc078') : '') +
        marquee(at, 212, ['#2f5ae0', '#16246a', '#0a0c3c'], '#ffe08a'),
      { paint: 'inline', bend: 'straight', weight: 0.25, stretch: 0.86 },
      { x: 26, y: 219, width: 248, height: 64, rows: 1 },
      { x: 24, y: 50, width: 184, height: 166 },
    )
  )
}

/** A pineapple as a cup, with a straw, a paper umbrella and hibiscus, on the beach of a feast. */
const pinyaFiesta: Flagship = (at, write) => {
  const rind = 'M-74 -58C-92 0 -86 70 -46 112H46C86 70 92 0 74 -58Z'
  const slices = ['#ff5f7a', '#ffe066', '#3fc4d8', '#fff3dc', '#8a4fd0', '#ff9a3c']
  const hibiscus = (x: number, y: number, size: number, turn: number): string =>
    place(
      repeat(5, (i) =>
        place(
          area(
            'M0 0C-26 -14 -24 -48 -4 -52C6 -56 14 -50 18 -42C22 -28 16 -10 0 0Z',
            i % 2 === 0 ? '#ff4f7a' : '#e82a62',
          ),
          0,
          0,
          1,
          i * 72,
        ),
      ) +
        circle(0, 0, 9, '#a80f44') +
        line('M0 0L22 -24', '#ffe08a', 4) +
        dots(
          [
            { x: 22, y: -24 },
            { x: 16, y: -22 },
            { x: 22, y: -17 },
          ],
          3.4,
          '#ffcf3a',
        ),
      x,
      y,
      size,
      turn,
    )
  return (
    lit('air', ['#ff5f8a', '#ff9a8a', '#ffe8b0'], [0, 1]) +
    lit('sea', ['#3fd8d8', '#1f8ac8'], [0, 1]) +
    lit('sand', ['#fff0c0', '#ffd080', '#e0984a'], [0, 1]) +
    lit('rind', ['#ffd84a', '#f8a01f', '#c0600f', '#7a3408'], [0.9, 0.7]) +
    lit('juice', ['#fffbc0', '#ffe04a', '#ffb82a'], [0, 1]) +
    lit('leaf', ['#a8f070', '#2fa85a', '#0c5a44'], [0.6, 1]) +
    halo('sun', '#fffbe0', 0.95) +
    `<clipPath id="cup"><path d="${rind}"/></clipPath>` +
    backdrop(at, 'url(#air)') +
    bunting(at, 2, ['#ffe066', '#3fc4d8', '#fff3dc', '#8a4fd0']) +
    scene(
      closer(at, [186, -24, 1.12]),
      write,
      circle(210, 96, 160, 'url(#sun)') +
        circle(226, 106, 44, '#fffbe8') +
        cloud(-190, 96, 0.9, '#fff', 0.8) +
        cloud(-70, 60, 0.7, '#fff', 0.7) +
        cloud(36, 84, 0.7, '#fff', 0.8) +
        box(-260, 142, 640, 80, 'url(#sea)') +
        line('M-240 156h60M-150 166h80M-30 154h50M210 156h60M240 170h60M20 172h40', '#e8fffb', 4, { opacity: 0.8 }) +
        area('M-260 190Q-100 176 40 190T360 184V330H-260Z', 'url(#sand)') +
        line('M-260 188Q-100 174 40 188T360 182', '#fff', 6, { opacity: 0.8 }) +
        place(
          contact(6, 114, 78, 14, '#8a3a10') +
            // Behind the rim: leaves, the straw and the umbrella.
            area('M46 -60C56 -100 88 -124 124 -126C110 -100 98 -76 74 -54Z', 'url(#leaf)') +
            area('M30 -60C40 -120 66 -146 92 -156C90 -124 80 -90 62 -56Z', 'url(#leaf)') +
            line('M14 -56L40 -148L74 -160', '#fff6f0', 13) +
            line('M16 -64L18 -72M22 -86L24 -94M29 -110L31 -118M36 -134L37 -139M50 -152L56 -154', '#ff4f7a', 12) +
            line('M-26 -50L-42 -96', '#c8864a', 5) +
            place(
              repeat(6, (i) =>
                area(
                  `M0 -30L${num(Math.cos(Math.PI * (1 + i / 6)) * 66)} ${num(20 + Math.sin(Math.PI * (1 + i / 6)) * 16)}Q${num(Math.cos(Math.PI * (1 + (i + 0.5) / 6)) * 72)} ${num(12 + Math.sin(Math.PI * (1 + (i + 0.5) / 6)) * 14)} ${num(Math.cos(Math.PI * (1 + (i + 1) / 6)) * 66)} ${num(20 + Math.sin(Math.PI * (1 + (i + 1) / 6)) * 16)}Z`,
                  slices[i] ?? '',
                ),
              ) +
                area('M-66 20Q0 42 66 20Q0 2 -66 20Z', '#a82a6a') +
                circle(0, -31, 4, '#fff6e0'),
              -46,
              -100,
              0.82,
              -16,
            ) +
            area(rind, 'url(#rind)') +
            `<g clip-path="url(#cup)">` +
            line(
              repeat(7, (i) => `M${i * 40 - 210} -60L${i * 40 - 40} 120M${i * 40 + 10 - 60} -60L${i * 40 - 230} 120`),
              '#8a4208',
              4,
              { opacity: 0.7 },
            ) +
            repeat(20, (i) =>
              area(
                star(((i % 5) - 2) * 40 + (Math.floor(i / 5) % 2) * 20, -30 + Math.floor(i / 5) * 42, 4, 8, 3),
                '#fff0a0',
              ),
            ) +
            area('M30 -60H120V130H20C64 80 56 0 30 -60Z', '#5a1c08', { opacity: 0.36 }) +
            '</g>' +
            line('M-70 -30C-78 20 -70 66 -44 98', '#fff6c0', 6, { opacity: 0.8 }) +
            oval(0, -58, 76, 23, '#a8560c') +
            oval(0, -60, 72, 20, '#ffe98a') +
            oval(0, -58, 60, 15, 'url(#juice)') +
            circle(-24, -58, 7, '#fffbe0', { opacity: 0.8 }) +
            circle(18, -54, 5, '#fffbe0', { opacity: 0.8 }) +
            line('M14 -58L20 -82', '#fff6f0', 13) +
            hibiscus(62, -46, 0.7, 14) +
            // A slice on the rim.
            place(
              circle(0, 0, 34, '#c8780f') +
                circle(0, 0, 29, '#ffe25a') +
                line('M0 -9V-26M8 -5L23 -14M8 5L23 14M0 9V26M-8 5L-23 14M-8 -5L-23 -14', '#f0a01a', 3) +
                circle(0, 0, 8, '#c8780f'),
              -70,
              -50,
              0.86,
              -10,
            ),
          142,
          132,
          0.72,
          3,
        ) +
        (at.wide
          ? hibiscus(14, 250, 0.8, -20) +
            area('M250 262C262 226 300 226 312 262C300 272 262 272 250 262Z', '#fff0e0') +
            line('M281 234V266M268 240L272 268M294 240L290 268', '#e8a890', 4) +
            area(star(-150, 268, 5, 26, 11, -60), '#ff7a5a', {
              stroke: '#ff7a5a',
              'stroke-width': 8,
              'stroke-linejoin': 'round',
            })
          : '') +
        beach(at, 212, ['#ffe8b0', '#f0b060', '#b0602a']),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 22, y: 204, width: 256, height: 80 },
    )
  )
}

/** The nine balls lie in their rack, seen from above, under the lamp; the moon shines through a window. */
const nineBallNight: Flagship = (at, write) => {
  const r = 26
  const column = r * Math.sqrt(3)
  const colors = ['#ffc21f', '#2f6af0', '#f0384a', '#8a3ad0', '#ff7a1f', '#1fa05a', '#a82a3c', '#2a2438', '#ffc21f']
  // The one is at the tip, the nine in the middle.
  const rows: readonly (readonly number[])[] = [[1], [2, 3], [4, 9, 5], [6, 7], [8]]
  const balls = rows.flatMap((row, i) =>
    row.map((count, k): readonly [x: number, y: number, count: number] => [
      (i - 2) * column,
      (k * 2 - row.length + 1) * r,
      count,
    ]),
  )
  const racked = ([x, y, count]: readonly [x: number, y: number, count: number]): string => {
    const color = colors[count - 1] ?? ''
    return place(
      (count === 9
        ? circle(0, 0, r, '#fff8ec') +
          area(`M-22 -14Q0 -21 22 -14A${r} ${r} 0 0 1 22 14Q0 21 -22 14A${r} ${r} 0 0 1 -22 -14Z`, color)
        : circle(0, 0, r, color)) +
        circle(0, 0, r, 'url(#gloss)') +
        circle(0, 1, 10.4, '#fffaf0') +
        numeral(`${count}`, 0, 1, 14, '#1a1030', 0.24) +
        oval(-11, -15, 6.6, 4, '#fff', -40, { opacity: 0.9 }) +
        line(`M8 ${r - 4}A${r - 3} ${r - 3} 0 0 0 ${r - 4} 8`, '#fff', 2, { opacity: 0.45 }),
      x,
      y,
      1,
      10,
    )
  }
  const [wide, high] = [column * 2 + r * 2 + 11, r * 2 + r * 1.155 + 6]
  const frame = `M${num(-wide)} 0L0 ${num(-high)}L${num(wide)} 0L0 ${num(high)}Z`
  const wood = (color: string, width: number, shift = 0): string =>
    area(frame, 'none', {
      stroke: color,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      ...(shift === 0 ? {} : { transform: `translate(${shift} ${shift})`, opacity: 0.5 }),
    })
  return (
    lit('cloth', ['#1fa8a8', '#0c6480', '#0a2a58']) +
    lit('rail', ['#ffc880', '#b0602a', '#5a2414'], [0, 1]) +
    round('white', ['#ffffff', '#fff8ec', '#e8d4c8', '#9a7a9a']) +
    `<radialGradient id="gloss" cx=".36" cy=".3" r=".74"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0430" stop-opacity=".62"/></radialGradient>` +
    halo('lamp', '#c8ffe0', 0.9) +
    backdrop(at, 'url(#cloth)') +
    scene(
      closer(at, [197, 14, 0.94]),
      write,
      area('M-250 60L-150 30L-60 330H-160ZM-140 26L-60 4L40 330H-48Z', '#d8f4ff', { opacity: 0.16 }) +
        circle(130, 96, 190, 'url(#lamp)') +
        // The rail along the far side of the table.
        box(-260, -30, 640, 48, 'url(#rail)') +
        line('M-260 17H380', '#5a2414', 3) +
        box(-260, 18, 640, 8, '#063a4a', 0, { opacity: 0.4 }) +
        [-220, -140, -60, 20, 100, 180].map((x) => area(star(x, 4, 4, 7, 4), '#fff6e0')).join('') +
        place(
          area(frame, '#043038', { opacity: 0.4 }) +
            wood('#04242c', 16, 7) +
            balls.map(([x, y]) => circle(x + 5, y + 6, r, '#04242c', { opacity: 0.45 })).join('') +
            balls.map(racked).join('') +
            wood('#6a2f14', 15) +
            wood('#c8783a', 10) +
            line(`M${num(-wide)} -2L0 ${num(-high - 2)}L${num(wide)} -2`, '#ffd9a0', 3) +
            area(star(-12, -18, 4, 16, 2.6), '#fff'),
          150,
          114,
          0.94,
          -9,
        ) +
        (at.wide
          ? oval(98, 250, 27, 25, '#04242c', 0, { opacity: 0.45 }) +
            circle(92, 243, 26, 'url(#white)') +
            oval(82, 230, 7, 4.4, '#fff', -40) +
            line('M-260 292L50 258', '#04242c', 10, { opacity: 0.4 }) +
            area('M-260 274L52 246L53 253L-260 290Z', '#d8924a') +
            area('M-260 274L52 246L52 249L-260 281Z', '#ffdca0') +
            area('M42 247L53 246L54 253L43 255Z', '#fff8f0') +
            area('M53 246L58 246L58.6 252.6L54 253Z', '#2f6af0')
          : '') +
        felt(at, 218, ['#2fb8b0', '#0f6a80', '#062c4a'], ['#f0b070', '#8a3f1f'], '#fff0c0'),
      { paint: 'bulbs', bend: 'arch', weight: 0.26 },
      { x: 16, y: 208, width: 268, height: 76 },
    )
  )
}

export const counterSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '17207': nineBallNight,
  '20208': luckyBooth,
  '27106': palengkeBingo,
  '50208': baryaLang,
  '50253': pinyaFiesta,
}
