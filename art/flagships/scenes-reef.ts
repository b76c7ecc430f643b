/** Covers whose scene is under the sea, by game ID. */
import { area, bothSides, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { wreck } from '../families/reef.ts'
import { outlined } from '../motifs/outline.ts'
import { scene, sceneBelow } from './caption.ts'
import { turtleFace } from './creatures.ts'
import { rocks } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { boulders, coinHeap, kelp, onlyWide } from './scenery.ts'
import { halo, lit } from './volume.ts'

/** Beams of light from the surface, in the square of a scene and left of it. */
const beams = area(
  'M50 -10L-40 320H30L90 -10ZM140 -10L130 320H210L190 -10ZM226 -10L290 320H350L262 -10ZM-90 -10L-200 320H-130L-40 -10Z',
  '#d8fff4',
  { opacity: 0.16 },
)

const bubble = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#c8fbff', { opacity: 0.28 }) +
  circle(x, y, r, 'none', { stroke: '#e8feff', 'stroke-width': num(Math.max(1.4, r * 0.16)), opacity: 0.8 }) +
  oval(x - r * 0.36, y - r * 0.4, r * 0.28, r * 0.16, '#fff', -36)

/** A branching coral whose foot is at 0,0. */
const branches = (color: string, light: string): string =>
  line('M0 4V-70M0 -16Q-26 -24 -28 -62M0 -34Q26 -40 26 -78M-26 -44Q-42 -48 -42 -70M24 -56Q40 -60 42 -84', color, 14) +
  line('M-3 0V-68M-3 -18Q-28 -26 -31 -60M-2 -36Q22 -42 23 -76', light, 4)

/** The captain of the sharks, face to face, with two of its crew behind it in the beams of their lamps. */
const patingPatrol: Flagship = (at, write) => {
  const tooth = (x: number, y: number, long: number): string => `M${x - 8} ${y}h16l-8 ${long}Z`
  const far = (x: number, y: number, size: number, side: 1 | -1): string =>
    `<g transform="translate(${x} ${y}) scale(${size * side} ${size})">${
      area('M-8 -22C-2 -44 10 -56 26 -60C20 -44 24 -32 32 -20Z', '#2a6aa8') +
      area('M-70 -2L-104 -34C-98 -10 -98 10 -104 34L-70 12Z', '#2a6aa8') +
      area('M-82 4C-50 -30 30 -40 84 -8C92 2 80 18 60 22C20 34 -40 30 -82 4Z', '#3a86c4') +
      area('M-82 4C-40 18 30 18 86 0C88 12 76 20 60 22C20 34 -40 30 -82 4Z', '#a8d4ec') +
      area('M2 18C0 38 -16 52 -34 54C-28 42 -26 30 -24 18Z', '#2a6aa8') +
      circle(58, -10, 4.6, '#06183a') +
      area('M70 -6L190 -52V44Z', '#fff6b8', { opacity: 0.3 })
    }</g>`
  const captain =
    area('M0 -96C8 -128 20 -146 40 -158C38 -128 44 -108 52 -88Z', '#12356b') +
    area('M-62 40C-96 44 -132 66 -146 104C-112 100 -82 96 -50 92Z', 'url(#fin)') +
    area('M62 40C96 44 132 66 146 104C112 100 82 96 50 92Z', 'url(#fin)') +
    area(
      'M0 -104C52 -104 92 -62 94 -8C96 50 66 104 0 108C-66 104 -96 50 -94 -8C-92 -62 -52 -104 0 -104Z',
      'url(#skin)',
    ) +
    area('M-90 14C-70 -6 -34 -16 0 -16C34 -16 70 -6 90 14C86 66 54 106 0 108C-54 106 -86 66 -90 14Z', 'url(#pale)') +
    area('M-68 22Q0 -4 68 22Q64 82 0 92Q-64 82 -68 22Z', '#3a0a24') +
    area('M-46 62Q0 40 46 62Q34 86 0 90Q-34 86 -46 62Z', '#e0506a') +
    area(
      [-52, -35, -17, 0, 17, 35, 52].map((x) => tooth(x, 20 - (1 - (x / 68) ** 2) * 12, 20)).join('') +
        [-40, -20, 0, 20, 40].map((x) => tooth(x, 84 - (x / 44) ** 2 * 14, -16)).join(''),
      '#fff',
    ) +
    line('M-70 22Q0 -6 70 22', '#f4fbff', 6) +
    oval(-14, -30, 5, 3, '#0a2048', 20) +
    oval(14, -30, 5, 3, '#0a2048', -20) +
    oval(-60, -28, 15, 17, '#fff') +
    oval(60, -28, 15, 17, '#fff') +
    circle(-56, -25, 8.6, '#0a1a3a') +
    circle(56, -25, 8.6, '#0a1a3a') +
    circle(-59, -29, 3, '#fff') +
    circle(53, -29, 3, '#fff') +
    line('M-78 -48L-42 -40M78 -48L42 -40', '#0f2a5a', 7) +
    line('M-84 24q-6 22 2 40M84 24q6 22 -2 40', '#2a5a92', 4) +
    area('M-78 -62Q0 -100 78 -62L82 -84Q84 -126 0 -132Q-84 -126 -82 -84Z', 'url(#cap)') +
    area('M-78 -62Q0 -98 78 -62L80 -76Q0 -112 -80 -76Z', '#f0b030') +
    area('M-70 -64Q0 -96 70 -64Q40 -52 0 -52Q-40 -52 -70 -64Z', '#060f2a') +
    line('M-52 -62Q0 -80 52 -62', '#5a8ad8', 3, { opacity: 0.8 }) +
    line('M-74 -92Q-66 -122 -8 -126', '#8ab4ff', 4, { opacity: 0.8 }) +
    circle(0, -104, 17, '#a8640c') +
    area(star(0, -105, 5, 18, 8), '#ffd24a') +
    area(star(-1, -107, 5, 10, 4.6), '#fff4c0')
  return (
    lit('water', ['#4fe0ea', '#128ac0', '#0a4a96', '#061f52'], [0, 1]) +
    lit('skin', ['#b8dcf4', '#5a98cc', '#24568e', '#123060'], [0.5, 1]) +
    lit('pale', ['#ffffff', '#e2eef8', '#9ab8d6'], [0.4, 1]) +
    lit('fin', ['#8fc0e4', '#2a6298', '#12356b']) +
    lit('cap', ['#4a74d8', '#1f3a9a', '#0c1a52'], [0.4, 1]) +
    backdrop(at, 'url(#water)') +
    scene(
      at,
      write,
      beams +
        far(36, 74, 0.72, -1) +
        far(268, 84, 0.66, 1) +
        far(-150, 226, 0.6, 1) +
        area('M-260 282Q-140 246 10 272T420 262V340H-260Z', '#06224f') +
        place(branches('#c84a8a', '#ff9ac8'), -226, 276, 0.8) +
        place(captain, 150, 132, 0.94) +
        bubble(30, 150, 9) +
        bubble(22, 124, 5) +
        bubble(272, 150, 8) +
        bubble(282, 30, 6) +
        bubble(-60, 40, 8) +
        bubble(-46, 24, 5),
      { paint: 'fade', bend: 'straight', weight: 0.27 },
      { x: 24, y: 215, width: 252, height: 68 },
    )
  )
}

/** A sea turtle swims with the tide over corals, toward the viewer. */
const turtleTide: Flagship = (at, write) => {
  const flipper = (d: string, shine: string): string =>
    outlined(area(d, 'url(#skin)')) + line(shine, '#d8ffe8', 5, { opacity: 0.7 })
  const flipperSpots = 'M-92 -4l12 8 -6 12 -14 -2ZM-118 14l12 4 -4 12 -12 -2ZM-140 36l10 2 -4 10 -8 -2Z'
  const turtle =
    // The shell and the hind flippers are behind the face, as it swims toward the viewer.
    bothSides(flipper('M50 -70C84 -84 116 -76 130 -52C108 -46 84 -42 64 -36Z', 'M66 -70C86 -76 104 -72 116 -62')) +
    outlined(
      area(
        'M0 -112C70 -112 108 -66 106 -12C104 34 60 60 0 60C-60 60 -104 34 -106 -12C-108 -66 -70 -112 0 -112Z',
        'url(#rim)',
      ),
      6,
    ) +
    outlined(
      bothSides(
        area('M28 -98C58 -94 80 -78 92 -54L58 -50L32 -64ZM96 -44C100 -28 100 -10 96 4L62 2L60 -42Z', 'url(#scute)'),
      ) + area('M-22 -102Q0 -106 22 -102L28 -66L0 -52L-28 -66Z', 'url(#scute)'),
      4,
    ) +
    line('M-74 -78C-56 -94 -32 -102 -8 -102', '#fff4c8', 6, { opacity: 0.8 }) +
    bothSides(
      flipper('M58 -4C104 -26 156 -6 182 56C186 70 176 80 164 74C134 52 100 46 68 48Z', 'M84 -4C116 -8 144 10 162 42') +
        `<g transform="scale(-1 1)">${area(flipperSpots, '#0f6a5a', { opacity: 0.6 })}</g>`,
    ) +
    place(turtleFace('url(#skin)', '#2a9a78', '#0f5a4a'), 0, 22, 1.08)
  return (
    lit('water', ['#7af4e4', '#1fb8cc', '#0c6aa8', '#083a78'], [0, 1]) +
    lit('skin', ['#a8f0c0', '#3ab088', '#14705e'], [0.4, 1]) +
    lit('rim', ['#ffe0a0', '#d8963a', '#7a4414'], [0.6, 1]) +
    lit('scute', ['#f4b85a', '#b86a24', '#7a3a14'], [0.6, 1]) +
    backdrop(at, 'url(#water)') +
    sceneBelow(
      at,
      write,
      beams +
        line(`M-250 22${'q15 -12 30 0t30 0'.repeat(11)}`, '#f0fffb', 5, { opacity: 0.7 }) +
        line(`M-236 44${'q15 -10 30 0t30 0'.repeat(11)}`, '#f0fffb', 3, { opacity: 0.4 }) +
        area('M-260 258Q-120 214 30 246T420 228V340H-260Z', '#0a4a7a') +
        area('M-260 286Q-80 250 120 264T420 262V340H-260Z', '#063058') +
        place(branches('#ff7a6a', '#ffc0a8'), 16, 262, 0.9) +
        place(branches('#e84a9a', '#ffa8d8'), 278, 258, 1) +
        place(branches('#ff9a3a', '#ffd88a'), 238, 266, 0.6) +
        place(branches('#ff7a6a', '#ffc0a8'), -210, 270, 1) +
        place(branches('#8a5ad8', '#c8a8ff'), -130, 276, 0.7) +
        oval(150, 216, 92, 16, '#042848', 0, { opacity: 0.35 }) +
        place(turtle, 150, 122, 0.98, at.wide ? -8 : -22) +
        bubble(44, 60, 9) +
        bubble(58, 38, 5) +
        bubble(36, 176, 7) +
        bubble(274, 150, 8) +
        bubble(-60, 120, 9),
      { paint: 'fade', bend: 'straight', weight: 0.27 },
      [72, 0.96],
      { x: 16, y: 12, width: 204, height: 62 },
    )
  )
}

/** A yellow submarine with a brass cannon fires a torpedo through the deep sea. */
const deepCannon: Flagship = (at, write) => {
  const port = (x: number): string =>
    circle(x, 4, 19, '#8a4a0c') +
    circle(x, 3, 17, 'url(#brass)') +
    circle(x, 3, 12, '#0a3a6a') +
    area(`M${x - 9} -3A12 12 0 0 1 ${x + 6} -7L${x - 5} 10Z`, '#8ae8ff', { opacity: 0.8 })
  const submarine =
    area('M-112 -8L-160 -44V44L-112 12Z', 'url(#red)') +
    area('M-158 -14C-178 -30 -178 -8 -158 0C-178 8 -178 30 -158 14Z', 'url(#brass)') +
    area('M-34 -62C-34 -92 22 -92 26 -62V-40H-34Z', 'url(#hull)') +
    line('M-4 -86V-118H22', '#6a3a08', 12) +
    line('M-4 -86V-118H22', '#ffd25e', 7) +
    circle(26, -118, 9, '#8ae8ff') +
    area(
      'M-124 4C-118 -54 -40 -66 20 -60C84 -56 124 -30 128 4C124 46 60 66 -4 66C-70 66 -122 50 -124 4Z',
      'url(#hull)',
    ) +
    area('M-124 4C-60 36 70 34 128 4C124 46 60 66 -4 66C-70 66 -122 50 -124 4Z', '#a85008', { opacity: 0.45 }) +
    line('M-100 -28C-70 -52 -10 -56 40 -50', '#fffbd0', 6, { opacity: 0.8 }) +
    line('M-118 22Q0 50 122 22', '#8a4a0c', 4) +
    repeat(9, (i) => circle(-96 + i * 25, 34 - ((i - 4) / 4) ** 2 * 8, 3, '#8a4a0c')) +
    port(-66) +
    port(-14) +
    port(38) +
    area('M84 -34H132L138 -40V12L132 6H84C70 -2 70 -26 84 -34Z', 'url(#brass)') +
    oval(138, -14, 9, 27, '#ffe9a8') +
    oval(139, -14, 6, 20, '#3a1a08') +
    line('M88 -28H128', '#fffbe0', 4)
  const torpedo =
    area('M-52 -12H20C42 -10 52 -4 54 0C52 4 42 10 20 12H-52Z', 'url(#steel)') +
    area('M20 -12C42 -10 52 -4 54 0C52 4 42 10 20 12Z', '#e8304a') +
    area('M-52 -12L-66 -24V24L-52 12Z', '#4a5488') +
    line('M-44 -7H14', '#fff', 3, { opacity: 0.8 })
  return (
    lit('water', ['#6ae0f0', '#1f8ad0', '#0f4a9a', '#082a6a'], [0, 1]) +
    lit('hull', ['#fff2a0', '#ffc62e', '#e8900c', '#a85a08'], [0.2, 1]) +
    lit('red', ['#ff7a6a', '#a8143a'], [0, 1]) +
    lit('brass', ['#fff6c8', '#e8a83a', '#8a4f14'], [0, 1]) +
    lit('steel', ['#ffffff', '#a8b4d8', '#4a5488'], [0, 1]) +
    halo('lamp', '#c8f8ff', 0.9) +
    backdrop(at, 'url(#water)') +
    scene(
      at,
      write,
      beams +
        // A wreck far away, hills of the floor, and what grows near the viewer.
        onlyWide(at, place(wreck, -236, 92, 0.84)) +
        area('M-260 250Q-180 190 -90 226T60 222T220 206T430 220V340H-260Z', '#1a5aa8') +
        area('M-260 262Q-140 216 -30 248T150 252T430 240V340H-260Z', '#0c3a7a') +
        line('M-260 262Q-140 216 -30 248T150 252T430 240', '#5ab0e8', 3, { opacity: 0.7 }) +
        kelp(286, 262, 130, '#0f7a6a', '#2fb87a') +
        place(branches('#c84a8a', '#ff9ac8'), 258, 262, 0.9) +
        circle(at.wide ? 266 : 248, 116, 110, 'url(#lamp)') +
        (at.wide
          ? place(submarine, 104, 150, 1.14, -6) + place(torpedo, 262, 62, 0.86, -16)
          : place(submarine, 126, 134, 0.96, -6) + place(torpedo, 254, 50, 0.72, -14)) +
        onlyWide(
          at,
          kelp(-226, 300, 150, '#0f7a6a', '#2fb87a') +
            place(branches('#e8506b', '#ffa8a0'), -182, 304, 1.1) +
            place(branches('#f08a2c', '#ffd08a'), -40, 306, 0.8) +
            coinHeap(-152, -64, 302, 2, 15) +
            boulders(
              [
                [-240, 290, 26],
                [10, 300, 30],
                [262, 296, 34],
              ],
              ['#6a90e0', '#2a52a8', '#0f2a68'],
            ) +
            place(branches('#c84a8a', '#ff9ac8'), 44, 306, 0.7) +
            [
              [-200, 46, 0.9],
              [-160, 30, 0.7],
              [-150, 62, 0.8],
              [-20, 40, 0.7],
            ]
              .map(([fx = 0, fy = 0, size]) =>
                place(
                  area('M-22 0C-8 -14 12 -12 22 0C12 12 -8 14 -22 0ZM18 0L34 -10V10Z', '#ffc83f') +
                    area('M-22 0C-8 8 12 8 22 0C12 12 -8 14 -22 0Z', '#e8701f') +
                    circle(-12, -3, 2.6, '#14204a'),
                  fx,
                  fy,
                  size,
                ),
              )
              .join(''),
        ) +
        [
          [204, 80, 8],
          [190, 92, 5],
          [216, 96, 6],
          [-40, 110, 9],
          [-54, 84, 6],
          [26, 26, 6],
          [38, 52, 9],
          [286, 182, 7],
        ]
          .map(([x = 0, y = 0, r = 0]) => bubble(x, y, r))
          .join('') +
        rocks(at, 212, ['#4a80d8', '#1f4498', '#0a1c50']),
      { paint: 'fade', bend: 'straight', weight: 0.27 },
      { x: 26, y: 213, width: 248, height: 70 },
      { y: 54, width: 178, height: 118 },
    )
  )
}

export const reefSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '80103': patingPatrol,
  '80204': deepCannon,
  '50239': turtleTide,
}
