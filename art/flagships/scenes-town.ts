/** Covers of towns, feasts and shores whose scene fills the frame, by game ID. */
import { lanterns } from '../canvas.ts'
import {
  area,
  around,
  bothSides,
  box,
  circle,
  dots,
  inked,
  line,
  mix,
  num,
  oval,
  pen,
  place,
  repeat,
  star,
} from '../draw.ts'
import { suit } from '../families/cards.ts'
import { azureCourt, court } from '../families/court-cards.ts'
import { outlined } from '../motifs/outline.ts'
import { numeral } from '../numerals.ts'
import { drawFace, drawNeck } from '../people/head.ts'
import { outlined as outlineAround } from '../people/outline.ts'
import { bobWoman } from '../people/soft-heads.ts'
import { racehorse } from '../racehorse.ts'
import { closer, scene, sceneBelow } from './caption.ts'
import { leaves, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { nearLeaves } from './fronts.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { contact, halo, limb, lit, round } from './volume.ts'

/** A white horse and its jockey gallop toward the viewer, past the post of the finish. */
const derbyDash: Flagship = (at, write) => {
  const post =
    line('M0 0V-150', '#8a1a24', 12) +
    line('M-2 0V-150', '#ff8a6a', 4) +
    circle(0, -164, 26, '#fff6e0') +
    circle(0, -164, 19, '#e2303f') +
    circle(0, -164, 8, '#fff6e0')
  const check = repeat(16, (i) => {
    const [row, column] = [i % 8, Math.floor(i / 8)]
    const x = (t: number, side: number): number => 140 - t * 44 + side * (16 + t * 14)
    const [from, to, left] = [row / 8, (row + 1) / 8, column]
    return area(
      `M${num(x(from, left))} ${num(196 + from * 110)}H${num(x(from, left + 1))}L${num(x(to, left + 1))} ${num(196 + to * 110)}H${num(x(to, left))}Z`,
      (row + column) % 2 === 0 ? '#fffbe8' : '#1c2a14',
    )
  })
  return (
    lit('morning', ['#2f8ae8', '#7ad0f8', '#fff0b8'], [0, 1]) +
    lit('turf', ['#c8f060', '#6ac83f', '#2a8a3a'], [0, 1]) +
    lit('white', ['#ffffff', '#fff0e0', '#e0b8b0'], [0.5, 1]) +
    lit('silk', ['#4fe0a0', '#12a070', '#06604a'], [0.6, 1]) +
    halo('low', '#fff6c0') +
    backdrop(at, 'url(#morning)') +
    scene(
      closer(at, [196, -1, 0.93]),
      write,
      circle(262, 176, 150, 'url(#low)') +
        circle(262, 178, 44, '#fff6d0') +
        // The stand with its roof and its flags, and trees behind the track.
        repeat(9, (i) => circle(80 + i * 32, 178 - (i % 3) * 6, 24, ['#3aa860', '#2a9058'][i % 2] ?? '')) +
        area('M-240 132H36V196H-240Z', '#f8e4d0') +
        area('M-240 88L56 72L64 88L-240 112Z', '#e8384a') +
        area('M-240 88L56 72L58 78L-240 96Z', '#ff8a7a') +
        line('M-200 108V190M-100 102V190M0 96V190', '#c8a890', 5) +
        [-190, -110, -30, 40]
          .map(
            (x, i) =>
              line(`M${x} 84V44`, '#fff', 3) +
              area(`M${x} 44q12 -6 24 0t14 2v18q-14 -4 -24 0t-14 -2Z`, ['#ffd23f', '#2fb8a8', '#ff7ab0'][i % 3] ?? ''),
          )
          .join('') +
        dots(
          Array.from({ length: 46 }, (_, i) => ({ x: ((i * 37) % 262) - 240, y: 136 + ((i * 19) % 48) })),
          4.6,
          '#e8785a',
        ) +
        box(-240, 190, 560, 130, 'url(#turf)') +
        line('M-240 190H320', '#fff6e0', 6) +
        line('M-180 190v16M-90 190v16M0 190v16M90 190v16M270 190v16', '#fff6e0', 5) +
        check +
        line('M-240 236H-30M-220 296H60M210 290H320M250 226H320', '#d8f07a', 5, { opacity: 0.5 }) +
        place(post, 276, 246, 0.84) +
        contact(140, 282, 150, 15, '#0c2a10') +
        line('M-60 196l60 -6M-80 240l76 -10M-50 150l40 -4', '#fff', 6, { opacity: 0.6 }) +
        dots(
          [
            { x: 12, y: 272 },
            { x: -6, y: 256 },
            { x: 36, y: 284 },
            { x: 58, y: 268 },
            { x: -24, y: 278 },
            { x: 232, y: 288 },
            { x: 256, y: 276 },
          ],
          6,
          '#2f5a1f',
        ) +
        place(
          racehorse({
            coat: 'url(#white)',
            shade: '#b89ac8',
            light: '#ffffff',
            mane: '#7a4a98',
            silks: 'url(#silk)',
            trim: '#ffd23f',
          }),
          156,
          at.wide ? 168 : 156,
          at.wide ? 0.86 : 0.76,
          2,
        ) +
        // Plain turf is behind the name.
        turf(at, 218, ['#5ab84a', '#1f7a3a', '#0a3a20']),
      { paint: 'block', bend: 'rise', weight: 0.27 },
      { x: 20, y: 222, width: 260, height: 62, rows: 1, skew: -8 },
      { x: 24, y: 62, width: 162, height: 124, skew: -8 },
    )
  )
}

/** A ball falls through the pins of a board in a plaza, toward the lit fields with the prizes. */
const dropBallPlaza: Flagship = (at, write) => {
  const fields = ['#ffb822', '#ff6b8a', '#2fd0a0', '#ff6b8a', '#ffb822']
  const far = (column: number): number => 62 + column * 35.2
  const near = (column: number): number => -6 + column * 62.4
  const spot = (row: number, column: number): { x: number; y: number } => {
    const t = row / 4
    const y = 98 + 26 * row + 3 * row * row
    const reach = 86 + t * 50
    return { x: 150 + (column - 2 + (row % 2) * 0.5) * (reach / 2.4), y }
  }
  const pins = Array.from({ length: 21 }, (_, i) => spot(Math.floor(i / 5), i % 5)).slice(0, 20)
  const pin = (x: number, y: number): string =>
    oval(x + 6, y + 7, 9, 6, '#06082a', 0, { opacity: 0.5 }) + circle(x, y, 8, 'url(#pin)')
  const trail = [
    [96, 96, 14, 0.25],
    [104, 112, 24, 0.3],
    [122, 132, 34, 0.35],
  ] as const
  return (
    lit('evening', ['#0c0d3c', '#3a2a9a', '#a85ac8'], [0, 1]) +
    lit('board', ['#3f5ae8', '#2636b0', '#141a6a'], [0.3, 1]) +
    lit('frame', ['#fff0a0', '#f7b52e', '#a8560c'], [0.8, 1]) +
    round('pin', ['#fffbe0', '#ffd23f', '#b8690c']) +
    round('ball', ['#ffd0c0', '#ff5f57', '#d81f3f', '#6a0a30']) +
    halo('spark', '#fff2b0') +
    backdrop(at, 'url(#evening)') +
    scene(
      at,
      write,
      area('M-240 190L-200 140L-160 190V150H-110V190L-60 120L-10 190V320H-240ZM300 160L340 120V320H280Z', '#1c1458') +
        [-200, -150, -100, -50, 0]
          .map(
            (x, i) =>
              circle(x, 34 + i * (4 - i) * 7, 36, 'url(#spark)') + oval(x, 34 + i * (4 - i) * 7, 10, 12, '#ffd25e'),
          )
          .join('') +
        area('M52 76H248L346 330H-46Z', '#06082a', { opacity: 0.5 }) +
        area('M48 70H252L340 320H-40Z', 'url(#frame)') +
        area('M60 82H240L326 320H-26Z', 'url(#board)') +
        area('M60 82H150L60 320H-26Z', '#fff', { opacity: 0.08 }) +
        pins.map(({ x, y }) => pin(x, y)).join('') +
        repeat(5, (i) =>
          area(
            `M${num(far(i) - 26 + i * 13)} 246H${num(far(i + 1) - 26 + (i + 1) * 13 - 13 + 13)}L${num(near(i + 1))} 304H${num(near(i))}Z`,
            fields[i]!,
          ),
        ) +
        ['14', '3', '0.3', '3', '14']
          .map((text, i) => numeral(text, 39 + i * 56.7, 277, text === '0.3' ? 20 : 27, '#1a1046', 0.24))
          .join('') +
        repeat(6, (i) => {
          const x = far(i) - 26 + i * 13
          return (
            line(`M${num(x)} 232L${num(near(i))} 306`, '#0c0d3c', 12) +
            line(`M${num(x - 2)} 231L${num(near(i) - 2)} 306`, '#ffe08a', 5)
          )
        }) +
        circle(172, 178, 96, 'url(#spark)', { opacity: 0.6 }) +
        trail.map(([x, y, r, opacity]) => circle(x, y, r, '#ff8a7d', { opacity })).join('') +
        oval(170, 196, 54, 46, '#06082a', 0, { opacity: 0.5 }) +
        circle(154, 172, 52, 'url(#ball)') +
        oval(134, 148, 17, 10, '#fff', -38, { opacity: 0.9 }),
      { paint: 'block', bend: 'arch', weight: 0.26 },
      { x: 19, y: 16, width: 184, height: 80 },
    )
  )
}

/** Balls with numbers roll through a plaza under paper flags, toward the viewer. */
const pistaBingo: Flagship = (at, write) => {
  const ball = (x: number, y: number, size: number, color: string, text: string, turn: number): string =>
    contact(x + size * 0.12, y + size * 0.94, size, size * 0.18, '#1a0620') +
    place(
      circle(0, 0, 60, color) +
        circle(0, 0, 60, 'url(#volume)') +
        place(
          oval(0, 4, 36, 35, '#fff8e6') +
            oval(0, 4, 36, 35, 'none', 0, { stroke: '#2a0d24', 'stroke-width': 2.5, opacity: 0.4 }) +
            numeral(text, 0, 5, 36, '#2a0d24', 0.25),
          0,
          0,
          1,
          turn,
        ) +
        oval(-26, -38, 14, 8, '#fff', -38, { opacity: 0.9 }),
      x,
      y,
      size / 60,
    )
  const flags = (from: readonly [number, number], to: readonly [number, number], sag: number, size: number): string => {
    const count = 9
    const on = (t: number): readonly [number, number] => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
    ]
    return repeat(count, (i) => {
      const [a, b] = [on(i / count), on((i + 0.9) / count)]
      return area(
        `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}L${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2 + size)}Z`,
        ['#ff5f57', '#fff1cf', '#27c8a4', '#ffb22e'][i % 4]!,
      )
    })
  }
  const church =
    area('M-62 0V-84L-62 -100L-46 -122L-30 -100V-70L0 -96L30 -70V-100L46 -122L62 -100V0Z', '#7a2f6a') +
    area('M0 -96L30 -70V-100L46 -122L62 -100V0H0Z', '#4f1a58') +
    area('M-14 0V-30A14 14 0 0 1 14 -30V0ZM-52 -70v-14a6 6 0 0 1 12 0v14ZM40 -70v-14a6 6 0 0 1 12 0v14Z', '#ffd27a') +
    circle(0, -60, 9, '#ffd27a')
  return (
    lit('dusk', ['#1c0f52', '#7a2a8a', '#ff7a6a', '#ffc46a'], [0, 1]) +
    lit('plaza', ['#d8785a', '#6a2450', '#2a0d3a'], [0, 1]) +
    `<radialGradient id="volume" cx=".34" cy=".28" r=".78"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#2a0640" stop-opacity="0"/><stop offset="1" stop-color="#2a0640" stop-opacity=".65"/></radialGradient>` +
    halo('light', '#ffe0a0') +
    backdrop(at, 'url(#dusk)') +
    scene(
      at,
      write,
      circle(150, 170, 150, 'url(#light)') +
        area('M-240 120H-180V100H-120V128H-60L-30 104L0 128V190H-240ZM240 190V128L270 106L320 140V190Z', '#4f1a58') +
        flags([-250, -4], [-60, -8], 20, 26) +
        box(-240, 184, 560, 130, 'url(#plaza)') +
        line(
          'M150 184L-160 310M150 184L40 310M150 184L260 310M150 184L460 310M-240 206H320M-240 246H320',
          '#ffb07a',
          2.5,
          { opacity: 0.4 },
        ) +
        place(church, at.wide ? 150 : 232, 188, 1.1) +
        flags([-60, -8], [150, 10], 18, 26) +
        flags([150, 10], [360, -8], 18, 26) +
        ball(52, 176, 30, '#ff6b5e', '45', -14) +
        ball(252, 178, 32, '#27c8a4', '8', 12) +
        ball(34, 234, 54, '#ffb22e', '7', -10) +
        ball(268, 240, 56, '#ff5f96', '68', 14) +
        ball(150, 232, 68, '#3f8fe8', '12', 6),
      { bend: 'smile', weight: 0.27 },
      { x: 24, y: 42, width: 184, height: 112 },
    )
  )
}

