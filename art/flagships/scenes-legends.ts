/** Covers with the spirits and creatures of Philippine legends, near, by game ID. */
import { rays } from '../canvas.ts'
import { area, box, circle, inked, line, oval, pen, place, repeat, star } from '../draw.ts'
import { blossom, gem, leaf, scales } from '../people/clothes.ts'
import { drawHand } from '../people/hand.ts'
import { drawCollarbones, drawHead, drawNeck, tan } from '../people/head.ts'
import type { Portrait } from '../people/head.ts'
import { outlined as outlineAround } from '../people/outline.ts'
import { goldenSiren, groveSpirit, mountainMaiden } from '../people/soft-heads.ts'
import { scene } from './caption.ts'
import { hoard, leaves, swell, turf } from './feet.ts'
import { INK, outlined } from '../motifs/outline.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { onlyWide } from './scenery.ts'
import { halo, limb, lit, round } from './volume.ts'

/** The spirit of the grove, with flowers in her long hair, carries a light among the roots of a balete tree. */
const diwataGrove: Flagship = (at, write) => {
  const trunk = (x: number, w: number): string =>
    area(
      `M${x - w * 2} 330Q${x - w * 0.6} 240 ${x - w * 0.7} 120Q${x - w} 40 ${x - w * 1.6} -10H${x + w * 1.6}Q${x + w} 40 ${x + w * 0.7} 120Q${x + w * 0.6} 240 ${x + w * 2} 330Z`,
      'url(#trunk)',
    ) + line(`M${x - w * 0.3} -4Q${x - w * 0.1} 120 ${x - w * 0.9} 300`, '#5fe0b0', 3, { opacity: 0.35 })
  const lights = [
    [-226, 50, 5],
    [-170, 150, 4],
    [-120, 40, 4],
    [-60, 112, 5],
    [-20, 40, 3],
    [22, 34, 4],
    [104, 24, 3],
    [284, 110, 5],
    [262, 160, 4],
    [12, 150, 3],
  ] as const
  const spirit: Portrait = {
    ...groveSpirit,
    skin: { light: '#f0be8e', base: '#c98d62', shade: '#a0684a', deep: '#4a2018' },
    eyes: groveSpirit.eyes.map((eye) => ({ ...eye, w: eye.w * 1.14, h: eye.h * 1.18 })),
    features: groveSpirit.features.replaceAll('#a83a4a', '#d8324e'),
  }
  const { skin } = spirit
  const twigs =
    'M-54 -44C-74 -66 -78 -92 -72 -118M-66 -72L-92 -84M-30 -78C-40 -98 -38 -120 -28 -138M-36 -104L-52 -116M22 -82C30 -102 28 -122 16 -138M27 -104L44 -118M52 -50C74 -66 82 -92 80 -118M70 -74L94 -82'
  return (
    lit('air', ['#06283f', '#0f7a6a', '#c8e86a'], [0, 1]) +
    lit('trunk', ['#0a3a48', '#0b4a4a', '#062430'], [0, 1]) +
    lit('locks', ['#5a2a6a', '#2a1238', '#12303f'], [0.8, 1]) +
    lit('gown', ['#7fe08a', '#1f9a64', '#0a4a4a'], [0.6, 1]) +
    halo('shine', '#eaffb0', 0.95) +
    halo('spark', '#fff8c0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(150, 96, 200, 'url(#shine)') +
        [-232, -160, -84, 10, 290].map((x, i) => trunk(x, 15 + (i % 2) * 8)).join('') +
        (at.wide
          ? area('M-260 262Q-120 232 40 256T400 244V330H-260Z', '#083a3a') +
            line('M-260 262Q-120 232 40 256T400 244', '#5fd08a', 4)
          : '') +
        lights.map(([x, y, r]) => circle(x, y, r * 3.4, 'url(#spark)') + circle(x, y, r * 0.8, '#fffbe0')).join('') +
        place(
          inked(
            outlineAround(
              area(
                'M0 -100C66 -102 92 -52 84 4C82 50 112 84 108 140C112 180 124 200 130 240H-110C-104 190 -70 150 -72 96C-74 60 -60 30 -60 -30Z',
                'url(#locks)',
              ),
            ) +
              pen('M74 -40C80 0 74 40 88 76C100 110 92 140 104 190M62 60C70 110 66 140 82 200', '#8affd8', 3.4) +
              outlineAround(
                drawNeck(spirit, -8) +
                  area('M-70 108C-104 116 -118 140 -124 240H126C120 140 104 116 70 108L0 168Z', skin.base) +
                  area('M70 108C104 116 120 140 126 240H60C72 180 70 140 34 138Z', skin.shade),
              ) +
              drawCollarbones(spirit) +
              outlineAround(
                area('M-112 150C-70 128 -30 150 0 166C30 150 74 128 114 150L122 250H-120Z', 'url(#gown)'),
                8,
              ) +
              repeat(11, (i) =>
                leaf(
                  i * 22 - 110,
                  146 + Math.sin((i / 10) * Math.PI) * 14,
                  72,
                  90 + (i - 5) * 3,
                  ['#1f9a5a', '#0f7a58'][i % 2] ?? '',
                  ['#9ff07a', '#5fd08a'][i % 2] ?? '',
                ),
              ) +
              pen('M-114 148C-72 126 -30 150 0 164C30 150 74 126 116 148', '#ffd25e', 6) +
              outlineAround(area(spirit.outline, skin.base)) +
              drawHead(spirit) +
              pen('M-31 35q1 5 5 5M9 34q-1 5 -5 5', skin.deep, 2.6) +
              outlineAround(
                area(
                  'M-12 -80C-38 -74 -54 -46 -53 -10C-50 24 -64 54 -84 92L-104 132C-102 70 -74 44 -70 -10C-72 -70 -42 -104 0 -104C46 -104 72 -70 70 -10C72 40 96 70 104 140L78 108C56 64 54 24 52 -8C50 -48 24 -78 -12 -80Z',
                  'url(#locks)',
                ),
                8,
              ) +
              pen(
                'M-12 -90C-44 -82 -62 -52 -61 -10C-60 20 -74 56 -90 92M-12 -90C34 -90 60 -56 61 -12C64 30 80 70 92 110',
                '#8affd8',
                3,
              ) +
              // A crown of twigs with leaves and buds of light.
              pen(twigs, INK, 15) +
              pen('M-56 -42C-30 -72 30 -76 54 -46', INK, 17) +
              pen(twigs, '#7a4a24', 7) +
              pen('M-56 -42C-30 -72 30 -76 54 -46', '#9a6030', 9) +
              pen('M-50 -47C-28 -70 22 -76 46 -54', '#e0b070', 2.6) +
              [
                [-72, -118, 230],
                [-92, -84, 190],
                [-28, -138, 250],
                [-52, -116, 210],
                [16, -138, 280],
                [44, -118, 320],
                [80, -118, 290],
                [94, -82, 340],
                [-46, -56, 200],
                [40, -62, 330],
              ]
                .map(([x = 0, y = 0, turn = 0], i) =>
                  leaf(x, y, 28, turn, ['#1f9a5a', '#0f7a58'][i % 2] ?? '', ['#b8f07a', '#5fd08a'][i % 2] ?? ''),
                )
                .join('') +
              [
                [-30, -104],
                [28, -106],
                [-74, -94],
                [78, -92],
                [0, -72],
              ]
                .map(([x = 0, y = 0]) => circle(x, y, 13, 'url(#spark)') + circle(x, y, 4.6, '#fffbe0'))
                .join(''),
          ),
          176,
          118,
          0.8,
          -4,
        ) +
        // The light above her hand.
        circle(54, 84, 76, 'url(#spark)') +
        inked(
          outlineAround(
            area(
              limb([
                [44, 320, 54],
                [52, 230, 42],
                [59, 188, 31],
              ]),
              skin.base,
            ) + place(drawHand('offer', skin), 62, 149, 1.3, 3),
            8,
          ),
        ) +
        area('M66 190H74L73 230L71 320H58C66 270 70 220 66 190Z', skin.shade) +
        line('M42 190Q59 199 76 190', '#b8741c', 8) +
        line('M42 188Q59 197 76 188', '#ffd25e', 6) +
        circle(54, 84, 21, '#fffbe0') +
        area(star(54, 84, 4, 40, 7), '#fff') +
        leaves(at, 212, ['#5fd08a', '#1f7a5a', '#0a3038']),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 20, y: 204, width: 260, height: 80 },
    )
  )
}

