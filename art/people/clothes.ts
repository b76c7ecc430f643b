/** Clothes and jewelry for the heads of `head.ts`. */
import { area, circle, line, num, oval, repeat } from '../draw.ts'

const GOLD_SHADE = '#b8741c'

/** A stone in a golden setting. */
export const gem = (x: number, y: number, r: number, color: string): string =>
  circle(x, y, r * 1.3, GOLD_SHADE) +
  circle(x, y, r, color) +
  area(`M${num(x)} ${num(y - r)}A${num(r)} ${num(r)} 0 0 1 ${num(x)} ${num(y + r)}Z`, '#000', { opacity: 0.22 }) +
  circle(x - r * 0.35, y - r * 0.35, r * 0.3, '#fff', { opacity: 0.9 })

/** A blossom with five petals. */
export const blossom = (x: number, y: number, r: number, petal: string, shadow: string, heart = '#ffd24a'): string =>
  repeat(5, (i) => {
    const turn = -90 + i * 72
    const angle = (turn * Math.PI) / 180
    return oval(
      x + Math.cos(angle) * r * 0.55,
      y + Math.sin(angle) * r * 0.55,
      r * 0.52,
      r * 0.42,
      i === 1 || i === 2 ? shadow : petal,
      turn,
    )
  }) + circle(x, y, r * 0.26, heart)

/** A rose from above: petals within petals. */
export const rose = (x: number, y: number, r: number, petal: string, shadow: string, light: string): string =>
  circle(x, y, r, shadow) +
  circle(x - r * 0.12, y - r * 0.14, r * 0.84, petal) +
  line(
    `M${num(x - r * 0.5)} ${num(y - r * 0.1)}a${num(r * 0.5)} ${num(r * 0.5)} 0 0 1 ${num(r * 0.9)} ${num(-r * 0.2)}` +
      `M${num(x + r * 0.4)} ${num(y)}a${num(r * 0.4)} ${num(r * 0.4)} 0 0 1 ${num(-r * 0.76)} ${num(r * 0.2)}` +
      `M${num(x - r * 0.14)} ${num(y + r * 0.06)}a${num(r * 0.2)} ${num(r * 0.2)} 0 1 1 ${num(r * 0.24)} 0`,
    shadow,
    r * 0.14,
  ) +
  line(
    `M${num(x - r * 0.7)} ${num(y - r * 0.3)}a${num(r * 0.76)} ${num(r * 0.76)} 0 0 1 ${num(r * 0.6)} ${num(-r * 0.5)}`,
    light,
    r * 0.14,
  )

export const leaf = (x: number, y: number, length: number, turn: number, color: string, light: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(length / 10)})">` +
  area('M0 0C2 -5 7 -5 10 0C7 5 2 5 0 0Z', color) +
  area('M0 0C2 -5 7 -5 10 0Z', light) +
  '</g>'

/** A dress of scales with a golden collar that reaches the neck. */
export const scales = (base: string, shade: string, light: string, trim: string): string =>
  area('M-36 84C-70 104 -112 112 -128 150L-140 290H140L128 150C112 112 70 104 36 84Q0 112 -36 84Z', base) +
  area('M36 84C70 104 112 112 128 150L140 290H40C50 220 40 140 14 102Q26 94 36 84Z', shade) +
  repeat(4, (row) =>
    line(`M${-118 + (row % 2) * 14} ${num(140 + row * 20)}${'q14 16 28 0'.repeat(8)}`, light, 3, { opacity: 0.7 }),
  ) +
  area('M-38 80Q0 108 38 80L58 98C60 106 58 112 56 116Q0 154 -56 116C-58 112 -60 106 -58 98Z', trim) +
  area('M38 80L58 98C60 106 58 112 56 116Q34 132 10 135Q26 116 20 92Q30 88 38 80Z', '#b8741c') +
  line('M-36 84Q0 110 36 84M-54 112Q0 148 54 112', '#fff6c8', 2.4) +
  [-36, -18, 0, 18, 36]
    .map((x) => circle(x, 122 - (x * x) / 90, 4.6, '#3fb8c8') + circle(x - 1.4, 120.6 - (x * x) / 90, 1.6, '#fff'))
    .join('')
