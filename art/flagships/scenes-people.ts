/** Covers with women of the tales, each in another pose, by game ID. */
import { stars } from '../canvas.ts'
import { area, box, circle, dots, inked, line, oval, place, star } from '../draw.ts'
import { blossom, leaf, rose } from '../people/clothes.ts'
import { drawHand } from '../people/hand.ts'
import { bronze, tan } from '../people/head.ts'
import { closer, scene } from './caption.ts'
import { crowd } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { audience, lampString, onlyWide } from './scenery.ts'
import { halo, limb, lit } from './volume.ts'

/** The night dances before the moon: the stars are on her skirt, and she lifts one of them. */
const gabiNgBituin: Flagship = (at, write) => {
  const skin = bronze
  const lights = [
    [60, 234, 9],
    [110, 214, 7],
    [40, 276, 12],
    [196, 206, 8],
    [244, 238, 10],
    [150, 188, 6],
    [216, 270, 8],
    [128, 262, 7],
    [282, 274, 12],
    [10, 262, 6],
    [170, 236, 9],
    [-60, 280, 10],
    [-30, 300, 7],
  ]
  const dancer =
    // The hair flies to the right.
    area(
      'M128 66C124 40 156 28 172 46C186 60 204 52 226 40C240 34 262 40 282 24C272 56 250 62 236 70C252 74 268 72 284 66C262 96 226 92 206 86C194 98 182 108 168 104L140 92Z',
      'url(#hair)',
    ) +
    line('M146 44C164 46 176 62 200 60C220 58 240 56 262 42M160 60C176 76 200 74 226 78', '#8fa4ff', 3, {
      opacity: 0.8,
    }) +
    // The arm with the star, the neck and the shoulders.
    area(
      limb([
        [136, 110, 17],
        [109, 96, 12],
        [101, 66, 8.6],
      ]),
      skin.base,
    ) +
    area(
      limb([
        [164, 110, 17],
        [196, 122, 12],
        [226, 109, 8.6],
      ]),
      skin.shade,
    ) +
    area('M142 84H158V98C164 104 172 106 174 112H126C130 106 138 104 142 98Z', skin.base) +
    area('M150 88H158V98C164 104 172 106 174 112H156C156 104 152 98 150 88Z', skin.shade, { opacity: 0.7 }) +
    // The face looks up to the star.
    place(
      area('M-18 -12C-18 -28 18 -30 19 -8C20 8 12 24 -2 26C-14 24 -18 6 -18 -12Z', skin.base) +
        area('M8 -22C22 -18 20 8 12 18C8 24 2 26 -2 26C6 14 6 -4 8 -22Z', skin.shade, { opacity: 0.7 }) +
        line('M-13 -3q4 4 8 0M2 -4q5 4 9 -1', '#2a1020', 2.4) +
        line('M-14 -9q5 -4 9 -1M2 -10q5 -3 9 0', '#2a1020', 1.8) +
        line('M-4 -2L-6 8L-2 9', skin.deep, 1.6) +
        area('M-9 15Q-3 12 4 15Q-3 21 -9 15Z', '#d02a5a') +
        area('M-20 -6C-24 -32 22 -40 22 -6C14 -22 -8 -24 -20 -6Z', 'url(#hair)'),
      148,
      68,
      1.02,
      -14,
    ) +
    area('M128 46C140 34 160 32 172 40C160 40 142 42 132 52Z', '#ffe9a0') +
    area(star(148, 34, 5, 9, 4), '#fff6cf') +
    // The bodice and the skirt.
    area('M126 110C134 118 166 118 174 110C172 126 164 140 162 156H138C136 140 128 126 126 110Z', 'url(#bodice)') +
    line('M128 112C138 120 162 120 172 112', '#ffe08a', 3.4) +
    area(
      'M138 152C126 190 70 214 6 248C-60 280 -110 296 -150 330H370C300 280 226 244 162 152Q150 160 138 152Z',
      'url(#skirt)',
    ) +
    line(
      'M142 160C130 210 60 250 -20 320M148 162C146 220 110 270 80 330M154 162C168 220 180 270 190 330M160 160C190 214 250 260 320 320',
      '#8f9aff',
      4,
      { opacity: 0.35 },
    ) +
    line('M137 153Q150 162 163 153', '#ffe08a', 6) +
    lights.map(([x, y, r], i) => area(star(x!, y!, 4, r!, r! * 0.28), i % 3 === 0 ? '#ffe08a' : '#fff8e0')).join('')
  return (
    lit('air', ['#0a0c3c', '#2a2f96', '#8a5ad0'], [0, 1]) +
    lit('hair', ['#4a58d8', '#1c1a6a', '#0d0a3a'], [1, 0.6]) +
    lit('bodice', ['#6f7aff', '#2a1f8a']) +
    lit('skirt', ['#5a62e8', '#2a1f96', '#120a4a'], [0.2, 1]) +
    halo('glow-star', '#fff6c0') +
    halo('moonlight', '#ffeeb0', 0.9) +
    backdrop(at, 'url(#air)') +
    stars(at, 46) +
    scene(
      closer(at, [198, 2, 1.03]),
      write,
      circle(170, 104, 190, 'url(#moonlight)') +
        circle(170, 104, 104, '#fff0b8') +
        circle(228, 146, 15, '#f4dc94') +
        circle(212, 40, 9, '#f4dc94') +
        circle(120, 168, 11, '#f4dc94') +
        dancer +
        circle(98, 26, 52, 'url(#glow-star)') +
        area(star(98, 26, 5, 26, 11), '#ffe36a', { stroke: '#fffbe0', 'stroke-width': 3 }) +
        // The fingers hold the star from below, and the other hand is open.
        place(inked(drawHand('offer', skin)), 101, 55, 0.5, -4) +
        place(inked(drawHand('open', skin)), 238, 104, 0.48, 74),
      { paint: 'block', bend: 'straight', weight: 0.26, tint: { pale: '#fff3c0', shade: '#d8780f' } },
      // These letters are broad, so one blank between the short words is too narrow.
      { x: 18, y: 204, width: 264, height: 90, words: 'Gabi  ng Bituin' },
      { width: 216, words: 'Gabi  ng Bituin' },
    )
  )
}

