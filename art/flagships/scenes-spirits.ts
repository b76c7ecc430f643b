/** Covers with spirits, a queen and a coach, each with another head or figure, by game ID. */
import { rays } from '../canvas.ts'
import { area, box, circle, inked, line, oval, pen, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { gem } from '../people/clothes.ts'
import { drawHand } from '../people/hand.ts'
import { drawCollarbones, drawHead, drawNeck, tan, umber } from '../people/head.ts'
import type { Portrait } from '../people/head.ts'
import { blowingMan } from '../people/heads.ts'
import { closedSmile } from '../people/noses.ts'
import { outlined } from '../people/outline.ts'
import { ear, gazingQueen, singingSiren } from '../people/soft-heads.ts'
import { scene } from './caption.ts'
import { carpet, planks } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { halo, limb, lit, round } from './volume.ts'

/** The queen as on a coin: from the side, below her crown, in a ring of gold. */
const reynaRoyale: Flagship = (at, write) => {
  // Warm skin in the light of the medallion, without the lines of age, and a smile in place of her closed lips.
  const skin = { light: '#ffe0b4', base: '#f4b884', shade: '#dc9462', deep: '#7a3a24' }
  const queen: Portrait = {
    ...gazingQueen,
    skin,
    lid: '#e09a80',
    iris: '#6a3a1c',
    blush: '#ff6a5a',
    eyes: gazingQueen.eyes.map((eye) => ({ ...eye, w: eye.w * 1.16, h: eye.h * 1.34 })),
    features:
      gazingQueen.features.replaceAll(/<path[^>]*opacity="0\.[56]"\/>/g, '') +
      oval(-2, 46, 23, 11, skin.base) +
      circle(18, 34, 4, skin.base) +
      closedSmile([-21, 41], [17, 40], 6, '#d8384f', '#7a1430'),
  }
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
            // Her dress has the high sleeves of a terno.
            outlined(
              area(
                'M-58 110C-66 58 -112 24 -142 56C-160 84 -152 140 -120 190C-108 152 -88 126 -58 110Z',
                'url(#field)',
              ) + area('M58 110C66 58 112 24 142 56C160 84 152 140 120 190C108 152 88 126 58 110Z', '#6a2ac0'),
            ) +
              pen(
                'M-62 100C-76 70 -100 54 -130 62M-68 110C-92 92 -116 96 -142 108M-84 124C-102 122 -116 130 -134 150' +
                  'M62 100C76 70 100 54 130 62M68 110C92 92 116 96 142 108M84 124C102 122 116 130 134 150',
                '#ffd96b',
                4,
              ) +
              outlined(
                drawNeck(queen, -4) +
                  area('M-62 100C-96 108 -112 150 -120 300H120C112 150 96 108 62 100L0 150Z', '#5a1aa8') +
                  area('M62 100C96 108 112 150 120 300H66C80 200 72 140 38 124Z', '#34087a'),
              ) +
              pen('M-62 100L0 150L62 100', '#ffd96b', 7) +
              gem(0, 146, 10, '#e8324a') +
              // Silver hair, combed up from the forehead.
              outlined(
                area(
                  'M0 -112C64 -112 84 -62 70 -14C66 4 60 12 52 16H-52C-62 10 -68 0 -70 -14C-84 -62 -64 -112 0 -112Z',
                  'url(#silver)',
                ) +
                  ear(-50, skin) +
                  ear(50, skin) +
                  area(queen.outline, skin.base),
              ) +
              drawHead(queen) +
              area(
                'M-51 -2C-60 -70 -36 -98 0 -98C38 -98 62 -70 51 -2C48 -30 42 -48 30 -58C14 -66 -18 -66 -32 -56C-44 -46 -48 -28 -51 -2Z',
                'url(#silver)',
              ) +
              pen('M-55 -10C-60 -36 -54 -60 -44 -70M56 -10C60 -36 55 -58 46 -68M-38 -80Q-24 -92 -6 -93', '#fff', 4) +
              outlined(
                circle(-55, 26, 8, '#ffd25a') +
                  circle(55, 26, 8, '#ffd25a') +
                  area(
                    'M-55 32C-44 44 -44 56 -55 61C-66 56 -66 44 -55 32ZM55 32C66 44 66 56 55 61C44 56 44 44 55 32Z',
                    '#e8324a',
                  ),
                6,
              ) +
              place(outlined(crown, 9), 0, -26, 0.77),
          ),
          150,
          at.wide ? 138 : 120,
          at.wide ? 0.98 : 0.84,
        ) +
        carpet(at, 212, ['#8a4ae0', '#4c1c9c', '#200848'], ['#ffd25e', '#ffe9a8']),
      { paint: 'fade', bend: 'arch', weight: 0.26 },
      { x: 20, y: 203, width: 260, height: 80 },
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
    round('cheek', [umber.light, '#cf8f62', umber.base, umber.shade]) +
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
            outlined(
              area('M-30 70L44 20C48 60 60 86 84 96L20 130L-60 110Z', umber.shade) +
                area(
                  'M-44 96C-20 112 40 112 74 84C112 98 134 130 140 250H-130C-120 150 -90 112 -44 96Z',
                  'url(#shirt)',
                ) +
                pen('M-44 98C-16 118 44 114 76 86', '#fff4d8', 9) +
                drawHead(blowingMan) +
                // The cheek is full of air: a round form with its own light and shadow.
                circle(-29, 27, 25, 'url(#cheek)') +
                pen('M-8 12C2 26 -4 46 -22 51', umber.deep, 3, { opacity: 0.6 }) +
                oval(-38, 16, 8, 5.5, '#ffe0b8', -34, { opacity: 0.8 }) +
                pen('M-56 22Q-53 30 -55 38M-60 22Q-58 27 -59 32', umber.deep, 2.4, { opacity: 0.6 }) +
                cap,
              10,
            ),
          ),
          196,
          104,
          1,
          5,
        ) +
        line('M52 76L34 62M36 100L12 96M78 64L70 42M40 128L18 136', '#fff6c0', 7) +
        line('M70 150C60 210 120 232 176 206', '#e8f0ff', 6) +
        `<g transform="translate(84 124) rotate(8) scale(-.88 .88)">${outlined(whistle, 9)}</g>` +
        place(numeral('7', 0, 0, 27, '#7a430a', 0.28), 70, 140, 1, 8) +
        planks(at, 216, ['#e8a05a', '#a8582c', '#4a1c2a']),
      { paint: 'block', bend: 'straight', weight: 0.28 },
      { x: 16, y: 217, width: 268, height: 66, rows: 1 },
    )
  )
}