/** A siren with dark hair and ornaments of gold before a heap of coins; her tail rises from the sea behind her. */
const sirenGold: Flagship = (at, write) => {
  const coin = (x: number, y: number, r: number, turn: number): string =>
    place(
      oval(1, r * 0.2, r, r * 0.72, '#8a4a08') +
        oval(0, 0, r, r * 0.7, 'url(#gold)') +
        oval(0, 0, r * 0.66, r * 0.44, 'none', 0, { stroke: '#b8680f', 'stroke-width': 2.4 }),
      x,
      y,
      1,
      turn,
    )
  const fluke =
    area('M-26 110C-34 60 -22 20 -8 -8L14 -6C28 30 34 66 30 110Z', 'url(#tail)') +
    area('M2 4C-20 -14 -52 -18 -78 -54C-42 -60 -14 -48 4 -22C16 -50 44 -66 78 -64C60 -26 30 -12 12 4Z', 'url(#fin)') +
    line(
      'M2 -6C-18 -22 -40 -34 -62 -48M2 -10C-8 -28 -26 -42 -42 -50M8 -6C22 -24 40 -42 64 -56M6 -12C14 -32 30 -48 46 -56',
      '#e0620f',
      3,
    ) +
    repeat(4, (i) => line(`M${-16 - i * 3} ${24 + i * 20}q11 12 22 0t22 0`, '#c8680a', 3.4)) +
    line('M-16 16C-24 44 -26 70 -22 100', '#fffbd0', 5)
  const ornaments =
    // A band of gold with drops over the parting, and a comb of gold leaves at the side.
    pen('M-50 -38C-34 -66 4 -80 22 -94M22 -94C36 -78 48 -62 53 -34', '#8a4a08', 8) +
    pen('M-50 -40C-34 -68 4 -82 22 -96M22 -96C36 -80 48 -64 53 -36', '#ffd84a', 6) +
    pen('M-46 -44C-34 -62 -10 -76 6 -84', '#fffbd0', 2.4) +
    pen('M-36 -52V-44M-22 -65V-54M-6 -75V-62M32 -82V-68M43 -66V-56', '#ffcf40', 6) +
    area('M16 -82L22 -56L28 -82L22 -96Z', '#ffd84a') +
    gem(22, -84, 8, '#e8304a') +
    [-70, -35, 0, 35, 70].map((turn) => leaf(-58, -52, 36, turn - 60, '#f0a82a', '#fff0a0')).join('') +
    circle(-56, -52, 11, '#ffd84a') +
    circle(-56, -52, 6, '#e8304a') +
    circle(-58, -54, 2.2, '#fff')
  return (
    lit('air', ['#e84a7a', '#ff9a6a', '#fff0b0'], [0, 1]) +
    lit('water', ['#3fe0d8', '#1280b8', '#0a2f70'], [0, 1]) +
    lit('wet', ['#5a3446', '#2c1622', '#180a12'], [1, 0.7]) +
    lit('tail', ['#fff08a', '#ffb52e', '#e0701a'], [1, 0.4]) +
    lit('fin', ['#fffbc8', '#ffcf40', '#f0822a'], [0.6, 1]) +
    round('gold', ['#fffbc8', '#ffcf40', '#d8861a']) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      rays({ width: 620, x: 190, y: 120, rayPhase: 0.25 }, 16, '#fff6d0', 0.2) +
        circle(190, 112, 170, 'url(#sun)') +
        circle(196, 118, 56, '#fffbe4') +
        area('M-260 152Q-190 116 -130 144Q-70 128 -20 154H-260Z', '#b04a82') +
        box(-260, 152, 660, 190, 'url(#water)') +
        line(
          'M-220 176h70M-120 168h50M-200 200h60M-60 190h40M-110 224h70M-230 240h60M206 170h70M214 184h80',
          '#fff6c8',
          4,
          {
            opacity: 0.7,
          },
        ) +
        place(outlineAround(fluke, 9), 246, 146, 0.86, 8) +
        oval(246, 214, 52, 9, '#e8fffb', 0, { opacity: 0.8 }) +
        place(
          inked(
            outlineAround(
              area(
                'M-4 -106C58 -112 88 -70 78 -20C72 14 102 30 94 66C86 96 118 110 108 150C100 190 122 210 114 240H-122C-92 214 -114 184 -100 156C-84 128 -106 108 -92 80C-76 54 -86 30 -74 0C-66 -20 -78 -100 -4 -106Z',
                'url(#wet)',
              ) +
                pen(
                  'M62 40C80 60 70 84 84 104C98 130 84 150 96 190M-66 60C-82 84 -72 104 -88 130C-96 150 -84 170 -94 200',
                  '#7a4a62',
                  3.4,
                ) +
                drawNeck(goldenSiren, 8) +
                drawCollarbones(goldenSiren) +
                area('M-70 108C-104 116 -116 140 -122 240H124C118 140 104 116 70 108L0 168Z', goldenSiren.skin.base) +
                area('M70 108C104 116 118 140 124 240H60C72 180 70 140 34 138Z', goldenSiren.skin.shade) +
                scales('#1fb09a', '#0b6a70', '#9ff0cc', '#ffd25e') +
                drawHead(goldenSiren) +
                // Waves of hair from a part at the side, before her shoulders.
                area(
                  'M24 -90C-8 -80 -36 -56 -44 -18C-46 4 -46 22 -58 42C-68 60 -50 80 -64 106C-76 126 -60 144 -78 184C-102 154 -92 124 -86 102C-74 76 -96 56 -78 26C-66 0 -84 -60 -46 -92C-20 -112 12 -108 24 -90Z',
                  'url(#wet)',
                ) +
                area(
                  'M20 -94C52 -92 62 -50 55 -10C54 12 64 26 68 46C72 66 88 84 80 112C74 134 92 152 84 188C62 156 66 132 64 110C62 86 50 70 52 44C54 20 50 8 51 -12C52 -44 42 -74 20 -94Z',
                  'url(#wet)',
                ) +
                pen(
                  'M14 -98C-30 -92 -58 -60 -58 -18C-58 12 -84 40 -74 70C-64 96 -84 110 -80 150M4 -88C-26 -76 -48 -48 -50 -14M34 -88C58 -70 60 -30 58 -2C60 30 76 50 74 78C72 104 82 120 80 150',
                  '#8a5a74',
                  3.4,
                ) +
                ornaments +
                // The lobe of the ear under the hair, and the pearl on its hook.
                area('M46 2C56 -2 60 8 58 18C56 27 49 27 46 21Z', goldenSiren.skin.base) +
                pen('M50 6Q55 6 54 16', goldenSiren.skin.shade, 2.4) +
                // A ring with drops of gold.
                circle(53, 36, 12, 'none', { stroke: '#ffcf40', 'stroke-width': 5 }) +
                pen('M43 50V54M53 53V59M63 50V54', '#fff0a0', 5),
              11,
            ),
          ),
          124,
          98,
          0.9,
          -5,
        ) +
        // Coins heap up before her.
        (at.wide ? area('M-70 330C-50 250 0 206 80 200C150 196 220 214 330 236V330Z', '#8a4a08') : '') +
        [
          [14, 214, 22, -12],
          [60, 206, 21, 8],
          [104, 214, 24, -6],
          [150, 208, 22, 10],
          [192, 216, 23, -8],
          [34, 236, 24, 6],
          [82, 238, 25, -8],
          [128, 240, 25, 6],
          [174, 240, 25, -4],
          [10, 262, 26, 8],
          [58, 266, 27, -6],
          [106, 268, 27, 6],
          [154, 268, 27, -6],
          [204, 262, 26, 8],
          [252, 268, 26, -4],
          [296, 264, 26, 8],
          [-30, 270, 24, -8],
          [30, 292, 28, 6],
          [84, 294, 28, -6],
          [138, 296, 28, 6],
          [192, 294, 28, -8],
          [244, 296, 28, 6],
          [298, 294, 28, -6],
          [-22, 296, 26, 6],
          [-52, 298, 22, -4],
          [244, 236, 24, 6],
          [286, 240, 24, -6],
        ]
          .map(([x = 0, y = 0, r = 0, turn = 0]) => (at.wide || y < 220 ? coin(x, y, r, turn) : ''))
          .join('') +
        area(star(196, 202, 4, 18, 4), '#fff') +
        hoard(at, 212, ['#ffdc5a', '#e89a1f', '#6a2c08']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 20, y: 202, width: 260, height: 82 },
    )
  )
}

