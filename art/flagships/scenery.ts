/** Parts of places for scenes that are drawn in a square: what is far, and what is near the viewer. */
import type { CoverCanvas } from '../canvas.ts'
import { area, box, circle, line, num, oval, place, repeat } from '../draw.ts'
import { goldCoin } from './fronts.ts'
import { limb } from './volume.ts'

/** Content that only a wide cover has room for: a square cover has the name there. */
export const onlyWide = (at: Pick<CoverCanvas, 'wide'>, content: string): string => (at.wide ? content : '')

/** A palm with its foot at the given point, 150 high before scaling. */
export const palmTree = (
  x: number,
  y: number,
  size: number,
  [trunk, light, deep]: readonly [trunk: string, light: string, deep: string],
): string =>
  place(
    line('M0 0Q-4 -70 16 -128', trunk, 11) +
      line('M-3 -8Q-7 -70 12 -122', '#fff', 2.4, { opacity: 0.3 }) +
      area(
        'M16 -130C40 -150 74 -146 92 -112C68 -124 44 -124 16 -130ZM16 -130C-6 -152 -44 -148 -62 -114C-38 -126 -10 -124 16 -130ZM16 -130C40 -132 64 -112 66 -78C50 -102 34 -114 16 -130Z',
        deep,
      ) +
      area(
        'M16 -130C28 -166 58 -174 84 -158C60 -154 38 -144 16 -130ZM16 -130C4 -164 -26 -174 -52 -158C-28 -154 -6 -144 16 -130ZM16 -130C-8 -132 -34 -112 -36 -78C-20 -102 -2 -114 16 -130Z',
        light,
      ),
    x,
    y,
    size,
  )

/** A ridge of mountains from x -260 to 430; the second color is on the sides away from the light. */
export const ridge = (
  base: number,
  peaks: readonly (readonly [x: number, top: number])[],
  color: string,
  dark: string,
) =>
  peaks
    .map(
      ([x, top], i) =>
        area(`M${x - (base - top) * 1.3} ${base}L${x} ${top}L${x + (base - top) * 1.3} ${base}Z`, color) +
        area(
          `M${x} ${top}L${x + (base - top) * 1.3} ${base}H${x - 8 + (i % 2) * 10}L${x + 12} ${num((top + base) / 2)}Z`,
          dark,
        ),
    )
    .join('')

/** A heap of coins on a ground at y, from left to right. */
export const coinHeap = (left: number, right: number, y: number, rows: number, r = 17): string => {
  const step = r * 1.5
  return repeat(rows, (back) => {
    const row = rows - 1 - back
    const count = Math.max(1, Math.floor((right - left) / step) - row * 2)
    const from = (left + right) / 2 - ((count - 1) / 2) * step
    return repeat(count, (i) =>
      goldCoin(
        from + i * step + ((i * 7 + row * 5) % 9) - 4,
        y - row * r * 0.86,
        r,
        ((i * 41 + row * 29) % 60) - 30,
        0.66,
      ),
    )
  })
}

/** A string of lit lamps between two points. */
export const lampString = (
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  sag: number,
  count: number,
  colors: readonly string[] = ['#ffd25e', '#ff7a6a', '#5fe0c0'],
): string =>
  line(
    `M${fromX} ${fromY}Q${num((fromX + toX) / 2)} ${num((fromY + toY) / 2 + sag * 2)} ${toX} ${toY}`,
    '#2b1a2b',
    2.6,
  ) +
  repeat(count, (i) => {
    const t = (i + 0.5) / count
    const [x, y] = [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t + sag * 4 * t * (1 - t)]
    const color = colors[i % colors.length] ?? '#fff'
    return (
      circle(x, y + 9, 17, color, { opacity: 0.28 }) +
      oval(x, y + 9, 6.5, 8, color) +
      oval(x - 2, y + 6, 2.4, 3.4, '#fffbe0')
    )
  })

/** Heads and shoulders of spectators in a row, lit from the upper left. */
export const audience = (left: number, right: number, y: number, size: number, color: string, rim: string): string =>
  repeat(Math.ceil((right - left) / (size * 2.3)), (i) => {
    const [x, top] = [left + i * size * 2.3, y - ((i * 37) % 5) * size * 0.12]
    return (
      area(
        `M${num(x - size * 1.5)} ${num(y + size * 4)}C${num(x - size * 1.5)} ${num(top + size * 1.1)} ${num(x + size * 1.5)} ${num(top + size * 1.1)} ${num(x + size * 1.5)} ${num(y + size * 4)}Z`,
        color,
      ) +
      circle(x, top, size * 0.86, color) +
      line(
        `M${num(x - size * 0.78)} ${num(top + 1)}A${num(size * 0.8)} ${num(size * 0.8)} 0 0 1 ${num(x + size * 0.1)} ${num(top - size * 0.78)}`,
        rim,
        size * 0.17,
      )
    )
  })

