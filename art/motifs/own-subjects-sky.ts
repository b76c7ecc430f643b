/** Subjects of the covers of single slots: comets, and rice terraces. See `own-subjects.ts`. */
import { area, box, circle, line, oval, place, repeat, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'

/** The tail of a comet to the upper right, from its outer color to the color of its core. */
const tail = (outer: string, middle: string, core: string): string =>
  area(
    'M-66 10C-40 -40 30 -84 100 -104C92 -86 84 -74 70 -60L104 -62C92 -44 80 -34 60 -22L96 -20C64 16 20 58 -10 64Z',
    outer,
  ) +
  area('M-62 4C-32 -36 24 -70 78 -86C52 -58 46 -46 34 -34L74 -38C40 0 10 44 -14 56Z', middle) +
  area('M-56 0C-30 -28 6 -50 46 -64C28 -40 20 -28 12 -14L34 -16C12 8 -6 30 -20 44Z', core)

/** A ball of fire with a tail. */
const manilaComet = (): string =>
  round('ball', ['#fffbe0', '#ffe27a', '#ffae2e', '#e0602a']) +
  tail('#f2436a', '#ff8a2e', '#fff0a8') +
  circle(-38, 36, 58, '#ff8a2e') +
  circle(-39, 35, 54, 'url(#ball)') +
  circle(-58, 18, 12, '#f09a2a', { opacity: 0.6 }) +
  circle(-22, 48, 15, '#f09a2a', { opacity: 0.6 }) +
  circle(-56, 58, 8, '#f09a2a', { opacity: 0.6 }) +
  line('M-84 26C-80 8 -68 -6 -52 -12', '#fff', 7)

/** A star with a tail. */
const shootingStar = (): string =>
  lit('gold', ['#fffbd0', '#ffd84a', '#f0961c'], [0.7, 1]) +
  tail('#ff8a4a', '#ffb84a', '#fff3b0') +
  area(star(-32, 30, 5, 66, 30, -104), '#e07a14', {
    stroke: '#e07a14',
    'stroke-width': 12,
    'stroke-linejoin': 'round',
  }) +
  area(star(-32, 29, 5, 66, 30, -104), 'url(#gold)', {
    stroke: '#ffd84a',
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  }) +
  area(star(-33, 28, 5, 42, 19, -104), '#fffbe0', { opacity: 0.75 }) +
  area(star(-58, 2, 4, 26, 6), '#fff')

/** Two comets, one of fire and one of ice. */
const cometChase = (): string => {
  const comet = (edge: string, rim: string): string =>
    circle(-38, 36, 56, edge) +
    circle(-38, 36, 47, rim) +
    circle(-39, 35, 36, '#fff') +
    area('M-66 46Q-50 28 -36 40Q-22 20 -8 30C-6 52 -20 70 -42 70Q-58 68 -66 46Z', rim, { opacity: 0.4 })
  return (
    place(tail('#1f6ae0', '#3fb8f8', '#c8f4ff') + comet('#1f7ae8', '#7fdcff'), 38, -38, 0.56, -84) +
    place(tail('#e8402a', '#ff8a2e', '#ffe89a') + comet('#f0502a', '#ffb84a'), -24, 28, 0.74, -84)
  )
}

/** A crown on rice terraces. */
const terraceKings = (): string =>
  lit('gold', ['#fff6b0', '#ffcb3a', '#d8860f'], [0.8, 1]) +
  [
    [58, 104, 40],
    [34, 86, 34],
    [12, 66, 28],
  ]
    .map(([y = 0, rx = 0, ry = 0], i) => {
      const face = i % 2 === 0 ? '#a4d84e' : '#5cb44a'
      return oval(0, y + 13, rx, ry, '#1c5c38') + oval(0, y + 5, rx, ry, '#f0e0c0') + oval(0, y, rx, ry, face)
    })
    .join('') +
  line('M-76 72v8M-50 82v8M-20 88v8M14 88v8M46 83v8M74 72v8M-58 48v7M-30 56v7M2 58v7M34 55v7M60 48v7', '#2f7a34', 6) +
  oval(0, 12, 56, 16, '#1c5c38', 0, { opacity: 0.6 }) +
  area('M-52 -6L-66 -66L-32 -40L0 -92L32 -40L66 -66L52 -6Q0 26 -52 -6Z', 'url(#gold)') +
  area('M12 -72L32 -40L66 -66L52 -6Q30 8 10 11Q40 -24 12 -72Z', '#a8600c', { opacity: 0.5 }) +
  area('M-50 -12Q0 16 50 -12L48 4Q0 34 -48 4Z', '#ffe27a', { stroke: '#a8600c', 'stroke-width': 3 }) +
  oval(0, 11, 9, 7, '#e8305a') +
  circle(-28, 6, 6, '#2fb8e0') +
  circle(28, 6, 6, '#2fb8e0') +
  area('M0 -50L10 -34L0 -18L-10 -34Z', '#e8305a') +
  [-66, 0, 66].map((x) => circle(x, x === 0 ? -94 : -68, 9, '#ffe9a0')).join('') +
  line('M-46 -20L-54 -48', '#fffbe0', 6)

/** Terraces of rice with a hut, in a bowl. */
const riceSteps = (): string =>
  lit('china', ['#ffffff', '#c8d4fa', '#5a74d8', '#243a9a'], [0.8, 1]) +
  [
    [28, 90, 24],
    [-2, 66, 19],
    [-30, 42, 14],
  ]
    .map(
      ([y = 0, rx = 0, ry = 0]) =>
        area(`M${-rx} ${y}L${-rx - 6} ${y + 32}Q0 ${y + 32 + ry * 2} ${rx + 6} ${y + 32}L${rx} ${y}Z`, '#f4ead8') +
        oval(0, y, rx, ry, '#4fb84a') +
        oval(0, y + 1, rx - 9, ry - 5, '#7fe0ea') +
        line(
          `M${-rx * 0.66} ${y + ry + 8}h5M${-rx * 0.34} ${y + ry + 16}l5 3M${rx * 0.4} ${y + ry + 12}l5 -3`,
          '#c8b898',
          5,
        ),
    )
    .join('') +
  area('M-9 -28H9L15 70H-15Z', '#c89a5a') +
  repeat(6, (i) => line(`M${-8 - i} ${-16 + i * 12}H${8 + i}`, '#6a4420', 4)) +
  box(-16, -52, 32, 24, '#8a5428') +
  area('M-34 -46L-4 -92H4L34 -46Q0 -36 -34 -46Z', '#f0b44a') +
  area('M2 -92H4L34 -46Q20 -41 8 -41Z', '#b0742a') +
  line('M52 -6C50 -30 52 -44 58 -60', '#8a5428', 7) +
  line(
    'M58 -60C44 -72 34 -66 30 -58M58 -60C54 -78 42 -82 36 -80M58 -60C64 -78 76 -80 82 -74M58 -60C72 -66 84 -58 86 -50',
    '#3f9a3a',
    8,
  ) +
  area('M-104 34Q0 82 104 34C104 74 82 96 54 102H-54C-82 96 -104 74 -104 34Z', 'url(#china)') +
  line('M-103 35Q0 83 103 35', '#2a48c0', 7) +
  area(star(0, 82, 8, 15, 7), '#2a48c0') +
  line('M-74 66q12 14 28 14M46 80q16 0 28 -14', '#2a48c0', 6) +
  line('M-88 56C-84 74 -74 84 -62 90', '#fff', 7)

export const ownSky = {
  '50118': { name: 'terraces', draw: terraceKings },
  '50136': { name: 'comet', draw: manilaComet },
  '50235': { name: 'riceBowl', draw: riceSteps },
  '50271': { name: 'shootingStar', draw: shootingStar },
  '50272': { name: 'comet', draw: cometChase },
} as const