/** A woman tips the brim of her hat of gold, her elbows out, in a shaft of light in the forest. */
const goldenSalakot: Flagship = (at, write) => {
  const cone = 'M0 -96C22 -62 84 -12 138 30Q140 40 130 46Q0 92 -130 46Q-140 40 -138 30C-84 -12 -22 -62 0 -96Z'
  const weave = [-1, -0.72, -0.42, -0.14, 0.14, 0.42, 0.72, 1]
    .map((t) => `M0 -92Q${num(t * 52)} -20 ${num(t * 126)} ${num(66 - t * t * 26)}`)
    .join('')
  const hat =
    area('M-132 42Q0 -4 132 42Q0 102 -132 42Z', '#5a2406') +
    area(cone, 'url(#gold)') +
    line('M-34 -50Q0 -36 34 -50M-66 -22Q0 4 66 -22M-98 4Q0 46 98 4', '#8a4a08', 4, { opacity: 0.6 }) +
    line(weave, '#a85f0c', 3, { opacity: 0.5 }) +
    area('M0 -96C22 -62 84 -12 138 30Q140 40 130 46Q104 58 70 62C74 10 30 -60 0 -96Z', '#7a3208', { opacity: 0.42 }) +
    line('M-10 -76C-38 -42 -82 -8 -124 26', '#fffbe0', 7) +
    line('M-134 36Q0 86 134 36', '#fff0a0', 8) +
    line('M-134 44Q0 94 134 44', '#a8560c', 4) +
    [-94, -48, 0, 48, 94]
      .map((x, i) =>
        place(
          area('M0 -11L10 0L0 11L-10 0Z', ['#ff4f6a', '#2fd0c8'][i % 2]!, { stroke: '#fff6c0', 'stroke-width': 3 }),
          x,
          62 - (x * x) / 420,
        ),
      )
      .join('') +
    area('M-13 -88C-16 -104 -6 -106 0 -132C6 -106 16 -104 13 -88Q0 -80 -13 -88Z', 'url(#gold)') +
    circle(0, -100, 8, '#ff4f6a', { stroke: '#fff6c0', 'stroke-width': 3 })
  const { skin } = bobWoman
  /** Long hair instead of the bob of the portrait, in waves down to her elbows. */
  const hair = area(
    'M0 -98C60 -98 78 -50 74 -6C70 34 100 56 92 100' +
      'C88 134 108 154 100 196H-104C-116 158 -92 134 -96 100C-102 60 -72 34 -76 -6' +
      'C-80 -50 -60 -98 0 -98Z',
    '#3a1a2a',
  )
  const woman =
    outlineAround(hair) +
    pen(
      'M-62 30C-66 60 -90 70 -84 104C-80 132 -98 150 -94 180M62 30C66 58 88 70 82 104C78 130 96 150 90 180',
      '#8a4a5c',
      5,
    ) +
    outlineAround(
      // Her blouse with puffed sleeves; the elbow of the lowered arm is at the right.
      area(
        limb([
          [112, 150, 46],
          [166, 200, 40],
          [120, 270, 34],
        ]),
        skin.shade,
      ) +
        area(
          limb([
            [-112, 148, 48],
            [-170, 128, 40],
            [-136, 22, 27],
          ]),
          skin.base,
        ) +
        drawNeck(bobWoman, -8) +
        area('M-54 102C-100 108 -120 140 -112 300H118C124 140 104 108 54 102Q2 150 -54 102Z', 'url(#shirt)') +
        area('M-54 102C-96 96 -138 112 -146 148C-144 172 -122 184 -98 176C-88 150 -74 126 -54 102Z', '#ff7a6a') +
        area('M54 102C96 96 138 112 146 148C144 172 122 184 98 176C88 150 74 126 54 102Z', '#c8304a'),
    ) +
    pen('M-124 150Q-150 154 -184 136', skin.shade, 7) +
    pen('M-54 102Q2 150 54 102', '#ffd84a', 9) +
    pen('M-144 150Q-122 172 -100 172M144 150Q122 172 100 172', '#ffd84a', 8) +
    pen('M-118 122Q-100 112 -84 114', '#ffd0b8', 6) +
    pen('M-157 50L-127 42', '#ffd84a', 9) +
    outlineAround(area(bobWoman.outline, skin.base)) +
    drawFace({ ...bobWoman, eyes: bobWoman.eyes.map((eye) => ({ ...eye, w: eye.w * 1.12, h: eye.h * 1.24 })) }) +
    // Strands from under the hat, before her cheeks.
    outlineAround(
      area(
        'M-52 -60C-64 -30 -56 6 -60 40C-62 62 -78 70 -76 96C-92 70 -84 50 -80 30C-84 0 -82 -40 -52 -60Z' +
          'M52 -60C64 -30 56 6 60 40C62 62 78 70 76 96C92 70 84 50 80 30C84 0 82 -40 52 -60Z',
        '#3a1a2a',
      ),
      8,
    ) +
    // The shadow of the brim on her face.
    area('M-52 -50H52C53 -40 53 -34 52 -26Q0 -8 -52 -26Z', '#3a0a18', { opacity: 0.3 })
  /** The hand that tips the brim: the thumb is below it, and the fingers lie over it. */
  const thumb = outlineAround(
    area('M-158 26C-166 6 -162 -14 -146 -26H-112C-106 -8 -112 8 -122 22Z', skin.base) +
      area('M-118 -2C-108 -10 -96 -14 -88 -12C-82 -8 -84 2 -92 4C-102 6 -108 12 -118 14Z', skin.base),
    9,
  )
  const fingers =
    outlined(
      repeat(4, (i) =>
        area(
          limb([
            [-104 - i * 16, -4 + i * 3, 20],
            [-98 - i * 15, -40 + i * 4, 17],
          ]),
          skin.base,
          { 'paint-order': 'stroke' },
        ),
      ),
      9,
    ) + pen('M-101 -40V-34M-116 -36V-30M-131 -32V-26M-146 -28V-22', skin.light, 5)
  const leaf = (x: number, y: number, size: number, turn: number, color: string): string =>
    place(
      area('M0 0C34 -50 30 -120 0 -170C-30 -120 -34 -50 0 0Z', color) +
        line('M0 -8V-150', '#fff', 3, { opacity: 0.16 }),
      x,
      y,
      size,
      turn,
    )
  return (
    lit('forest', ['#2fa890', '#0f6a6a', '#06303f'], [0.2, 1]) +
    lit('gold', ['#fffbd0', '#ffd84a', '#f09a1a', '#a8500c'], [0.85, 1]) +
    lit('shirt', ['#ff7a6a', '#c8304a', '#6a1038'], [0.6, 1]) +
    halo('shine', '#fff2a0') +
    backdrop(at, 'url(#forest)') +
    scene(
      at,
      write,
      box(-200, -10, 40, 330, '#0a4a52') +
        box(-90, -10, 26, 330, '#0f5a5c') +
        box(20, -10, 26, 330, '#0f5a5c') +
        box(256, -10, 36, 330, '#0a4a52') +
        area('M60 -20H190L330 320H-40Z', '#fff6b0', { opacity: 0.2 }) +
        area('M104 -20H160L230 320H40Z', '#fff6b0', { opacity: 0.2 }) +
        circle(150, 116, 170, 'url(#shine)') +
        leaf(-30, 190, 1, 54, '#0f5a44') +
        leaf(-20, 250, 0.9, 30, '#17805a') +
        leaf(326, 190, 1, -52, '#0a4a44') +
        leaf(324, 250, 0.9, -34, '#12704f') +
        place(inked(woman + thumb), 158, 102, 0.82) +
        `<g transform="translate(156 46) rotate(-7) scale(.9 .5)">${outlined(area(cone, '#7a3208'), 13)}${hat}</g>` +
        place(inked(fingers), 158, 102, 0.82) +
        [
          [28, 24, 14],
          [272, 20, 18],
          [246, 6, 9],
        ]
          .map(([x, y, r]) => area(star(x!, y!, 4, r!, r! / 4), '#fffbe0'))
          .join('') +
        leaves(at, 208, ['#5ac88a', '#1f8a6a', '#0a4a44']),
      { paint: 'fade', bend: 'smile', weight: 0.26 },
      { x: 22, y: 197, width: 256, height: 86 },
    )
  )
}