/** A tikbalang at full speed below the moon: the head of a horse, with a mane of fire, on the shoulders of a man. */
const tikbalangRun: Flagship = (at, write) => {
  const stalk = (x: number, wide: number, id: string): string =>
    box(x, -10, wide, 340, `url(#${id})`) +
    line(`M${x} 60h${wide}M${x} 164h${wide}M${x} 262h${wide}`, '#04262a', 4, { opacity: 0.6 })
  const runner =
    // The mane streams behind the neck.
    area(
      'M26 -86C60 -108 96 -100 130 -124C124 -96 138 -84 176 -88C150 -68 152 -52 186 -34C150 -34 140 -20 168 12C140 2 124 12 140 48C116 34 104 44 110 80L40 60L10 -60Z',
      'url(#fire)',
    ) +
    area(
      'M26 -70C56 -88 84 -80 112 -94C106 -74 118 -62 146 -62C122 -50 124 -34 146 -18C118 -20 110 -6 126 18C104 12 96 22 104 46L40 50Z',
      '#ffd23f',
    ) +
    // The shoulders of a man.
    area('M-24 120C-60 116 -110 132 -124 230H170C166 150 150 104 100 84Z', 'url(#hide)') +
    area('M100 84C150 104 166 150 170 230H96C112 180 108 130 60 110Z', '#3a123c', { opacity: 0.7 }) +
    line('M-30 124C-70 126 -104 146 -116 210', '#ffc08a', 6, { opacity: 0.9 }) +
    // The neck.
    area('M34 -84C76 -60 104 10 112 100C80 128 20 132 -30 122C-14 96 -8 70 -6 40Z', 'url(#hide)') +
    area('M34 -84C76 -60 104 10 112 100C98 112 84 118 70 122C84 70 70 10 44 -20Z', '#3a123c', { opacity: 0.6 }) +
    // The head.
    area('M16 -84L8 -124C26 -118 38 -104 40 -82ZM36 -80L46 -120C58 -104 60 -88 54 -70Z', 'url(#hide)') +
    area('M20 -86L15 -112C26 -106 30 -98 31 -84Z', '#5a1c48') +
    area(
      'M36 -88C20 -98 -8 -92 -24 -74C-46 -50 -72 -16 -98 10C-112 22 -120 36 -114 50C-110 58 -104 58 -100 60C-98 70 -88 76 -76 72C-56 66 -40 54 -22 52C4 54 30 44 42 20C56 -10 60 -62 36 -88Z',
      'url(#face)',
    ) +
    area(
      'M52 -50C54 -20 48 6 42 20C30 44 4 54 -22 52C-40 54 -56 66 -76 72C-88 76 -98 70 -100 60C-80 60 -60 44 -40 32C-10 36 20 20 30 -10C34 -30 44 -44 52 -50Z',
      '#4a1844',
      { opacity: 0.6 },
    ) +
    line('M-18 -72C-42 -46 -66 -14 -92 12C-102 20 -108 30 -108 38', '#ffe0b0', 6) +
    line('M-2 22C8 10 14 -4 14 -18', '#4a1844', 4, { opacity: 0.6 }) +
    // Nostril, mouth with teeth, and an eye that glows.
    area('M-104 30C-96 20 -84 22 -84 32C-86 40 -98 42 -104 30Z', '#2a0a28') +
    area('M-104 58C-90 62 -70 52 -56 42C-58 56 -76 68 -92 66C-100 66 -104 62 -104 58Z', '#2a0a28') +
    area('M-98 59L-62 46L-66 54L-94 63Z', '#fff6e0') +
    circle(-16, -40, 30, 'url(#eye-glow)') +
    area('M-34 -38C-26 -54 -6 -54 4 -40C-6 -30 -24 -28 -34 -38Z', '#fff27a') +
    circle(-16, -41, 7.4, '#c8102a') +
    circle(-16, -41, 3.6, '#1a0418') +
    line('M-40 -40Q-24 -54 10 -58', '#2a0a28', 9) +
    // The forelock.
    area(
      'M34 -96C10 -104 -16 -92 -30 -62C-20 -70 -12 -72 -6 -70C-10 -62 -12 -56 -10 -50C4 -70 22 -78 40 -80Z',
      'url(#fire)',
    ) +
    area('M30 -92C14 -96 -4 -88 -14 -74C2 -80 18 -84 32 -84Z', '#ffd23f') +
    // A cord with a fang and gold.
    line('M-34 112C10 140 70 136 116 92', '#ffd25e', 9) +
    line('M-34 112C10 140 70 136 116 92', '#a85a14', 2.4, { 'stroke-dasharray': '3 9' }) +
    area('M14 130L30 132L18 160Z', '#fff6e0')
  return (
    lit('dusk', ['#0a1a5a', '#1f6a98', '#6fe0b0'], [0, 1]) +
    lit('far', ['#4fb4a0', '#1f6a88'], [1, 0]) +
    lit('near', ['#8fd06a', '#2f7a4a', '#0a3a34'], [1, 0]) +
    lit('hide', ['#ffa878', '#c8485a', '#6a1850'], [0.7, 1]) +
    lit('face', ['#ffd0a0', '#f07a5a', '#a83460'], [0.8, 1]) +
    lit('fire', ['#ffe85a', '#ff8a2a', '#e0303f'], [1, 0.3]) +
    halo('shine', '#fff0a8', 0.9) +
    halo('eye-glow', '#fff06a', 0.9) +
    backdrop(at, 'url(#dusk)') +
    scene(
      at,
      write,
      circle(110, 104, 230, 'url(#shine)') +
        [-214, -160, -104, -40, 20, 250].map((x, i) => stalk(x, 10 + (i % 2) * 4, 'far')).join('') +
        circle(110, 106, 118, '#fff3c0') +
        circle(46, 176, 14, '#f7dfa0') +
        circle(64, 40, 12, '#f7dfa0') +
        circle(30, 96, 8, '#f7dfa0') +
        [
          [-236, 96],
          [-140, 40],
          [-60, 130],
          [270, 60],
        ]
          .map(([lx = 0, ly = 0], i) =>
            place(
              area('M0 0Q34 -20 70 -6Q36 8 0 0ZM0 0Q26 8 50 36Q14 26 0 0ZM0 0Q20 -30 50 -44Q30 -14 0 0Z', '#2f8a78'),
              lx,
              ly,
              1.1,
              i * 14 - 20,
            ),
          )
          .join('') +
        area('M-260 226Q-120 190 20 214T220 206T430 200V330H-260Z', '#1a6a70') +
        area('M-260 250Q-60 214 150 232T430 220V330H-260Z', '#0f4a58') +
        // The outline of each part is below the animal, so only its outer half is visible.
        place(outlined(runner, 10) + runner, at.wide ? 146 : 140, at.wide ? 138 : 118, at.wide ? 1.06 : 0.92, -4) +
        (at.wide ? '' : stalk(-6, 18, 'near')) +
        // The wind of the run, sparks of the mane, and grass near the viewer.
        line('M-30 206H60M-70 222H20M206 34H300M230 52H320', '#fff6d0', 4, { opacity: 0.6 }) +
        [
          [210, 30, 5],
          [250, 96, 4],
          [284, 66, 6],
          [262, 138, 4],
          [180, 18, 4],
          [-30, 60, 3],
          [-120, 84, 4],
          [-190, 44, 3],
          [-70, 30, 4],
        ]
          .map(
            ([sx = 0, sy = 0, r = 0]) =>
              circle(sx, sy, r * 2.4, '#ffe85a', { opacity: 0.3 }) + circle(sx, sy, r, '#fff6b0'),
          )
          .join('') +
        onlyWide(
          at,
          stalk(-232, 26, 'near') +
            repeat(24, (i) => {
              const [gx, high] = [-244 + i * 24, 44 + ((i * 37) % 34)]
              return area(
                `M${gx} 310Q${gx + 2} ${300 - high * 0.6} ${gx + 16 - (i % 3) * 14} ${300 - high}Q${gx + 16} ${300 - high * 0.5} ${gx + 22} 310Z`,
                ['#0a3a4a', '#12565c', '#0a2f44'][i % 3]!,
              )
            }),
        ) +
        turf(at, 214, ['#2f8a7a', '#14504c', '#062428']),
      { paint: 'block', bend: 'rise', weight: 0.26 },
      { x: 16, y: 202, width: 268, height: 82, skew: -8 },
    )
  )
}