/** A mermaid with a top of shells sings on a rock before the moon, her tail up beside her. */
const sirenaSong: Flagship = (at, write) => {
  const note = (x: number, y: number, size: number, turn: number): string =>
    place(oval(-8, 14, 11, 8, '#1f3a8a', -20) + line('M1 12V-20L22 -10', '#1f3a8a', 6), x, y, size, turn)
  const { base, shade } = singingSiren.skin
  /** A cup of her top: a shell with ribs. */
  const shell = (x: number, y: number, turn: number): string =>
    place(
      area('M0 30C-40 26 -48 -14 -28 -28Q-20 -38 -10 -32Q0 -42 10 -32Q20 -38 28 -28C48 -14 40 26 0 30Z', '#ffb84a') +
        area('M10 -32Q20 -38 28 -28C48 -14 40 26 0 30C16 14 18 -12 10 -32Z', '#e88a2a') +
        pen('M0 26V-32M-6 24L-22 -24M6 24L22 -24M-12 22L-34 -6M12 22L34 -6', '#a8500f', 3) +
        pen('M-26 -18Q-18 -30 -10 -26', '#fff0b0', 5),
      x,
      y,
      1,
      turn,
    )
  const hip = 'M-62 250Q0 276 60 250'
  const siren =
    // Her hair falls to the back in waves.
    area(
      'M-6 -100C66 -108 96 -56 86 0C84 44 126 70 118 130C112 180 148 200 136 262C104 256 84 230 74 190C40 150 36 60 30 0C-40 20 -62 -20 -58 -44C-58 -76 -40 -98 -6 -100Z',
      'url(#mane)',
    ) +
    pen(
      'M40 -80C84 -50 66 10 80 50C92 90 100 100 98 140C98 180 120 200 126 240M62 40C74 90 80 110 84 160',
      '#ffb0d0',
      5,
    ) +
    // The tail lies over the rock; its fin is up.
    area(
      `${hip}C76 276 84 290 110 286C160 276 158 210 164 160C168 120 178 96 196 66L236 70C222 110 228 150 224 196C218 280 180 340 90 342C0 344 -74 320 -62 250Z`,
      'url(#tail)',
    ) +
    area('M214 78C176 66 150 36 146 -10C184 -4 206 20 216 48C228 20 254 2 288 2C280 44 256 72 214 78Z', 'url(#tail)') +
    pen(
      'M212 66C196 44 180 22 160 6M216 66C230 44 252 24 274 14M-40 286q14 16 28 0q14 16 28 0q14 16 28 0M-10 310q14 16 28 0q14 16 28 0q14 16 28 0M96 306q16 10 26 -4q18 2 22 -14M160 256q16 4 22 -10M178 214q14 2 20 -12M182 170q14 2 20 -10',
      '#0f7a90',
      4,
    ) +
    pen('M222 104C212 150 218 190 208 222C200 270 174 306 130 320', '#d8fff0', 5, { opacity: 0.8 }) +
    area(
      'M-34 98C-66 104 -92 114 -96 138C-92 160 -76 172 -66 192C-54 214 -56 232 -62 256Q0 284 60 256C56 232 54 214 62 190C72 170 90 160 94 136C88 114 66 104 34 98Z',
      base,
    ) +
    area(
      'M34 98C66 104 88 114 94 136C90 160 72 170 62 190C54 214 56 232 60 256Q48 264 30 268C40 230 22 196 46 150Z',
      shade,
    ) +
    drawNeck(singingSiren, -8) +
    drawCollarbones(singingSiren) +
    pen('M-4 196V236', shade, 4) +
    pen('M-70 178Q0 208 68 176', '#c83a7a', 16) +
    shell(-36, 168, -6) +
    shell(32, 166, 8) +
    pen('M-58 146L-46 108M52 144L44 106', '#c83a7a', 7) +
    pen(hip, '#fff0a0', 10) +
    // One hand goes out with the song, the other one is on the rock.
    area(
      limb([
        [82, 134, 40],
        [112, 196, 32],
        [96, 262, 24],
      ]),
      shade,
    ) +
    place(drawHand('open', { ...tan, base: shade }), 92, 276, 0.9, 186) +
    area(
      limb([
        [-80, 136, 38],
        [-128, 176, 32],
        [-148, 112, 24],
      ]),
      base,
    ) +
    place(drawHand('open', tan), -156, 88, 1.1, -18) +
    place(
      drawHead(singingSiren) +
        area(
          'M-54 -20C-66 -72 -36 -104 8 -100C58 -96 78 -50 64 8C60 30 66 46 74 62C48 50 40 24 44 -4C46 -36 26 -58 2 -70C-22 -64 -44 -50 -54 -20Z',
          'url(#mane)',
        ) +
        pen('M-40 -68C-18 -88 30 -92 50 -46M8 -84C40 -74 56 -40 54 6', '#ffb0d0', 5) +
        area(star(34, -66, 5, 26, 12), '#ff8f5e') +
        circle(34, -66, 5, '#fff0b0'),
      0,
      0,
      1,
      7,
    )
  return (
    lit('air', ['#1f3aa8', '#3a9ad8', '#a8f0d8'], [0, 1]) +
    lit('mane', ['#f0508a', '#a82a7a', '#5a1460'], [1, 1]) +
    lit('tail', ['#a8ffd8', '#2fc8b0', '#127a98'], [1, 0.6]) +
    lit('sea', ['#4ac8e0', '#1f6ab8'], [0, 1]) +
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
        area('M96 250C106 214 140 200 176 200C206 190 250 192 266 214L290 262H90Z', '#3a3a78') +
        line('M118 220Q132 208 150 206M222 200Q246 200 258 214', '#7fe8dc', 4, { opacity: 0.6 }) +
        place(inked(siren), 150, 62, 0.54) +
        note(86, 34, 0.9, -10) +
        note(46, 60, 0.76, 8) +
        note(30, 22, 0.66, 14) +
        area(`M-260 236${'q20 -18 40 0t40 0'.repeat(8)}V330H-260Z`, '#2f8ad0') +
        line(`M-260 236${'q20 -18 40 0t40 0'.repeat(8)}`, '#d8fff4', 3, { opacity: 0.6 }) +
        area(`M-280 264${'q20 -18 40 0t40 0'.repeat(8)}V330H-280Z`, '#1a5aa8'),
      {
        paint: 'block',
        bend: 'wave',
        weight: 0.26,
        stretch: 1.1,
        bold: 0.05,
        edge: 0.28,
        tint: { pale: '#ffe98a', shade: '#e0583a' },
      },
      { x: 18, y: 195, width: 264, height: 88 },
    )
  )
}

export const spiritSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50121': reynaRoyale,
  '50135': sirenaSong,
  '50141': pitoPito,
}