/** A creek by night between trees full of fireflies, with a boat and its reflection. */
const fireflyCreek: Flagship = (at, write) => {
  const lights = (
    count: number,
    left: number,
    top: number,
    width: number,
    height: number,
    salt: number,
  ): { x: number; y: number }[] =>
    Array.from({ length: count }, (_, i) => {
      const [a, b] = [((i * 61 + salt) % 97) / 97, ((i * 37 + salt * 3) % 89) / 89]
      const angle = a * Math.PI * 2
      const reach = Math.sqrt(b)
      return {
        x: left + (width / 2) * (1 + Math.cos(angle) * reach),
        y: top + (height / 2) * (1 + Math.sin(angle) * reach),
      }
    })
  const tree = (x: number, y: number, size: number, salt: number): string =>
    place(
      circle(0, -90, 130, 'url(#swarm)') +
        area(
          'M-8 0C-12 -40 -20 -60 -46 -84L-38 -90C-18 -74 -10 -66 -4 -60L4 -110H12L12 -58C24 -70 34 -76 46 -92L54 -86C34 -60 18 -44 16 0Z',
          '#04181c',
        ) +
        [
          'M-86 -78a40 36 0 0 1 46 -54a50 46 0 0 1 88 -6a42 40 0 0 1 44 66a34 30 0 0 1 -56 22a60 40 0 0 1 -76 2a38 30 0 0 1 -46 -30Z',
        ]
          .map((d) => area(d, '#0b3f36') + area(d, 'url(#crown)'))
          .join('') +
        dots(lights(26, -78, -140, 160, 92, salt), 5, '#e8ff6a', { opacity: 0.4 }) +
        dots(lights(26, -78, -140, 160, 92, salt), 2.6, '#fdffd0'),
      x,
      y,
      size,
    )
  const wing = (dx: number, dy: number, turn: number, size: number): string =>
    place(
      area('M0 0C-30 -22 -84 -40 -104 -18C-112 8 -52 26 0 12Z', '#d8fff4', {
        opacity: 0.82,
        stroke: '#0a2a2c',
        'stroke-width': 4,
      }) + line('M-6 4C-40 -8 -66 -16 -94 -14M-10 8C-40 4 -60 4 -84 4', '#7ad8c8', 3),
      dx,
      dy,
      size,
      turn,
    )
  const edge = { stroke: '#1a0a14', 'stroke-width': 5, 'stroke-linejoin': 'round' }
  const bug =
    circle(4, 62, 120, 'url(#bug)') +
    bothSides(wing(-14, 2, 12, 1) + wing(-14, 14, -18, 0.76)) +
    area('M-36 16C-46 60 -28 104 0 116C28 104 46 60 36 16Z', 'url(#tail)', edge) +
    line('M-38 44Q0 58 38 44M-34 70Q0 84 34 70M-22 94Q0 104 22 94', '#b8c81a', 4.4) +
    area('M-26 26C-32 56 -22 84 -8 98C-14 70 -14 44 -10 24Z', '#fff', { opacity: 0.9 }) +
    area('M-38 26C-42 -4 -22 -16 0 -16C22 -16 42 -4 38 26Q0 44 -38 26Z', 'url(#shellback)', edge) +
    line('M0 -12V34', '#1a0a14', 3.4) +
    line('M-28 6Q-24 -6 -12 -9', '#ffc8a0', 5) +
    line('M-14 -58C-16 -80 -30 -92 -44 -90M14 -58C16 -80 30 -92 44 -90', '#1a0a14', 5) +
    circle(-46, -90, 7, '#f8ff8a', edge) +
    circle(46, -90, 7, '#f8ff8a', edge) +
    area('M-42 -26C-46 -60 -22 -70 0 -70C22 -70 46 -60 42 -26C38 -2 -38 -2 -42 -26Z', 'url(#face)', edge) +
    [-19, 19]
      .map(
        (x) =>
          oval(x, -36, 13.5, 16, '#fff', 0, { stroke: '#1a0a14', 'stroke-width': 3 }) +
          oval(x + 2, -33, 8.5, 11, '#1a0a14') +
          circle(x - 1, -38, 4, '#fff'),
      )
      .join('') +
    line('M-9 -15Q0 -6 9 -15', '#7a1420', 4) +
    circle(-32, -18, 5, '#ff9a8a') +
    circle(32, -18, 5, '#ff9a8a') +
    line('M-26 -58Q-18 -64 -8 -65', '#fff', 4, { opacity: 0.7 })
  return (
    lit('night', ['#06142f', '#0f3a5c', '#1f7a7a'], [0, 1]) +
    lit('water', ['#2fa890', '#0c4a5c', '#04182f'], [0, 1]) +
    lit('tail', ['#fdffe0', '#f2ff5a', '#b8e02a'], [0, 1]) +
    lit('shellback', ['#a8582c', '#5a2418', '#2a0f10'], [0.6, 1]) +
    lit('face', ['#ff9a6a', '#f0503a', '#a81c30'], [0.5, 1]) +
    lit('crown', ['#2f9a5a', '#0b3f36', '#062a2c'], [0.3, 1]) +
    halo('swarm', '#c8f04a', 0.75) +
    halo('bug', '#f2ff6a') +
    halo('moonlight', '#d8fff0', 0.9) +
    backdrop(at, 'url(#night)') +
    scene(
      closer(at, [172, -6, 1.12]),
      write,
      circle(150, 128, 110, 'url(#moonlight)') +
        area('M-240 176L-120 140L-20 160L60 138L150 164L230 140L330 158V200H-240Z', '#0c3f4a') +
        area('M-240 186H320V320H-240Z', 'url(#water)') +
        area('M-240 186H110C70 210 30 214 -20 250V320H-240ZM320 186H196C230 206 262 212 320 244Z', '#062a2c') +
        line('M70 214h44M184 222h60M92 244h70M160 268h60', '#d8ff8a', 3.5, { opacity: 0.55 }) +
        tree(-120, 206, 1.3, 11) +
        tree(52, 198, 0.96, 5) +
        tree(262, 202, 1.14, 29) +
        dots(
          [
            { x: 120, y: 66 },
            { x: 160, y: 44 },
            { x: 186, y: 92 },
            { x: 118, y: 150 },
            { x: 192, y: 158 },
            { x: 140, y: 22 },
          ],
          4.6,
          '#f2ff8a',
        ) +
        place(bug, 152, 106, 0.86, 10),
      { bend: 'wave', weight: 0.24 },
      { x: 18, y: 199, width: 264, height: 84 },
    )
  )
}

