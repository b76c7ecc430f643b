/** Subjects of the covers of single slots: comets, and rice terraces. See `own-subjects.ts`. */
import { area, box, circle, line, oval, place, repeat, star, num } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { outlined } from './outline.ts'

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

/** A hut on posts with a crown on its roof: 140 wide, and from -149 to 36 in height. */
export const kingsHut = (): string =>
  outlined(
    area('M-38 0V30M38 0V30M-14 2V32M14 2V32', 'none', { 'stroke-width': 12 }) +
      area('M-44 -22H44L38 10H-38Z', '#c8803c'),
    5,
  ) +
  line('M-38 4V30M38 4V30M-14 4V31M14 4V31', '#a8642c', 6) +
  area('M14 -20H41L36 8H14Z', '#8a4a20') +
  outlined(box(-12, -16, 24, 26, '#3a1a18', 2), 4) +
  line('M-28 -14V6M28 -14V6', '#7a3f1c', 4) +
  outlined(area('M-70 -10C-48 -38 -24 -72 -8 -104H8C24 -72 48 -38 70 -10C46 -18 -46 -18 -70 -10Z', '#f0b84a'), 5) +
  area('M2 -104H8C24 -72 48 -38 70 -10C58 -14 46 -15 34 -16C28 -46 16 -76 2 -104Z', '#b8742a') +
  line('M-46 -28L-14 -86M-24 -30L-4 -84M6 -32L4 -70', '#fff0a8', 4, { opacity: 0.75 }) +
  // The crown.
  outlined(area('M-26 -98L-34 -132L-14 -116L0 -142L14 -116L34 -132L26 -98Z', '#ffcf3a'), 4.6) +
  area('M4 -134L14 -116L34 -132L26 -98H10Z', '#e8901c') +
  line('M-24 -103H24', '#fff6c0', 4) +
  outlined(
    circle(0, -112, 5.4, '#f0405a') +
      circle(-33, -134, 5, '#fff0a0') +
      circle(0, -144, 5.4, '#fff0a0') +
      circle(33, -134, 5, '#fff0a0'),
    3,
  )

/** A hut with a crown, on rice terraces that are flooded. */
const terraceKings = (): string => {
  const step = (y: number, half: number): string => {
    const edge = `M${-half} ${y + 6}C${-half * 0.6} ${y + 22} ${-half * 0.2} ${y - 4} ${half * 0.16} ${y + 8}S${num(half * 0.7)} ${y + 16} ${half} ${y - 6}`
    return (
      outlined(
        area(`${edge}V${y + 16}C${half * 0.6} ${y + 44} ${-half * 0.6} ${y + 48} ${-half} ${y + 26}Z`, '#8a6238') +
          area(`${edge}C${half * 0.6} ${y - 38} ${-half * 0.6} ${y - 30} ${-half} ${y + 6}Z`, '#7ad4f8'),
      ) +
      line(edge, '#6cc83c', 9) +
      line(`M${-half * 0.6} ${y - 6}h${half * 0.4}M${half * 0.3} ${y - 10}h${half * 0.3}`, '#fff', 5)
    )
  }
  return step(64, 100) + step(44, 80) + place(kingsHut(), -2, 18, 0.8)
}

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
