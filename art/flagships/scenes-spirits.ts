/** Covers with spirits, a queen and a coach, each with another head or figure, by game ID. */
import { rays } from '../canvas.ts'
import { area, box, circle, inked, line, oval, pen, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { gem } from '../people/clothes.ts'
import { drawHand } from '../people/hand.ts'
import { drawHead, tan, umber } from '../people/head.ts'
import { blowingMan, queenProfile } from '../people/heads.ts'
import { scene } from './caption.ts'
import { carpet, planks } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { halo, limb, lit, round } from './volume.ts'

/** The queen as on a coin: from the side, below her crown, in a ring of gold. */
const reynaRoyale: Flagship = (at, write) => {
  const crown =
    area(
      'M-58 -56C-66 -84 -70 -104 -74 -124L-46 -96L-34 -138L-8 -100L10 -144L30 -98L58 -128C58 -106 58 -84 56 -58Q0 -34 -58 -56Z',
      'url(#gold)',
    ) +
    area('M10 -144L30 -98L58 -128C58 -106 58 -84 56 -58Q40 -50 22 -47C26 -72 22 -104 10 -144Z', '#9a5a10', {
      opacity: 0.6,
    }) +
    area('M-60 -58Q0 -34 58 -60L56 -42Q0 -18 -56 -42Z', '#8a4a10') +
    area('M-59 -58Q0 -35 57 -60L56 -48Q0 -24 -57 -48Z', '#ffd25a') +
    gem(-36, -76, 8, '#e8324a') +
    gem(2, -78, 11, '#3fb5e0') +
    gem(38, -80, 7, '#e8324a') +
    [
      [-74, -124],
      [-34, -138],
      [10, -144],
      [58, -128],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, '#fff0b0') + circle(x - 2, y - 2, 2.6, '#fff'))
      .join('')
  return (
    lit('air', ['#2a0a5c', '#6a24b0', '#b060e0'], [0, 1]) +
    lit('gold', ['#fffbd0', '#ffcf4a', '#e09a20', '#8a4a0f'], [0.8, 1]) +
    lit('field', ['#9a4ae8', '#4a1690'], [0.6, 1]) +
    lit('silver', ['#ffffff', '#c8b8dc', '#7a6a98'], [1, 0.4]) +
    halo('shine', '#ffe9a8') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      rays({ width: 560, x: 150, y: 104, rayPhase: 0.25 }, 16, '#ffd96b', 0.18) +
        circle(150, 104, 170, 'url(#shine)', { opacity: 0.6 }) +
        circle(154, 114, 112, '#1c0540', { opacity: 0.5 }) +
        circle(150, 108, 110, 'url(#gold)') +
        circle(150, 108, 96, '#8a4a10') +
        circle(150, 108, 93, 'url(#field)') +
        circle(150, 108, 102, 'none', {
          stroke: '#fff6c0',
          'stroke-width': 5,
          'stroke-dasharray': '.1 12.710',
          'stroke-linecap': 'round',
        }) +
        place(
          inked(
            area('M-20 -84C40 -96 70 -50 62 0C58 40 72 70 62 110C30 120 10 90 14 40Z', 'url(#silver)') +
              area('M-16 60C-10 84 -18 104 -30 118L-60 150H110L56 112C42 92 36 60 40 16L14 10Z', tan.base) +
              area('M-16 64C6 62 18 46 22 32L40 20C38 60 44 92 58 114L30 140C26 110 8 92 -12 86Z', tan.shade) +
              area(
                'M-80 300C-76 160 -60 128 -40 118 -28 116C0 136 30 132 58 110C96 118 122 140 130 300H-80Z',
                '#5a1aa8',
              ) +
              area('M58 110C96 118 122 140 130 300H80C86 160 80 130 44 120Z', '#34087a') +
              pen('M-30 114C0 136 32 132 60 108M-40 124C0 150 40 144 72 116', '#ffd96b', 5) +
              drawHead(queenProfile) +
              area(
                'M-40 -64C-16 -84 30 -76 38 -30C42 -6 34 8 44 34C52 60 40 86 52 110C30 112 14 84 22 54C26 30 10 20 10 -2C10 -20 2 -34 -14 -42C-26 -48 -40 -50 -48 -44C-48 -52 -46 -58 -40 -64Z',
                'url(#silver)',
              ) +
              pen(
                'M-38 -56C-14 -66 16 -54 22 -22C26 2 34 20 34 44M-30 -64C0 -70 28 -54 32 -20C34 4 42 30 42 56',
                '#fff',
                3.2,
              ) +
              circle(12, 22, 5, '#ffd25a') +
              area('M12 28C20 36 20 46 12 50C4 46 4 36 12 28Z', '#e8324a') +
              crown,
          ),
          152,
          116,
          0.8,
          4,
        ) +
        carpet(at, 206, ['#8a4ae0', '#4c1c9c', '#200848'], ['#ffd25e', '#ffe9a8']),
      { paint: 'fade', bend: 'arch', weight: 0.26 },
      { x: 20, y: 212, width: 260, height: 80 },
    )
  )
}

