/** Covers with the sky as their subject: stars, a comet, an eclipse and the eagle above the clouds, by game ID. */
import { rays, stars } from '../canvas.ts'
import { area, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { gem } from '../people/clothes.ts'
import { closer, scene } from './caption.ts'
import { crag, reflection, turf } from './feet.ts'
import { INK, outlined } from '../motifs/outline.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { onlyWide, ridge } from './scenery.ts'
import { halo, limb, lit, round } from './volume.ts'

/** Two campers on a hill point at a star that falls over the lake; its light is on the water and on their tent. */
const shootingStar: Flagship = (at, write) => {
  /** Someone who points at the star, whose light is at the left edge of the body. */
  const person = (x: number, y: number, size: number, [coat, shade]: readonly [string, string], hair: string): string =>
    place(
      outlined(
        area('M-13 -20L-15 6H-3L0 -10L4 6H15L13 -20Z', '#241a5a') +
          area(
            limb([
              [12, -42, 11],
              [20, -29, 9],
              [13, -18, 8],
            ]),
            shade,
          ),
        4,
      ) +
        outlined(
          area('M-16 -14C-18 -32 -17 -47 -7 -51H8C17 -47 18 -32 16 -14Q0 -9 -16 -14Z', coat) +
            area('M-10 -73C-13 -67 -15 -64 -16 -60L-13 -58C-13 -54 -11 -51 -6 -51L-4 -47H5L8 -70Z', '#d8966a'),
          4,
        ) +
        area('M6 -50C10 -38 9 -22 4 -12Q12 -12 15 -15C17 -32 16 -47 8 -50Z', shade) +
        outlined(area(hair, '#1c0c2c'), 3) +
        area(
          limb([
            [-9, -43, 12],
            [-24, -52, 10],
            [-32, -69, 8],
          ]),
          INK,
          { stroke: INK, 'stroke-width': 4 },
        ) +
        area(
          limb([
            [-9, -43, 12],
            [-24, -52, 10],
            [-32, -69, 8],
          ]),
          coat,
        ) +
        line('M-34 -76L-39 -86', INK, 8) +
        circle(-33, -74, 7.4, INK) +
        line('M-34 -76L-39 -86', '#d8966a', 4) +
        circle(-33, -74, 5.4, '#d8966a') +
        line('M-36 -66L-28 -53M-15 -18C-17 -28 -16 -34 -14 -38M-12 -71L-15 -61', '#ffe9b0', 3) +
        line('M-39 -85L-37 -79', '#fff6d0', 2.4),
      x,
      y,
      size,
    )
  const short = 'M-11 -72C-8 -84 15 -84 16 -67C16 -60 12 -54 7 -53C8 -60 6 -64 1 -66C-4 -66 -8 -68 -11 -72Z'
  const long =
    'M-11 -72C-8 -84 16 -84 18 -66C19 -52 20 -42 14 -34C8 -34 4 -40 5 -50C7 -58 5 -64 1 -66C-4 -66 -8 -68 -11 -72Z'
  const blue = ['#4a5ae0', '#2a2a90'] as const
  const pink = ['#e0508a', '#8a2468'] as const
  return (
    lit('air', ['#14125a', '#3f2fb0', '#b04ac8', '#ff9aa0', '#ffe0a0'], [0, 1]) +
    lit('trail', ['#fff6c0', '#ffb84a', '#ff5f8a'], [1, 0]) +
    lit('gold', ['#fffbd0', '#ffd23f', '#f0901f'], [0.5, 1]) +
    lit('lake', ['#ffc0a8', '#7a4ac8', '#241a70'], [0, 1]) +
    lit('hill', ['#4a2a9a', '#160a48'], [0, 1]) +
    lit('tent', ['#ffd25e', '#ff7a4a', '#a82a5a'], [1, 0.6]) +
    halo('shine', '#fff0b0', 0.95) +
    backdrop(at, 'url(#air)') +
    stars(at, 46) +
    scene(
      closer(at, [176, -14, 1.12]),
      write,
      // The Milky Way.
      area(
        'M-260 70C-120 40 0 20 120 60C200 86 280 40 340 30V70C260 90 200 130 110 100C0 66 -120 90 -260 116Z',
        '#e8c8ff',
        {
          opacity: 0.16,
        },
      ) +
        circle(124, 92, 170, 'url(#shine)') +
        area('M118 66L360 -60V6L138 118Z', 'url(#trail)', { opacity: 0.45 }) +
        area('M112 76L340 -34V-10L128 110Z', 'url(#trail)', { opacity: 0.8 }) +
        area('M112 84L300 0L126 102Z', '#fffbe0', { opacity: 0.9 }) +
        dots(
          [
            { x: 214, y: 20 },
            { x: 250, y: 44 },
            { x: 190, y: 84 },
            { x: 226, y: 74 },
            { x: 262, y: 12 },
          ],
          3,
          '#fff6c0',
        ) +
        area(star(106, 96, 5, 66, 31, -72), '#ff9a2e', { transform: 'translate(4 5)' }) +
        area(star(106, 96, 5, 66, 31, -72), 'url(#gold)') +
        area(star(102, 92, 5, 40, 19, -72), '#fffbe0', { opacity: 0.75 }) +
        area(star(66, 52, 4, 22, 3), '#fff') +
        // Mountains, far and near, and the lake.
        area('M-260 196L-190 160L-130 184L-60 142L10 186L70 160L130 190L210 148L270 180L340 152V220H-260Z', '#8a4ac0') +
        area('M-60 142L-36 158L-50 166L-66 160L-80 154ZM210 148L236 164L214 170L194 160Z', '#ffd0c0', {
          opacity: 0.8,
        }) +
        box(-260, 190, 640, 140, 'url(#lake)') +
        line('M60 200h90M84 210h60M40 222h70M110 232h60M-220 206h60M-130 220h50M180 206h50', '#fff3c0', 4, {
          opacity: 0.8,
        }) +
        (at.wide
          ? area('M-260 330V262C-120 250 40 226 160 238C240 222 300 226 340 232V330Z', 'url(#hill)') +
            line('M-260 262C-120 250 40 226 160 238C240 222 300 226 340 232', '#c08af0', 3) +
            area('M56 262L112 176L168 250Z', 'url(#tent)') +
            area('M112 176L168 250L136 254Z', '#7a1c50') +
            area('M96 256L112 196L124 254Z', '#fff0b0') +
            person(236, 246, 0.86, pink, long) +
            person(196, 250, 0.94, blue, short)
          : person(266, 212, 0.64, pink, long) + person(232, 215, 0.7, blue, short)) +
        turf(at, 214, ['#8a5ad8', '#3f2690', '#140c40'], '#ffd98a'),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 16, y: 197, width: 268, height: 86 },
    )
  )
}

