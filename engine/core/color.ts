/**
 * Colors of design tokens: hexadecimal, `rgb()` and `hsl()` of CSS Color 4. Everything else, such as names and
 * variables, can only be evaluated by a browser, so its contrast cannot be checked.
 */

export interface Color {
  /** 0 to 255. */
  readonly red: number
  readonly green: number
  readonly blue: number
  /** 0 is transparent, 1 is opaque. */
  readonly alpha: number
}

/** Parses `text` as a color; undefined when it is not a color or has an unsupported syntax. */
export function parseColor(text: string): Color | undefined {
  return hexColor(text) ?? functionColor(text.trim().toLowerCase())
}

function hexColor(text: string): Color | undefined {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return undefined
  const digits = text.slice(1)
  const width = digits.length < 6 ? 1 : 2
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(new RegExp(`.{${width}}`, 'g')) ?? []).map((part) =>
    Number.parseInt(width === 1 ? part + part : part, 16),
  )
  return { red, green, blue, alpha: alpha / 255 }
}

const NUMBER = String.raw`([+-]?(?:\d+\.?\d*|\.\d+))`
const PART = `${NUMBER}(%?)`
/** `rgb()` and `hsl()`: three parts and an optional alpha, separated by commas, or by spaces and a slash. */
const FUNCTION = new RegExp(
  `^(rgb|hsl)a?\\(\\s*${NUMBER}(%|deg)?(?:` +
    `\\s*,\\s*${PART}\\s*,\\s*${PART}(?:\\s*,\\s*${PART})?|` +
    `\\s+${PART}\\s+${PART}(?:\\s*/\\s*${PART})?)\\s*\\)$`,
)

function functionColor(text: string): Color | undefined {
  const [, name, first = '', firstUnit = '', ...rest] = FUNCTION.exec(text) ?? []
  if (name === undefined) return undefined
  const hasCommas = rest[0] !== undefined
  const [second = '', secondUnit = '', third = '', thirdUnit = '', alphaText, alphaUnit = ''] = rest.slice(
    hasCommas ? 0 : 6,
  )
  const alpha = alphaText === undefined ? 1 : Number(alphaText) / (alphaUnit === '%' ? 100 : 1)
  if (!isWithin(alpha, 0, 1)) return undefined
  if (name === 'hsl') {
    const [saturation, lightness] = [Number(second), Number(third)]
    if (firstUnit === '%' || secondUnit !== '%' || thirdUnit !== '%') return undefined
    if (!isWithin(saturation, 0, 100) || !isWithin(lightness, 0, 100)) return undefined
    return { ...fromHsl(Number(first), saturation / 100, lightness / 100), alpha }
  }
  // The three parts of rgb() are either all numbers or all percentages.
  if (firstUnit !== secondUnit || secondUnit !== thirdUnit || firstUnit === 'deg') return undefined
  const scale = firstUnit === '%' ? 2.55 : 1
  const [red, green, blue] = [Number(first) * scale, Number(second) * scale, Number(third) * scale]
  return [red, green, blue].every((part) => isWithin(part, 0, 255)) ? { red, green, blue, alpha } : undefined
}

function fromHsl(hue: number, saturation: number, lightness: number): Omit<Color, 'alpha'> {
  const part = (n: number): number => {
    const k = (((n + hue / 30) % 12) + 12) % 12
    const amount = saturation * Math.min(lightness, 1 - lightness)
    return 255 * (lightness - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return { red: part(0), green: part(8), blue: part(4) }
}

function isWithin(value: number, low: number, high: number): boolean {
  return value >= low && value <= high
}

/** Contrast ratio of two opaque colors, from 1 to 21 (WCAG 2). */
export function contrastOf(one: Color, other: Color): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance({ red, green, blue }: Color): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