/** An ace and a king stand on the table of a balcony, over a bay at dusk. */
const blackjackBalkon: Flagship = (at, write) => {
  const ace =
    box(-44, -62, 100, 140, '#0a0a2a', 12, { opacity: 0.4 }) +
    box(-50, -70, 100, 140, 'url(#card)', 12) +
    numeral('A', -28, -46, 28, '#e2283f', 0.24) +
    suit('heart', -28, -16, 1.1, '#e2283f') +
    suit('heart', 12, 22, 3, '#e2283f') +
    line('M-46 54V-56Q-46 -66 -36 -66H36', '#fff', 4)
  const chips = (x: number, y: number, count: number, colors: readonly string[]): string =>
    contact(x + 5, y + 6, 40, 12, '#04140c') +
    repeat(count, (i) => {
      const [top, color] = [y - i * 11, colors[i % colors.length]!]
      return (
        area(`M${x - 34} ${top - 8}v8a34 13 0 0 0 68 0v-8Z`, mix(color, '#0a0a2a', 0.4)) +
        area(
          `M${x - 12} ${top + 4}v9h14v-9ZM${x - 32} ${top - 4}v8l8 5v-8ZM${x + 22} ${top + 1}v8l8 -5v-8Z`,
          '#fff6e0',
        ) +
        oval(x, top - 8, 34, 13, color) +
        oval(x, top - 8, 22, 8, 'none', 0, { stroke: '#fff6e0', 'stroke-width': 3.5 })
      )
    })
  /** A glass with a slice of lime. */
  const drink =
    contact(-30, 258, 26, 8, '#04140c') +
    outlined(area('M-52 198H-8L-14 256H-46Z', '#ffb03a') + circle(-8, 198, 15, '#a8e04a'), 4.4) +
    circle(-8, 198, 8, '#f4ffc0') +
    area('M-52 198H-8L-9 208H-51Z', '#fff3d0') +
    line('M-44 214L-40 248', '#fff6d8', 5, { opacity: 0.8 }) +
    line('M-26 210L-40 172L-54 168', '#e8304a', 5)
  const baluster = (x: number): string =>
    area(`M${x - 8} 176h16l-3 8q12 18 2 34v12h-14v-12q-10 -16 2 -34Z`, '#ffe6c0') +
    area(`M${x + 1} 176h7l-3 8q12 18 2 34v12h-6Z`, '#b8788a')
  return (
    lit('bay', ['#ffb07a', '#7a4a9a', '#2a2a6a'], [0, 1]) +
    lit('felt', ['#3fc890', '#0f8a62', '#06483f'], [0.6, 1]) +
    lit('card', ['#ffffff', '#fff6ea', '#e0cbd8'], [0.8, 1]) +
    lit('wood', ['#ffd98a', '#c87a3a', '#6a2f1a'], [0, 1]) +
    halo('lantern', '#ffe6a0', 0.95) +
    `<linearGradient id="evening" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="150"><stop stop-color="#1a1f6a"/><stop offset=".5" stop-color="#7a3f9a"/><stop offset="1" stop-color="#ff9a7a"/></linearGradient>` +
    backdrop(at, 'url(#evening)') +
    scene(
      at,
      write,
      circle(86, 132, 96, 'url(#lantern)') +
        circle(86, 132, 24, '#fff6d8') +
        area('M-240 146L-150 120L-70 140L20 128L90 146L180 116L260 138L330 120V160H-240Z', '#5a2f86') +
        box(-240, 146, 560, 80, 'url(#bay)') +
        line('M62 156h50M54 166h66M70 176h36', '#fff0c0', 3.5, { opacity: 0.8 }) +
        repeat(15, (i) => baluster(i * 38 - 226)) +
        box(-240, 164, 560, 15, 'url(#wood)', 4) +
        line('M-240 166H320', '#fff0c0', 3, { opacity: 0.7 }) +
        oval(150, 292, 330, 74, '#1a0c2a', 0, { opacity: 0.5 }) +
        oval(150, 286, 322, 72, 'url(#wood)') +
        oval(150, 288, 308, 63, 'url(#felt)') +
        oval(158, 246, 112, 14, '#04281f', 0, { opacity: 0.55 }) +
        place(court('K', 'spade', azureCourt), 198, 176, 0.82, 9) +
        place(ace, 100, 170, 1.06, -10) +
        chips(46, 270, 4, ['#ff5f57', '#ffc94d']) +
        chips(262, 268, 3, ['#3f8fe8', '#ff6b8a']) +
        chips(212, 288, 2, ['#ffc94d', '#3f8fe8']) +
        (at.wide ? drink + chips(-96, 262, 3, ['#ff5f57', '#ffc94d']) : ''),
      { paint: 'fade', bend: 'arch', weight: 0.26 },
      { x: 8, y: 12, width: 196, height: 84 },
      { y: 36, height: 120 },
    ) +
    (at.wide ? lanterns(at, 14, 9, 2) : '') +
    nearLeaves(at, ['#4fc88a', '#1f8a6a', '#0a4a4a'])
  )
}