/** The southwest monsoon bends a palm on its islet: a whirl of clouds, lightning and high waves. */
const habagatStorm: Flagship = (at, write) => {
  const bolt = (x: number, y: number, size: number, turn: number): string =>
    place(
      area('M14 -60L-26 8H-4L-18 62L28 -14H6L26 -60Z', '#fff3a0', {
        stroke: '#ffb52e',
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      }),
      x,
      y,
      size,
      turn,
    )
  const puffs = (color: string, spots: readonly (readonly [number, number, number])[]): string =>
    spots.map(([x, y, r]) => circle(x, y, r, color)).join('')
  // All fronds fly to the left, away from the wind.
  const frond = (turn: number, long: number, color: string, rib: string): string =>
    place(
      area(`M0 0C${-long * 0.2} -24 ${-long * 0.66} -34 ${-long} -10C${-long * 0.8} -8 ${-long * 0.3} 14 0 0Z`, color) +
        area(
          repeat(6, (i) => {
            const x = -long * (0.18 + i * 0.13)
            return `M${x} -8l-26 26l8 -24Z`
          }),
          color,
        ) +
        line(`M0 -2C${-long * 0.3} -16 ${-long * 0.66} -22 ${-long + 6} -11`, rib, 3),
      166,
      74,
      1,
      turn,
    )
  const wave = (x: number, y: number, size: number): string =>
    place(
      area('M-110 70C-80 60 -62 20 -34 -6C-12 -26 20 -22 26 0C12 -8 0 0 4 14C10 36 50 50 110 70Z', 'url(#wave)') +
        line('M-104 68C-78 58 -60 18 -34 -6C-12 -26 20 -22 26 0', '#e8fbff', 8) +
        line('M-66 52C-52 34 -40 18 -26 10M-40 58C-30 42 -22 32 -12 26', '#bff0ff', 4, { opacity: 0.7 }) +
        puffs('#e8fbff', [
          [26, 4, 9],
          [14, 2, 8],
          [36, 14, 5],
        ]),
      x,
      y,
      size,
    )
  return (
    lit('air', ['#0c1446', '#2f52b0', '#7fd0dc'], [0, 1]) +
    lit('bark', ['#d89a6a', '#8a5230', '#3a1f24'], [1, 0.2]) +
    lit('sea', ['#2fb0c8', '#0f5a9a', '#062a66'], [0, 1]) +
    lit('wave', ['#8af0e8', '#1f9ac8', '#0a4a92'], [0.3, 1]) +
    lit('sand', ['#fff0b8', '#e8b46a', '#a86a3a'], [0, 1]) +
    halo('flash', '#fff9c8', 0.9) +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(68, 60, 150, 'url(#flash)') +
        puffs('#16205e', [
          [-230, 0, 66],
          [-140, -14, 60],
          [-50, -4, 52],
          [30, -20, 50],
          [110, -24, 54],
          [190, -20, 56],
          [260, 4, 60],
          [330, -6, 60],
        ]) +
        puffs('#2a3c92', [
          [-210, -22, 52],
          [-110, -30, 54],
          [-20, -28, 44],
          [150, -30, 46],
          [230, -24, 50],
          [300, -22, 54],
        ]) +
        bolt(22, 92, 1.1, 10) +
        bolt(254, 124, 0.84, 4) +
        line(
          repeat(26, (i) => `M${((i * 83) % 590) - 240} ${54 + ((i * 47) % 140)}l-30 13`),
          '#d8ecff',
          3.6,
          { opacity: 0.55 },
        ) +
        // The wind, with a curl at each end.
        line(
          'M330 40C260 24 214 40 190 24M60 132C10 120 -30 134 -44 112C-50 96 -28 90 -26 106M80 24C34 10 2 30 -8 14C-12 2 4 -2 6 8',
          '#f0f8ff',
          7,
          {
            opacity: 0.85,
          },
        ) +
        area('M-260 192Q-120 176 30 194T400 184V330H-260Z', 'url(#sea)') +
        wave(-190, 182, 0.9) +
        wave(-70, 206, 0.8) +
        wave(34, 168, 0.72) +
        // The islet and the palm.
        area('M96 214Q140 172 216 176Q280 180 312 214Q210 240 96 214Z', 'url(#sand)') +
        area('M264 200C264 140 226 90 164 62L155 77C206 104 230 146 228 198Q246 206 264 200Z', 'url(#bark)') +
        line(
          'M227 182l36 4M225 164l34 0M220 147l31 -7M212 130l27 -14M202 114l20 -18M188 100l14 -19M174 88l9 -15',
          '#3a1f24',
          3.4,
          {
            opacity: 0.7,
          },
        ) +
        frond(34, 96, '#0f6a5a', '#5fd08a') +
        frond(-26, 112, '#0f6a5a', '#5fd08a') +
        frond(12, 136, '#1f9a5a', '#b8f07a') +
        frond(-8, 132, '#2fb85a', '#d8ff9a') +
        frond(58, 66, '#1f9a5a', '#b8f07a') +
        frond(-50, 84, '#1f9a5a', '#b8f07a') +
        circle(160, 86, 12, '#8a4a24') +
        circle(176, 88, 12, '#6a341c') +
        circle(156, 82, 4, '#d89a6a') +
        place('<g transform="scale(-1 1)">' + wave(0, 0, 0.8) + '</g>', 286, 194) +
        (at.wide ? wave(-150, 264, 0.9) + wave(20, 262, 1) + wave(210, 262, 1) : '') +
        swell(at, 208, ['#2fb0d0', '#0f5a9a', '#062458']),
      { paint: 'inline', bend: 'rise', weight: 0.28, edge: 0.3, tint: { ink: '#06102e', pale: '#fff', glow: '#fff' } },
      { x: 20, y: 195, width: 260, height: 88, skew: 8 },
    )
  )
}