/** A queen of the procession in a wide gown walks below an arch of flowers, between candles. */
const santacruzan: Flagship = (at, write) => {
  const skin = tan
  const arch = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI + (i / 14) * Math.PI
    return { x: 150 + 118 * Math.cos(angle), y: 122 + 112 * Math.sin(angle) }
  })
  const candle = (x: number, y: number, size: number): string =>
    place(
      box(-7, 0, 14, 90, '#fff6df', 3) +
        box(2, 0, 5, 90, '#d9bf9a') +
        circle(0, -20, 34, 'url(#flame)') +
        area('M0 -40C13 -20 10 -2 0 -2C-10 -2 -13 -20 0 -40Z', '#ffb02e') +
        oval(0, -10, 4, 8, '#fffbe0'),
      x,
      y,
      size,
    )
  const sleeve = (side: -1 | 1): string =>
    `<g transform="translate(150 0) scale(${side} 1)">` +
    area('M16 116C18 90 48 84 64 108C70 122 62 146 44 150C36 138 26 128 16 122Z', side === 1 ? '#f090c0' : '#ffe0ef') +
    line('M20 116C34 108 50 108 64 112M22 122C36 120 50 126 58 136', '#d86aa0', 3) +
    '</g>'
  const queen =
    area(
      'M150 28C112 28 100 70 96 110C88 180 60 250 40 330H260C240 250 212 180 204 110C200 70 188 28 150 28Z',
      '#fff',
      { opacity: 0.5 },
    ) +
    area('M138 146C126 190 84 240 62 330H238C216 240 174 190 162 146Z', 'url(#gown)') +
    area('M150 148H162C174 190 216 240 238 330H176C184 260 170 200 150 148Z', '#b83a86', { opacity: 0.4 }) +
    line('M142 160C132 210 108 260 100 330M150 160V330M158 160C170 210 192 260 200 330', '#fff0f8', 3, {
      opacity: 0.7,
    }) +
    line('M74 292Q150 326 226 292', '#ffe08a', 6) +
    line('M96 240Q150 268 204 240', '#ffe08a', 5) +
    area('M128 114C136 122 164 122 172 114C170 130 166 142 164 150H136C134 142 130 130 128 114Z', 'url(#gown)') +
    area('M141 90H159V106C166 110 172 112 174 116C160 124 140 124 126 116C130 112 134 110 141 106Z', skin.base) +
    area('M150 94H159V106C166 110 172 112 174 116C166 120 158 122 150 122Z', skin.shade, { opacity: 0.7 }) +
    sleeve(-1) +
    sleeve(1) +
    area(
      limb([
        [112, 146, 12],
        [126, 164, 10],
        [142, 168, 9],
      ]),
      skin.base,
    ) +
    area(
      limb([
        [188, 146, 12],
        [174, 164, 10],
        [158, 168, 9],
      ]),
      skin.shade,
    ) +
    [
      [150, 160, 13],
      [134, 164, 10],
      [166, 164, 10],
      [142, 176, 10],
      [158, 176, 10],
    ]
      .map(([x, y, r], i) =>
        rose(x!, y!, r!, i % 2 === 0 ? '#ff4f7a' : '#ffd23f', i % 2 === 0 ? '#a81f4a' : '#c8860f', '#fff0d0'),
      )
      .join('') +
    leaf(128, 176, 22, 150, '#1f6a3a', '#5fc07a') +
    leaf(172, 176, 22, 30, '#1f6a3a', '#5fc07a') +
    // The face, the hair and the crown.
    circle(150, 46, 20, '#2b1a2b') +
    area('M126 74C124 46 176 46 174 74C174 96 164 104 150 106C136 104 126 96 126 74Z', skin.base) +
    area('M160 54C178 60 176 92 164 100C160 104 154 106 150 106C162 92 164 72 160 54Z', skin.shade, { opacity: 0.7 }) +
    area('M124 80C118 44 140 38 150 38C160 38 182 44 176 80C174 66 166 58 150 56C134 58 126 66 124 80Z', '#2b1a2b') +
    line('M134 76q5 -4 10 0M156 76q5 -4 10 0', '#2a1020', 3) +
    line('M133 69q5 -4 11 -1M156 68q6 -3 11 1', '#2a1020', 2) +
    line('M150 78L148 86L151 87', skin.deep, 1.8) +
    area('M142 93Q150 90 158 93Q150 102 142 93Z', '#d02a5a') +
    circle(136, 88, 5, '#f2504e', { opacity: 0.25 }) +
    circle(126, 92, 4, '#ffd25e') +
    circle(174, 92, 4, '#ffd25e') +
    area('M124 50L118 18L134 34L150 8L166 34L182 18L176 50Q150 40 124 50Z', 'url(#gold)') +
    dots(
      [
        { x: 118, y: 17 },
        { x: 150, y: 7 },
        { x: 182, y: 17 },
      ],
      5,
      '#fff6cf',
    ) +
    circle(150, 36, 5.4, '#3fa8e8') +
    dots(
      [
        { x: 132, y: 42 },
        { x: 168, y: 42 },
      ],
      3.4,
      '#e8304a',
    )
  return (
    lit('air', ['#141a5c', '#4a3aa8', '#c2609a'], [0, 1]) +
    lit('gown', ['#fff0f8', '#ff9fd0', '#c8408a'], [0.7, 1]) +
    lit('adobe', ['#ffd8b0', '#d8908a', '#8a4a80'], [0.5, 1]) +
    lit('gold', ['#fffbc8', '#ffcf40', '#c8780f']) +
    halo('flame', '#ffd98a', 0.9) +
    halo('shine', '#ffd0e8', 0.9) +
    backdrop(at, 'url(#air)') +
    stars(at, 26) +
    scene(
      at,
      write,
      circle(150, 110, 190, 'url(#shine)') +
        onlyWide(
          at,
          // The church of the town, with lit windows, and its tower.
          area('M-250 262V150H-222V84H-214L-186 46L-158 84H-150V150H-130V262Z', 'url(#adobe)') +
            area('M-158 84H-150V150H-130V262H-172V84Z', '#3a1a5c', { opacity: 0.35 }) +
            area('M-140 262V136L-70 82L0 136V262Z', 'url(#adobe)') +
            area('M-70 82L0 136V262H-34V130Z', '#3a1a5c', { opacity: 0.32 }) +
            line('M-148 138L-70 78L8 138', '#ffe0b8', 7) +
            line('M-186 46V18M-196 28H-176', '#ffe0b8', 5) +
            area('M-202 134V112a16 16 0 0 1 32 0v22Z', '#5a2a68') +
            area('M-198 130q12 -8 12 -26q0 18 12 26Z', '#ffcf40') +
            circle(-70, 134, 17, '#ffe9a0') +
            line('M-70 117v34M-87 134h34', '#8a4a6a', 3) +
            area('M-94 262V206a24 24 0 0 1 48 0v56Z', '#ffc860') +
            area('M-82 262V210a12 12 0 0 1 24 0v52Z', '#fff3c0') +
            [-124, -18].map((x) => area(`M${x - 9} 232V206a9 9 0 0 1 18 0v26Z`, '#ffd98a')).join('') +
            area('M-260 250Q-60 232 330 250V340H-260Z', '#4a2080') +
            lampString([-250, 6], [40, 30], 14, 8, ['#ff7aa8', '#ffd25e', '#5fe0c0', '#8ab8ff']),
        ) +
        line('M32 330V122A118 112 0 0 1 268 122V330', '#1f7a42', 14) +
        queen +
        arch
          .map(
            ({ x, y }, i) =>
              leaf(x, y, 30, i * 47, '#145a34', '#5fc07a') +
              (i % 2 === 0 ? rose(x, y, 19, '#ff5f92', '#a8285a', '#ffc0d8') : blossom(x, y, 19, '#fff', '#e4d3e4')),
          )
          .join('') +
        [
          [30, 170],
          [270, 170],
          [30, 216],
          [270, 216],
        ]
          .map(([x, y], i) =>
            i % 2 === 0
              ? blossom(x!, y!, 17, '#ffd98a', '#e0a83f', '#ff7a3c')
              : rose(x!, y!, 17, '#ff8a5a', '#b8402a', '#ffd8c0'),
          )
          .join('') +
        candle(58, 160, 0.84) +
        candle(242, 160, 0.84) +
        onlyWide(
          at,
          audience(-232, 28, 276, 17, '#2a1058', '#ffc07a') +
            [-210, -132, -60, 12].map((x, i) => candle(x, 222 + (i % 2) * 10, 0.72)).join('') +
            audience(-256, 30, 300, 21, '#180838', '#e89ac0'),
        ) +
        crowd(at, 216, ['#9a54c8', '#5a2a98', '#240c4a'], '#ffd98a'),
      { paint: 'block', bend: 'smile', weight: 0.26 },
      { x: 16, y: 234, width: 268, height: 54, rows: 1 },
      { x: 14, y: 118, width: 236, height: 70, rows: 1 },
    )
  )
}

export const peopleSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50125': gabiNgBituin,
  '50241': santacruzan,
}