/** A ripe pineapple bursts with juice between flying slices. */
const pinyaPop: Flagship = (at, write) => {
  const leaf = (turn: number, size: number, color: string): string =>
    place(area('M-20 24C-30 -20 -12 -64 6 -96C16 -60 28 -20 20 24Z', color), 0, -68, size, turn)
  const crown = [
    [-64, 0.8, '#0f6a3a'],
    [62, 0.8, '#0a5a34'],
    [-40, 0.96, '#2f9a44'],
    [40, 0.96, '#1f8a40'],
    [-16, 1.06, '#6fc84a'],
    [18, 1.04, '#4fb044'],
    [0, 0.8, '#a8e05a'],
  ] as const
  const skin = 'M0 -84C46 -84 76 -42 74 8C72 58 40 90 0 90C-40 90 -72 58 -74 8C-76 -42 -46 -84 0 -84Z'
  const eyes = Array.from({ length: 27 }, (_, i) => {
    const row = Math.floor(i / 4.5)
    const t = (i * 2) % 9
    return { x: (t - 4) * 17, y: row * 29 - 70 }
  }).filter(({ x, y }) => Math.hypot(x / 66, y / 82) < 1)
  const lines = (mirror: number): string =>
    [-2, -1, 0, 1, 2, 3]
      .map((i) => `M${-84 * mirror} ${i * 44 - 68}Q0 ${i * 44 - 20} ${84 * mirror} ${i * 44 + 56}`)
      .join('')
  const fruit =
    crown.map(([turn, size, color]) => leaf(turn, size, color)).join('') +
    area(skin, 'url(#skin)') +
    `<g clip-path="url(#fruit)">${line(lines(1) + lines(-1), '#a8500c', 5, { opacity: 0.65 })}</g>` +
    eyes.map(({ x, y }) => area(star(x, y, 4, 8, 3.4), '#fff0a0')).join('') +
    area(skin, 'url(#glaze)')
  const slice = (x: number, y: number, size: number, turn: number): string =>
    place(
      `<g transform="scale(1 .8)">` +
        circle(4, 9, 48, '#a8500c') +
        circle(0, 0, 48, '#e8901a') +
        circle(0, 0, 42, 'url(#flesh)') +
        line(
          around(12, 38)
            .map((spot) => `M${num(spot.x * 0.5)} ${num(spot.y * 0.5)}L${num(spot.x)} ${num(spot.y)}`)
            .join(''),
          '#f0a01a',
          3,
        ) +
        circle(0, 0, 14, '#a8500c') +
        circle(1, 2, 12, '#0f5a86') +
        '</g>',
      x,
      y,
      size,
      turn,
    )
  return (
    `<radialGradient id="air" cx=".5" cy=".42" r=".75"><stop stop-color="#c8fff0"/><stop offset=".4" stop-color="#2fc8d0"/><stop offset="1" stop-color="#0a3f86"/></radialGradient>` +
    lit('skin', ['#ffe06a', '#ffb01f', '#e0700f', '#8a3408'], [0.8, 1]) +
    round('flesh', ['#fffbd0', '#ffe25a', '#ffc02a']) +
    `<radialGradient id="glaze" cx=".34" cy=".26" r=".8"><stop stop-color="#fffbd0" stop-opacity=".6"/><stop offset=".4" stop-color="#fffbd0" stop-opacity="0"/><stop offset=".6" stop-color="#5a1408" stop-opacity="0"/><stop offset="1" stop-color="#5a1408" stop-opacity=".6"/></radialGradient>` +
    `<clipPath id="fruit"><path d="${skin}"/></clipPath>` +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      repeat(14, (i) =>
        place(area('M-12 0L-44 -380H44L12 0Z', '#fff', { opacity: 0.13 }), 150, 140, 1, (i * 360) / 14),
      ) +
        area(
          'M150 20L172 58L212 22L210 70L270 58L240 102L300 120L248 148L290 196L230 190L236 240L190 214L150 262L112 214L66 238L72 190L10 196L52 148L-4 118L60 102L32 58L92 70L88 22L128 58Z',
          '#ff9a1a',
        ) +
        area(
          'M150 48L168 76L198 50L198 86L244 80L222 110L268 124L226 146L256 182L212 178L214 216L180 198L150 234L120 198L88 214L90 178L44 182L76 146L34 122L80 110L58 80L104 86L102 50L132 76Z',
          '#fff0a0',
        ) +
        slice(40, 70, 0.86, -24) +
        slice(266, 84, 0.72, 30) +
        dots(
          [
            { x: 70, y: 24 },
            { x: 238, y: 26 },
            { x: 18, y: 140 },
            { x: 284, y: 160 },
            { x: -60, y: 40 },
            { x: -130, y: 230 },
          ],
          8,
          '#ffd23f',
        ) +
        place(fruit, 152, 136, 0.98, 9) +
        slice(46, 186, 0.78, 16) +
        slice(262, 190, 0.84, -20),
      { bend: 'arch', weight: 0.29 },
      { x: 22, y: 185, width: 256, height: 98 },
    )
  )
}

/** An upturned umbrella full of coins floats on a flood, in heavy rain. */
const monsoonMoney: Flagship = (at, write) => {
  const coin = (x: number, y: number, r: number, turn = 0, squash = 1): string =>
    place(
      `<g transform="scale(1 ${squash})">` +
        circle(1, 5, r, '#8a4a08') +
        circle(0, 0, r, 'url(#coin)') +
        circle(0, 0, r * 0.68, 'none', { stroke: '#b8690c', 'stroke-width': r * 0.13 }) +
        area(star(0, 0, 5, r * 0.44, r * 0.2), '#fff6b8') +
        '</g>',
      x,
      y,
      1,
      turn,
    )
  const heap = [
    [-84, -16],
    [-52, -26],
    [-18, -34],
    [18, -36],
    [52, -28],
    [84, -16],
    [-66, -2],
    [-34, -8],
    [0, -14],
    [36, -10],
    [68, -2],
  ] as const
  const umbrella =
    line('M0 40V-128Q0 -152 20 -152Q38 -152 38 -134', '#5a2a10', 12) +
    line('M-3 40V-128', '#e8a85a', 4) +
    oval(0, 0, 128, 24, '#5a0a2a') +
    heap.map(([x, y], i) => coin(x, y, 23, ((i * 37) % 40) - 20, 0.86)).join('') +
    area(
      'M-130 -4Q-108 14 -78 14Q-40 26 0 18Q40 26 78 14Q108 14 130 -4C124 70 60 112 0 116C-60 112 -124 70 -130 -4Z',
      'url(#cloth)',
    ) +
    area(
      'M-130 -4Q-108 14 -78 14C-74 60 -40 100 0 116C-60 112 -124 70 -130 -4ZM0 18Q40 26 78 14C72 66 40 100 0 116Z',
      '#ffd23f',
      { opacity: 0.92 },
    ) +
    area(
      'M130 -4Q108 14 78 14C72 66 40 100 0 116C60 112 124 70 130 -4ZM0 18Q40 26 78 14C72 66 40 100 0 116Z',
      '#5a0a3a',
      { opacity: 0.3 },
    ) +
    line('M-122 22C-112 56 -88 80 -62 94', '#fff', 7, { opacity: 0.55 })
  return (
    lit('storm', ['#0c1f3f', '#1f5a7a', '#5fb8b0'], [0, 1]) +
    lit('flood', ['#3fc0b0', '#0f6a80', '#062a44'], [0, 1]) +
    lit('cloth', ['#ff8a6a', '#f03a50', '#a8143f'], [0.7, 1]) +
    round('coin', ['#fffbd0', '#ffd23f', '#f09a1a']) +
    halo('flash', '#e8fff4', 0.8) +
    backdrop(at, 'url(#storm)') +
    scene(
      at,
      write,
      circle(236, 60, 130, 'url(#flash)') +
        area('M232 -10L204 54H226L206 112L262 40H238L256 -10Z', '#fbffe0') +
        [-190, -90, 6, 96, 210, 300].map((x, i) => cloud(x, 12 + (i % 2) * 12, 1.3, '#12304f', 0.9)).join('') +
        area(
          'M-240 186V150L-200 126L-160 150V140H-110L-90 128V170L-40 140L10 168V190H-240ZM240 190V156L274 134L320 156V190Z',
          '#0f3a54',
        ) +
        box(-226, 156, 14, 16, '#ffd27a') +
        box(-12, 172, 12, 12, '#ffd27a') +
        box(262, 160, 14, 16, '#ffd27a') +
        box(-240, 184, 560, 140, 'url(#flood)') +
        line('M-200 206h70M-90 232h60M20 200h30M250 206h44M-160 262h90', '#c8fff0', 4, { opacity: 0.6 }) +
        line(
          Array.from({ length: 34 }, (_, i) => `M${((i * 67) % 560) - 230} ${((i * 41) % 190) - 10}l-9 34`).join(''),
          '#d8fbff',
          3,
          { opacity: 0.5 },
        ) +
        oval(150, 222, 118, 15, '#041f34', 0, { opacity: 0.55 }) +
        coin(52, 62, 20, -20, 0.7) +
        coin(214, 84, 20, 30, 0.8) +
        coin(96, 28, 15, 12, 0.6) +
        coin(272, 122, 16, -10, 0.7) +
        coin(24, 126, 15, 20, 0.8) +
        place(umbrella, 148, 120, 0.94, -7) +
        area(`M-240 226${'q18 -16 36 0t36 0'.repeat(8)}V320H-240Z`, 'url(#flood)'),
      { paint: 'split', bend: 'wave', weight: 0.27 },
      { x: 16, y: 195, width: 268, height: 88 },
    )
  )
}