/** A coach blows into his whistle, which bears the number of the game. */
const pitoPito: Flagship = (at, write) => {
  const whistle =
    area('M-66 -20H14A40 40 0 1 1 -22 20H-66Z', '#7a430a', { transform: 'translate(3 5)' }) +
    area('M-66 -20H14A40 40 0 1 1 -22 20H-66Z', 'url(#brass)') +
    circle(14, 18, 30, 'none', { stroke: '#b8701a', 'stroke-width': 4 }) +
    circle(14, 18, 25, 'url(#plate)') +
    area('M-18 -20H8L0 -6H-14Z', '#3a1c08') +
    box(-74, -23, 15, 46, 'url(#lip)', 5) +
    line('M-56 -15H-22M20 -16A36 36 0 0 1 49 8', '#fffbe0', 4)
  const lamps = (x: number, y: number, size: number): string =>
    place(
      line('M0 10V220', '#1a1650', 8) +
        line('M-34 -16V16M34 -16V16M-40 0H40', '#1a1650', 6) +
        [-26, 0, 26]
          .flatMap((dx) => [-14, 14].map((dy) => [dx, dy] as const))
          .map(
            ([dx, dy]) =>
              circle(dx, dy, 30, 'url(#lamp)') + circle(dx, dy, 11, '#2a2a6a') + circle(dx, dy, 8, '#fffbe0'),
          )
          .join(''),
      x,
      y,
      size,
    )
  const cap =
    area('M-56 -44C-60 -104 50 -112 52 -40C46 -30 30 -34 20 -38C-10 -48 -38 -48 -56 -44Z', '#2a4fc0') +
    area('M8 -94C44 -88 54 -60 52 -40C46 -30 30 -34 20 -38Q30 -66 8 -94Z', '#152a78') +
    area('M-50 -48C-84 -50 -102 -36 -104 -26C-84 -34 -50 -36 -20 -42C-28 -48 -40 -50 -50 -48Z', '#152a78') +
    pen('M-46 -66C-40 -84 -24 -92 -8 -93', '#8fb0ff', 5) +
    area(star(-22, -70, 5, 15, 6), '#ffd23f')
  return (
    lit('night', ['#12124a', '#3a2a9a', '#8a4fd0'], [0, 1]) +
    lit('brass', ['#fff6c0', '#ffcf4a', '#e09a20', '#9a5a0f'], [0.5, 1]) +
    round('plate', ['#fff2a8', '#ffc53d', '#e8a026']) +
    lit('lip', ['#ffffff', '#c3cdf0', '#6f7ab8'], [0, 1]) +
    lit('shirt', ['#ff7a9a', '#e2306a', '#7a0f45']) +
    halo('lamp', '#fff6d0', 0.95) +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      [-200, -80].map((x) => lamps(x, 50, 0.9)).join('') +
        lamps(62, 36, 0.84) +
        repeat(46, (i) =>
          circle(((i * 61) % 580) - 250, 152 + ((i * 37) % 44), 9, ['#5a4ab8', '#3f3490', '#7a5fd0'][i % 3] ?? ''),
        ) +
        place(
          inked(
            area('M-30 70L44 20C48 60 60 86 84 96L20 130L-60 110Z', umber.shade) +
              area('M-44 96C-20 112 40 112 74 84C112 98 134 130 140 250H-130C-120 150 -90 112 -44 96Z', 'url(#shirt)') +
              pen('M-44 98C-16 118 44 114 76 86', '#fff4d8', 9) +
              drawHead(blowingMan) +
              cap,
          ),
          196,
          104,
          1,
          5,
        ) +
        line('M52 76L34 62M36 100L12 96M78 64L70 42M40 128L18 136', '#fff6c0', 7) +
        line('M70 150C60 210 120 232 176 206', '#e8f0ff', 6) +
        `<g transform="translate(84 124) rotate(8) scale(-.88 .88)">${whistle}</g>` +
        place(numeral('7', 0, 0, 27, '#7a430a', 0.28), 70, 140, 1, 8) +
        line('M150 250L112 196', '#e2306a', 50) +
        line('M128 206L112 178', umber.shade, 32) +
        `<g transform="translate(106 158) rotate(-16) scale(-1.04 1.04)">${inked(drawHand('hold', umber))}</g>` +
        planks(at, 216, ['#e8a05a', '#a8582c', '#4a1c2a']),
      { paint: 'block', bend: 'straight', weight: 0.28 },
      { x: 16, y: 224, width: 268, height: 66, rows: 1 },
    )
  )
}

