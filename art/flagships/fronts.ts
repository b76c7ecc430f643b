/** What is near the viewer in covers: coins, and in wide covers a layer before the subject. */
import { area, circle, line, num, place, star } from '../draw.ts'
import type { CoverCanvas } from '../canvas.ts'
import { INK, outlined } from '../motifs/outline.ts'

/** A coin of gold with a star, in the air: the tilt is how much of its height shows. */
export const goldCoin = (x: number, y: number, r: number, turn = 0, tilt = 0.8): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${Math.round(r * 5) / 100} ${Math.round(r * tilt * 5) / 100})">` +
  circle(2, 3, 20, '#a8600c', { stroke: INK, 'stroke-width': 4 }) +
  circle(0, 0, 19, '#ffc83a') +
  circle(0, 0, 13, '#f0a018') +
  area(star(0, 0, 5, 11, 5), '#fff0a0') +
  line('M-15 -8A17 17 0 0 1 -4 -16', '#fffbe0', 3.4) +
  '</g>'

/** Content of the lower edge of a wide cover, which is drawn 480 wide with its edge at the height 0. */
const atEdge = (at: CoverCanvas, content: string): string => (at.wide ? place(content, 0, at.height) : '')

/** Large leaves at the lower edge, taller in the corners. */
export const nearLeaves = (at: CoverCanvas, [light, base, deep]: readonly [string, string, string]): string => {
  const blade = (x: number, long: number, turn: number, color: string): string =>
    place(
      outlined(
        area(
          `M0 10C${num(long * 0.34)} ${num(-long * 0.2)} ${num(long * 0.26)} ${num(-long * 0.74)} 0 ${-long}C${num(-long * 0.26)} ${num(-long * 0.74)} ${num(-long * 0.34)} ${num(-long * 0.2)} 0 10Z`,
          color,
        ),
        4,
      ) + line(`M0 4V${num(-long * 0.8)}`, deep, 3),
      x,
      0,
      1,
      turn,
    )
  return atEdge(
    at,
    [
      [6, 88, 26, base],
      [70, 58, 16, deep],
      [122, 50, -20, base],
      [178, 44, 14, deep],
      [226, 50, -24, base],
      [36, 60, -16, light],
      [100, 42, 34, light],
      [252, 38, 30, light],
      [470, 76, -24, base],
      [428, 46, -34, light],
    ]
      .map(([x, long, turn, color]) => blade(x as number, long as number, turn as number, color as string))
      .join(''),
  )
}

/** Coins in heaps at the lower edge. */
export const nearCoins = (at: CoverCanvas): string =>
  atEdge(
    at,
    [
      [18, -44],
      [64, -30],
      [10, -10],
      [48, -6],
      [92, -8],
      [134, -22],
      [140, -2],
      [186, -4],
      [232, -10],
      [276, 0],
      [464, -24],
      [430, -4],
      [474, -2],
    ]
      .map(([x = 0, y = 0], i) => goldCoin(x, y, 25 + (i % 3) * 3, ((i * 37) % 50) - 25, 0.7))
      .join(''),
  )

/** Small things that drift near the viewer around the name of a wide cover: `draw` shows one around 0,0. */
export const drifting = (at: CoverCanvas, draw: (index: number) => string): string =>
  at.wide
    ? [
        [26, 34, 1.2, -20],
        [214, 28, 0.8, 30],
        [20, 232, 1.5, 14],
        [96, 246, 1, -34],
        [176, 238, 1.3, 20],
        [244, 250, 0.9, -10],
        [118, 26, 0.7, 50],
        [458, 244, 1.2, -26],
      ]
        .map(([x = 0, y = 0, size = 1, turn = 0], i) => place(draw(i), x, y, size, turn))
        .join('')
    : ''