/** A comet falls toward the bay; towers, palms and the sea wall are in its light. */
const manilaComet: Flagship = (at, write) => {
  const tower = (x: number, top: number, width: number, face: string, side: string, cap = 0): string =>
    box(x, top, width, 220 - top, face) +
    box(x + width * 0.66, top, width * 0.34, 220 - top, side) +
    (cap > 0 ? line(`M${num(x + width / 2)} ${top}v-${cap}`, side, 3.4) : '') +
    repeat(Math.floor((206 - top) / 13), (row) =>
      repeat(2, (i) =>
        (row * 3 + i * 5 + x) % 4 === 0
          ? ''
          : box(x + width * (0.14 + i * 0.26), top + 8 + row * 13, width * 0.17, 6, i === 1 ? '#ffe08a' : '#ffb45a'),
      ),
    )
  const palm = (x: number, y: number, size: number): string =>
    place(
      line('M0 90Q-8 40 4 0', '#1c0a34', 8) +
        repeat(7, (i) =>
          place(
            area('M0 -4C18 -22 44 -20 60 6C40 -4 20 0 0 6Z', i % 2 === 0 ? '#2a1048' : '#1c0a34'),
            4,
            0,
            1,
            i * 50 - 170,
          ),
        ),
      x,
      y,
      size,
    )
  return (
    lit('air', ['#3a2ab0', '#8a3ac8', '#ff6a9a', '#ffc06a'], [0, 1]) +
    lit('tail', ['#ffe9a0', '#ff9a3a', '#f0406a', '#7a2ab0'], [1, 0]) +
    round('core', ['#ffffff', '#fff6c0', '#ffc040', '#ff7a2a']) +
    lit('bay', ['#ff9a6a', '#a83a8a', '#2a1464'], [0, 1]) +
    halo('heat', '#ffd070', 1) +
    backdrop(at, 'url(#air)') +
    stars(at, 36) +
    scene(
      at,
      write,
      circle(104, 104, 190, 'url(#heat)') +
        outlined(
          circle(104, 106, 58, '#ffb030') + area('M58 92C90 20 190 -20 350 -110V40C260 50 200 90 152 142Z', '#f0406a'),
          16,
        ) +
        area('M58 92C90 20 190 -20 350 -110V40C260 50 200 90 152 142Z', 'url(#tail)') +
        area('M74 82C120 36 190 6 300 -40C240 16 190 70 138 116Z', '#ffd25e') +
        area('M84 82C130 50 180 26 250 -4C200 40 170 70 132 104Z', '#fffbe0') +
        line('M196 92L286 44M228 108L330 58M160 24L220 -6', '#fff0b0', 4, { opacity: 0.8 }) +
        circle(104, 106, 58, 'url(#core)') +
        circle(128, 70, 9, '#ffb84a') +
        circle(146, 92, 6, '#ffb84a') +
        circle(84, 148, 7, '#f08a2a') +
        circle(72, 118, 8, '#ff7a5a', { opacity: 0.7 }) +
        circle(138, 118, 8, '#ff7a5a', { opacity: 0.7 }) +
        // The face of the comet.
        circle(88, 100, 8, '#2b1a2b') +
        circle(122, 100, 8, '#2b1a2b') +
        circle(85, 97, 3, '#fff') +
        circle(119, 97, 3, '#fff') +
        area('M90 118Q105 128 120 118Q116 142 105 142T90 118Z', '#a81c2c', { stroke: '#2b1a2b', 'stroke-width': 5 }) +
        line('M60 92A46 46 0 0 1 92 60', '#fff', 6) +
        // The city, far and near.
        [-244, -206, -160, -118, -70, -20, 36, 84, 132, 184, 232, 280]
          .map((x, i) => box(x, 178 - ((i * 23) % 30), 34, 60, '#a8407a'))
          .join('') +
        tower(-250, 150, 34, '#4a2278', '#2f1458') +
        tower(-204, 172, 40, '#5a2a80', '#381860') +
        tower(-150, 156, 30, '#4a2278', '#2f1458', 16) +
        tower(-92, 170, 36, '#5a2a80', '#381860') +
        tower(-30, 150, 32, '#4a2278', '#2f1458') +
        tower(12, 166, 34, '#6a3088', '#401c68') +
        tower(150, 164, 32, '#5a2a80', '#381860') +
        tower(188, 122, 36, '#4a2278', '#2f1458', 22) +
        tower(230, 146, 30, '#6a3088', '#401c68') +
        tower(266, 112, 40, '#4a2278', '#2f1458', 18) +
        box(-260, 208, 640, 130, 'url(#bay)') +
        line('M-260 208H380', '#ffe0b0', 3) +
        line('M70 218h70M54 228h96M80 240h60M-200 222h60M-110 236h50M200 222h60M180 238h40M-40 226h40', '#fff0b0', 4, {
          opacity: 0.75,
        }) +
        (at.wide
          ? area('M-260 330V268Q40 250 340 262V330Z', '#2a1048') +
            line('M-260 268Q40 250 340 262', '#ff9a8a', 4) +
            palm(-20, 196, 0.8) +
            palm(236, 172, 1) +
            palm(278, 192, 0.8) +
            palm(-232, 236, 0.5)
          : palm(14, 168, 0.6) + palm(286, 166, 0.66)) +
        reflection(at, 214, ['#c8588a', '#6a2870', '#280e48'], '#ffc080'),
      { paint: 'block', bend: 'straight', weight: 0.26, sharp: true },
      { x: 20, y: 205, width: 260, height: 78, skew: -8 },
      { skew: -8 },
    )
  )
}