/** A fluted column with a capital, from its top to the ground. The fill is a gradient or a color. */
export const column = (x: number, top: number, base: number, wide: number, fill: string, trim: string): string =>
  box(x - wide / 2, top, wide, base - top, fill) +
  line(`M${num(x - wide * 0.2)} ${top + 14}V${base}M${num(x + wide * 0.16)} ${top + 14}V${base}`, '#12042c', 3, {
    opacity: 0.35,
  }) +
  box(x - wide * 0.72, top - 6, wide * 1.44, 18, trim, 4) +
  box(x - wide * 0.72, base - 12, wide * 1.44, 18, trim, 4)

/** A flame on a bowl or a candle; `url(#flame)` is a halo of the scene. */
export const flame = (x: number, y: number, size: number): string =>
  place(
    circle(0, -24, 62, 'url(#flame)') +
      area('M0 -62C22 -34 26 -2 0 0C-26 -2 -22 -26 -12 -40C-10 -32 -6 -30 -4 -30C-6 -42 -4 -54 0 -62Z', '#ff7a1f') +
      area('M2 -42C14 -24 14 -3 0 -2C-14 -3 -12 -20 -6 -26C-2 -24 0 -34 2 -42Z', '#ffd23f') +
      oval(0, -9, 5, 8, '#fffbe0'),
    x,
    y,
    size,
  )

/** Long leaves of kelp that rise from y. */
export const kelp = (x: number, y: number, high: number, color: string, light: string): string =>
  [-13, 9, 0]
    .map((dx, i) => {
      const top = high * [0.74, 0.82, 1][i]!
      return (
        area(
          `M${num(x + dx - 6)} ${y}q-16 ${num(-top * 0.3)} 2 ${num(-top * 0.52)}t0 ${num(-top * 0.48)}q18 ${num(top * 0.24)} 6 ${num(top * 0.5)}t4 ${num(top * 0.5)}Z`,
          i === 2 ? light : color,
        ) + line(`M${num(x + dx - 2)} ${y}q-12 ${num(-top * 0.3)} 3 ${num(-top * 0.52)}`, '#fff', 1.6, { opacity: 0.3 })
      )
    })
    .join('')

/** Boulders at the edge near the viewer, from left to right. */
export const boulders = (
  stones: readonly (readonly [x: number, y: number, r: number])[],
  [light, base, deep]: readonly [light: string, base: string, deep: string],
): string =>
  stones
    .map(([x, y, r]) =>
      place(
        area('M-52 40L-48 -6L-18 -38L22 -34L50 -4L56 40Z', base) +
          area('M-48 -6L-18 -38L22 -34L4 -12L-26 2Z', light) +
          area('M22 -34L50 -4L56 40H18L4 -12Z', deep),
        x,
        y,
        r / 50,
      ),
    )
    .join('')

/** Blades of grass along the lower edge of a wide cover. */
export const grassEdge = (color: string): string =>
  repeat(34, (i) =>
    area(`M${-244 + i * 17} 306q-4 -16 ${(i % 3) * 6 - 8} -${20 + ((i * 13) % 17)}q10 11 12 24Z`, color),
  )

/** A row of shops and houses in the evening behind a road, from left to right: awnings, lit windows, roofs. */
export const shopRow = (left: number, right: number, base: number, [wall, roof]: readonly [string, string]): string =>
  repeat(Math.ceil((right - left) / 52), (i) => {
    const [x, high] = [left + i * 52, 46 + ((i * 29) % 34)]
    const top = base - high
    return (
      box(x, top, 49, high, wall) +
      area(`M${x - 4} ${top}L${x + 10} ${top - 16}H${x + 39}L${x + 53} ${top}Z`, roof) +
      box(x + 8, top + 8, 13, 14, '#ffd46a', 2, { opacity: i % 3 === 0 ? 0.5 : 0.95 }) +
      box(x + 28, top + 8, 13, 14, '#ffd46a', 2, { opacity: i % 3 === 1 ? 0.5 : 0.95 }) +
      box(x + 7, base - 20, 35, 20, '#ffb84a') +
      box(x + 20, base - 20, 9, 20, roof) +
      area(
        `M${x + 3} ${base - 30}h43l4 12q-6 6 -12 0q-7 6 -14 0q-7 6 -13 0q-6 6 -12 0Z`,
        ['#e8405a', '#1fa898', '#f0a02e'][i % 3]!,
      )
    )
  })

/** A spectator from behind with raised fists: a grown-up, broad at the shoulders, with a light edge. */
export const cheeringFan = (x: number, y: number, size: number, color = '#1c1048'): string => {
  const arms = [-1, 1]
    .map((side) =>
      limb([
        [side * 25, 26, 17],
        [side * 40, -2, 14],
        [side * 31, -38, 11],
        [side * 30, -46, 15],
      ]),
    )
    .join('')
  const body = 'M-36 110C-36 60 -38 34 -28 22C-20 14 -8 12 -7 4H7C8 12 20 14 28 22C38 34 36 60 36 110Z'
  return place(
    area(arms, color) +
      area(body, color) +
      oval(0, -12, 14, 17, color) +
      line('M-34 60C-36 40 -34 28 -25 21M-13 -16C-12 -26 -6 -29 0 -29M-47 -2L-37 -38M33 0L25 -36', '#ff9a6a', 3.4),
    x,
    y,
    size,
  )
}