/** A bell tower from below, in the morning: the bell swings out of its arch, and we see into its mouth. */
const towerBells: Flagship = (at, write) => {
  const bell =
    area('M-15 -74C-20 -100 20 -100 15 -74Z', '#8a4a0c') +
    area(
      'M-19 -76C-42 -66 -40 -22 -50 4C-55 20 -68 26 -70 38H70C68 26 55 20 50 4C40 -22 42 -66 19 -76Z',
      'url(#bronze)',
    ) +
    line('M-43 -18Q0 -34 43 -18M-49 -2Q0 -18 49 -2', '#8a4a0c', 4) +
    line('M-43 -21Q0 -37 43 -21', '#fff0a0', 3, { opacity: 0.8 }) +
    line('M-25 -62C-34 -40 -32 -14 -42 12', '#fffbd8', 9, { opacity: 0.85 }) +
    oval(0, 38, 72, 25, '#ffd25e') +
    oval(0, 38, 72, 25, 'none', 0, { stroke: '#8a4a0c', 'stroke-width': 3 }) +
    oval(0, 37, 59, 18, '#3a1608') +
    area('M-59 37A59 18 0 0 1 59 37Q0 4 -59 37Z', '#8a4a14', { opacity: 0.8 }) +
    line('M4 24L12 44', '#c8842a', 7) +
    circle(14, 51, 14, 'url(#bronze)') +
    circle(9, 46, 4, '#fffbd8')
  const dove = (x: number, y: number, size: number, turn: number): string =>
    place(
      area('M-34 2C-16 -6 -4 -6 10 -4C18 -14 30 -12 32 -4L42 0L32 4C22 16 -2 18 -16 10L-38 14Z', '#fff') +
        area('M-8 -2C-30 -20 -30 -40 -26 -52C-8 -42 10 -26 12 -4Z', '#e8f4ff') +
        area('M2 -2C0 -26 14 -42 28 -48C28 -28 24 -12 14 0Z', '#c8dcf4'),
      x,
      y,
      size,
      turn,
    )
  return (
    lit('morning', ['#1668c8', '#58b8f4', '#ffe6b0'], [0, 1]) +
    lit('bronze', ['#fff0a0', '#f7b52e', '#c8700f', '#6a2f08'], [1, 0.5]) +
    lit('wall', ['#ffe9c8', '#e0a078', '#8a4450'], [0.3, 1]) +
    lit('side', ['#b8706a', '#6a3450', '#3a1a3a'], [0.3, 1]) +
    lit('dark', ['#2a1030', '#6a2a3a', '#d8805a'], [0, 1]) +
    lit('dome', ['#ff9a6a', '#d0503a', '#7a2030'], [1, 0.6]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#morning)') +
    sceneBelow(
      at,
      write,
      circle(20, 120, 190, 'url(#sun)') +
        cloud(-150, 272, 1.1) +
        cloud(4, 96, 0.8) +
        cloud(286, 150, 0.9) +
        // The dome and its ball, behind the cornice.
        line('M136 26V6', '#8a4a0c', 8) +
        circle(136, 6, 11, '#8a4a0c') +
        circle(136, 6, 8, '#ffd25e') +
        circle(133, 3, 3, '#fffbd8') +
        area('M64 70C66 38 104 22 136 20C170 22 208 38 212 70Z', 'url(#dome)') +
        line('M100 68C104 46 118 30 134 22M172 68C168 46 154 30 138 22M136 22V68', '#7a2030', 3, { opacity: 0.6 }) +
        // The walls become narrower towards the top.
        area('M206 84L246 94L336 330H236Z', 'url(#side)') +
        area('M62 84H206L236 330H-38Z', 'url(#wall)') +
        line(
          'M47 120H66M38 144H62M26 172H54M198 120H212M198 146H215M202 174H218M12 232H226M0 262H230M-12 292H234M70 206L66 232M150 232L152 262M100 262L96 292M34 232L24 262M190 262L194 292M196 206L200 232',
          '#9a5a50',
          3.4,
          { opacity: 0.5 },
        ) +
        area('M226 206V160C228 130 242 118 252 136C262 150 270 178 274 214Z', '#22102e') +
        area('M232 186C236 182 236 160 244 158C252 160 254 182 262 190Q248 204 232 186Z', '#d8901f') +
        oval(247, 189, 15, 6, '#ffd25e', 8) +
        area('M48 208L62 146C70 84 190 84 196 146L204 208Z', '#fff0d4') +
        area('M60 208L72 148C80 98 180 98 186 148L192 208Z', 'url(#dark)') +
        box(72, 112, 114, 11, '#5a2a14') +
        box(72, 112, 114, 4, '#a8683a') +
        // The underside of the cornice, and its edge.
        area('M40 80H222L208 97H56ZM222 80L268 90L250 106L208 97Z', '#5a2438') +
        area('M38 64H224V81H38Z', '#ffeccc') +
        area('M224 64L270 74V91L224 81Z', '#a8606a') +
        line('M38 66H224', '#fffbe8', 4) +
        area('M0 204H230L236 218H-6Z', '#fff0d4') +
        area('M230 204L294 214L300 228L236 218Z', '#a8606a') +
        area('M-6 218H236L232 228H-8ZM236 218L300 228L300 238L232 228Z', '#5a2438', { opacity: 0.6 }) +
        place(bell, 130, 155, 0.82, 14) +
        line('M56 176Q48 194 54 212M42 168Q30 194 40 220M202 138Q216 156 212 178M214 126Q234 154 228 184', '#fff', 5, {
          opacity: 0.85,
        }) +
        dove(30, 46, 0.66, -12) +
        dove(-40, 30, 0.5, 6) +
        dove(270, 128, 0.44, -14),
      { paint: 'block', bend: 'straight', weight: 0.27, bold: 0.02, edge: 0.28 },
      [80, 0.9],
      { x: 14, y: 12, width: 200, height: 58 },
    )
  )
}

/** A ship sails under the north star, whose light lies on the waves. */
const northStar: Flagship = (at, write) => {
  const sail = (d: string, shade: string): string => area(d, 'url(#sail)') + area(shade, '#8a6ab0', { opacity: 0.5 })
  const ship =
    line('M-6 -2V-150M58 2V-118M-62 0V-104', '#4a2414', 8) +
    sail(
      'M-54 -138Q-2 -152 46 -138Q56 -112 48 -92Q-4 -82 -52 -94Q-60 -114 -54 -138Z',
      'M14 -146Q36 -144 46 -138Q56 -112 48 -92Q34 -88 16 -87Q26 -116 14 -146Z',
    ) +
    sail(
      'M-66 -88Q-2 -78 58 -88Q70 -50 58 -24Q-2 -8 -64 -26Q-76 -56 -66 -88Z',
      'M22 -82Q42 -84 58 -88Q70 -50 58 -24Q42 -18 22 -16Q36 -50 22 -82Z',
    ) +
    area('M62 -112Q96 -78 112 -16L64 -22Z', 'url(#sail)') +
    area('M-66 -100Q-100 -70 -110 -22L-68 -28Z', '#d8b8c8') +
    area('M-6 -168V-150L26 -158Z', '#e8344a') +
    area('M-116 -14L-100 -4Q4 14 98 -4L134 -22Q124 30 78 46H-62Q-102 34 -116 -14Z', 'url(#hull)') +
    line('M-112 -8Q4 24 130 -14', '#ffd25e', 6) +
    dots(
      [
        { x: -58, y: 22 },
        { x: -22, y: 27 },
        { x: 16, y: 28 },
        { x: 52, y: 24 },
      ],
      6,
      '#ffd98a',
    )
  return (
    lit('night', ['#050b2e', '#123a86', '#3f8ad0', '#8fd0f0'], [0, 1]) +
    lit('sea', ['#4fa8e0', '#123f86', '#050f34'], [0, 1]) +
    lit('sail', ['#ffffff', '#fff0d8', '#e8b8a0'], [0.8, 1]) +
    lit('hull', ['#d8683f', '#8a2f24', '#40101a'], [0.3, 1]) +
    halo('starlight', '#c8ecff') +
    backdrop(at, 'url(#night)') +
    sceneBelow(
      at,
      write,
      dots(
        Array.from({ length: 44 }, (_, i) => ({ x: ((i * 73) % 560) - 236, y: (i * 47) % 168 })),
        1.9,
        '#e8f6ff',
        { opacity: 0.85 },
      ) +
        circle(62, 62, 130, 'url(#starlight)') +
        area(star(62, 62, 4, 34, 9, -45), '#a8dcff') +
        area(star(62, 62, 4, 72, 11), '#fff6cf') +
        circle(62, 62, 13, '#fff') +
        area('M-240 186L-160 164L-90 182L-20 170L40 188ZM210 188L262 166L330 184V196H210Z', '#1f4f96') +
        box(-240, 184, 560, 140, 'url(#sea)') +
        line('M42 192h42M34 204h56M46 216h34M26 228h60M40 240h44', '#fff0c0', 4, { opacity: 0.8 }) +
        oval(178, 222, 118, 13, '#030a26', 0, { opacity: 0.5 }) +
        place(ship, 174, 178, 1.02, 5) +
        area(`M-240 220${'q20 -18 40 0t40 0'.repeat(7)}V320H-240Z`, '#12408a') +
        line(`M-240 220${'q20 -18 40 0t40 0'.repeat(7)}`, '#a8e0ff', 4, { opacity: 0.75 }) +
        area(`M-262 262${'q22 -18 44 0t44 0'.repeat(7)}V320H-262Z`, '#071a4a'),
      { bend: 'straight', weight: 0.27, tint: { main: '#8ad8ff' } },
      [70, 1],
      { x: 16, y: 14, width: 200, height: 66 },
      { y: 96 },
    )
  )
}

/** A parasol and a deck chair on a beach, before waves and the sun. */
const beachInstant: Flagship = (at, write) => {
  const panels = repeat(7, (i) => {
    const [a, b] = [(i / 7) * 2 - 1, ((i + 1) / 7) * 2 - 1]
    const foot = (t: number): number => 14 - 26 * t * t
    return area(
      `M0 -78Q${num(a * 96)} ${num(-66 + Math.abs(a) * 14)} ${num(a * 118)} ${num(foot(a))}Q${num(((a + b) / 2) * 118)} ${num(foot((a + b) / 2) - 12)} ${num(b * 118)} ${num(foot(b))}Q${num(b * 96)} ${num(-66 + Math.abs(b) * 14)} 0 -78Z`,
      i % 2 === 0 ? '#ff5a5f' : '#fff6e4',
    )
  })
  const parasol =
    line('M0 -70V150', '#8a5a2a', 11) +
    line('M-2 0V150', '#f0c88a', 4) +
    area('M-112 -10Q0 34 112 -10Q60 8 0 -6Q-60 8 -112 -10Z', '#8a1f3a') +
    panels +
    area('M0 -78Q96 -66 118 -12L84 2Q84 -50 0 -78Z', '#6a0f4a', { opacity: 0.3 }) +
    line('M-24 -66Q-76 -50 -98 -14', '#fff', 7, { opacity: 0.6 }) +
    circle(0, -82, 9, '#ffd23f')
  const chair =
    line('M-58 62L34 -6M-66 -44L26 62M-58 62V40M34 62L58 8', '#a8652a', 9) +
    area('M-78 -58L-46 -70L-4 14L58 -6L72 12L-10 44Z', '#2fb4ec') +
    area('M-66 -62L-58 -66L-8 30L66 4L70 10L-10 40ZM-54 -68L-46 -70L-4 14L58 -6L62 0L-2 22Z', '#fff6e4')
  return (
    `<linearGradient id="noon" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="140"><stop stop-color="#1f8af0"/><stop offset=".6" stop-color="#7fd8ff"/><stop offset="1" stop-color="#fff2c8"/></linearGradient>` +
    lit('sea', ['#1f8ad8', '#2fc8d8', '#a8f4e0'], [0, 1]) +
    lit('sand', ['#ffe8a8', '#f5c878', '#c98a4a'], [0, 1]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#noon)') +
    scene(
      at,
      write,
      circle(44, 56, 110, 'url(#sun)') +
        circle(44, 56, 27, '#fff6b8') +
        cloud(-120, 60, 0.9, '#fff', 0.9) +
        cloud(262, 40, 0.8, '#fff', 0.9) +
        area('M-240 132Q-190 96 -130 132ZM232 132Q266 100 330 126V140H232Z', '#2f9a7a') +
        box(-240, 130, 560, 90, 'url(#sea)') +
        line('M-220 146h60M-90 152h50M0 148h44M20 160h70M230 150h50M210 162h70', '#fff', 4, { opacity: 0.7 }) +
        area('M-240 200Q-120 176 0 192T320 176V320H-240Z', '#fff') +
        area('M-240 208Q-120 184 0 200T320 184V320H-240Z', 'url(#sand)') +
        place(area('M-130 0Q-60 -20 20 -12T140 6Q60 24 -20 18T-130 0Z', '#7a4a2a', { opacity: 0.4 }), 188, 236) +
        place(chair, 94, 160, 0.92) +
        place(parasol, 172, 96, 1.04, 9) +
        place(
          area(star(0, 0, 5, 26, 12), '#ff8a3f', { stroke: '#ff8a3f', 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
            dots(around(5, 12, -90), 2.6, '#fff0c0'),
          270,
          214,
          0.8,
          18,
        ),
      { paint: 'block', bend: 'smile', weight: 0.28, stretch: 1 },
      { x: 18, y: 197, width: 264, height: 86 },
      { y: 84 },
    )
  )
}

/** A golden ticket above clouds: a crescent is punched out of it, and shines beside it as the moon. */
const moonTicket: Flagship = (at, write) => {
  const roofs = (base: number, [lit, shade]: readonly [string, string], shift: number): string =>
    repeat(12, (i) => {
      const [x, high] = [-262 + shift + i * 54, ((i * 7 + shift) % 5) * 4]
      const [eave, middle] = [base - 8 - high, x + 23]
      return (
        area(`M${x - 3} ${eave}L${middle} ${eave - 22}L${x + 49} ${eave}H${x + 44}V320H${x + 2}V${eave}Z`, shade) +
        area(`M${x - 3} ${eave}L${middle} ${eave - 22}L${middle} ${eave}Z`, lit) +
        (i % 3 === 1 ? '' : box(x + 12 + (i % 2) * 12, eave + 6, 9, 11, '#ffd25e', 1, { opacity: 0.9 }))
      )
    })
  const paper = 'M-132 -86H132V-24A24 24 0 0 0 132 24V86H-132V24A24 24 0 0 0 -132 -24Z'
  const whole = (fill: string, extra: Record<string, string | number> = {}): string =>
    area(paper, fill, { 'stroke-linejoin': 'round', ...extra })
  // A moon with a face, printed in a disc of night sky.
  const crescent =
    'M20 -56C-12 -60 -50 -34 -50 4C-50 40 -16 62 20 54C2 46 -6 34 -4 24L-18 20L-8 2C-14 -20 -2 -44 20 -56Z'
  const ticket =
    whole('#2a0624', { opacity: 0.4, transform: 'translate(8 14)' }) +
    whole('#b0560c', { transform: 'translate(3 8)', stroke: '#2b1a2b', 'stroke-width': 12 }) +
    whole('url(#ticket)', { stroke: '#2b1a2b', 'stroke-width': 10 }) +
    line('M-92 -70V70M92 -70V70', '#a8500c', 6, { 'stroke-dasharray': '1 12' }) +
    line('M-120 -76H120', '#fffde8', 6) +
    line('M-120 76H116', '#d8780f', 6) +
    outlined(circle(0, 0, 76, '#3a2ac0'), 8) +
    area('M-68 20A72 72 0 0 0 72 -8A76 76 0 0 1 -68 20Z', '#1f1480', { opacity: 0.7 }) +
    place(
      outlined(area(crescent, 'url(#moon)'), 7) +
        area('M20 54C-16 62 -50 40 -50 4C-48 30 -20 48 8 44Z', '#e89a2a', { opacity: 0.75 }) +
        line('M-34 -8Q-27 -16 -20 -8', '#2b1a2b', 5) +
        line('M-26 28Q-18 38 -8 34', '#2b1a2b', 5) +
        circle(-36, 16, 6, '#ff8a7a'),
      0,
      0,
      1.06,
    ) +
    outlined(area(star(40, 8, 5, 22, 10), '#fffbe0'), 4) +
    area(star(30, -34, 4, 11, 3) + star(42, 44, 4, 9, 3), '#fff')
  return (
    lit('night', ['#4a2ac8', '#a83ad0', '#ff5f9a', '#ffb06a'], [0, 1]) +
    lit('moon', ['#ffffff', '#fff6c0', '#ffd25e'], [0.7, 1]) +
    lit('ticket', ['#fff6b0', '#ffd23f', '#f0901a'], [0.7, 1]) +
    halo('shine', '#fff6c8') +
    backdrop(at, 'url(#night)') +
    scene(
      closer(at, [192, -6, 1]),
      write,
      dots(
        Array.from({ length: 44 }, (_, i) => ({ x: ((i * 73) % 560) - 236, y: (i * 47) % 200 })),
        2,
        '#ffe8d0',
        { opacity: 0.85 },
      ) +
        circle(150, 110, 190, 'url(#shine)') +
        place(ticket, 150, 108, at.wide ? 0.86 : 0.94, -9) +
        area(star(70, 22, 4, 15, 4) + star(286, 172, 4, 13, 4) + star(16, 196, 4, 12, 3), '#fff') +
        [-200, -120, -40, 30, 110, 200, 286]
          .map(
            (x, i) =>
              cloud(x, 232 + (i % 2) * 12, 1.5, '#d8407a', 0.95) + cloud(x + 30, 282 + (i % 2) * 8, 1.8, '#6a1a5c', 1),
          )
          .join('') +
        // A town below the clouds.
        (at.wide
          ? roofs(272, ['#8a2a66', '#4a1252'], 0) +
            area('M-118 310V246L-104 222L-90 246V310Z', '#4a1450') +
            area('M-104 222L-90 246V310H-104Z', '#2f0a3c') +
            line('M-104 222V210M-109 215H-99', '#ffd98a', 3) +
            area('M-109 268V258A5 5 0 0 1 -99 258V268Z', '#ffd25e') +
            roofs(302, ['#5a1858', '#240630'], 27)
          : ''),
      { bend: 'rise', weight: 0.27 },
      { x: 22, y: 190, width: 256, height: 94 },
      { y: 66, width: 176 },
    )
  )
}

/** A train comes out of the rice fields below a volcano at sunset, with chili peppers on its front. */
const bicolExpress: Flagship = (at, write) => {
  const chili = (turn: number): string =>
    place(
      area('M-10 0C-16 30 -6 66 20 86C14 60 18 28 10 0Z', 'url(#red)') +
        line('M-5 8C-8 30 -2 50 8 66', '#ffc0a0', 4) +
        area('M-13 4Q0 -14 13 4Q0 10 -13 4Z', '#6fd04a') +
        line('M0 -6Q-2 -16 6 -20', '#3f9a3a', 5),
      0,
      0,
      1,
      turn,
    )
  const engine =
    area('M92 -42C92 -70 110 -66 150 -40L210 -20V76L92 104Z', 'url(#side)') +
    area('M106 -40L136 -28V4L106 2ZM146 -24L176 -14V8L146 6Z', '#ffe9a8') +
    area('M-92 104V-44C-92 -106 92 -106 92 -44V104Z', 'url(#front)') +
    area('M-72 -20V-46C-66 -64 -40 -72 -8 -74V-20ZM8 -20V-74C40 -72 66 -64 72 -46V-20Z', 'url(#glass)') +
    area('M-58 -24L-34 -66H-18L-42 -24ZM24 -24L48 -64H58L36 -24Z', '#fff', { opacity: 0.6 }) +
    area('M-92 0Q0 14 92 0V26Q0 40 -92 26Z', '#ffd25e') +
    area('M-92 20Q0 34 92 20V26Q0 40 -92 26Z', '#d8801a') +
    circle(0, -88, 40, 'url(#beam)') +
    circle(0, -88, 11, '#fffbe0') +
    place(chili(38), -6, -4, 0.86) +
    `<g transform="translate(6 -4) scale(-.86 .86)">${chili(38)}</g>` +
    [-64, 64]
      .map((x) => circle(x, 62, 44, 'url(#beam)') + circle(x, 62, 16, '#ffd25e') + circle(x, 62, 11, '#fffbe0'))
      .join('') +
    area('M-104 92H104L74 130H-74Z', '#d8303f') +
    area('M0 92H104L74 130H0Z', '#7a0f2a', { opacity: 0.5 }) +
    line('M-52 96L-36 126M-18 96L-12 126M18 96L12 126M52 96L36 126', '#ffd25e', 5)
  return (
    `<linearGradient id="evening" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="180"><stop stop-color="#4a2a9a"/><stop offset=".5" stop-color="#f0607a"/><stop offset="1" stop-color="#ffd27a"/></linearGradient>` +
    lit('front', ['#6fe0a0', '#1f9a6a', '#0a5a4a'], [0.9, 0.7]) +
    lit('side', ['#0f6a52', '#063a3a'], [1, 0.3]) +
    lit('glass', ['#fff6d0', '#9fe8ff', '#3f8ac8'], [0.6, 1]) +
    lit('red', ['#ff8a5a', '#f0283a', '#8a0f2a'], [1, 0.6]) +
    lit('field', ['#c8e05a', '#3f9a4a', '#0f4a44'], [0, 1]) +
    lit('cone', ['#8a5ac0', '#4a2a86'], [1, 0.5]) +
    halo('beam', '#fff6c0', 0.9) +
    backdrop(at, 'url(#evening)') +
    scene(
      at,
      write,
      circle(52, 150, 120, 'url(#beam)') +
        area('M-220 190Q-20 150 66 56Q76 50 86 56Q150 150 330 190Z', 'url(#cone)') +
        area('M50 74L66 56Q76 50 86 56L100 74L86 84L76 74L64 86Z', '#ffe0c8') +
        cloud(92, 36, 0.5, '#ffe8d8', 0.9) +
        cloud(124, 22, 0.62, '#ffe8d8', 0.7) +
        box(-240, 178, 560, 150, 'url(#field)') +
        line('M-240 200L20 184M-240 232L40 192M-240 280L60 202M320 204L250 190', '#eaf88a', 4, { opacity: 0.6 }) +
        area('M128 190H236L300 330H24Z', '#5a3a34') +
        line('M52 268H290M34 290H300', '#2a1418', 10) +
        oval(170, 268, 128, 14, '#120a14', 0, { opacity: 0.55 }) +
        place(engine, 160, 148, 0.98),
      { paint: 'block', bend: 'arch', weight: 0.27 },
      { x: 14, y: 200, width: 272, height: 84 },
    )
  )
}

export const townSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '10102': derbyDash,
  '20102': dropBallPlaza,
  '27102': pistaBingo,
  '50114': goldenSalakot,
  '50112': fireflyCreek,
  '17105': blackjackBalkon,
  '50127': pinyaPop,
  '50251': monsoonMoney,
  '50261': towerBells,
  '50243': bicolExpress,
  '50250': northStar,
  '12202': beachInstant,
  '12201': moonTicket,
}