/** The eagle of the mountains with a golden crown, over a sea of clouds at sunrise. */
const agilaCrown: Flagship = (at, write) => {
  const plume = (turn: number, long: number, fill: string): string =>
    place(
      area(`M-15 0C-22 -40 -10 ${24 - long} 0 ${-long}C10 ${24 - long} 22 -40 15 0Z`, '#5a2410') +
        area(`M-11 0C-17 -40 -8 ${28 - long} -1 ${6 - long}C6 ${28 - long} 8 -40 5 0Z`, fill) +
        line(`M-1 0V${20 - long}`, '#fff0c8', 2, { opacity: 0.7 }),
      -14,
      -40,
      1,
      turn,
    )
  const feathers = (x: number, y: number, count: number, size: number, fill: string): string =>
    repeat(count, (i) =>
      place(
        area('M-17 -20C-22 20 -10 40 0 50C10 40 22 20 17 -20Z', fill) +
          line('M-16 -6C-18 20 -8 38 0 48', '#ffd08a', 2.6) +
          line('M0 -10V40', '#4a1a0c', 2, { opacity: 0.6 }),
        x + i * 32 * size,
        y + Math.abs(i - (count - 1) / 2) * 6,
        size,
        (i - (count - 1) / 2) * -4,
      ),
    )
  // A bowl of sticks: the dark inside first, then the sticks, the lighter ones in front.
  const nest =
    area('M-30 206Q0 190 150 192T330 206L306 236Q150 252 -6 236Z', '#3a1a10') +
    ['#5a2f18', '#8a5428', '#b8783c', '#e0aa62']
      .map((color, layer) =>
        line(
          repeat(17, () => {
            const [x, y] = [at.roll() * 330 - 30, 200 + layer * 6 + at.roll() * 18]
            return `M${num(x)} ${num(y)}l${num(34 + at.roll() * 34)} ${num(at.roll() * 26 - 13)}`
          }),
          color,
          6.4 - layer * 0.8,
        ),
      )
      .join('')
  const crown =
    area('M-52 8L-62 -44L-34 -20L-22 -60L0 -26L22 -60L34 -20L62 -44L52 8Q0 24 -52 8Z', 'url(#gold)') +
    area('M22 -60L34 -20L62 -44L52 8Q40 14 22 16Z', '#8a4a0c', { opacity: 0.45 }) +
    area('M-53 2Q0 18 53 2L51 16Q0 32 -51 16Z', '#a8600f') +
    area('M-53 2Q0 18 53 2L52 11Q0 27 -52 11Z', '#ffe27a') +
    gem(0, -2, 9, '#e8304a') +
    gem(-30, -5, 6, '#3fb5e0') +
    gem(30, -5, 6, '#3fb5e0') +
    [-62, -22, 22, 62].map((x) => circle(x, Math.abs(x) > 40 ? -46 : -62, 6, '#fff3b8')).join('')
  return (
    lit('air', ['#1450c8', '#3fa0f8', '#a8e0ff', '#fff0c0'], [0, 1]) +
    lit('white', ['#ffffff', '#fff6e8', '#f4d8b0', '#c89868'], [1, 0.5]) +
    lit('beak', ['#ffe9a0', '#ffb52e', '#c8641a', '#5a2a1a'], [0.2, 1]) +
    lit('brown', ['#e8a05a', '#a85a24', '#6a2c14'], [0.3, 1]) +
    lit('dark', ['#c87a3a', '#8a481c', '#542010'], [0.3, 1]) +
    lit('gold', ['#fffbd0', '#ffcf3f', '#d98a1a'], [0.6, 1]) +
    lit('mist', ['#ffffff', '#b8dcff'], [0, 1]) +
    halo('sun', '#fff6c0', 1) +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [214, 6, 0.93]),
      write,
      rays({ width: 640, x: 250, y: 150, rayPhase: 0.25 }, 18, '#fff6c8', 0.3) +
        circle(250, 146, 170, 'url(#sun)') +
        circle(254, 150, 46, '#fffbe0') +
        // Peaks over the clouds, with snow and forest.
        ridge(
          250,
          [
            [-200, 118],
            [-40, 132],
            [-120, 84],
            [260, 150],
          ],
          '#5a8ad8',
          '#3a62b0',
        ) +
        area('M-120 84L-158 138L-136 130L-122 142L-104 128L-82 138Z', '#fff') +
        area('M-200 118L-220 146L-200 140L-180 148Z', '#fff') +
        cloud(-206, 222, 1.4, '#fff') +
        cloud(-120, 236, 1.2, '#e8f4ff') +
        cloud(-30, 222, 1.1, '#fff') +
        cloud(280, 216, 1.2, '#fff') +
        area('M-260 240Q-160 216 -60 238T140 236T340 232V330H-260Z', 'url(#mist)') +
        onlyWide(
          at,
          // A wing, spread behind the shoulder.
          repeat(7, (i) =>
            place(
              area('M-15 0C-24 -60 -16 -120 0 -150C16 -120 24 -60 15 0Z', i % 2 === 0 ? '#8a481c' : '#b86a2c') +
                area('M-15 0C-24 -60 -16 -120 0 -150C-2 -100 -4 -50 -3 0Z', '#e8a860') +
                line('M0 -4V-134', '#542010', 2.4),
              74,
              216,
              1.16 - i * 0.05,
              -92 + i * 11,
            ),
          ),
        ) +
        place(
          // Breast and shoulders.
          area('M-110 260C-108 150 -92 96 -62 64L60 66C96 96 122 150 130 260Z', 'url(#dark)') +
            feathers(-66, 150, 6, 1, 'url(#brown)') +
            feathers(-52, 122, 5, 0.9, 'url(#dark)') +
            // The crest spreads behind the head.
            plume(-112, 92, '#c8813c') +
            plume(-92, 106, '#f0b860') +
            plume(-72, 112, '#c8813c') +
            plume(-50, 110, '#f0b860') +
            plume(58, 60, '#c8813c') +
            area(
              'M-66 110C-92 70 -80 4 -44 -30C-14 -58 50 -56 68 -20C78 6 62 24 54 40C48 60 58 90 44 108Q-8 126 -66 110Z',
              'url(#white)',
            ) +
            line(
              'M-62 80C-70 50 -64 20 -46 -6M-48 96C-54 66 -50 44 -38 24M-30 100C-34 80 -32 62 -24 46M-8 104C-10 88 -8 76 -2 64M16 104C14 92 16 82 20 72',
              '#b07a50',
              3,
              { opacity: 0.7 },
            ) +
            feathers(-62, 118, 5, 0.9, 'url(#brown)') +
            // A high, narrow beak with a hooked tip.
            area(
              'M44 -34C92 -46 126 -14 118 44C110 62 104 64 98 58C100 40 84 34 62 32C46 28 38 12 40 -8Z',
              'url(#beak)',
            ) +
            line('M50 -30C86 -36 110 -14 112 22', '#fffbe0', 5, { opacity: 0.9 }) +
            area('M62 32C84 34 100 40 98 58C84 56 68 52 54 42Z', '#8a3f14') +
            line('M44 26C62 34 82 34 98 46', '#5a1f10', 3.4) +
            oval(74, -8, 5, 3.4, '#5a2410', -20) +
            // An eye with a heavy brow.
            area('M-8 -16C6 -26 30 -24 42 -10C30 4 6 4 -8 -16Z', '#2a1210') +
            circle(20, -11, 11, '#7ae0f0') +
            circle(20, -11, 9, '#2f8ac8') +
            circle(21, -11, 4.8, '#0c0810') +
            circle(17, -15, 3, '#fff') +
            area('M-16 -26C4 -38 32 -34 48 -16L44 -10C28 -22 8 -24 -10 -16Z', '#6a3418') +
            place(crown, 2, -62, 0.9, -8),
          120,
          128,
          0.98,
        ) +
        (at.wide
          ? area('M-14 244L40 236L90 226L150 214L210 224L270 214L320 222V340H-34L-22 280Z', '#6f5c78') +
            area(
              'M-14 224L40 216L28 340H-34L-22 280ZM90 226L150 214L138 340H84ZM210 224L270 214L256 340H204Z',
              '#b094a0',
            ) +
            area('M-14 262L36 250L32 266ZM88 272L148 258L144 276ZM208 256L266 246L262 262Z', '#4a3a58')
          : crag(at, 212, ['#c0a4a8', '#6f5c78', '#2c2240'])) +
        (at.wide ? place(nest, 0, 34) : nest) +
        (at.wide ? cloud(-24, 288, 1.3, '#fff6e8') + cloud(300, 292, 1.2, '#fff6e8') : ''),
      { paint: 'block', bend: 'straight', weight: 0.26, sharp: true },
      { x: 20, y: 212, width: 260, height: 74 },
      { x: 12, y: 34, width: 196 },
    )
  )
}