/** Maria Makiling, the guardian of the mountain, with flowers in her long hair, and a fawn that looks up to her. */
const mariaMakiling: Flagship = (at, write) => {
  const fawn =
    // The back and the shoulders, and the neck before them.
    area('M-14 30C-44 40 -84 52 -104 84L-110 140H64C66 110 56 70 36 44Z', 'url(#deer)') +
    area('M-104 84L-110 140H-40C-60 110 -80 94 -104 84Z', '#6a3018', { opacity: 0.3 }) +
    repeat(5, (i) => circle([-76, -56, -88, -62, -40][i] ?? 0, [76, 62, 98, 92, 78][i] ?? 0, 5.4, '#fff0d8')) +
    area('M-30 120C-34 70 -30 36 -14 8L30 14C44 50 50 86 52 120Z', 'url(#deer)') +
    area('M30 14C44 50 50 86 52 120H16C24 80 24 40 16 12Z', '#6a3018', { opacity: 0.4 }) +
    area('M-12 100C-14 74 -8 52 2 36L14 40C10 64 14 84 20 120H-10Z', '#fff0d8') +
    // Ears, head and muzzle, toward the upper right.
    area('M-16 -14C-46 -20 -60 -40 -62 -54C-40 -54 -18 -44 -6 -26Z', 'url(#deer)') +
    area('M-20 -20C-38 -26 -48 -38 -52 -46C-38 -44 -24 -36 -14 -26Z', '#ffb8a8') +
    area('M6 -30C0 -52 6 -70 14 -80C28 -66 30 -46 24 -30Z', 'url(#deer)') +
    area('M11 -34C8 -48 10 -60 15 -68C22 -58 24 -46 20 -34Z', '#ffb8a8') +
    area(
      'M-20 4C-28 -20 -10 -38 14 -36C32 -34 40 -24 54 -18C68 -14 76 -4 70 6C64 16 48 16 36 18C24 30 -12 30 -20 4Z',
      'url(#deer)',
    ) +
    area('M36 18C48 16 64 16 70 6C58 4 46 6 38 4C30 6 24 14 20 24C28 24 32 22 36 18Z', '#fff0d8') +
    area('M58 -17C70 -14 76 -6 72 0C64 2 58 -6 58 -17Z', '#3a1a18') +
    line('M44 8Q56 10 66 6', '#8a4a24', 2.6) +
    oval(18, -10, 7.4, 9, '#2a1010') +
    circle(15, -13, 3, '#fff') +
    line('M8 -22Q18 -28 28 -20', '#6a3018', 3) +
    repeat(5, (i) => circle([-18, -8, -20, 34, 42][i] ?? 0, [44, 62, 84, 60, 92][i] ?? 0, 5, '#fff0d8')) +
    circle(-2, -26, 3.4, '#fff0d8') +
    circle(-8, -16, 3, '#fff0d8')
  const bush = (x: number, y: number, size: number): string =>
    place(
      repeat(5, (i) => leaf(0, 0, 54, -150 + i * 30, '#0f5a44', '#2fa068')) +
        blossom(-28, -22, 15, '#fff', '#e4d3e4') +
        blossom(4, -38, 18, '#ff86ae', '#d94f86') +
        blossom(32, -18, 14, '#fff', '#e4d3e4'),
      x,
      y,
      size,
    )
  return (
    lit('air', ['#6a4ac8', '#ff8fa0', '#ffe0a0'], [0, 1]) +
    lit('mountain', ['#5fc890', '#1f7a78', '#123f66'], [0.3, 1]) +
    lit('meadow', ['#a8d85a', '#2f8a4a', '#0f4a40'], [0, 1]) +
    lit('dress', ['#ffffff', '#fff0ee', '#e8b8c8'], [0.8, 1]) +
    lit('deer', ['#f0aa68', '#b8682f', '#7a3a1c'], [0.6, 1]) +
    lit('locks', ['#4a2448', '#1c0f24'], [0.8, 1]) +
    halo('sun', '#fff6d0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(64, 66, 170, 'url(#sun)') +
        circle(64, 62, 36, '#fffbe8') +
        // The mountain has the outline of a woman who lies on her back.
        area(
          'M-260 210C-160 200 -120 180 -80 150C-56 126 -38 110 -22 98C-10 90 -8 94 -2 86C4 76 10 64 18 58C22 62 22 70 28 74C32 70 38 70 40 78C44 78 46 82 46 88C52 82 62 82 68 92C74 106 82 112 96 102C118 74 144 52 166 64C186 78 204 100 228 102C254 104 270 120 330 130V330H-260Z',
          'url(#mountain)',
        ) +
        area(
          'M-80 150C-56 126 -38 110 -22 98C-10 90 -8 94 -2 86C4 76 10 64 18 58C10 86 4 100 -10 120C-30 140 -50 150 -80 150Z',
          '#b8f0b0',
          { opacity: 0.5 },
        ) +
        oval(20, 168, 240, 13, '#fff0e8', 0, { opacity: 0.6 }) +
        oval(-160, 190, 120, 10, '#fff0e8', 0, { opacity: 0.5 }) +
        area('M-260 206Q30 172 330 200V330H-260Z', 'url(#meadow)') +
        line('M-200 226l6 -14M-120 232l6 -14M-60 262l6 -14M-180 276l6 -14M20 216l5 -12M268 214l5 -12', '#d8f08a', 4) +
        place(
          inked(
            outlineAround(
              area(
                'M0 -98C62 -100 86 -52 78 0C76 50 100 84 98 140L116 250H-104C-96 190 -70 150 -68 96C-68 60 -60 30 -58 -30Z',
                'url(#locks)',
              ) +
                pen('M70 -40C76 0 70 40 82 76C92 110 86 150 100 210M58 60C64 110 62 140 76 210', '#a8688a', 3.4) +
                drawNeck(mountainMaiden, -14) +
                area('M-70 108C-104 116 -118 140 -124 260H126C120 140 104 116 70 108L0 168Z', tan.base) +
                area('M70 108C104 116 120 140 126 260H60C72 180 70 140 34 138Z', tan.shade) +
                drawCollarbones(mountainMaiden) +
                area(
                  'M-108 138C-80 104 -56 118 -36 128Q0 150 36 128C58 116 88 106 112 138L128 260H-126Z',
                  'url(#dress)',
                ) +
                area('M36 128C58 116 88 106 112 138L128 260H70C76 200 66 160 36 128Z', '#d8a0b8', { opacity: 0.6 }) +
                pen('M-106 138C-80 106 -56 120 -36 130Q0 152 36 130C58 118 88 108 110 138', '#fff', 5) +
                pen('M-70 150L-80 250M-30 160L-34 250M16 164L20 250', '#e0b0c4', 3) +
                pen(mountainMaiden.outline, tan.deep, 4) +
                drawHead(mountainMaiden) +
                // The shadow of the hair on the forehead, and of the cheek that is away from the sun.
                area(
                  'M-51 -34C-46 -66 -20 -78 6 -76C34 -72 48 -40 50 -4L38 20C40 -24 22 -60 -10 -62C-32 -62 -46 -46 -51 -34Z',
                  '#9a4a3c',
                  { opacity: 0.45 },
                ) +
                area('M50 -20C52 14 40 46 2 64C-4 66 -10 66 -14 65C16 48 30 18 30 -20Z', '#a8583f', { opacity: 0.4 }) +
                pen('M-11 -12C-14 4 -20 14 -22 20', '#fff0d8', 4, { opacity: 0.7 }) +
                area(
                  'M-20 -84C10 -84 44 -60 50 -20C54 14 44 40 56 80C62 120 62 150 70 196C96 170 96 110 86 70C76 40 74 20 72 -20C66 -70 40 -104 -4 -102C-46 -100 -66 -66 -60 -20L-52 -6C-54 -46 -46 -74 -20 -84Z',
                  'url(#locks)',
                ) +
                pen(
                  'M-52 -40C-62 -6 -56 30 -66 70C-72 96 -66 116 -78 132M-54 -20C-58 14 -52 40 -58 66',
                  '#3a1a3c',
                  2.6,
                ) +
                pen('M-10 -94C30 -90 58 -62 61 -18C62 20 70 50 72 92M-20 -90C-44 -82 -56 -58 -56 -34', '#a8688a', 3.4) +
                blossom(-44, -56, 15, '#fff', '#e4d3e4') +
                blossom(-22, -76, 17, '#ff86ae', '#d94f86') +
                blossom(8, -82, 18, '#fff', '#e4d3e4') +
                blossom(36, -68, 17, '#ff86ae', '#d94f86') +
                blossom(56, -42, 15, '#fff', '#e4d3e4'),
              12,
            ),
          ),
          192,
          76,
          0.77,
          -7,
        ) +
        place(outlineAround(fawn, 9), 64, 142, 1, -8) +
        bush(8, 236, 0.8) +
        bush(292, 236, 0.9) +
        (at.wide ? bush(-70, 268, 1) + bush(-224, 264, 0.8) + bush(120, 292, 0.9) : '') +
        turf(at, 212, ['#8ad05a', '#2f8a4a', '#0d4438'], '#ffb8d8'),
      { paint: 'inline', bend: 'smile', weight: 0.25 },
      { x: 16, y: 203, width: 268, height: 80 },
    )
  )
}

export const legendSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50113': diwataGrove,
  '50117': tikbalangRun,
  '50126': habagatStorm,
  '50225': mariaMakiling,
  '50270': sirenGold,
}