/** A mermaid on a rock sings, dark before the moon, with the light along her edges. */
const sirenaSong: Flagship = (at, write) => {
  const body = '#14204e'
  const note = (x: number, y: number, size: number, turn: number): string =>
    place(oval(-8, 14, 11, 8, '#1f3a8a', -20) + line('M1 12V-20L22 -10', '#1f3a8a', 6), x, y, size, turn)
  return (
    lit('air', ['#0d1f6a', '#1f6ab8', '#6fe0d8'], [0, 1]) +
    lit('tail', ['#2fc8c0', '#17508a', '#10204e'], [1, 0.6]) +
    lit('sea', ['#1f8ac0', '#0a2f7a'], [0, 1]) +
    halo('moonlight', '#fff6d0') +
    backdrop(at, 'url(#air)') +
    repeat(20, (i) => circle(((i * 97) % 500) - 6, 6 + ((i * 53) % 120), 1.6, '#fff', { opacity: 0.7 })) +
    scene(
      at,
      write,
      circle(132, 92, 180, 'url(#moonlight)') +
        circle(132, 92, 88, '#fff6d8') +
        circle(84, 70, 10, '#f2e0b0') +
        circle(118, 152, 9, '#f2e0b0') +
        area('M-260 176Q-160 164 -60 176T330 172V330H-260Z', 'url(#sea)') +
        line('M60 186h100M84 198h56M-200 190h60M-120 204h50', '#fff0c0', 4, { opacity: 0.7 }) +
        area('M118 240C126 206 150 196 172 196C196 180 236 186 256 206L284 250H110Z', '#0c1838') +
        line('M150 202Q166 194 176 196M214 190Q242 192 256 208', '#7fe8dc', 4, { opacity: 0.6 }) +
        // The tail lies over the rock; its fin is up.
        area(
          'M150 178C170 166 200 172 212 190C222 206 240 206 250 186C256 172 254 158 262 142C240 146 226 134 222 112C240 124 254 126 266 120C278 126 292 124 308 108C306 132 292 144 272 144C270 164 274 188 258 208C242 226 212 222 198 208C182 206 156 204 150 178Z',
          'url(#tail)',
        ) +
        line(
          'M262 142C254 158 256 172 250 186C240 206 222 206 212 190M224 116C230 132 244 140 262 142',
          '#a8fff0',
          3.4,
        ) +
        // The back is bent, the face is up and the hair falls behind it.
        area(
          'M148 184C146 164 158 152 156 138C150 130 140 122 142 108C150 98 174 96 188 106C196 118 190 130 186 142C186 156 204 164 206 186C190 196 160 196 148 184Z',
          body,
        ) +
        area('M150 80C152 90 152 98 144 104L178 108L176 76Z', body) +
        area(
          'M160 84C152 88 140 88 134 83C130 79 133 75 132 72C128 71 127 67 131 65L136 63L130 61C125 60 126 56 130 54C126 53 120 52 121 49C124 46 130 42 133 36C135 26 144 16 158 16C178 16 188 34 184 52C182 66 172 80 160 84Z',
          body,
        ) +
        area(
          'M134 30C142 10 176 8 188 28C200 46 196 64 206 84C216 102 238 112 240 138C242 158 232 172 238 190C214 184 204 166 200 146C198 126 186 116 182 96C178 80 172 62 164 52C152 50 140 42 134 30Z',
          '#0a1236',
        ) +
        line(
          'M140 24C156 12 176 16 186 32C196 50 194 66 204 86C214 104 236 114 238 140M150 40C168 42 176 62 182 84C186 104 200 112 206 134C208 148 210 160 216 170',
          '#5fd8e0',
          3.4,
          { opacity: 0.8 },
        ) +
        // One arm holds the shell to her breast, the other leans on the rock.
        area(
          limb([
            [184, 112, 20],
            [200, 150, 15],
            [190, 192, 11],
          ]),
          '#0e1840',
        ) +
        area(
          limb([
            [152, 110, 17],
            [124, 126, 13],
            [108, 102, 10],
          ]),
          body,
        ) +
        place(
          inked(drawHand('open', { base: body, shade: '#0c1638', light: '#fff0c0', deep: '#0a1230' })),
          104,
          94,
          0.56,
          -28,
        ) +
        line('M140 112C140 122 150 130 155 138C157 150 148 160 147 176', '#fff0c0', 2.6) +
        area(star(176, 30, 5, 15, 7), '#ff8f5e') +
        note(94, 40, 0.9, -10) +
        note(60, 74, 0.76, 8) +
        note(46, 30, 0.66, 14) +
        area(`M-260 236${'q20 -18 40 0t40 0'.repeat(8)}V330H-260Z`, '#0f4a9a') +
        area(`M-280 264${'q20 -18 40 0t40 0'.repeat(8)}V330H-280Z`, '#0a2f70'),
      {
        paint: 'block',
        bend: 'wave',
        weight: 0.26,
        stretch: 1.1,
        bold: 0.05,
        edge: 0.28,
        tint: { pale: '#ffe98a', shade: '#e0583a' },
      },
      { x: 18, y: 200, width: 264, height: 88 },
    )
  )
}

export const spiritSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50121': reynaRoyale,
  '50135': sirenaSong,
  '50141': pitoPito,
}
