/** Covers with women of the tales, each in another pose, by game ID. */
import { stars } from '../canvas.ts'
import { area, box, circle, dots, inked, line, oval, pen, place, star } from '../draw.ts'
import { INK } from '../motifs/outline.ts'
import { blossom, leaf, rose } from '../people/clothes.ts'
import { drawHand } from '../people/hand.ts'
import { drawCollarbones, drawHead, drawNeck, tan } from '../people/head.ts'
import type { Portrait } from '../people/head.ts'
import { outlined } from '../people/outline.ts'
import { groveSpirit } from '../people/soft-heads.ts'
import { closer, scene } from './caption.ts'
import { crowd } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { audience, lampString, onlyWide } from './scenery.ts'
import { halo, limb, lit } from './volume.ts'

/** The night lifts a star in her hand; her hair blows over the moon and has stars in it. */
const gabiNgBituin: Flagship = (at, write) => {
  const night: Portrait = {
    ...groveSpirit,
    skin: { light: '#f2c292', base: '#d0956a', shade: '#a86a4c', deep: '#4a2018' },
    eyes: groveSpirit.eyes.map((eye) => ({ ...eye, w: eye.w * 1.14, h: eye.h * 1.18, up: 0.2 })),
    iris: '#3a2a9a',
    lid: '#7a6af0',
    features: groveSpirit.features.replaceAll('#eaffb0', '#ffe98a').replaceAll('#a83a4a', '#d8324e'),
  }
  const { skin } = night
  const hair = area(
    'M-58 40C-92 -30 -78 -122 2 -124C62 -126 84 -96 120 -92C152 -88 172 -104 184 -124C206 -76 188 -44 158 -34' +
      'C186 -26 206 -36 218 -52C222 6 184 34 148 30C164 56 190 62 210 54C196 106 152 116 118 100' +
      'C128 130 146 142 166 142C140 186 90 190 56 160L0 60Z',
    'url(#hair)',
  )
  const neckline =
    'M-126 190C-118 150 -102 128 -78 128C-46 130 -22 144 0 148C22 144 46 130 78 128C104 128 120 150 128 190'
  const woman =
    outlined(hair) +
    pen(
      'M30 -106C70 -102 96 -74 132 -74C156 -76 172 -88 180 -100M58 -74C84 -46 116 -22 152 -14C178 -14 196 -20 206 -30' +
        'M64 -30C78 10 104 42 140 52C166 66 180 70 194 68M62 20C72 70 88 104 112 122C124 138 138 148 148 150',
      '#8f9aff',
      5,
    ) +
    // The arm from the shoulder over the elbow to the wrist.
    outlined(
      area(
        limb([
          [-82, 138, 48],
          [-146, 154, 38],
          [-124, 88, 26],
        ]),
        skin.base,
      ) + place(drawHand('offer', skin), -122, 58, 1.2, -4),
    ) +
    pen('M-100 158L-150 166Q-160 160 -158 148', skin.shade, 7) +
    pen('M-140 106L-112 112', '#ffd84a', 8) +
    outlined(
      drawNeck(night, -8) +
        area('M-50 102C-94 108 -112 130 -116 168L0 240L118 168C116 132 98 108 50 102L0 168Z', skin.base) +
        area('M50 102C98 108 116 132 118 168L40 220C70 180 60 140 30 134Z', skin.shade) +
        area(`${neckline}L150 330H-150Z`, 'url(#dress)'),
    ) +
    drawCollarbones(night) +
    pen(neckline, '#ffd84a', 9) +
    outlined(area(night.outline, skin.base)) +
    drawHead(night) +
    pen('M-31 35q1 5 5 5M9 34q-1 5 -5 5', skin.deep, 2.6) +
    outlined(
      area(
        'M-56 10C-74 -62 -52 -112 4 -112C56 -110 72 -62 58 34C50 30 44 20 44 8' +
          'C46 -24 34 -50 8 -68C-24 -60 -46 -34 -48 -6Z',
        'url(#hair)',
      ),
      8,
    ) +
    pen('M-50 -44C-42 -78 -20 -94 6 -96M20 -92C44 -80 56 -48 54 -8', '#8f9aff', 5) +
    area(star(30, -84, 5, 20, 9), '#ffe36a', { stroke: INK, 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    area(star(54, 38, 4, 18, 5), '#ffe36a', { stroke: INK, 'stroke-width': 3 }) +
    // Stars in the hair.
    area(
      [
        [104, -56, 15],
        [160, 2, 12],
        [112, 16, 18],
        [94, 74, 11],
        [142, 84, 14],
        [82, -92, 9],
      ]
        .map(([x = 0, y = 0, r = 0]) => star(x, y, 4, r, r * 0.28))
        .join(''),
      '#fff6cf',
    )
  return (
    lit('air', ['#0a0c3c', '#2a2f96', '#8a5ad0'], [0, 1]) +
    lit('hair', ['#5a68f0', '#2a2490', '#150f52'], [1, 0.8]) +
    lit('dress', ['#7a6aff', '#3a24a8', '#1c0f5c'], [0.2, 1]) +
    halo('glow-star', '#fff6c0') +
    halo('moonlight', '#ffeeb0', 0.9) +
    backdrop(at, 'url(#air)') +
    stars(at, 30) +
    scene(
      closer(at, [198, 2, 1.03]),
      write,
      circle(132, 98, 190, 'url(#moonlight)') +
        circle(132, 98, 114, '#fff0b8') +
        circle(106, 18, 11, '#f4dc94') +
        circle(108, 140, 13, '#f4dc94') +
        circle(66, 76, 84, 'url(#glow-star)') +
        place(inked(woman), 166, 84, 0.78) +
        // The star stands on the tips of her fingers.
        outlined(area(star(68, 64, 5, 44, 20), '#ffd23f', { 'stroke-linejoin': 'round' }), 8) +
        area(star(66, 62, 5, 30, 14), '#fff2a0'),
      { paint: 'block', bend: 'straight', weight: 0.26, tint: { pale: '#fff3c0', shade: '#d8780f' } },
      // These letters are broad, so one blank between the short words is too narrow.
      { x: 18, y: 194, width: 264, height: 90, words: 'Gabi  ng Bituin' },
      { width: 198, words: 'Gabi  ng Bituin' },
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
      { x: 16, y: 229, width: 268, height: 54, rows: 1 },
      { x: 14, y: 118, width: 236, height: 70, rows: 1 },
    )
  )
}

export const peopleSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50125': gabiNgBituin,
  '50241': santacruzan,
}