/** A point on a curve with four control points, and the direction of the curve there in degrees. */
const onCurve = (
  [a, b, c, d]: readonly (readonly [x: number, y: number])[],
  t: number,
): { readonly x: number; readonly y: number; readonly turn: number } => {
  const mid = (axis: 0 | 1): number =>
    (1 - t) ** 3 * a![axis] + 3 * (1 - t) ** 2 * t * b![axis] + 3 * (1 - t) * t * t * c![axis] + t ** 3 * d![axis]
  const slope = (axis: 0 | 1): number =>
    (1 - t) ** 2 * (b![axis] - a![axis]) + 2 * (1 - t) * t * (c![axis] - b![axis]) + t * t * (d![axis] - c![axis])
  return { x: mid(0), y: mid(1), turn: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI }
}

/** The serpent closes its jaws around the black sun, which shines once more at its edge. */
const eclipseEater: Flagship = (at, write) => {
  const w = at.width
  const X = (share: number): number => share * w
  const [sunX, sunY, r] = at.wide ? [X(0.6), 116, 52] : [X(0.64), 124, 47]
  const drop = at.wide ? -8 : 0
  const upper = [
    [X(0.03), 152 + drop],
    [X(0.15), 52 + drop],
    [X(0.6), 22 + drop],
    [X(1.0), 66 + drop],
  ] as const
  const lower = [
    [X(0.03), 152 + drop],
    [X(0.12), 236 + drop],
    [X(0.5), 244 + drop],
    [X(0.86), 200 + drop],
  ] as const
  const curve = ([a, b, c, d]: readonly (readonly [x: number, y: number])[], dy = 0): string =>
    `M${num(a![0])} ${num(a![1] + dy)}C${num(b![0])} ${num(b![1] + dy)} ${num(c![0])} ${num(c![1] + dy)} ${num(d![0])} ${num(d![1] + dy)}`
  /** Teeth of a jaw, which stand out of its gum: long ones before and behind the sun. */
  const teeth = (points: readonly (readonly [x: number, y: number])[], side: 1 | -1): string => {
    const count = at.wide ? 15 : 10
    return repeat(count, (i) => {
      const t = 0.16 + (i / (count - 1)) * 0.8
      const { x, y, turn } = onCurve(points, t)
      const isFang = at.wide ? [3, 11, 13].includes(i) : [2, 8].includes(i)
      const [half, long] = isFang ? [15, 58] : [11, 26 + (i % 2) * 7]
      return place(
        area(`M${-half} -6Q-3 ${num(long * 0.5)} 3 ${long}Q8 ${num(long * 0.5)} ${half} -6Z`, '#fffbe6', {
          stroke: '#2b1a2b',
          'stroke-width': 4,
          'stroke-linejoin': 'round',
        }) + area(`M3 -4Q6 ${num(long * 0.5)} 3 ${long - 4}Q8 ${num(long * 0.5)} ${half - 3} -4Z`, '#d8a890'),
        x,
        y,
        1,
        turn + (side === 1 ? 0 : 180),
      )
    })
  }
  const skin = (d: string, fill: string): string => area(d, fill, { stroke: '#2b1a2b', 'stroke-width': 6 })
  const rows = (top: number, count: number, color: string): string =>
    line(
      repeat(count, (i) => `M${-10 + (i % 2) * 13} ${top + i * 15}${'q13 15 26 0'.repeat(Math.ceil(w / 26) + 1)}`),
      color,
      3,
      { opacity: 0.5 },
    )
  const chin = `${curve(lower, 14)}C${num(X(0.92))} ${216 + drop} ${num(X(0.9))} ${256 + drop} ${num(X(0.8))} 310H-12V${152 + drop}Z`
  const [ex, ey] = at.wide ? [X(0.24), 30] : [X(0.27), 38]
  return (
    lit('air', ['#1a0a4a', '#7a1a6a', '#f0503a', '#ffb04a'], [0, 1]) +
    lit('hide', ['#5ff0c0', '#159a92', '#0a4a70', '#0a2450'], [0.2, 1]) +
    lit('jaw', ['#2fc8a8', '#0f6a80', '#0a2450'], [0, 1]) +
    lit('throat', ['#a0103c', '#4a0428', '#1a0418'], [1, 0.2]) +
    lit('tongue', ['#ff9ab0', '#e8305e', '#8a0a3c'], [0, 1]) +
    round('eye', ['#fffbb0', '#ffd21f', '#f0780f']) +
    halo('corona', '#fff3c0', 1) +
    backdrop(at, 'url(#air)') +
    stars(at, 24) +
    circle(sunX, sunY, 170, 'url(#corona)') +
    area(star(sunX, sunY, 16, r + 92, r + 4, -84), '#ffb83a', { opacity: 0.5 }) +
    area(star(sunX, sunY, 16, r + 50, r + 2, -73), '#ffe9a0', { opacity: 0.9 }) +
    // The inside of the mouth behind the sun, down to the throat at the left.
    area(
      `${curve(upper)}L${num(X(0.5))} ${40 + drop}C${num(X(0.24))} ${70 + drop} ${num(X(0.22))} ${210 + drop} ${num(X(0.5))} ${230 + drop}L${num(X(0.86))} ${200 + drop}${curve([lower[3], lower[2], lower[1], lower[0]]).replace('M', 'L')}Z`,
      'url(#throat)',
    ) +
    area(
      `M${num(X(0.1))} ${186 + drop}C${num(X(0.2))} ${166 + drop} ${num(X(0.34))} ${196 + drop} ${num(X(0.54))} ${194 + drop}C${num(X(0.64))} ${194 + drop} ${num(X(0.7))} ${184 + drop} ${num(X(0.8))} ${166 + drop}C${num(X(0.8))} ${198 + drop} ${num(X(0.72))} ${226 + drop} ${num(X(0.52))} ${232 + drop}C${num(X(0.3))} ${236 + drop} ${num(X(0.16))} ${216 + drop} ${num(X(0.1))} ${186 + drop}Z`,
      'url(#tongue)',
      { stroke: '#2b1a2b', 'stroke-width': 4 },
    ) +
    line(
      `M${num(X(0.18))} ${190 + drop}C${num(X(0.34))} ${206 + drop} ${num(X(0.56))} ${222 + drop} ${num(X(0.76))} ${188 + drop}`,
      '#ffc8d4',
      4,
      { opacity: 0.8 },
    ) +
    // The sun: a flat black disc, a thin corona, and the last point of light.
    circle(sunX, sunY, r + 7, '#fffbe0') +
    circle(sunX, sunY, r + 2.5, '#ff8a4a') +
    circle(sunX, sunY, r, '#08040f') +
    circle(sunX + r * 0.72, sunY - r * 0.72, 30, 'url(#corona)', { opacity: 0.7 }) +
    area(star(sunX + r * 0.72, sunY - r * 0.72, 4, 58, 7, -45), '#fff') +
    circle(sunX + r * 0.72, sunY - r * 0.72, 11, '#fff') +
    line(curve(upper), '#2b1a2b', 30) +
    line(curve(lower), '#2b1a2b', 30) +
    teeth(upper, 1) +
    teeth([lower[3], lower[2], lower[1], lower[0]], 1) +
    line(curve(upper, -4), '#ff6a8a', 20) +
    line(curve(lower, 4), '#f0507a', 20) +
    line(curve(upper, -9), '#ffb8c4', 4) +
    line(curve(lower, -1), '#ffb8c4', 4) +
    skin(
      `${curve(upper, -13)}C${num(X(1.04))} ${44 + drop} ${num(X(0.98))} ${16 + drop} ${num(X(0.84))} ${6 + drop}C${num(X(0.74))} -4 ${num(X(0.6))} -8 ${num(X(0.5))} -14H-12V${152 + drop}Z`,
      'url(#hide)',
    ) +
    skin(chin, 'url(#jaw)') +
    `<clipPath id="chin"><path d="${chin}"/></clipPath><g clip-path="url(#chin)">${rows(214, 7, '#5ff0c0')}</g>` +
    // The nostril, the brow and the eye, and the fins of the cheek.
    oval(X(0.88), 28 + drop, 11, 5, '#0a2440', 28) +
    line(
      `M${num(X(0.4))} ${at.wide ? 2 : 8}Q${num(X(0.66))} ${at.wide ? -2 : 6} ${num(X(0.84))} ${24 + drop}`,
      '#c8fff0',
      5,
      {
        opacity: 0.8,
      },
    ) +
    area(
      `M-12 ${60 + drop}L${num(X(0.13))} ${96 + drop}L${num(X(0.04))} ${112 + drop}L${num(X(0.15))} ${150 + drop}L${num(X(0.04))} ${164 + drop}L${num(X(0.12))} ${206 + drop}L-12 ${216 + drop}Z`,
      '#ffb82e',
      { stroke: '#2b1a2b', 'stroke-width': 5, 'stroke-linejoin': 'round' },
    ) +
    line(
      `M-6 ${84 + drop}L${num(X(0.1))} ${98 + drop}M-6 ${136 + drop}L${num(X(0.12))} ${148 + drop}M-6 ${188 + drop}L${num(X(0.09))} ${202 + drop}`,
      '#c8500f',
      4,
    ) +
    circle(ex, ey, 26, '#2b1a2b') +
    circle(ex, ey, 22, 'url(#eye)') +
    oval(ex + 4, ey + 2, 6.5, 17, '#140818', -14) +
    circle(ex - 7, ey - 8, 5.5, '#fff') +
    area(
      `M${num(ex - 34)} ${ey - 30}Q${num(ex)} ${ey - 26} ${num(ex + 34)} ${ey - 2}Q${num(ex + 4)} ${ey - 14} ${num(ex - 34)} ${ey - 14}Z`,
      '#0a3a5a',
      {
        stroke: '#2b1a2b',
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      },
    ) +
    write(
      at.wide
        ? {
            x: 62,
            y: 205,
            width: 350,
            height: 60,
            rows: 1,
            style: { paint: 'block', bend: 'straight', weight: 0.26, tint: { ink: '#06142e' } },
          }
        : {
            x: 20,
            y: 207,
            width: 236,
            height: 77,
            style: { paint: 'block', bend: 'straight', weight: 0.26, tint: { ink: '#06142e' } },
          },
    )
  )
}

export const heavenSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50119': agilaCrown,
  '50136': manilaComet,
  '50209': eclipseEater,
  '50271': shootingStar,
}
